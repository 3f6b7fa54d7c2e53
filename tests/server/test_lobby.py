"""The lobby: tables, seats, bots, invitations, set-up, rematch."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.people import Person, Refusal, Server, at_server


def test_one_click_later_a_person_is_in_a_game_against_bots(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.ask("POST", "/quick", {})
        assert table["state"] == "playing"
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
        seat = await ann.connect(table)
        assert seat.seat == 0
        assert seat.view["phase"] == "deckbuilding"
        await seat.act(*seat.choices["buy"][0])
        assert seat.view["players"][0]["money"] < 30

    at_server(tmp_path, scenario)


def test_friends_take_seats_and_the_host_starts(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open({"players": 3}, name="Friday", bots=[None, None, "rookie"])
        hears = await ann.connect(table)
        await bob.sit(table)
        await hears.until_seen(lambda one: one.table["seats"][1]["name"] == "Bob")
        assert hears.table["seats"][2]["level"] == "rookie"
        with pytest.raises(Refusal, match="Only the host"):
            await bob.start(table)
        await ann.start(table)
        await hears.until_seen(lambda one: bool(one.view))
        assert hears.table["state"] == "playing"
        assert len(hears.view["players"]) == 3

    at_server(tmp_path, scenario)


def test_the_host_changes_set_up_bots_and_seats(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open({"players": 4})
        path = f"/tables/{table['id']}"
        table = await ann.ask("PUT", f"{path}/seats/1", {"bot": "regular"})
        assert table["seats"][1]["level"] == "regular"
        with pytest.raises(Refusal, match="A bot is sitting there"):
            await bob.sit({**table, "code": None}, 1)  # nobody has invited him
        with pytest.raises(Refusal, match="no such bot level"):
            await ann.ask("PUT", f"{path}/seats/2", {"bot": "grandmaster"})
        await bob.sit(table, 3)
        with pytest.raises(Refusal, match="Someone is sitting in a seat"):
            await ann.ask("PATCH", path, {"setup": {"players": 3}})
        with pytest.raises(Refusal, match="did you mean"):
            await ann.ask("PATCH", path, {"setup": {"editon": "original"}})
        table = await ann.ask("PATCH", path, {"setup": {"edition": "original"}, "name": "Old"})
        assert (table["name"], table["setup"]["edition"]) == ("Old", "original")
        with pytest.raises(Refusal, match="Only the host"):
            await bob.ask("PATCH", path, {"name": "Mine"})
        await ann.ask("PUT", f"{path}/seats/3", {"bot": None})  # Bob has to go
        assert (await bob.ask("GET", path))["seats"][3]["kind"] == "open"

    at_server(tmp_path, scenario)


def test_a_private_table_needs_its_code_and_is_listed_to_nobody_else(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open(public=False)
        path = f"/tables/{table['id']}"
        for code in ("", "?code=wrong"):
            with pytest.raises(Refusal, match="private") as refusal:
                await bob.ask("GET", path + code)
            assert refusal.value.status == 403
        with pytest.raises(Refusal, match="private"):
            await bob.ask("POST", f"{path}/seats", {})
        assert (await bob.ask("GET", f"{path}?code={table['code']}"))["code"] is None
        assert await bob.ask("GET", "/tables") == []
        assert [one["mine"] for one in await ann.ask("GET", "/tables")] == [True]
        assert (await bob.sit(table))["code"] == table["code"]

    at_server(tmp_path, scenario)


def test_public_tables_are_listed(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        await ann.open(name="Open registry", bots=[None, "random"])
        (listed,) = await bob.ask("GET", "/tables")
        assert (listed["name"], listed["host"], listed["state"]) == (
            "Open registry",
            "Ann",
            "lobby",
        )
        assert (listed["people"], listed["bots"], listed["open"]) == (1, 1, 2)

    at_server(tmp_path, scenario)


def test_when_the_host_leaves_another_person_is_host(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open()
        await bob.sit(table)
        table = await ann.ask("DELETE", f"/tables/{table['id']}/seats")
        assert table["host"] == bob.id
        table = await bob.ask("DELETE", f"/tables/{table['id']}/seats")
        assert table["state"] == "over"

    at_server(tmp_path, scenario)


def test_everything_that_can_be_chosen_comes_from_the_rules(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        options = await server.ask("GET", "/setup")
        names = {one["name"]: one for one in options["options"]}
        assert names["edition"]["choices"] == ["original", "collusion"]
        assert names["character_powers"]["kind"] == "switch"
        assert "normal" in [one["name"] for one in options["modes"]]
        assert options["bots"] == ["random", "rookie", "regular"]
        clock = {one["name"]: one["default"] for one in options["clock"]}
        assert (clock["contest_ms"], clock["first_chance_ms"]) == (250, 3000)  # RUL-10
        for build in options["builds"]:
            setup = {"edition": build["edition"], "build": build["name"]}
            assert (await server.ask("POST", "/setup/check", {"setup": setup}))["ok"]

    at_server(tmp_path, scenario)


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"players": 9}, "players"),
        ({"players": "four"}, "cannot be read"),
        ({"edition": "pirate"}, "pirate"),
        ({"build": "Nothing Like It"}, "Nothing Like It"),
        ({"seed": 3}, "the server chooses the seed; do not give one"),
        ({"clock": {"timers": [0, 1, 1]}}, "must be between"),
        ({"clock": 5}, "clock"),
        ({"clock": {"tiemrs": [60, 60, 60]}}, 'the clock has no setting "tiemrs"'),
        ({"custom_sets": []}, "sheets"),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(
    tmp_path: Path, setup: dict[str, object], reason: str
) -> None:
    async def scenario(server: Server) -> None:
        checked = await server.ask("POST", "/setup/check", {"setup": setup})
        assert not checked["ok"]
        assert reason in checked["reason"]["text"]
        ann: Person = await server.guest("Ann")
        with pytest.raises(Refusal, match=reason) as refusal:
            await ann.ask("POST", "/tables", {"setup": setup})
        assert refusal.value.status == 422

    at_server(tmp_path, scenario)
