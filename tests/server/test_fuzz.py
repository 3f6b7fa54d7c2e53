"""Whatever is asked of the API, the server refuses or answers, and never fails.

The long version is `python -m bench.fuzz --examples 300`.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bench.fuzz import fuzz
from tests.server.people import Seat, Server, at_server

EXAMPLES, SECONDS = 3, 15
WORDS: list[Any] = [
    None, True, -1, 0, 3, 10**6, 10**30, 0.5, "", "deck", "collection", "store", "Bronze",
    "\u202e", "x" * 300, [], [1, 2], [[1], [2]], {}, {"id": 1},
]  # fmt: skip


@pytest.mark.slow
def test_no_request_makes_the_server_fail(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    ended_with = asyncio.run(fuzz(tmp_path, EXAMPLES, SECONDS, seed=1))
    said = capfd.readouterr().out
    assert ended_with == 0, said
    assert "passed" in said


def test_no_action_makes_the_server_fail(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Verbs with anything after them: done, or refused with a sentence, and never a mistake of ours."""

    async def scenario(server: Server) -> None:
        rng = random.Random(11)
        ann = await server.guest("Ann")
        table = await ann.open({"players": 3}, pace={"bot_ms": 10_000})
        await ann.start(table)
        seat: Seat = await ann.connect(table)
        verbs = [*seat.choices, "pick", "propose", "accept", "choose", "play", "onward", "resume"]
        for _ in range(1_500):
            some = rng.choices([*WORDS, *range(0, 400, 37)], k=rng.randrange(9))
            action = [rng.choice(verbs), *some]
            if rng.random() < 0.3:  # nearly right
                action = list(rng.choice(rng.choice([one for one in seat.choices.values() if one])))
                action[rng.randrange(len(action))] = rng.choice(WORDS)
            request = await seat.ask_to(*action)
            answers = (request, -1)  # -1: it was no message at all
            answer = await seat.until(lambda one, ids=answers: one.get("id") in ids)  # type: ignore[misc]
            if answer["type"] == "refused":
                assert answer["reason"]["text"], action
                assert answer["reason"]["text"] != "The server could not do that.", action

    at_server(tmp_path, scenario)
    assert not [one for one in caplog.records if one.levelname == "ERROR"]
