"""A cast is the same table, later: all hands are seen, and nothing leaves the server before its time."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from mblades.errors import MbladesError, SaveError
from mblades.server.storage.records import Account
from mblades.server.tables import inputs
from mblades.server.tables.cast import Cast
from mblades.server.tables.history import History, snapshot_of
from mblades.server.tables.inputs import Acted, Changed, Input, Opened
from mblades.server.tables.live import LiveTable
from mblades.server.tables.table import Table
from mblades.server.wire import messages
from mblades.server.wire.refusals import NotAllowed
from tests.server.people import Data, Document, Person, Refusal, Seat, Server, at_server
from tests.server.registries import (
    ANN,
    BOB,
    CLOCK,
    EVE,
    NOON,
    RecordingWatcher,
    World,
    in_world,
    quiet,
    until,
)
from tests.server.tables import Scene
from tests.server.test_replay import CLOCK as SHORT
from tests.server.test_replay import play_wildly

DELAY_S = 5
DELAY_MS = DELAY_S * 1000
OWN_GAME = "Players cannot watch the cast of their own game"
SECRETS = ("binder", "deck", "hand")


class Caster(RecordingWatcher):
    """Keeps the messages it gets, and puts the document together as the client does."""

    def __init__(self, account: Account = EVE) -> None:
        super().__init__(account)
        self.document = Document()
        self.dismissed: MbladesError | None = None

    def dismiss(self, error: MbladesError) -> None:
        self.dismissed = error

    def post(self, message: bytes) -> None:
        super().post(message)
        self.document.take(msgspec.json.decode(message))

    @property
    def times(self) -> list[int]:
        """When everything happened that it has been told of."""
        told = [one for one in self.messages if one["type"] == "update"]
        for message in self.messages:
            told += message.get("story", [])
        return [one["at"] for one in told]

    @property
    def shown(self) -> list[Data]:
        """All messages but those that say when the cast begins."""
        return [one for one in self.messages if one["type"] != "casting"]


def wild_log(mode: str, seed: int) -> list[Input]:
    """A game with absences, refusals and contests that is cast, at random times."""
    scene = Scene(SHORT, mode=mode, decision_s=30, away_s=5).begin()
    play_wildly(scene, random.Random(seed), 200)
    log = [inputs.decode(written) for written in scene.log]
    log = [replace(what, at=what.at + NOON) for what in log]
    assert isinstance(log[0], Opened)
    log[0] = replace(log[0], cast_delay_s=DELAY_S, cast_code="cast")
    return log


def everyones(table: Table) -> list[dict[str, Any]]:
    """Of each player what that player knows."""
    game = table.game
    assert game is not None
    own = [game.view(seat)["players"][seat] for seat in game.seats]
    found: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(own))
    return found


@pytest.mark.parametrize("mode", ["normal", "coop"])
def test_what_is_sent_depends_on_nothing_that_is_newer_than_the_delay(
    tmp_path: Path, mode: str
) -> None:
    """Two casts of one game: the first hears of everything at once, as at a server; the second only of what
    is old enough. Their casters get the same."""
    log = wild_log(mode, seed=4)

    async def scenario(world: World) -> None:
        world.now = NOON
        rng = random.Random(7)
        latest, old = Table("a"), Table("a")
        latest.apply(log[0])
        await world.kept.append("a", 0, [inputs.encode(log[0])], 0)
        come = 1
        casts = [Cast(world.kept, latest, lambda: world.now or 0) for _ in range(2)]
        casters = [await joined(cast) for cast in casts]

        def check() -> None:
            limit = (world.now or 0) - DELAY_MS
            due = [one for one in enumerate(log[:come]) if one[1].at <= limit][old.number :]
            for _number, what in due:
                old.apply(what)
            if due:
                casts[1].follow(old, due)
            assert casters[0].shown == casters[1].shown
            assert all(at <= limit for at in casters[0].times)

        while old.number < len(log):
            world.now += rng.choice((0, 5, 40, 1500))
            casts[0].look_at_clock()
            check()
            ahead = log[come : come + rng.choice((1, 1, 1, 2, 6))]
            ahead = [one for one in ahead if one.at <= world.now]
            if ahead:
                await world.kept.append("a", come, [inputs.encode(one) for one in ahead], 0)
                for one in ahead:
                    latest.apply(one)
                casts[0].follow(latest, list(enumerate(ahead, come)))
                come += len(ahead)
                check()
            if old.game is not None and rng.random() < 0.2:
                assert casters[0].document.view["players"] == everyones(old)
                assert casters[0].document.choices == {}
            if rng.random() < 0.1:  # it may be newer than what is shown
                await world.kept.save_snapshot("a", snapshot_of(latest, History()))
            if rng.random() < 0.03:  # the page is reloaded, and the cast opened anew
                leave_all(casts)
                casters = [await joined(cast) for cast in casts]
        leave_all(casts)

    in_world(tmp_path, scenario)


def leave_all(casts: list[Cast]) -> None:
    for cast in casts:
        for caster in list(cast.audience.watchers):
            cast.leave(caster)
        assert not cast.is_watched


async def joined(cast: Cast) -> Caster:
    caster = Caster()
    await cast.join(caster, -1)
    return caster


# --------------------------------------------------------------------------- at a table


async def cast_table(world: World, delay_s: int | None = DELAY_S) -> LiveTable:
    """Ann's table, with a free seat and a bot, which is cast."""
    wanted = messages.NewTable(
        setup={"build": "New Beginnings", "players": 3, "clock": CLOCK},
        bots=[None, None, "rookie"],
        pace=messages.Pace(bot_ms=10_000),
        cast_delay_s=delay_s,
    )
    return await world.registries[0].open_table(ANN, wanted)


async def do(live: LiveTable, *action: object) -> None:
    """Ann acts."""
    await live.ask(lambda _table, at: Acted(at, 0, action))


def first_card(live: LiveTable) -> int:
    game = live.table.game
    assert game is not None
    return game.state.players[0].binder[0]


def binder(caster: Caster) -> list[int]:
    return [card["id"] for card in caster.document.view["players"][0]["binder"]]


def test_it_waits_begins_and_takes_back_what_was_taken_back(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        world.now = NOON
        at = await world.registry()
        live = await cast_table(world)
        caster = Caster()
        await live.cast.join(caster, -1)
        assert caster.messages[0] == {"type": "casting", "delay_s": DELAY_S, "begins": None}
        assert caster.document.table["seats"] == []  # the table is not that old
        world.now = NOON + 1000
        await at.start(live, ANN)
        began = {"type": "casting", "delay_s": DELAY_S, "begins": NOON + 1000}
        assert caster.messages[-1] == began
        card = first_card(live)
        world.now = NOON + 2000
        await do(live, "sell", card)
        world.now = NOON + 3000
        await do(live, "unsell", card)
        assert not caster.document.view

        world.now = NOON + 1000 + DELAY_MS
        live.cast.look_at_clock()
        assert caster.last("started")["table"]["now"] == NOON + 1000
        assert caster.document.seat is None
        for player in caster.document.view["players"]:
            assert all(isinstance(player[area], list) for area in SECRETS)
        assert card in binder(caster)
        world.now += 1000
        live.cast.look_at_clock()
        assert card not in binder(caster)
        world.now += 1000
        live.cast.look_at_clock()
        assert card in binder(caster)
        assert "taken_back" in {event[0] for event in caster.document.events}

    in_world(tmp_path, scenario)


def test_a_player_is_refused_while_the_game_is_played(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        at = await world.registry()
        live = await cast_table(world, 0)
        with pytest.raises(NotAllowed, match=OWN_GAME):
            await live.cast.join(Caster(ANN), -1)
        bob, eve = Caster(BOB), Caster(EVE)
        await live.cast.join(bob, -1)
        await live.cast.join(eve, -1)
        await at.sit(live, BOB, messages.Sit())
        assert str(bob.dismissed).startswith(OWN_GAME)
        await at.start(live, ANN)
        assert bob.document.view is None
        assert eve.document.view["players"][1]["binder"]
        with pytest.raises(NotAllowed, match=OWN_GAME):
            await live.cast.join(Caster(BOB), -1)
        await at.leave_seat(live, BOB)  # a bot plays, and Bob may come back
        with pytest.raises(NotAllowed, match=OWN_GAME):
            await live.cast.join(Caster(BOB), -1)
        live.table = live.table.clone()
        live.table.state = "over"
        live.cast.follow(live.table, ())
        await live.cast.join(bob, -1)
        assert bob.document.view["players"][0]["binder"]

    in_world(tmp_path, scenario)


def test_who_takes_over_a_seat_no_longer_watches_the_cast(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        at = await world.registry()
        live = await cast_table(world, 0)
        await at.start(live, ANN)
        eve = Caster()
        await live.cast.join(eve, -1)
        assert eve.document.view["players"][0]["binder"]
        await at.sit(live, EVE, messages.Sit())
        assert str(eve.dismissed).startswith(OWN_GAME)
        assert not live.cast.is_watched

    in_world(tmp_path, scenario)


def test_the_host_decides_until_the_game_begins(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        at = await world.registry()
        live = await cast_table(world, None)
        with pytest.raises(NotAllowed, match="This game is not cast"):
            await live.cast.join(Caster(), -1)
        await at.change(live, ANN, messages.ChangeTable(cast_delay_s=0))
        code = live.table.cast_code
        caster = Caster()
        await live.cast.join(caster, -1)
        await at.change(live, ANN, messages.ChangeTable(name="A name"))
        assert caster.document.table["name"] == "A name"
        assert (caster.document.table["cast_delay_s"], caster.document.table["cast_code"]) == (
            0,
            None,
        )
        await at.change(live, ANN, messages.ChangeTable(cast_delay_s=60))
        assert caster.messages[-1] == {"type": "casting", "delay_s": 60, "begins": None}
        assert live.table.is_cast_code(code)
        await at.change(live, ANN, messages.ChangeTable(cast_delay_s="off"))
        assert str(caster.dismissed).startswith("This game is not cast")
        assert not live.cast.is_watched
        await at.change(live, ANN, messages.ChangeTable(cast_delay_s=0))  # for somebody else
        assert live.table.cast_code
        assert not live.table.is_cast_code(code)
        await at.start(live, ANN)
        with pytest.raises(MbladesError, match="already begun"):
            await live.ask(lambda _table, at: Changed(at, ANN.id, cast_delay_s=0))

    in_world(tmp_path, scenario)


def test_it_follows_another_process_and_outlives_a_restart(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        world.now = NOON
        first, second = await world.registry(), await world.registry()
        here = await cast_table(world)
        await first.start(here, ANN)
        there = await second.live(here.table.id)
        caster = Caster()
        await there.cast.join(caster, -1)
        world.now = NOON + 1000
        card = first_card(here)
        await do(here, "sell", card)
        await until(lambda: there.table.number == here.table.number)
        await quiet(there)
        world.now = NOON + DELAY_MS
        there.cast.look_at_clock()
        assert card in binder(caster)
        world.now = NOON + 1000 + DELAY_MS
        there.cast.look_at_clock()
        assert card not in binder(caster)

        here.save_snapshot()  # of what is shown already
        await asyncio.gather(*here._tasks)
        world.now += 1000
        await do(here, "unsell", card)
        third = await world.registry()
        anew = await third.live(here.table.id)
        again = Caster()
        await anew.cast.join(again, -1)
        assert card not in binder(again)
        assert again.document.view == caster.document.view
        world.now += DELAY_MS
        anew.cast.look_at_clock()
        assert card in binder(again)
        for live, one in ((there, caster), (anew, again)):
            live.cast.leave(one)

    in_world(tmp_path, scenario)


def test_a_table_that_is_cast_stays_loaded_and_a_mistake_in_a_cast_does_it_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(world: World) -> None:
        at = await world.registry()
        live = await cast_table(world, 0)
        await at.start(live, ANN)
        await quiet(live)
        caster = Caster()
        await live.cast.join(caster, -1)
        assert live.is_busy
        monkeypatch.setattr(live.cast.audience, "send_update", None)
        await do(live, "sell", first_card(live))
        assert str(caster.dismissed).startswith("This server cannot continue the cast")
        assert not live.cast.is_watched

    in_world(tmp_path, scenario)


def test_an_audience_that_comes_anew_hears_of_every_change(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        at = await world.registry()
        live = await cast_table(world, 0)

        async def named(name: str) -> None:
            await at.change(live, ANN, messages.ChangeTable(name=name))

        first, second = Caster(), Caster()
        await live.cast.join(first, -1)
        await named("Before")
        live.cast.leave(first)
        await named("Meanwhile")
        await live.cast.join(second, -1)
        assert second.document.table["name"] == "Meanwhile"
        await named("Before")
        assert second.document.table["name"] == "Before"

    in_world(tmp_path, scenario)


def test_a_cast_is_not_ahead_of_the_table_here(tmp_path: Path) -> None:
    """The log says already what this process has not heard: that the cast is to be later, and that the
    caster plays."""
    log: list[Input] = [inputs.decode(written) for written in Scene(SHORT).begin().log]
    assert isinstance(log[0], Opened)
    log[0] = replace(log[0], cast_delay_s=0, cast_code="cast")
    log.insert(1, Changed(log[0].at, log[0].host, cast_delay_s=DELAY_S))
    log = [replace(what, at=NOON) for what in log]

    async def scenario(world: World) -> None:
        world.now = NOON + 1
        for is_kept in (False, True):  # in a snapshot, too
            table = Table("kept" if is_kept else "new")
            await world.kept.append(table.id, 0, [inputs.encode(one) for one in log], 0)
            latest = table.clone()
            for what in log:
                latest.apply(what)
            if is_kept:
                await world.kept.save_snapshot(table.id, snapshot_of(latest, History()))
            table.apply(log[0])
            cast = Cast(world.kept, table, lambda: world.now or 0)
            caster = await joined(cast)
            assert caster.document.view is None
            cast.follow(latest, list(enumerate(log))[1:])
            assert caster.document.view is None
            world.now += DELAY_MS
            cast.look_at_clock()
            assert caster.document.view is not None
            world.now -= DELAY_MS
            cast.leave(caster)

    in_world(tmp_path, scenario)


def test_it_may_be_switched_off_while_it_is_opened(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        await world.registry()
        live = await cast_table(world)
        joining = asyncio.create_task(live.cast.join(Caster(), -1))
        await asyncio.sleep(0)
        off = live.table.clone()
        off.cast_delay_s = None
        live.cast.follow(off, ())
        with pytest.raises(NotAllowed, match="This game is not cast"):
            await joining
        assert not live.cast.is_watched

    in_world(tmp_path, scenario)


def test_a_log_that_cannot_be_read_is_a_reason(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        latest = Table("a")
        log = wild_log("normal", seed=4)[:3]
        for what in log:
            latest.apply(what)
        written = [inputs.encode(what) for what in log]
        await world.kept.append("a", 0, [written[0], b"[]", written[2]], 0)
        cast = Cast(world.kept, latest, lambda: NOON)
        with pytest.raises(SaveError, match="cannot continue the cast"):
            await cast.join(Caster(), -1)
        assert not cast.is_watched

    in_world(tmp_path, scenario)


def test_what_goes_wrong_at_the_live_table_leaves_no_gap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(world: World) -> None:
        at = await world.registry()
        live = await cast_table(world, 0)
        await at.start(live, ANN)
        caster = Caster()
        await live.cast.join(caster, -1)
        card = first_card(live)
        with monkeypatch.context() as broken:
            broken.setattr(live.audience, "send_update", None)
            with pytest.raises(MbladesError, match="cannot continue"):
                await do(live, "sell", card)
        live._try_again()
        await quiet(live)
        await do(live, "unsell", card)
        assert "taken_back" in {event[0] for event in caster.document.events}

    in_world(tmp_path, scenario)


# --------------------------------------------------------------------------- over the socket


async def casting(person: Person, table: Data, code: str | None) -> Seat:
    seat = Seat(await person.server.socket(table["id"]))
    await seat.send(type="hello", token=person.token, cast=code)
    first = await seat.receive()
    if first["type"] == "refused":
        raise Refusal(0, first["reason"]["text"])
    assert first["type"] == "casting"
    await seat.until(lambda one: one["type"] == "welcome")
    return seat


def test_the_caster_has_a_link_of_their_own_and_can_only_watch(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.open(
            {"players": 3}, public=False, cast_delay_s=0, pace={"bot_ms": 10_000}
        )
        code = table["cast_code"]
        assert code not in (None, table["code"])
        seen = await bob.sit(table)
        assert (seen["cast_delay_s"], seen["cast_code"]) == (0, None)
        await ann.start(table)
        hers, his = await ann.connect(table), await bob.connect(table)
        assert hers.table["cast_code"] == code
        assert his.table["cast_code"] is None
        for wrong in ("", "x", table["code"]):
            with pytest.raises(Refusal, match="This is not the caster's link of the game"):
                await casting(eve, table, wrong)
        with pytest.raises(Refusal, match=OWN_GAME):
            await casting(bob, table, code)

        caster = await casting(eve, table, code)
        assert (caster.seat, caster.table["code"], caster.table["cast_code"]) == (None, None, None)
        own = [hers.view["players"][0], his.view["players"][1]]
        assert caster.view["players"][:2] == own
        assert caster.view["players"][2]["binder"]
        await caster.send(type="chat", text="Look at that!")
        refusal = await caster.until(lambda one: one["type"] == "refused")
        assert refusal["reason"]["text"] == "A cast can only be watched."
        await hers.act("sell", own[0]["binder"][0]["id"])
        await caster.until_seen(lambda one: one.view["players"][0] == hers.view["players"][0])
        assert len(caster.view["aftermarket"]) == 1
        with pytest.raises(Refusal, match="private"):  # the link is for the cast alone
            await eve.ask("GET", f"/tables/{table['id']}?code={code}")
        assert await eve.ask("GET", f"/tables/{table['id']}/library/en?code={code}")

        again = await ann.open()
        assert (again["cast_delay_s"], again["cast_code"]) == (None, None)
        with pytest.raises(Refusal, match="This is not the caster's link of the game"):
            await casting(eve, again, code)

    at_server(tmp_path, scenario)
