"""The seventeen characters: two powers, a co-op power and a pro player card each, in three languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mblades.cards.design import Character, Design
from mblades.cards.library import load
from mblades.cards.side_cards import read_characters
from mblades.cards.translations import translation
from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from mblades.text.tree import ELEMENTS

CHARACTERS = load().characters
BASE = {
    "Deques Applenti": ("デックス・アプレンティ", "Пол Нокарт"),
    "Cardine Kolleckta": ("カーディン・コレクタ", "Карина Собираева"),
    "Fulton Suitcase": ("フルトン・スーツケース", "Торстосум Чемодсен"),
    "Morrey Caardman": ("モーリー・カールドマン", "Морри Каардмаан"),
    "Power Creep": ("パワー・クリープ", "Мета-Лом"),
    "Shur Wen Na": ("シュア・ウェン・ナー", "Чэн Пэй Энка"),
}


def cards(character: Character) -> list[Design]:
    designs = (character.power, character.coop, character.pro)
    return [design for design in designs if design is not None]


def test_by_box() -> None:
    boxes = Counter(character.box for character in CHARACTERS)
    assert boxes == {"base": 6, "Collusion": 6, "Set Rotation": 4, "Fusion Chaos": 1}


@pytest.mark.rule("OPT-1", "OPT-2", "COOP-4")
@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_every_character_is_complete(character: Character) -> None:
    power, coop, pro = cards(character)
    assert (power.kind, coop.kind, pro.kind) == ("Character", "Co-op", "Single")
    assert power.name == coop.name == character.name
    assert character.flavour
    assert pro.flavour
    assert (pro.rarity, pro.copies, pro.types, len(pro.elements)) == ("Silver", 5, ("Pro",), 1)
    assert 5 <= pro.stars <= 8
    for design in (power, coop, pro):
        assert render(parse(design.text)) == design.text
        assert load().side_designs.count(design) == 1


def test_no_two_are_the_same() -> None:
    designs = [*load().designs, *load().side_designs]
    assert len({design.id for design in designs}) == len(designs)
    texts = Counter(design.text for character in CHARACTERS for design in cards(character))
    assert set(texts.values()) == {1}
    assert not texts.keys() & {design.text for design in load().designs}
    names = {design.name for design in load().designs}
    assert not names & {design.name for one in CHARACTERS for design in cards(one)}


@pytest.mark.rule("RUL-13")
def test_the_bios_are_kept() -> None:
    texts = {one.name: one.power.text for one in CHARACTERS if one.power}
    for name, words in {
        "Deques Applenti": ("1 more Deck Box", "1 more Accessory"),
        "Cardine Kolleckta": ("random Bronze", "Fusions cost you 1 card less", "Score effects"),
        "Fulton Suitcase": ("M$ more", "look at", "Pay", "star tokens"),
        "Morrey Caardman": ("Aftermarket cards cost you", "sell cards for", "top of the Store"),
        "Power Creep": ("next metas", "meta twice"),
        "Shur Wen Na": ("2 more Singles", "extra slot", "clashes"),
        "Destine Draa": ("2 more sell markers",),
        "Raul Sawyer": ("Name a trigger",),
        "Skillian Taupeht": ("Attach a keyword",),
    }.items():
        assert all(word in texts[name] for word in words), name


@pytest.mark.rule("OPT-11")
def test_there_are_23_keyword_cards() -> None:
    assert len(load().keyword_cards) == 23
    assert {"Speed", "Duelist", "Mimicry"} <= {card.name for card in load().keyword_cards}


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.id)
def test_in_japanese_and_russian(character: Character) -> None:
    for language, foreign in (("ja", r"[A-Za-zА-я]{4,}"), ("ru", r"[A-Za-z]")):
        words = translation(load(), language)
        for design in cards(character):
            told = words.of_card(design)
            for line in (told.name, told.flavour, words.text(design.tree)):
                assert line
                assert line not in (design.name, design.flavour)
                rest = re.sub(r"1000 (GTX|ГТХ) (MK|МК) II|MK II|III|GTX", "", line)
                assert not re.search(foreign, rest), line
    if character.name in BASE:
        names = [translation(load(), one).of_card(cards(character)[0]).name for one in ("ja", "ru")]
        assert tuple(names) == BASE[character.name]


def test_a_pro_card_may_be_a_pro_and_must_have_a_text(tmp_path: pytest.TempPathFactory) -> None:
    path = tmp_path / "characters.toml"  # type: ignore[operator]
    sheet = '[[characters]]\nname = "Me"\nbox = "custom"\n[characters.pro]\nname = "I"\nstars = 6\n'
    path.write_text(sheet + 'symbols = "Fire Pro"\ntext = "Play: Gain 20 RP."\n')
    (me,) = read_characters(path)
    assert me.pro is not None
    assert (me.power, me.pro.types, me.pro.elements) == (None, ("Pro",), ("Fire",))
    assert set(me.pro.elements) <= set(ELEMENTS)
    path.write_text(sheet + 'symbols = "Fire Prop"\ntext = "Play: Gain 20 RP."\n')
    with pytest.raises(SheetError, match="no symbol"):
        read_characters(path)
    path.write_text(sheet + 'symbols = "Fire Pro"\n')
    with pytest.raises(SheetError, match="needs the key text"):
        read_characters(path)
