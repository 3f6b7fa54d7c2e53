"""Simulations: the same games whatever the number of processes, counted right, told as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mblades import Game, Setup
from mblades.cards.library import load
from mblades.cli import main
from mblades.errors import SetupError
from mblades.lab import every_setup as every
from mblades.lab import simulate as simulating
from mblades.lab.every_setup import every_setup
from mblades.lab.simulate import GameResult, play_game, simulate
from mblades.rules.mode import every_mode
from mblades.rules.setup.options import DESCRIPTIONS


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
        ("--mode duell", 'no mode "duell"; did you mean "duel"'),
        (
            "--mode duel --players 4",
            "in the collusion edition, the duel mode needs 2 players, not 4",
        ),
        ("--boss TCG-lluminati", "this mode has no boss"),
        ("--mode coop --boss Nobody", 'no boss named "Nobody"'),
        ("--option pro_cards", "pro player cards need character powers"),
        ("--bots champion", 'no bot named "champion"'),
        ("--bots ,", "name at least one bot"),
        ("--players 9", "3 to 6 players, not 9"),
        ("--edition orignal", 'did you mean "original"'),
        ("--build Nowhere", 'no build named "Nowhere"'),
        ("--games 0", "at least one game"),
        ("--workers 0", "at least one process"),
        ("--seed -1", "the seed must be a whole number"),
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


def simulated(words: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """What a simulation says as JSON."""
    assert main(["simulate", *words.split(), "--workers", "1", "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def test_modes_and_options_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    data = simulated("--mode duel --option venues --option draft --bots rookie --games 1", capsys)
    assert (data["mode"], data["players"]) == ("duel", 2)
    assert data["options"] == ["venues", "draft"]
    assert "players_won" not in data
    assert data["errors"] == 0


def test_against_a_boss_the_games_that_the_players_won_are_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = "--mode coop --boss tcg-lluminati --difficulty easy --players 2 --games 6"
    data = simulated(f"{words} --bots regular", capsys)
    assert (data["mode"], data["difficulty"]) == ("coop", "easy")
    assert data["players_win_rate"] == pytest.approx(data["players_won"] / 6, abs=0.001)
    assert len(data["by_seat"]) == 2, "the boss has no bot"
    assert sum(data["wins"].values()) == pytest.approx(data["players_won"])
    assert main(["simulate", *words.split(), "--workers", "1"]) == 0
    assert f"won {data['players_won']} games" in capsys.readouterr().out


def test_every_mode_and_option_in_both_editions_is_among_every_setup() -> None:
    setups = list(every_setup())
    for edition in ("original", "collusion"):
        here = [setup for setup in setups if setup.edition == edition]
        assert {mode.name for mode in every_mode() if edition in mode.editions} == {
            setup.mode for setup in here
        }
        assert {name for name in DESCRIPTIONS for setup in here if getattr(setup, name)} == set(
            DESCRIPTIONS
        )
    assert {setup.boss for setup in setups} > {boss.name for boss in load().bosses}
    assert {setup.difficulty for setup in setups} == {"easy", "normal", "hard"}
    for setup in setups:
        Game.start(setup)


def test_every_tells_a_line_a_setup_and_fails_with_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, wrong = Setup(players=3, venues=True), Setup(players=3, pro_cards=True)
    for setups, status in (((good,), 0), ((good, wrong), 1)):
        monkeypatch.setattr(every, "every_setup", lambda setups=setups: iter(setups))
        assert main(["simulate", "--every", "--games", "1", "--bots", "random"]) == status
        told = capsys.readouterr()
        assert f"{len(setups)} set-ups, 1 games, {status} errors" in told.out
        assert "venues" in told.out
        assert ("need character powers" in told.err) is bool(status)
    assert main(["simulate", "--every", "--games", "1", "--bots", "random", "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert [line["errors"] for line in data["lines"]] == [0, 1]
