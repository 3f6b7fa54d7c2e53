"""What became of a text whose meaning is known: read with it, refused, or misread."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

from msgspec.structs import astuple

from mblades.text import tree
from mblades.text.reading.parts import lines
from mblades.text.reading.reader import MOST_LETTERS
from mblades.text.reading.texts import Ambiguous, MakesNoSense, NotUnderstood, read_line
from mblades.text.reading.words import Word, split
from mblades.text.render.english.sentences import render


class Outcome(StrEnum):
    """What became of a text."""

    READ = "read"
    REFUSED = "refused"
    MISREAD = "misread"


class Reading(NamedTuple):
    """A text as it was understood, or why it was not."""

    understood: tree.Text | None
    problem: str = ""

    @property
    def words(self) -> str:
        """The canonical text; nothing where the text was refused."""
        return "" if self.understood is None else render(self.understood)


class Judged(NamedTuple):
    """A text, what was meant by it, and what became of it."""

    text: str
    meant: tree.Text
    reading: Reading
    kind: str = ""

    @property
    def outcome(self) -> Outcome:
        """Whether it was read, and with the meaning that it has."""
        if self.reading.understood is None:
            return Outcome.REFUSED
        same = self.reading.understood == self.meant
        return Outcome.READ if same else Outcome.MISREAD

    def told(self) -> str:
        """For somebody who has to mend it."""
        understood = self.reading.words
        if understood == render(self.meant):
            understood = f"the same words, but {_difference(self.reading.understood, self.meant)}"
        rows = (self.text, f"  meant: {render(self.meant)}", f"  read:  {understood}")
        return "\n".join(rows)


def _difference(read: object, meant: object) -> str:
    """The first place where two trees are not the same."""
    within = _within(read, meant)
    for one, other in zip(*within, strict=True) if within else ():
        if one != other:
            return _difference(one, other)
    return f"{read} for {meant}"


def _within(read: object, meant: object) -> tuple[tuple[object, ...], tuple[object, ...]] | None:
    if isinstance(read, tree.Node) and type(read) is type(meant):
        return astuple(read), astuple(meant)
    if isinstance(read, tuple) and isinstance(meant, tuple) and len(read) == len(meant):
        return read, meant
    return None


def judged(text: str, meant: tree.Text, kind: str = "") -> Judged:
    """Read a text and compare."""
    return Judged(text, meant, read(text), kind)


def read(text: str, name: str = "") -> Reading:
    """Read a text, and do not look for anything that helps if it cannot be read."""
    if len(text) > MOST_LETTERS:
        return Reading(None, "too long")
    found: list[Any] = []
    for _, line in lines(text.strip()):
        words = split(line)
        try:
            found += read_line(words, name, found)
        except NotUnderstood as problem:
            return Reading(
                None, f"{_joined(words[: problem.index])} >>> {_joined(words[problem.index :])}"
            )
        except MakesNoSense as problem:
            return Reading(None, f"makes no sense: {problem.reason}")
        except Ambiguous as problem:
            texts = {render(tree.Text(one)) for one in problem.readings}
            return Reading(None, "ambiguous: " + " | ".join(sorted(texts)))
    return Reading(tree.Text(tuple(found)))


def _joined(words: list[Word]) -> str:
    return " ".join(word.key for word in words)
