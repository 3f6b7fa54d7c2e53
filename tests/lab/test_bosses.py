"""`mblades bosses`, and the story of games against a boss."""

from __future__ import annotations

import json
import re

import pytest

from mblades.cli import main


def test_the_table_has_a_line_for_each_difficulty(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bosses", "--games", "4", "--boss", "tcg lluminati", "--bots", "random"]
    assert main([*words, "--workers", "1"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "TCG-lluminati" in line]
    assert [line.split(" | ")[1] for line in lines] == ["easy", "normal", "hard"]


def test_the_table_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bosses", "--games", "8", "--boss", "They Came From Space", "--bots", "rookie"]
    assert main([*words, "--workers", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [row["games"] for row in data["rows"]] == [8, 8, 8]
    for row in data["rows"]:
        assert (
            row["won"]
            == round(8 * row["win_rate"])
            == sum(2 * x for x in row["by_players"].values())
        )
        assert not row["failures"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--games", "10"], "multiple of 4"),
        (["--boss", "Dentist"], "no boss named"),
        (["--bots", "genius"], "no bot named"),
        (["--edition", "third"], "no edition"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bosses", *words]) == 1
    assert reason in capsys.readouterr().err


def test_a_scenario_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["watch", "--mode", "coop", "--boss", "TCG-lluminati", "--seed", "5", "--players", "2"]
    assert main([*words, "--bots", "rookie", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "The boss: TCG-lluminati\n" in out
    assert out.count("TCG-lluminati reveals") >= 2
    assert "TCG-lluminati plays" in out
    result = out.split("Scoring")[-1]
    assert re.search(r"TCG-lluminati (is beaten|has won): \d+ to \d+ RP\n", result)
    assert "Player 3" not in out
