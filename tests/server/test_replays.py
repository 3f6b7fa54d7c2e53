"""Every finished game is a replay, for those who were at the table."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from mblades.bots import make_bot
from mblades.errors import ReplayError
from mblades.lab.play import play
from mblades.rules import replay
from mblades.rules.game import Game
from mblades.rules.replay import Recorder, Replay, Sitter
from mblades.rules.setup.setup import Setup
from mblades.server import setups
from mblades.server.storage.records import Entry
from mblades.server.tables import description
from mblades.server.tables.replays import library_in, recording, replay_of
from tests.rules.small import a_set
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
        with pytest.raises(Refusal, match="403: This table is private"):
            await bob.ask("GET", f"/tables/{table['id']}/evening")
        page = await ann.ask("GET", f"/tables/{table['id']}/evening")
        named = {str(card) for deck in page["told"]["decks"] for card in deck["cards"]}
        assert named <= set(page["cards"])
        assert page["told"]["points"][-1]["phase"] == "over"
        with pytest.raises(Refusal, match="does not understand this request"):
            await bob.ask("GET", "/tables/moon/replay")

        (game,) = await ann.ask("GET", "/me/games")
        assert (game["table"], game["name"], game["mode"]) == (table["id"], "Us", "duel")
        assert game["seat"] == 0
        seats = game["result"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "Regular"]
        assert [seat["kind"] for seat in seats] == ["person", "bot"]
        assert [seat["level"] for seat in seats] == [None, "regular"]
        assert seats[0]["character"] is None
        assert seats[1]["character"] in {one.name for one in setups.library().characters}
        assert not game["result"]["is_played_on"]
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


# --------------------------------------------------------------------------- looking at one


async def look(person: Person, path: str, data: bytes) -> Data:
    """What the server says of a file; Refusal if it says no."""
    headers = {"Authorization": f"Bearer {person.token}"}
    answer = await person.server.http.post(f"/api/replays{path}", headers=headers, content=data)
    content: Data = answer.json()
    if answer.status_code >= 400:
        raise Refusal(answer.status_code, content["reason"]["text"])
    return content


def test_a_replay_is_looked_at_with_anybodys_eyes(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        data = await file_of(ann, (await finished(server, ann))["id"])
        found = replay.load(data)
        whole = await look(ann, "", data)
        assert whole["steps"] == len(found.inputs)
        assert [one["step"] for one in whole["chapters"]] == [one.inputs for one in found.chapters]
        assert [seat["name"] for seat in whole["table"]["seats"]] == ["Ann", "Regular"]
        assert not whole["own_sets"]
        bought = [
            [event for told in one["story"] for event in told["events"] if event[0] == "bought"]
            for one in (whole, await look(ann, "?seat=0", data), await look(ann, "?seat=1", data))
        ]
        assert len({len(events) for events in bought}) == 1
        hidden = [sum(None in event for event in events) for events in bought]
        assert hidden[0] == 0 < min(hidden[1:])
        assert sum(hidden[1:]) == len(bought[0])

        step = whole["chapters"][1]["step"]
        both = (await look(ann, f"/{step}", data))["view"]
        one = (await look(ann, f"/{step}?seat=1", data))["view"]
        assert (both["phase"], one["phase"]) == ("tournament", "tournament")
        assert [len(player["hand"]) for player in both["players"]] == [
            player["hand_count"] for player in both["players"]
        ]
        assert [player.get("hand") is None for player in one["players"]] == [True, False]
        last = (await look(ann, f"/{whole['steps']}", data))["view"]
        assert last["phase"] == "over"
        playback = found.playback()
        for _ in range(step):
            playback.step()
        assert one == msgspec.to_builtins(playback.game.view(1))

        library = await look(ann, "/library/ru", data)
        assert library["digest"] == found.library
        for path, reason in (
            (f"/{whole['steps'] + 1}", "422: This game has no step"),
            ("?seat=2", "422: This game has no seat 3"),
            ("/-1", "There is nothing at this address|does not understand"),
            ("?seat=-1", "does not understand"),
        ):
            with pytest.raises(Refusal, match=reason):
                await look(ann, path, data)
        for path in ("", "/3", "/library/en"):
            with pytest.raises(Refusal, match="422: The replay is damaged"):
                await look(ann, path, data[:-1])
            with pytest.raises(Refusal, match="422: This is not a replay"):
                await look(ann, path, b"")

    at_server(tmp_path, scenario)


def test_cards_of_the_players_own_are_shown() -> None:
    own = a_set("Ours", "Expansion", "custom")
    setup = Setup(players=2, mode="duel", custom_sets=(own,))
    game = Game.start(setup)
    recorder = Recorder(game)
    bots = [make_bot("random", seat) for seat in range(2)]
    play(game, [bot.decide for bot in bots], actions_per_timer=5,
         listener=lambda seat, action, _happened: recorder.note(seat, action))  # fmt: skip
    data = recorder.replay((Sitter("Ann"), Sitter(bot="random"))).dump()
    assert recording(data, None).own_sets
    assert "Ours" in library_in(data).sets
