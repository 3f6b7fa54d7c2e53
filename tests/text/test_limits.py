"""Limits and halves: "up to 30 RP", "max 30", "rounded up"."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from mblades.text.render.japanese.sentences import render as japanese
from mblades.text.render.russian.sentences import render as russian

SAME: dict[str, list[str]] = {
    "Score: Gain 2 RP for each M$ you have (up to 30 RP).": [
        "Score: 2 RP per Dollar you have. Max 30.",
        "Score: Gain 2 RP for each Dollar you have, to a maximum of thirty.",
        "Score: For each Dollar you have, gain 2 RP, up to 30 RP in total.",
        "Score: +2 RP per Dollar you have (max. 30 RP).",
    ],
    "Play: Put a star token on this card for each Mage card in your tableau (up to 5 star tokens).": [
        "Play: Put a Star Token on this card for each Mage in your tableau, to a limit of 5 tokens.",
        "Play: Put a Star Token on this card for each Mage in your tableau, max 5.",
    ],
    "Play: Gain RP equal to 3 times the number of cards in your hand (up to 15 RP).": [
        "Play: Gain RP equal to the number of cards in your hand multiplied by 3, up to 15.",
    ],
    "Play: Lose RP equal to half your RP (rounded up).": [
        "Play: Lose half of your RP, rounding up.",
    ],
    "Play: Lose RP equal to half your RP.": ["Play: Lose half your RP, rounded down."],
    "Score: Gain 1 RP for each 2 stars of cards in your tableau.": [
        "Score: +1 RP per 2 Stars in your tableau (round down).",
    ],
    "Play: Gain RP equal to the number of Construct cards in your tableau.": [
        "Play: Gain as many RP as there are Constructs in your tableau.",
    ],
    "Play: Put star tokens equal to the number of cards in your hand on this card.": [
        "Play: Place Star Tokens on this card equal to the number of cards in your hand.",
    ],
    "Play: Gain RP equal to the stars of the card in your tableau with the most stars.": [
        "Play: Gain RP equal to the highest Star Rating among your cards.",
    ],
}


@pytest.mark.parametrize(
    ("canonical", "said"), [(text, said) for text, other in SAME.items() for said in other]
)
def test_other_words_for_limits(canonical: str, said: str) -> None:
    assert render(parse(said)) == canonical
    assert parse(said) == parse(canonical)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Score: Gain 5 RP for each Mage, up to 3.", "not clear what the limit counts"),
        ("Score: Gain 5 RP for each Mage, up to 5.", "not clear what the limit counts"),
        ("Score: Draw a card. Max 30.", "no amount before it to limit"),
        ("Score: Gain 5 RP. Max 30.", "no amount before it to limit"),
        ("Score: Gain 5 RP, up to 30 RP.", "not understood"),
        ("Score: Gain 5 RP for each Mage, up to 30 Dollars.", "not understood"),
        ("Score: Gain 5 RP, rounded down.", "not understood"),
    ],
)
def test_a_limit_of_nothing_is_refused(text: str, said: str) -> None:
    with pytest.raises(SheetError, match=said):
        parse(text)


@pytest.mark.parametrize(
    ("text", "in_japanese", "in_russian"),
    [
        (
            "Score: Gain 2 RP for each M$ you have (up to 30 RP).",
            "得点：自分が持つ1ミレニアムドルにつき2RP（最大30RP）を得る。",
            "Подсчёт. Получите по 2 РО за каждый ваш миллениум-доллар, но не больше 30 РО.",
        ),
        (
            "Play: Lose RP equal to half your RP (rounded up).",
            "プレイ：自分のRPの半分（端数切り上げ）を失う。",
            "Розыгрыш. Потеряйте половину своих РО (с округлением вверх).",
        ),
    ],
)
def test_limits_in_other_languages(text: str, in_japanese: str, in_russian: str) -> None:
    assert japanese(parse(text)) == in_japanese
    assert russian(parse(text)) == in_russian
