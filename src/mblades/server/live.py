"""A live table: the log's last state in memory, its watchers, its bots and its due times.

It is a cache. Inputs go through one mailbox: they are applied, appended to the log together, and
only then told. If another process was faster, the log's key says so; then what it wrote is read and
the inputs are tried again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from random import uniform
from typing import Any, Protocol, TypeVar

import msgspec

from mblades.errors import IllegalAction, MbladesError
from mblades.rules.state import EventData
from mblades.server import inputs, playing, telling, wire
from mblades.server.botplay import BotPlayers
from mblades.server.documents import Changes, Documents, cards_named
from mblades.server.inputs import Acted, Came, Input, TimePassed, Went
from mblades.server.records import Due, Snapshot, StorageError, Taken
from mblades.server.storage import Storage
from mblades.server.table import Outcome, Table

log = logging.getLogger(__name__)

STORY_LENGTH = 400  # inputs whose events are remembered for who comes back
SNAPSHOT_EVERY = 200  # inputs
SIGN_MS = 5 * 60_000  # a connection gives a sign so often
GRACE_S = 3.0  # a page that reloads has not gone
NEXT = "next"
UNKNOWN = -1  # what the storage has may be another process's
LEAST_DELAY_S = 0.005
UNEVEN = (0.7, 1.3)  # bots do not act in step
RETRY_S = 1.0

Build = Callable[[int], Input | None]  # makes an input when its turn has come, given the time
Found = TypeVar("Found")
encode = msgspec.json.Encoder().encode


class Wait(msgspec.Struct, frozen=True):
    """The answer to a request for a card that others may want: not before this time."""

    until: int


Answer = Callable[[int | Wait | MbladesError], None]  # int: the number of the input


class Wish(msgspec.Struct):
    """An input that somebody wants to be taken, and who hears what came of it."""

    build: Build
    answer: Answer


class Watcher(Protocol):
    """A connection to the table."""

    account: str
    muted: frozenset[str]

    def post(self, message: bytes) -> None:
        """Send a message, soon and in order."""


class Taking(msgspec.Struct):
    """An input that was applied, until it is saved and told."""

    wish: Wish
    number: int
    what: Input
    outcome: Outcome


class Remembered(msgspec.Struct):
    """What one input did, for the story."""

    number: int
    at: int
    events: list[EventData]


class LiveTable:
    """One table in this process."""

    def __init__(self, storage: Storage, table: Table, now: Callable[[], int]) -> None:
        self.table = table
        self.story: deque[Remembered] = deque(maxlen=STORY_LENGTH)
        self.watchers: dict[Watcher, int | None] = {}  # with the seat
        self.last_used = now()
        self._storage = storage
        self._now = now
        self._mail: list[Wish] = []
        self._calls: list[Callable[[], None]] = []
        self._behind = False
        self._worker: asyncio.Task[None] | None = None
        self._documents = Documents()
        self._told: tuple[object, ...] = ()  # of the table, what was told last
        self._listing: bytes = b""
        self._due: int | None = UNKNOWN
        self._snapshot_at = table.number
        self._waiting: dict[int, Answer] = {}  # requests, by the number of their input
        self._bots = BotPlayers()
        self._bot_timers: dict[int, asyncio.TimerHandle] = {}
        self._due_timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    # ----------------------------------------------------------------------- the mailbox

    def send(self, build: Build, answer: Answer = lambda _answer: None) -> None:
        """Put an input into the mailbox."""
        self._mail.append(Wish(build, answer))
        self._work()

    async def ask(self, build: Build) -> int:
        """Put an input into the mailbox and wait until it is saved; its refusal is raised."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def answer(what: object) -> None:
            if done.done():
                return
            if isinstance(what, MbladesError):
                done.set_exception(what)
            elif isinstance(what, int):
                done.set_result(what)

        self.send(build, answer)
        return await done

    async def look(self, what: Callable[[Table], Found]) -> Found:
        """Look at the table when everything applied to it is saved."""
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()

        def call() -> None:
            if done.done():  # who asked has gone
                return
            try:
                found = what(self.table)
            except MbladesError as error:
                done.set_exception(error)
            else:
                done.set_result(found)

        self._call(call)
        return await done

    def _call(self, call: Callable[[], None]) -> None:
        """Do something between inputs."""
        self._calls.append(call)
        self._work()

    def catch_up(self, number: int) -> None:
        """Another process may have appended up to this number."""
        if number >= self.table.number:
            self._behind = True
            self._work()

    def _work(self) -> None:
        self.last_used = self._now()
        if self._worker is None and not self._closed:
            self._worker = asyncio.create_task(self._empty_mailbox())

    async def _empty_mailbox(self) -> None:
        mail: list[Wish] = []
        try:
            while self._mail or self._behind or self._calls:
                if self._behind:
                    await self._follow()
                    self._behind = False
                calls, self._calls = self._calls, []
                for call in calls:
                    call()
                mail, self._mail = self._mail, []
                if mail:
                    await self._take(mail)
        except StorageError as error:
            log.error("table %s: %s", self.table.id, error)
            self._give_up((*mail, *self._mail), error)
        except Exception:  # the log has what this process cannot follow
            log.exception("table %s cannot go on", self.table.id)
            lost = StorageError("This table cannot be played on this server.")
            self._give_up((*mail, *self._mail), lost)
        finally:
            self._worker = None
        self._plan()

    def _give_up(self, wishes: Iterable[Wish], error: StorageError) -> None:
        """Refuse what waits, and look at the log again later."""
        self._mail = []
        self._behind = True
        for wish in wishes:
            wish.answer(error)
        asyncio.get_running_loop().call_later(RETRY_S, self._work)

    async def _take(self, mail: list[Wish]) -> None:
        while True:
            before = self.table.clone()
            refused: list[tuple[Wish, MbladesError]] = []
            taken = self._apply(mail, refused)
            try:
                if taken:
                    await self._append(before.number, taken)
                break
            except Taken:
                self.table = before
                await self._follow()
            except StorageError:  # it may have been kept or not
                self.table = before
                raise
        self._tell([(one.number, one.what, one.outcome) for one in taken])
        for one in taken:
            self._answer(one)
        for wish, refusal in refused:
            wish.answer(refusal)
        self._keep_snapshot()

    def _apply(self, mail: list[Wish], refused: list[tuple[Wish, MbladesError]]) -> list[Taking]:
        taken: list[Taking] = []
        for wish in mail:
            before = self.table.clone()
            try:
                what = wish.build(max(self._now(), self.table.updated))
                if what is not None:
                    outcome = self.table.apply(what)
                    taken.append(Taking(wish, before.number, what, outcome))
            except MbladesError as refusal:
                refused.append((wish, refusal))
            except Exception:  # a mistake of ours must not take the table down with it
                log.exception("table %s: an input failed", before.id)
                self.table = before
                refused.append((wish, IllegalAction("The server could not do this.")))
        return taken

    async def _append(self, number: int, taken: list[Taking]) -> None:
        table = self.table
        due = playing.next_due(table)
        listing = telling.listing_of(table)
        is_new = listing.summary != self._listing
        await self._storage.append(
            table.id,
            number,
            [inputs.encode(one.what) for one in taken],
            table.updated / 1000,
            due=None if due == self._due else self._dues(due),
            listing=listing if is_new else None,
        )
        self._due, self._listing = due, listing.summary

    def _dues(self, due: int | None) -> list[Due]:
        return [] if due is None else [Due(self.table.id, due / 1000, NEXT)]

    def _answer(self, one: Taking) -> None:
        until = one.outcome.until
        if until is None:
            one.wish.answer(one.number)
        else:
            self._waiting[one.number] = one.wish.answer
            one.wish.answer(Wait(until))

    async def _follow(self) -> None:
        """Read and apply what others have appended."""
        entries = await self._storage.read(self.table.id, self.table.number)
        heard = []
        for entry in entries:
            what = inputs.decode(entry.input)
            number = self.table.number
            heard.append((number, what, self.table.apply(what)))
        self._due, self._listing = UNKNOWN, b""
        self._tell(heard)

    def _keep_snapshot(self) -> None:
        if self.table.number - self._snapshot_at >= SNAPSHOT_EVERY:
            self.save_snapshot()

    def save_snapshot(self) -> None:
        """Keep the table as it is now, so that the log need not be read from its beginning."""
        if self.table.number > self._snapshot_at:
            self._snapshot_at = self.table.number
            snapshot = Snapshot(self.table.number, self.table.dump())
            task = asyncio.create_task(self._write_snapshot(snapshot))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _write_snapshot(self, snapshot: Snapshot) -> None:
        try:
            await self._storage.save_snapshot(self.table.id, snapshot)
        except StorageError as error:  # the log is enough
            log.warning("table %s: %s", self.table.id, error)

    # ----------------------------------------------------------------------- telling

    def remember(self, number: int, what: Input, outcome: Outcome) -> None:
        """Keep what an input did, for who comes back."""
        if outcome.events:
            self.story.append(Remembered(number, what.at, outcome.events))

    def _tell(self, done: list[tuple[int, Input, Outcome]]) -> None:
        if not done:
            return
        events: list[EventData] = []
        for number, what, outcome in done:
            self.remember(number, what, outcome)
            events += outcome.events
        number, what, _outcome = done[-1]
        changed = self._documents.follow(self.table)
        for seat in set(self.watchers.values()):
            message = self._update(seat, number, what.at, events, changed.get(seat))
            if message is not None:
                self._post(message, seat)
        self._tell_table()
        for _number, _what, outcome in done:
            for settled in outcome.settled:
                answer = self._waiting.pop(settled.number, None)
                if answer is not None:
                    answer(number if settled.refusal is None else settled.refusal)

    def _update(
        self,
        seat: int | None,
        number: int,
        at: int,
        events: list[EventData],
        changed: Changes | None,
    ) -> bytes | None:
        """The message about what changed for a seat; None when nothing did."""
        game = self.table.game
        if game is None:
            return None
        if changed is None:
            table, new = self._table_for(seat), self._documents.whole(self.table, seat)
            story = self.story_for(seat, -1)
            started = {"type": "started", "number": number, "seat": seat, "table": table, **new}
            return encode({**started, "story": story})
        put, gone = changed
        seen = game.seen_by(seat, events)
        if not (put or gone or seen):
            return None
        return encode({
            "type": "update", "number": number, "at": at, "changes": put, "gone": gone,
            "events": seen, "cards": cards_named(game, seen),
        })  # fmt: skip

    def _post(self, message: bytes, seat: int | None) -> None:
        for watcher, at in list(self.watchers.items()):
            if at == seat:
                watcher.post(message)

    def _tell_table(self) -> None:
        """Tell everybody of seats, presence and due times, if something changed."""
        table = self.table
        now = (
            telling.seats_told(table), table.state, table.timer, table.decision, table.holds,
            table.onward, table.host, table.name, table.public, table.setup, table.sheets,
            table.pace, table.rematch, self.spectators,
        )  # fmt: skip
        if now == self._told:
            return
        self._told = now
        messages = {
            insider: encode(wire.TableChanged(self._make_table(insider)))
            for insider in {seat is not None for seat in self.watchers.values()}
        }
        for watcher, seat in list(self.watchers.items()):
            watcher.post(messages[seat is not None])

    @property
    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(seat is None for seat in self.watchers.values())

    def _make_table(self, insider: bool) -> wire.Table:
        return telling.table_told(self.table, self.spectators, self._now(), insider=insider)

    def _table_for(self, seat: int | None) -> wire.Table:
        return self._make_table(insider=seat is not None)

    def story_for(self, seat: int | None, after: int) -> list[wire.Told]:
        """What happened after a number, as a seat may know it."""
        game = self.table.game
        if game is None:
            return []
        told = []
        for one in self.story:
            seen = game.seen_by(seat, one.events) if one.number > after else []
            if seen:
                events: list[Any] = [list(event) for event in seen]
                told.append(wire.Told(one.number, one.at, events, cards_named(game, seen)))
        return told

    # ----------------------------------------------------------------------- watchers

    def join(self, watcher: Watcher, seen: int, chat: list[wire.ChatLine]) -> None:
        """Somebody opens a connection: welcome them, and note that they are here."""
        self._call(lambda: self._welcome(watcher, seen, chat))

    def _welcome(self, watcher: Watcher, seen: int, chat: list[wire.ChatLine]) -> None:
        seat = self.table.seat_of(watcher.account)
        self.watchers[watcher] = seat
        new = self._documents.whole(self.table, seat)
        welcome = {
            "type": "welcome", "number": self.table.number - 1, "seat": seat,
            "table": self._table_for(seat), **new, "story": self.story_for(seat, seen),
            "chat": chat,
        }  # fmt: skip
        watcher.post(encode(welcome))
        self._tell_table()
        self._note_presence(watcher.account)

    def leave(self, watcher: Watcher) -> None:
        """A connection is gone."""
        seat = self.watchers.pop(watcher, None)
        if seat not in self.watchers.values():
            self._documents.forget(seat)
        self._tell_table()
        if seat is not None and not self._closed:
            account = watcher.account
            asyncio.get_running_loop().call_later(GRACE_S, self._note_absence, account)

    def reseat(self, account: str) -> None:
        """Somebody took or left a seat: their connections see the table from there."""
        self._call(lambda: self._reseat(account))

    def _reseat(self, account: str) -> None:
        seat = self.table.seat_of(account)
        for watcher, old in list(self.watchers.items()):
            if watcher.account == account and old != seat:
                self.watchers[watcher] = seat
                self._documents.whole(self.table, seat)
                watcher.post(encode(wire.TableChanged(self._table_for(seat))))
        self._note_presence(account)

    def is_connected(self, account: str) -> bool:
        """Whether somebody has a connection to the table in this process."""
        return any(watcher.account == account for watcher in self.watchers)

    def _note_presence(self, account: str) -> None:
        seat = self.table.seat_of(account)
        if seat is None or not self.is_connected(account):
            return
        place = self.table.seats[seat]
        is_stale = self._now() - place.sign > SIGN_MS
        if not place.left and (not place.present or place.stand_in or is_stale):
            self.send(lambda at: Came(at, account))

    def _note_absence(self, account: str) -> None:
        if not self._closed and not self.is_connected(account):
            self.send(lambda at: Went(at, account))

    def give_signs(self) -> None:
        """Note for everybody with a connection that they still have it."""
        for account in {watcher.account for watcher in self.watchers}:
            self._note_presence(account)

    def say(self, line: wire.ChatLine) -> None:
        """Tell a line of chat to those who have not muted its author."""
        message = encode(wire.Said(line))
        for watcher in list(self.watchers):
            if line.account not in watcher.muted:
                watcher.post(message)

    # ----------------------------------------------------------------------- what comes by itself

    def _plan(self) -> None:
        """Set the alarms for the next due time and for the bots."""
        if self._closed:
            return
        loop = asyncio.get_running_loop()
        if self._due_timer is not None:
            self._due_timer.cancel()
            self._due_timer = None
        due = playing.next_due(self.table)
        if due is not None:
            delay = max((due - self._now()) / 1000, LEAST_DELAY_S)
            self._due_timer = loop.call_later(delay, self.look_at_clock)
        if self.watchers:
            for seat in self._bots.seats_to_act(self.table):
                if seat not in self._bot_timers:
                    pace = self.table.pace.bot_ms / 1000 * uniform(*UNEVEN)
                    self._bot_timers[seat] = loop.call_later(pace, self._let_bot_act, seat)

    def _let_bot_act(self, seat: int) -> None:
        self._bot_timers.pop(seat, None)

        def build(at: int) -> Input | None:
            action = self._bots.decide(self.table, seat)
            return None if action is None else Acted(at, seat, action, "bot")

        self.send(build)

    def look_at_clock(self) -> None:
        """Do what is due."""
        decision = self.table.decision
        if decision is not None and decision.due <= self._now():
            self.send(self._answer_in_time)
        else:
            self.send(lambda at: TimePassed(at))

    def _answer_in_time(self, at: int) -> Input | None:
        decision = self.table.decision
        if decision is None:
            return None
        action = self._bots.answer_for(self.table, decision.seat)
        return None if action is None else Acted(at, decision.seat, action, "clock")

    # ----------------------------------------------------------------------- the end

    @property
    def is_busy(self) -> bool:
        """Whether something is under way."""
        return bool(self._worker or self._mail or self._calls or self._tasks or self.watchers)

    async def close(self) -> None:
        """Stop; what is under way is finished first."""
        self._closed = True
        for timer in (*self._bot_timers.values(), self._due_timer):
            if timer is not None:
                timer.cancel()
        waiting = [self._worker] if self._worker is not None else []
        await asyncio.gather(*waiting, *self._tasks, return_exceptions=True)
