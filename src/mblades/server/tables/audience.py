"""The connections to a table: from which seat each watches, and what it has been sent.

The audience of a cast is another one, of the same table as it was some time ago: there everybody looks with
the eyes of all seats together (`documents.EVERYONE`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

import msgspec

from mblades.errors import MbladesError
from mblades.rules.state.events import Event
from mblades.server.tables import description
from mblades.server.tables.documents import EVERYONE, Changes, Documents, cards_named, seen_by
from mblades.server.tables.history import History
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

    def __init__(self, now: Callable[[], int], *, sees_everything: bool = False) -> None:
        self.watchers: dict[Watcher, int | None] = {}  # with the seat
        self._now = now
        self._sees_everything = sees_everything
        self._documents = Documents()
        self._last_sent: tuple[object, ...] = ()  # what was last sent about the table

    def welcome(
        self,
        watcher: Watcher,
        table: Table,
        history: list[messages.HistoryEntry],
        chat: list[messages.ChatLine],
    ) -> None:
        """Send a new connection everything."""
        seat = self.watchers[watcher] = self.seat_of(table, watcher)
        new = self._documents.whole(table, seat)
        welcome = {
            "type": "welcome", "number": table.number - 1, "seat": _told_seat(seat),
            "table": self._table_for(table, watcher), **new, "story": history, "chat": chat,
        }  # fmt: skip
        watcher.post(encode(welcome))

    def seat_of(self, table: Table, watcher: Watcher) -> int | None:
        """From which seat somebody watches."""
        return EVERYONE if self._sees_everything else table.seat_of(watcher.account)

    def remove(self, watcher: Watcher) -> int | None:
        """Drop a connection; the result is the seat it watched from."""
        seat = self.watchers.pop(watcher)
        if seat not in self.watchers.values():
            self._documents.forget(seat)
        return seat

    def renew_seats(self, table: Table) -> list[Watcher]:
        """Update the seat each connection watches from; the result is those that may no longer watch.

        Who takes over the seat of a bot gets a whole document with the next update.
        """
        strangers = []
        before = set(self.watchers.values())
        for watcher in self.watchers:
            seat = self.watchers[watcher] = self.seat_of(table, watcher)
            if seat is not None:
                watcher.is_invited = True
            elif not (table.public or watcher.is_invited):
                strangers.append(watcher)
        for seat in before - set(self.watchers.values()):
            self._documents.forget(seat)
        return strangers

    def resend_everything(self) -> None:
        """Somebody may have missed something: next time send everything again."""
        self._documents = Documents()

    def send_update(
        self,
        table: Table,
        number: int,
        at: int,
        events: list[Event],
        history: History,
        moved: Collection[int],
    ) -> None:
        """Send everybody what changed for them and what happened, up to this input; the seats in `moved`
        hear of it even if nothing did."""
        changed = self._documents.follow(table)
        for seat in set(self.watchers.values()):
            here = [watcher for watcher, place in self.watchers.items() if place == seat]
            if changed.get(seat) is None:
                message = self._started(table, seat, number, history, here[0])
            else:
                message = self._update(table, seat, number, at, events, changed[seat], moved)
            if message is not None:
                for watcher in here:
                    watcher.post(message)

    def _started(
        self, table: Table, seat: int | None, number: int, history: History, watcher: Watcher
    ) -> bytes | None:
        """The whole document of a seat that has none yet; None while there is no game."""
        if table.game is None:
            return None
        return encode({
            "type": "started", "number": number, "seat": _told_seat(seat),
            "table": self._table_for(table, watcher), **self._documents.whole(table, seat),
            "story": history.entries_for(table.game, seat, -1),
        })  # fmt: skip

    def _update(
        self,
        table: Table,
        seat: int | None,
        number: int,
        at: int,
        events: list[Event],
        changed: Changes,
        moved: Collection[int],
    ) -> bytes | None:
        """The message about what changed for a seat; None when nothing did."""
        game = table.game
        assert game is not None
        put, gone = changed
        seen = seen_by(game, seat, events)
        if not (put or gone or seen or seat in moved):
            return None
        return encode({
            "type": "update", "number": number, "at": at, "changes": put, "gone": gone,
            "events": seen, "cards": cards_named(game, seen),
        })  # fmt: skip

    def send_table(self, table: Table) -> None:
        """Send everybody the seats, presence and due times, if something changed."""
        now = (
            description.describe_seats(table), table.state, table.timer, table.decision, table.holds,
            table.onward, table.host, table.name, table.public, table.setup, table.sheets,
            table.pace, table.rematch, table.cast_delay_s, self.spectators,
        )  # fmt: skip
        if now == self._last_sent:
            return
        self._last_sent = now
        outgoing: dict[description.Standing, bytes] = {}
        for watcher in self.watchers:
            standing = self._standing_of(table, watcher)
            if standing not in outgoing:
                outgoing[standing] = encode(messages.TableChanged(self._table_for(table, watcher)))
            watcher.post(outgoing[standing])

    @property
    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(seat is None for seat in self.watchers.values())

    def _standing_of(self, table: Table, watcher: Watcher) -> description.Standing:
        return "onlooker" if self._sees_everything else description.standing(table, watcher.account)

    def _table_for(self, table: Table, watcher: Watcher) -> messages.Table:
        standing = self._standing_of(table, watcher)
        return description.describe_table(table, self.spectators, self._now(), standing)

    def say(self, line: messages.ChatLine) -> None:
        """Send a line of chat to those who have not muted its author."""
        message = encode(messages.Said(line))
        for watcher in self.watchers:
            if line.account not in watcher.muted:
                watcher.post(message)


def _told_seat(seat: int | None) -> int | None:
    """A seat as a message has it: everyone together have none."""
    return None if seat == EVERYONE else seat
