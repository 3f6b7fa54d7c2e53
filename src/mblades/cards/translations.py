"""The names and flavour of cards in other languages: `lang/<language>/*.toml` beside the sheets.

A set's file has its `name` and `theme`, and a table `[cards."English name"]` with `name` and
`flavour` for each design; so has a boss's. `metas.toml`, `npcs.toml`, `venues.toml` and so on hold
one table for each thing under the file's own name: `[npcs."Gardening Uncle"]`. Texts are rendered,
not translated.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Literal

import msgspec

from mblades.cards.design import CardSet, Design, Npc
from mblades.cards.library import Library
from mblades.errors import SheetError
from mblades.text.render.english.sentences import render as render_english
from mblades.text.render.english.sentences import render_choice as render_english_choice
from mblades.text.tree import Effect, Text, Whom

Language = Literal["en", "ja", "ru"]
LANGUAGES: tuple[Language, ...] = ("en", "ja", "ru")
RENDERERS = {
    "ja": "mblades.text.render.japanese.sentences",
    "ru": "mblades.text.render.russian.sentences",
}
HERE = Path(__file__).parent / "lang"


class Words(msgspec.Struct, frozen=True):
    """What is printed of one thing in another language."""

    name: str = ""
    flavour: str = ""
    theme: str = ""
    pro_name: str = ""  # of a character: its pro player card
    pro_flavour: str = ""


class Translation(msgspec.Struct, frozen=True, dict=True):
    """Everything the library says in one language."""

    language: Language
    sets: dict[str, Words]  # by the slug of the set
    cards: dict[tuple[str, str], Words]  # by the slug of the set and the English name
    others: dict[str, dict[str, Words]]  # "npcs", "metas" ...: by the English name
    library: Library

    def set_name(self, card_set: CardSet) -> str:
        """The name of a set; its English name where there is no other."""
        words = self.sets.get(card_set.id) or self.others.get("bosses", {}).get(card_set.name)
        return card_set.name if words is None else words.name

    def of_card(self, design: Design) -> Words:
        """The name and flavour of a card."""
        words = self.cards.get((_set_slug(design), design.name))
        return words or self._of_side_card(design) or Words(design.name, design.flavour)

    def _of_side_card(self, design: Design) -> Words | None:
        """A character's power card has the character's name; the others have their own."""
        characters = self.others.get("characters", {})
        if design.kind in ("Character", "Co-op"):
            return characters.get(design.name)
        if design.kind in ("Venue", "Team") or design.rarity == "Mystic":
            return self.others.get(_set_slug(design), {}).get(design.name)
        if design.kind == "Keyword" and self.language != "en":
            return Words(self.text(design.tree).rstrip("。."))
        for one in self.library.characters:
            if one.pro is not None and one.pro.id == design.id and one.name in characters:
                words = characters[one.name]
                return Words(words.pro_name, words.pro_flavour)
        return None

    def other(self, kind: str, name: str) -> Words:
        """The words of a meta, an NPC, a character ..."""
        return self.others.get(kind, {}).get(name) or Words(name)

    def text(self, tree: Text) -> str:
        """A card's text in this language, the names in it too."""
        if self.language == "en":
            return render_english(tree)
        render: Callable[[Text, Callable[[str], str]], str]
        render = import_module(RENDERERS[self.language]).render
        return render(tree, self.named)

    def choice(self, option: tuple[Effect, ...], who: Whom) -> str:
        """One option of a choice, to the player who is asked."""
        if self.language == "en":
            return render_english_choice(option, who)
        render: Callable[[tuple[Effect, ...], Whom, Callable[[str], str]], str]
        render = import_module(RENDERERS[self.language]).render_choice
        return render(option, who, self.named)

    def named(self, english: str) -> str:
        """A set or card that a text names."""
        return self._names.get(english, english)

    @cached_property
    def _names(self) -> dict[str, str]:
        sets = (*self.library.sets.values(), *self.library.bosses)
        names = {one.name: self.set_name(one) for one in sets}
        every = (*self.library.designs, *self.library.side_designs)
        names.update((design.name, self.of_card(design).name) for design in every)
        return names


def requirement(npc: Npc, language: Language, name: Callable[[str], str] = str) -> str:
    """What an NPC asks for, as one sentence; `name` translates the names of sets and cards."""
    if language == "ja":
        return _japanese_requirement(npc, name)
    if language == "ru":
        return _russian_requirement(npc, name)
    return npc.requirement


def _japanese_requirement(npc: Npc, name: Callable[[str], str]) -> str:
    """炎属性のカード2枚と、魔道士のカード1枚を捨てる。"""
    from mblades.text.render.japanese.nouns import (
        Nouns,  # loaded when needed, as in Translation.text
    )

    nouns = Nouns(name)
    asked = [f"{nouns.kind(cards.filter).lstrip('、')}{cards.count}枚" for cards in npc.requires]
    return f"{'と、'.join(asked)}を捨てる。"


def _russian_requirement(npc: Npc, name: Callable[[str], str]) -> str:
    """Сбросьте 2 огненные карты и карту мага."""
    from mblades.text.render.russian.sentences import Russian
    from mblades.text.render.russian.words import Case

    writer = Russian(name)
    asked = [writer.cards(cards, Case.ACC, place=False).rstrip(",") for cards in npc.requires]
    *first, last = asked
    if not first:
        return f"Сбросьте {last}."
    pause = "," if "," in first[-1] else ""  # closes a description with a comma of its own
    return f"Сбросьте {', '.join(first)}{pause} и {last}."


def _set_slug(design: Design) -> str:
    return design.id.partition("/")[0]


@cache
def translation(library: Library, language: Language) -> Translation:
    """The words of a language for a library; English ones are those of the sheets."""
    made = Translation(language, {}, {}, {}, library)
    if language == "en":
        return made
    bosses = {boss.id: boss.name for boss in library.bosses}
    for path in sorted((HERE / language).glob("*.toml")):
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise SheetError(f"this is not TOML: {error}", file=path.name) from None
        if "cards" in data or "name" in data:
            cards = msgspec.convert(data.pop("cards", {}), dict[str, Words])
            printed = msgspec.convert(data, Words)
            if path.stem in bosses:  # whose cards are in no set
                made.others.setdefault("bosses", {})[bosses[path.stem]] = printed
                made.others[path.stem] = cards
            else:
                made.sets[path.stem] = printed
                made.cards.update(((path.stem, name), words) for name, words in cards.items())
        else:
            for kind, things in data.items():
                table = made.others.setdefault(kind, {})
                table.update(
                    (name, msgspec.convert(words, Words)) for name, words in things.items()
                )
    return made
