"""Clashes: who fights whom, what comes of it, and the next card."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.amounts import Measured
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk, Owner
from mblades.text.reading.sentences import Chain, Clause, Sentence, Series
from mblades.text.tree import Effect, TriggerWord, Who, Whom, Whose

rules = Rules()

_OF = {Whose.OPPONENT: Who.OPPONENT, Whose.THAT: Who.THAT, Whose.ANOTHER: Who.OPPONENT,
       Whose.LEFT: Who.LEFT, Whose.RIGHT: Who.RIGHT}  # fmt: skip


def teach(lexicon: Lexicon) -> None:
    """The words for how a clash ends."""
    for result, words in (
        ("win", "you (win|won) [the clash|it]|it is won|the clash is won|you are the winner|you are victorious"),
        ("lose", "you (lose|lost) [the clash|it]|it is lost|the clash is lost|you are the loser"),
        ("tie", "the clash is a tie|it is a tie|there is a tie|it is tied|you tie|they tie|the clash ends in a tie"),
    ):  # fmt: skip
        meant = tree.ClashResult(result)  # type: ignore[arg-type]
        lexicon.add(f"({words})", "condition", meant)
        lexicon.add(f"({words})", "result", meant)
        lexicon.add(f"({result}|if {result})", "result_line", meant)
    lexicon.add("on a win", "result_head", tree.ClashResult("win"))
    lexicon.add("on a loss", "result_head", tree.ClashResult("lose"))
    lexicon.add(
        "(on a tie|in case of a tie|in the event of a tie)", "result_head", tree.ClashResult("tie")
    )
    lexicon.add("a clash is fought (with|against)", "CLASH_IS_FOUGHT")
    lexicon.add(
        "in (every|each|any|all) (clash|clashes) [you are in|you take part in]", "IN_EVERY_CLASH"
    )
    lexicon.add(
        "(happens|happen|trigger|triggers|resolve|resolves|is used|are used) twice", "HAPPENS_TWICE"
    )


# --------------------------------------------------------------------------- results


@rules("sentence: result_line ':' series", "sentence: result_head ',' series")
def by_result(result: tree.Condition, series: Series) -> Sentence:
    """ "Win: steal 10 RP. Lose: flip this card."."""
    return Sentence(series, condition=result)


@rules("controlled: IF result chain")
def if_result(result: tree.Condition, chain: Chain) -> Effect:
    return tree.If(result, Series(((chain,),)).effects())


@rules("controlled: IF result chain ',' IF result chain")
def by_results(
    one: tree.Condition, chain: Chain, other: tree.Condition, otherwise: Chain
) -> Effect | None:
    """ "If you win you get 20 RP, if you lose they get 10 RP"."""
    if one == other:
        return None
    return tree.If(one, Series(((chain,),)).effects(), (if_result(other, otherwise),))


@rules("sentence: 'win' 'or' 'lose' ',' series")
def whatever_comes(series: Series) -> Sentence:
    """A tie is neither, and yet the clash has been fought."""
    ends = [tree.ClashResult(result) for result in ("win", "lose", "tie")]
    return Sentence(series, condition=tree.Either(tree.Either(ends[0], ends[1]), ends[2]))


@deed("steal", frames=("{measured:measured}",))
def steal_from_loser(who: Whom, measured: Measured) -> Effect | None:
    """ "Win: steal 10 RP.": there is nobody else to steal from."""
    return tree.Steal(measured.unit, measured.fixed, Who.LOSER, who) if who is Who.YOU else None


@deed("take", frames=("{measured:measured}",))
def winner_takes(who: Whom, measured: Measured) -> Effect | None:
    return tree.Gain(measured.unit, measured.fixed, who) if who is Who.WINNER else None


# --------------------------------------------------------------------------- who fights whom


@deed(
    "fight a clash", "make a clash", "perform a clash", "have a clash", "start a clash", "fight",
    frames=("WITH_PLAYER {players:other}", "WITH_PLAYER {them:other}"),
)  # fmt: skip
def fight(who: Whom, other: Folk) -> Effect | None:
    return tree.Clash(other.who) if who is Who.YOU else None


@deed("clash", frames=("WITH_PLAYER {owner:owner} 'top' 'card'",))
def clash_with_top_card(who: Whom, owner: Owner) -> Effect | None:
    """ "Clash with an opponent's Top card"."""
    other = _OF.get(owner.whose)
    return tree.Clash(other) if who is Who.YOU and other is not None else None


@rules("clause: CLASH_IS_FOUGHT players")
def is_fought(folk: Folk) -> Clause:
    return Clause(Act("fight", (("other", folk),)), Who.YOU)


@rules("clause: players CLASH.BASE", "clause: players CLASH.THIRD")
def all_clash(folk: Folk) -> Clause | None:
    """ "Everyone clashes"."""
    if folk.who is not Who.EACH_PLAYER:
        return None
    return Clause(None, statement=tree.Clash(Who.EACH_PLAYER))


@rules("static: 'add' quantity 'to' YOUR_TOTAL IN_EVERY_CLASH")
def bonus(amount: tree.Quantity) -> Effect:
    if isinstance(amount, tree.Number):
        return tree.TotalBonus(tree.Flat(amount.value))
    return tree.TotalBonus(tree.EqualTo(amount))


# --------------------------------------------------------------------------- the next card


@rules("controlled: IF symbol ',' series")
def if_next_is(symbol: tree.Symbol, series: Series) -> Effect:
    """ "Next: If Fire, gain 15 RP."."""
    return tree.If(tree.Is(tree.TheNext(), tree.Filter(symbols=(symbol,))), series.effects())


@rules("controlled: IF symbol 'or' symbol ',' series")
def if_next_is_either(one: tree.Symbol, other: tree.Symbol, series: Series) -> Effect:
    which = tree.Filter(symbols=(one, other), any_symbol=True)
    return tree.If(tree.Is(tree.TheNext(), which), series.effects())


@rules("clause: possessor trigger EFFECTS HAPPENS_TWICE")
def happens_twice(card: tree.Ref, trigger: TriggerWord) -> Clause | None:
    """ "Next: The next card's Play effects happen twice.": they have happened once already."""
    if not isinstance(card, tree.TheNext) or trigger is not TriggerWord.PLAY:
        return None
    return Clause(None, statement=tree.UseEffects(trigger, card))


@rules("fact: reference HAVE ARTICLE trigger EFFECTS")
def has_effect(card: tree.Ref, trigger: TriggerWord) -> tree.Condition:
    return tree.Is(card, tree.Filter(trigger=trigger))
