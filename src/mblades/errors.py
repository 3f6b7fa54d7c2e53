"""What the project raises when something a person gave it is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict


class Reason(TypedDict):
    """A sentence for a player, for translation by `key`: why something was refused, what is wrong."""

    key: str  # the English sentence with {named} places: key of the translation
    args: Mapping[str, int | str | Reason]  # what stands in the places; names are in English
    text: str  # the English sentence, filled in


class Sentence(str):
    """English words for a player, with what is needed to say them in another language.

    `Sentence("You have {count} markers.", count=3)` is the text with its places filled. The template
    is the key of its translations in `lang/`. Values are numbers, names as the English library has
    them, words that a translation chooses by, or sentences again.
    """

    __slots__ = ("template", "values")

    template: str
    values: dict[str, int | str]

    def __new__(cls, template: str, /, **values: int | str) -> Sentence:
        said = super().__new__(cls, template.format_map(values) if values else template)
        said.template = str(template)
        said.values = values
        return said

    def as_data(self) -> Reason:
        """Plain data for a view or the wire."""
        return {
            "key": self.template,
            "args": {
                place: value.as_data() if isinstance(value, Sentence) else value
                for place, value in self.values.items()
            },
            "text": str(self),
        }


class MbladesError(Exception):
    """Something is wrong in a way that one sentence explains to the person who asked."""

    def __init__(self, sentence: str = "", /, **values: int | str) -> None:
        if values or not isinstance(sentence, Sentence):
            sentence = Sentence(sentence, **values)
        super().__init__(sentence)  # Exception.args carries it between processes

    @property
    def sentence(self) -> Sentence:
        """What it says."""
        said = self.args[0]
        return said if isinstance(said, Sentence) else Sentence(str(self))

    @property
    def template(self) -> str:
        """The sentence with its places open: the key of its translations."""
        return self.sentence.template

    @property
    def values(self) -> dict[str, int | str]:
        """What stands in the places."""
        return self.sentence.values


class IllegalAction(MbladesError):
    """The action is not among the seat's choices; the game is untouched."""


class SetupError(MbladesError):
    """No game can be made from this set-up."""


class FileKept(MbladesError):
    """A file stands where one was to be written, and it is not ours to write over."""


class SaveError(MbladesError):
    """The saved game is truncated, altered, or of another version."""


class ReplayError(MbladesError):
    """The replay is truncated, altered, of another version, or of a game that cannot have been."""


class SheetError(MbladesError):
    """A card sheet or a card text is wrong at a known place."""

    offers: tuple[str, ...] = ()  # whole lines that are accepted in the place of the wrong one

    def __init__(
        self,
        problem: str = "",
        file: str = "",
        line: int = 0,
        column: int = 0,
        words: str = "",
        expected: str | Sequence[str] = (),
        nearest: str = "",
    ) -> None:
        super().__init__()
        self.args = (problem, file, line, column, words, expected, nearest)
        self.problem = problem
        self.file = file
        self.line = line  # counted from 1; 0: unknown
        self.column = column  # likewise
        self.words = words
        self.expected = (expected,) if isinstance(expected, str) and expected else tuple(expected)
        self.nearest = nearest

    def __str__(self) -> str:
        """One line: `sheet.toml:3:15: "Gian 10 RP" is not understood; expected ...`."""
        sentence = self.problem or (
            f'"{self.words}" is not understood' if self.words else "something is missing here"
        )
        if self.words and self.words not in sentence:
            sentence += f' at "{self.words}"'
        if self.expected:
            sentence += f"; expected {_one_of(self.expected)}"
        if self.nearest:
            sentence += f'; did you mean "{self.nearest}"?'
        place = self._place()
        return f"{place}: {sentence}" if place else sentence

    def _place(self) -> str:
        if self.file:
            return ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        if self.line and self.column:
            return f"line {self.line}, column {self.column}"
        if self.column:
            return f"column {self.column}"
        return f"line {self.line}" if self.line else ""


def _one_of(things: Sequence[str]) -> str:
    if len(things) == 1:
        return things[0]
    return f"{', '.join(things[:-1])} or {things[-1]}"
