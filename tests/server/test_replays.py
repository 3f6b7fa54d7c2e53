"""Every finished game is a replay, for those who were at the table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from mblades.errors import ReplayError
from mblades.rules import replay
from mblades.rules.replay import Replay, Sitter
from mblades.server import setups
from mblades.server.storage.records import Entry
from mblades.server.tables import description
from mblades.server.tables.replays import replay_of
from tests.server.people import Data, Person, Refusal, Server, at_server
from tests.server.tables import Scene
from tests.server.test_play import SHORT, play_on
from tests.server.test_replay import CLOCK, play_wildly

NOWHERE = "0123456789abcdef"


def replay_at(scene: Scene) -> Replay:
    entries = [Entry(seq, 0.0, written) for seq, written in enumerate(scene.log)]
    return replay.load(replay_of(scene.table.id, entries))


@pytest.mark.parametrize("mode", ["normal", "funky", "turn-based", "coop"])
def test_what_people_bots_and_the_clock_did_is_played_again(mode: str) -> None:
    """With contests, absences, refusals and rounds that end at the wrong time."""
    scene = Scene(CLOCK, mode=mode, decision_s=30, away_s=5).begin()
    game = scene.table.game
    assert game is not None
    rng = random.Random(3)
    while not game.over:
        play_wildly(scene, rng, 500)
    found = replay_at(scene)
    found.check(setups.library())
    assert found.chapters[-1].digest == game.digest()
    assert found.sitters == (Sitter("Ann"), Sitter("Bob"), Sitter("Cid"))
    assert (found.began, found.ended) == (0, scene.table.updated)


def test_a_bot_is_named_by_its_level() -> None:
    scene = Scene(CLOCK, people=1).begin()
    with pytest.raises(ReplayError, match="not over yet"):
        replay_at(scene)
    assert description.summary_of(scene.table).result is None
    game = scene.table.game
    assert game is not None
    while not game.over:
        play_wildly(scene, random.Random(1), 500)
    assert replay_at(scene).sitters == (Sitter("Ann"), Sitter(bot="regular"), Sitter(bot="regular"))


async def finished(server: Server, ann: Person) -> Data:
    """A private table where Ann has won or lost a duel against a bot."""
    table = await ann.open({"players": 2, "mode": "duel", "clock": SHORT}, public=False, name="Us")
    await ann.start(table)
    with pytest.raises(Refusal, match="409: The game is not over yet; there is a replay"):
        await ann.ask("GET", f"/tables/{table['id']}/replay")
    assert await ann.ask("GET", "/me/games") == []
    await play_on(server, table, await ann.connect(table), 1)
    return table


async def file_of(person: Person, table: str, code: str = "") -> bytes:
    headers = {"Authorization": f"Bearer {person.token}"}
    path = f"/api/tables/{table}/replay"
    answer = await person.server.http.get(path, headers=headers, params={"code": code})
    answer.raise_for_status()
    assert answer.headers["content-type"] == "application/octet-stream"
    assert f'filename="{table}.mbreplay"' in answer.headers["content-disposition"]
    return answer.content


def test_a_finished_game_can_be_fetched_and_is_among_ones_games(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await finished(server, ann)
        data = await file_of(ann, table["id"])
        found = replay.load(data)
        found.check()
        assert found.sitters == (Sitter("Ann"), Sitter(bot="regular"))
        assert await file_of(bob, table["id"], table["code"]) == data
        with pytest.raises(Refusal, match="403: This table is private"):
            await bob.ask("GET", f"/tables/{table['id']}/replay")
        with pytest.raises(Refusal, match="404: There is no such table"):
            await bob.ask("GET", f"/tables/{NOWHERE}/replay")
        with pytest.raises(Refusal, match="does not understand this request"):
            await bob.ask("GET", "/tables/moon/replay")

        (game,) = await ann.ask("GET", "/me/games")
        assert (game["table"], game["name"], game["mode"]) == (table["id"], "Us", "duel")
        assert game["seat"] == 0
        seats = game["result"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "Regular"]
        assert [seat["kind"] for seat in seats] == ["person", "bot"]
        assert [(one["place"], one["total"]) for one in seats] == [
            (one.place, one.total) for one in found.result
        ]
        assert game["result"]["boss"] is None
        assert (game["result"]["began"], game["result"]["ended"]) == (found.began, found.ended)
        assert 0 < found.began <= found.ended
        assert await bob.ask("GET", "/me/games") == []
        with pytest.raises(Refusal, match="401: You are not logged in"):
            await server.ask("GET", "/me/games")

    at_server(tmp_path, scenario)
