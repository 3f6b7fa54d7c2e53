"""What keywords stand for, read from their texts."""

from __future__ import annotations

from mblades.errors import SheetError
from mblades.text.keywords import sheets
from mblades.text.reading.parser import parse
from mblades.text.tree import Ability, Keyword, Text

_expanded: dict[Keyword, tuple[Ability, ...]] = {}


def abilities_of(text: Text) -> tuple[Ability, ...]:
    """The abilities of a text in their order, keywords written out."""
    found: list[Ability] = []
    for line in text.lines:
        found.extend(expand(line) if isinstance(line, Keyword) else (line,))
    return tuple(found)


def expand(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities a keyword stands for."""
    found = _expanded.get(keyword)
    if found is None:
        found = _expanded[keyword] = _read(keyword)
    return found


def remember(keyword: Keyword, abilities: tuple[Ability, ...]) -> None:
    """Keep what a keyword stands for, as it was read before, so that no parser is needed."""
    _expanded.setdefault(keyword, abilities)


def _read(keyword: Keyword) -> tuple[Ability, ...]:
    sheet = sheets().get(keyword.name)
    if sheet is None:
        raise SheetError(f'there is no keyword "{keyword.name}"', words=keyword.name)
    text = sheet.text.replace("{amount}", str(keyword.amount)).strip()
    lines = parse(text, file="keywords.toml").lines
    return tuple(line for line in lines if isinstance(line, Ability))
