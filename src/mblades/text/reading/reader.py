"""Reads the text of a card, line by line, or says why it cannot."""

from __future__ import annotations

import re
from typing import Any

from mblades.errors import SheetError
from mblades.text import tree
from mblades.text.reading.language import language
from mblades.text.reading.own_name import rows
from mblades.text.reading.parts import Part, lines
from mblades.text.reading.refusals import Source, sheet_error
from mblades.text.reading.said import Chosen
from mblades.text.reading.texts import (
    Ambiguous,
    MakesNoSense,
    NotUnderstood,
    read_line,
)
from mblades.text.reading.words import Word, split

REFUSALS = (NotUnderstood, MakesNoSense, Ambiguous)
_TRIGGER = re.compile(r"\s*[A-Za-z]+:\s*")
_SENTENCE_END = re.compile(r"\.\s+")

# Texts come from strangers too.
MOST_LINES = 12  # of a card
MOST_LETTERS = 1000  # of a card
MOST_NUMBER = 9999
_TOO_LARGE = re.compile(rf"\d{{{len(str(MOST_NUMBER)) + 1},}}")


def read_text(text: str, file: str, line: int, name: str = "") -> tree.Text:
    """The keywords and abilities of a card, which may call itself by its name."""
    _check_size(text, file, line)
    found: list[Any] = []
    for start, chunk in lines(text):
        words = split(chunk)
        try:
            found += read_line(words, name, found) if words else ()
        except REFUSALS as problem:
            source = Source(text, start, start + len(chunk), file, line)
            raise sheet_error(problem, rows(words, name)[0], source) from None
        if len(found) > MOST_LINES:
            raise SheetError(
                f"a card can have at most {MOST_LINES} keywords and abilities", file,
                line + text[:start].count("\n"), 1, chunk.strip().splitlines()[0],
            )  # fmt: skip
    return tree.Text(tuple(found))


def all_mistakes(text: str, file: str, line: int, name: str = "") -> list[SheetError]:
    """What is not understood in each line of a text, and in each sentence of a line.

    A sentence that is not understood is left out, and the rest of its line is read again. What only
    then makes no sense may have lost what it speaks of; so it is not counted.
    """
    try:
        _check_size(text, file, line)
    except SheetError as error:
        return [error]
    found: list[SheetError] = []
    read: list[Any] = []
    for start, chunk in lines(text):
        rest = chunk
        while words := split(rest):
            problem = _refusal(words, name, read)
            is_new = rest is chunk or isinstance(problem, NotUnderstood)
            if problem is None or not is_new:
                break
            source = Source(text, start, start + len(chunk), file, line)
            found.append(sheet_error(problem, rows(words, name)[0], source))
            shorter = _without_sentence(text, rest, start, found[-1], line)
            if shorter == rest or not isinstance(problem, NotUnderstood):
                break
            rest = shorter
    return found or _too_many(text, file, line, name)


def _refusal(
    words: list[Word], name: str, read: list[Any]
) -> NotUnderstood | MakesNoSense | Ambiguous | None:
    """Why a line is not read; if it is, it comes to the lines that were read."""
    try:
        read += read_line(words, name, read)
    except REFUSALS as problem:
        return problem
    return None


def _too_many(text: str, file: str, line: int, name: str) -> list[SheetError]:
    """The mistake of a text of which each line is right."""
    try:
        read_text(text, file, line, name)
    except SheetError as error:
        return [error]
    return []


def _without_sentence(text: str, chunk: str, start: int, error: SheetError, line: int) -> str:
    """A line with blanks for the sentence in which the mistake is; the line itself if that cannot be."""
    before = text.split("\n")[: error.line - line]
    at = sum(len(one) + 1 for one in before) + error.column - 1 - start
    trigger = _TRIGGER.match(chunk)
    first = trigger.end() if trigger else 0
    ends = [first, *(found.end() for found in _SENTENCE_END.finditer(chunk, first))]
    begin = max((end for end in ends if end <= at), default=-1)
    end = min((end for end in ends if end > at), default=len(chunk))
    rest = chunk[end:]
    if begin < first or not rest.strip():
        return chunk
    return chunk[:begin] + " " * (end - begin) + rest


def _check_size(text: str, file: str, line: int) -> None:
    """Nothing that is too long to be a card, or to count with."""
    source = Source(text, 0, len(text), file, line)
    if len(text) > MOST_LETTERS:
        problem = f"the text of a card can have at most {MOST_LETTERS} letters"
        raise SheetError(problem, file, *source.spot(MOST_LETTERS))
    number = _TOO_LARGE.search(text)
    if number is not None:
        raise SheetError(
            f"numbers go up to {MOST_NUMBER}", file, *source.spot(number.start()), number[0][:20],
            nearest=str(MOST_NUMBER),
        )  # fmt: skip


def read_cards(text: str, file: str, line: int) -> tree.Cards:
    """A selection of cards, by default of a binder."""
    words = split(text)
    if not words:
        raise SheetError("there is nothing to read", file, line, 1)
    chart = language().chart(words, "requirement")
    chosen = [one for one in chart.meanings if isinstance(one, Chosen)]
    found = list(dict.fromkeys(one.cards(tree.In("binder")) for one in chosen))
    if len(found) == 1 and found[0] is not None:
        return found[0]
    source = Source(text, 0, len(text), file, line)
    error = NotUnderstood(Part(0, len(words)), chart.reach, chart.needed(chart.reach))
    raise sheet_error(error, words, source, "requirement")
