"""The words of the game in one language (Fluent), from the files that the browser client reads too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from mblades.cards.translations import Language

LANG = Path(__file__).parents[2] / "lang"

Value = str | int


class Words:
    """The messages of one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for sheet in sorted((LANG / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(sheet.read_text("utf-8")))

    def say(self, message: str, **values: Value) -> str:
        """The words of a message; LookupError if there is none, or if it has a place for other values."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the message {message} has no words")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"the message {message} cannot be filled: {errors[0]}")
        return str(text)

    def maybe(self, message: str, **values: Value) -> str | None:
        """The words of a message that may not exist: those of a mode that somebody has added."""
        return self.say(message, **values) if self._bundle.has_message(message) else None

    def word(self, english: str) -> str | None:
        """A symbol, a trigger or a rarity; None for anything else."""
        key = english.lower().replace(" ", "-")
        found = (self.maybe(f"{kind}-{key}") for kind in ("symbol", "trigger", "rarity"))
        return next((word for word in found if word is not None), None)

    def listed(self, things: Sequence[str]) -> str:
        """`a, b, and c`, as the language has it."""
        return format_list(things, style="standard", locale=self.language)


@cache
def words_in(language: Language) -> Words:
    """The words of a language, read once."""
    return Words(language)
