"""The registry of tables: it loads them on demand, follows other processes, and runs the clock."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, NoReturn

import msgspec

from mblades.errors import IllegalAction, MbladesError, SaveError, SetupError
from mblades.rules.version import RULES_VERSION
from mblades.server import guided, setups
from mblades.server.accounts import clean_line
from mblades.server.storage.interface import Storage
from mblades.server.storage.records import Account, Listing, Notice, StorageError
from mblades.server.tables import description, inputs, playing_on, replays
from mblades.server.tables.audience import Watcher
from mblades.server.tables.history import begin_at
from mblades.server.tables.inputs import Began, Changed, LeftSeat, Opened, Rematched, Sat, SeatSet
from mblades.server.tables.live import CANNOT_PLAY, Build, LiveTable
from mblades.server.tables.table import Table
from mblades.server.threads import in_thread
from mblades.server.wire import messages
from mblades.server.wire.refusals import NotAllowed, NotFound, NotLoggedIn

log = logging.getLogger(__name__)

POLL_S = 0.5  # how often the clock looks for tables that are not live here
LATE_S = 1.0  # a table this late is not being looked after by another process
SWEEP_S = 20.0
IDLE_MS = 120_000  # a live table that nobody watches is dropped after this time
UNREADABLE_MS = 10 * 60_000  # a table that cannot be read is not tried again before this time
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is easily mistaken for another
CHAT_SHOWN = 100


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Registry:
    """All tables of this process."""

    def __init__(
        self,
        storage: Storage,
        clock: Callable[[], int] = now,
        seed: int | None = None,
        address: str | None = None,
    ) -> None:
        self.storage = storage
        self.now = clock
        self.seed = seed  # of every game; None: each game gets a random one
        self.address = address  # for other machines; None: they cannot come here
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._unreadable: dict[str, tuple[int, SaveError]] = {}  # until when, and why
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to follow other processes and the clock."""
        notices = await self.storage.listen()
        self._tasks = [
            asyncio.create_task(self._follow(notices)),
            asyncio.create_task(self._forever(POLL_S, self._look_at_clock)),
            asyncio.create_task(self._forever(SWEEP_S, self._sweep)),
        ]

    async def close(self) -> None:
        """Stop everything; the storage is left open."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(live.close() for live in self._live.values()))
        self._live.clear()

    # ----------------------------------------------------------------------- live tables

    @property
    def loaded(self) -> frozenset[str]:
        """The tables that are live in this process."""
        return frozenset(self._live)

    async def live(self, table: str) -> LiveTable:
        """A table, loaded if need be; NotFound if there is none, SaveError if it is unreadable."""
        found = self._live.get(table)
        if found is not None:
            found.last_used = self.now()
            return found
        self._check_readable(table)
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _task: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> LiveTable:
        snapshot = await self.storage.latest_snapshot(name)
        table, history = begin_at(name, snapshot)
        entries = await self.storage.read(name, table.number)
        if not table.number and not entries:
            raise NotFound("There is no such table.")
        try:
            for entry in entries:
                number, what = table.number, inputs.decode(entry.input)
                history.add(number, what.at, table.apply(what).events)
        except Exception as error:
            self._give_up_on(name, error)
        live = self._live[name] = LiveTable(self.storage, table, self.now, history)
        live.catch_up(table.number)  # notices that came while it was read were for nobody
        return live

    def _give_up_on(self, name: str, error: Exception) -> NoReturn:
        """A table that this program cannot read must not be in the way of others."""
        log.error("table %s cannot be read", name, exc_info=error)
        reason = error if isinstance(error, SaveError) else SaveError(CANNOT_PLAY)
        self._unreadable[name] = (self.now() + UNREADABLE_MS, reason)
        raise SaveError(reason.sentence) from None

    def _check_readable(self, name: str) -> None:
        until, reason = self._unreadable.get(name, (0, None))
        if reason is None:
            return
        if until > self.now():
            raise SaveError(reason.sentence)
        del self._unreadable[name]

    async def _follow(self, notices: AsyncIterator[Notice]) -> None:
        async for notice in notices:
            try:
                await self._handle_notice(notice)
            except StorageError as error:
                log.error("following %s: %s", notice.game, error)
            except Exception:
                log.exception("following %s", notice.game)

    async def _handle_notice(self, notice: Notice) -> None:
        if notice.kind == "missed":
            for live in self._live.values():
                live.catch_up(live.table.number)
            for account in {one.account for one in self._watchers()}:
                await self._renew_mutes(account)
                await self._check_sessions(account)
        elif notice.kind == "mutes":
            await self._renew_mutes(notice.game)
        elif notice.kind == "sessions":
            await self._check_sessions(notice.game)
        elif (found := self._live.get(notice.game)) is not None:
            if notice.kind == "log":
                found.catch_up(notice.number)
                return
            for line in await self.storage.chat(notice.game, notice.number - 1, CHAT_SHOWN):
                if line.number == notice.number:
                    found.audience.say(description.describe_chat_line(found.table, line))

    def _watchers(self) -> list[Watcher]:
        return [
            watcher
            for live in self._live.values()
            for audience in (live.audience, live.cast.audience)
            for watcher in audience.watchers
        ]

    async def _renew_mutes(self, account: str) -> None:
        """Somebody has muted or unmuted others: from now on, on all their connections."""
        if any(watcher.account == account for watcher in self._watchers()):
            muted = await self.storage.muted_by(account)
            for watcher in self._watchers():
                if watcher.account == account:
                    watcher.muted = muted

    async def _check_sessions(self, account: str) -> None:
        """Disconnect those who have logged out, here or elsewhere."""
        for watcher in self._watchers():
            if watcher.account == account:
                known = await self.storage.session(watcher.session, self.now() / 1000)
                if known is None:
                    watcher.dismiss(
                        NotLoggedIn("You are not logged in. Log in, or start again as a guest.")
                    )

    async def _forever(self, pause: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                await work()
            except MbladesError as error:
                log.error("%s", error)
            except Exception:  # without this work no clock would run
                log.exception("the registry")

    async def _look_at_clock(self) -> None:
        """Wake tables that are due; live ones have alarms of their own."""
        for due in await self.storage.due_before(self.now() / 1000 - LATE_S):
            if due.game not in self._live:
                try:
                    (await self.live(due.game)).look_at_clock()
                except SaveError:  # it cannot be read
                    continue
                except MbladesError as error:
                    log.error("table %s: %s", due.game, error)

    async def _sweep(self) -> None:
        for name, live in list(self._live.items()):
            live.give_signs()
            if not live.is_busy and self.now() - live.last_used > IDLE_MS:
                live.save_snapshot()
                del self._live[name]
                await live.close()
        await self.storage.forget_expired(self.now() / 1000)

    # ----------------------------------------------------------------------- the lobby

    async def open_table(
        self, account: Account, wanted: messages.NewTable, *, is_guided: bool = False
    ) -> LiveTable:
        """Open a new table; its host takes the first seat."""
        await in_thread(setups.check, wanted.setup, wanted.sheets)
        seats = setups.seats_of(wanted.setup)
        if len(wanted.bots) > seats:
            raise SetupError("there are more bots than seats")
        return await self._open(
            lambda _table, at: _opened(
                account, at, name=clean_line(wanted.name), public=wanted.public,
                setup=wanted.setup, sheets=tuple(wanted.sheets), pace=wanted.pace, seats=seats,
                bots=tuple(wanted.bots), guided=is_guided, cast_delay_s=wanted.cast_delay_s,
            )
        )  # fmt: skip

    async def _open(self, build: Build) -> LiveTable:
        table = Table(secrets.token_hex(8))
        live = LiveTable(self.storage, table, self.now)
        await live.ask(build)
        self._live[table.id] = live
        return live

    async def quick_game(self, account: Account, wanted: messages.QuickGame) -> LiveTable:
        """A private table against bots that starts at once."""
        quick = setups.QUICK
        edition, players = wanted.edition or quick.edition, wanted.players or quick.players
        assert edition is not None
        assert players is not None
        level = wanted.level or setups.fitting_level(await self.games_of(account))
        live = await self.open_table(
            account,
            messages.NewTable(
                setup=setups.quick_setup(edition, players),
                public=False,
                bots=[None, *[level] * (players - 1)],
                pace=messages.Pace(clock=True) if wanted.clock else setups.UNHURRIED,
            ),
        )
        await self.start(live, account)
        return live

    async def guided_game(self, account: Account, wanted: messages.GuidedGame) -> LiveTable:
        """A newcomer's first game, the same for everyone."""
        live = await self.open_table(account, guided.new_table(wanted.bot_ms), is_guided=True)
        await self.start(live, account, guided.SEED)
        return live

    async def play_on(self, account: Account, data: bytes, step: int, seat: int) -> LiveTable:
        """A private table against bots, whose game goes on from a step of a replay."""
        found = await in_thread(playing_on.unfinished, data, step, seat)
        at = self.now()
        opened = _opened(
            account, at, name="", public=False, setup=found.setup, sheets=found.sheets,
            pace=setups.UNHURRIED, seats=len(found.bots), bots=found.bots, host_seat=seat,
        )  # fmt: skip
        began = Began(
            at, account.id, found.seed, setups.library().digest, RULES_VERSION, found.inputs,
            is_played_on=True,
        )  # fmt: skip
        table = Table(secrets.token_hex(8))
        done = await in_thread(lambda: [(what, table.apply(what)) for what in (opened, began)])
        live = LiveTable(self.storage, Table(table.id), self.now)
        await live.adopt(table, done)
        self._live[table.id] = live
        return live

    async def change(self, live: LiveTable, account: Account, wanted: messages.ChangeTable) -> None:
        """The host changes what will be played."""
        table = live.table
        setup = table.setup if wanted.setup is None else wanted.setup
        sheets = table.sheets if wanted.sheets is None else tuple(wanted.sheets)
        await in_thread(setups.check, setup, sheets)
        seats = setups.seats_of(setup)
        name = None if wanted.name is None else clean_line(wanted.name)
        await live.ask(
            lambda _table, at: Changed(
                at=at, by=account.id, name=name, public=wanted.public, setup=wanted.setup,
                sheets=None if wanted.sheets is None else sheets, pace=wanted.pace,
                seats=None if wanted.setup is None else seats, cast_delay_s=wanted.cast_delay_s,
                cast_code=_code() if isinstance(wanted.cast_delay_s, int) else "",
            )
        )  # fmt: skip

    async def sit(self, live: LiveTable, account: Account, wanted: messages.Sit) -> None:
        """Take a seat, or come back to one's own."""
        self.check_may_see(live.table, account, wanted.code)
        await live.ask(
            lambda table, at: Sat(
                at, account.id, account.name, wanted.seat, account.is_kept, account.face,
                invited=table.is_invitation(wanted.code),
            )
        )  # fmt: skip

    async def leave_seat(self, live: LiveTable, account: Account) -> None:
        """Leave the seat; in a game a bot plays on."""
        await live.ask(_leaving_seat(account.id))

    async def set_seat(self, live: LiveTable, account: Account, seat: int, bot: str | None) -> None:
        """The host puts a bot in a seat or opens it; whoever sat there watches from now on."""
        await live.ask(lambda _table, at: SeatSet(at, account.id, seat, bot))

    async def start(self, live: LiveTable, account: Account, seed: int | None = None) -> None:
        """The host starts the game."""
        if seed is None:
            seed = secrets.randbits(62) if self.seed is None else self.seed
        cards = setups.library().digest
        await live.ask(lambda _table, at: Began(at, account.id, seed, cards, RULES_VERSION))

    async def rematch(self, live: LiveTable, account: Account) -> LiveTable:
        """The same people and bots, the same set-up, another game."""
        old = live.table
        if old.rematch is not None:
            return await self.live(old.rematch)
        if old.seat_of(account.id) is None or old.state != "over" or old.game is None:
            raise IllegalAction(
                "Only players can ask for a rematch, and only when the game is over."
            )
        host = old.seat_of(account.id)
        assert host is not None
        people = tuple(
            (seat, place.account, place.name)
            for seat, place in enumerate(old.seats)
            if place.account is not None and seat != host
        )
        kept = tuple(place.account for place in old.seats if place.account and place.kept)
        faces = {
            place.account: place.face
            for place in old.seats
            if place.account is not None and place.face is not None
        }
        bots = [None if place.account or place.vacant else place.level for place in old.seats]
        new = await self._open(
            lambda _table, at: Opened(
                at=at, host=account.id, host_name=account.name, name=old.name, public=old.public,
                code=_code(), setup=old.setup, sheets=old.sheets, pace=old.pace,
                seats=len(old.seats), bots=tuple(bots), people=people, kept=kept, faces=faces,
                host_seat=host, cast_delay_s=old.cast_delay_s, cast_code=_code(),
            )
        )  # fmt: skip
        try:
            await live.ask(lambda _table, at: Rematched(at, account.id, new.table.id))
        except IllegalAction:  # somebody else was faster
            for place in new.table.seats:  # a lobby that everybody has left is over
                if place.account is not None:
                    await new.ask(_leaving_seat(place.account))
            if live.table.rematch is None:
                raise
            return await self.live(live.table.rematch)
        return new

    async def listings(self, account: Account | None) -> list[messages.TableSummary]:
        """Public tables, and those where somebody sits."""
        found: dict[str, Listing] = {}
        for state in ("lobby", "playing"):
            found.update((one.game, one) for one in await self.storage.public_listings(state))
        mine = await self.storage.listings_of(account.id) if account is not None else []
        mine = [one for one in mine if one.state != "over"]
        found.update((one.game, one) for one in mine)
        sitting = {one.game for one in mine}
        me = "" if account is None else account.id
        summaries = [_summary(one, one.game in sitting, me) for one in found.values()]
        return sorted(summaries, key=lambda one: (not one.mine, one.state, -one.updated))

    async def games_of(self, account: Account) -> list[messages.PastGame]:
        """The games that somebody has played to their end, the latest first."""
        found = []
        for listing in await self.storage.listings_of(account.id):
            summary = _summary(listing, mine=True, account=account.id)
            result = summary.result
            if result is not None:
                seat = next((one.seat for one in result.seats if one.account == account.id), None)
                found.append(
                    messages.PastGame(
                        table=summary.id, name=summary.name, edition=summary.edition,
                        mode=summary.mode, seat=seat, result=result,
                    )
                )  # fmt: skip
        return sorted(found, key=lambda one: -one.result.ended)

    async def replay(self, live: LiveTable) -> bytes:
        """The replay of a table's game; IllegalAction unless it is over."""
        table = live.table
        if table.game is None or table.state != "over":
            raise IllegalAction("The game is not over yet; there is a replay when it is.")
        entries = await self.storage.read(table.id)
        return await in_thread(replays.replay_of, table.id, entries)

    def check_may_see(self, table: Table, account: Account, code: str | None) -> None:
        """A private table may be seen by those who sit there or were invited."""
        if table.public or table.is_expected(account.id):
            return
        if not table.is_invitation(code):
            raise NotAllowed("This table is private: ask its host for the invitation link.")

    def check_is_caster(self, table: Table, code: str | None) -> None:
        """NotAllowed unless this is the code of the caster's link."""
        if not table.is_cast_code(code):
            raise NotAllowed("This is not the caster's link of the game: ask its host for it.")


def _summary(listing: Listing, mine: bool, account: str) -> messages.TableSummary:
    summary = msgspec.json.decode(listing.summary, type=messages.TableSummary)
    return msgspec.structs.replace(
        summary, mine=mine, updated=round(listing.updated * 1000),
        your_turn=account in summary.asked, asked=[],
    )  # fmt: skip


def _opened(account: Account, at: int, **table: Any) -> Opened:
    """Somebody opens a table of their own."""
    return Opened(
        at=at, host=account.id, host_name=account.name, code=_code(), cast_code=_code(),
        kept=(account.id,) if account.is_kept else (),
        faces={} if account.face is None else {account.id: account.face}, **table,
    )  # fmt: skip


def _leaving_seat(account: str) -> Build:
    return lambda _table, at: LeftSeat(at, account)


def _code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(10))
