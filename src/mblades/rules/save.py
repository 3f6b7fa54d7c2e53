"""Saved games: a versioned, checked, compact form of the state, and its digest.

The form is generic: every attribute that State, Player, Frame and Prompt declare is written by its
value, so a new field needs no code here. Sets and dicts are written in order: equal states give
equal bytes.
"""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import Any

import msgspec

from mblades.cards.library import Library
from mblades.cards.library import load as load_library
from mblades.errors import MbladesError, SaveError
from mblades.rules.mode import mode_named
from mblades.rules.setup.chosen_sets import edition_of
from mblades.rules.setup.setup import Setup
from mblades.rules.state.actions import card_actions
from mblades.rules.state.state import Frame, Player, Prompt, State
from mblades.text.grammar.parser import parse

MAGIC = b"MBLADES"
VERSION = 1
CHECKSUM = 16
LARGEST = 16 << 20  # nothing near this size is a saved game
MOST_CARDS = 5000

NOT_DATA = ("catalog", "edition", "mode", "setup", "cards", "events", "work", "board", "actions")
FIELDS = tuple(name for name in State.__annotations__ if name not in NOT_DATA)
PLAYER_FIELDS = tuple(Player.__annotations__)
FRAME_FIELDS = tuple(Frame.__annotations__)
PROMPT_FIELDS = Prompt.__struct_fields__

_pack = msgspec.msgpack.Encoder().encode


def dump(s: State) -> bytes:
    """The whole game as bytes."""
    body = zlib.compress(_pack([s.catalog.library.digest, s.setup, _runs(s), _fields(s)]), 6)
    return MAGIC + bytes([VERSION]) + blake2b(body, digest_size=CHECKSUM).digest() + body


def digest(s: State) -> str:
    """A hash of everything that makes this state what it is."""
    setup = msgspec.structs.replace(s.setup, custom_sets=())  # the library's digest has these
    content = _pack([s.catalog.library.digest, setup, s.cards, _fields(s)])
    return blake2b(content, digest_size=16).hexdigest()


def load(data: bytes, library: Library | None = None) -> State:
    """The game that `dump` wrote; a checksum is no protection from a stranger's file."""
    try:
        return _load(data, library)
    except SaveError:
        raise
    except Exception as error:  # whatever is wrong with it, it is not a game
        raise SaveError(f"The saved game cannot be read: {error}.") from None


def _load(data: bytes, library: Library | None) -> State:
    digest_then, setup, runs, fields = _decode(_body(data))
    if any(copies < 1 for _, copies in runs) or sum(copies for _, copies in runs) > MOST_CARDS:
        raise SaveError(f"A game has at most {MOST_CARDS} cards.")
    from mblades.rules.effects.catalog import Catalog

    _check_texts(setup)
    try:
        known = load_library() if library is None else library
        if setup.custom_sets:
            known = known.with_sets(setup.custom_sets)
    except MbladesError as error:
        raise SaveError(f"The saved game's own sets cannot be used: {error}.") from None
    catalog = Catalog.of(known)
    for design, _ in runs:
        if design not in catalog.design_index:
            raise SaveError(f"The saved game has the card {design}, which this library has not.")
    if known.digest != digest_then:
        raise SaveError("The saved game was made with another card library.")
    s = State()
    s.catalog, s.edition, s.setup = catalog, edition_of(setup), setup
    s.mode = mode_named(setup.mode)
    s.cards = tuple(catalog.design_index[design] for design, copies in runs for _ in range(copies))
    for name, value in zip(FIELDS, fields, strict=True):
        setattr(s, name, _value(value))
    if len(s.players) != s.mode.seats(setup):
        raise SaveError("The saved game has more or fewer players than its set-up says.")
    s.events = []
    s.work = 0
    s.board = None
    s.actions = card_actions(len(s.cards))
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


def _fields(s: State) -> list[object]:
    values = s.__dict__
    return [_plain(values[name]) for name in FIELDS]


def _plain(value: Any) -> object:
    """A value as msgpack has it: tuples are arrays; whatever else is a dict with one tag."""
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is tuple:
        return [_plain(item) for item in value] if not _is_flat(value) else value
    if kind is frozenset:
        return {"s": sorted(value)}
    if kind is dict:
        return {"d": [[key, _plain(value[key])] for key in sorted(value)]}
    if kind is list:
        return {"l": [_plain(item) for item in value]}
    if kind is Player:
        attributes = value.__dict__
        return {"P": [_plain(attributes[name]) for name in PLAYER_FIELDS]}
    if kind is Frame:
        attributes = value.__dict__
        return {"F": [_plain(attributes[name]) for name in FRAME_FIELDS]}
    if kind is Prompt:
        return {"?": [_plain(getattr(value, name)) for name in PROMPT_FIELDS]}
    if isinstance(value, str):  # a word of an enumeration
        return str(value)
    if isinstance(value, tuple):  # a named tuple
        return [_plain(item) for item in value]
    raise TypeError(f"{kind.__name__} has no place in the state")


_INT = {int}


def _is_flat(value: tuple[object, ...]) -> bool:
    """Whether msgspec can write the tuple as it is; most are card numbers."""
    return set(map(type, value)) <= _INT


# --------------------------------------------------------------------------- reading


def _body(data: bytes) -> bytes:
    if not isinstance(data, bytes | bytearray | memoryview):
        raise SaveError("A saved game is given as bytes.")
    data = bytes(data)
    head = len(MAGIC) + 1
    if data[: len(MAGIC)] != MAGIC:
        raise SaveError("This is not a saved game.")
    if len(data) <= head + CHECKSUM:
        raise SaveError("The saved game is truncated.")
    version = data[len(MAGIC)]
    if version != VERSION:
        raise SaveError(
            f"The saved game is of version {version}; this program reads version {VERSION}."
        )
    body = data[head + CHECKSUM :]
    if blake2b(body, digest_size=CHECKSUM).digest() != data[head : head + CHECKSUM]:
        raise SaveError("The saved game is truncated or was altered.")
    try:
        reader = zlib.decompressobj()
        content = reader.decompress(body, LARGEST)
    except zlib.error:
        raise SaveError("The saved game is damaged.") from None
    if not reader.eof:
        raise SaveError("The saved game is damaged.")
    return content


_decode = msgspec.msgpack.Decoder(
    tuple[str, Setup, list[tuple[str, int]], list[Any]]  # digest, setup, cards, fields
).decode


def _check_texts(setup: Setup) -> None:
    """What a card of one's own does is what its text says, and its text is one that can be read."""
    for card_set in setup.custom_sets:
        for design in card_set.designs:
            if parse(design.text) != design.tree:
                raise SaveError(f"The saved game's card {design.name} does not do what it says.")


def _value(value: Any) -> Any:
    if isinstance(value, list):
        return tuple([_value(item) for item in value])
    if not isinstance(value, dict):
        return value
    ((tag, content),) = value.items()
    if tag == "s":
        return frozenset(map(_value, content))
    if tag == "d":
        return {_value(key): _value(item) for key, item in content}
    if tag == "l":
        return [_value(item) for item in content]
    if tag == "P":
        player = Player(0)
        player.__dict__.update(zip(PLAYER_FIELDS, map(_value, content), strict=True))
        return player
    if tag == "F":
        frame = Frame(0, 0, 0)
        frame.__dict__.update(zip(FRAME_FIELDS, map(_value, content), strict=True))
        return frame
    if tag == "?":
        return Prompt(*map(_value, content))
    raise ValueError(f"unknown tag {tag!r}")
