"""The story of a table: what its last inputs did, for who comes back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from mblades.rules.game import Game
from mblades.rules.state.state import EventData
from mblades.server.storage.records import Snapshot
from mblades.server.tables.documents import cards_named
from mblades.server.tables.table import Table
from mblades.server.wire import messages

LENGTH = 400  # inputs


class Remembered(msgspec.Struct, frozen=True, array_like=True):
    """What one input did."""

    number: int
    at: int
    events: list[EventData]


class Story:
    """What was done at a table lately."""

    def __init__(self, remembered: Iterable[Remembered] = ()) -> None:
        self._remembered = deque(remembered, maxlen=LENGTH)

    def __iter__(self) -> Iterator[Remembered]:
        return iter(self._remembered)

    def remember(self, number: int, at: int, events: list[EventData]) -> None:
        """Keep what an input did, if anything can be told of it."""
        if events:
            self._remembered.append(Remembered(number, at, events))

    def told(self, game: Game | None, seat: int | None, after: int) -> list[messages.Told]:
        """What happened after a number, as a seat may know it."""
        if game is None:
            return []
        told = []
        for one in self._remembered:
            seen = game.seen_by(seat, one.events) if one.number > after else []
            if seen:
                events: list[Any] = [list(event) for event in seen]
                told.append(messages.Told(one.number, one.at, events, cards_named(game, seen)))
        return told


def snapshot_of(table: Table, story: Iterable[Remembered]) -> Snapshot:
    """A table with its story, so that the log need not be read from its beginning."""
    return Snapshot(table.number, _encode((table.dump(), list(story))))


def read_snapshot(snapshot: Snapshot) -> tuple[Table, Story]:
    """What `snapshot_of` kept."""
    table, kept = _decode(snapshot.data)
    story = Story(Remembered(one.number, one.at, [*map(_tuples, one.events)]) for one in kept)
    return Table.load(table), story


def _tuples(value: Any) -> Any:
    """An event with its tuples, which msgpack has as lists."""
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[bytes, list[Remembered]]).decode
