"""One of two things that are waited for: "whenever you win or lose a clash", "whenever you play a Mage or discard a card"."""

from __future__ import annotations

from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk
from mblades.text.reading.sentences import Body, Sentence, Series, waits_for
from mblades.text.tree import Who

rules = Rules()

_MUCH = ("much", "much cause")
_CARD = ("target",)
# Deeds with the same things behind their verbs.
_PAIRS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("gains", "loses", _MUCH), ("loses", "gains", _MUCH), ("loses", "pays", _MUCH), ("pays", "loses", _MUCH),
    ("wins", "loses_clash", ("A_CLASH",)), ("loses_clash", "wins", ("A_CLASH",)),
    ("wins", "ties", ("A_CLASH",)), ("loses_clash", "ties", ("A_CLASH",)),
    ("play", "discard", _CARD), ("discard", "play", _CARD), ("flip", "discard", _CARD), ("discard", "flip", _CARD),
)  # fmt: skip
_ROLES = {"much": "much", "cause": "cause", "target": "card"}


class Two(NamedTuple):
    """Two deeds of the same player, or two events."""

    one: object
    other: object


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add(
        "(or|or when|or whenever|and when|and whenever|or if|and each time|or each time|or every time)",
        "OR_WHEN",
    )
    lexicon.add("or", "OR_DOES")
    down, up = "(face-down|face down)", "(face-up|face up)"
    lexicon.add(f"({down} or {up}|{up} or {down}|either way)", "EITHER_WAY")


def _teach_pair(one: str, other: str, behind: str) -> None:
    names = tuple(_ROLES[word] for word in behind.split() if word in _ROLES)

    def make(*values: object) -> Two:
        roles = tuple(zip(names, values, strict=True))
        return Two(Act(one, roles), Act(other, roles))

    for form in ("base", "third"):
        verbs = f"{one.upper()}.{form.upper()} OR_DOES {other.upper()}.{form.upper()}"
        rules.add(f"two_acts.{form}: {verbs} {behind}", make)


for _one, _other, _frames in _PAIRS:
    for _frame in _frames:
        _teach_pair(_one, _other, _frame)


def _events(folk: Folk, acts: Two) -> Two | None:
    one, other = (act.event(folk.who) for act in acts if isinstance(act, Act))
    return None if one is None or other is None or one == other else Two(one, other)


@rules("two_events: players two_acts.third")
def somebody_does(folk: Folk, acts: Two) -> Two | None:
    """ "An opponent wins or loses a clash"."""
    return None if folk.plural or folk.who is Who.YOU else _events(folk, acts)


@rules("two_events: players two_acts.base")
def you_do(folk: Folk, acts: Two) -> Two | None:
    return _events(folk, acts) if folk.plural or folk.who is Who.YOU else None


@rules("two_events: event OR_WHEN event")
def either_event(one: tree.Event, other: tree.Event) -> Two | None:
    """ "You play a Fire card or a card in your tableau is flipped"."""
    return None if one == other else Two(one, other)


@rules("two_events: players deed.base OR_DOES deed.base")
def you_do_either(folk: Folk, act: Act, more: Act) -> Two | None:
    """ "You play a Fire card or discard a card"."""
    return _events(folk, Two(act, more)) if folk.plural or folk.who is Who.YOU else None


@rules("two_events: players deed.third OR_DOES deed.third")
def somebody_does_either(folk: Folk, act: Act, more: Act) -> Two | None:
    return None if folk.plural or folk.who is Who.YOU else _events(folk, Two(act, more))


@rules("two_events: target BEING FLIP.PARTICIPLE EITHER_WAY")
def flipped_either_way(card: Any) -> Two | None:
    """ "One of your cards is flipped face-down or face-up"."""
    roles = (("card", card),)
    down, up = (Act(name, roles).event(Who.PLAYER) for name in ("flip", "unflips"))
    return None if down is None or up is None else Two(down, up)


@rules("sentence: series WHENEVER two_events")
def either_behind(series: Series, events: Two) -> Sentence:
    """ "Gain 4 RP each time ... or ..."."""
    return whenever_either(events, Body(series))


@rules("sentence: WHENEVER two_events ',' body")
def whenever_either(events: Two, body: Body) -> Sentence:
    effects = body.series.effects()
    if any(isinstance(one, tree.Statement | tree.Waiting) for one in effects):
        raise Misreading("say what happens then", "'..., gain 5 RP'")
    waiting = tuple(
        waits_for(event, effects, instead=body.instead)
        for event in events
        if isinstance(event, tree.Event)
    )
    return Sentence(Series(waiting), "either")
