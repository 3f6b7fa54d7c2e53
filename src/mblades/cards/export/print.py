"""A sheet of cards to print and cut out: one HTML page that needs nothing from outside."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from html import escape

from mblades.cards.design import BUY_COST, Design
from mblades.cards.export.style import ICONS, STYLE
from mblades.cards.translations import Language, Translation
from mblades.files import COMMENT
from mblades.text.expansion import expand
from mblades.text.tree import Ability, Keyword, Text, TriggerWord

CARDS_A_PAGE = 9
ACROSS = 3
CARD_WIDTH, CARD_HEIGHT = 63, 88  # mm
PAGE_WIDTH, PAGE_HEIGHT = 210, 297  # A4
LEFT = (PAGE_WIDTH - ACROSS * CARD_WIDTH) / 2
TOP = (PAGE_HEIGHT - CARDS_A_PAGE // ACROSS * CARD_HEIGHT) / 2

# How long a text may be for each size of letters; wide letters count twice.
SIZES = ((150, "big"), (320, "middle"), (480, "small"))

WORDS: dict[Language, dict[str, str]] = {
    "en": {},
    "ja": {
        "Fire": "炎", "Water": "水", "Air": "風", "Earth": "地", "Light": "光", "Dark": "闇",
        "Animal": "動物", "Myth": "神話", "Construct": "機械", "Citizen": "民衆",
        "Soldier": "兵士", "Mage": "魔道士", "Pro": "プロ",
        "Starter": "スターター", "Core": "基本", "Expansion": "拡張", "Premium": "プレミア",
        "Master": "マスター", "Bronze": "ブロンズプロモ", "Silver": "シルバープロモ",
        "Gold": "ゴールドプロモ", "Mystic": "ミスティック",
        "Single": "シングル", "Deck Box": "デッキケース", "Accessory": "アクセサリー",
        "name": "カード名", "set": "セット", "stars": "スターレーティング", "symbols": "シンボル",
        "copies": "枚数", "text": "効果テキスト", "designs": "種類", "cards": "枚",
    },
    "ru": {
        "Fire": "огненная", "Water": "водная", "Air": "воздушная", "Earth": "земляная",
        "Light": "светлая", "Dark": "тёмная",
        "Animal": "животное", "Myth": "миф", "Construct": "конструкция",
        "Citizen": "горожанин", "Soldier": "воин", "Mage": "маг", "Pro": "чемпион",
        "Starter": "начальная", "Core": "базовая", "Expansion": "расширенная",
        "Premium": "премиальная", "Master": "мастерская", "Bronze": "бронзовая промокарта",
        "Silver": "серебряная промокарта", "Gold": "золотая промокарта",
        "Mystic": "мистическая",
        "Single": "сингл", "Deck Box": "коробочка", "Accessory": "аксессуар",
        "name": "имя", "set": "выпуск", "stars": "звёзды", "symbols": "символы",
        "copies": "копии", "text": "эффект", "designs": "карт разных", "cards": "всего",
    },
}  # fmt: skip


def word(language: Language, english: str) -> str:
    """A symbol, rarity, kind or heading in a language."""
    return WORDS[language].get(english, english)


def print_sheet(designs: Sequence[Design], words: Translation, *, copies: bool = False) -> str:
    """The cards as a page of HTML, nine to a printed page; every copy of each, or one."""
    cards = [
        _card(design, words, number)
        for design in designs
        for number in (range(1, design.copies + 1) if copies else (0,))
    ]
    pages = [
        _page(cards[first : first + CARDS_A_PAGE]) for first in range(0, len(cards), CARDS_A_PAGE)
    ]
    return "\n".join(
        [
            "<!DOCTYPE html>",
            COMMENT,
            f'<html lang="{words.language}">',
            '<head><meta charset="utf-8"><title>Millennium Blades</title>',
            f"<style>{STYLE}</style></head>",
            "<body>",
            ICONS,
            *pages,
            "</body></html>",
            "",
        ]
    )


def _page(cards: Iterable[str]) -> str:
    return (
        f'<section class="page">{_cut_marks()}<div class="cards">{"".join(cards)}</div></section>'
    )


def _cut_marks() -> str:
    """Short lines in the margins, where the knife goes."""
    marks = []
    for column in range(ACROSS + 1):
        at = LEFT + column * CARD_WIDTH
        marks += [
            (at, TOP - 8, at, TOP - 2),
            (at, PAGE_HEIGHT - TOP + 2, at, PAGE_HEIGHT - TOP + 8),
        ]
    for row in range(CARDS_A_PAGE // ACROSS + 1):
        at = TOP + row * CARD_HEIGHT
        marks += [
            (LEFT - 8, at, LEFT - 2, at),
            (PAGE_WIDTH - LEFT + 2, at, PAGE_WIDTH - LEFT + 8, at),
        ]
    lines = " ".join(f"M{x1:g} {y1:g}L{x2:g} {y2:g}" for x1, y1, x2, y2 in marks)
    return (
        f'<svg class="cut" viewBox="0 0 {PAGE_WIDTH} {PAGE_HEIGHT}" aria-hidden="true">'
        f'<path d="{lines}"/></svg>'
    )


def _card(design: Design, words: Translation, number: int) -> str:
    printed = words.of_card(design)
    language = words.language
    card_set = words.library.sets.get(design.set)
    set_name = design.set if card_set is None else words.set_name(card_set)
    rarity, kind = word(language, design.rarity), word(language, design.kind)
    symbols = [word(language, symbol) for symbol in (*design.elements, *design.types)]
    line = " · ".join(symbols) if symbols else kind
    many = f"{number}/{design.copies}" if number else f"×{design.copies}"
    body = "".join(_lines(design.tree, words))
    length = _width(words.text(design.tree)) + _width(printed.flavour)
    length += sum(_width(_meaning(one, words)) for one in _keywords(design.tree))
    return (
        f'<article class="card {_css(design.rarity)} {_css(design.kind)} {_size(length)}">'
        f'<header>{_star(design.stars)}<h2 class="{_name_size(printed.name)}">'
        f"{escape(printed.name)}</h2></header>"
        f"{_picture(design)}"
        f'<p class="symbols"><b>{escape(line)}</b><span>{escape(rarity)}</span></p>'
        f'<div class="text">{body}<p class="flavour">{escape(printed.flavour)}</p></div>'
        f"<footer><span>{escape(set_name)}</span>"
        f"<span>M$ {BUY_COST.get(design.rarity, 0)} · {many}</span></footer></article>"
    )


def _css(english: str) -> str:
    return english.lower().replace(" ", "-")


def _star(stars: int) -> str:
    return (
        '<svg class="star" viewBox="0 0 40 40" aria-hidden="true"><use href="#star"/>'
        f'<text x="20" y="26">{stars}</text></svg>'
    )


def _picture(design: Design) -> str:
    """A picture made of what the card is: its types before its elements."""
    elements = [_css(element) for element in design.elements]
    colours = [f"var(--{element})" for element in elements] or ["var(--frame)"]
    if len(colours) == 1:
        colours.append(f"color-mix(in srgb, {colours[0]} 45%, #fff)")
    shapes = [_css(one) for one in design.types] or (
        [] if design.kind == "Single" else [_css(design.kind)]
    )
    big = "".join(f'<svg viewBox="0 0 40 40"><use href="#{shape}"/></svg>' for shape in shapes)
    badges = "".join(
        f'<svg class="badge" viewBox="0 0 40 40" style="color:var(--{element})">'
        f'<circle cx="20" cy="20" r="19" fill="currentColor" stroke="#fff" stroke-width="2"/>'
        f'<use href="#{element}"/></svg>'
        for element in elements
    )
    gradient = f"linear-gradient(135deg, {', '.join(colours)})"
    return (
        f'<div class="picture" style="background:{gradient}"><div class="shapes">{big}</div>'
        f'<div class="badges">{badges}</div></div>'
    )


# --------------------------------------------------------------------------- text


def _lines(tree: Text, words: Translation) -> Iterator[str]:
    for line in tree.lines:
        printed = words.text(Text((line,)))
        if isinstance(line, Keyword):
            label = re.sub(r"[.。]$", "", printed)
            meaning = _meaning(line, words)
            yield (
                f'<p><i class="chip keyword">{escape(label)}</i> '
                f'<span class="meaning">({escape(meaning)})</span></p>'
            )
        elif line.trigger is TriggerWord.RULE:
            yield f"<p>{escape(printed)}</p>"
        else:
            yield _with_chip(line, printed)


def _with_chip(ability: Ability, printed: str) -> str:
    """The trigger word in its colour, then what it sets off."""
    label, text = re.split(r"[:：.]\s*", printed, maxsplit=1)
    chip = f'<i class="chip {_css(ability.trigger.value)}">{escape(label)}</i>'
    return f"<p>{chip} {escape(text)}</p>"


def _keywords(tree: Text) -> list[Keyword]:
    return [line for line in tree.lines if isinstance(line, Keyword)]


def _meaning(keyword: Keyword, words: Translation) -> str:
    """What a keyword stands for."""
    return words.text(Text(expand(keyword))).replace("\n", " ")


def _width(text: str) -> int:
    """The letters of a text; those of East Asia are twice as wide."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def _size(length: int) -> str:
    return next((size for most, size in SIZES if length <= most), "tiny")


def _name_size(name: str) -> str:
    width = _width(name)
    return "name" if width <= 22 else "long name" if width <= 34 else "longest name"
