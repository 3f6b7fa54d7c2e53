"""The phrases of the language and what each can be. A stretch of a text may be several of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from mblades.text.reading.chart import Meaning, Phrase
from mblades.text.reading.words import Word, split

_SIGN = re.compile(r"[()\[\]|]|[^()\[\]|\s]+")
_ENDS = {"(": ")", "[": "]"}
_HERE = ""  # in the tree of words: what ends here


def spellings(pattern: str) -> Iterator[str]:
    """Every way to read a pattern with (alternatives|like these) and [optional words]; they may be nested."""
    signs = iter(_SIGN.findall(pattern))
    for words in dict.fromkeys(_alternatives(signs, "")):
        yield " ".join(words)


def _alternatives(signs: Iterator[str], end: str) -> list[tuple[str, ...]]:
    """Rows of words up to the sign that ends a group."""
    done: list[tuple[str, ...]] = []
    rows: list[tuple[str, ...]] = [()]
    for sign in signs:
        if sign == end:
            break
        if sign == "|":
            done += rows
            rows = [()]
        elif sign in _ENDS:
            group = _alternatives(signs, _ENDS[sign])
            more = [*group, ()] if sign == "[" else group
            rows = [row + one for row in rows for one in more]
        else:
            rows = [(*row, sign) for row in rows]
    return done + rows


class Lexicon:
    """Kept as a tree of words."""

    def __init__(self) -> None:
        self._root: dict[str, Any] = {}
        self.taught: dict[str, set[str]] = {}  # phrases, and what they can be

    def add(self, pattern: str, category: str, meaning: Meaning = None) -> None:
        """Teach a phrase. It may have other meanings too."""
        for phrase in spellings(pattern):
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
