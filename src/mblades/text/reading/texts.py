"""Reads a line of text: keywords, triggers, and sentences with all their readings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.keywords import names
from mblades.text.reading.abilities import Assembly
from mblades.text.reading.chart import Chart
from mblades.text.reading.forgotten import Above
from mblades.text.reading.language import language
from mblades.text.reading.meaning import Misreading, TooMuch
from mblades.text.reading.own_name import rows
from mblades.text.reading.words import Word, split
from mblades.text.tree import TriggerWord
from mblades.text.walking import nodes

_MOST_READINGS = 200  # of the sentences of a line together
_ABILITY = re.compile(rf"\s*(?:{'|'.join(word for word in TriggerWord if word)})\s*:", re.I)
_TRIGGERS = {str(trigger).lower(): trigger for trigger in TriggerWord if trigger}
_KEYWORDS = sorted(
    ((tuple(word.key for word in split(name.rstrip("!"))), name) for name in names()),
    key=lambda spelled: -len(spelled[0]),
)
_CHOOSING = frozenset({"choose", "chooses", "pick", "picks", "following"})
_UNITS = (("rp",), ("ranking", "points"))


class Keyword(NamedTuple):
    """A keyword, and the number it was given."""

    name: str
    amount: int | None


class Part(NamedTuple):
    """Some words of a line: a keyword, a trigger, or a sentence, which says nothing here."""

    start: int
    end: int
    says: Keyword | TriggerWord | None = None
    goes_on: bool = False  # behind a semicolon


class NotUnderstood(Exception):
    """No rule has a place for the word at `index`."""

    def __init__(self, part: Part, index: int, needed: set[str]) -> None:
        super().__init__(index)
        self.part = part
        self.index = index
        self.needed = needed


class MakesNoSense(Exception):
    """What was said fits the grammar and nothing else."""

    def __init__(self, part: Part, reason: Misreading) -> None:
        super().__init__(part)
        self.part = part
        self.reason = reason


class Ambiguous(Exception):
    """What was said has several meanings."""

    def __init__(self, readings: list[tuple[Any, ...]]) -> None:
        super().__init__(len(readings))
        self.readings = readings


def lines(text: str) -> Iterator[tuple[int, str]]:
    """The abilities' lines and where they start: a line that does not end a sentence goes on in the next."""
    start = at = 0
    for row in text.split("\n"):
        if _ABILITY.match(row) and text[start:at].strip():
            yield start, text[start : at - 1]
            start = at
        at += len(row) + 1
        if not row.strip() or row.rstrip().endswith((".", "!")):
            if text[start:at].strip():
                yield start, text[start : at - 1]
            start = at
    if text[start:].strip():
        yield start, text[start:]


def parts(words: list[Word]) -> Iterator[Part]:
    """Keywords, triggers and sentences."""
    at = 0
    after_trigger = False
    while at < len(words):
        part = (None if after_trigger else _keyword(words, at)) or _trigger(words, at)
        if part is None:
            is_empty = words[at].key in (".", ",", ";") and not after_trigger
            goes_on = at > 0 and words[at - 1].key == ";"
            part = Part(at, at) if is_empty else Part(at, _end(words, at), goes_on=goes_on)
        if part.end > part.start:
            yield part
        after_trigger = isinstance(part.says, TriggerWord)
        at = part.end if after_trigger or isinstance(part.says, Keyword) else part.end + 1


def _end(words: list[Word], at: int) -> int:
    """The end of a sentence: a full stop, or a semicolon outside a choice."""
    for end in range(at, len(words)):
        key = words[end].key
        if key == "." and end > at:
            return end
        if key in (";", ",") and at < end < len(words) - 1:
            in_choice = _offers_choice([word.key for word in words[at:end]])
            if words[end + 1].key == "otherwise" or (key == ";" and not in_choice):
                return end
    return len(words)


def _offers_choice(keys: list[str]) -> bool:
    """ "Choose one: gain 10 RP; or": semicolons stand between options."""
    marks = [place for place, key in enumerate(keys) if key in (":", "-")]
    return any(not _CHOOSING.isdisjoint(keys[max(place - 6, 0) : place]) for place in marks)


def _keyword(words: list[Word], at: int) -> Part | None:
    for spelled, name in _KEYWORDS:
        end = at + len(spelled)
        if tuple(word.key for word in words[at:end]) != spelled:
            continue
        amount = None
        for unit in _UNITS:
            behind = tuple(word.key for word in words[end + 1 : end + 1 + len(unit)])
            if behind == unit and words[end].number is not None:
                amount = words[end].number
                end += 1 + len(unit)
                break
        if end == len(words) or words[end].key in (".", ","):
            return Part(at, end, Keyword(name, amount))
    return None


def _trigger(words: list[Word], at: int) -> Part | None:
    keys = [word.key for word in words[at : at + 4]]
    if keys[1:2] == [":"] and keys[0] in _TRIGGERS:
        return Part(at, at + 2, _TRIGGERS[keys[0]])
    if keys == ["as", "an", "action", ","]:
        return Part(at, at + 4, TriggerWord.ACTION)  # TRN-7
    if keys[:3] == ["deckbuilding", "restriction", ":"]:
        return Part(at, at + 3, TriggerWord.DECKBUILDING)
    return None


def read_line(words: list[Word], name: str = "", above: Above = ()) -> tuple[Any, ...]:
    """The keywords and abilities of a line, which has one meaning.

    `name` is the card's own, and `above` what its lines before this one say.
    """
    found = _readings_by_name(words, name, above)
    if len(found) > 1:
        found = _read_on(found)
    if len(found) > 1:
        raise Ambiguous(found)
    return found[0]


def _readings_by_name(words: list[Word], name: str, above: Above) -> list[tuple[Any, ...]]:
    found: dict[tuple[Any, ...], None] = {}
    first_problem: NotUnderstood | MakesNoSense | None = None
    for row in rows(words, name):
        try:
            found.update(dict.fromkeys(readings(row, above)))
        except (NotUnderstood, MakesNoSense) as problem:
            first_problem = first_problem or problem
    if not found:
        assert first_problem is not None
        raise first_problem
    return list(found)


def readings(words: list[Word], above: Above = ()) -> list[tuple[Any, ...]]:
    """Everything a line can mean; at least one thing."""
    said = list(parts(words))
    choices: list[tuple[Any, ...]] = []
    for part in said:
        choices.append((part.says,) if part.says is not None else _sentence(words, part))
    found: dict[tuple[Any, ...], None] = {}
    problem: MakesNoSense | None = None
    for one in islice(product(*choices), _MOST_READINGS):
        try:
            found[_assembled(said, one, above)] = None
        except MakesNoSense as error:
            if isinstance(error.reason, TooMuch):
                raise
            # what was understood for longest is most likely meant
            if problem is None or error.part.start > problem.part.start:
                problem = error
    if not found:
        assert problem is not None
        raise problem
    return list(found)


def _sentence(words: list[Word], part: Part) -> tuple[Any, ...]:
    chart = language().chart(words[part.start : part.end])
    meanings = chart.meanings
    if meanings:
        return meanings
    if reason := _reason(chart):
        raise MakesNoSense(part, reason)
    raise NotUnderstood(part, part.start + chart.reach, chart.needed(chart.reach))


def _reason(chart: Chart) -> Misreading | None:
    """Why a sentence that fits the grammar means nothing, as far as it reaches to the end."""
    whole = [one for one in chart.reasons if one[1] == chart.length]
    return min(whole, key=lambda one: one[0])[2] if whole else None


def _assembled(said: list[Part], meanings: tuple[Any, ...], above: Above) -> tuple[Any, ...]:
    assembly = Assembly(above)
    for part, meaning in zip(said, meanings, strict=True):
        try:
            _add(assembly, meaning, goes_on=part.goes_on)
        except Misreading as reason:
            raise MakesNoSense(part, reason) from None
    try:
        return tuple(assembly.lines())
    except Misreading as reason:
        raise MakesNoSense(said[-1], reason) from None


def _add(assembly: Assembly, meaning: Any, *, goes_on: bool) -> None:
    if isinstance(meaning, Keyword):
        assembly.keyword(meaning.name, meaning.amount)
    elif isinstance(meaning, TriggerWord):
        assembly.trigger(meaning)
    else:
        assembly.sentence(meaning, goes_on=goes_on)


def _read_on(found: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """ "With fewer stars than 9 plus 3": a sum belongs to what stands nearest before it."""
    inside = [
        sum(
            isinstance(inner, tree.Sum | tree.Difference)
            for test in nodes(one)
            if isinstance(test, tree.StarTest)
            for inner in nodes(test)
        )
        for one in found
    ]
    return [one for one, count in zip(found, inside, strict=True) if count == max(inside)]
