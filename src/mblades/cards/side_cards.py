"""Reading the cards that are in no deck: metas, NPCs, characters; and the store builds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, cast

from mblades.cards.design import Build, Character, Meta, MetaDeck, Npc
from mblades.cards.document import Document, Entry
from mblades.cards.sheet import misread, read_text, slug
from mblades.errors import SheetError
from mblades.text.english import render
from mblades.text.parser import parse_cards
from mblades.text.tree import Cards

META_DECKS: tuple[MetaDeck, ...] = ("Element", "Type", "Star", "Rarity")
EDITIONS: tuple[Literal["original", "collusion"], ...] = ("original", "collusion")


# What stands between the parts of "Discard 2 Fire cards, a Deck Box and a Mage card."
_ASKED = re.compile(r"(?:^Discard |, | and )(.+?)(?=, | and |\.$)")


def read_metas(path: Path) -> tuple[Meta, ...]:
    """The metagame cards."""
    return tuple(_meta(entry) for entry in _entries(path, "metas", "a meta"))


def read_npcs(path: Path) -> tuple[Npc, ...]:
    """The non-professional players."""
    return tuple(_npc(entry) for entry in _entries(path, "npcs", "an NPC"))


def read_characters(path: Path) -> tuple[Character, ...]:
    """The characters."""
    return tuple(_character(entry) for entry in _entries(path, "characters", "a character"))


def read_builds(path: Path) -> tuple[Build, ...]:
    """The store builds that can be chosen by name."""
    return tuple(_build(entry) for entry in _entries(path, "builds", "a build"))


def _entries(path: Path, key: str, what: str) -> list[Entry]:
    sheet = Entry(Document.read(path))
    sheet.allow(key)
    return sheet.entries(key, what)


def _meta(entry: Entry) -> Meta:
    entry.allow("name", "deck", "text")
    entry.need("name", "deck", "text")
    name, tree = entry.filled("name"), read_text(entry)
    return Meta(slug(name), name, entry.choice("deck", META_DECKS), render(tree), tree)


def _npc(entry: Entry) -> Npc:
    entry.allow("name", "requirement", "vp", "flavour")
    entry.need("name", "requirement", "vp")
    name, requirement = entry.filled("name"), entry.filled("requirement")
    requires = tuple(
        _selection(entry, requirement, found) for found in _ASKED.finditer(requirement)
    )
    if not requires or not requirement.endswith("."):
        raise entry.wrong(
            "requirement", "this asks for no cards", requirement,
            expected="a sentence such as: Discard 2 Fire cards and a Mage card.",
        )  # fmt: skip
    return Npc(
        slug(name), name, requires, requirement, entry.integer("vp", 1, 20), entry.string("flavour")
    )


def _selection(entry: Entry, requirement: str, found: re.Match[str]) -> Cards:
    try:
        return parse_cards(found[1])
    except SheetError as error:
        error.column += found.start(1)
        raise misread(entry, "requirement", requirement, error) from None


def _character(entry: Entry) -> Character:
    entry.allow("name", "box")
    entry.need("name", "box")
    return Character(slug(entry.filled("name")), entry.filled("name"), entry.filled("box"))


def _build(entry: Entry) -> Build:
    keys = ("name", "edition", "expansion", "premium", "master", "fusion", "prizes")
    entry.allow(*keys)
    entry.need(*keys)
    for key, count in (("fusion", 3), ("prizes", 2)):
        if len(entry.strings(key)) != count:
            raise entry.wrong(key, f"{key} names {count} sets")
    return Build(
        name=entry.filled("name"),
        edition=entry.choice("edition", EDITIONS),
        expansion=entry.strings("expansion"),
        premium=entry.strings("premium"),
        master=entry.strings("master"),
        fusion=cast(tuple[str, str, str], entry.strings("fusion")),
        prizes=cast(tuple[str, str], entry.strings("prizes")),
    )
