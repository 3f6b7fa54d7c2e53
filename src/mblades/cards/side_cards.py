"""Reading the cards that are in no deck: metas, NPCs, characters, venues, teams and bosses; and the
store builds.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

from mblades.cards.design import (
    Build,
    CardSet,
    Character,
    DeckKind,
    Design,
    EditionName,
    Meta,
    MetaDeck,
    Npc,
    SideKind,
)
from mblades.cards.document import Document, Entry
from mblades.cards.library import PRO_PLAYERS
from mblades.cards.sheet import SYMBOLS, misread, read_sheet, read_symbols, read_text, slug
from mblades.errors import SheetError
from mblades.text.reading.parser import parse_cards
from mblades.text.render.english.sentences import render
from mblades.text.tree import ELEMENTS, TYPES, Cards

META_DECKS: tuple[MetaDeck, ...] = ("Element", "Type", "Star", "Rarity")
PRO_COPIES = 5  # ED-14: enough for all but the winner of six, or for five
BOSS_CARDS: dict[DeckKind, int] = {"Deck Box": 1, "Accessory": 4, "Single": 8}  # COOP-1
EDITIONS: tuple[EditionName, ...] = ("original", "collusion")


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


def read_venues(path: Path) -> tuple[Design, ...]:
    """The venues."""
    return tuple(_side_card(entry, "Venue") for entry in _entries(path, "venues", "a venue"))


def read_teams(path: Path) -> tuple[Design, ...]:
    """The Team cards."""
    return tuple(_side_card(entry, "Team") for entry in _entries(path, "teams", "a team"))


def read_boss(path: Path) -> CardSet:
    """A boss: a sheet of Mystic cards, one copy each."""
    boss = read_sheet(path)
    sheet = Entry(Document.read(path))
    if boss.rarity != "Mystic":
        raise sheet.wrong("rarity", "a boss must have the rarity Mystic", boss.rarity, "Mystic")
    for kind, count in BOSS_CARDS.items():
        found = len([design for design in boss.designs if design.kind == kind])
        if found != count:
            many = f"{count} designs of kind {kind}"
            raise sheet.wrong("cards", f"a boss must have {many}, not {found}", expected=many)
    return boss


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
    entry.allow("name", "box", "flavour", "power", "coop", "pro")
    entry.need("name", "box")
    name, box = entry.filled("name"), entry.filled("box")
    return Character(
        slug(name), name, box,
        power=_power(entry, "power", "Character", "Characters"),
        coop=_power(entry, "coop", "Co-op", "Co-op Characters"),
        pro=_pro(entry, box) if "pro" in entry.values else None,
        flavour=entry.string("flavour").strip(),
    )  # fmt: skip


def _power(entry: Entry, key: str, kind: SideKind, set_name: str) -> Design | None:
    """A card beside the board; it has the character's name."""
    if key not in entry.values:
        return None
    name, tree = entry.filled("name"), read_text(entry, key)
    return Design(
        id=f"{slug(set_name)}/{slug(name)}", name=name, set=set_name, box=entry.filled("box"),
        rarity="Core", kind=kind, stars=0, elements=(), types=(), copies=1, text=render(tree),
        tree=tree,
    )  # fmt: skip


def _side_card(entry: Entry, kind: SideKind) -> Design:
    """A venue or a team: a card beside the board of everybody whom it concerns."""
    entry.allow("name", "box", "text", "flavour")
    entry.need("name", "box", "text")
    name, tree, set_name = entry.filled("name"), read_text(entry), f"{kind}s"
    return Design(
        id=f"{slug(set_name)}/{slug(name)}", name=name, set=set_name, box=entry.filled("box"),
        rarity="Core", kind=kind, stars=0, elements=(), types=(), copies=1, text=render(tree),
        tree=tree, flavour=entry.string("flavour").strip(),
    )  # fmt: skip


def _pro(character: Entry, box: str) -> Design:
    """A pro player card: a Silver promo of which everyone may get a copy (OPT-2)."""
    entry = Entry(character.document, (*character.keys, "pro"), "a pro player card")
    entry.allow("name", "stars", "symbols", "text", "flavour")
    entry.need("name", "stars", "symbols", "text")
    name, tree = entry.filled("name"), read_text(entry)
    symbols = read_symbols(entry, (*SYMBOLS, "Pro"))
    return Design(
        id=f"{slug(PRO_PLAYERS)}/{slug(name)}", name=name, set=PRO_PLAYERS, box=box,
        rarity="Silver", kind="Single", stars=entry.integer("stars", 1, 10),
        elements=tuple(word for word in symbols if word in ELEMENTS),
        types=tuple(word for word in symbols if word in TYPES),
        copies=PRO_COPIES, text=render(tree), tree=tree, flavour=entry.string("flavour").strip(),
    )  # fmt: skip


def _build(entry: Entry) -> Build:
    keys = ("name", "edition", "expansion", "premium", "master", "fusion", "prizes")
    entry.allow(*keys)
    entry.need(*keys)
    for key, count in (("fusion", 3), ("prizes", 2)):
        if len(entry.strings(key)) != count:
            raise entry.wrong(key, f"{key} must name {count} sets")
    return Build(
        name=entry.filled("name"),
        edition=entry.choice("edition", EDITIONS),
        expansion=entry.strings("expansion"),
        premium=entry.strings("premium"),
        master=entry.strings("master"),
        fusion=cast(tuple[str, str, str], entry.strings("fusion")),
        prizes=cast(tuple[str, str], entry.strings("prizes")),
    )
