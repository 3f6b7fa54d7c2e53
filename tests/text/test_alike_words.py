"""Cards that are alike among themselves, and not like this card."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Score: If at least 3 cards in your tableau share a type, gain 20 RP.": [
        "Score: If you have three cards with the same type, gain 20 RP.",
        "Score: If there are 3 cards of the same type in your tableau, gain 20 RP.",
        "Score: If three of your cards share a type, gain 20 RP.",
        "Score: If your tableau has three or more cards of the same type, gain 20 RP.",
        "Score: If you have at least 3 cards that share a type with each other, gain 20 RP.",
    ],
    "Score: If at least 2 Fire cards in your tableau share a star value, gain 20 RP.": [
        "Score: If you have two Fire cards with the same star rating, gain 20 RP.",
    ],
    "Score: Gain 5 RP for each pair of cards in your tableau that share an element.": [
        "Score: 5 RP per pair of cards with the same element in your tableau.",
        "Score: Gain 5 RP for every pair of your cards sharing an element.",
    ],
    "Score: Gain 5 RP for each pair of adjacent cards in your tableau that share an element.": [
        "Score: Gain 5 RP for each pair of adjacent cards of the same element in your tableau.",
    ],
}


@pytest.mark.parametrize("canonical", SAME)
def test_several_cards_are_alike_among_themselves(canonical: str) -> None:
    for text in (canonical, *SAME[canonical]):
        assert render(parse(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "Play: Choose a card in any tableau. Flip two cards with the same element in any tableau.",
        "Score: Gain 10 RP for each two cards of the same type.",
    ],
)
def test_cards_that_are_chosen_may_be_alike_or_like_another_card(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
