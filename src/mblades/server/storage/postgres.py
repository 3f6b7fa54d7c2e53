"""The storage of many server processes: PostgreSQL.

Appends that wait are sent together and become one transaction, so that they share one wait for the
disk. It also matters because PostgreSQL lets only one transaction with a notice commit at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from mblades.server.storage.records import (
    MISSED,
    Due,
    Listing,
    Notice,
    NoticeKind,
    StorageError,
    Taken,
    Unreachable,
)
from mblades.server.storage.sql import Duplicate, SqlStorage, people_kept, scripts_after

CHANNEL = "mblades"
CONNECTIONS = 8
ANSWER_WITHIN = 20.0  # seconds
ALIVE_EVERY = 30.0  # a listener that hears nothing asks whether the database is still there
TRY_AGAIN_AFTER = 0.5
KINDS: dict[str, NoticeKind] = {
    "log": "log", "chat": "chat", "mutes": "mutes", "sessions": "sessions",
}  # fmt: skip

# One statement, hence one message to the server and all or nothing. Nothing else happens unless
# the first input was kept, which needs its key to be free and the one before it to be there; so the
# other inputs' keys are free too.
APPEND = f"""
with kept as (
    insert into log (game, seq, at, input)
    select $1::text, $2::bigint, $3::float8, ($4::bytea[])[1]
    where $2 = 0 or exists (select from log where game = $1 and seq = $2 - 1)
    on conflict do nothing
    returning seq
), others as (
    insert into log (game, seq, at, input)
    select $1, $2 + place, $3, input
    from kept, unnest(($4::bytea[])[2:]) with ordinality as other (input, place)
), stopped as (
    delete from clock using kept where game = $1 and what <> all ($5::text[])
), started as (
    insert into clock (game, what, at)
    select $1, what, at from kept, unnest($5::text[], $6::float8[]) as due (what, at)
    on conflict (game, what) do update set at = excluded.at
), listed as (
    insert into listings (game, state, public, summary, updated, people)
    select $1, $7::text, $8::boolean, $9::bytea, $10::float8, $11::text
    from kept where $7 is not null
    on conflict (game) do update set
        state = excluded.state, public = excluded.public, summary = excluded.summary,
        updated = excluded.updated, people = excluded.people
), gone as (
    delete from sitting using kept where game = $1 and account <> all ($12::text[])
), seated as (
    insert into sitting (account, game) select account, $1 from kept, unnest($12::text[]) as account
    on conflict do nothing
)
select count(pg_notify('{CHANNEL}', $13::text)::text) from kept
"""

Appending = tuple[tuple[Any, ...], "asyncio.Future[bool]"]


class PostgresStorage(SqlStorage):
    """See `storage.Storage`."""

    _ear: asyncpg.Connection[asyncpg.Record]
    _hearing: asyncio.Task[None]

    @classmethod
    async def open(cls, url: str) -> PostgresStorage:
        """Connect, and make the tables if need be, in a schema of their own."""
        with _plain_words(url):
            pool = await _connect(url)
            try:
                await _prepare(pool, url)
                storage = cls(url, pool)
                storage._ear = await storage._listening()
            except BaseException:
                await _close(pool)
                raise
            storage._hearing = asyncio.create_task(storage._keep_hearing())
            return storage

    def __init__(self, url: str, pool: asyncpg.Pool[asyncpg.Record]) -> None:
        super().__init__()
        self._url = url
        self._pool = pool
        self._waiting: list[Appending] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(
        self,
        game: str,
        seq: int,
        inputs: Sequence[bytes],
        at: float,
        *,
        due: Sequence[Due] | None = None,
        listing: Listing | None = None,
    ) -> None:
        self._check_open()
        if not inputs:
            raise StorageError("an append needs an input.")
        clock = (None, None) if due is None else ([d.what for d in due], [d.at for d in due])
        row: tuple[object, ...] = (None,) * 6
        if listing is not None:
            row = (
                listing.state, listing.public, listing.summary, listing.updated,
                people_kept(listing.people), listing.people,
            )  # fmt: skip
        payload = _payload(Notice("log", game, seq + len(inputs) - 1))
        values = (game, seq, at, inputs, *clock, *row, payload)
        kept = asyncio.get_running_loop().create_future()
        self._waiting.append((values, kept))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        if not await kept:
            raise Taken(f"{seq} is not the next number in the log of game {game}.")

    async def aclose(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._writing is not None:
            await self._writing
        self._hearing.cancel()
        with suppress(asyncio.CancelledError):
            await self._hearing
        self._ear.terminate()
        await _close(self._pool)
        self._end_notices()

    async def _rows(self, query: str, *values: object) -> Sequence[Iterable[Any]]:
        self._check_open()
        with _plain_words(self._url):
            return await self._pool.fetch(query, *values)

    async def _change(self, query: str, *values: object) -> None:
        await self._rows(query, *values)

    async def _notify(self, notice: Notice) -> None:
        await self._rows("select pg_notify($1, $2)", CHANNEL, _payload(notice))

    # ----------------------------------------------------------------- appending

    async def _write_waiting(self) -> None:
        while self._waiting:
            # By game, as every process does it: nobody waits for somebody who waits for them.
            batch = sorted(self._waiting, key=lambda appending: appending[0][0])
            self._waiting = []
            await self._write_batch(batch)
        self._writing = None

    async def _write_batch(self, batch: Sequence[Appending]) -> None:
        """Write all in one transaction; if that is refused, each in its own."""
        try:
            with _plain_words(self._url):
                rows = await self._pool.fetchmany(APPEND, [values for values, _ in batch])
        except Exception as error:
            if len(batch) == 1 or isinstance(error, Unreachable):
                for _, kept in batch:
                    if not kept.done():
                        kept.set_exception(error)
                return
            for appending in batch:
                await self._write_batch([appending])
        else:
            for (_, kept), (count,) in zip(batch, rows, strict=True):
                if not kept.done():
                    kept.set_result(count == 1)

    # ----------------------------------------------------------------- notices

    async def _listening(self) -> asyncpg.Connection[asyncpg.Record]:
        """A connection that gets notices."""
        connection = await asyncpg.connect(
            self._url, timeout=ANSWER_WITHIN, command_timeout=ANSWER_WITHIN
        )
        try:
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        kind, number, game = str(payload).split(" ", 2)
        self._pass_on(Notice(KINDS[kind], game, int(number)))

    async def _keep_hearing(self) -> None:
        """Listen again whenever the connection is lost."""
        while True:
            await self._until_lost()
            try:
                with _plain_words(self._url):
                    self._ear = await self._listening()
            except StorageError:
                await asyncio.sleep(TRY_AGAIN_AFTER)
            else:
                self._pass_on(MISSED)

    async def _until_lost(self) -> None:
        lost = asyncio.Event()
        self._ear.add_termination_listener(lambda _: lost.set())
        while not self._ear.is_closed():
            try:
                await asyncio.wait_for(lost.wait(), ALIVE_EVERY)
            except TimeoutError:
                try:
                    with _plain_words(self._url):
                        await self._ear.execute("select 1")
                except StorageError:
                    self._ear.terminate()


async def _connect(url: str) -> asyncpg.Pool[asyncpg.Record]:
    try:
        return await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=ANSWER_WITHIN,
            command_timeout=ANSWER_WITHIN,
            server_settings={"search_path": "mblades", "application_name": "mblades"},
            reset=_nothing_to_reset,
        )
    except ValueError:  # its words may hold a part of the password
        raise StorageError(
            "the URL of the database cannot be read: it should look like"
            " postgresql://user:password@host:5432/name."
        ) from None


async def _close(pool: asyncpg.Pool[asyncpg.Record]) -> None:
    try:
        await asyncio.wait_for(pool.close(), ANSWER_WITHIN)
    except (OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
        pool.terminate()


async def _prepare(pool: asyncpg.Pool[asyncpg.Record], url: str) -> None:
    """Bring the tables to the version this program knows; one process at a time."""
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute("select pg_advisory_xact_lock(hashtext('mblades'))")
        if await connection.fetchval("select to_regclass('mblades.tables') is null"):
            await connection.execute(
                "create schema if not exists mblades;"
                "create table tables (version bigint not null); insert into tables values (0);"
            )
        version = await connection.fetchval("select version from tables")
        scripts = scripts_after(version, f"the database {_place(url)}")
        for script in scripts:
            await connection.execute(script)
        if scripts:
            await connection.execute("update tables set version = $1", version + len(scripts))


async def _nothing_to_reset(_connection: object) -> None:
    """No query here leaves anything behind in its session; asking would cost a round trip."""


def _payload(notice: Notice) -> str:
    return f"{notice.kind} {notice.number} {notice.game}"


def _place(url: str) -> str:
    """The URL without user and password."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    return f"{host}{parts.path}" or "PostgreSQL"


@contextmanager
def _plain_words(url: str) -> Iterator[None]:
    """Say what went wrong with the database in the project's own errors."""
    try:
        yield
    except asyncpg.UniqueViolationError as error:
        raise Duplicate(str(error)) from None
    except asyncpg.DataError as error:
        raise StorageError(f"PostgreSQL cannot take this: {error}.") from error
    except (
        asyncpg.InvalidAuthorizationSpecificationError,
        asyncpg.InvalidCatalogNameError,
        asyncpg.InsufficientPrivilegeError,
    ) as error:
        raise StorageError(
            f"the database {_place(url)} does not let mblades in: {error}. Check the user, the"
            " password and the name of the database in its URL."
        ) from error
    except (
        OSError,  # a timeout is one too
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,  # lost in the middle of a message
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,  # shutting down, starting up
        asyncpg.InsufficientResourcesError,  # too many connections
    ) as error:
        raise Unreachable(
            f"the database {_place(url)} does not answer ({str(error) or type(error).__name__})."
            " Check that PostgreSQL is running there and can be reached from here."
        ) from error
    except asyncpg.PostgresError as error:
        raise StorageError(f"PostgreSQL cannot do this: {error}.") from error
