"""Keywords and what is said around them: what one does is printed behind it, and happens once all the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from mblades.text import keywords, tree
from mblades.text.reading.forgotten import Above
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.parts import EXPLAINS, Keyword, Part
from mblades.text.reading.words import Word, split
from mblades.text.tree import Ability, TriggerWord

Reads = Callable[
    [list[Word], list[Part]], list[tuple[Any, ...]]
]  # nothing where it is not understood
_ONE = frozenset({"a", "an", "one"})
_MARKS = frozenset({".", ",", ":", ";"})


@lru_cache(maxsize=128)
def stands_for(keyword: tree.Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword is short for."""
    from mblades.text.reading.reader import read_text

    text = keywords.sheets()[keyword.name].text.replace("{amount}", str(keyword.amount or 0))
    lines = read_text(text.strip(), "keywords.toml", 1).lines
    return tuple(line for line in lines if isinstance(line, Ability))


@lru_cache(maxsize=128)
def _printed(keyword: Keyword) -> frozenset[tuple[str, ...]]:
    """What printed cards say behind a keyword, word for word."""
    texts = keywords.sheets()[keyword.name].reminders
    amount = str(keyword.amount or 0)
    return frozenset(_spoken(split(text.replace("{amount}", amount))) for text in texts)


def _spoken(words: Sequence[Word]) -> tuple[str, ...]:
    """Numbers are the same in digits and in words, "a" and "one" too."""
    keys = ("1" if word.key in _ONE else str(word.number or word.key) for word in words)
    return tuple(key for key in keys if key not in _MARKS)


def left_out(words: list[Word], said: list[Part], read: Reads) -> list[Part]:
    """A line without what only says again what its keywords do."""
    kept: list[Part] = []
    at = 0
    while at < len(said):
        part = said[at]
        kept.append(part)
        at += 1
        if isinstance(part.says, Keyword):
            at += _reminder(words, part.says, _behind(said[at:]), read)
    return kept


def is_above(above: Above, words: list[Word], said: list[Part], read: Reads) -> bool:
    """Whether a line only says what the keyword in the line above it does."""
    last = above[-1] if above else None
    if not isinstance(last, tree.Keyword) or any(part.says is not None for part in said):
        return False
    return _says_it(words, Keyword(last.name, last.amount), said, read)


def explained(words: list[Word], said: list[Part]) -> tuple[Part, Misreading] | None:
    """What stands in brackets or behind a colon, and is not what the keyword does."""
    for part, more in pairwise(said):
        if not isinstance(part.says, Keyword) or part.end >= len(words):
            continue
        if words[part.end].key in EXPLAINS and more.start == part.end + 1:
            text = keywords.sheets()[part.says.name].text.strip()
            return more, Misreading(
                f"this is not what {part.says.name} does", "nothing, or what it does", text
            )
    return None


def going_on(said: list[Part]) -> list[Part] | None:
    """ "Investigate. Gain 3 RP for each card revealed this way.": one ability, that begins with the keyword."""
    if len(said) < 2 or not isinstance(said[0].says, Keyword) or said[1].says is not None:
        return None
    abilities = _abilities(said[0].says)
    if len(abilities) != 1 or not abilities[0].trigger:
        return None
    return [Part(said[0].start, said[0].start, abilities[0].trigger), *said]


def said_twice(above: Above, found: Sequence[Any], *, written: bool) -> Misreading | None:
    """What a keyword does already; with a trigger `written`, all of it."""
    lines = [*above[-1:], *found]
    for line, more in pairwise(lines):
        if not isinstance(line, tree.Keyword) or not isinstance(more, Ability):
            continue
        for ability in stands_for(line):
            does = [one for one in ability.effects if not isinstance(one, tree.Rule)]
            again = [one in more.effects for one in does]
            if ability.trigger is more.trigger and (all(again) if written else any(again)):
                return Misreading(
                    f"{line.name} does this already", "the keyword, or what it does, and not both"
                )
    return None


def _abilities(keyword: Keyword) -> tuple[Ability, ...]:
    return stands_for(tree.Keyword(keyword.name, keyword.amount))


def _behind(said: list[Part]) -> list[Part]:
    """The sentences behind a keyword, perhaps with a trigger of their own before them."""
    first = 1 if said and isinstance(said[0].says, TriggerWord) else 0
    end = next((n for n, part in enumerate(said) if n >= first and part.says is not None), None)
    return said[:end]


def _reminder(words: list[Word], keyword: Keyword, behind: list[Part], read: Reads) -> int:
    """How many of the parts behind a keyword only say what it does."""
    for count in range(len(behind), 0, -1):
        if behind[count - 1].says is None and _says_it(words, keyword, behind[:count], read):
            return count
    return 0


def _says_it(words: list[Word], keyword: Keyword, said: list[Part], read: Reads) -> bool:
    sentences = [part for part in said if part.says is None]
    spoken = _spoken(words[sentences[0].start : sentences[-1].end])
    if spoken in _printed(keyword):
        return True
    abilities = _abilities(keyword)
    trigger = next((one.trigger for one in abilities if one.trigger), None)
    if sentences == said and trigger is not None:
        said = [Part(said[0].start, said[0].start, trigger), *said]
    return any(set(one) == set(abilities) for one in read(words, said))
