"""Who watches a table, from where, and what they have been told of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from mblades.errors import MbladesError
from mblades.rules.state.state import EventData
from mblades.server.tables import description
from mblades.server.tables.documents import Changes, Documents, cards_named
from mblades.server.tables.history import Story
from mblades.server.tables.table import Table
from mblades.server.wire import messages

encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """A connection to the table."""

    account: str
    session: bytes = b""  # the hash of its token
    is_invited: bool = False  # to a table that is private
    muted: frozenset[str]

    def dismiss(self, error: MbladesError) -> None:
        """Say why the connection ends, and end it."""

    def post(self, message: bytes) -> None:
        """Send a message, soon and in order."""


class Audience:
    """The connections to one table in this process."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.watchers: dict[Watcher, int | None] = {}  # with the seat
        self._now = now
        self._documents = Documents()
        self._told: tuple[object, ...] = ()  # of the table, what was told last

    def welcome(
        self,
        watcher: Watcher,
        table: Table,
        story: list[messages.Told],
        chat: list[messages.ChatLine],
    ) -> None:
        """Somebody comes: tell them everything."""
        seat = self.watchers[watcher] = table.seat_of(watcher.account)
        new = self._documents.whole(table, seat)
        welcome = {
            "type": "welcome", "number": table.number - 1, "seat": seat,
            "table": self._table_for(table, seat), **new, "story": story, "chat": chat,
        }  # fmt: skip
        watcher.post(encode(welcome))

    def part_with(self, watcher: Watcher) -> int | None:
        """Somebody goes; the seat they watched from."""
        seat = self.watchers.pop(watcher)
        if seat not in self.watchers.values():
            self._documents.forget(seat)
        return seat

    def renew_seats(self, table: Table) -> list[Watcher]:
        """Everybody sees the table from where they sit now, whichever process heard of it; those
        who may not see it any more. In a game nobody changes seats: no document goes with them."""
        strangers = []
        for watcher in self.watchers:
            seat = self.watchers[watcher] = table.seat_of(watcher.account)
            if seat is not None:
                watcher.is_invited = True
            elif not (table.public or watcher.is_invited):
                strangers.append(watcher)
        return strangers

    def lose_thread(self) -> None:
        """Somebody may have missed something: next time everything is told anew."""
        self._documents = Documents()

    def tell_game(
        self, table: Table, number: int, at: int, events: list[EventData], story: Story
    ) -> None:
        """Tell everybody what changed for them and what happened, up to this input."""
        changed = self._documents.follow(table)
        for seat in set(self.watchers.values()):
            if changed.get(seat) is None:
                message = self._started(table, seat, number, story)
            else:
                message = self._update(table, seat, number, at, events, changed[seat])
            if message is not None:
                for watcher, place in self.watchers.items():
                    if place == seat:
                        watcher.post(message)

    def _started(self, table: Table, seat: int | None, number: int, story: Story) -> bytes | None:
        """The whole document of a seat that has none yet; None while there is no game."""
        if table.game is None:
            return None
        return encode({
            "type": "started", "number": number, "seat": seat,
            "table": self._table_for(table, seat), **self._documents.whole(table, seat),
            "story": story.told(table.game, seat, -1),
        })  # fmt: skip

    def _update(
        self,
        table: Table,
        seat: int | None,
        number: int,
        at: int,
        events: list[EventData],
        changed: Changes,
    ) -> bytes | None:
        """The message about what changed for a seat; None when nothing did."""
        game = table.game
        assert game is not None
        put, gone = changed
        seen = game.seen_by(seat, events)
        if not (put or gone or seen):
            return None
        return encode({
            "type": "update", "number": number, "at": at, "changes": put, "gone": gone,
            "events": seen, "cards": cards_named(game, seen),
        })  # fmt: skip

    def tell_table(self, table: Table) -> None:
        """Tell everybody of seats, presence and due times, if something changed."""
        now = (
            description.seats_told(table), table.state, table.timer, table.decision, table.holds,
            table.onward, table.host, table.name, table.public, table.setup, table.sheets,
            table.pace, table.rematch, self.spectators,
        )  # fmt: skip
        if now == self._told:
            return
        self._told = now
        outgoing = {
            insider: encode(messages.TableChanged(self._make_table(table, insider)))
            for insider in {seat is not None for seat in self.watchers.values()}
        }
        for watcher, seat in self.watchers.items():
            watcher.post(outgoing[seat is not None])

    @property
    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(seat is None for seat in self.watchers.values())

    def _make_table(self, table: Table, insider: bool) -> messages.Table:
        return description.table_told(table, self.spectators, self._now(), insider=insider)

    def _table_for(self, table: Table, seat: int | None) -> messages.Table:
        return self._make_table(table, insider=seat is not None)

    def say(self, line: messages.ChatLine) -> None:
        """Tell a line of chat to those who have not muted its author."""
        message = encode(messages.Said(line))
        for watcher in self.watchers:
            if line.account not in watcher.muted:
                watcher.post(message)
