"""The storage of one server process: a SQLite file in a folder.

All writes go through one thread. It takes everything that waits, writes it in one transaction, and
only then answers: many appends share one wait for the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from mblades.server.storage.records import Due, Listing, Notice, StorageError, Taken
from mblades.server.storage.sql import Duplicate, SqlStorage, people_kept, scripts_after

APPEND = """
insert into log (game, seq, at, input) select ?1, ?2, ?3, ?4
where ?2 = (select coalesce(max(seq) + 1, 0) from log where game = ?1)
"""
Work = Callable[[sqlite3.Connection], None]


class Writing:
    """Something to write, the future of its result, and the notice to send once it is safe."""

    def __init__(self, work: Work, done: asyncio.Future[None], notice: Notice | None) -> None:
        self.work = work
        self.done = done
        self.notice = notice
        self.failure: Exception | None = None


class SqliteStorage(SqlStorage):
    """See `storage.Storage`."""

    @classmethod
    async def open(cls, folder: Path) -> SqliteStorage:
        """Open the file in the folder, and make both if need be."""
        return cls(folder, *await asyncio.to_thread(_connect, folder))

    def __init__(
        self,
        folder: Path,
        lock: sqlite3.Connection,
        writer: sqlite3.Connection,
        reader: sqlite3.Connection,
    ) -> None:
        super().__init__()
        self._folder = folder
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._loop = asyncio.get_running_loop()
        self._reading = ThreadPoolExecutor(1, "mblades-reader")
        self._queue: SimpleQueue[Writing | None] = SimpleQueue()
        self._writing = Thread(target=self._write_all, name="mblades-writer", daemon=True)
        self._writing.start()

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
        if not inputs:
            raise StorageError("an append needs an input.")

        def work(db: sqlite3.Connection) -> None:
            # One statement where one is enough: each has to wait for its turn with Python.
            if not db.execute(APPEND, (game, seq, at, inputs[0])).rowcount:
                raise Taken(f"{seq} is not the next number in the log of game {game}.")
            if len(inputs) > 1:
                db.executemany(
                    "insert into log (game, seq, at, input) values (?, ?, ?, ?)",
                    [(game, number, at, one) for number, one in enumerate(inputs[1:], seq + 1)],
                )
            if due is not None:
                db.execute("delete from clock where game = ?", (game,))
                db.executemany(
                    "insert into clock (game, what, at) values (?, ?, ?)",
                    [(game, one.what, one.at) for one in due],
                )
            if listing is not None:
                _list(db, game, listing)

        await self._write(work, Notice("log", game, seq + len(inputs) - 1))

    async def aclose(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._close)
        self._end_notices()

    def _close(self) -> None:
        self._writing.join()
        self._reading.shutdown()
        for connection in (self._reader, self._writer, self._lock):
            connection.close()

    async def _rows(self, query: str, *values: object) -> Sequence[Iterable[Any]]:
        self._check_open()
        try:
            return await self._loop.run_in_executor(self._reading, self._read, query, values)
        except sqlite3.Error as error:
            raise _said(self._folder, error) from error

    def _read(self, query: str, values: tuple[object, ...]) -> list[Any]:
        return self._reader.execute(query, _by_name(values)).fetchall()

    async def _change(self, query: str, *values: object) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(query, _by_name(values))

        await self._write(work)

    async def _notify(self, notice: Notice) -> None:
        self._pass_on(notice)

    # ----------------------------------------------------------------- the writer's thread

    async def _write(self, work: Work, notice: Notice | None = None) -> None:
        self._check_open()
        done = self._loop.create_future()
        self._queue.put(Writing(work, done, notice))
        await done

    def _write_all(self) -> None:
        """Write what waits, until the queue ends."""
        ended = False
        while not ended:
            waiting = [self._queue.get()]
            try:
                while True:
                    waiting.append(self._queue.get_nowait())
            except Empty:
                pass
            ended = None in waiting
            batch = [writing for writing in waiting if writing is not None]
            self._write_batch(batch)
            self._loop.call_soon_threadsafe(self._settle, batch)

    def _write_batch(self, batch: list[Writing]) -> None:
        """Write all in one transaction; if one of them cannot be written, each in its own."""
        try:
            if self._writer.in_transaction:
                self._writer.execute("rollback")
            self._writer.execute("begin immediate")
            for writing in batch:
                try:
                    writing.work(self._writer)
                except Taken as taken:  # raised before anything is written
                    writing.failure = taken
            self._writer.execute("commit")
        except Exception as error:
            # SQLite ends the transaction itself after some errors.
            if self._writer.in_transaction:
                with suppress(sqlite3.Error):  # then before the next transaction
                    self._writer.execute("rollback")
            alone = len(batch) == 1
            for writing in batch:
                writing.failure = None
                # An OperationalError (disk full, file locked) would be the same for each.
                if alone or isinstance(error, sqlite3.OperationalError):
                    writing.failure = _said(self._folder, error)
                    writing.failure.__cause__ = error
                else:
                    self._write_batch([writing])

    def _settle(self, batch: list[Writing]) -> None:
        for writing in batch:
            if writing.notice is not None and writing.failure is None:
                self._pass_on(writing.notice)
            if writing.done.done():
                continue  # whoever waited has gone
            if writing.failure is not None:
                writing.done.set_exception(writing.failure)
            else:
                writing.done.set_result(None)


def _connect(folder: Path) -> tuple[sqlite3.Connection, sqlite3.Connection, sqlite3.Connection]:
    """The lock, the writer's connection and the readers'."""
    opened: list[sqlite3.Connection] = []

    def connect(name: str, wait: float = 5.0) -> sqlite3.Connection:
        connection = sqlite3.connect(
            folder / name, timeout=wait, isolation_level=None, check_same_thread=False
        )
        opened.append(connection)
        return connection

    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = connect("mblades.lock", wait=0)
        _hold(lock, folder)
        writer = connect("mblades.db")
        writer.execute("pragma journal_mode = wal")
        writer.execute("pragma synchronous = full")
        writer.execute("pragma fullfsync = on")  # macOS would leave the data in the disk's cache
        _prepare(writer, folder)
        reader = connect("mblades.db")
        reader.execute("pragma query_only = on")
    except BaseException as error:
        for connection in opened:
            connection.close()
        if isinstance(error, (sqlite3.Error, OSError)):
            raise _said(folder, error) from error
        raise
    return lock, writer, reader


def _hold(lock: sqlite3.Connection, folder: Path) -> None:
    """Hold the lock file as long as this process lives: its games are in this memory only."""
    try:
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise StorageError(
            f"another mblades server is using {folder}. Stop that one, give this one another folder"
            " (--data DIR), or let both use one PostgreSQL (--database URL)."
        ) from None


def _prepare(writer: sqlite3.Connection, folder: Path) -> None:
    """Bring the tables to the version this program knows."""
    ((version,),) = writer.execute("pragma user_version")
    for number, script in enumerate(scripts_after(version, str(folder / "mblades.db")), version):
        writer.executescript(f"begin; {script} pragma user_version = {number + 1}; commit;")


def _list(db: sqlite3.Connection, game: str, listing: Listing) -> None:
    db.execute(
        "insert or replace into listings (game, state, public, summary, updated, people)"
        " values (?, ?, ?, ?, ?, ?)",
        (
            game, listing.state, listing.public, listing.summary, listing.updated,
            people_kept(listing.people),
        ),
    )  # fmt: skip
    db.execute("delete from sitting where game = ?", (game,))
    db.executemany(
        "insert or ignore into sitting (account, game) values (?, ?)",
        [(account, game) for account in listing.people],
    )


def _by_name(values: tuple[object, ...]) -> dict[str, Any]:
    """`$1` is a name to SQLite."""
    return {str(number): value for number, value in enumerate(values, 1)}


def _said(folder: Path, error: Exception) -> StorageError:
    if isinstance(error, sqlite3.IntegrityError):
        return Duplicate(str(error))
    if isinstance(error, FileExistsError | NotADirectoryError):
        return StorageError(f"games cannot be saved in {folder}: that is not a folder.")
    reason = error.strerror if isinstance(error, OSError) else error
    return StorageError(f"the data in {folder} cannot be used: {reason}.")
