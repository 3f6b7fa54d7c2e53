"""How often a sentence that waits is heard: the first time, once per turn, once per tournament."""

from __future__ import annotations

from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Owner
from mblades.text.reading.sentences import Body, Sentence, Series
from mblades.text.tree import Whose

rules = Rules()

_EACH_TURN = (
    "(each|every|per|a|any|in each|in every|during each|in a|during a|of each) [player] turn"
)


class Often(NamedTuple):
    """An event that is heard only sometimes."""

    event: tree.Event
    often: tree.Often


def teach(lexicon: Lexicon) -> None:
    """The words for how often."""
    lexicon.add(f"the first time {_EACH_TURN} [that|when] [,]", "FIRST_EACH_TURN")
    lexicon.add("the first time [that]", "FIRST_TIME")
    lexicon.add(_EACH_TURN, "EACH_TURN")
    lexicon.add("[during|on] (each|every) player 's turn", "EACH_TURN")
    lexicon.add(
        "[only|just|no more than|not more than|at most] (once|1 time|one time|a single time)",
        "NO_MORE_THAN_ONCE",
    )
    lexicon.add("(but|though|only|just|but only)", "BUT")
    lexicon.add("(limit|limited to|limit :)", "LIMIT")
    lexicon.add(
        "(per|each|every|a|in each|during a|during each|during the|in the|this|during this|in this) tournament",
        "EACH_TOURNAMENT",
    )
    lexicon.add("(use|do|happens|works|triggers|applies|be used|happen|trigger|work)", "USED")
    lexicon.add("(this|it|so|this effect|this ability)", "THIS_ABILITY")
    lexicon.add("(can|may|can only|may only)", "CAN_BE")


# --------------------------------------------------------------------------- the words for it


@rules("per_turn: NO_MORE_THAN_ONCE EACH_TURN")
def once_per_turn() -> tree.Often:
    return "once per turn"


@rules("per_turn: NO_MORE_THAN_ONCE EACH_TOURNAMENT")
def once_per_tournament() -> tree.Often:
    return "once per tournament"


@rules(
    "how_often: LIMIT? per_turn", "how_often: LIMIT? per_turn ','", "how_often: LIMIT? per_turn ':'"
)
def how_often(often: tree.Often) -> tree.Often:
    return often


@rules("often_behind: ','? BUT? per_turn")
def often_behind(often: tree.Often) -> tree.Often:
    return often


@rules(
    "static: USED THIS_ABILITY per_turn", "static: THIS_ABILITY USED per_turn",
    "static: THIS_ABILITY CAN_BE USED per_turn", "static: 'you' CAN_BE USED THIS_ABILITY per_turn",
)  # fmt: skip
def use_once(often: tree.Often) -> tree.Effect:
    """ "Use this once per turn."."""
    return tree.Once("turn" if often == "once per turn" else "tournament")


# --------------------------------------------------------------------------- before the event


@rules(
    "often: FIRST_EACH_TURN event",
    "often: FIRST_TIME event EACH_TURN",
    "often: WHENEVER event 'for' FIRST_TIME EACH_TURN",
)
def first_each_turn(event: tree.Event) -> Often:
    return Often(event, "first each turn")


@rules("often: FIRST_TIME event", "often: FIRST_TIME event DURING_TOURNAMENT")
def first(event: tree.Event) -> Often:
    """ "The first time this card would be flipped": of the tournament."""
    return Often(event, "once per tournament")


@rules("often: how_often WHENEVER event", "often: how_often 'if' event")
def so_often(often: tree.Often, event: tree.Event) -> Often:
    return Often(event, often)


@rules("sentence: often ','? body", "sentence: often ':' body")
def heard_sometimes(often: Often, body: Body) -> Sentence:
    return Sentence(body.series, "whenever", often.event, body.instead, often=often.often)


@rules(
    "sentence: FIRST_TIME event DURING EACH_OF? owner TURNS ','? body",
    "sentence: FIRST_TIME DURING EACH_OF? owner TURNS 'that'? event ',' body",
    "sentence: WHENEVER event 'for' FIRST_TIME DURING EACH_OF? owner TURNS ',' body",
)
def first_on_turns(*parts: Any) -> Sentence | None:
    """ "The first time you gain RP on each of your turns": in each turn that is yours."""
    (owner,) = (part for part in parts if isinstance(part, Owner))
    (event,) = (part for part in parts if isinstance(part, tree.Event))
    (body,) = (part for part in parts if isinstance(part, Body))
    if owner != Owner(Whose.YOUR) or body.instead:
        return None
    yours = tree.If(tree.TurnOf(Whose.YOUR), body.series.effects())
    return heard_sometimes(Often(event, "first each turn"), Body(Series((yours,))))


@rules("sentence: how_often at_event ','? body")
def once_at(often: tree.Often, event: tree.Event, body: Body) -> Sentence:
    return heard_sometimes(Often(event, often), body)


# --------------------------------------------------------------------------- behind it


@rules(
    "sentence: WHENEVER event ',' body often_behind",
    "sentence: at_event ',' body often_behind",
    "sentence: 'if' event ',' body often_behind",
)
def once_behind(event: tree.Event, body: Body, often: tree.Often) -> Sentence:
    """ "When you discard a card, gain 3 RP, but only once per turn."."""
    return heard_sometimes(Often(event, often), body)


@rules("sentence: series WHENEVER event often_behind", "sentence: series at_event often_behind")
def once_behind_event(series: Series, event: tree.Event, often: tree.Often) -> Sentence:
    return heard_sometimes(Often(event, often), Body(series))


@rules("sentence: series 'the' 'first' 'time' event EACH_TURN")
def first_behind(series: Series, event: tree.Event) -> Sentence:
    return heard_sometimes(first_each_turn(event), Body(series))
