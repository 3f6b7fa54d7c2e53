"""`mblades modes`, and the table behind it."""

from __future__ import annotations

import json

import pytest

from mblades.cli import main
from mblades.rules.setup.menu import offered
from mblades.rules.setup.setup import OPTIONS


def test_every_mode_and_switch_is_listed_with_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["modes"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for name in ("normal", "duel", "team", "funky", "turn-based", "coop", "campaign", *OPTIONS):
        (line,) = [one for one in lines if one.split()[:1] == [name]]
        assert line.endswith(".")
    assert any("duel" in line and " 2 players" in line for line in lines)
    assert any("Needs character_powers." in line for line in lines)


def test_the_same_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["modes", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == offered()
