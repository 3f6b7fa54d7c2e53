"""Clashes: who fights whom, what comes of it, and the next card."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading import combat
from mblades.text.reading.amounts import Measured
from mblades.text.reading.deeds import Act, awaited, deed
from mblades.text.reading.its import CardLeftOut
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import MOST_REPEATS, TooMuch
from mblades.text.reading.robbed import Robbed
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
    next_card = "(your next card|the next card|the next card [that] (you play|is played))"
    lexicon.add(f"(when|after|as soon as|once) (you [have] (play|played|finished playing) {next_card}|{next_card} (is played|comes in|comes into play|enters play|enters your tableau))",
                "NEXT_IS_PLAYED")  # fmt: skip
    lexicon.add("a clash is (fought|begun|started|made) (with|against)", "CLASH_IS_FOUGHT")
    lexicon.add("[,] (using|and use|and you use|but use|with you using)", "USING")
    lexicon.add("(instead of|rather than|in place of|not) your Top card", "INSTEAD_OF_TOP")
    lexicon.add("(twice|two times)", "how_often", 2)
    lexicon.add("(three times|thrice)", "how_often", 3)
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


@deed("steal", frames=("{measured:measured}",))
def steal_from_loser(who: Whom, measured: Measured) -> Effect | None:
    """ "Win: steal 10 RP.": from the loser, see robbed.py."""
    return Robbed(measured.unit, measured.fixed, Who.LOSER, who) if who is Who.YOU else None


@deed("take", frames=("{measured:measured}",))
def winner_takes(who: Whom, measured: Measured) -> Effect | None:
    return tree.Gain(measured.unit, measured.fixed, who) if who is Who.WINNER else None


# --------------------------------------------------------------------------- who fights whom


@deed(
    *combat.VERBS,
    frames=(
        "{against:other} USING {target:card} INSTEAD_OF_TOP?", "{against:other} {number:times} 'times' USING {target:card}",
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
    *combat.VERBS,
    frames=(
        "{against:other} {number:times} 'times'", "{against:other} {how_often:times}", "{how_often:times} {against:other}",
    ),
)  # fmt: skip
def clash_often(who: Whom, other: Folk, times: int) -> Effect | None:
    """ "Clash with an opponent 3 times": always the same one."""
    if times > MOST_REPEATS:
        raise TooMuch(f"a clash can be fought at most {MOST_REPEATS} times")
    is_said = who is Who.YOU and times > 0 and not other.in_turn
    return tree.Clash(other.who, times=times) if is_said else None


@rules("clause: reference COMBAT.THIRD against")
def this_card_clashes(card: tree.Ref, folk: Folk) -> Clause | None:
    """ "This card clashes with an opponent"."""
    if not isinstance(card, tree.This):
        return None
    return Clause(None, statement=tree.Clash(folk.who, using=card))


@rules("clause: reference COMBAT.THIRD WITH_PLAYER owner 'top' 'card'")
def this_card_clashes_with_top(card: tree.Ref, owner: Owner) -> Clause | None:
    other = _OF.get(owner.whose)
    return None if other is None else this_card_clashes(card, Folk(other))


@rules("chain: chain THEN WITH_PLAYER players", "chain: chain THEN COMBAT.BASE against")
def clash_then_with(chain: Chain, folk: Folk) -> Chain | None:
    """ "Clash with the player on your left, then with the player on your right"."""
    last = chain[-1].act
    if last is None or last.deed != "clash":
        return None
    return (*chain, Clause(Act("clash", (("other", folk),))))


@deed(*combat.VERBS, frames=("WITH_PLAYER? {owner:owner} 'top' 'card'",))
def clash_with_top_card(who: Whom, owner: Owner) -> Effect | None:
    """ "Clash with an opponent's Top card"."""
    other = _OF.get(owner.whose)
    return tree.Clash(other) if who is Who.YOU and other is not None else None


@rules("clause: CLASH_IS_FOUGHT players")
def is_fought(folk: Folk) -> Clause:
    return Clause(Act("clash", (("other", folk),)), Who.YOU)


@rules("clause: players WITH_TOP_CARD? COMBAT.BASE WITH_EACH_OTHER?", "clause: players WITH_TOP_CARD? COMBAT.THIRD WITH_EACH_OTHER?",
       "clause: players WITH_TOP_CARD? MUST COMBAT.BASE WITH_EACH_OTHER?")  # fmt: skip
def all_clash(folk: Folk) -> Clause | None:
    """ "Everyone clashes"."""
    if folk.who is not Who.EACH_PLAYER:
        return None
    return Clause(None, statement=tree.Clash(Who.EACH_PLAYER))


@rules("sentence: of_clash act.third")
def of_every_clash(what: Any, act: Act) -> Sentence:
    """ "The loser of every clash loses 10 RP"."""
    event = tree.Clashes(Who.PLAYER, what)
    return Sentence(Series((((Clause(act, Who.THAT, third=True),),),)), "whenever", event)


@awaited("win", frames=("A_CLASH AGAINST_YOU",))
def wins_against_you(who: Whom, *, would: bool) -> tree.Event | None:
    is_lost = who is Who.OPPONENT and not would
    return tree.Clashes(Who.YOU, "lose") if is_lost else None


# --------------------------------------------------------------------------- the next card


@rules("controlled: IF symbol ',' series")
def if_next_is(symbol: tree.Symbol, series: Series) -> Effect:
    """ "Next: If Fire, gain 15 RP."; "Flip card to left. If Fire, gain 20 RP."."""
    which = tree.Filter(symbols=(symbol,))
    return tree.If(tree.Is(CardLeftOut(), which), series.effects())


@rules("controlled: IF symbol 'or' symbol ',' series")
def if_next_is_either(one: tree.Symbol, other: tree.Symbol, series: Series) -> Effect:
    which = tree.Filter(symbols=(one, other), any_symbol=True)
    return tree.If(tree.Is(CardLeftOut(), which), series.effects())


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


@rules("sentence: NEXT_IS_PLAYED ','? series", "sentence: series NEXT_IS_PLAYED")
def when_next_is_played(series: Series) -> Sentence:
    """ "Next: When you play your next card, ...": as it is in any case."""
    return Sentence(series, "next played")
