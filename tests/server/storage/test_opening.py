"""Opening a place that is not as it should be says what to do."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import asyncpg
import pytest

from mblades.server.storage.interface import open_storage
from mblades.server.storage.records import StorageError, Unreachable
from mblades.server.storage.sqlite import SqliteStorage

pytestmark = pytest.mark.anyio


async def test_a_folder_is_made_with_one_file(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    storage = await open_storage(folder)
    await storage.append("g", 0, [b"x"], 1.0)
    await storage.aclose()
    assert {path.name for path in folder.iterdir()} == {"mblades.db", "mblades.lock"}
    with sqlite3.connect(folder / "mblades.db") as file:
        assert file.execute("pragma journal_mode").fetchone() == ("wal",)
    file.close()


async def test_two_storages_on_one_folder_in_one_process(tmp_path: Path) -> None:
    storage = await open_storage(tmp_path)
    with pytest.raises(StorageError, match="another mblades server is using"):
        await open_storage(str(tmp_path))
    await storage.append("g", 0, [b"x"], 1.0)
    await storage.aclose()
    await (await open_storage(tmp_path)).aclose()


async def test_a_sqlite_file_of_a_newer_version(tmp_path: Path) -> None:
    await (await open_storage(tmp_path)).aclose()
    file = sqlite3.connect(tmp_path / "mblades.db")
    file.execute("pragma user_version = 99")
    file.close()
    for _ in range(2):  # the first refusal leaves the lock free
        with pytest.raises(StorageError, match=r"mblades\.db was made by a newer mblades.*99"):
            await open_storage(tmp_path)


async def test_a_postgresql_of_a_newer_version(postgres: str) -> None:
    await (await open_storage(postgres)).aclose()
    connection = await asyncpg.connect(postgres)
    await connection.execute("update mblades.tables set version = 99")
    await connection.close()
    with pytest.raises(StorageError, match=r"was made by a newer mblades.*99"):
        await open_storage(postgres)


async def test_many_processes_open_a_new_postgresql_at_once(postgres: str) -> None:
    storages = await asyncio.gather(*(open_storage(postgres) for _ in range(6)))
    await storages[0].append("g", 0, [b"x"], 1.0)
    assert len(await storages[5].read("g")) == 1
    for storage in storages:
        await storage.aclose()


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "mblades.db").write_text("my shopping list, " * 100)
    with pytest.raises(StorageError, match="cannot be used: file is not a database"):
        await open_storage(tmp_path)


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match=r"games cannot be saved in .*: that is not a folder"):
        await open_storage(tmp_path / "file" / "data")


async def test_a_database_that_is_not_there_is_named_without_the_password() -> None:
    with pytest.raises(Unreachable) as raised:
        await open_storage("postgresql://anna:secret@127.0.0.1:8121/games")
    assert "the database 127.0.0.1:8121/games does not answer" in str(raised.value)
    assert "Check that PostgreSQL is running there" in str(raised.value)
    assert "secret" not in str(raised.value)


async def test_a_database_name_that_does_not_exist(postgres: str) -> None:
    with pytest.raises(StorageError, match=r"does not let mblades in.*Check the user"):
        await open_storage(postgres.replace("/postgres?", "/nowhere?"))


@pytest.mark.parametrize("url", ["postgresql://[", "postgresql://host:port/x"])
async def test_a_url_that_is_none(url: str) -> None:
    with pytest.raises(StorageError, match="should look like postgresql://"):
        await open_storage(url)


async def test_another_kind_of_database() -> None:
    with pytest.raises(StorageError, match=r"mysql:// is not a database.*postgresql://"):
        await open_storage("mysql://host/games")


async def test_postgresql_without_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "mblades.server.storage.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StorageError, match=r"mblades\[postgres\]"):
        await open_storage("postgresql://host/games")


async def test_a_full_disk_is_told_and_nothing_of_it_kept(tmp_path: Path) -> None:
    storage = await SqliteStorage.open(tmp_path)
    await storage.append("g", 0, [b"before"], 1.0)
    pages = storage._writer.execute("pragma page_count").fetchone()[0]
    storage._writer.execute(f"pragma max_page_count = {pages}")
    results = await asyncio.gather(
        *(storage.append("g", 1 + number, [b"x" * 50_000], 1.0) for number in range(3)),
        return_exceptions=True,
    )
    for result in results:
        assert isinstance(result, StorageError)
    assert "full" in str(results[0])
    storage._writer.execute("pragma max_page_count = 1000000")
    await storage.append("g", 1, [b"after"], 1.0)
    assert [entry.input for entry in await storage.read("g")] == [b"before", b"after"]
    await storage.aclose()


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    """Only a power cut would show it otherwise."""
    storage = await SqliteStorage.open(tmp_path)
    assert storage._writer.execute("pragma synchronous").fetchone() == (2,)
    await storage.aclose()
