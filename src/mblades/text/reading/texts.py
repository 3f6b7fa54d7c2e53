"""Reads a line of text: keywords, triggers, and sentences with all their readings."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

from mblades.text import tree
from mblades.text.reading import reminders
from mblades.text.reading.abilities import Assembly
from mblades.text.reading.asides import without_reason
from mblades.text.reading.bare_events import WAITED_FOR, told
from mblades.text.reading.chart import Chart
from mblades.text.reading.forgotten import MISSING_TRIGGER, Above
from mblades.text.reading.language import language
from mblades.text.reading.meaning import Misreading, TooMuch
from mblades.text.reading.other_than_what import other_cards
from mblades.text.reading.own_name import rows, with_comma
from mblades.text.reading.parts import Keyword, Part, parts
from mblades.text.reading.sentences import Sentence
from mblades.text.reading.the_opponent import another_one, this_or_that
from mblades.text.reading.words import Word
from mblades.text.tree import TriggerWord
from mblades.text.walking import nodes

_MOST_READINGS = 200  # of the sentences of a line together


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
    spelled = rows(words, name)
    for row in (*spelled, *filter(None, map(with_comma, spelled))):
        if found and row not in spelled:
            break
        try:
            found.update(dict.fromkeys(_with_event_told(row, above)))
        except (NotUnderstood, MakesNoSense) as problem:
            first_problem = first_problem or problem
    if not found:
        assert first_problem is not None
        raise first_problem
    return list(found)


def _with_event_told(words: list[Word], above: Above) -> list[tuple[Any, ...]]:
    """ "Reaction: An opponent plays a card. Flip it.": what is waited for, and an order where it could be one."""
    event = told(words, language().readings)
    if event is None:
        return readings(words, above)
    try:
        found = readings(event.words, above)
    except (NotUnderstood, MakesNoSense):
        plain = readings(words, above)
        if event.is_sure and words[0].key == "reaction":
            raise MakesNoSense(Part(2, len(words)), WAITED_FOR) from None
        return plain
    return found if event.is_sure else [*found, *_understood_line(words, above)]


def _understood_line(words: list[Word], above: Above) -> list[tuple[Any, ...]]:
    try:
        return readings(words, above)
    except (NotUnderstood, MakesNoSense):
        return []


def readings(words: list[Word], above: Above = ()) -> list[tuple[Any, ...]]:
    """Everything a line can mean; at least one thing."""
    said = list(parts(words))
    if reminders.is_above(above, words, said, _understood):
        return [()]
    said = reminders.left_out(words, said, _understood)
    wrong = reminders.explained(words, said) or another_one(words, said)
    if wrong := wrong or this_or_that(words, said) or other_cards(words, said):
        raise MakesNoSense(*wrong)
    try:
        found = _plain_readings(words, said, above)
    except MakesNoSense as problem:
        going_on = reminders.going_on(said)
        if going_on is None or problem.reason is MISSING_TRIGGER:
            raise
        found = _plain_readings(words, going_on, above)
    written = any(isinstance(part.says, TriggerWord) for part in said)
    for one in found:
        if again := reminders.said_twice(above, one, written=written):
            raise MakesNoSense(said[-1], again)
    return found


def _understood(words: list[Word], said: list[Part]) -> list[tuple[Any, ...]]:
    try:
        return _plain_readings(words, said)
    except (NotUnderstood, MakesNoSense):
        return []


def _plain_readings(
    words: list[Word], said: list[Part], above: Above = ()
) -> list[tuple[Any, ...]]:
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
    said = words[part.start : part.end]
    chart = language().chart(said)
    meanings = chart.meanings
    if meanings:
        return meanings
    for shorter in without_reason(said, language().vocabulary):
        if meanings := language().readings(shorter):
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
    for part, meaning, after in zip(said, meanings, (*meanings, None)[1:], strict=True):
        try:
            must = isinstance(after, Sentence) and after.head == "if you cannot"
            _add(assembly, meaning, goes_on=part.goes_on, must=must)
        except Misreading as reason:
            raise MakesNoSense(part, reason) from None
    try:
        return tuple(assembly.lines())
    except Misreading as reason:
        raise MakesNoSense(said[-1], reason) from None


def _add(assembly: Assembly, meaning: Any, *, goes_on: bool, must: bool) -> None:
    if isinstance(meaning, Keyword):
        assembly.keyword(meaning.name, meaning.amount)
    elif isinstance(meaning, TriggerWord):
        assembly.trigger(meaning)
    else:
        assembly.sentence(meaning, goes_on=goes_on, must=must)


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
