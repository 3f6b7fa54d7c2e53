"""The document of a seat: its view made small and its choices, and what changed since the last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from mblades.rules.game import Game
from mblades.rules.state import events
from mblades.rules.state.events import Event
from mblades.rules.views.view import open_view, own_view
from mblades.server.tables import play
from mblades.server.tables.table import Table

if TYPE_CHECKING:
    from mblades.rules.effects.catalog import Catalog

Data = dict[str, Any]
Path = list[str | int]
Changes = tuple[list[tuple[Path, Any]], list[Path]]  # what is put where, and which keys are gone
NOTHING: Data = {"view": None, "choices": {}}
MISSING = object()

CARD_OPTIONS = ("card", "play", "effect")
IN_PLAY = ("tokens", "markers", "facing", "attached", "keywords", "face_down")
ELSEWHERE = ("marker", "slot")

Prints = dict[str, tuple[int, list[str], list[str]]]  # by design: stars, elements, types


def document(table: Table, seat: int | None) -> Data:
    """All that a seat (None: a spectator) gets of the game."""
    if table.game is None:
        return NOTHING
    return {"view": small_view(table.game, seat), "choices": choices(table, table.game, seat)}


class Documents:
    """What each seat has been sent of a game; the part that is open to all is made and compared once."""

    def __init__(self) -> None:
        self._open: Data | None = None  # None: of a game that has not begun
        self._own: dict[int | None, Data] = {}

    def whole(self, table: Table, seat: int | None) -> Data:
        """The document of a seat; from now on only its changes are sent."""
        if table.game is None:
            return NOTHING
        if self._open is None or not self._own:
            self._open = _open(table.game)
        if seat not in self._own:
            self._own[seat] = _own(table, seat)
        own = self._own[seat]
        return {"view": _joined(self._open, own["view"]), "choices": own["choices"]}

    def forget(self, seat: int | None) -> None:
        """Nobody watches from this seat any more."""
        self._own.pop(seat, None)

    def follow(self, table: Table) -> dict[int | None, Changes]:
        """What changed in each document since it was last sent."""
        if table.game is None or not self._own:
            return {}
        assert self._open is not None
        before, self._open = self._open, _open(table.game)
        put, gone = changes({"view": before}, {"view": self._open})
        found = {}
        for seat, old in self._own.items():
            new = self._own[seat] = _own(table, seat)
            more, less = changes(old, new)
            found[seat] = ([*put, *more], [*gone, *less])
        return found


def choices(table: Table, game: Game, seat: int | None) -> Data:
    """The seat's legal actions by their verbs."""
    found: dict[str, list[object]] = {}
    if seat is not None:
        for action in game.choices(seat):
            found.setdefault(str(action[0]), []).append(action)
        if play.may_go_onward(table, seat):
            found["onward"] = [play.ONWARD]
    return found


# --------------------------------------------------------------------------- small views


def small_view(game: Game, seat: int | None) -> Data:
    """The view without what is printed on cards."""
    return _joined(_open(game), _own_view(game, seat))


def _open(game: Game) -> Data:
    """What lies open to everybody."""
    view = open_view(game.state)
    _shrink(view, game.state.catalog.derived(_prints_of))
    return view


def _own_view(game: Game, seat: int | None) -> Data:
    """What only a seat sees; of players, by seat, the fields that only it sees."""
    view = own_view(game.state, seat)
    _shrink(view, game.state.catalog.derived(_prints_of))
    prompt = view["prompt"]
    if prompt is not None and "options" in prompt:
        prompt["cards"] = _option_cards(game, prompt["options"])
        del prompt["words"]  # the client has the library
    return view


def _own(table: Table, seat: int | None) -> Data:
    """The part of a document that is a seat's own."""
    game = table.game
    assert game is not None
    return {"view": _own_view(game, seat), "choices": choices(table, game, seat)}


def _joined(everybodys: Data, own: Data) -> Data:
    of_players = own["players"]
    players = [
        {**player, **of_players.get(seat, {})} for seat, player in enumerate(everybodys["players"])
    ]
    return {**everybodys, **own, "players": players}


def _prints_of(catalog: Catalog) -> Prints:
    return {one.id: (one.stars, list(one.elements), list(one.types)) for one in catalog.designs}


def _shrink(data: Data, prints: Prints) -> None:
    """Shorten the cards of a view, in place: the view was made for this."""
    for key, value in data.items():
        kind = type(value)
        if kind is list:
            if value and (value[0] is None or type(value[0]) is dict):
                data[key] = [_small(one, prints) for one in value]
        elif kind is dict:
            data[key] = _small(value, prints)


def _small(value: Any, prints: Prints) -> Any:
    if type(value) is not dict:
        return value
    if "design" in value:
        return _small_card(value, prints)
    if "symbols" in value:  # a back
        return {"set": value["set"]}
    if "requirement" in value or ("deck" in value and "text" in value):  # an NPC or a meta
        return {"id": value["id"]}
    _shrink(value, prints)
    return value


def _small_card(card: Data, prints: Prints) -> Data:
    design = card["design"]
    small: Data = {"id": card["id"], "design": design}
    if "printed_stars" in card:  # in play
        stars, elements, types = prints[design]
        if card["stars"] != stars:
            small["stars"] = card["stars"]
        if card["elements"] != elements:
            small["elements"] = card["elements"]
        if card["types"] != types:
            small["types"] = card["types"]
        small.update((key, card[key]) for key in IN_PLAY if card[key])
        if "attached" in small:
            small["attached"] = [_small_card(one, prints) for one in card["attached"]]
    for key in ELSEWHERE:
        if card.get(key) is not None:
            small[key] = card[key]
    return small


def _option_cards(game: Game, options: list[list[Any]]) -> list[Data]:
    return [
        {"id": option[1], "design": design_of(game, option[1])}
        for option in options
        if option[0] in CARD_OPTIONS
    ]


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


def changes(old: Data, new: Data) -> Changes:
    """What has to be put into the old document, and which keys leave it."""
    put: list[tuple[Path, Any]] = []
    gone: list[Path] = []
    _compare(old, new, [], put, gone)
    return put, gone


def _compare(
    old: Data, new: Data, path: Path, put: list[tuple[Path, Any]], gone: list[Path]
) -> None:
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is value:
            continue
        if type(value) is dict and type(before) is dict:
            _compare(before, value, [*path, key], put, gone)
        elif key == "players" and type(before) is list and len(before) == len(value):
            for seat, player in enumerate(value):
                _compare(before[seat], player, [*path, key, seat], put, gone)
        elif before != value:
            put.append(([*path, key], value))
    if not old.keys() <= new.keys():
        gone += [[*path, key] for key in old if key not in new]
