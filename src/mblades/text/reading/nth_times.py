"""The second time of a turn: "whenever you play your second card in a turn", "the third time you gain RP each turn"."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.deeds import event_player
from mblades.text.reading.events import counted_event
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk, only_filter
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.tree import Who

rules = Rules()


class Nth(NamedTuple):
    """An event, and for the how manieth time in a turn."""

    event: tree.Event
    number: int


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("time [that]", "TIME_THAT")
    lexicon.add("(in|during|within) (the same|one|one and the same|a single|the) turn", "EACH_TURN")
    lexicon.add("of (the|a|each|every|your|their|one) turn", "EACH_TURN")


@rules("which_nth: ARTICLE ordinal described EACH_TURN", "which_nth: 'the' ordinal described EACH_TURN",
       "which_nth: 'their' ordinal described EACH_TURN", "which_nth: 'your' ordinal described EACH_TURN")  # fmt: skip
def which_nth(number: int, described: Described) -> tuple[int, Described] | None:
    return None if described.plural else (number, described)


@rules("nth_event: players PLAY.BASE which_nth", "nth_event: players PLAY.THIRD which_nth")
def nth_card(folk: Folk, nth: tuple[int, Described]) -> Nth | None:
    """ "You play your second card in a turn"."""
    number, described = nth
    which, who = only_filter(described), event_player(folk.who)
    return None if which is None or who is None else Nth(tree.Plays(who, which), number)


@rules("nth_time: 'the' ordinal TIME_THAT event EACH_TURN", "nth_time: 'the' ordinal 'time' EACH_TURN event",
       "nth_time: 'the' ordinal 'time' EACH_TURN 'that' event", "nth_time: EACH_TURN ','? 'the' ordinal TIME_THAT event",
       "nth_time: WHENEVER event 'for' 'the' ordinal 'time' EACH_TURN")  # fmt: skip
def nth_time(*said: object) -> Nth | None:
    """ "The second time you gain RP in a turn": the first time is heard in another way."""
    number = next(one for one in said if isinstance(one, int))
    event = next(one for one in said if isinstance(one, tree.Event))
    return Nth(event, number) if number > 1 else None


@rules(
    "sentence: WHENEVER nth_event ',' series",
    "sentence: 'if' nth_event ',' series",
    "sentence: nth_time ','? series",
)
def heard(nth: Nth, series: Series) -> Sentence | None:
    """Counted as it happens."""
    event: tree.Event = nth.event
    counted = event
    if getattr(event, "who", None) in (Who.OPPONENT, Who.PLAYER):
        counted = replace(event, who=Who.THAT)
    so_many = counted_event(counted, "this turn")
    if so_many is None:
        return None
    effect = tree.If(tree.Holds(so_many, "equal", tree.Number(nth.number)), series.effects())
    return Sentence(Series((effect,)), "whenever", event)


@rules("sentence: series WHENEVER nth_event", "sentence: series nth_time")
def heard_behind(series: Series, nth: Nth) -> Sentence | None:
    """ "Gain 5 RP the second time you draw a card in a turn."."""
    return heard(nth, series)
