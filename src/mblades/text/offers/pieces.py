"""The words of a sentence that is not understood: what they mean, and the longest parts of the language in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mblades.text.offers.senses import Sense, is_deed, placed
from mblades.text.reading.language import language
from mblades.text.reading.words import Word, split

_WINDOW = 22  # words of the longest part that is looked for
_NO_DEEDS = frozenset({"hold", "facing", "double", "triple", "half"})


class Spot(NamedTuple):
    """Words that mean something."""

    start: int
    end: int
    sense: Sense


class Row:
    """A sentence by its words."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words: list[Word] = split(text)
        self.spots = [Spot(*one) for one in placed(self.words)]
        self._ends: dict[tuple[str, int], list[int]] = {}

    def __len__(self) -> int:
        return len(self.words)

    def key(self, at: int) -> str:
        """A word; nothing before the first and behind the last."""
        return self.words[at].key if 0 <= at < len(self.words) else ""

    def keys(self, start: int, stop: int) -> str:
        """Some words, with spaces between."""
        return " ".join(word.key for word in self.words[start:stop])

    def said(self, start: int, stop: int) -> str:
        """Some words as the author wrote them."""
        if start >= stop:
            return ""
        return self.text[self.words[start].start : self.words[stop - 1].end]

    def among(self, start: int, stop: int) -> Iterator[Spot]:
        """What some words mean."""
        return (one for one in self.spots if start <= one.start < stop)

    def first(self, start: int, stop: int, *senses: Sense) -> Spot | None:
        """The first that means one of these."""
        return next((one for one in self.among(start, stop) if one.sense in senses), None)

    def has(self, start: int, stop: int, *senses: Sense) -> bool:
        """Whether any of them means one of these."""
        return self.first(start, stop, *senses) is not None

    def deeds(self, start: int, stop: int) -> list[Spot]:
        """What is done there."""
        return [
            one
            for one in self.among(start, stop)
            if is_deed(one.sense) and one.sense not in _NO_DEEDS
        ]

    def longest(self, category: str, start: int, stop: int) -> int:
        """Where the longest part of a category ends that begins there; at its beginning if there is none."""
        known = self._ends.get((category, start))
        if known is None:
            words = self.words[start : start + _WINDOW]
            chart = language().chart(words, category)
            known = self._ends[category, start] = [
                start + end
                for end in range(1, len(words) + 1)
                if chart.complete.get((category, 0, end))
            ]
        return max((end for end in known if end <= stop), default=start)


def is_read(text: str) -> bool:
    """Whether it fits the grammar as one sentence."""
    return bool(language().readings(split(text)))
