"""Puzzles: moments of a tournament with something to find. See docs/puzzles.md."""

from mblades.puzzles.attempt import Attempt
from mblades.puzzles.puzzle import Puzzle, daily, named, puzzles
from mblades.puzzles.solver import Search, search

__all__ = ["Attempt", "Puzzle", "Search", "daily", "named", "puzzles", "search"]
