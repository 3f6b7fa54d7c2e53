"""Who listens hears of every append, chat line and mute, once it can be read."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mblades.server.storage.interface import Storage, open_storage
from mblades.server.storage.records import MISSED, Notice, Taken, Unreachable
from tests.server.storage.database import Database

pytestmark = pytest.mark.anyio
APPENDER = Path(__file__).with_name("appender.py")


async def next_of(notices: AsyncIterator[Notice]) -> Notice:
    return await asyncio.wait_for(anext(notices), 30)


async def test_appends_and_chat_are_heard(storages: list[Storage]) -> None:
    writer, reader = storages
    notices = await reader.listen()
    await writer.append("g", 0, [b"a", b"b"], 1.0)
    assert await next_of(notices) == Notice("log", "g", 1)
    assert len(await reader.read("g")) == 2
    await writer.say("a game", "1", "Anna", "hello", 1.0)
    assert await next_of(notices) == Notice("chat", "a game", 0)


async def test_mutes_are_heard(storages: list[Storage]) -> None:
    writer, reader = storages
    notices = await reader.listen()
    await writer.mute("1", "2")
    assert await next_of(notices) == Notice("mutes", "1", 0)
    assert await reader.muted_by("1") == {"2"}
    await writer.unmute("1", "2")
    assert await next_of(notices) == Notice("mutes", "1", 0)
    assert not await reader.muted_by("1")


async def test_what_was_not_kept_is_not_heard(storage: Storage) -> None:
    notices = await storage.listen()
    with pytest.raises(Taken):
        await storage.append("g", 3, [b"a"], 1.0)
    await storage.append("g", 0, [b"a"], 1.0)
    assert await next_of(notices) == Notice("log", "g", 0)


async def test_an_append_is_heard_though_its_writer_has_gone(storage: Storage) -> None:
    notices = await storage.listen()
    gone = asyncio.create_task(storage.append("g", 0, [b"a"], 1.0))
    await asyncio.sleep(0)
    gone.cancel()
    assert await next_of(notices) == Notice("log", "g", 0)


async def test_every_listener_hears_in_order_and_ends_with_the_storage(storage: Storage) -> None:
    listeners = [await storage.listen() for _ in range(2)]
    await asyncio.gather(*(storage.append("g", seq, [b"x"], 1.0) for seq in range(20)))
    for notices in listeners:
        assert [(await next_of(notices)).number for _ in range(20)] == list(range(20))
    await storage.aclose()
    for notices in listeners:
        assert [notice async for notice in notices] == []


async def test_another_process_is_heard(postgres: str) -> None:
    storage = await open_storage(postgres)
    notices = await storage.listen()
    other = await asyncio.create_subprocess_exec(sys.executable, str(APPENDER), postgres, "1")
    try:
        assert await next_of(notices) == Notice("log", "game0", 0)
        assert (await next_of(notices)).game == "game0"
    finally:
        other.kill()
        await other.wait()
        await storage.aclose()


async def test_a_database_that_crashes_loses_nothing_and_is_found_again(
    postgres: str, database: Database
) -> None:
    storage = await open_storage(postgres)
    notices = await storage.listen()
    await storage.append("g", 0, [b"before"], 1.0)
    assert await next_of(notices) == Notice("log", "g", 0)
    try:
        database.crash()
        with pytest.raises(Unreachable, match="does not answer"):
            await storage.read("g")
        with pytest.raises(Unreachable, match="does not answer"):
            await storage.append("g", 1, [b"meanwhile"], 1.0)
    finally:
        database.start_again()
    assert await next_of(notices) == MISSED
    assert [entry.input for entry in await storage.read("g")] == [b"before"]
    await storage.append("g", 1, [b"after"], 1.0)
    assert await next_of(notices) == Notice("log", "g", 1)
    await storage.aclose()
