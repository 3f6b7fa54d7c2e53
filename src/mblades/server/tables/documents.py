"""The document of a seat: its view and its choices, and what changed since the last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypedDict

from mblades.rules.game import Game
from mblades.rules.state import events
from mblades.rules.state.actions import Action, verb
from mblades.rules.state.events import Event
from mblades.rules.state.view_records import OpenView, SeatView, View
from mblades.rules.views.parts import Parts
from mblades.rules.views.view import everyones_view, joined, open_view, seat_view
from mblades.server.tables import play, sales
from mblades.server.tables.table import Table
from mblades.server.wire.messages import Onward, Unsell

Path = list[str | int]
Changes = tuple[list[tuple[Path, object]], list[Path]]  # what is put where, and which keys are gone
Choices = dict[str, list[Action | Onward | Unsell]]  # by verb
MISSING = object()
EVERYONE: Final = -1  # in place of a seat: the eyes of all of them together, for a cast


class Document(TypedDict):
    """What a seat gets of a game; no view before it begins."""

    view: View | None
    choices: Choices


class SeatPart(TypedDict):
    """The part of a document that is a seat's own."""

    view: SeatView
    choices: Choices


def document(table: Table, seat: int | None) -> Document:
    """All that a seat (None: a spectator) gets of the game."""
    if table.game is None:
        return {"view": None, "choices": {}}
    return {"view": table.game.view(seat), "choices": choices(table, table.game, seat)}


class Documents:
    """What each seat has been sent of a game; the part that is open to all is made and compared once."""

    def __init__(self) -> None:
        self._open: OpenView | None = None  # None: of a game that has not begun
        self._own: dict[int | None, SeatPart] = {}
        self._parts = Parts()  # of this one game

    def whole(self, table: Table, seat: int | None) -> Document:
        """The document of a seat; from now on only its changes are sent."""
        if table.game is None:
            return {"view": None, "choices": {}}
        if self._open is None or not self._own:
            self._open = open_view(table.game.state, self._parts)
        if seat not in self._own:
            self._own[seat] = self._own_part(table, table.game, seat)
        own = self._own[seat]
        return {"view": joined(self._open, own["view"]), "choices": own["choices"]}

    def forget(self, seat: int | None) -> None:
        """Nobody watches from this seat any more."""
        self._own.pop(seat, None)

    def follow(self, table: Table) -> dict[int | None, Changes]:
        """What changed in each document since it was last sent."""
        if table.game is None or not self._own:
            return {}
        assert self._open is not None
        before, self._open = self._open, open_view(table.game.state, self._parts)
        put, gone = changes({"view": before}, {"view": self._open})
        found = {}
        for seat, old in self._own.items():
            new = self._own[seat] = self._own_part(table, table.game, seat)
            more, less = changes(old, new)
            found[seat] = ([*put, *more], [*gone, *less])
        return found

    def _own_part(self, table: Table, game: Game, seat: int | None) -> SeatPart:
        if seat == EVERYONE:
            return {"view": everyones_view(game.state, self._parts), "choices": {}}
        own = seat_view(game.state, seat, self._parts)
        return {"view": own, "choices": choices(table, game, seat)}


def choices(table: Table, game: Game, seat: int | None) -> Choices:
    """The seat's legal actions by their verbs."""
    found: Choices = {}
    if seat is not None:
        for action in game.choices(seat):
            found.setdefault(verb(action), []).append(action)
        if play.may_go_onward(table, seat):
            found["onward"] = [Onward()]
        sale = sales.open_sale(table, seat)
        if sale is not None:
            found["unsell"] = [Unsell(sale.card)]
    return found


def seen_by(game: Game, seat: int | None, happened: list[Event]) -> list[Event]:
    """Events as a seat (None: a spectator) may know them, or everyone together."""
    return happened if seat == EVERYONE else game.seen_by(seat, happened)


def design_of(game: Game, card: int) -> str:
    """The design of a card, by its number."""
    s = game.state
    return s.catalog.designs[s.cards[card]].id


def cards_named(game: Game, happened: Iterable[Event]) -> dict[str, str]:
    """The designs of the cards that events name, which may be nowhere to be seen any more."""
    return {
        str(card): design_of(game, card) for event in happened for card in events.cards_named(event)
    }


# --------------------------------------------------------------------------- changes


def changes(old: Mapping[str, object], new: Mapping[str, object]) -> Changes:
    """What has to be put into the old document, and which keys leave it."""
    put: list[tuple[Path, object]] = []
    gone: list[Path] = []
    _compare(old, new, [], put, gone)
    return put, gone


def _compare(
    old: Mapping[str, object],
    new: Mapping[str, object],
    path: Path,
    put: list[tuple[Path, object]],
    gone: list[Path],
) -> None:
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            _compare(before, value, [*path, key], put, gone)
        elif key == "players" and isinstance(value, list) and isinstance(before, list):
            for seat, (one, other) in enumerate(zip(before, value, strict=True)):
                _compare(one, other, [*path, key, seat], put, gone)
        elif before != value:
            put.append(([*path, key], value))
    if not old.keys() <= new.keys():
        gone += [[*path, key] for key in old if key not in new]
