"""Whole lines for somebody whose text was not understood: the nearest in meaning that are accepted.

Each sentence that is not read is mended (`mending.py`), the line is put together again and read, and what is read is
compared with what was written by what the words mean (`senses.py`). Examples of everything that the language can say
(`examples.txt`), told with the author's numbers and symbols, are the second source. Whatever is offered has been read,
and is shown as it was understood.
"""

from __future__ import annotations

import heapq
import re
from itertools import count, pairwise
from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.offers.fragments import EXAMPLES, Bank
from mblades.text.offers.mending import Mended, mended
from mblades.text.offers.sayings import remedied, said_plainly, several_sentences_otherwise
from mblades.text.offers.senses import Meaning, closeness, contradicts, difference, meaning
from mblades.text.reading.own_name import rows
from mblades.text.reading.parts import Part, lines, parts
from mblades.text.reading.refusals import known_words
from mblades.text.reading.texts import Ambiguous, MakesNoSense, NotUnderstood, read_line
from mblades.text.reading.words import split
from mblades.text.render.english.sentences import render

MOST_OFFERS = 3
_LINES = 40  # that are put together and tried
_ENOUGH = 8  # that are read
_EXAMPLE = 1.0  # what it costs to take somebody else's whole line
_SAID_PLAINLY = 0.3  # and to say all of it in the words of this game
_TINY = 0.1  # what it costs to say something in other words, and
_REMEDY = 0.3  # to say what can be understood in the place of what makes no sense
_MISSING = 0.85  # how bad it is to leave out a sentence, and
_EXPLAINING = 0.4  # one that tells of nothing that is done
_KEPT = 0.4  # how much of the nearness is what was changed, and not how it reads in the end
_ALIKE = 0.2  # how much it counts against an offer that it says nearly the same as one before it
_NEAR = 0.45  # what is farther away is no help

_WITH_YOURS = re.compile(
    r"\b((?:each (?:player|opponent)|an opponent|a player|that player|the (?:winner|loser))"
    r" (?:may )?\w+s? (?!you\b|from\b)[^.,;]*? in )your(?= (?:tableau|hand))",
    re.I,
)
_SAYS_NOT = re.compile(
    r"no\b|(?:its?|their|they|this|that|these|those)\b.*?(?:\b(?:not|never)\b|n't\b)", re.I
)
# Something compared with itself, or said of cards as of one.
_MAKES_LITTLE_SENSE = re.compile(
    r"\b((?:this card|its?|your Top card)(?:'s)? stars) (?:are|is) (?:more|fewer|equal|at)\b[\w ]*? \1"
    r"|\bbetween ([^,.]*?) and \2(?!\w)|\bif them\b|\byou may (?:each|an|that) (?:player|opponent)\b|\bto \w+ hand into \w+ hand\b",
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
            return _near(_Wrong(_without_name(line, name), name, above))
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


def _near(wrong: _Wrong) -> tuple[str, ...]:
    wanted = [meaning(line) for line in wrong.spellings]
    least = max(wanted[0].weight, 1.0)
    found: dict[str, float] = {}
    for cost, line, text in wrong.read():
        if (_says_nothing(text) and not _says_nothing(wrong.line)) or contradicts(
            wanted[0], meaning(text)
        ):
            continue
        kept = max(0.0, 1 - cost / least)
        alike = max(closeness(one, meaning(said)) for one in wanted for said in {line, text})
        near = _KEPT * kept + (1 - _KEPT) * alike
        found[text] = max(near, found.get(text, 0.0))
    return _different({text: how for text, how in found.items() if how > _NEAR}, wrong)


def _says_nothing(text: str) -> bool:
    """Whether a sentence stands in it twice, one behind the other, or something is compared with itself."""
    if _MAKES_LITTLE_SENSE.search(text):
        return True
    said = [one.strip(" .").lower() for one in text.partition(":")[2].split(". ")]
    return any(one == other for one, other in pairwise(said))


def _different(found: dict[str, float], wrong: _Wrong) -> tuple[str, ...]:
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
        if wrong.is_read(best):
            taken.append(best)
    return tuple(taken)


class _Read(NamedTuple):
    """A line that was read, and how much of the meaning has changed."""

    cost: float
    line: str  # as it was put together
    text: str  # as it was understood


class _Wrong:
    """A line that is not understood, and what it becomes with its sentences mended or left out."""

    def __init__(self, line: str, name: str, above: Above) -> None:
        self.line, self.name, self.above = line, name, above
        self.bank = Bank()
        self.order = count()
        self.seen: set[str] = set()
        self.ways: dict[str, list[Mended]] = {}
        self.waiting: list[tuple[float, int, str]] = []
        self._wait(0.0, line)
        self.spellings = [line, *several_sentences_otherwise(line)]
        for other in self.spellings[1:]:
            self._wait(_TINY, other)
        self.spellings += [said_plainly(one)[0] for one in self.spellings]
        for one in self.spellings:
            self._wait(_SAID_PLAINLY, one)
        for example in self.bank.examples_near(line):
            self._wait(_EXAMPLE + example.cost, example.text)

    def read(self) -> list[_Read]:
        """What is read of it; what has changed least is tried first."""
        found: list[_Read] = []
        for _ in range(_LINES):
            if not self.waiting or len(found) >= _ENOUGH:
                break
            cost, _, line = heapq.heappop(self.waiting)
            found += self._tried(cost, line)
        return found

    def is_read(self, line: str) -> bool:
        """Whether it is accepted as it is printed."""
        try:
            read_line(split(line), self.name, self.above)
        except (NotUnderstood, MakesNoSense, Ambiguous):
            return False
        return True

    def _wait(self, cost: float, line: str) -> None:
        if line not in self.seen:
            self.seen.add(line)
            heapq.heappush(self.waiting, (cost, next(self.order), line))

    def _tried(self, cost: float, line: str) -> list[_Read]:
        words = split(line)
        try:
            read = [read_line(words, self.name, self.above)] if words else []
        except Ambiguous as problem:
            read = problem.readings
        except NotUnderstood as problem:
            self._mend(cost, line, problem.part)
            return []
        except MakesNoSense as problem:
            self._remedy(cost, line, problem)
            return []
        return [
            _Read(cost, line, self._of_their_own(render(tree.Text(one)))) for one in read if one
        ]

    def _of_their_own(self, text: str) -> str:
        """What others do is done with their own cards, unless the author says "your"."""
        other = _WITH_YOURS.sub(r"\1their", text)
        if other == text or re.search(r"\byours?\b", self.line, re.I):
            return text
        try:
            return render(tree.Text(read_line(split(other), self.name, self.above)))
        except (NotUnderstood, MakesNoSense, Ambiguous):
            return text

    def _mend(self, cost: float, line: str, part: Part) -> None:
        said = _Said(line, self.name, part)
        if said.sentence not in self.ways:
            self.ways[said.sentence] = mended(said.sentence, said.trigger, self.bank)
        for one in self.ways[said.sentence]:
            line_with = said.with_sentence(one.text) if one.text else said.without_sentence()
            if line_with:
                self._wait(cost + one.cost, line_with)
        self._leave_out(cost, said)

    def _remedy(self, cost: float, line: str, problem: MakesNoSense) -> None:
        before = meaning(line).counts
        for other in remedied(line, str(problem.reason)):
            change = difference(before, meaning(other).counts)
            self._wait(cost + _REMEDY + change, other)
        said = _Said(line, self.name, problem.part)
        plainly, changes = said_plainly(said.sentence)
        if changes:
            self._wait(cost + _TINY * changes, said.with_sentence(plainly))
        self._leave_out(cost, said)

    def _leave_out(self, cost: float, said: _Said) -> None:
        without = said.without_sentence()
        if without:
            left_out = meaning(said.sentence)
            explains = not left_out.has_deeds or _SAYS_NOT.match(said.sentence)
            how_much = _EXPLAINING if explains else _MISSING
            self._wait(cost + how_much * left_out.weight, without)


class _Said:
    """A part of a line, which can be said otherwise."""

    def __init__(self, line: str, name: str, part: Part) -> None:
        self.line, self.part = line, part
        self.words = rows(split(line), name)[0]
        self.start, self.end = self.words[part.start].start, self.words[part.end - 1].end

    @property
    def trigger(self) -> str:
        """What its ability begins with."""
        found = ""
        for one in parts(self.words[: self.part.start]):
            found = f"{one.says}:" if isinstance(one.says, tree.TriggerWord) else found
        return found

    @property
    def sentence(self) -> str:
        """Its words."""
        return self.line[self.start : self.end]

    def with_sentence(self, sentence: str) -> str:
        """The line with another sentence in its place."""
        sentence = sentence.rstrip(". ")
        return (
            f"{self.line[: self.start]}{sentence[:1].upper()}{sentence[1:]}{self.line[self.end :]}"
        )

    def without_sentence(self) -> str:
        """The line without it; nothing if it has no other."""
        if sum(part.says is None for part in parts(self.words)) < 2:
            return ""
        before, behind = self.line[: self.start].rstrip(" ;,"), self.line[self.end :].lstrip(" .;,")
        before = re.sub(r",? (?:and|but|then)$", "", before)
        stop = "" if before.endswith((".", ":")) or not behind else "."
        return f"{before}{stop} {behind[:1].upper()}{behind[1:]}".strip()
