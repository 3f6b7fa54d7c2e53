"""Somebody who comes late takes over the seat of a bot; a rematch keeps every seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from mblades.errors import IllegalAction
from mblades.rules.state.actions import as_list
from mblades.server.tables.inputs import LeftSeat, Sat
from tests.server.people import Server, at_server
from tests.server.tables import Scene


def play_while(scene: Scene, phase: str) -> None:
    """Everybody is ready, or does the last thing they may, for as long as the phase lasts."""
    game = scene.table.game
    assert game is not None
    while scene.s.phase == phase:
        seat = next(seat for seat in game.waiting if not scene.s.players[seat].ready)
        by = "bot" if scene.table.seats[seat].is_played_by_bot else "person"
        last = ["ready"] if phase == "deckbuilding" else as_list(game.choices(seat)[-1])
        scene.act(seat, *last, by=by)


def with_a_deck(scene: Scene) -> None:
    """Ann has cards to play, so that the tournament does not end before it begins."""
    for card in list(scene.s.players[0].binder)[:5]:
        scene.act(0, "move", card, "deck")


def test_in_deckbuilding_one_sits_down_at_once() -> None:
    scene = Scene(people=2).begin()
    assert scene.table.seats[2].vacant
    scene.act(2, "ready", by="bot")
    scene.take(Sat(1, "cid", "Cid", face=7))
    place = scene.table.seats[2]
    assert (place.account, place.name, place.face, place.level) == ("cid", "Cid", 7, None)
    assert not scene.s.players[2].ready  # who comes has still to look
    assert scene.replayed().dump() == scene.table.dump()
    with pytest.raises(IllegalAction, match="Every seat is taken"):
        scene.take(Sat(2, "dan", "Dan", invited=True))


def test_in_a_tournament_one_waits_for_its_end() -> None:
    scene = Scene(people=2).begin()
    with_a_deck(scene)
    play_while(scene, "deckbuilding")
    scene.take(Sat(1, "cid", "Cid"))
    assert scene.table.seat_of("cid") is None
    assert scene.table.is_expected("cid")
    play_while(scene, "tournament")
    assert scene.table.seat_of("cid") == 2
    assert scene.replayed().dump() == scene.table.dump()


def test_who_changes_their_mind_comes_no_more() -> None:
    scene = Scene(people=2).begin()
    with_a_deck(scene)
    play_while(scene, "deckbuilding")
    scene.take(Sat(1, "cid", "Cid"))
    scene.take(LeftSeat(2, "cid"))
    assert not scene.table.is_expected("cid")
    play_while(scene, "tournament")
    assert scene.table.seat_of("cid") is None


def test_the_hosts_bots_make_room_only_for_who_was_invited() -> None:
    scene = Scene(people=1).begin()
    with pytest.raises(IllegalAction, match="you can watch it"):
        scene.take(Sat(1, "bob", "Bob"))
    scene.take(Sat(2, "bob", "Bob", invited=True))
    assert scene.table.seat_of("bob") == 1
    scene.take(Sat(3, "cid", "Cid", 2, invited=True))
    assert scene.table.seat_of("cid") == 2


def test_before_the_game_a_bot_makes_room_for_who_was_invited() -> None:
    scene = Scene(people=1)
    with pytest.raises(IllegalAction, match="Every seat is taken"):
        scene.take(Sat(1, "bob", "Bob"))
    scene.take(Sat(2, "bob", "Bob", invited=True))
    assert [place.account for place in scene.table.seats] == ["ann", "bob", None]
    assert scene.table.seats[1].level is None
    scene.take(Sat(3, "bob", "Bobby", face=2, invited=True))  # who sits there already stays
    assert [place.name for place in scene.table.seats] == ["Ann", "Bobby", ""]


def test_who_takes_over_sees_what_the_seat_sees(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open({"players": 3}, bots=[None, "rookie", "rookie"], public=False)
        host = await ann.connect(table)
        await ann.start(table)
        await host.until_seen(lambda one: one.seat == 0 and bool(one.view))
        friend = await bob.connect(table)
        assert friend.seat is None
        assert "binder" not in friend.view["players"][1]
        await bob.ask("PATCH", "/me", {"name": "Bobby", "face": 3})
        await bob.sit(table)
        started = await friend.until(lambda one: one["type"] == "started")
        assert started["seat"] == 1
        assert started["view"]["players"][1]["binder"]
        assert started["choices"]
        await host.until_seen(lambda one: one.table["seats"][1]["present"])
        seat = host.table["seats"][1]
        assert (seat["name"], seat["face"], seat["kind"]) == ("Bobby", 3, "person")
        assert "binder" not in host.view["players"][1]
        await friend.act("ready")
        assert (await bob.ask("GET", "/me"))["face"] == 3

    at_server(tmp_path, scenario)


def test_a_rematch_keeps_the_seats(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open(
            {"players": 3, "mode": "normal"}, bots=[None, "rookie", None], name="Friday"
        )
        await bob.ask("PATCH", "/me", {"name": "Bob", "face": 5})
        await bob.sit(table)
        await ann.start(table)
        live = await server.registry.live(table["id"])
        live.table.state = "over"
        again = await bob.ask("POST", f"/tables/{table['id']}/rematch", {})
        assert again["host"] == bob.id
        assert [one["name"] for one in again["seats"]] == ["Ann", "Rookie", "Bob"]
        assert [one["face"] for one in again["seats"]] == [None, None, 5]
        for kept in ("name", "setup", "pace", "public"):
            assert again[kept] == table[kept]

    at_server(tmp_path, scenario)


def test_the_list_of_games_says_whose_turn_it_is(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open({"players": 3, "prerelease": True, "first_player": 0})
        await bob.sit(table)
        await ann.start(table)
        mine, theirs = [(await one.ask("GET", "/tables"))[0] for one in (ann, bob)]
        assert (mine["round"], mine["your_turn"], theirs["your_turn"]) == (0, True, False)
        assert mine["asked"] == []  # who else is asked is nobody's business

    at_server(tmp_path, scenario)
