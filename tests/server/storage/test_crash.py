"""Saved, then sent: what a process was told is safe survives its `kill -9`."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, cast

import pytest

from mblades.server.storage.interface import open_storage
from mblades.server.storage.records import StorageError
from mblades.server.storage.sqlite import SqliteStorage
from tests.server.storage.conftest import OpenAgain

pytestmark = pytest.mark.anyio
APPENDER = Path(__file__).with_name("appender.py")
GAMES = 8


def append_until_killed(place: str, lines: int) -> dict[str, int]:
    """The last acknowledged number of each game, from a process killed after so many lines, or
    when each game has one."""
    acknowledged: dict[str, int] = {}
    dying: threading.Timer | None = None
    with subprocess.Popen(
        [sys.executable, str(APPENDER), place, str(GAMES)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout):
            # The last line may be cut off; what is not printed whole was not acknowledged.
            if line.endswith("\n"):
                game, seq = line.split()
                acknowledged[game] = int(seq)
            if dying is None and count >= lines and len(acknowledged) == GAMES:
                dying = threading.Timer(random.random() * 0.02, process.kill)
                dying.start()
    assert process.returncode == -9
    return acknowledged


async def test_whatever_was_acknowledged_is_there(place: str, open_again: OpenAgain) -> None:
    for _ in range(3):
        acknowledged = append_until_killed(place, lines=random.randrange(20, 200))
        storage = await open_again()
        clock = {due.game: due.at for due in await storage.due_before(1e9)}
        for game, seq in acknowledged.items():
            log = await storage.read(game)
            assert [entry.seq for entry in log] == list(range(len(log)))
            assert [entry.input for entry in log] == [b"input %d" % n for n in range(len(log))]
            # The clock was read first, and PostgreSQL may still finish what the dead process sent.
            assert seq < clock[game] <= len(log)
        await storage.aclose()


async def test_a_second_process_on_one_sqlite_file_is_told_why_not(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, str(APPENDER), str(tmp_path), "1"], stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            with pytest.raises(StorageError, match=r"another mblades server is using .*--database"):
                await open_storage(tmp_path)
        finally:
            process.kill()
    storage = await open_storage(tmp_path)
    assert await storage.read("game0")
    await storage.aclose()


class BrokenDisk:
    """A connection to SQLite; while the disk is broken not even a rollback works."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.is_broken = False

    def execute(self, query: str, *values: Any) -> sqlite3.Cursor:
        if self.is_broken and query != "begin immediate":
            raise sqlite3.OperationalError("disk I/O error")
        return self._connection.execute(query, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


async def test_a_disk_that_recovers_is_written_again(tmp_path: Path) -> None:
    storage = await SqliteStorage.open(tmp_path)
    disk = BrokenDisk(storage._writer)
    storage._writer = cast(sqlite3.Connection, disk)
    async with asyncio.timeout(10):
        disk.is_broken = True
        for _ in range(2):
            with pytest.raises(StorageError, match="disk I/O error"):
                await storage.append("g", 0, [b"a"], 1.0)
        disk.is_broken = False
        await storage.append("g", 0, [b"b"], 1.0)
    assert [entry.input for entry in await storage.read("g")] == [b"b"]
    await storage.aclose()
