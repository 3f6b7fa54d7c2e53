"""Reads the text of a card, line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from mblades.errors import SheetError
from mblades.text import tree
from mblades.text.grammar.abilities import Assembly
from mblades.text.grammar.complaints import Source, sheet_error
from mblades.text.grammar.language import Language, MakesNoSense, NotUnderstood
from mblades.text.grammar.lexer import ended
from mblades.text.grammar.meaning import Misreading
from mblades.text.grammar.nouns import Chosen
from mblades.text.grammar.sentences import Sentence

# Texts come from strangers too.
MOST_LINES = 12  # of a card
MOST_LETTERS = 1000  # of a card
MOST_NUMBER = 9999
_TOO_LARGE = re.compile(rf"\d{{{len(str(MOST_NUMBER)) + 1},}}")


@lru_cache(maxsize=1)
def language() -> Language:
    """The grammar and the phrase book, made when the first text is read."""
    return Language()


def read_text(text: str, file: str, line: int) -> tree.Text:
    """The keywords and abilities of a card."""
    _check_size(text, file, line)
    lines: list[tree.Keyword | tree.Ability] = []
    for start, chunk in _lines(text):
        lines += _read_line(text, start, chunk, file, line)
        if len(lines) > MOST_LINES:
            raise SheetError(
                f"a card can have at most {MOST_LINES} keywords and abilities", file,
                line + text[:start].count("\n"), 1, chunk.strip().splitlines()[0],
            )  # fmt: skip
    return tree.Text(tuple(lines))


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
    pieces = language().pieces(text)
    try:
        chosen = language().read(pieces, "requirement")
        assert isinstance(chosen, Chosen)
        return chosen.cards(tree.In("binder"))
    except (NotUnderstood, MakesNoSense) as error:
        source = Source(text, 0, len(text), file, line)
        raise sheet_error(error, pieces, source, language(), "requirement") from None


_ABILITY = re.compile(rf"\s*(?:{'|'.join(word for word in tree.TriggerWord if word)})\s*:", re.I)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The abilities' lines: a line that does not end a sentence goes on in the next."""
    start = at = 0
    for row in text.split("\n"):
        if _ABILITY.match(row) and text[start:at].strip():
            yield start, text[start : at - 1]
            start = at
        at += len(row) + 1
        if not row.strip() or row.rstrip().endswith("."):
            if text[start:at].strip():
                yield start, text[start : at - 1]
            start = at
    if text[start:].strip():
        yield start, text[start:]


def _read_line(
    text: str, start: int, chunk: str, file: str, line: int
) -> list[tree.Keyword | tree.Ability]:
    source = Source(text, start, start + len(chunk), file, line)
    pieces = language().pieces(chunk)
    assembly = Assembly()
    index = 0
    complete = ended(pieces)
    try:
        for part in language().read(complete):
            if isinstance(part, Sentence):
                index = next(i for i, piece in enumerate(complete) if piece.start == part.stop)
                assembly.sentence(part)
            elif part.type == "KEYWORD":
                assembly.keyword(*part.value)
            else:
                assembly.trigger(part.value)
        return assembly.lines()
    except (NotUnderstood, MakesNoSense) as error:
        raise sheet_error(error, pieces, source, language()) from None
    except Misreading as reason:
        wrong = MakesNoSense(index, reason)
        raise sheet_error(wrong, pieces, source, language()) from None
