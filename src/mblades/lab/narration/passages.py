"""What a story is made of: spans in styles, put together to headlines, sentences and tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Span(NamedTuple):
    """Some words in one style: card, stars, text, good, bad, player 0, symbol Fire ..."""

    text: str
    style: str = ""


class Headline(NamedTuple):
    """What comes now. Level 1 is a phase of the game, 2 a part of it."""

    title: str
    level: int = 1
    beats: float = 2


class Sentence(NamedTuple):
    """One thing that happened; `beats` say how long a reader needs for it."""

    spans: tuple[Span, ...]
    indent: int = 0
    beats: float = 1
    bullet: str = ""  # stands before the first line


class Grid(NamedTuple):
    """A table; a column whose name ends in > holds numbers. The last column may be long."""

    columns: tuple[str, ...]
    rows: tuple[tuple[tuple[Span, ...], ...], ...]
    beats: float = 2


Passage = Headline | Sentence | Grid


def plain(passage: Passage) -> str:
    """The words of a passage alone."""
    if isinstance(passage, Headline):
        return passage.title
    if isinstance(passage, Sentence):
        return _words(passage.spans)
    return "\n".join("  ".join(_words(cell) for cell in row) for row in passage.rows)


def _words(parts: Iterable[Span]) -> str:
    return "".join(span.text for span in parts)
