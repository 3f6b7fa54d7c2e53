"""Live tables: inputs are saved before they are sent out; what fails does not stop the table."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mblades.errors import IllegalAction, SaveError
from mblades.rules import save
from mblades.rules.state import actions
from mblades.rules.state.actions import Action
from mblades.rules.version import RULES_VERSION
from mblades.rules.window import SeatWindow
from mblades.server.storage.records import StorageError
from mblades.server.tables import bots, live, play, registry
from mblades.server.tables.bots import BotPlayers
from mblades.server.tables.inputs import Acted, Wished
from mblades.server.tables.table import Outcome, Table
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


@pytest.fixture
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RETRY_S", 0.05)
    monkeypatch.setattr(live, "LOST_S", 0.05)
    monkeypatch.setattr(live, "GRACE_S", 0.05)


# --------------------------------------------------------------------------- who sees what


def test_who_leaves_while_the_game_starts_sees_nothing_of_who_comes(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        at = await world.registry()
        table = await opened(at)
        eve = RecordingWatcher(EVE)
        await table.join(eve, -1, [])
        await at.sit(table, EVE, messages.Sit())
        await quiet(table)
        await asyncio.gather(
            at.leave_seat(table, EVE), at.sit(table, BOB, messages.Sit()), at.start(table, ANN)
        )
        assert eve.last("started")["seat"] is None
        assert "binder" not in eve.last("started")["view"]["players"][1]

    in_world(tmp_path, scenario)


def test_a_connection_that_closes_before_its_welcome_is_not_kept(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        table = await opened(await world.registry())
        watcher = RecordingWatcher(EVE)
        joining = asyncio.create_task(table.join(watcher, -1, []))
        await asyncio.sleep(0)
        joining.cancel()
        table.leave(watcher)
        await quiet(table)
        assert not table.audience.watchers
        assert table.audience.spectators == 0

    in_world(tmp_path, scenario)


# --------------------------------------------------------------------------- saved, then sent


@pytest.mark.usefixtures("short_pauses")
def test_nothing_is_told_or_kept_of_what_could_not_be_saved(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        storage = world.fragile()
        at = await world.registry(storage)
        table = await opened(at)
        ann, eve = RecordingWatcher(ANN), RecordingWatcher(EVE)
        await table.join(ann, -1, [])
        await table.join(eve, -1, [])
        await quiet(table)
        storage.slow.clear()
        starting = asyncio.create_task(at.start(table, ANN))
        await until(lambda: storage.tried[-1] == "append")
        ann.messages.clear()
        table.leave(eve)
        await asyncio.sleep(0)
        assert (ann.messages, table.table.state) == ([], "lobby")
        storage.fails["append"] = StorageError("The disk is full.")
        storage.slow.set()
        with pytest.raises(StorageError, match="full"):
            await starting
        assert table.table.state == "lobby"
        del storage.fails["append"]
        await until(lambda: ann.messages)
        assert [(one["table"]["state"], one["table"]["spectators"]) for one in ann.messages] == [
            ("lobby", 0)
        ]
        await at.start(table, ANN)
        replayed = Table(table.table.id)
        for what in await world.log(table):
            replayed.apply(what)
        assert replayed.dump() == table.table.dump()

    in_world(tmp_path, scenario)


@pytest.mark.parametrize("error", [IllegalAction("No."), RuntimeError("a mistake")])
def test_an_input_that_fails_halfway_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def spoil(table: Table, _what: Acted, _outcome: Outcome) -> None:
        table.name = "spoiled"
        assert table.game is not None
        table.game.state.players[0].money = 0
        raise error

    async def scenario(world: World) -> None:
        at = await world.registry()
        table = await opened(at)
        await at.start(table, ANN)
        before = table.table.dump()
        monkeypatch.setattr(play, "act", spoil)
        with pytest.raises(IllegalAction):
            await table.ask(acted(actions.Ready()))
        assert table.table.dump() == before
        monkeypatch.undo()
        await table.ask(acted(actions.Ready()))

    in_world(tmp_path, scenario)


@pytest.mark.usefixtures("short_pauses")
def test_a_storage_that_fails_is_asked_again_in_peace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "RETRY_S", 0.2)

    async def scenario(world: World) -> None:
        storage = world.fragile()
        at = await world.registry(storage)
        table = await opened(at, {"clock": {**CLOCK, "timers": (1, 600, 600)}})
        await table.join(RecordingWatcher(ANN), -1, [])
        await at.start(table, ANN)
        world.now = registry.now() + 2000  # the timer is over
        storage.fails["append"] = StorageError("The disk is full.")
        table.look_at_clock()
        storage.tried.clear()
        await asyncio.sleep(0.5)
        assert storage.tried.count("append") <= 3
        await until(lambda: "append" in storage.tried)
        with pytest.raises(StorageError):
            await table.ask(lambda _table, at: Wished(at, ANN.id, fill=True))
        del storage.fails["append"]
        await until(lambda: table.table.timer is not None and table.table.timer.key[1] == 1)

    in_world(tmp_path, scenario)


@pytest.mark.usefixtures("short_pauses")
def test_a_look_is_refused_while_the_log_cannot_be_read(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        storage = world.fragile()
        table = await opened(await world.registry(storage))
        storage.fails["read"] = StorageError("It is away.")
        table.catch_up(100)
        async with asyncio.timeout(1):
            with pytest.raises(StorageError, match="away"):
                await table.look(lambda one: one.number)
            with pytest.raises(StorageError, match="away"):
                await table.join(RecordingWatcher(EVE), -1, [])
        assert not table.audience.watchers
        del storage.fails["read"]
        await until(lambda: table._failure is None)
        assert await table.look(lambda one: one.number) == 1

    in_world(tmp_path, scenario)


@pytest.mark.usefixtures("short_pauses")
def test_a_request_is_answered_once(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        storage = world.fragile()
        table = await opened(await world.registry(storage))
        answers: list[object] = []

        def answer(what: object) -> None:
            answers.append(what)
            storage.fails["read"] = StorageError("It is away.")
            table.catch_up(100)

        table.send(called("one"), answer)
        await until(lambda: table._failure is not None)
        assert answers == [1]
        del storage.fails["read"]

    in_world(tmp_path, scenario)


def test_a_look_that_fails_disturbs_nobody(tmp_path: Path) -> None:
    def stumble(_table: Table) -> None:
        raise RuntimeError("a mistake")

    async def scenario(world: World) -> None:
        table = await opened(await world.registry())
        with pytest.raises(IllegalAction, match="could not"):
            await table.look(stumble)
        assert await table.ask(called("one")) == 1

    in_world(tmp_path, scenario)


# --------------------------------------------------------------------------- tables that are broken


@pytest.mark.parametrize("wrong", [{"do": "acted", "at": 1, "seat": 0, "action": ["buy", 99]},
                                   {"do": "novel", "at": 1}])  # fmt: skip
def test_a_table_that_cannot_be_read_stops_no_other_clock(
    tmp_path: Path, wrong: dict[str, Any], monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    monkeypatch.setattr(registry, "POLL_S", 0.02)

    async def scenario(world: World) -> None:
        storage = world.fragile()
        at = await world.registry()
        tables = []
        for _ in range(2):
            table = await opened(at, {"clock": {**CLOCK, "timers": (10, 600, 600)}})
            await table.join(RecordingWatcher(ANN), -1, [])
            await at.start(table, ANN)
            await quiet(table)
            tables.append(table.table)
        at._live.clear()  # as after a crash: nobody says that Ann is gone
        await at.close()
        world.now = registry.now() + 20_000
        broken, healthy = sorted(tables, key=lambda one: one.id)
        written = msgspec.json.encode(wrong)
        await world.kept.append(broken.id, broken.number, [written], 0.0)
        other = await world.registry(storage)
        storage.fails["due_before"] = RuntimeError("a mistake")
        await until(lambda: "due_before" in storage.tried)
        del storage.fails["due_before"]
        await until(lambda: healthy.id in other.loaded)
        await until(lambda: storage.tried.count("due_before") > 5)
        assert storage.tried.count("read") <= 4, "the broken one is read again and again"
        assert sum(broken.id in one.getMessage() for one in caplog.records) == 1
        with pytest.raises(SaveError, match="cannot continue"):
            await other.live(broken.id)
        world.now += registry.UNREADABLE_MS
        storage.tried.clear()
        await until(lambda: "read" in storage.tried)

    in_world(tmp_path, scenario)


def test_a_table_of_other_rules_is_answered_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(world: World) -> None:
        at = await world.registry()
        table = await opened(at)
        await at.start(table, ANN)
        table.save_snapshot()
        while await world.kept.latest_snapshot(table.table.id) is None:
            await asyncio.sleep(0.01)
        await at.close()
        for module in (play, save):
            monkeypatch.setattr(module, "RULES_VERSION", RULES_VERSION + 1)
        other = await world.registry()
        with pytest.raises(SaveError, match="different version of the rules"):
            await other.live(table.table.id)

    in_world(tmp_path, scenario)


@pytest.mark.usefixtures("short_pauses")
def test_a_live_table_that_cannot_go_on_is_quiet_and_is_dropped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(live, "LOST_S", 0.2)

    async def scenario(world: World) -> None:
        world.now = NOON
        at = await world.registry()
        table = await opened(at)
        await world.kept.append(table.table.id, 1, [b'{"do": "novel", "at": 1}'], 0.0)
        await until(lambda: table._failure is not None)
        for _ in range(5):
            with pytest.raises(StorageError, match="cannot continue"):
                await table.ask(called("one"))
        await asyncio.sleep(0.05)
        assert [one.levelno for one in caplog.records] == [logging.ERROR]
        world.now += registry.IDLE_MS + 1
        tried = table._retry
        await until(lambda: table._retry is not tried)  # trying again is no use of it
        await at._sweep()
        assert not at.loaded

    in_world(tmp_path, scenario)


# --------------------------------------------------------------------------- coming and going


@pytest.mark.usefixtures("short_pauses")
def test_a_page_that_reloads_has_not_gone(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        table = await opened(await world.registry())
        old, new = RecordingWatcher(ANN), RecordingWatcher(ANN)
        await table.join(old, -1, [])
        await quiet(table)
        table.leave(old)
        await table.join(new, -1, [])
        await until(lambda: not table._leaving)
        await quiet(table)
        assert [type(one).__name__ for one in await world.log(table)] == ["Opened", "Came"]
        table.leave(new)
        await until(lambda: not table.table.seats[0].present)

    in_world(tmp_path, scenario)


@pytest.mark.usefixtures("short_pauses")
def test_who_goes_while_the_storage_fails_is_gone_afterwards(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        storage = world.fragile()
        table = await opened(await world.registry(storage))
        ann = RecordingWatcher(ANN)
        await table.join(ann, -1, [])
        await quiet(table)
        storage.fails = {name: StorageError("It is away.") for name in ("append", "read")}
        table.leave(ann)
        await until(lambda: table._failure is not None and not table._leaving)
        storage.fails.clear()
        await until(lambda: not table.table.seats[0].present)

    in_world(tmp_path, scenario)


def test_a_server_that_stops_takes_its_people_away(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        first, second = await world.registry(), await world.registry()
        here = await opened(first)
        there = await second.live(here.table.id)
        ann, bob, also_bob = RecordingWatcher(ANN), RecordingWatcher(BOB), RecordingWatcher(BOB)
        await here.join(ann, -1, [])
        await here.join(bob, -1, [])
        await there.join(also_bob, -1, [])
        await first.sit(here, BOB, messages.Sit())
        await quiet(here)
        await first.start(here, ANN)
        here.leave(ann)  # as when the server closes its connections
        await until(lambda: there.table.number == here.table.number)
        await first.close()
        names = [type(one).__name__ for one in await world.log(here)]
        assert names.count("Went") == 2
        await until(lambda: there.table.seats[1].present)  # who has another connection
        assert not there.table.seats[0].present
        with pytest.raises(StorageError, match="shutting down"):
            await here.look(lambda one: one.number)

    in_world(tmp_path, scenario)


def test_the_story_is_kept_with_the_snapshot(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        first = await world.registry()
        here = await opened(first)
        await first.start(here, ANN)
        assert here.table.game is not None
        for kind in (actions.Buy, actions.Move, actions.Sell, actions.Ready):
            action = next(one for one in here.table.game.choices(0) if isinstance(one, kind))
            await here.ask(acted(action))
        entries = here.history.entries_for(here.table.game, 0, -1)
        assert len(entries) == 5
        here.save_snapshot()
        await first.close()
        assert (await world.kept.latest_snapshot(here.table.id)) is not None
        there = await (await world.registry()).live(here.table.id)
        assert list(there.history) == list(here.history)
        assert there.history.entries_for(there.table.game, 0, -1) == entries

    in_world(tmp_path, scenario)


def test_two_who_want_a_rematch_at_once_meet_at_one_table(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        at = await world.registry()
        table = await opened(at)
        await at.sit(table, BOB, messages.Sit())
        await at.start(table, ANN)
        table.table.state = "over"
        one, other = await asyncio.gather(at.rematch(table, ANN), at.rematch(table, BOB))
        assert one is other
        lobbies = [found.id for found in await at.listings(ANN) if found.state == "lobby"]
        assert lobbies == [one.table.id]
        assert [found.id for found in await at.listings(None) if found.state == "lobby"] == lobbies

    in_world(tmp_path, scenario)


# --------------------------------------------------------------------------- bots


class Fool:
    """A bot that does what cannot be done."""

    def __init__(self, action: Action | None) -> None:
        self._action = action

    def decide(self, _seen: SeatWindow) -> Action:
        if self._action is None:
            raise RuntimeError("a mistake")
        return self._action


@pytest.mark.parametrize("action", [None, ("nonsense",)])
def test_a_bot_that_cannot_play_stops_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
    action: Action | None,
) -> None:  # fmt: skip
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(BotPlayers, "_bot", lambda *_: Fool(action))

    async def scenario(world: World) -> None:
        at = await world.registry()
        table = await opened(at, bot_ms=0)
        await table.join(RecordingWatcher(ANN), -1, [])
        await at.start(table, ANN)
        await table.ask(acted(actions.Ready()))
        await until(lambda: table.table.timer is not None and table.table.timer.key[1] == 1)
        assert any("the bot of seat 1 was refused" in one.getMessage() for one in caplog.records)

    in_world(tmp_path, scenario)


@pytest.mark.usefixtures("short_pauses")
def test_a_decision_that_a_bot_cannot_make_is_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "make_bot", lambda *_: Fool(None))

    async def scenario(world: World) -> None:
        at = await world.registry()
        table = await opened(at, {"mode": "turn-based"}, decision_s=1)
        await table.join(RecordingWatcher(ANN), -1, [])
        await quiet(table)
        await at.sit(table, BOB, messages.Sit())
        await at.start(table, ANN)
        assert table.table.decision is not None
        decision = table.table.decision
        world.now = decision.due
        table.look_at_clock()
        await until(lambda: table.table.decision != decision)

    in_world(tmp_path, scenario)


def test_a_clock_that_cannot_tick_is_not_asked_in_a_rush(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError("a mistake")

    pass_time = play.pass_time
    monkeypatch.setattr(live, "RETRY_S", 0.3)

    async def scenario(world: World) -> None:
        at = await world.registry()
        table = await opened(at, {"clock": {**CLOCK, "timers": (1, 600, 600)}})
        await table.join(RecordingWatcher(ANN), -1, [])
        await at.start(table, ANN)
        world.now = registry.now() + 2000
        monkeypatch.setattr(play, "pass_time", stumble)
        table.look_at_clock()
        await asyncio.sleep(0.15)
        assert sum("an input failed" in one.getMessage() for one in caplog.records) == 1
        monkeypatch.setattr(play, "pass_time", pass_time)
        await until(lambda: table.table.timer is not None and table.table.timer.key[1] == 1)

    in_world(tmp_path, scenario)


def test_a_bot_whose_act_fails_is_retried_slowly_and_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError("a mistake of the rules")

    monkeypatch.setattr(live, "_logged", {})

    async def scenario(world: World) -> None:
        at = await world.registry()
        table = await opened(at, bot_ms=0)
        await table.join(RecordingWatcher(ANN), -1, [])
        monkeypatch.setattr(play, "act", stumble)
        await at.start(table, ANN)
        await asyncio.sleep(0.5)
        failed = [one for one in caplog.records if "an input failed" in one.getMessage()]
        bots = len(table.table.seats) - 1
        assert bots <= len(failed) <= 3 * bots
        assert sum(one.exc_info is not None for one in failed) == 1

    in_world(tmp_path, scenario)
