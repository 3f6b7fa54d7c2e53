"""Games over real sockets: from the first move to the rematch, with everything that may happen."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from mblades.bots import make_bot
from mblades.rules.effects.catalog import Catalog
from mblades.rules.game import Game
from mblades.rules.state.actions import Action, as_list
from mblades.rules.state.view_records import View
from mblades.server.tables import inputs
from mblades.server.tables.table import Table
from tests.server.people import Data, Person, Refusal, Seat, Server, at_server, serving

SHORT = {"timers": [1, 1, 1], "contest_ms": 0, "first_chance_ms": 0}


class Glass:
    """A seat's window for a bot: what the socket has told, and the choices of the server."""

    def __init__(self, seat: int, view: View, catalog: Catalog, choices: list[Action]) -> None:
        self.seat = seat
        self.view = view
        self.catalog = catalog
        self.choices = choices

    def sample(self, seed: int) -> Game:
        raise AssertionError(f"no game, of seed {seed} or any other, comes through a socket")


async def play_on(server: Server, table: Data, seat: Seat, seed: int) -> None:
    """Play a seat to the end of the game as a bot would, through the socket."""
    bot = make_bot("rookie", seed)
    assert seat.seat is not None
    while seat.view["phase"] != "over":
        if "onward" in seat.choices:
            await _try(seat, "onward")
        elif seat.choices and "unready" not in seat.choices and "resume" not in seat.choices:
            live = await server.registry.live(table["id"])
            game = live.table.game
            assert game is not None
            choices = game.choices(seat.seat)
            if not choices:
                await seat.receive()
                continue
            action = bot.decide(Glass(seat.seat, game.view(seat.seat), game.catalog, choices))
            await _try(seat, *as_list(action))
        else:
            await seat.receive()


async def _try(seat: Seat, *action: object) -> None:
    try:
        await seat.act(*action)
    except Refusal:  # the timer ended meanwhile
        return


def test_a_whole_game_over_sockets_then_a_rematch(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open({"players": 3, "clock": SHORT}, pace={"bot_ms": 0, "break_s": 1})
        await bob.sit(table)
        await ann.start(table)
        seats = [await ann.connect(table), await bob.connect(table)]
        await asyncio.gather(*(play_on(server, table, seat, n) for n, seat in enumerate(seats)))
        assert seats[0].view["standings"] == seats[1].view["standings"]
        kinds = {event[0] for event in seats[0].events}
        assert {"over", "tournament", "placing", "timer"} <= kinds
        again = await bob.ask("POST", f"/tables/{table['id']}/rematch", {})
        assert (await ann.ask("POST", f"/tables/{table['id']}/rematch", {}))["id"] == again["id"]
        assert again["state"] == "lobby"
        assert [seat["name"] for seat in again["seats"]] == ["Ann", "Bob", ""]
        await seats[0].until_seen(lambda one: one.table["rematch"] == again["id"])
        live = await server.registry.live(table["id"])
        entries = await server.registry.storage.read(table["id"])
        replayed = Table(table["id"])
        for entry in entries:
            replayed.apply(inputs.decode(entry.input))
        assert replayed.dump() == live.table.dump()

    at_server(tmp_path, scenario)


def test_what_the_client_puts_together_is_what_the_server_has(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table, first, second = await start_game(ann, bob)
        for _ in range(6):
            await first.act(*first.choices["move"][0])
            await second.act(*second.choices["buy"][0])
        await first.act(*first.choices["sell"][0])
        last = (await first.act("ready"))["number"]
        for seat, person in ((first, ann), (second, bob)):
            await seat.until_seen(lambda one: one.number >= last)
            fresh = await person.connect(table)
            assert seat.view == fresh.view
            assert seat.choices == fresh.choices

    at_server(tmp_path, scenario)


def test_who_reconnects_gets_the_events_they_missed(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table, first, second = await start_game(ann, bob)
        await first.act("ready")
        await second.until_seen(lambda one: ["ready", 0] in one.events)
        seen = second.number
        await second.close()
        await first.act("unready")
        await first.act("pause")
        back = await bob.connect(table, seen=seen)
        assert [event[0] for event in back.events] == ["unready", "paused"]
        assert back.view["clock"]["paused"]
        whole = await bob.connect(table)  # another device: all that is remembered
        assert ["ready", 0] in whole.events

    at_server(tmp_path, scenario)


async def start_game(ann: Person, bob: Person, **wanted: object) -> tuple[Data, Seat, Seat]:
    """Ann and Bob with a bot that is ready, in the first timer."""
    table = await ann.open({"players": 3, **wanted}, pace={"bot_ms": 10_000})
    await bob.sit(table)
    await ann.start(table)
    return table, await ann.connect(table), await bob.connect(table)


def test_two_tabs_see_the_same_game(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table, first, _second = await start_game(ann, bob)
        tab = await ann.connect(table)
        await tab.act("ready")
        await first.until_seen(lambda one: one.view["players"][0]["ready"])

    at_server(tmp_path, scenario)


@pytest.mark.rule("RUL-10")
def test_two_people_want_one_card(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        clock = {"contest_ms": 250, "first_chance_ms": 0}
        _table, first, second = await start_game(ann, bob, clock=clock)
        pending, rival = (
            await first.ask_to(*first.buying(3)),
            await second.ask_to(*second.buying(3)),
        )
        waiting = await first.until(lambda one: one["type"] == "waiting")
        assert waiting["id"] == pending
        assert waiting["until"] > 0
        results = await asyncio.gather(
            first.answer(pending), second.answer(rival), return_exceptions=True
        )
        assert sum(isinstance(one, Refusal) for one in results) == 1
        await first.act(*first.buying(3))  # a new card lies there; alone after all

    at_server(tmp_path, scenario)


def test_who_leaves_is_played_by_a_bot_and_can_come_back(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open({"players": 3}, bots=[None, None, "rookie"])
        await bob.sit(table)
        await ann.start(table)
        first = await ann.connect(table)
        second = await bob.connect(table)
        await bob.ask("DELETE", f"/tables/{table['id']}/seats")
        await first.until_seen(lambda one: one.table["seats"][1]["stand_in"])
        await first.until_seen(lambda one: one.view["players"][1]["ready"])  # the bot is done
        await second.send(type="back")
        await first.until_seen(lambda one: not one.table["seats"][1]["stand_in"])
        await second.act("unready")

    at_server(tmp_path, scenario)


def test_spectators_watch_and_cannot_act(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        eve = await server.guest("Eve")
        table, first, _second = await start_game(ann, bob)
        watching = await eve.connect(table)
        assert watching.seat is None
        assert watching.choices == {}
        assert all("binder" not in player for player in watching.view["players"])
        await first.until_seen(lambda one: one.table["spectators"] == 1)
        with pytest.raises(Refusal, match="You are watching"):
            await watching.act("ready")
        await first.act("ready")
        await watching.until_seen(lambda one: one.view["players"][0]["ready"])

    at_server(tmp_path, scenario)


def test_a_hint_is_a_whole_move_with_its_reason(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        _table, first, _second = await start_game(ann, bob)
        await first.send(type="hint", id=5)
        advice = await first.until(lambda one: one["type"] == "advice")
        assert advice["id"] == 5
        assert advice["reason"]["kind"]
        for action in advice["actions"]:
            await first.act(*action)
        await first.send(type="hint", id=6)
        again = await first.until(lambda one: one["type"] == "advice" and one["id"] == 6)
        assert again["actions"] != advice["actions"]

    at_server(tmp_path, scenario)


def test_chat_reaches_everybody_but_who_has_muted_its_author(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table, first, second = await start_game(ann, bob)
        await second.send(type="chat", text="good  luck\u202e!")
        said = await first.until(lambda one: one["type"] == "said")
        assert (said["line"]["name"], said["line"]["text"]) == ("Bob", "good  luck!")
        assert (await ann.ask("PUT", f"/me/mutes/{bob.id}"))["accounts"] == [bob.id]
        await second.send(type="chat", text="hello?")
        await second.until(lambda one: one["type"] == "said" and one["line"]["text"] == "hello?")
        await first.act("ready")
        assert sum(one["type"] == "said" for one in first.messages) == 1
        await ann.connect(table)
        await ann.ask("DELETE", f"/me/mutes/{bob.id}")
        await second.send(type="chat", text="again")
        await first.until(lambda one: one["type"] == "said" and one["line"]["text"] == "again")

    at_server(tmp_path, scenario)


def test_a_restarted_server_goes_on_with_the_game_and_its_clock(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await ann.open(
                {"players": 3, "clock": {**SHORT, "timers": [1, 600, 600]}},
                bots=[None, "rookie", "rookie"], pace={"bot_ms": 10_000},
            )  # fmt: skip
            await ann.start(table)
            seat = await ann.connect(table)
            await seat.act(*seat.choices["buy"][0])
            money = seat.view["players"][0]["money"]
            (due,) = seat.table["due"]
        await asyncio.sleep(max(due["at"] / 1000 - time.time(), 0))
        async with serving(tmp_path) as server:
            ann.server = server
            seat = await ann.connect(table)
            assert (seat.view["players"][0]["money"], seat.view["clock"]["timer"]) == (money, 0)
            assert not seat.table["due"]  # while nobody was there
            await seat.until_seen(lambda one: bool(one.table["due"]))
            (again,) = seat.table["due"]
            assert again["what"] == "timer"
            assert 0 < again["at"] - seat.table["now"] <= 1000
            await seat.until_seen(lambda one: one.view["clock"]["timer"] == 1)

    asyncio.run(play())


def test_after_a_crash_the_clock_of_a_table_that_nobody_has_loaded_runs_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            clock = {**SHORT, "timers": [1, 600, 600]}
            table = await ann.open({"players": 3, "clock": clock}, pace={"bot_ms": 10_000})
            await ann.start(table)
            await ann.connect(table)
            server.registry._live.clear()  # nobody closes it
        async with serving(tmp_path) as server:
            async with asyncio.timeout(10):
                while table["id"] not in server.registry.loaded:
                    await asyncio.sleep(0.05)
                live = await server.registry.live(table["id"])
                while live.table.timer is None or live.table.timer.key[1] != 1:
                    await asyncio.sleep(0.05)

    asyncio.run(play())


def test_who_does_not_decide_in_time_is_answered_for(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.open(
            {"players": 3, "clock": SHORT}, bots=[None, "rookie", "rookie"],
            pace={"bot_ms": 0, "decision_s": 1},
        )  # fmt: skip
        await ann.start(table)
        seat = await ann.connect(table)
        for action in seat.choices["move"][:3]:
            await seat.act(*action)
        await seat.until_seen(lambda one: one.view["phase"] == "tournament")
        await seat.until_seen(lambda one: any(event[:2] == ["played", 0] for event in one.events))
        assert not seat.table["seats"][0]["stand_in"]

    at_server(tmp_path, scenario)
