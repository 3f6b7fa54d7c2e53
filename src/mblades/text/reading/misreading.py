"""Words that fit the grammar and make no sense."""

from __future__ import annotations


class Misreading(Exception):
    """The words fit the grammar, but what they say makes no sense."""

    def __init__(self, problem: str, expected: str = "", nearest: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.expected = expected
        self.nearest = nearest


class Unchosen(Misreading):
    """ "It", where no card was chosen."""


class TooMuch(Misreading):
    """The words make sense, but ask for more than a card may: no other reading is looked for."""
