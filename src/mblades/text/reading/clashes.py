"""Clashes: who fights whom, what comes of it, and the next card."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import Measured
from mblades.text.reading.conditions import Bound
from mblades.text.reading.deeds import Act, awaited, deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import MOST_REPEATS, TooMuch
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk, Object, Owner, settled
from mblades.text.reading.sentences import Chain, Clause, Sentence, Series
from mblades.text.tree import Effect, TriggerWord, Who, Whom, Whose

rules = Rules()

_SEVERAL = ("each", "up to", "any number of", "all but")
_OF = {Whose.OPPONENT: Who.OPPONENT, Whose.THAT: Who.THAT, Whose.ANOTHER: Who.OPPONENT,
       Whose.LEFT: Who.LEFT, Whose.RIGHT: Who.RIGHT}  # fmt: skip


def teach(lexicon: Lexicon) -> None:
    """The words for how a clash ends."""
    next_card = "(your next card|the next card|the next card [that] you play)"
    lexicon.add(f"(when|after|as soon as) (you play {next_card}|{next_card} (is played|comes in|comes into play|enters play|enters your tableau))",
                "NEXT_IS_PLAYED")  # fmt: skip
    for result, done, words in (
        ("win", "won", "you (win|won) [the clash|it]|it is won|the clash is won|you are the winner|you are victorious"),
        ("lose", "lost", "you (lose|lost) [the clash|it]|it is lost|the clash is lost|you are the loser"),
        ("tie", "tied", "the clash is a tie|it is a tie|there is a tie|it is tied|you tie|they tie|the clash ends in a tie"),
    ):  # fmt: skip
        meant = tree.ClashResult(result)  # type: ignore[arg-type]
        lexicon.add(f"should you {result} [the clash|it]", "result_head", meant)
        others = [tree.ClashResult(one) for one in ("win", "lose", "tie") if one != result]
        lexicon.add(f"(you do not {result} [the clash|it]|you did not {result} [the clash|it])",
                    "condition", tree.Either(*others))  # fmt: skip
        lexicon.add(f"({words}|{done})", "condition", meant)
        lexicon.add(f"({words})", "result", meant)
        lexicon.add(f"({result}|if {result})", "result_line", meant)
    lexicon.add("on a win", "result_head", tree.ClashResult("win"))
    lexicon.add("on a loss", "result_head", tree.ClashResult("lose"))
    lexicon.add(
        "(on a tie|in case of a tie|in the event of a tie)", "result_head", tree.ClashResult("tie")
    )
    lexicon.add("a clash is (fought|begun|started|made) (with|against)", "CLASH_IS_FOUGHT")
    lexicon.add(
        "(in (every|each|any|all) [your] (clash|clashes) [you are in|you take part in]|in [your] clashes)",
        "IN_EVERY_CLASH",
    )
    who = "(someone|anyone)"
    lexicon.add(f"{who} [you (want|like|choose|wish)]", "rival", Folk(Who.OPPONENT))
    lexicon.add("[,] (using|and use)", "USING")
    lexicon.add("(instead of|rather than) your Top card", "INSTEAD_OF_TOP")
    lexicon.add("to a (clash|duel|fight)", "TO_A_CLASH")
    lexicon.add("(twice|two times)", "how_often", 2)
    lexicon.add("(three times|thrice)", "how_often", 3)
    for side, result in (("you", "win"), ("you", "lose")):
        lexicon.add(f"{side} {result} [the clash|it] by", f"RESULT_BY_{result.upper()}")
    lexicon.add("your total is (at least|by at least)", "YOUR_TOTAL_IS")
    lexicon.add("(higher|more|greater) than (theirs|that of your opponent|your opponent 's|their total|the loser 's)",
                "THAN_THEIRS")  # fmt: skip
    ties = "(tie|ties|all ties|tied clashes|every tie|any tie)"
    lexicon.add(f"you win {ties} [in clashes]", "static", tree.WinClashes(ties=True))
    lexicon.add("the loser of (every|each|any|a) clash", "of_clash", "lose")
    lexicon.add("the winner of (every|each|any|a) clash", "of_clash", "win")
    lexicon.add("against you", "AGAINST_YOU")
    lexicon.add("[this card|this|it] flips [over|face down|itself]", "FLIPS_ITSELF")
    lexicon.add(
        "(it is|this is|that is) (a|one|one single|a single) clash (with|between|of|among|against)",
        "IT_IS_A_CLASH",
    )
    lexicon.add("(clashes|clash) (do|does) not (occur|happen|take place)", "static",
                tree.Cannot(Who.EACH_PLAYER, ("clash",)))  # fmt: skip
    lexicon.add("(no clashes (occur|happen|take place|can occur|can happen)|there are no clashes|no clash (occurs|happens|takes place|can occur|can happen))", "static",
                tree.Cannot(Who.EACH_PLAYER, ("clash",)))  # fmt: skip
    for moment in ("begins", "starts", "would be resolved", "is resolved", "would begin"):
        lexicon.add(
            f"a clash you are (in|part of) {moment}", "event", tree.Clashes(Who.YOU, "clash")
        )
        if "resolved" not in moment:
            lexicon.add(f"a clash {moment}", "event", tree.Clashes(Who.PLAYER, "clash"))
    lexicon.add(
        "(happens|happen|trigger|triggers|resolve|resolves|is used|are used) twice", "HAPPENS_TWICE"
    )


# --------------------------------------------------------------------------- results


@rules("sentence: result_line ':' series", "sentence: result_line '?' series", "sentence: result_head ',' series")  # fmt: skip
def by_result(result: tree.Condition, series: Series) -> Sentence:
    """ "Win: steal 10 RP. Lose: flip this card."."""
    if series.purpose is not None:
        return Sentence(series, condition=result)
    return Sentence(Series((tree.If(result, series.effects()),)))


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
    "fight a clash", "make a clash", "perform a clash", "have a clash", "start a clash", "begin a clash", "fight",
    "fight a duel",
    frames=("WITH_PLAYER {players:other}", "WITH_PLAYER {them:other}", "WITH_PLAYER {rival:other}"),
)  # fmt: skip
def fight(who: Whom, other: Folk) -> Effect | None:
    return tree.Clash(other.who) if who is Who.YOU and not other.in_turn else None


@deed("fight", "battle", "duel", frames=("{players:other}", "{rival:other}"))
def fight_somebody(who: Whom, other: Folk) -> Effect | None:
    return fight.make(who, other)


@deed("challenge", frames=("{players:other} TO_A_CLASH?", "{rival:other} TO_A_CLASH?"))
def challenge(who: Whom, other: Folk) -> Effect | None:
    return fight.make(who, other)


@deed(
    "clash", "fight",
    frames=(
        "WITH_PLAYER {players:other} USING {target:card} INSTEAD_OF_TOP?",
        "WITH_PLAYER {them:other} USING {target:card} INSTEAD_OF_TOP?",
        "WITH_PLAYER {players:other} {number:times} 'times' USING {target:card}",
    ),
)  # fmt: skip
def clash_using(who: Whom, other: Folk, card: Object, times: int = 1) -> Effect | None:
    """ "Clash with an opponent, using the highest card in your tableau"."""
    target = settled(card)
    if isinstance(target, tree.Cards):
        is_one = target.count == 1 and target.how not in _SEVERAL
    else:
        is_one = isinstance(target, tree.This | tree.It | tree.TheNext | tree.Neighbour)
    known = clash_often.make(who, other, times)
    if not isinstance(known, tree.Clash) or not is_one:
        return None
    return replace(known, using=target)


@deed(
    "clash", "fight",
    frames=(
        "WITH_PLAYER {players:other} {number:times} 'times'", "WITH_PLAYER {players:other} {how_often:times}",
        "{how_often:times} WITH_PLAYER {players:other}",
    ),
)  # fmt: skip
def clash_often(who: Whom, other: Folk, times: int) -> Effect | None:
    """ "Clash with an opponent 3 times": always the same one."""
    if times > MOST_REPEATS:
        raise TooMuch(f"a clash can be fought at most {MOST_REPEATS} times")
    is_said = who is Who.YOU and times > 0 and not other.in_turn
    return tree.Clash(other.who, times=times) if is_said else None


@rules("clause: reference CLASH.THIRD WITH_PLAYER players")
def this_card_clashes(card: tree.Ref, folk: Folk) -> Clause | None:
    """ "This card clashes with an opponent"."""
    if not isinstance(card, tree.This):
        return None
    return Clause(None, statement=tree.Clash(folk.who, using=card))


@rules("clause: reference CLASH.THIRD WITH_PLAYER owner 'top' 'card'")
def this_card_clashes_with_top(card: tree.Ref, owner: Owner) -> Clause | None:
    other = _OF.get(owner.whose)
    return None if other is None else this_card_clashes(card, Folk(other))


@rules("chain: chain THEN WITH_PLAYER players", "chain: chain THEN CLASH.BASE WITH_PLAYER players")
def clash_then_with(chain: Chain, folk: Folk) -> Chain | None:
    """ "Clash with the player on your left, then with the player on your right"."""
    last = chain[-1].act
    if last is None or last.deed not in ("clash", "fight"):
        return None
    return (*chain, Clause(Act("clash", (("other", folk),))))


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


@rules("condition: RESULT_BY_WIN bounded")
def won_by(bound: Bound) -> tree.Condition | None:
    """ "You win by 5 or more"."""
    return tree.ClashResult("win", bound.value) if _is_margin(bound) else None


@rules("condition: RESULT_BY_LOSE bounded")
def lost_by(bound: Bound) -> tree.Condition | None:
    return tree.ClashResult("lose", bound.value) if _is_margin(bound) else None


def _is_margin(bound: Bound) -> bool:
    return bound.test == "at least" and bound.value > 0


@rules("condition: YOUR_TOTAL_IS number THAN_THEIRS")
def total_is_higher(by: int) -> tree.Condition | None:
    return tree.ClashResult("win", by) if by else None


@rules("sentence: of_clash act.third")
def of_every_clash(what: Any, act: Act) -> Sentence:
    """ "The loser of every clash loses 10 RP"."""
    event = tree.Clashes(Who.PLAYER, what)
    return Sentence(Series((((Clause(act, Who.THAT, third=True),),),)), "whenever", event)


@awaited("win", frames=("A_CLASH AGAINST_YOU",))
def wins_against_you(who: Whom, *, would: bool) -> tree.Event | None:
    is_lost = who is Who.OPPONENT and not would
    return tree.Clashes(Who.YOU, "lose") if is_lost else None


@rules(
    "static: IN_EVERY_CLASH ',' 'add' quantity 'to' YOUR_TOTAL",
    "static: signed 'to' YOUR_TOTAL IN_EVERY_CLASH?",
)
def bonus_in_clashes(amount: Any) -> Effect | None:
    if isinstance(amount, int):
        return tree.TotalBonus(tree.Flat(abs(amount)), minus=amount < 0) if amount else None
    return bonus(amount)


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


@rules("sentence: FLIPS_ITSELF WHENEVER event")
def flips_when(event: tree.Event) -> Sentence:
    """ "Flips when you lose a clash.": this card."""
    flip = Clause(None, statement=tree.Flip(tree.This()))
    return Sentence(Series((((flip,),),)), "whenever", event)


@rules("sentence: IT_IS_A_CLASH players")
def it_is_a_clash(folk: Folk) -> Sentence:
    """ "Fight everybody! It's a clash with all players.": the one just begun, told again."""
    clash = Clause(None, statement=tree.Clash(folk.who))
    return Sentence(Series((((clash,),),)), "of that clash")


@rules("sentence: NEXT_IS_PLAYED ',' series")
def when_next_is_played(series: Series) -> Sentence:
    """ "Next: When you play your next card, ...": as it is in any case."""
    return Sentence(series, "next played")
