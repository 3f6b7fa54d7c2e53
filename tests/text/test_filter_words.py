"""What is asked of a card, in other words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from mblades.text.render.japanese.sentences import render as japanese
from mblades.text.render.russian.sentences import render as russian

SAME: dict[str, list[str]] = {
    "Play: Flip a card with a star token on it in any tableau.": [
        "Play: Flip a card in any tableau with at least one star token.",
        "Play: Flip a card in any tableau that has star tokens on it.",
    ],
    "Score: Gain 4 RP for each card with at least 2 star tokens on it in your tableau.": [
        "Score: Gain 4 RP for each of your cards with two or more star tokens on it.",
    ],
    "Play: Flip each card with no star token on it in your tableau.": [
        "Play: Flip all cards in your tableau without star tokens.",
        "Play: Flip all of your cards that have no star tokens on them.",
    ],
    "Play: Flip a card that is not a Fire card in any tableau.": [
        "Play: Flip a non-Fire card in any tableau.",
        "Play: Flip a card in any tableau that isn't Fire.",
        "Play: Flip a card in any tableau other than a Fire card.",
    ],
    "Play: Flip a card that is neither a Fire card nor a Mage card in any tableau.": [
        "Play: Flip a card in any tableau that is neither Fire nor a Mage.",
    ],
    "Play: Flip a card that shares an element or a type with this card in any tableau.": [
        "Play: Flip a card that shares an element or type with this one.",
        "Play: Flip a card in any tableau that has an element or a type in common with this card.",
    ],
    "Play: Flip another card in your tableau with stars equal to this card's stars.": [
        "Play: Flip another card in your tableau with the same star rating as this card.",
        "Play: Flip another of your cards that has the same number of stars as this card.",
    ],
    "Play: Flip a card that shares a set with your Top card in any tableau.": [
        "Play: Flip a card in any tableau of the same set as your Top card.",
    ],
    "Play: Flip a card other than your Top card in your tableau.": [
        "Play: Flip a card in your tableau except your Top card.",
        "Play: Flip one of your cards that is not your Top card.",
    ],
    "Play: Unflip a face-down card without a Play effect in your tableau.": [
        "Play: Unflip a face-down card in your tableau with no Play effect.",
    ],
    "Play: Flip a card with an odd star rating in any tableau.": [
        "Play: Flip a card with an odd number of stars.",
        "Play: Flip a card in any tableau whose star rating is odd.",
    ],
    "Play: Flip a card with 3 to 4 stars in any tableau.": [
        "Play: Flip a card with 3 or 4 stars.",
        "Play: Flip a card with between three and four stars in any tableau.",
    ],
    "Play: Flip a card in any tableau with at most 4 stars.": [
        "Play: Flip a card with star 4 or less.",
        "Play: Flip a 4-star or lower card.",
        "Play: Flip a card of 4 stars or fewer.",
    ],
    "Play: Flip a card in any tableau with stars at most this card's stars.": [
        "Play: Flip a card with stars equal to or less than this card's stars.",
        "Play: Flip a card with equal or fewer stars than this card.",
    ],
    "Next: If the stars of the next card are equal to this card's stars plus 1, gain 20 RP.": [
        "Next: If the next card has exactly one more star than this card, gain 20 RP.",
    ],
    "Next: If the stars of the next card are at least 5, gain 20 RP.": [
        "Next: If the next card you play has a star rating of 5 or greater, gain 20 RP.",
    ],
    "Next: If the next card shares no element and no type with this card, gain 20 RP.": [
        "Next: If the next card shares neither an element nor a type with this card, gain 20 RP.",
        "Next: If the next card does not share an element or type with this card, gain 20 RP.",
    ],
    "Score: If the number of star tokens on this card is at least 6, gain 25 RP.": [
        "Score: If this card has 6 or more star tokens on it, gain 25 RP.",
        "Score: If there are at least six star tokens on this card, gain 25 RP.",
    ],
    "Score: If the number of star tokens on this card is at most 0, gain 25 RP.": [
        "Score: If this card has no star tokens on it, gain 25 RP.",
    ],
    # where no card was spoken of before, "it" can only be this one
    "Play: Flip a card in any tableau with fewer stars than this card.": [
        "Play: Flip a card with fewer stars than it.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "said"), [(text, said) for text, other in SAME.items() for said in other]
)
def test_filters_in_other_words(canonical: str, said: str) -> None:
    assert render(parse(said)) == canonical
    assert parse(said) == parse(canonical)


@pytest.mark.parametrize(
    "text",
    [
        "Play: Flip a card with 3 or 5 stars.",
        "Play: Flip a Fire card that is not a Fire card.",
        "Play: Flip a card with 2 star tokens on it.",  # two, or at least two?
    ],
)
def test_what_can_not_be_asked_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)


@pytest.mark.parametrize(
    ("text", "in_japanese", "in_russian"),
    [
        (
            "Play: Flip a card with at least 2 star tokens on it in any tableau.",
            "プレイ：いずれかのプレイエリアにある、+1トークンが2個以上置かれたカード1枚を裏返す。",
            "Розыгрыш. Переверните карту на любом столе, на которой не меньше 2 жетонов звёздного рейтинга.",
        ),
        (
            "Play: Flip each Single with no star token on it in your tableau.",
            "プレイ：自分のプレイエリアにある、+1トークンが置かれていないシングル全てを裏返す。",
            "Розыгрыш. Переверните каждый сингл, на котором нет жетонов звёздного рейтинга, на своём столе.",
        ),
        (
            "Play: Flip a card that is neither a Fire card nor a Mage card in any tableau.",
            "プレイ：いずれかのプレイエリアにある、炎属性でも魔道士でもないカード1枚を裏返す。",
            "Розыгрыш. Переверните карту на любом столе, не являющуюся ни огненной картой, ни картой мага.",
        ),
        (
            "Play: Flip a card that shares no element and no type with this card in any tableau.",
            "プレイ：いずれかのプレイエリアにある、このカードと同じ属性も種族も持たないカード1枚を裏返す。",
            "Розыгрыш. Переверните карту на любом столе, не имеющую ни общего элемента, ни общего типа с этой картой.",
        ),
        (
            "Play: Flip a card other than your Top card in your tableau.",
            "プレイ：自分のプレイエリアにある、自分のトップカード以外のカード1枚を裏返す。",
            "Розыгрыш. Переверните карту на своём столе, кроме вашей крайней карты.",
        ),
        (
            "Play: Flip a card with an even star rating in any tableau.",
            "プレイ：いずれかのプレイエリアにある、スターレーティングが偶数のカード1枚を裏返す。",
            "Розыгрыш. Переверните карту с чётным звёздным рейтингом на любом столе.",
        ),
    ],
)
def test_filters_in_other_languages(text: str, in_japanese: str, in_russian: str) -> None:
    assert japanese(parse(text)) == in_japanese
    assert russian(parse(text)) == in_russian
