"""A fan's evening: a new sheet, checked and played."""

from __future__ import annotations

from pathlib import Path

import pytest

from mblades.cards.sheet import read_sheet
from mblades.cli import main
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state import actions
from mblades.rules.state.actions import Action
from mblades.rules.window import SeatWindow


def test_a_new_sheet_can_be_checked_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "garden-party.toml"
    assert main(["new-set", "Garden Party", "--file", str(sheet)]) == 0
    assert main(["check-set", str(sheet)]) == 0
    assert "Garden Party: Expansion, 6 designs, 12 cards" in capsys.readouterr().out


def test_a_sheet_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "mine.toml"
    sheet.write_text("precious", encoding="utf-8")
    assert main(["new-set", "Mine", "--file", str(sheet)]) == 2
    assert sheet.read_text(encoding="utf-8") == "precious"
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", "  ", '"Quoted"'])
def test_a_set_needs_a_name(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-set", name]) == 1
    assert "the name of a set must have" in capsys.readouterr().err


def test_a_wrong_sheet_is_answered_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "mine.toml"
    main(["new-set", "Mine", "--file", str(sheet)])
    text = sheet.read_text(encoding="utf-8")
    sheet.write_text(text.replace("Play: Gain 5 RP", "Play: Gian 5 RP"), encoding="utf-8")
    assert main(["check-set", str(sheet)]) == 1
    error = capsys.readouterr().err
    assert "mine.toml:17:15" in error
    assert 'did you mean "Gain"' in error


@pytest.mark.rule("OPT-10")
def test_a_set_of_ones_own_is_in_the_store_and_a_game_with_it_ends(tmp_path: Path) -> None:
    sheet = tmp_path / "mine.toml"
    main(["new-set", "Mine", "--file", str(sheet)])
    game = Game.start(Setup(players=3, seed=1, custom_sets=(read_sheet(sheet),)))
    sets = {game.state.catalog.set_of[design] for design in game.state.cards}
    assert "Mine" in sets

    def first(seen: SeatWindow) -> Action:
        return actions.Ready() if actions.Ready() in seen.choices else seen.choices[0]

    assert play(game, [first] * 3).over
