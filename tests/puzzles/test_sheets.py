"""Every puzzle has exactly the solutions it says, and is as hard as it says."""

from __future__ import annotations

import datetime
import itertools

import pytest

from mblades.cards.library import load
from mblades.cards.translations import LANGUAGES
from mblades.puzzles import Attempt, Puzzle, daily, named, puzzles, search
from mblades.puzzles.puzzle import YOU, Goal

MOST_STEPS = 2_000  # in all ways together; the largest has 1,300
MOST_SOLUTIONS = 4
MOST_LUCK = {1: 0.5, 2: 0.2, 3: 0.1}  # how likely somebody solves it who does anything

each = pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)


@each
def test_it_has_exactly_the_solutions_it_says(puzzle: Puzzle) -> None:
    found = search(puzzle, MOST_STEPS)
    assert found.solutions == sorted(puzzle.solutions)
    assert 1 <= len(found.solutions) <= MOST_SOLUTIONS
    assert found.is_certain, "something is left to chance"


@each
def test_it_is_not_solved_by_chance(puzzle: Puzzle) -> None:
    found = search(puzzle, MOST_STEPS)
    assert found.firsts == "failed", "always the first choice solves it"
    assert found.luck <= MOST_LUCK[puzzle.difficulty]
    if puzzle.goal.most:
        assert found.most == puzzle.goal.most


@each
def test_it_asks_for_one_thing(puzzle: Puzzle) -> None:
    goal = puzzle.goal
    assert goal in (Goal(most=goal.most), Goal(win=True), Goal(flip=goal.flip))
    assert goal != Goal()


@each
def test_a_player_can_see_or_read_all_that_matters(puzzle: Puzzle) -> None:
    """Hands of rivals and the store are hidden on the table, so the task tells of them."""
    hidden = bool(puzzle.store) or any(side.hand for side in puzzle.rivals)
    assert hidden == (puzzle.note is not None)


@each
def test_it_speaks_three_languages(puzzle: Puzzle) -> None:
    texts = [puzzle.title, puzzle.why] + [puzzle.note] * (puzzle.note is not None)
    for language in LANGUAGES:
        said = [text.say(language) for text in texts if text] + [puzzle.task(language)]
        assert all(said)
        assert not any("{" in text for text in said)
    for text in texts:
        assert text is not None
        assert len({text.en, text.ja, text.ru}) == len(LANGUAGES) or text.ja.isascii()


@each
def test_its_texts_name_cards_that_exist(puzzle: Puzzle) -> None:
    printed = {design.name for design in load().designs}
    side = {name for one in (puzzle.you, *puzzle.rivals) for name in (*one.hand, *one.tableau)}
    assert side <= printed
    for text in (puzzle.why.en, puzzle.why.ja, puzzle.why.ru):
        named_cards = {part.partition("}")[0] for part in text.split("{")[1:]}
        assert named_cards <= printed


def test_there_are_puzzles_of_every_kind() -> None:
    every = puzzles()
    assert len(every) >= 30
    assert len({puzzle.id for puzzle in every}) == len(every)
    for difficulty in (1, 2, 3):
        assert sum(puzzle.difficulty == difficulty for puzzle in every) >= 10
    assert any(puzzle.goal.win for puzzle in every)
    assert any(puzzle.goal.flip for puzzle in every)


def test_every_puzzle_has_its_day() -> None:
    first = datetime.date(2026, 11, 16)
    every = puzzles()
    days = [daily(first + datetime.timedelta(days=n)).id for n in range(2 * len(every))]
    assert {*days[: len(every)]} == {*days[len(every) :]} == {puzzle.id for puzzle in every}
    assert all(today != tomorrow for today, tomorrow in itertools.pairwise(days))
    assert daily(first) == daily(first)


def test_a_hint_is_the_next_step_of_a_solution() -> None:
    for puzzle in puzzles():
        attempt = Attempt(puzzle)
        while not attempt.is_over:
            hint = attempt.hint()
            assert hint is not None
            attempt.act(hint)
        assert attempt.result == "solved"


def test_off_the_path_there_is_no_hint() -> None:
    puzzle = named("second-of-two")
    assert puzzle is not None
    attempt = Attempt(puzzle)
    carp, guard = attempt.choices
    assert attempt.labels(attempt.choices) == ["play Wishing Carp", "play Lakeguard"]
    attempt.act(carp)
    assert attempt.hint() is None
    attempt.act(guard)
    assert attempt.result == "failed"
    assert attempt.game.state.players[YOU].rp == 15
