"""Simulations: the same games whatever the number of processes, counted right, told as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mblades import Setup
from mblades.cli import main
from mblades.errors import SetupError
from mblades.lab import simulate as simulating
from mblades.lab.simulate import GameResult, play_game, simulate


def without_time(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in ("seconds", "games_per_s")}


def test_the_number_of_workers_changes_nothing() -> None:
    setup = Setup(players=3, edition="original")
    one, two = (simulate(setup, ["rookie", "regular"], 11, seed=4, workers=n) for n in (1, 2))
    assert without_time(one.as_data()) == without_time(two.as_data())
    assert one.as_data()["errors"] == 0


def test_everything_is_counted_once() -> None:
    report = simulate(Setup(players=3), ["rookie", "regular", "random"], 6, seed=1, workers=1)
    data = report.as_data()
    assert data["games"] == 6
    assert sum(data["wins"].values()) == pytest.approx(6)
    assert [seat["played"] for seat in data["by_seat"]] == [6, 6, 6]
    assert [bot["played"] for bot in data["by_bot"].values()] == [6, 6, 6]
    for bot in data["by_bot"].values():
        assert sum(bot["vp_by_source"].values()) == pytest.approx(bot["average_vp"], abs=0.05)
        assert len(bot["average_rp"]) == 3


def test_seats_rotate_between_games() -> None:
    lineup = ("rookie", "random", "random")
    seats = [
        [seat.bot for seat in play_game(Setup(players=3, edition="original"), lineup, 1, n).seats]
        for n in range(3)
    ]
    assert [one.index("rookie") for one in seats] == [0, 2, 1]


def test_a_game_that_breaks_is_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("the deck is on fire")

    monkeypatch.setattr(simulating, "play", broken)
    report = simulate(Setup(players=3), ["random"], 2, seed=8, workers=1)
    assert report.as_data()["errors"] == 2
    assert "game with seed 8: ZeroDivisionError: the deck is on fire" in report.failures[0]
    assert isinstance(play_game(Setup(players=3), ["random"] * 3, 1, 0), GameResult)


def test_the_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate --players 3 --games 2 --seed 3 --bots greedy,random --edition original"
    assert main([*words.split(), "--workers", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 2
    assert data["players"] == 3
    assert data["edition"] == "original"
    assert data["bots"] == ["greedy", "random", "greedy"]
    assert set(data["wins"]) == {"greedy", "random"} == set(data["average_vp"])
    assert data["errors"] == 0


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "--players", "3", "--games", "1", "--bots", "rookie", "--workers", "1"])
        == 0
    )
    told = capsys.readouterr().out
    assert "1 games of 3 players" in told
    assert "rookie" in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--mode duel", 'no mode "duel" yet; there is normal'),
        ("--bots champion", 'no bot named "champion"'),
        ("--bots ,", "name at least one bot"),
        ("--players 9", "3 to 6 players, not 9"),
        ("--edition orignal", 'did you mean "original"'),
        ("--build Nowhere", 'no build named "Nowhere"'),
        ("--games 0", "at least one game"),
        ("--workers 0", "at least one process"),
        ("--seed -1", "the seed is a whole number"),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words.split()]) == 1
    assert said in capsys.readouterr().err


def test_a_wrong_setup_is_refused_before_anything_runs() -> None:
    with pytest.raises(SetupError, match="players"):
        simulate(Setup(players=2), ["random"], 1)
