"""Two server processes on one storage: the log's key decides, and both tell the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mblades.errors import IllegalAction
from mblades.rules.state import actions
from mblades.server.storage.interface import open_storage
from mblades.server.tables import play
from mblades.server.tables.inputs import Acted
from mblades.server.tables.live import LiveTable
from mblades.server.tables.registry import Registry
from mblades.server.wire import messages
from tests.server.registries import (
    ANN,
    BOB,
    CLOCK,
    EVE,
    NOON,
    RecordingWatcher,
    World,
    acted,
    called,
    in_world,
    opened,
    quiet,
    until,
)


async def wait_for(live: LiveTable, number: int) -> None:
    async with asyncio.timeout(10):
        while live.table.number < number:
            await asyncio.sleep(0.01)


def test_two_registries_play_one_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = await open_storage(tmp_path)
        registries = [Registry(storage), Registry(storage)]
        for registry in registries:
            await registry.open()
        wanted = messages.NewTable(
            setup={"build": "New Beginnings", "players": 3, "clock": CLOCK},
            pace=messages.Pace(bot_ms=10_000),
        )
        here = await registries[0].open_table(ANN, wanted)
        there = await registries[1].live(here.table.id)
        await registries[1].sit(there, BOB, messages.Sit())
        await registries[0].start(here, ANN)
        await wait_for(there, here.table.number)
        watchers = [RecordingWatcher(ANN), RecordingWatcher(BOB)]
        await here.join(watchers[0], -1, [])
        await there.join(watchers[1], -1, [])

        async def act(live: LiveTable, seat: int, *action: object) -> int:
            return await live.ask(lambda _table, at: Acted(at, seat, action))

        for _ in range(10):
            numbers = await asyncio.gather(
                act(here, 0, "ready"), act(there, 1, "ready"), return_exceptions=True
            )
            assert all(isinstance(one, int) for one in numbers), numbers
            assert numbers[0] != numbers[1]
            await asyncio.gather(act(here, 0, "unready"), act(there, 1, "unready"))
        await wait_for(here, there.table.number)
        await wait_for(there, here.table.number)
        assert here.table.dump() == there.table.dump()
        with pytest.raises(IllegalAction, match="not said that you are ready"):
            await act(there, 0, "unready")
        for watcher in watchers:
            kinds = [
                event[0]
                for message in watcher.messages
                if message["type"] == "update"
                for event in message["events"]
            ]
            assert kinds.count("ready") == kinds.count("unready") == 20
        for registry in registries:
            await registry.close()
        await storage.aclose()

    asyncio.run(scenario())


def test_who_left_the_seat_at_another_server_sees_nothing_of_who_sits_there_now(
    tmp_path: Path,
) -> None:
    async def scenario(world: World) -> None:
        first, second = await world.registry(), await world.registry()
        here = await opened(first)
        there = await second.live(here.table.id)
        eve, bob = RecordingWatcher(EVE), RecordingWatcher(BOB)
        await there.join(eve, -1, [])
        await there.join(bob, -1, [])
        await second.sit(there, EVE, messages.Sit())
        await first.leave_seat(here, EVE)
        await first.sit(here, BOB, messages.Sit())
        await first.start(here, ANN)
        await until(lambda: there.table.number == here.table.number)
        seen = eve.last("started")
        assert (seen["seat"], seen["choices"]) == (None, {})
        assert "binder" not in seen["view"]["players"][1]
        seen = bob.last("started")
        assert seen["seat"] == 1
        assert "binder" in seen["view"]["players"][1]
        assert there.audience.watchers == {eve: None, bob: 1}
        await until(lambda: there.table.seats[1].present)  # though nobody told `there` to look

    in_world(tmp_path, scenario)


def test_a_mute_holds_at_every_server(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        first, second = await world.registry(), await world.registry()
        here = await opened(first)
        there = await second.live(here.table.id)
        watchers = [RecordingWatcher(ANN), RecordingWatcher(ANN)]
        await here.join(watchers[0], -1, [])
        await there.join(watchers[1], -1, [])
        await world.kept.mute(ANN.id, BOB.id)
        await world.kept.say(here.table.id, BOB.id, "Bob", "hello?", 0)
        await world.kept.unmute(ANN.id, BOB.id)
        await world.kept.say(here.table.id, BOB.id, "Bob", "again", 0)
        for watcher in watchers:
            await until(watcher.is_spoken_to)
            assert [
                one["line"]["text"] for one in watcher.messages if one["type"] == "said"
            ] == ["again"]  # fmt: skip

    in_world(tmp_path, scenario)


def test_what_is_heard_of_while_reading_is_read_too(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        storage = world.fragile()
        here = await opened(await world.registry())
        second = await world.registry(storage)
        there = await second.live(here.table.id)
        await quiet(there)
        storage.slow.clear()
        storage.tried.clear()
        await here.ask(called("one"))
        await until(lambda: storage.tried)  # it has read, and has not got it yet
        await asyncio.sleep(0.05)
        await here.ask(called("two"))
        await asyncio.sleep(0.05)
        storage.slow.set()
        await until(lambda: there.table.name == "two")

        third = await world.registry(storage)
        storage.slow.clear()
        storage.tried.clear()
        loading = asyncio.create_task(third.live(here.table.id))
        await until(lambda: storage.tried)
        await asyncio.sleep(0.05)
        await here.ask(called("three"))
        await asyncio.sleep(0.05)
        storage.slow.set()
        late = await loading
        await until(lambda: late.table.name == "three")

    in_world(tmp_path, scenario)


def test_the_clock_and_the_lobby_are_written_anew_after_another_process_wrote_them(
    tmp_path: Path,
) -> None:
    async def scenario(world: World) -> None:
        world.now = NOON
        first, second = await world.registry(), await world.registry()
        here = await opened(first)
        there = await second.live(here.table.id)

        async def together() -> None:
            await until(lambda: here.table.number == there.table.number)

        await here.ask(called("one"))
        await together()
        await there.ask(called("two"))
        await together()
        await here.ask(called("one"))
        listing = await world.kept.listing(here.table.id)
        assert listing is not None
        assert b'"one"' in listing.summary

        await here.join(RecordingWatcher(ANN), -1, [])
        await quiet(here)
        await first.start(here, ANN)
        due = play.next_due(here.table)
        assert due is not None
        await together()
        await there.ask(acted(actions.Pause()))
        await together()
        await here.ask(acted(actions.Resume()))
        assert play.next_due(here.table) == due
        assert [one.at for one in await world.kept.due_before(due / 1000)] == [due / 1000]

    in_world(tmp_path, scenario)
