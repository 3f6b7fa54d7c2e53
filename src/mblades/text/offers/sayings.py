"""Turns of phrase of other games and of everyday speech, and what is nearest to them here (`sayings.txt`); and
what helps where a sentence makes no sense (`remedies.txt`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

_SAYINGS = Path(__file__).with_name("sayings.txt")
_MOST_TIMES = 3  # that something is said in one sentence
_REMEDIES = Path(__file__).with_name("remedies.txt")


# Of a pattern: what stands in brackets, what may be missing or is no letter, and letters.
_INSIDE = re.compile(r"(?<!\\)\((?:[^()\\]|\\.)*\)[?*+]?|(?<!\\)\[[^\]]*\][?*+]?")
_NOT_LETTERS = re.compile(r"\\.[?*+]?|.[?*{]|[.+^$]")
_LETTERS = re.compile(r"[a-z ]+", re.I)


class _Saying(NamedTuple):
    pattern: re.Pattern[str]
    meant: str
    needs: str  # letters without which it does not stand there


def said_otherwise(text: str, start: int, end: int) -> Iterator[str]:
    """The text with one turn of phrase said in the words of this game, if it touches these letters of it."""
    small = text.lower()
    for pattern, meant, needs in _sayings():
        if needs not in small:
            continue
        for match in pattern.finditer(text):
            if match.start() <= end and match.end() > start:
                yield _replaced(text, match, meant)


def said_plainly(text: str) -> tuple[str, int]:
    """The text with every turn of phrase said in the words of this game, and how many there were."""
    changes = 0
    for pattern, meant, needs in _sayings():
        match = pattern.search(text) if needs in text.lower() else None
        for _ in range(_MOST_TIMES):
            if match is None:
                break
            left = len(text) - match.end()
            text = _replaced(text, match, meant)
            changes += 1
            match = pattern.search(text, max(len(text) - left, 0)) if left else None
    return text, changes


def several_sentences_otherwise(line: str) -> Iterator[str]:
    """The line with a turn of phrase said otherwise that takes several sentences."""
    for pattern, meant, _ in _sayings():
        match = pattern.search(line)
        if match and ". " in match[0]:
            yield _replaced(line, match, meant)


def remedied(line: str, problem: str) -> Iterator[str]:
    """The line put in other words, against something that makes no sense in it."""
    for one in _remedies():
        if one.problem.search(problem):
            for pattern, meant, _ in one.sayings:
                for match in pattern.finditer(line):
                    yield _replaced(line, match, meant)


class _Remedy(NamedTuple):
    problem: re.Pattern[str]
    sayings: list[_Saying]


@lru_cache(maxsize=1)
def _sayings() -> tuple[_Saying, ...]:
    return tuple(_saying(line) for line in _lines(_SAYINGS))


@lru_cache(maxsize=1)
def _remedies() -> tuple[_Remedy, ...]:
    found: list[_Remedy] = []
    for line in _lines(_REMEDIES):
        if line.startswith("["):
            found.append(_Remedy(re.compile(line[1:-1]), []))
        else:
            found[-1].sayings.append(_saying(line))
    return tuple(found)


def _lines(path: Path) -> list[str]:
    return [line for line in path.read_text("utf-8").splitlines() if line and line[0] != "#"]


def _saying(line: str) -> _Saying:
    pattern, meant = re.split(r" ?=>\s*", line, maxsplit=1)
    return _Saying(re.compile(pattern, re.IGNORECASE), meant, _needs(pattern))


def _needs(pattern: str) -> str:
    """The longest row of letters in every text that fits."""
    before = ""
    while pattern != before:
        before, pattern = pattern, _INSIDE.sub("#", pattern)
    rows = [] if "|" in pattern else _LETTERS.findall(_NOT_LETTERS.sub("#", pattern))
    return max(rows, key=len, default="").lower()


def _replaced(text: str, match: re.Match[str], meant: str) -> str:
    parts = (text[: match.start()], match.expand(meant), text[match.end() :])
    joined = " ".join(part.strip() for part in parts if part.strip())
    return re.sub(r"^[,;]\s*", "", re.sub(r"\s+(?=[,.;'])", "", joined))
