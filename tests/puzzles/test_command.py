"""`mblades puzzles`."""

from __future__ import annotations

import pytest

from mblades.cli import main
from mblades.puzzles import puzzles

Shown = pytest.CaptureFixture[str]


def test_all_puzzles_are_listed(capsys: Shown) -> None:
    assert main(["puzzles", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert all(puzzle.id in shown and puzzle.title.en in shown for puzzle in puzzles())


def test_one_is_shown_with_its_table(capsys: Shown) -> None:
    assert main(["puzzles", "leave-it-up", "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    assert "Пусть лежит лицом вверх" in shown
    assert "Рука: «Послушница при свечах»" in shown
    assert "action" not in shown


def test_its_solutions_are_told_if_asked_for(capsys: Shown) -> None:
    assert main(["puzzles", "leave-it-up", "--solution", "--lang", "en"]) == 0
    assert "play Candlelight Novice, end" in capsys.readouterr().out


def test_the_last_card_of_a_rival_is_not_on_the_table(capsys: Shown) -> None:
    assert main(["puzzles", "the-trap", "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("Kingmaker") == 1  # in the task


def test_there_is_one_for_today(capsys: Shown) -> None:
    assert main(["puzzles", "today", "--lang", "ja"]) == 0
    assert "手札" in capsys.readouterr().out


def test_they_are_checked(capsys: Shown) -> None:
    assert main(["puzzles", "second-of-two", "--check", "--lang", "en"]) == 0
    assert "1 puzzles, 0 wrong" in capsys.readouterr().out


def test_a_name_that_is_almost_right(capsys: Shown) -> None:
    assert main(["puzzles", "the-trapp", "--lang", "en"]) == 1
    assert "did you mean the-trap?" in capsys.readouterr().err
