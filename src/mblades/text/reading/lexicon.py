"""The phrases of the language and what each can be. A stretch of a text may be several of them.

A pattern of few spellings is kept spelling by spelling, in a tree of words. One of many would fill it: patterns of
optional words have thousands of spellings that nobody writes. It is followed word by word where its first word stands.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from math import prod
from typing import Any, NamedTuple

from mblades.text.reading.chart import Meaning, Phrase
from mblades.text.reading.words import Word, split

_SIGN = re.compile(r"[()\[\]|]|[^()\[\]|\s]+")
_ENDS = {"(": ")", "[": "]"}
_HERE = ""  # in the tree of words: what ends here
_MOST_SPELLINGS = 500  # that are kept one by one


class Group(NamedTuple):
    """Alternatives: rows of words and groups. One without words may be missing."""

    rows: tuple[tuple[str | Group, ...], ...]


def parsed(pattern: str) -> Group:
    """A pattern with (alternatives|like these) and [optional words]; they may be nested."""
    return _alternatives(iter(_SIGN.findall(pattern)), "")


def _alternatives(signs: Iterator[str], end: str) -> Group:
    """Rows of words up to the sign that ends a group."""
    done: list[tuple[str | Group, ...]] = []
    row: list[str | Group] = []
    for sign in signs:
        if sign == end:
            break
        if sign == "|":
            done.append(tuple(row))
            row = []
        elif sign in _ENDS:
            group = _alternatives(signs, _ENDS[sign])
            row.append(Group((*group.rows, ())) if sign == "[" else group)
        else:
            row.append(sign)
    return Group((*done, tuple(row)))


def spellings(group: Group) -> Iterator[str]:
    """Every way to read it, each once."""
    for words in dict.fromkeys(_spelled(group)):
        yield " ".join(words)


def _spelled(group: Group) -> Iterator[tuple[str, ...]]:
    for row in group.rows:
        found: list[tuple[str, ...]] = [()]
        for step in row:
            more = [(step,)] if isinstance(step, str) else list(_spelled(step))
            found = [(*words, *one) for words in found for one in more]
        yield from found


def _count(group: Group) -> int:
    """How many ways there are to read it."""
    return sum(prod(_count(step) for step in row if isinstance(step, Group)) for row in group.rows)


def _words(group: Group) -> Iterator[str]:
    for row in group.rows:
        for step in row:
            yield from (step,) if isinstance(step, str) else _words(step)


@cache
def _keys(sign: str) -> tuple[str, ...]:
    """The words of a sign, as texts are compared by them."""
    return ("'s",) if sign == "'s" else tuple(word.key for word in split(sign))


def _firsts(group: Group) -> set[str]:
    """What it can begin with; "" if it can be missing altogether."""
    found: set[str] = set()
    for row in group.rows:
        begin = {""}
        for step in row:
            begin.discard("")
            begin |= _firsts(step) if isinstance(step, Group) else {*_keys(step)[:1]} or {""}
            if "" not in begin:
                break
        found |= begin
    return found


def _ends(group: Group, words: list[Word], at: int) -> set[int]:
    """Where it ends, if it begins at a place."""
    found: set[int] = set()
    for row in group.rows:
        here = {at}
        for step in row:
            here = {end for start in here for end in _after(step, words, start)}
        found |= here
    return found


def _after(step: str | Group, words: list[Word], at: int) -> Iterable[int]:
    if isinstance(step, Group):
        return _ends(step, words, at)
    keys = _keys(step)
    stands = tuple(word.key for word in words[at : at + len(keys)]) == keys
    return (at + len(keys),) if stands else ()


class _Pattern(NamedTuple):
    group: Group
    category: str
    meaning: Meaning


class Lexicon:
    """Kept as a tree of words, and as patterns by their first word."""

    def __init__(self) -> None:
        self._root: dict[str, Any] = {}
        self._patterns: dict[str, list[_Pattern]] = defaultdict(list)
        self.taught: dict[str, set[str]] = {}  # phrases, and what they can be
        self.words: dict[str, set[str]] = {}  # all words, and what the phrases with them can be

    def add(self, pattern: str, category: str, meaning: Meaning = None) -> None:
        """Teach a phrase. It may have other meanings too."""
        group = parsed(pattern)
        for sign in _words(group):
            self.words.setdefault(sign, set()).add(category)
        if _count(group) > _MOST_SPELLINGS:
            for first in _firsts(group) - {""}:
                self._patterns[first].append(_Pattern(group, category, meaning))
            return
        for phrase in spellings(group):
            self.taught.setdefault(phrase, set()).add(category)
            node = self._root
            for word in split(phrase.replace(" 's", "'s")):
                node = node.setdefault(word.key, {})
            known: list[tuple[str, Meaning]] = node.setdefault(_HERE, [])
            if (category, meaning) not in known:
                known.append((category, meaning))

    def phrases(self, words: list[Word]) -> Iterator[Phrase]:
        """All phrases of a text, each word by itself among them."""
        for start, word in enumerate(words):
            yield Phrase(f"'{word.key}'", start, start + 1, word.key)
            if word.number is not None:
                yield Phrase("number", start, start + 1, word.number)
            elif word.kind == "signed":
                yield Phrase("signed", start, start + 1, int(word.key))
            elif word.kind == "quoted":
                yield Phrase("quoted", start, start + 1, word.key[1:-1])
            node = self._root
            for end in range(start, len(words)):
                node = node.get(words[end].key, {})
                if not node:
                    break
                for category, meaning in node.get(_HERE, ()):
                    yield Phrase(category, start, end + 1, meaning)
            for group, category, meaning in self._patterns.get(word.key, ()):
                for end in sorted(_ends(group, words, start) - {start}):
                    yield Phrase(category, start, end, meaning)
