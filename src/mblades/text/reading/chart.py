"""A chart of meanings: every reading of a text, and none twice.

The text is a lattice of phrases: a stretch of it may be several phrases at once. Rules join neighbours, and
what they make is kept by category and stretch as a set of *meanings*, so that readings which come to the
same are one. What is left at the top, after everything that makes no sense has been refused, is what the
text can mean.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

from mblades.text.reading.meaning import Misreading, TooMuch

Meaning = Hashable
_MOST_ITEMS = 60_000  # a card's line has a few thousand


class Rule(NamedTuple):
    """What stands behind each other, and what becomes of it; None: these do not go together."""

    result: str
    parts: tuple[str, ...]
    make: Callable[..., Meaning | None]


class Phrase(NamedTuple):
    """A stretch of words that means something by itself."""

    category: str
    start: int
    end: int
    meaning: Meaning


class _Waiting(NamedTuple):
    rule: Rule
    start: int
    found: tuple[Meaning, ...]


class Grammar:
    """Rules, found by what they begin with."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self.beginning: dict[str, list[Rule]] = defaultdict(list)
        self.categories: set[str] = set()
        self._firsts: dict[str, set[str]] = defaultdict(set)
        for rule in rules:
            self.beginning[rule.parts[0]].append(rule)
            self.categories |= {rule.result, *rule.parts}
            self._firsts[rule.result].add(rule.parts[0])
        self._corners: dict[str, frozenset[str]] = {}

    def corners(self, category: str) -> frozenset[str]:
        """Everything that a category can begin with, itself included."""
        known = self._corners.get(category)
        if known is None:
            found, to_do = {category}, [category]
            while to_do:
                for first in self._firsts[to_do.pop()] - found:
                    found.add(first)
                    to_do.append(first)
            known = self._corners[category] = frozenset(found)
        return known


class Chart:
    """What the stretches of a text are."""

    def __init__(
        self,
        grammar: Grammar,
        length: int,
        phrases: Iterable[Phrase],
        goal: str,
        begun: Chart | None = None,
        shared: int = 0,
    ) -> None:
        """`begun` is a chart for the same goal of a text whose first words, as many as are `shared`, are the same."""
        self._grammar = grammar
        self._begun, self._shared = begun, shared
        self.goal, self.length = goal, length
        self.complete: dict[tuple[str, int, int], dict[Meaning, None]] = defaultdict(dict)
        self._waiting: list[dict[str, list[_Waiting]]] = [
            defaultdict(list) for _ in range(length + 1)
        ]
        self.expected: list[set[str]] = [set() for _ in range(length + 1)]
        self.expected[0] |= grammar.corners(goal)
        self.items = 0
        self.reasons: list[
            tuple[int, int, Misreading]
        ] = []  # what fits the grammar and makes no sense
        by_end: list[list[Phrase]] = [[] for _ in range(length + 1)]
        for phrase in phrases:
            by_end[phrase.end].append(phrase)
        if begun is not None:
            self._waiting[: shared + 1] = begun._waiting[: shared + 1]
            self.expected[: shared + 1] = begun.expected[: shared + 1]
        try:
            for end in range(shared + 1, length + 1):
                self._read_up_to(end, by_end[end])
        except TooMuch as reason:
            self.complete.clear()
            self.reasons = [(0, length, reason)]

    @property
    def meanings(self) -> tuple[Meaning, ...]:
        """Of the whole text."""
        return tuple(self.complete.get((self.goal, 0, self.length), ()))

    def is_whole(self, end: int) -> bool:
        """Whether the goal is reached with the words up to a place."""
        if self._begun is not None and end <= self._shared:
            return self._begun.is_whole(end)
        return bool(self.complete.get((self.goal, 0, end)))

    @property
    def reach(self) -> int:
        """Up to which word there is any way to go on."""
        return max(at for at in range(self.length + 1) if self.expected[at])

    def needed(self, at: int) -> set[str]:
        """What may come next at a place, as rules name it."""
        return {self.goal} if at == 0 else set(self._waiting[at])

    def _read_up_to(self, end: int, phrases: list[Phrase]) -> None:
        made: dict[int, list[tuple[str, Meaning]]] = defaultdict(list)
        for phrase in phrases:
            made[phrase.start].append((phrase.category, phrase.meaning))
        for start in range(end - 1, -1, -1):
            to_do = made.pop(start, None)
            expected = self.expected[start]
            while to_do:
                category, meaning = to_do.pop()
                known = self.complete[category, start, end] if category in expected else None
                if known is None or meaning in known:
                    continue
                known[meaning] = None
                for rule in self._grammar.beginning.get(category, ()):
                    if rule.result in expected:
                        self._advance(_Waiting(rule, start, ()), meaning, end, made, to_do)
                for one in self._waiting[start].get(category, ()):
                    here = to_do if one.start == start else None
                    self._advance(one, meaning, end, made, here)

    def _advance(
        self,
        one: _Waiting,
        meaning: Meaning,
        end: int,
        made: dict[int, list[tuple[str, Meaning]]],
        here: list[Any] | None,
    ) -> None:
        self.items += 1
        if self.items > _MOST_ITEMS:
            raise TooMuch("this can be read in more ways than anybody can mean")
        found = (*one.found, meaning)
        rule = one.rule
        if len(found) < len(rule.parts):
            needed = rule.parts[len(found)]
            self._waiting[end][needed].append(_Waiting(rule, one.start, found))
            self.expected[end] |= self._grammar.corners(needed)
            return
        try:
            result = rule.make(*found)
        except Misreading as reason:
            self.reasons.append((one.start, end, reason))
            return
        if result is not None:
            (made[one.start] if here is None else here).append((rule.result, result))
