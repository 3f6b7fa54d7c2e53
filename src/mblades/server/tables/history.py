"""The history of a table: what its last inputs did, for players who come back."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Iterator

import msgspec

from mblades.errors import MbladesError
from mblades.rules.game import Game
from mblades.rules.state.events import ANY_EVENT, Event
from mblades.server.storage.records import Snapshot
from mblades.server.tables.documents import cards_named, seen_by
from mblades.server.tables.table import Table
from mblades.server.wire import messages

log = logging.getLogger(__name__)

LENGTH = 400  # inputs


class PastInput(msgspec.Struct, frozen=True, array_like=True):
    """What one input did."""

    number: int
    at: int
    events: list[Event]


class _KeptInput(msgspec.Struct, frozen=True, array_like=True):
    """The same in a snapshot, its events not read yet."""

    number: int
    at: int
    events: list[msgspec.Raw]


class History:
    """The last inputs of a table."""

    def __init__(self, past: Iterable[PastInput] = ()) -> None:
        self._past = deque(past, maxlen=LENGTH)

    def __iter__(self) -> Iterator[PastInput]:
        return iter(self._past)

    def add(self, number: int, at: int, events: list[Event]) -> None:
        """Keep what an input did, if it did anything that can be shown."""
        if events:
            self._past.append(PastInput(number, at, events))

    def entries_for(
        self, game: Game | None, seat: int | None, after: int
    ) -> list[messages.HistoryEntry]:
        """What happened after an input, as a seat may know it."""
        if game is None:
            return []
        entries = []
        for one in self._past:
            seen = seen_by(game, seat, one.events) if one.number > after else []
            if seen:
                entries.append(
                    messages.HistoryEntry(
                        one.number, one.at, msgspec.to_builtins(seen), cards_named(game, seen)
                    )
                )
        return entries


def snapshot_of(table: Table, history: Iterable[PastInput]) -> Snapshot:
    """A table with its history, so that the log need not be read from its beginning."""
    return Snapshot(table.number, _encode((table.dump(), list(history))))


def read_snapshot(snapshot: Snapshot) -> tuple[Table, History]:
    """What `snapshot_of` kept."""
    table, kept = _decode(snapshot.data)
    past = (PastInput(one.number, one.at, [_event(raw) for raw in one.events]) for one in kept)
    return Table.load(table), History(past)


def begin_at(name: str, snapshot: Snapshot | None) -> tuple[Table, History]:
    """Where to begin to read the log of a table: at its snapshot, or at the beginning."""
    if snapshot is not None:
        try:
            return read_snapshot(snapshot)
        except (MbladesError, msgspec.DecodeError) as error:
            log.warning("table %s: its snapshot cannot be read: %s", name, error)
    return Table(name), History()


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[bytes, list[_KeptInput]]).decode
_event = msgspec.msgpack.Decoder(ANY_EVENT).decode
