"""A live table: the log's last state in memory, its audience, its bots and its due times.

It is a cache. Inputs go through one mailbox: they are applied to a copy, appended to the log
together, and only then does the copy become the table and is sent out. If another process was
faster, the log's key says so; then what it wrote is read and the inputs are tried again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from random import uniform
from time import monotonic
from typing import TypeVar

import msgspec

from mblades.errors import IllegalAction, MbladesError
from mblades.rules.state.actions import as_list
from mblades.rules.state.events import Event
from mblades.server.storage.interface import Storage
from mblades.server.storage.records import Due, StorageError, Taken
from mblades.server.tables import description, inputs, play
from mblades.server.tables.audience import Audience, Watcher
from mblades.server.tables.bots import BotPlayers
from mblades.server.tables.cast import Cast
from mblades.server.tables.history import History, PastInput, snapshot_of
from mblades.server.tables.inputs import Acted, Came, Input, TimePassed, Went
from mblades.server.tables.sight import Sights
from mblades.server.tables.table import Outcome, Table
from mblades.server.wire import messages
from mblades.server.wire.refusals import NotAllowed

log = logging.getLogger(__name__)

SNAPSHOT_EVERY = 200  # inputs
SIGN_MS = 5 * 60_000  # how often an open connection is noted in the log
GRACE_S = 3.0  # a page that reloads has not gone
NEXT = "next"
UNKNOWN = -1  # what the storage has may be another process's
LEAST_DELAY_S = 0.005
UNEVEN = (0.7, 1.3)  # bots do not act in step
RETRY_S = 1.0
LOG_AGAIN_S = 60.0
LOST_S = 30.0  # until a table that cannot go on is looked at again
COULD_NOT = "The server could not do that."
CANNOT_PLAY = "This server cannot continue the game at this table."

Build = Callable[[Table, int], Input | None]  # makes an input when its turn has come, at this time
Found = TypeVar("Found")


class Wait(msgspec.Struct, frozen=True):
    """The answer to a request for a card that others may want: it is settled at this time."""

    until: int


Answer = Callable[[int | Wait | MbladesError], None]  # int: the number of the input


class PendingInput(msgspec.Struct):
    """An input in the mailbox, and the function that gets its result."""

    build: Build
    answer: Answer


class Call(msgspec.Struct):
    """Something to do between inputs, and the function to call if it cannot be done."""

    do: Callable[[], None]
    refuse: Callable[[MbladesError], None] = lambda _error: None


class AppliedInput(msgspec.Struct):
    """An input that was applied, but is not saved and sent out yet."""

    pending: PendingInput
    number: int
    what: Input
    outcome: Outcome


_logged: dict[str, float] = {}  # when a failure of a kind was last logged


def _log_failure(table: Table, error: Exception) -> None:
    """One traceback a minute for each kind of failure; the others get one line."""
    kind, now = type(error).__name__, monotonic()
    is_new = now - _logged.get(kind, -LOG_AGAIN_S) >= LOG_AGAIN_S
    if is_new:
        _logged[kind] = now
    log.error("table %s: an input failed: %s", table.id, kind, exc_info=error if is_new else None)


def _pause(failures: int) -> float:
    """How long to wait after this many failures in a row."""
    return min(RETRY_S * 2.0 ** min(failures - 1, 10), LOST_S) if failures > 0 else 0.0


class LiveTable:
    """One table in this process."""

    def __init__(
        self, storage: Storage, table: Table, now: Callable[[], int], history: History | None = None
    ) -> None:
        self.table = table  # as it is in the log; never changed, only replaced
        self.history = history or History()
        self.audience = Audience(now)
        self.cast = Cast(storage, table, now)
        self.last_used = now()
        self.sights = Sights(table)
        self._storage = storage
        self._now = now
        self._mail: list[PendingInput] = []
        self._calls: list[Call] = []
        self._behind = False
        self._worker: asyncio.Task[None] | None = None
        self._failure: MbladesError | None = None  # until the next try
        self._retry: asyncio.TimerHandle | None = None
        self._listing: bytes = b""
        self._due: int | None = UNKNOWN
        self._snapshot_at = table.number
        self._waiting: dict[int, Answer] = {}  # requests, by the number of their input
        self._leaving: dict[str, asyncio.TimerHandle] = {}  # accounts without a connection
        self._gone: set[str] = set()  # accounts of which that is still to be saved
        self._bots = BotPlayers()
        self._bot_timers: dict[int, asyncio.TimerHandle] = {}
        self._due_timer: asyncio.TimerHandle | None = None
        self._bot_failures: dict[int, int] = {}  # by seat: how often in a row its bot was refused
        self._clock_failures = 0  # how often in a row what was due could not be done
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closing = False

    # ----------------------------------------------------------------------- the mailbox

    def send(self, build: Build, answer: Answer = lambda _answer: None) -> None:
        """Put an input into the mailbox."""
        self._mail.append(PendingInput(build, answer))
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
        """Look at the table between inputs, when all that is known of the log is in it."""
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()

        def refuse(error: MbladesError) -> None:
            if not done.done():
                done.set_exception(error)

        def call() -> None:
            if done.done():  # whoever asked has gone
                return
            try:
                done.set_result(what(self.table))
            except MbladesError as error:
                refuse(error)
            except Exception:  # a mistake of ours must not take the table down with it
                log.exception("table %s: a look at it failed", self.table.id)
                refuse(IllegalAction(COULD_NOT))

        self._call(Call(call, refuse))
        return await done

    def _call(self, call: Call) -> None:
        self._calls.append(call)
        self._work()

    def catch_up(self, number: int) -> None:
        """Another process may have appended up to this number."""
        if number >= self.table.number:
            self._behind = True
            self._work()

    def _work(self) -> None:
        self.last_used = self._now()
        if self._failure is not None:
            self._refuse_all(self._failure)
        elif self._worker is None:
            self._worker = asyncio.create_task(self._empty_mailbox())

    async def _empty_mailbox(self) -> None:
        mail: list[PendingInput] = []
        try:
            while self._mail or self._behind or self._calls:
                if self._behind:
                    self._behind = False  # what is heard of while reading is read next
                    await self._follow()
                calls, self._calls = self._calls, []
                for call in calls:
                    call.do()
                mail, self._mail = self._mail, []
                if mail:
                    await self._take(mail)
                mail = []
        except StorageError as error:
            log.error("table %s: %s", self.table.id, error)
            self._give_up(mail, error, RETRY_S)
        except Exception:  # the log has what this process cannot follow
            log.exception("table %s cannot go on", self.table.id)
            self.audience.resend_everything()
            self._give_up(mail, StorageError(CANNOT_PLAY), LOST_S)
        else:
            self._plan()
        finally:
            self._worker = None

    def _give_up(self, mail: list[PendingInput], error: MbladesError, pause: float) -> None:
        """Refuse everything for a while, then look at the log again."""
        self._failure = error
        self._behind = True
        self._mail = [*mail, *self._mail]
        self._refuse_all(error)
        if not self._is_closing:
            self._retry = asyncio.get_running_loop().call_later(pause, self._try_again)

    def _refuse_all(self, error: MbladesError) -> None:
        mail, self._mail = self._mail, []
        calls, self._calls = self._calls, []
        for pending in mail:
            pending.answer(error)
        for call in calls:
            call.refuse(error)

    def _try_again(self) -> None:
        self._failure = None
        self._worker = asyncio.create_task(self._empty_mailbox())

    async def _take(self, mail: list[PendingInput]) -> None:
        while True:
            table, taken, refused = self._apply(mail)
            if not taken:
                break
            try:
                await self._append(table, taken[0].number, [one.what for one in taken])
            except Taken:
                await self._follow()
            else:
                self.table = table
                self._broadcast([(one.number, one.what, one.outcome) for one in taken])
                break
        for one in taken:
            self._answer(one)
        for pending, refusal in refused:
            pending.answer(refusal)
        self._keep_snapshot()

    def _apply(
        self, mail: list[PendingInput]
    ) -> tuple[Table, list[AppliedInput], list[tuple[PendingInput, MbladesError]]]:
        """The table with all inputs that it does not refuse; the table here stays as it is."""
        table = self.table
        taken: list[AppliedInput] = []
        refused: list[tuple[PendingInput, MbladesError]] = []
        for pending in mail:
            try:
                what = pending.build(table, max(self._now(), table.updated))
                if what is None:
                    continue
                after = table.clone()
                outcome = after.apply(what)
            except MbladesError as refusal:
                refused.append((pending, refusal))
            except Exception as error:  # a mistake of ours must not take the table down with it
                _log_failure(table, error)
                refused.append((pending, IllegalAction(COULD_NOT)))
            else:
                taken.append(AppliedInput(pending, table.number, what, outcome))
                table = after
        return table, taken, refused

    async def adopt(self, table: Table, done: Sequence[tuple[Input, Outcome]]) -> None:
        """Become a table that was made elsewhere, because that takes long; it is new to everybody."""
        await self._append(table, 0, [what for what, _outcome in done])
        self.table = table
        self._broadcast([(number, *one) for number, one in enumerate(done)])
        self.save_snapshot()

    async def _append(self, table: Table, number: int, taken: list[Input]) -> None:
        due = play.next_due(table)
        listing = description.listing_of(table)
        is_new = listing.summary != self._listing
        await self._storage.append(
            table.id,
            number,
            [inputs.encode(one) for one in taken],
            table.updated / 1000,
            due=None if due == self._due else self._dues(due),
            listing=listing if is_new else None,
        )
        self._due, self._listing = due, listing.summary

    def _dues(self, due: int | None) -> list[Due]:
        return [] if due is None else [Due(self.table.id, due / 1000, NEXT)]

    def _answer(self, one: AppliedInput) -> None:
        until = one.outcome.until
        if until is None:
            one.pending.answer(one.number)
        else:
            self._waiting[one.number] = one.pending.answer
            one.pending.answer(Wait(until))

    async def _follow(self) -> None:
        """Read and apply what others have appended."""
        entries = await self._storage.read(self.table.id, self.table.number)
        table = self.table.clone()
        heard = []
        for entry in entries:
            what = inputs.decode(entry.input)
            heard.append((table.number, what, table.apply(what)))
        self.table = table
        self._due, self._listing = UNKNOWN, b""
        self._broadcast(heard)

    def _keep_snapshot(self) -> None:
        if self.table.number - self._snapshot_at >= SNAPSHOT_EVERY:
            self.save_snapshot()

    def save_snapshot(self) -> None:
        """Keep the table as it is now, so that the log need not be read from its beginning."""
        if self.table.number > self._snapshot_at:
            self._snapshot_at = self.table.number
            task = asyncio.create_task(self._write_snapshot(self.table, list(self.history)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _write_snapshot(self, table: Table, history: list[PastInput]) -> None:
        try:
            await self._storage.save_snapshot(table.id, snapshot_of(table, history))
        except StorageError as error:  # the log is enough
            log.warning("table %s: %s", table.id, error)

    # ----------------------------------------------------------------------- sending

    def _broadcast(self, done: list[tuple[int, Input, Outcome]]) -> None:
        # First, so that it misses nothing if something goes wrong here.
        self.cast.follow(self.table, [(number, what) for number, what, _outcome in done])
        for stranger in self.audience.renew_seats(self.table):
            self.leave(stranger)
            stranger.dismiss(
                NotAllowed("This table is private: ask its host for the invitation link.")
            )
        if done:
            self._broadcast_game(done)
        self._broadcast_table()
        self.give_signs()
        for _number, _what, outcome in done:
            for settled in outcome.settled:
                answer = self._waiting.pop(settled.number, None)
                if answer is not None:
                    answer(done[-1][0] if settled.refusal is None else settled.refusal)

    def _broadcast_game(self, done: list[tuple[int, Input, Outcome]]) -> None:
        events: list[Event] = []
        for number, what, outcome in done:
            self.history.add(number, what.at, outcome.events)
            events += outcome.events
        number, what, _outcome = done[-1]
        moved = self.sights.follow(self.table, number)
        self.audience.send_update(self.table, number, what.at, events, self.history, moved)

    def _broadcast_table(self) -> None:
        self.audience.send_table(self.table)

    # ----------------------------------------------------------------------- coming and going

    async def join(self, watcher: Watcher, seen: int, chat: list[messages.ChatLine]) -> None:
        """Somebody opens a connection: welcome them, and note that they are here."""
        await self.look(lambda table: self._welcome(table, watcher, seen, chat))

    def _welcome(
        self, table: Table, watcher: Watcher, seen: int, chat: list[messages.ChatLine]
    ) -> None:
        history = self.history.entries_for(table.game, table.seat_of(watcher.account), seen)
        self.audience.welcome(watcher, table, history, chat)
        self._broadcast_table()
        self.give_signs()

    def leave(self, watcher: Watcher) -> None:
        """A connection is gone, if it was ever here."""
        if watcher not in self.audience.watchers:
            return
        seat = self.audience.remove(watcher)
        self._call(Call(self._broadcast_table))
        if seat is not None and not self._is_closing:
            self._expect_back(watcher.account)

    def is_connected(self, account: str) -> bool:
        """Whether somebody has a connection to the table in this process."""
        return any(watcher.account == account for watcher in self.audience.watchers)

    def _expect_back(self, account: str) -> None:
        if account in self._leaving:
            self._leaving[account].cancel()
        loop = asyncio.get_running_loop()
        self._leaving[account] = loop.call_later(GRACE_S, self._note_absence, account)

    def _note_absence(self, account: str) -> None:
        del self._leaving[account]
        if not self.is_connected(account):
            self._note_gone(account)

    def _note_gone(self, account: str) -> None:
        def answer(what: object) -> None:
            if isinstance(what, StorageError):
                self._gone.add(account)

        self.send(lambda _table, at: Went(at, account), answer)

    def give_signs(self) -> None:
        """Note that those with a connection are here, and now and then that they still are; and who
        has gone while that could not be saved."""
        if self._is_closing or self._failure is not None:
            return
        gone, self._gone = self._gone, set()
        for account in gone:
            if not self.is_connected(account):
                self._note_gone(account)
        for watcher, seat in self.audience.watchers.items():
            if seat is not None and self._is_missed(self.table, watcher.account):
                self._note_presence(watcher.account)

    def _note_presence(self, account: str) -> None:
        def build(table: Table, at: int) -> Input | None:
            return Came(at, account) if self._is_missed(table, account) else None

        self.send(build)

    def _is_missed(self, table: Table, account: str) -> bool:
        """Whether the log does not say, or not recently, that somebody is here."""
        seat = table.seat_of(account)
        if seat is None:
            return False
        place = table.seats[seat]
        is_stale = self._now() - place.sign > SIGN_MS
        return not place.left and (not place.present or place.stand_in or is_stale)

    # ----------------------------------------------------------------------- what comes by itself

    def _plan(self) -> None:
        """Set the alarms for the next due time and for the bots."""
        if self._is_closing:
            return
        loop = asyncio.get_running_loop()
        if self._due_timer is not None:
            self._due_timer.cancel()
            self._due_timer = None
        due = play.next_due(self.table)
        if due is not None:
            least = max(_pause(self._clock_failures), LEAST_DELAY_S)
            delay = max((due - self._now()) / 1000, least)
            self._due_timer = loop.call_later(delay, self.look_at_clock)
        if self.audience.watchers:
            hurry = loop.time() + self.table.pace.bot_ms / 1000
            for seat in self._bots.seats_to_act(self.table):
                timer = self._bot_timers.get(seat)
                if timer is None or (timer.when() > hurry and self._bots.is_waited_for(self.table)):
                    if timer is not None:
                        timer.cancel()
                    pace = self._bots.delay_ms(self.table, seat) / 1000 * uniform(*UNEVEN)
                    failures = self._bot_failures.get(seat, 0) - 1  # once may be bad luck
                    delay = max(_pause(failures), pace)
                    self._bot_timers[seat] = loop.call_later(delay, self._let_bot_act, seat)

    def _let_bot_act(self, seat: int) -> None:
        self._bot_timers.pop(seat, None)

        def build(table: Table, at: int) -> Input | None:
            held = self._bots.is_held(seat)
            action = self._bots.decide(table, seat)
            if action is None or (not held and self._bots.hesitates(table, seat, action)):
                return None
            remark = self._bots.remark(table, seat, action)
            return Acted(at, seat, tuple(as_list(action)), "bot", remark)

        self.send(build, lambda what: self._note_bot(seat, what))

    def _note_bot(self, seat: int, what: object) -> None:
        """Make a bot that was refused choose something else, after a pause."""
        if not isinstance(what, MbladesError):
            self._bot_failures.pop(seat, None)
        elif isinstance(what, IllegalAction):
            self._bot_failures[seat] = self._bot_failures.get(seat, 0) + 1
            # Mostly somebody was faster.
            log.info("table %s: the bot of seat %d was refused: %s", self.table.id, seat, what)
            self._bots.distrust(seat)

    def look_at_clock(self) -> None:
        """Do what is due."""
        self.send(self._what_is_due, self._note_alarm)

    def _what_is_due(self, table: Table, at: int) -> Input | None:
        due = play.next_due(table)
        if due is None or due > at:
            return None
        decision = table.decision
        if decision is not None and decision.due <= at:
            action = self._bots.answer_for(table, decision.seat)
            if action is not None:
                return Acted(at, decision.seat, tuple(as_list(action)), "clock")
        filling = self._bots.next_filling(table, at)
        if filling is not None:
            return Acted(at, filling[0], tuple(as_list(filling[1])), "clock")
        return TimePassed(at)

    def _note_alarm(self, what: object) -> None:
        if not isinstance(what, IllegalAction):
            self._clock_failures = 0
        else:
            self._clock_failures += 1
            log.error("table %s: what is due was refused: %s", self.table.id, what)
            if self.table.decision is not None:
                self._bots.distrust(self.table.decision.seat)

    # ----------------------------------------------------------------------- the end

    @property
    def is_busy(self) -> bool:
        """Whether something is under way."""
        under_way = (self._worker, self._mail, self._calls, self._tasks, self._leaving)
        return bool(self.audience.watchers) or self.cast.is_watched or any(under_way)

    async def close(self) -> None:
        """Stop, after finishing what is under way. Everyone connected here is marked as away: a
        clock that runs for nobody else stands still until they are back."""
        self._is_closing = True
        timers = (*self._bot_timers.values(), *self._leaving.values(), self._due_timer, self._retry)
        for timer in timers:
            if timer is not None:
                timer.cancel()
        self.cast.close()
        for account in {watcher.account for watcher in self.audience.watchers} | set(self._leaving):
            self._note_gone(account)
        while self._worker is not None:
            await asyncio.wait([self._worker])
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._failure = StorageError("The server is shutting down; try again in a moment.")
