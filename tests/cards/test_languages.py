"""Everything printed on cards is there in three languages, and in no other words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from mblades.cards.design import Design
from mblades.cards.library import Library, load
from mblades.cards.sheet import parse_sheet
from mblades.cards.translations import Language, Translation, translation
from mblades.text.keywords import names as keyword_names
from mblades.text.keywords import sheets
from mblades.text.tree import Keyword, Text

OTHERS: tuple[Language, ...] = ("ja", "ru")
LATIN = re.compile(r"[A-Za-z\u00c0-\u024f]+")
CYRILLIC = re.compile(r"[\u0400-\u04ff]+")
JAPANESE = re.compile(r"[\u3041-\u30ff\u3400-\u9fff\uff66-\uff9f]+")
# What the rulebooks themselves write in Latin letters: points, and parts of a few names.
ALLOWED = {
    "ja": {"RP", "R", "M", "N", "MCLXVII", "GTX", "MK", "II"},
    "ru": {"R", "MCLXVH", "II", "III"},
}
FOREIGN = {"en": (CYRILLIC, JAPANESE), "ja": (LATIN, CYRILLIC), "ru": (LATIN, JAPANESE)}
OWN = {"ja": JAPANESE, "ru": CYRILLIC}


@pytest.fixture(scope="module")
def library() -> Library:
    """All cards there are: those of the guided game, too."""
    guided = sorted((files("mblades.cards") / "guided").iterdir(), key=str)
    return load().with_sets(parse_sheet(one.read_text("utf-8")) for one in guided)


@pytest.fixture(scope="module", params=OTHERS)
def words(request: pytest.FixtureRequest, library: Library) -> Translation:
    return translation(library, request.param)


def key(design: Design) -> tuple[str, str]:
    return design.id.partition("/")[0], design.name


def foreign(language: Language, printed: str) -> list[str]:
    """Words of another language."""
    found = [word for pattern in FOREIGN[language] for word in pattern.findall(printed)]
    return [word for word in found if word not in ALLOWED.get(language, ())]


def printed_cards(words: Translation) -> Iterator[tuple[str, str]]:
    """Each thing of the library with all that is printed on it."""
    for card_set in words.library.sets.values():
        of_set = words.sets.get(card_set.id)
        theme = card_set.theme if of_set is None else of_set.theme
        yield card_set.id, f"{words.set_name(card_set)} {theme}"
    beside = [one for one in words.library.side_designs if one.kind != "Keyword"]
    for design in (*words.library.designs, *beside):
        card = words.of_card(design)
        yield design.id, f"{card.name}\n{words.text(design.tree)}\n{card.flavour}"
    for meta in words.library.metas:
        yield meta.id, f"{words.other('metas', meta.name).name}\n{words.text(meta.tree)}"
    for npc in words.library.npcs:
        person = words.other("npcs", npc.name)
        yield npc.id, f"{person.name}\n{person.flavour}"


def test_every_set_has_a_name_and_a_theme(words: Translation) -> None:
    missing = [
        card_set.id
        for card_set in words.library.sets.values()
        if not (card_set.id in words.sets and words.sets[card_set.id].name)
        or (card_set.theme and not words.sets[card_set.id].theme)
    ]
    assert not missing


def test_every_card_has_a_name_and_flavour(words: Translation) -> None:
    missing = [
        design.id
        for design in words.library.designs
        if not (key(design) in words.cards and words.cards[key(design)].name)
        or (design.flavour and not words.cards[key(design)].flavour)
    ]
    assert not missing


@pytest.mark.parametrize("kind", ["metas", "npcs", "characters"])
def test_everyone_beside_the_decks_has_a_name(words: Translation, kind: str) -> None:
    told = words.others.get(kind, {})
    things = getattr(words.library, kind)
    with_flavour = {one.name for one in things if kind != "metas" and one.flavour}
    missing = [
        one.id
        for one in things
        if one.name not in told
        or not told[one.name].name
        or (one.name in with_flavour and not told[one.name].flavour)
    ]
    assert not missing


def test_every_pro_player_has_a_name_and_flavour(words: Translation) -> None:
    told = words.others.get("characters", {})
    missing = [
        one.id
        for one in words.library.characters
        if one.pro is not None
        and not (one.name in told and told[one.name].pro_name and told[one.name].pro_flavour)
    ]
    assert not missing


def test_nothing_is_translated_that_is_not_there(words: Translation) -> None:
    assert not set(words.cards) - {key(design) for design in words.library.designs}
    sets = (*words.library.sets.values(), words.library.pro_players)
    assert set(words.sets) == {card_set.id for card_set in sets}
    for kind in ("metas", "npcs", "characters"):
        known = {one.name for one in getattr(words.library, kind)}
        assert not set(words.others.get(kind, {})) - known, kind


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_no_words_of_another_language(library: Library, language: Language) -> None:
    found = {
        name: strange
        for name, printed in printed_cards(translation(library, language))
        if (strange := foreign(language, printed))
    }
    assert not found


@pytest.mark.parametrize("language", OTHERS)
def test_keywords_have_no_words_of_another_language(library: Library, language: Language) -> None:
    words = translation(library, language)
    for name in keyword_names():
        keyword = Keyword(name, 20 if sheets()[name].takes_amount else None)
        assert not foreign(language, words.text(Text((keyword,)))), name


def test_names_are_of_the_language(words: Translation) -> None:
    own = OWN[words.language]
    assert not [d.id for d in words.library.designs if not own.search(words.of_card(d).name)]
    assert not [s.id for s in words.library.sets.values() if not own.search(words.set_name(s))]


def test_two_cards_have_two_names(words: Translation) -> None:
    """Cards with one English name, such as the two Samis, may share the other one too."""
    english: dict[str, set[str]] = {}
    for design in words.library.designs:
        english.setdefault(words.of_card(design).name, set()).add(design.name)
    assert not {name: cards for name, cards in english.items() if len(cards) > 1}
    sets = Counter(words.set_name(card_set) for card_set in words.library.sets.values())
    assert max(sets.values()) == 1


def test_two_cards_have_two_flavours(words: Translation) -> None:
    flavours = Counter(words.of_card(design).flavour for design in words.library.designs)
    assert not [flavour for flavour, count in flavours.items() if flavour and count > 1]
