"""The keywords: words of the language that stand for abilities written in it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from types import MappingProxyType

import msgspec


class KeywordSheet(msgspec.Struct, frozen=True):
    """One keyword: its clause of the rules and what it stands for."""

    name: str
    clause: str
    text: str
    reminders: tuple[str, ...] = ()  # how printed cards say it too

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


def escapes() -> list[str]:
    """Keywords that need code of the engine's own because the language cannot say them."""
    return [sheet.name for sheet in sheets().values() if not sheet.text.strip()]
