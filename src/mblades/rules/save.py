"""Saved games: a versioned, checked, compact form of the state, and its digest.

The form is generic: every field that the state, its parts, players and frames declare is written by
its name, so a new field needs no code here. Sets and dicts are written in order: equal states give
equal bytes.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import Final, get_type_hints

import msgspec

from mblades.cards.design import Design
from mblades.cards.library import Library
from mblades.cards.library import load as load_library
from mblades.errors import MbladesError, SaveError
from mblades.rules.effects.catalogs import catalog_of
from mblades.rules.mode import mode_named
from mblades.rules.sealing import Unreadable, seal, unseal
from mblades.rules.setup.chosen_sets import edition_of
from mblades.rules.setup.setup import Setup
from mblades.rules.state.action_tables import card_actions
from mblades.rules.state.copying import declared
from mblades.rules.state.frame import BareClashFrame, ChangeFrame, ClashFrame, Frame
from mblades.rules.state.player import Player
from mblades.rules.state.state import Deckbuilding, Shop, State, Tournament
from mblades.rules.version import RULES_VERSION
from mblades.text.reading.parser import parse

MAGIC: Final = b"MBLADES"
VERSION: Final = 2  # of the form
MOST_CARDS: Final = 5000

# Shared by all copies of a state, or worked out again.
NOT_DATA: Final = {
    "catalog", "edition", "mode", "setup", "cards", "actions", "events", "work", "board", "last_board",
    "listed",
}  # fmt: skip
FRAMES: Final = {kind.__name__: kind for kind in (Frame, ClashFrame, BareClashFrame, ChangeFrame)}
RECORDS: Final = (State, Shop, Deckbuilding, Tournament, Player, *FRAMES.values())
FIELDS: Final = {
    kind: tuple(name for name in declared(kind) if name not in NOT_DATA) for kind in RECORDS
}

_pack = msgspec.msgpack.Encoder().encode


class Saved(msgspec.Struct, frozen=True, array_like=True):
    """What a saved game holds."""

    rules: int
    library: str  # its digest
    setup: Setup
    cards: list[tuple[str, int]]  # designs, and how many copies follow each other
    state: dict[str, object]


def dump(s: State) -> bytes:
    """The whole game as bytes."""
    saved = Saved(RULES_VERSION, s.catalog.library.digest, s.setup, _runs(s), as_data(s))
    return seal(MAGIC, VERSION, _pack(saved))


def digest(s: State) -> str:
    """A hash of everything that makes this state what it is."""
    setup = msgspec.structs.replace(s.setup, custom_sets=())  # the library's digest has these
    content = _pack([s.catalog.library.digest, setup, s.cards, as_data(s)])
    return blake2b(content, digest_size=16).hexdigest()


def load(data: bytes | bytearray | memoryview, library: Library | None = None) -> State:
    """The game that `dump` wrote; a checksum is no protection from a stranger's file."""
    try:
        return _load(data, library)
    except SaveError:
        raise
    except Exception as error:  # whatever is wrong with it, it is not a game
        raise SaveError(f"The saved game cannot be read: {error}.") from None


def _load(data: bytes | bytearray | memoryview, library: Library | None) -> State:
    saved = _decode(_body(data))
    if saved.rules != RULES_VERSION:
        raise SaveError(
            f"The saved game was played with version {saved.rules} of the rules; "
            f"this program has version {RULES_VERSION}."
        )
    setup, runs = saved.setup, saved.cards
    if any(copies < 1 for _, copies in runs) or sum(copies for _, copies in runs) > MOST_CARDS:
        raise SaveError(f"A game can have at most {MOST_CARDS} cards.")
    untrue = untrue_card(setup)
    if untrue is not None:
        raise SaveError(
            f"In the saved game, the card {untrue.name} does not do what its text says."
        )
    try:
        known = load_library() if library is None else library
        if setup.custom_sets:
            known = known.with_sets(setup.custom_sets)
    except MbladesError as error:
        raise SaveError(f"The custom sets of the saved game cannot be used: {error}.") from None
    catalog = catalog_of(known)
    for design, _ in runs:
        if design not in catalog.design_index:
            raise SaveError(
                f"The saved game has the card {design}, which this library does not have."
            )
    if known.digest != saved.library:
        raise SaveError("The saved game was made with a different card library.")
    cards = tuple(catalog.design_index[design] for design, copies in runs for _ in range(copies))
    mode = mode_named(setup.mode)
    s = State(setup, edition_of(setup), mode, catalog, cards, card_actions(len(cards)))
    _fill(s, saved.state)
    if len(s.players) != mode.seats(setup):
        raise SaveError("The saved game has more or fewer players than its set-up says.")
    return s


# --------------------------------------------------------------------------- writing


def _runs(s: State) -> list[tuple[str, int]]:
    """The cards by design, copies that follow each other taken together."""
    runs: list[tuple[str, int]] = []
    designs = s.catalog.designs
    for number in s.cards:
        design = designs[number].id
        if runs and runs[-1][0] == design:
            runs[-1] = (design, runs[-1][1] + 1)
        else:
            runs.append((design, 1))
    return runs


def as_data(record: object) -> dict[str, object]:
    """The fields of a record by name; msgspec writes what is in them."""
    found: dict[str, object] = {}
    for name in FIELDS[type(record)]:
        value = getattr(record, name)
        if type(value) in FIELDS:
            value = as_data(value)
        elif name in LISTS:
            value = [as_data(item) for item in value]
        elif isinstance(value, frozenset):
            value = sorted(value)
        elif isinstance(value, dict):
            value = {key: value[key] for key in sorted(value)}
        found[name] = value
    if isinstance(record, Frame):
        found[KIND] = type(record).__name__
    return found


LISTS: Final = ("players", "stack")  # of records
KIND: Final = "kind"  # of a frame

# --------------------------------------------------------------------------- reading


def _body(data: bytes | bytearray | memoryview) -> bytes:
    if not isinstance(data, bytes | bytearray | memoryview):
        raise SaveError("A saved game must be given as bytes.")
    try:
        return unseal(MAGIC, VERSION, bytes(data))
    except Unreadable as error:
        match error.fault:
            case "foreign":
                raise SaveError("This is not a saved game.") from None
            case "truncated":
                raise SaveError("The saved game is truncated.") from None
            case "version":
                raise SaveError(
                    f"The saved game has version {error.version}; "
                    f"this program reads version {VERSION}."
                ) from None
            case "altered":
                raise SaveError("The saved game has been truncated or altered.") from None
            case "damaged":
                raise SaveError("The saved game is damaged.") from None


_decode = msgspec.msgpack.Decoder(Saved).decode


def untrue_card(setup: Setup) -> Design | None:
    """A card of the players' own that would not do what its text says: somebody has forged it."""
    for card_set in setup.custom_sets:
        for design in card_set.designs:
            if parse(design.text) != design.tree:
                return design
    return None


def _types(kind: type) -> dict[str, object]:
    """The types of a record's fields."""
    names = dict.fromkeys(("Board", "CardActions", "Catalog", "Edition", "Mode", "Setup"), object)
    written = type(kind.__name__, (), {"__annotations__": declared(kind)})
    return get_type_hints(written, {**vars(sys.modules[kind.__module__]), **names})


TYPES: Final = {kind: _types(kind) for kind in RECORDS}


def _fill(record: object, data: dict[str, object]) -> None:
    """Give a record the fields that were written."""
    kind = type(record)
    if set(data) - {KIND} != set(FIELDS[kind]):
        raise SaveError(f"The saved game has a {kind.__name__} with different fields.")
    for name in FIELDS[kind]:
        value = data[name]
        if name == "players":
            value = [_player(one) for one in msgspec.convert(value, list[dict[str, object]])]
        elif name == "stack":
            value = [_frame(one) for one in msgspec.convert(value, list[dict[str, object]])]
        elif type(getattr(record, name, None)) in FIELDS:
            _fill(getattr(record, name), msgspec.convert(value, dict[str, object]))
            continue
        elif name == "mode_state":
            value = msgspec.convert(value, type(getattr(record, name)))
        else:
            value = msgspec.convert(value, TYPES[kind][name])
        setattr(record, name, value)


def _player(data: dict[str, object]) -> Player:
    player = Player(0)
    _fill(player, data)
    return player


def _frame(data: dict[str, object]) -> Frame:
    frame = FRAMES[str(data[KIND])](0, 0, 0)
    _fill(frame, data)
    return frame
