"""Saved, then told: what a process was told is safe survives its `kill -9`."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from mblades.server.records import StorageError
from mblades.server.storage import open_storage
from tests.server.storage.conftest import OpenAgain

pytestmark = pytest.mark.anyio
APPENDER = Path(__file__).with_name("appender.py")
GAMES = 8


def append_until_killed(place: str, lines: int) -> dict[str, int]:
    """The last acknowledged number of each game, from a process killed after so many lines."""
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(
        [sys.executable, str(APPENDER), place, str(GAMES)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout):
            # The last line may be cut off; what is not printed whole was not acknowledged.
            if line.endswith("\n"):
                game, seq = line.split()
                acknowledged[game] = int(seq)
            if count == lines:
                threading.Timer(random.random() * 0.02, process.kill).start()
    assert process.returncode == -9
    return acknowledged


async def test_whatever_was_acknowledged_is_there(place: str, open_again: OpenAgain) -> None:
    for _ in range(3):
        acknowledged = append_until_killed(place, lines=random.randrange(20, 200))
        assert len(acknowledged) == GAMES
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
