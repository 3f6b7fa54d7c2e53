"""Which part of a sentence is to blame when no rule fits the whole.

A comma may belong to several things, so a sentence can be followed beyond a condition that is not understood ("..., except
for"). The words that are wrong are then those of the condition.
"""

from __future__ import annotations

from typing import NamedTuple

from mblades.text.reading.language import language
from mblades.text.reading.words import Word

_BEHIND = {"IF": "conditions", "UNLESS": "conditions", "WHENEVER": "event"}
_LONGEST_OPENING = 4  # words: "at any time when"


class Blame(NamedTuple):
    """A part of a sentence that is to blame: its words, and what it should have been."""

    start: int
    end: int
    category: str


def blamed(sentence: list[Word], index: int) -> Blame | None:
    """For a sentence that was followed up to the word at `index`; None if that word is to blame, as far as is known."""
    category, start = _opening(sentence)
    comma = next((at for at in range(start, len(sentence)) if sentence[at].key == ","), None)
    if not category or comma is None or not comma <= index <= comma + 1 or comma == start:
        return None
    if language().readings(sentence[start:comma], category):
        return None
    return Blame(start, comma, category)


def opening(sentence: list[Word], index: int) -> str:
    """What the words up to a place should have been, before there is any comma."""
    category, start = _opening(sentence)
    is_there = start < index and all(word.key != "," for word in sentence[:index])
    return category if is_there else ""


def _opening(sentence: list[Word]) -> tuple[str, int]:
    """What a sentence begins with that waits or asks, and where that begins; nothing if it does neither."""
    for phrase in language().lexicon.phrases(sentence[:_LONGEST_OPENING]):
        if phrase.start == 0 and phrase.category in _BEHIND:
            return _BEHIND[phrase.category], phrase.end
    return "", 0
