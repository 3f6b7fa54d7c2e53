"""Puzzles are tried over HTTP, by anybody, and the server keeps nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mblades.puzzles import puzzles
from tests.server.people import Data, Refusal, Server, at_server


async def tried(server: Server, puzzle: str, *actions: list[Any]) -> Data:
    path = f"/puzzles/{puzzle}/try"
    found: Data = await server.ask("POST", path, {"actions": actions})
    return found


async def hint(server: Server, puzzle: str, *actions: list[Any]) -> list[Any] | None:
    found = await server.ask("POST", f"/puzzles/{puzzle}/hint", {"actions": actions})
    action: list[Any] | None = found["action"]
    return action


def test_a_puzzle_is_solved_step_by_step(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        every = await server.ask("GET", "/puzzles/ru")
        assert [one["id"] for one in every["puzzles"]] == [one.id for one in puzzles()]
        assert every["daily"] in [one["id"] for one in every["puzzles"]]

        beginning = await tried(server, "leave-it-up")
        assert beginning["result"] == "open"
        assert beginning["story"] == []
        assert {*beginning["choices"]} == {"play", "action"}
        hand = beginning["view"]["players"][0]["hand"]
        assert [card["id"] for card in hand] == [beginning["choices"]["play"][0][1]]
        assert beginning["table"]["seats"][1]["name"] == "Cardine Kolleckta"

        first = await hint(server, "leave-it-up")
        assert first == beginning["choices"]["play"][0]
        assert first is not None
        after = await tried(server, "leave-it-up", first)
        assert ["end"] in after["choices"]["end"]
        assert [entry["number"] for entry in after["story"]] == [1]

        solved = await tried(server, "leave-it-up", first, ["end"])
        assert (solved["result"], solved["choices"]) == ("solved", {})
        assert solved["view"]["players"][0]["rp"] == 95
        failed = await tried(server, "leave-it-up", first, beginning["choices"]["action"][0])
        assert failed["result"] == "failed"
        assert await hint(server, "leave-it-up", beginning["choices"]["action"][0]) is None

    at_server(tmp_path, go)


def test_what_a_rival_holds_is_not_sent(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        beginning = await tried(server, "the-trap")
        rival = beginning["view"]["players"][1]
        assert rival.get("hand") is None
        assert rival["hand_count"] == 1

    at_server(tmp_path, go)


def test_nonsense_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def go(server: Server) -> None:
        card = (await tried(server, "second-of-two"))["choices"]["play"]
        for puzzle, actions, status, reason in (
            ("no-such-thing", [], 404, "There is no such puzzle."),
            ("second-of-two", [["end"]], 409, "You have to play a card this turn."),
            ("second-of-two", [["play", 999]], 409, "That card is not in your hand."),
            ("second-of-two", [["dance"]], 409, "dance"),
            ("second-of-two", [*card, ["end"]], 409, "The puzzle is over."),
            ("second-of-two", [["end"]] * 61, 400, "does not understand"),
            ("second-of-two", [[]], 400, "does not understand"),
        ):
            for answer in (tried, hint):
                with pytest.raises(Refusal) as refusal:
                    await answer(server, puzzle, *actions)
                assert (refusal.value.status, reason in refusal.value.text) == (status, True), (
                    refusal.value
                )

    at_server(tmp_path, go)
