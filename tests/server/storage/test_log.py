"""A game is its log, and the log's key is the only lock."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest

from mblades.server.storage.interface import Storage, open_storage
from mblades.server.storage.records import Due, Entry, Listing, Snapshot, StorageError, Taken
from tests.server.storage.conftest import OpenAgain

pytestmark = pytest.mark.anyio


async def inputs(storage: Storage, game: str) -> list[bytes]:
    return [entry.input for entry in await storage.read(game)]


async def test_a_log_reads_back_as_it_was_written(storage: Storage) -> None:
    every_byte = bytes(range(256))
    await storage.append("g", 0, [b"start"], 1.25)
    await storage.append("g", 1, [b"", every_byte, b"x" * 1_000_000], 1_700_000_000.123456)
    await storage.append("other", 0, [b"elsewhere"], 2.0)
    assert await storage.read("g") == [
        Entry(0, 1.25, b"start"),
        Entry(1, 1_700_000_000.123456, b""),
        Entry(2, 1_700_000_000.123456, every_byte),
        Entry(3, 1_700_000_000.123456, b"x" * 1_000_000),
    ]
    assert [entry.seq for entry in await storage.read("g", since=2)] == [2, 3]
    assert await storage.read("g", since=4) == []
    assert await storage.read("nowhere") == []


async def test_what_was_written_is_there_after_opening_again(open_again: OpenAgain) -> None:
    first = await open_again()
    await first.append("g", 0, [b"a", b"b"], 1.0)
    await first.aclose()
    second = await open_again()
    assert await inputs(second, "g") == [b"a", b"b"]
    await second.append("g", 2, [b"c"], 2.0)


@pytest.mark.parametrize("seq", [0, 1, 3, 7], ids=["first", "last", "gap", "far"])
async def test_only_the_next_number_can_be_appended(storage: Storage, seq: int) -> None:
    await storage.append("g", 0, [b"a", b"b"], 1.0)
    with pytest.raises(Taken):
        await storage.append("g", seq, [b"c", b"d", b"e"], 2.0)
    assert await inputs(storage, "g") == [b"a", b"b"]


async def test_a_log_begins_at_0(storage: Storage) -> None:
    with pytest.raises(Taken):
        await storage.append("g", 1, [b"a"], 1.0)
    assert await storage.read("g") == []


async def test_an_append_without_inputs_is_refused(storage: Storage) -> None:
    with pytest.raises(StorageError, match="needs an input"):
        await storage.append("g", 0, [], 1.0)


async def test_who_lost_the_race_changes_neither_clock_nor_lobby(storage: Storage) -> None:
    listing = Listing("g", "lobby", True, b"{}", 1.0, ("anna",))
    await storage.append("g", 0, [b"a"], 1.0, due=[Due("g", 5.0, "timer")], listing=listing)
    late = Listing("g", "over", True, b"late", 2.0, ("boris",))
    for due in ([Due("g", 6.0, "timer")], [Due("g", 6.0, "decision")], []):
        with pytest.raises(Taken):
            await storage.append("g", 0, [b"b"], 1.0, due=due, listing=late)
    assert await storage.due_before(9.0) == [Due("g", 5.0, "timer")]
    assert await storage.listing("g") == listing
    assert await storage.listings_of("anna") == [listing]
    assert await storage.listings_of("boris") == []


async def test_of_many_writers_exactly_one_gets_a_number(storages: list[Storage]) -> None:
    for seq in range(0, 30, 3):
        tries = [[b"%d/%d" % (writer, part) for part in range(3)] for writer in range(12)]
        results = await asyncio.gather(
            *(
                storages[writer % 2].append("g", seq, tried, 1.0)
                for writer, tried in enumerate(tries)
            ),
            return_exceptions=True,
        )
        winners = [writer for writer, result in enumerate(results) if result is None]
        assert len(winners) == 1
        assert sum(isinstance(result, Taken) for result in results) == 11
        kept = [entry.input for entry in await storages[0].read("g", since=seq)]
        assert kept == tries[winners[0]]


async def test_writers_that_try_again_all_get_in(storages: list[Storage]) -> None:
    """As servers do it: the loser reads on and appends after the winner."""

    async def write(writer: int) -> None:
        storage, seq = storages[writer % 2], 0
        while True:
            try:
                return await storage.append("g", seq, [b"%d" % writer], 1.0)
            except Taken:
                seq += len(await storage.read("g", since=seq))

    await asyncio.gather(*(write(writer) for writer in range(20)))
    assert sorted(int(one) for one in await inputs(storages[0], "g")) == list(range(20))


async def test_two_processes_with_the_same_games_never_wait_for_each_other(postgres: str) -> None:
    storages = [await open_storage(postgres) for _ in range(2)]
    games = [f"g{number:03}" for number in range(200)]
    for seq in range(5):
        results = await asyncio.gather(
            *(storages[0].append(game, seq, [b"x"], 1.0) for game in games),
            *(storages[1].append(game, seq, [b"x"], 1.0) for game in reversed(games)),
            return_exceptions=True,
        )
        assert sum(isinstance(result, Taken) for result in results) == len(games)
        assert sum(result is None for result in results) == len(games)
    for storage in storages:
        await storage.aclose()
    connection = await asyncpg.connect(postgres)
    deadlocks = "select deadlocks from pg_stat_database where datname = current_database()"
    assert await connection.fetchval(deadlocks) == 0
    await connection.close()


async def test_appends_are_kept_in_the_order_they_were_given(storage: Storage) -> None:
    """They wait together and become one transaction, each seeing the ones before it."""
    games = [f"g{number}" for number in range(5)]
    await asyncio.gather(
        *(
            storage.append(game, seq, [b"%d" % seq], float(seq), due=[Due(game, seq, "timer")])
            for seq in range(40)
            for game in games
        )
    )
    for game in games:
        assert await inputs(storage, game) == [b"%d" % seq for seq in range(40)]
    assert await storage.due_before(100.0) == [Due(game, 39.0, "timer") for game in games]


async def test_an_append_that_fails_spoils_no_other(storage: Storage) -> None:
    no_bytes: Any = [1.5j]
    results = await asyncio.gather(
        storage.append("a", 0, [b"a"], 1.0),
        storage.append("b", 0, no_bytes, 1.0),
        storage.append("c", 5, [b"too far"], 1.0),
        storage.append("d", 0, [b"d"], 1.0),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), StorageError, Taken, type(None)]
    assert [await inputs(storage, game) for game in "abcd"] == [[b"a"], [], [], [b"d"]]


async def test_all_or_nothing(storage: Storage) -> None:
    twice = [Due("g", 1.0, "timer"), Due("g", None, "decision")]  # type: ignore[arg-type]
    with pytest.raises(StorageError):
        await storage.append("g", 0, [b"a"], 1.0, due=twice)
    assert await storage.read("g") == []
    assert await storage.due_before(9.0) == []


async def test_an_append_whose_writer_has_gone_is_still_whole(storage: Storage) -> None:
    gone = asyncio.create_task(storage.append("g", 0, [b"a", b"b"], 1.0))
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    with pytest.raises(Taken):
        await storage.append("g", 0, [b"c"], 1.0)
    assert await inputs(storage, "g") == [b"a", b"b"]


async def test_the_latest_snapshot_is_kept(storage: Storage) -> None:
    assert await storage.latest_snapshot("g") is None
    await storage.save_snapshot("g", Snapshot(10, b"ten"))
    await storage.save_snapshot("g", Snapshot(30, b"thirty"))
    await storage.save_snapshot("g", Snapshot(20, b"a slow process"))
    await storage.save_snapshot("other", Snapshot(99, b"other"))
    assert await storage.latest_snapshot("g") == Snapshot(30, b"thirty")
    await storage.save_snapshot("g", Snapshot(30, b"by a newer version"))
    assert await storage.latest_snapshot("g") == Snapshot(30, b"by a newer version")


async def test_what_waits_when_the_storage_closes_is_written(open_again: OpenAgain) -> None:
    storage = await open_again()
    waiting = [asyncio.create_task(storage.append("g", seq, [b"x"], 1.0)) for seq in range(20)]
    await asyncio.sleep(0)
    await storage.aclose()
    await asyncio.gather(*waiting)
    assert len(await (await open_again()).read("g")) == 20


async def test_a_closed_storage_says_so(storage: Storage) -> None:
    await storage.aclose()
    await storage.aclose()
    for asked in (storage.read("g"), storage.append("g", 0, [b"x"], 1.0), storage.listen()):
        with pytest.raises(StorageError, match="closed"):
            await asked
