"""Who is away, who is host, and who may watch, before the game begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from mblades.errors import IllegalAction
from mblades.server.tables import description, play
from mblades.server.tables.inputs import Began, Came, Changed, LeftSeat, Sat, Went
from mblades.server.tables.table import STALE_MS
from tests.server.people import Refusal, Server, at_server
from tests.server.tables import Scene
from tests.server.test_people import last_words

AWAY_MS = 60_000


def test_who_is_away_too_long_is_host_no_more() -> None:
    scene = Scene(people=3)
    scene.take(Went(1_000, "bob"))
    scene.take(Went(2_000, "ann"))
    assert play.next_due(scene.table) == 2_000 + AWAY_MS
    with pytest.raises(IllegalAction, match="Nothing is due"):
        scene.tick_at(1_999 + AWAY_MS)
    assert scene.table.host == "ann"
    scene.tick_at(2_000 + AWAY_MS)
    assert scene.table.host == "cid"
    scene.take(Came(70_000, "ann"))
    assert scene.table.host == "cid"
    assert scene.replayed().dump() == scene.table.dump()


def test_a_host_who_reloads_the_page_stays_host() -> None:
    scene = Scene(people=2)
    scene.take(Went(1_000, "ann"))
    scene.take(Came(5_000, "ann"))
    assert play.next_due(scene.table) == STALE_MS
    scene.tick_at(STALE_MS)  # Bob has given no sign of life since
    assert [place.present for place in scene.table.seats[:2]] == [True, False]
    assert scene.table.host == "ann"


def test_a_lobby_that_nobody_is_in_is_not_listed() -> None:
    scene = Scene(people=2)
    scene.take(Went(1_000, "ann"))
    scene.take(Went(3_000, "bob"))
    assert description.listing_of(scene.table).public
    scene.tick_at(3_000 + AWAY_MS)
    assert not description.listing_of(scene.table).public
    assert scene.table.host == "ann"
    assert play.next_due(scene.table) is None
    scene.take(Came(100_000, "bob"))
    assert description.listing_of(scene.table).public
    scene.tick_at(100_000)
    assert scene.table.host == "bob"


def test_a_server_that_died_leaves_no_lobby_behind() -> None:
    scene = Scene(people=2)
    scene.tick_at(STALE_MS)
    assert scene.table.is_asleep
    assert not description.listing_of(scene.table).public


def test_when_everybody_has_left_it_is_said() -> None:
    scene = Scene(people=2)
    scene.take(LeftSeat(1, "ann"))
    assert scene.table.host == "bob"
    scene.take(LeftSeat(2, "bob"))
    assert scene.table.state == "over"
    for what in (
        Sat(3, "ann", "Ann"), Changed(3, "bob", name="x"), Began(3, "bob", 1, ""),
    ):  # fmt: skip
        with pytest.raises(IllegalAction, match="Everyone has left this table"):
            scene.take(what)


def test_who_rises_is_followed_by_somebody_who_is_there() -> None:
    scene = Scene(people=3)
    scene.take(Went(1, "bob"))
    scene.take(LeftSeat(2, "ann"))
    assert scene.table.host == "cid"


def test_a_seat_has_room_for_one() -> None:
    scene = Scene(people=2)
    with pytest.raises(IllegalAction, match="Someone is already sitting there"):
        scene.take(Sat(1, "cid", "Cid", 1))
    assert scene.table.seats[1].account == "bob"


def test_strangers_do_not_watch_a_table_that_has_become_private(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.open()
        path = f"/tables/{table['id']}"
        invited, host = await bob.connect(table), await ann.connect(table)
        stranger = await eve.connect({**table, "code": None})
        await ann.ask("PATCH", path, {"public": False})
        assert "This table is private" in await last_words(stranger)
        await host.until_seen(lambda one: one.table["spectators"] == 1)
        with pytest.raises(Refusal, match="private"):
            await eve.ask("GET", path)
        await ann.ask("PATCH", path, {"name": "Friends"})
        await invited.until_seen(lambda one: one.table["name"] == "Friends")

    at_server(tmp_path, scenario)


def test_who_was_put_out_does_not_come_back_by_an_old_connection(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open(public=False)
        await bob.sit(table)
        seat = await bob.connect(table)
        await seat.send(type="back")  # in the lobby there is nothing to come back to
        refused = await seat.until(lambda one: one["type"] == "refused")
        assert "no seat at this table" in refused["reason"]["text"]
        await ann.ask("PUT", f"/tables/{table['id']}/seats/1", {"bot": None})
        await seat.until_seen(lambda one: one.table["seats"][1]["kind"] == "open")
        await seat.send(type="back")
        refused = await seat.until(lambda one: one["type"] == "refused")
        assert "no seat at this table" in refused["reason"]["text"]
        answer = await ann.ask("GET", f"/tables/{table['id']}")
        assert [one["kind"] for one in answer["seats"][:2]] == ["person", "open"]

    at_server(tmp_path, scenario)
