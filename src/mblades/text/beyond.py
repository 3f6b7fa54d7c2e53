"""What was understood of a text beyond the words that were written: marked in its canonical sentence.

A marked word stands in no similar place of the written text and is no other word for something there:
`[in your tableau]` behind "for each Fire card". Words in another order are not marked.
"""

from __future__ import annotations

import re
from collections import Counter
from difflib import SequenceMatcher

_WORD = re.compile(r"M\$|[\w'’+-]+")
_LITTLE = frozenset(
    (
        "a", "an", "the", "of", "to", "is", "are", "be", "it", "its", "and", "then", "that", "this",
        "which", "who", "do", "does", "on", "for", "by", "with", "so", "at", "in", "if", "card", "effect",
    )
)  # fmt: skip
_NUMBERS = {
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10",
}  # fmt: skip
_SAME = {
    "per": "each", "every": "each", "all": "each", "dollar": "m$", "your": "you",
    "their": "they", "player": "opponent", "rating": "star", "lost": "lose", "stolen": "steal",
    "drawn": "draw", "given": "give", "taken": "take", "can't": "cannot", "leftmost": "first",
    "rightmost": "last", "left-most": "first", "right-most": "last",
}  # fmt: skip
_LIMITS = (
    (re.compile(r"(\S+) or (?:less|fewer|lower)\b"), r"at most \1"),
    (re.compile(r"(\S+) or (?:more|greater|higher)\b"), r"at least \1"),
    (re.compile(r"(\d+)\+(?!\d)"), r"at least \1"),
)
_PAST = re.compile(r"(?<=\w\w)(?:(p|g|t)\1ed|ed)$")  # flipped, gained
OPEN, CLOSE = "[", "]"


def marked(written: str, canonical: str) -> str:
    """The canonical text, with brackets around what nobody wrote."""
    words = list(_WORD.finditer(canonical))
    for limit, usual in _LIMITS:
        written = limit.sub(usual, written)
    before = [_plain(found[0]) for found in _WORD.finditer(written)]
    after = [_plain(found[0]) for found in words]
    changes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    gone = Counter(word for tag, a, b, _, _ in changes if tag != "equal" for word in before[a:b])
    marks: list[tuple[int, int]] = []
    for tag, _, _, start, end in changes:
        said = [word for word in after[start:end] if word not in _LITTLE]
        if tag == "insert" and any(not gone[word] for word in said):
            marks.append((words[start].start(), words[end - 1].end()))
    for start, end in reversed(marks):
        canonical = f"{canonical[:start]}{OPEN}{canonical[start:end]}{CLOSE}{canonical[end:]}"
    return canonical


def _plain(word: str) -> str:
    """A word as it is compared: without its ending, numbers in digits."""
    small = word.lower().replace("’", "'")
    small = small.removesuffix("'s").removesuffix("'")
    if len(small) > 3 and small.endswith("s") and not small.endswith("ss"):
        small = small[:-1]
    small = _PAST.sub(lambda found: found[1] or "", small)
    return _NUMBERS.get(small, _SAME.get(small, small))
