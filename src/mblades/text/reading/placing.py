"""Cards that go somewhere else than usual: into another tableau, or away instead of being flipped."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.english_forms import OWNER_OF
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.its import MovedHome, home
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Folk, Object, Zoned, settled
from mblades.text.reading.sentences import Clause, Sentence, Series
from mblades.text.tree import Effect, Who, Whom, Whose

rules = Rules()

_PLAYER_OF = {whose: who for who, whose in OWNER_OF.items()}
_IN_PLAY = (tree.This, tree.TopCard, tree.Neighbour)
_OTHERS = (Whose.OPPONENT, Whose.ANOTHER, Whose.THAT, Whose.THEIR, Whose.LEFT, Whose.RIGHT)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("instead of (yours|your own|your tableau)", "INSTEAD_OF_YOURS")
    lexicon.add(
        "[,] if (there is (room|space)|they have (room|space|an open slot|a free slot))", "IF_ROOM"
    )
    room = "[, if (you have|there is) (an open slot|a free slot|an empty slot|room|space|room for it|room in it)]"
    yours = (
        "(into|to|in|onto) (your tableau|your own tableau|yours|your own|your side of the table)"
    )
    slot = "(to|in|into) the next (open|free|empty) slot of your tableau"
    lexicon.add(f"[and (put|place|add|move) (it|that card)] ({yours}|{slot}) {room}", "INTO_YOURS")
    lexicon.add(room.strip("[]"), "IF_ROOM")
    _teach_reminders(lexicon)
    lexicon.add("(instead of|rather than) flipping (it|this card|this)", "INSTEAD_OF_FLIPPING")


def _teach_reminders(lexicon: Lexicon) -> None:
    """What is so of every card that only comes to lie elsewhere, and of what all pass on."""
    play = "Play (effect|effects|ability|abilities)"
    happens = "(activate|trigger|happen|occur|resolve|take effect|go off|work)"
    done = "(used|activated|triggered|resolved|carried out|performed|set off|executed|applied)"
    whose = "(its|their|that card 's|the|any)"
    lexicon.add(
        f"{whose} {play} ((does not|do not|will not) {happens}|(is|are) not {done})", "AS_IT_LIES"
    )
    lexicon.add(
        f"no {play} ({happens}|(is|are) {done}|happens|triggers|activates|resolves)", "AS_IT_LIES"
    )
    cards = "(it|they|this|that card|the card|the cards|these cards|such cards|(passed|moved|swapped|given) cards)"
    keeps = "(keep|keeps) (its|their|all its|all their|any) [star] tokens"
    lexicon.add(
        f"{cards} (does not|do not|will not) (trigger|activate|use|set off) [its|their|any] {play}",
        "AS_IT_LIES",
    )
    lexicon.add(
        f"{cards} {keeps} [and (do|does) not (trigger|activate|use) [its|their|any] {play}]",
        "AS_IT_LIES",
    )
    chosen = "(chosen|selected|picked)"
    passed = "(given|passed|exchanged|handed over|handed on|moved)"
    lexicon.add(
        f"[all] [the|these] cards are {chosen} before any (is|are|card is|cards are|of them is) {passed}",
        "ALL_AT_ONCE",
    )
    at_once = "(at the same time|simultaneously|at once)"
    lexicon.add(f"[all] [the|these] cards are {passed} {at_once}", "ALL_AT_ONCE")
    lexicon.add(
        f"(everyone|each player|all players) (does this|do this|passes|pass) {at_once}",
        "ALL_AT_ONCE",
    )
    lexicon.add(f"this (happens|is done) {at_once}", "ALL_AT_ONCE")


@deed(
    "put",
    "place",
    "lay",
    "move",
    "play",
    frames=(
        "{reference:card} 'into' {zoned:zone} INSTEAD_OF_YOURS? IF_ROOM?",
        "{reference:card} 'to' {zoned:zone} INSTEAD_OF_YOURS? IF_ROOM?",
    ),
)
def put_into_tableau(who: Whom, card: tree.Ref, zone: Zoned) -> Effect | None:
    """ "Put this card into an opponent's tableau.": it is given to that player, if there is room."""
    found: object = zone.owner.whose  # or a player who is found by what they have
    to: Whom | None = found if isinstance(found, tree.Compared | tree.Foremost) else None
    if to is None and not zone.owner.everyone:
        to = _PLAYER_OF.get(zone.owner.whose)
    if zone.zone != "tableau" or to in (None, Who.YOU) or not isinstance(card, _IN_PLAY):
        return None
    assert to is not None
    return tree.GiveCard(card, to) if who is Who.YOU else None


@deed(
    "take", "move", "put", "place", "bring", "add", "transfer", "steal", "grab", "fetch", "claim",
    frames=("{target:card} INTO_YOURS",),
)  # fmt: skip
def take_over(who: Whom, card: Object) -> Effect | None:
    """ "Move a card from an opponent's tableau to yours"."""
    if who is not Who.YOU:
        return None
    if isinstance(card, tree.It | tree.Those):
        return tree.GiveCard(card, Who.YOU)
    return _taken_over(card) if _lies_with_others(card) else None


@deed("move", "shift", "slide", "put", "place", frames=("{target:card} {own_end:to} IF_ROOM?",))
def move_home(who: Whom, card: Object, to: Any) -> Effect | None:
    """ "Move it to the right end of your tableau": wherever it lies now."""
    if who is not Who.YOU:
        return None
    if isinstance(card, tree.It | tree.Those):
        return MovedHome(card, to)
    if not _lies_with_others(card):
        return tree.Move(settled(card, tree.In()), to)
    return home(MovedHome(settled(card), to), Whose.OPPONENT)


@deed(
    "take control of", "gain control of", "seize control of", "take over", frames=("{target:card}",)
)
def control(who: Whom, card: Object) -> Effect | None:
    """ "Gain control of a card in an opponent's tableau": it comes into yours."""
    return take_over.make(who, card)


@rules("clause: players HAVE fewer_slots FROM_NOW_ON?")
def have_fewer_slots(folk: Folk, count: int) -> Clause:
    """ "Each opponent has one slot fewer"."""
    return Clause(Act("lose_slots", (("count", count),)), folk.who, third=True)


@rules("clause: 'your' 'tableau' HAVE FROM_NOW_ON? fewer_slots FROM_NOW_ON?")
def has_fewer_slots(count: int) -> Clause:
    return Clause(Act("lose_slots", (("count", count),)), Who.YOU)


def _lies_with_others(card: Object) -> bool:
    if isinstance(card, tree.TopCard):
        return card.whose is not Whose.YOUR
    where = card.described.where if isinstance(card, Chosen) else None
    place = where.place if where else None
    return isinstance(place, tree.In) and place.zone == "tableau" and place.whose in _OTHERS


def _taken_over(card: Object) -> Effect:
    return tree.GiveCard(settled(card), Who.YOU)


@rules("sentence: AS_IT_LIES")
def as_it_lies() -> Sentence:
    """ "Its Play effects don't happen." """
    return Sentence(Series(()), "as it lies")


@rules("series: series AND AS_IT_LIES", "series: series ',' 'but' AS_IT_LIES")
def and_as_it_lies(series: Series) -> Series | None:
    """ "Move it to your tableau, and its Play effect does not activate"."""
    effects = series.effects()
    return (
        series
        if effects and isinstance(effects[-1], tree.GiveCard | tree.Swap | tree.Unflip)
        else None
    )


@rules("sentence: ALL_AT_ONCE")
def all_at_once() -> Sentence:
    """ "All cards are chosen before any is passed." """
    return Sentence(Series(()), "at once")


@rules("sentence: series INSTEAD_OF_FLIPPING", "sentence: INSTEAD_OF_FLIPPING ',' series")
def instead_of_flipping(series: Series) -> Sentence:
    """Of an Action, whose card is flipped otherwise."""
    return Sentence(series, "instead of flipping")
