"""The cast of a table: the same table, later, for those who show it to an audience.

It is opened from the log when the first caster comes, follows what the live table hears of (whichever
process appended it), and is closed when the last has left. Of the table as it is now it knows the inputs,
which wait in the trailing table for their time, and who may watch.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

import msgspec

from mblades.errors import MbladesError, SaveError
from mblades.server.storage.interface import Storage
from mblades.server.storage.records import StorageError
from mblades.server.tables import inputs
from mblades.server.tables.audience import Audience, Watcher
from mblades.server.tables.documents import EVERYONE
from mblades.server.tables.history import History, begin_at
from mblades.server.tables.inputs import Input
from mblades.server.tables.table import Table
from mblades.server.tables.trailing import Trailing, check_may_cast
from mblades.server.threads import in_thread
from mblades.server.wire import messages

log = logging.getLogger(__name__)

SHORTEST_WAIT_S = 0.005
CANNOT_CAST = "This server cannot continue the cast of this game."

encode = msgspec.json.Encoder().encode


class Cast:
    """The cast of one table in this process."""

    def __init__(self, storage: Storage, latest: Table, now: Callable[[], int]) -> None:
        self.audience = self._empty_audience()
        self._storage = storage
        self._latest = latest  # for who may watch, and how late; nothing else of it is sent
        self._now = now
        self._joining: set[Watcher] = set()
        self._trailing: Trailing | None = None
        self._opening: asyncio.Task[Trailing] | None = None
        self._heard: list[tuple[int, Input]] = []  # while it is being opened
        self._alarm: asyncio.TimerHandle | None = None
        self._told: messages.Casting | None = None

    @property
    def is_watched(self) -> bool:
        """Whether anybody is here, or on the way."""
        return bool(self.audience.watchers or self._joining)

    @property
    def _delay_ms(self) -> int:
        assert self._latest.cast_delay_s is not None, "nobody watches a game that is not cast"
        return self._latest.cast_delay_s * 1000

    @property
    def _shown_time(self) -> int:
        """The time at the table as it is shown."""
        return self._now() - self._delay_ms

    # ----------------------------------------------------------------------- coming and going

    async def join(self, watcher: Watcher, seen: int) -> None:
        """A caster opens a connection; NotAllowed for who may not."""
        check_may_cast(self._latest, watcher.account)
        self._joining.add(watcher)
        try:
            await self._open()
            check_may_cast(self._latest, watcher.account)
            self.look_at_clock()
            if self._trailing is None:
                raise StorageError(CANNOT_CAST)
            watcher.post(encode(self._casting()))
            table, history = self._trailing.table, self._trailing.history
            self.audience.welcome(
                watcher, table, history.entries_for(table.game, EVERYONE, seen), []
            )
        finally:
            self._joining.discard(watcher)

    def leave(self, watcher: Watcher) -> None:
        """A caster's connection is gone, if it was ever here."""
        if watcher in self.audience.watchers:
            self.audience.remove(watcher)
        if not self.is_watched:
            self.close()

    def close(self) -> None:
        """Forget everything; the next caster opens it anew."""
        if self._opening is not None:
            self._opening.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
        self._opening = self._alarm = self._trailing = self._told = None
        self._heard.clear()
        self.audience = self._empty_audience()

    def _empty_audience(self) -> Audience:
        return Audience(lambda: self._shown_time, sees_everything=True)

    def _dismiss(self, watcher: Watcher, error: MbladesError) -> None:
        self.leave(watcher)
        watcher.dismiss(error)

    # ----------------------------------------------------------------------- opening

    async def _open(self) -> None:
        while self._trailing is None:
            if self._opening is None:
                made = self._made(self._latest.number, self._shown_time)
                self._opening = asyncio.create_task(made)
                self._opening.add_done_callback(self._opened)
            await asyncio.shield(self._opening)

    def _opened(self, task: asyncio.Task[Trailing]) -> None:
        if task is not self._opening:
            return
        self._opening = None
        if not task.cancelled() and task.exception() is None:
            self._trailing = task.result()
            for number, what in self._heard:
                self._trailing.hear(number, what)
        self._heard.clear()

    async def _made(self, known: int, until: int) -> Trailing:
        try:
            return await self._read(known, until)
        except MbladesError:
            raise
        except Exception:
            log.exception("the cast of table %s cannot be opened", self._latest.id)
            raise SaveError(CANNOT_CAST) from None

    async def _read(self, known: int, until: int) -> Trailing:
        """The table as it was at a time, made from the log, or from a snapshot that is old enough.

        Only as many inputs are read as the live table knows: in the next ones may be that the cast is to be
        later, or who may not watch. Those come with `follow`.
        """
        name = self._latest.id
        snapshot = await self._storage.latest_snapshot(name)
        table, history = await in_thread(begin_at, name, snapshot)
        if table.updated > until or table.number > known:
            table, history = Table(name), History()
        trailing = Trailing(table, history)
        entries = await self._storage.read(name, table.number)
        for number, entry in zip(range(table.number, known), entries, strict=False):
            trailing.hear(number, inputs.decode(entry.input))
        await in_thread(trailing.advance, until)
        return trailing

    # ----------------------------------------------------------------------- following

    def follow(self, latest: Table, appended: Iterable[tuple[int, Input]]) -> None:
        """The live table has heard of these inputs, and is like this now."""
        self._latest = latest
        if not self.is_watched:
            return
        for watcher in list(self.audience.watchers):
            try:
                check_may_cast(latest, watcher.account)
            except MbladesError as error:
                self._dismiss(watcher, error)
        if self._trailing is None:
            if self._opening is not None:
                self._heard += appended
        else:
            for number, what in appended:
                self._trailing.hear(number, what)
            self.look_at_clock()

    def look_at_clock(self) -> None:
        """Show everything whose time has come."""
        if self._trailing is None or self._latest.cast_delay_s is None:
            return
        try:
            self._show(self._trailing)
        except Exception:  # a mistake of ours must not take the live table down with it
            log.exception("the cast of table %s cannot go on", self._latest.id)
            for watcher in list(self.audience.watchers):
                self._dismiss(watcher, StorageError(CANNOT_CAST))
            self.close()

    def _show(self, trailing: Trailing) -> None:
        done = trailing.advance(self._shown_time)
        self._tell_when_it_begins()
        if done:
            events = [event for _number, _what, outcome in done for event in outcome.events]
            number, what, _outcome = done[-1]
            table, history = trailing.table, trailing.history
            self.audience.send_update(table, number, what.at, events, history, ())
            self.audience.send_table(table)
        self._plan(trailing)

    def _plan(self, trailing: Trailing) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if trailing.next_at is not None:
            wait_s = max((trailing.next_at - self._shown_time) / 1000, SHORTEST_WAIT_S)
            self._alarm = asyncio.get_running_loop().call_later(wait_s, self.look_at_clock)

    # ----------------------------------------------------------------------- the wait before it

    def _tell_when_it_begins(self) -> None:
        casting = self._casting()
        if casting != self._told:
            self._told = casting
            for watcher in self.audience.watchers:
                watcher.post(encode(casting))

    def _casting(self) -> messages.Casting:
        """That a game has begun is no secret."""
        latest = self._latest
        assert latest.cast_delay_s is not None
        return messages.Casting(latest.cast_delay_s, latest.began or None)
