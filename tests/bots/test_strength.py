"""Regular beats Rookie, Rookie beats chance. The slow tests are nearer to the promised figures."""

from __future__ import annotations

import pytest

from mblades import Setup
from mblades.cards.design import EditionName
from mblades.lab.simulate import simulate


def win_rate(hero: str, others: str, games: int, edition: EditionName = "collusion") -> float:
    report = simulate(
        Setup(players=4, edition=edition), [hero, others, others, others], games, seed=1, workers=1
    )
    assert not report.failures, report.failures[0]
    return report.bots[hero].wins / games


def test_regular_beats_rookies() -> None:
    assert win_rate("regular", "rookie", 16) >= 0.5


def test_rookie_beats_chance() -> None:
    assert win_rate("rookie", "random", 12) >= 0.5


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_regular_wins_most_games_against_three_rookies(edition: EditionName) -> None:
    assert win_rate("regular", "rookie", 24, edition) >= 0.7


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["original", "collusion"])
def test_rookie_wins_most_games_against_three_random_players(edition: EditionName) -> None:
    assert win_rate("rookie", "random", 20, edition) >= 0.7
