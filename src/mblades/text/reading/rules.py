"""Writing grammar rules: `@rules("cards: 'up' 'to' number described")` over what they make of it.

Words in quotes are themselves, and a name in capitals is a class of words such as BE: neither is handed over.
`x?` may be missing and is then None; `|` stands between patterns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import TypeVar

from mblades.text.reading.chart import Meaning, Rule

F = TypeVar("F", bound=Callable[..., Meaning | None])


class Rules:
    """The rules of one part of the language."""

    def __init__(self) -> None:
        self.all: list[Rule] = []

    def __call__(self, *patterns: str) -> Callable[[F], F]:
        """What is written over a function that makes a meaning of parts."""

        def keep(make: F) -> F:
            for pattern in patterns:
                self.add(pattern, make)
            return make

        return keep

    def add(self, pattern: str, make: Callable[..., Meaning | None]) -> None:
        """The same for a function that is there already."""
        result, _, alternatives = pattern.partition(":")
        for alternative in alternatives.split("|"):
            for parts, handed in _spelled(alternative.split()):
                self.all.append(Rule(result.strip(), parts, _handing(make, handed)))


def _spelled(words: list[str]) -> Iterator[tuple[tuple[str, ...], tuple[int | None, ...]]]:
    """Every way with and without the optional parts: categories, and for each argument its place."""
    choices = [((True, False) if word.endswith("?") else (True,)) for word in words]
    for there in product(*choices):
        parts: list[str] = []
        handed: list[int | None] = []
        for word, is_there in zip(words, there, strict=True):
            category = word.removesuffix("?")
            if not category.startswith("'") and not category.isupper():
                handed.append(len(parts) if is_there else None)
            if is_there:
                parts.append(category)
        if parts:
            yield tuple(parts), tuple(handed)


def _handing(
    make: Callable[..., Meaning | None], handed: tuple[int | None, ...]
) -> Callable[..., Meaning | None]:
    def made(*found: Meaning) -> Meaning | None:
        return make(*(None if place is None else found[place] for place in handed))

    return made
