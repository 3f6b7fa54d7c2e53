"""The library as it goes over the wire: every face in one language, made once and kept."""

from __future__ import annotations

import gzip
import secrets
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice

import brotli
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mblades.cards.back import Back, back_of
from mblades.cards.design import CardSet, Character, Design, Meta, Npc
from mblades.cards.library import Library
from mblades.cards.translations import Language, Translation, requirement, translation
from mblades.rules.effects.asking import offered
from mblades.rules.effects.catalog import Catalog
from mblades.rules.effects.catalogs import catalog_of
from mblades.server.wire import library as wire
from mblades.text import keywords
from mblades.text.expansion import expand
from mblades.text.render.english.sentences import render_choice
from mblades.text.tree import Ability, ChooseOne, ComesWith, Keyword, May, OneOf, Text
from mblades.text.walking import nodes, teller_of

BROTLI = 10  # a third of a second for all cards, once; 11 takes three times as long
WINDOW = ("Core", "Expansion", "Premium", "Master", "Gold")  # rarities, as they are fanned out
WINDOW_SHARE = 2  # one in so many of the shorter half of a rarity
KEPT = 12  # languages times libraries: that of the program, and of tables with sets of their own


class Encoded(Struct, frozen=True):
    """A library as bytes."""

    digest: str
    content: dict[str, bytes]  # by encoding, best first; "" is JSON as it is


@lru_cache(maxsize=KEPT)
def encoded(library: Library, language: Language) -> Encoded:
    """The library as JSON, also compressed."""
    plain = msgspec.json.encode(describe_library(library, language))
    content = {
        "br": brotli.compress(plain, quality=BROTLI),
        "gzip": gzip.compress(plain, 9, mtime=0),
        "": plain,
    }
    return Encoded(library.digest, content)


def describe_library(library: Library, language: Language) -> wire.Library:
    """All that is printed, in one language."""
    words = translation(library, language)
    catalog = catalog_of(library)
    sets = (*library.sets.values(), *library.bosses, library.pro_players)
    return wire.Library(
        language=language,
        digest=library.digest,
        faces={
            design.id: _face(design, number, catalog, words)
            for number, design in enumerate(catalog.designs)
        },
        sets={one.name: _set(one, catalog, words) for one in sets},
        metas=[_meta(one, number, catalog, words) for number, one in enumerate(catalog.metas)],
        npcs=[_npc(one, words) for one in catalog.npcs],
        characters={one.name: _character(one, words) for one in library.characters},
        keywords={name: _keyword(name, words) for name in keywords.names() if _stands_alone(name)},
        choices=_choices(catalog, words),
        venues=[one.id for one in library.venues],
        teams=[one.id for one in library.teams],
        bosses=[one.name for one in library.bosses],
    )


def shop_window(library: Library, language: Language) -> list[wire.Face]:
    """A Single of each rarity in WINDOW, by chance."""
    faces = _window_faces(library, language)
    return [secrets.choice(faces[rarity]) for rarity in WINDOW]


@lru_cache(maxsize=KEPT)
def _window_faces(library: Library, language: Language) -> dict[str, list[wire.Face]]:
    """By rarity the Singles that fit a first page: the half with the shortest words, which leave room for the
    picture, and of it those with the fewest rare letters, since a browser fetches each part of a Japanese
    font for the letters in it."""
    words, catalog = translation(library, language), catalog_of(library)
    singles = [
        face
        for rarity in WINDOW
        for face in _shorter_half(
            _face(design, number, catalog, words)
            for number, design in enumerate(catalog.designs)
            if design.kind == "Single" and design.rarity == rarity
        )
    ]
    letters = {one.id: {*one.name, *"".join(line.text for line in one.lines)} for one in singles}
    met = Counter(letter for some in letters.values() for letter in some)
    faces: dict[str, list[wire.Face]] = {rarity: [] for rarity in WINDOW}
    for face in sorted(singles, key=lambda one: sum(1 / met[letter] for letter in letters[one.id])):
        faces[face.rarity].append(face)
    return {rarity: one[: max(len(one) // WINDOW_SHARE, 1)] for rarity, one in faces.items()}


def _shorter_half(faces: Iterable[wire.Face]) -> list[wire.Face]:
    by_length = sorted(faces, key=lambda one: sum(len(line.text) for line in one.lines))
    return by_length[: (len(by_length) + 1) // 2]


def _face(design: Design, number: int, catalog: Catalog, words: Translation) -> wire.Face:
    printed = words.of_card(design)
    return wire.Face(
        id=design.id,
        name=printed.name,
        english=design.name,
        set=design.set,
        rarity=design.rarity,
        kind=design.kind,
        stars=design.stars,
        elements=list(design.elements),
        types=list(design.types),
        copies=design.copies,
        lines=_lines(number, catalog, words),
        flavour=printed.flavour,
        cost=catalog.cost[number],
        epic=catalog.epic[number],
    )


def _lines(design: int, catalog: Catalog, words: Translation) -> list[wire.Line]:
    numbers = iter(_abilities(design, catalog))
    return [_line(line, numbers, words) for line in catalog.text_of(design).lines]


def _line(line: Keyword | Ability, numbers: Iterator[int], words: Translation) -> wire.Line:
    text = words.text(Text((line,)))
    if isinstance(line, Ability):
        return wire.Line(
            trigger=line.trigger.value,
            text=text,
            abilities=[next(numbers)],
            ends=_ends(line, text, words),
        )
    meant = expand(line)
    return wire.Line(
        trigger="",
        text=text,
        abilities=list(islice(numbers, len(meant))),
        keyword=line.name,
        explained=words.text(Text(meant)),
    )


def _ends(ability: Ability, text: str, words: Translation) -> list[int]:
    """Where each sentence ends: a text with fewer sentences is the beginning of it."""
    shorter = [
        words.text(Text((replace(ability, effects=ability.effects[:count]),)))
        for count in range(1, len(ability.effects))
    ]
    if not all(text.startswith(one) for one in shorter):
        return []
    return [len(one) for one in (*shorter, text)] if shorter else []


def _abilities(design: int, catalog: Catalog) -> list[int]:
    return [ability.ref for ability in catalog.abilities(design)]


def _choices(catalog: Catalog, words: Translation) -> dict[str, str]:
    """What cards offer to choose among or to do, as it is put to the player asked."""
    found: dict[str, str] = {}
    for design in range(len(catalog.designs) + len(catalog.metas)):
        for ability in catalog.abilities(design):
            for part in nodes(ability.tree):
                if isinstance(part, ChooseOne | OneOf):
                    who = teller_of(part)
                    for option in part.options:
                        found[render_choice(option, who)] = words.choice(option, who)
                may = offered(part) if isinstance(part, May | ComesWith) else None
                if may is not None:
                    found[render_choice((may,), may.who)] = words.choice((may,), may.who)
    return found


def _set(card_set: CardSet, catalog: Catalog, words: Translation) -> wire.SetFace:
    back = _back(card_set, catalog)
    english = words.language == "en"
    in_language = words.sets.get(card_set.id)
    return wire.SetFace(
        id=card_set.id,
        name=words.set_name(card_set),
        english=card_set.name,
        rarity=card_set.rarity,
        box=card_set.box,
        colour=back.colour,
        cost=back.cost,
        symbols=back.symbols,
        theme=card_set.theme if english or in_language is None else in_language.theme,
        designs=[design.id for design in card_set.designs],
    )


def _back(card_set: CardSet, catalog: Catalog) -> Back:
    if card_set in catalog.library.bosses:  # whose cards lie in no store
        return Back("black", 0, [])
    return back_of(card_set)


def _meta(meta: Meta, number: int, catalog: Catalog, words: Translation) -> wire.MetaFace:
    return wire.MetaFace(
        id=meta.id,
        name=words.other("metas", meta.name).name,
        deck=meta.deck,
        text=words.text(meta.tree),
        abilities=_abilities(catalog.meta_design(number), catalog),
    )


def _npc(npc: Npc, words: Translation) -> wire.NpcFace:
    printed = words.other("npcs", npc.name)
    return wire.NpcFace(
        id=npc.id,
        name=printed.name,
        text=requirement(npc, words.language, words.named),
        cards=sum(part.count for part in npc.requires),
        vp=npc.vp,
        flavour=printed.flavour or npc.flavour,
    )


def _character(character: Character, words: Translation) -> wire.CharacterFace:
    printed = words.other("characters", character.name)
    return wire.CharacterFace(
        id=character.id,
        name=printed.name,
        english=character.name,
        flavour=printed.flavour or character.flavour,
        friendship=list(character.friendship),
        power=_id(character.power),
        coop=_id(character.coop),
        pro=_id(character.pro),
    )


def _id(design: Design | None) -> str | None:
    return None if design is None else design.id


def _stands_alone(name: str) -> bool:
    """A keyword with a number is explained on the card that has it."""
    return not keywords.sheets()[name].takes_amount


def _keyword(name: str, words: Translation) -> wire.KeywordFace:
    keyword = Keyword(name)
    shown = name if words.language == "en" else words.text(Text((keyword,))).rstrip("。.")
    return wire.KeywordFace(name=shown, english=name, text=words.text(Text(expand(keyword))))
