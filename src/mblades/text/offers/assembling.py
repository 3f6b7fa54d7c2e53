"""A line that is not understood, put together again sentence by sentence.

Of each sentence there are several tellings (`retelling.py`, `mending.py`), the first of them as it was written. Behind
what was put together so far those are kept that are read there; a sentence can also be left out, for the price of all
that it says. So what cannot be said does not take the other sentences with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.offers.fragments import Bank
from mblades.text.offers.mending import Mended, mended
from mblades.text.offers.pieces import is_read
from mblades.text.offers.retelling import retold
from mblades.text.offers.sayings import remedied, said_plainly
from mblades.text.offers.senses import difference, meaning, weight_of
from mblades.text.reading.own_name import rows
from mblades.text.reading.parts import parts
from mblades.text.reading.texts import Ambiguous, MakesNoSense, NotUnderstood, read_line
from mblades.text.reading.words import split

_BEGUN = 4  # beginnings of a line that are kept
_READ = 3  # tellings of one sentence that are kept behind one of them
_TRIED = 7  # and that are tried there
_REMEDIES = 4  # against what makes no sense
_TINY = 0.1  # what it costs to say something in other words, and
_REMEDY = 0.3  # to say what can be understood in the place of what makes no sense
_MISSING = 0.85  # how bad it is to leave out a sentence, and
_EXPLAINING = 0.4  # one that tells of nothing that is done
_WELL_TOLD = 0.35  # what a telling may cost that is good enough
_STRANGE = 0.4  # how much worse it is to say what stands nowhere in the line
_OWN_TRIGGER = 0.4  # what it costs to begin another ability
_ONCE = frozenset({"Play:", "Action:", "Flip:", "Score:", "Next:"})
_WAITS = re.compile(r"(?:Whenever|When) (.*?), (.*)", re.S)
_TRIGGERS = (
    (re.compile(r"this card is (?:flipped|turned)\b"), "Flip:"),
    (
        re.compile(
            r"(?:the tournament|the game) ends|this card is scored|at the end of the tournament"
        ),
        "Score:",
    ),
    (re.compile(r"you play (?:the next card|it)\b"), "Next:"),
)
_SAYS_NOT = re.compile(
    r"no\b|(?:its?|their|they|this|that|these|those)\b.*?(?:\b(?:not|never)\b|n't\b)", re.I
)
Above = tuple[Any, ...]


class Read(NamedTuple):
    """A line that was read, and how much of the meaning has changed."""

    cost: float
    line: str  # as it was put together
    found: tuple[Any, ...]


class _Begun(NamedTuple):
    """The beginning of a line."""

    cost: float
    text: str
    found: tuple[Any, ...] = ()


class Assembler:
    """What is known of the sentences of one text: none is told twice."""

    def __init__(self, line: str, name: str, above: Above) -> None:
        self.name, self.above = name, above
        self.bank = Bank()
        self.mends = True  # whether parts of sentences give way to others
        self.said = frozenset(meaning(line).counts)
        self._tellings: dict[tuple[str, str], list[Mended]] = {}

    def assembled(self, line: str, *, mends: bool) -> list[Read]:
        """What is read of it, or of what it becomes; what has changed least comes first."""
        self.mends = mends
        words = rows(split(line), self.name)[0]
        begun = [_Begun(0.0, "")]
        trigger, at = "", 0
        for part in parts(words):
            start, end = words[part.start].start, words[part.end - 1].end
            between = line[at:start]
            at = end
            if part.says is not None:
                trigger = f"{part.says}:" if isinstance(part.says, tree.TriggerWord) else trigger
                begun = [
                    one._replace(text=f"{one.text}{between}{line[start:end]}") for one in begun
                ]
                continue
            begun = self._gone_on(begun, between, line[start:end], trigger)
        return sorted(
            {
                one.found: Read(one.cost, one.text, one.found)
                for one in reversed(begun)
                if one.found
            }.values(),
            key=lambda one: one.cost,
        )

    def _gone_on(
        self, begun: list[_Begun], between: str, sentence: str, trigger: str
    ) -> list[_Begun]:
        """Every beginning with the sentence behind it, as it is best told there; or without it."""
        tellings = self.tellings(sentence, trigger)
        price = self.price(sentence)
        found: dict[tuple[Any, ...], _Begun] = {}
        for one in begun:
            for more in (*self._with(one, between, tellings), one._replace(cost=one.cost + price)):
                known = found.get(more.found)
                if known is None or more.cost < known.cost:
                    found[more.found] = more
        return sorted(found.values(), key=lambda one: one.cost)[:_BEGUN]

    def _with(self, begun: _Begun, between: str, tellings: list[Mended]) -> Iterator[_Begun]:
        read = 0
        for telling in tellings[:_TRIED]:
            line = _joined(begun.text, between, telling.text)
            for one in self._tried(begun.cost + telling.cost, line):
                yield one
                read += 1
            if read >= _READ:
                return

    def _tried(self, cost: float, line: str) -> Iterator[_Begun]:
        try:
            yield _Begun(cost, line, self.read(line))
        except Ambiguous as problem:
            for one in problem.readings[:2]:
                yield _Begun(cost + _TINY, line, one)
        except NotUnderstood:
            return
        except MakesNoSense as problem:
            yield from self._remedied(cost, line, problem)

    def _remedied(self, cost: float, line: str, problem: MakesNoSense) -> Iterator[_Begun]:
        before = meaning(line).counts
        others = list(dict.fromkeys(remedied(_ended(line), str(problem.reason))))[:_REMEDIES]
        for change, other in sorted(
            (difference(before, meaning(one).counts), one) for one in others
        ):
            try:
                yield _Begun(cost + _REMEDY + change, other, self.read(other))
            except (NotUnderstood, MakesNoSense, Ambiguous):
                continue

    def read(self, line: str) -> tuple[Any, ...]:
        """What a line says behind those above it."""
        return read_line(split(line), self.name, self.above)

    def tellings(self, sentence: str, trigger: str) -> list[Mended]:
        """The ways to say a sentence, the nearest first."""
        key = sentence, trigger
        known = self._tellings.get(key)
        if known is None:
            known = self._tellings[key] = self._told(sentence, trigger)
        return known

    def _told(self, sentence: str, trigger: str) -> list[Mended]:
        best: dict[str, float] = {}
        plainly, changes = said_plainly(sentence)
        if is_read(sentence):
            best[sentence] = 0.0
        if changes and is_read(plainly):
            best[plainly] = _TINY * changes
        told = [Mended(*one) for one in retold(sentence, trigger)]
        if changes:
            told += [
                Mended(_TINY * changes + cost, text) for cost, text in retold(plainly, trigger)
            ]
        wanted = meaning(sentence)
        for text in [*best]:
            told += _otherwise(Mended(best[text], text))
        least = min((one.cost for one in told), default=wanted.weight)
        if self.mends and not best and least > _WELL_TOLD:
            for one in mended(sentence, trigger, self.bank):
                apart = difference(wanted.counts, meaning(one.text).counts)
                told.append(Mended((one.cost + apart) / 2, one.text))
        told += [more for one in told for more in _otherwise(one)]
        told += [more for one in told for more in _under_its_own_trigger(one, trigger)]
        for one in told:
            if one.text:
                cost = one.cost + self._strange(sentence, one.text)
                best[one.text] = min(cost, best.get(one.text, cost))
        price = self.price(sentence)
        return sorted(Mended(cost, text) for text, cost in best.items() if cost < price)

    def price(self, sentence: str) -> float:
        """What it costs to leave it out."""
        left_out = meaning(sentence)
        explains = not left_out.has_deeds or _SAYS_NOT.match(sentence)
        return (_EXPLAINING if explains else _MISSING) * left_out.weight + _TINY

    def _strange(self, sentence: str, telling: str) -> float:
        """What it costs to say what stands nowhere in the line."""
        new = meaning(telling).counts - meaning(sentence).counts
        return sum(
            _STRANGE * weight_of(sense) * often
            for sense, often in new.items()
            if not isinstance(sense, tuple) and sense not in self.said
        )


def _otherwise(telling: Mended) -> Iterator[Mended]:
    """Of somebody else it is said in other words."""
    if telling.text.lower().startswith("otherwise, "):
        rest = telling.text[len("otherwise, ") :]
        yield Mended(telling.cost + _TINY, f"If they do not, {rest[:1].lower()}{rest[1:]}")


def _under_its_own_trigger(telling: Mended, trigger: str) -> Iterator[Mended]:
    """What is waited for in an ability that happens once is another ability."""
    waits = _WAITS.match(telling.text) if trigger in _ONCE else None
    if waits is None:
        return
    for pattern, own in _TRIGGERS:
        if pattern.match(waits[1]):
            yield Mended(telling.cost + _OWN_TRIGGER, f"{own} {waits[2][:1].upper()}{waits[2][1:]}")
            return
    yield Mended(telling.cost + _OWN_TRIGGER, f"Ongoing: {telling.text}")


def _ended(line: str) -> str:
    return line if line.endswith((".", "!")) else f"{line}."


def _joined(text: str, between: str, sentence: str) -> str:
    sentence = sentence.rstrip(". ")
    before = text.rstrip()
    if not before:
        return sentence[:1].upper() + sentence[1:]
    if before.endswith(":"):
        return f"{before} {sentence[:1].upper()}{sentence[1:]}"
    sign = between.strip()
    goes_on = sign and not sign.startswith((".", "!")) and not sentence[:1].isupper()
    if goes_on:
        return f"{before}{between}{sentence}"
    return f"{before.rstrip('.;,')}. {sentence[:1].upper()}{sentence[1:]}"
