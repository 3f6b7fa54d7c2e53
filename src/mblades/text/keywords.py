"""The keywords: words of the language that stand for abilities written in it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from types import MappingProxyType

import msgspec

from mblades.errors import SheetError
from mblades.text import tree


class KeywordSheet(msgspec.Struct, frozen=True):
    """One keyword: its clause of the rules and what it stands for."""

    name: str
    clause: str
    text: str

    @property
    def takes_amount(self) -> bool:
        """Whether the card prints a number behind the keyword."""
        return "{amount}" in self.text


@lru_cache(maxsize=1)
def sheets() -> Mapping[str, KeywordSheet]:
    text = resources.files("mblades.text").joinpath("keywords.toml").read_text("utf-8")
    rows = msgspec.convert(tomllib.loads(text)["keywords"], list[KeywordSheet])
    return MappingProxyType({row.name: row for row in rows})


def __getattr__(name: str) -> Mapping[str, KeywordSheet]:
    if name == "KEYWORDS":
        return sheets()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def names() -> tuple[str, ...]:
    """The names of all keywords."""
    return tuple(sheets())


_expanded: dict[tree.Keyword, tuple[tree.Ability, ...]] = {}


def expand(keyword: tree.Keyword) -> tuple[tree.Ability, ...]:
    """The abilities a keyword stands for."""
    found = _expanded.get(keyword)
    if found is None:
        found = _expanded[keyword] = _read(keyword)
    return found


def remember(keyword: tree.Keyword, abilities: tuple[tree.Ability, ...]) -> None:
    """Keep what a keyword stands for, as it was read before, so that no parser is needed."""
    _expanded.setdefault(keyword, abilities)


def _read(keyword: tree.Keyword) -> tuple[tree.Ability, ...]:
    from mblades.text.grammar.parser import parse

    sheet = sheets().get(keyword.name)
    if sheet is None:
        raise SheetError(f'there is no keyword "{keyword.name}"', words=keyword.name)
    text = sheet.text.replace("{amount}", str(keyword.amount)).strip()
    lines = parse(text, file="keywords.toml").lines
    return tuple(line for line in lines if isinstance(line, tree.Ability))


def escapes() -> list[str]:
    """Keywords that need code of the engine's own because the language cannot say them."""
    return [sheet.name for sheet in sheets().values() if not sheet.text.strip()]
