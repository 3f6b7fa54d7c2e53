"""`kill -9` under load: nothing acknowledged is missing, games go on, clocks too.

The long version is `python -m bench.kill`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.kill import Killing, Lost
from bench.players import Act, BenchTable
from bench.servers import ServerProcess
from mblades.server.tables.inputs import Acted, Input
from tests.server.storage.database import running_database

TIMERS = [1, 1, 600]
TABLES, SEATS, EVERY_S, PAUSES_S = 3, 3, 0.1, (0.2, 0.8)


def kill(places: list[str], kills: int) -> None:
    """Play at servers that are killed in turn."""
    killing = Killing([ServerProcess(place) for place in places], seed=1, timers=TIMERS)
    survived = asyncio.run(killing.run(kills, TABLES, SEATS, EVERY_S, PAUSES_S))
    assert survived.kills == kills
    assert survived.acts > 20
    assert survived.ticks > TABLES


@pytest.mark.slow
def test_a_server_is_killed_and_nothing_is_lost(tmp_path: Path) -> None:
    kill([str(tmp_path)], kills=2)


@pytest.mark.slow
def test_one_of_two_servers_is_killed_and_nothing_is_lost() -> None:
    with running_database() as database:
        kill([database.url()] * 2, kills=2)


def test_what_is_missing_would_be_noticed() -> None:
    killing = Killing([], seed=1, timers=TIMERS)
    log: list[Input] = [Acted(0, 1, ("move", 5, "deck")), Acted(0, 0, ("buy", 3))]
    table = BenchTable("table", "", 2)
    table.acknowledged = [Act(1, ["move", 5, "deck"], 0.0, 0), Act(0, ["buy", 3], 0.0, 1)]
    killing.check_acts(table, log)
    for missing in (
        Act(1, ["move", 5, "deck"], 0.0, 1),
        Act(1, ["move", 6, "deck"], 0.0, 0),
        Act(0, ["buy", 3], 0.0, 0),
        Act(0, ["ready"], 0.0, 2),
    ):
        table.acknowledged = [missing]
        with pytest.raises(Lost):
            killing.check_acts(table, log)
