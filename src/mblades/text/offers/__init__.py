"""Whole lines for somebody whose text was not understood: the nearest in meaning that are accepted.

Each sentence that is not read is mended (`mending.py`), the line is put together again and read, and what is read is
compared with what was written by what the words mean (`senses.py`). Examples of everything that the language can say
(`examples.txt`), told with the author's numbers and symbols, are the second source. Whatever is offered has been read,
and is shown as it was understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from mblades.text import tree
from mblades.text.offers.assembling import Assembler
from mblades.text.offers.fragments import EXAMPLES
from mblades.text.offers.sayings import said_plainly, several_sentences_otherwise
from mblades.text.offers.senses import Meaning, closeness, contradicts, meaning
from mblades.text.reading.parts import lines
from mblades.text.reading.refusals import known_words
from mblades.text.reading.texts import Ambiguous, MakesNoSense, NotUnderstood, read_line
from mblades.text.reading.words import split
from mblades.text.render.english.sentences import render

MOST_OFFERS = 3
_EXAMPLE = 1.0  # what it costs to take somebody else's whole line
_SAID_PLAINLY = 0.3  # and to say all of it in the words of this game
_KEPT = 0.5  # how much of the nearness is what was changed, and not how it reads in the end
_ALIKE = 0.2  # how much it counts against an offer that it says nearly the same as one before it
_NEAR = 0.45  # what is farther away is no help

_WITH_YOURS = re.compile(
    r"\b((?:each (?:player|opponent)|an opponent|a player|that player|the (?:winner|loser))"
    r" (?:may )?\w+s? (?!you\b|from\b)[^.,;]*? in )your(?= (?:tableau|hand))",
    re.I,
)
_MONEY = re.compile(r"(?<![\w$])M?\$ ?(\d+)\b")  # "M$5"
# Something compared with itself, or said of cards as of one.
_MAKES_LITTLE_SENSE = re.compile(
    r"\b((?:this card|its?|your Top card)(?:'s)? stars) (?:are|is) (?:more|fewer|equal|at)\b[\w ]*? \1"
    r"|\bbetween ([^,.]*?) and \2(?!\w)|\bif them\b|\byou may (?:each|an|that) (?:player|opponent)\b|\bto \w+ hand into \w+ hand\b"
    r"|\buse this card's play effects\b|\bplay this card\b(?! only)|\battach this card to this card\b",
    re.I,
)
_CHOOSES = re.compile(r"(?<=[.:] )(?:choose|name) (?!one:|\d)[^.]*\.", re.I)
_CHOSEN = re.compile(
    r"\b(?:it|its|them|they|their|that (?:player|card)|those|matching|named|chosen|the rest|the others?)\b",
    re.I,
)
__all__ = ("EXAMPLES", "MOST_OFFERS", "offers")
Above = tuple[Any, ...]


def offers(text: str, name: str = "") -> tuple[str, ...]:
    """Lines that are accepted, in the place of the first one that is not; the nearest first.

    A line with several meanings is answered with them; `name` is the card's own.
    """
    above: Above = ()
    for _, line in lines(text):
        words = split(line)
        try:
            above += read_line(words, name, above)
        except Ambiguous as problem:
            return tuple(dict.fromkeys(render(tree.Text(one)) for one in problem.readings))
        except (NotUnderstood, MakesNoSense):
            return _near(_without_name(_MONEY.sub(r"\1 M$", line), name), name, above)
    return ()


def _without_name(line: str, name: str) -> str:
    """A card that calls itself by its name, or by its first or last word, means itself."""
    if not name:
        return line
    line = re.sub(rf"\b{re.escape(name)}(?!\w)", "this card", line, flags=re.I)
    for word in (name.partition(",")[0], name.split()[0], name.split()[-1]):
        if word.lower() not in known_words():
            line = re.sub(rf"(?<=\w )\b{re.escape(word)}(?!\w)", "this card", line)
    return line


def _near(line: str, name: str, above: Above) -> tuple[str, ...]:
    assembler = Assembler(line, name, above)
    spellings = [line, *several_sentences_otherwise(line)]
    spellings += [
        plainly for one in spellings if (plainly := said_plainly(one)[0]) not in spellings
    ]
    wanted = [meaning(one) for one in spellings]
    least = max(wanted[0].weight, 1.0)
    found: dict[str, float] = {}
    for cost, said, text in _read(assembler, spellings):
        if (_says_nothing(text) and not _says_nothing(line)) or contradicts(
            wanted[0], meaning(text)
        ):
            continue
        kept = max(0.0, 1 - cost / least)
        alike = max(
            closeness(one, meaning(one_said)) for one in wanted for one_said in {said, text}
        )
        near = _KEPT * kept + (1 - _KEPT) * alike
        found[text] = max(near, found.get(text, 0.0))
    return _different({text: how for text, how in found.items() if how > _NEAR}, assembler)


def _read(assembler: Assembler, spellings: list[str]) -> Iterator[tuple[float, str, str]]:
    """What is read of the line: how much it costs, how it was put together, and how it is printed."""
    seen: set[tuple[Any, ...]] = set()
    bank = assembler.bank
    for price, one in [
        *((0.0 if not at else _SAID_PLAINLY, one) for at, one in enumerate(spellings)),
        *((_EXAMPLE + one.cost, one.text) for one in bank.examples_near(spellings[0])),
    ]:
        for read in assembler.assembled(one, mends=one is spellings[0]):
            if read.found not in seen:
                seen.add(read.found)
                text = _of_their_own(render(tree.Text(read.found)), spellings[0], assembler)
                yield price + read.cost, read.line, text


def _of_their_own(text: str, line: str, assembler: Assembler) -> str:
    """What others do is done with their own cards, unless the author says "your"."""
    other = _WITH_YOURS.sub(r"\1their", text)
    if other == text or re.search(r"\byours?\b", line, re.I):
        return text
    try:
        return render(tree.Text(assembler.read(other)))
    except (NotUnderstood, MakesNoSense, Ambiguous):
        return text


def _says_nothing(text: str) -> bool:
    """Whether a sentence stands in it twice, one behind the other, or something is compared with itself."""
    if _MAKES_LITTLE_SENSE.search(text):
        return True
    said = [one.strip(" .").lower() for one in text.partition(":")[2].split(". ")]
    return any(one == other for one, other in pairwise(said)) or _chooses_in_vain(text)


def _chooses_in_vain(text: str) -> bool:
    """Whether something is chosen and then never spoken of."""
    chosen = _CHOOSES.search(text)
    return chosen is not None and not _CHOSEN.search(text, chosen.end())


def _different(found: dict[str, float], assembler: Assembler) -> tuple[str, ...]:
    """The nearest, and then those that are nearly as near and say something else."""
    taken: list[str] = []
    left = {text: (near, meaning(text)) for text, near in found.items()}
    while left and len(taken) < MOST_OFFERS:
        said = [meaning(text) for text in taken]

        def rank(text: str, said: list[Meaning] = said) -> float:
            near, means = left[text]
            return near - _ALIKE * max((closeness(one, means) for one in said), default=0.0)

        best = max(left, key=rank)
        del left[best]
        if _is_accepted(best, assembler):
            taken.append(best)
    return tuple(taken)


def _is_accepted(text: str, assembler: Assembler) -> bool:
    """Whether it is read as it is printed."""
    try:
        assembler.read(text)
    except (NotUnderstood, MakesNoSense, Ambiguous):
        return False
    return True
