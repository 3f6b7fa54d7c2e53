"""How a card stands to others: what is said of the card that is described, in other words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Score: Gain 8 RP for each card in your tableau with more stars than the card immediately to its own left.": [
        "Score: Gain 8 RP for each card in your tableau that has a higher Star Rating than the card directly to its left.",
        "Score: Gain 8 RP for each card in your tableau with more stars than the card to its left.",
    ],
    "Ongoing: Whenever you play a card with fewer stars than the card immediately to its own left, gain 5 RP.": [
        "Ongoing: Whenever you play a card with fewer stars than the card to its left, gain 5 RP.",
    ],
    "Score: Gain 5 RP for each card in your tableau that shares an element with an adjacent card.": [
        "Score: Gain 5 RP for each card in your tableau that shares an element with a card next to it.",
        "Score: Gain 5 RP for each card in your tableau with the same element as an adjacent card.",
        "Score: Gain 5 RP for each of your cards that shares an element with a neighbour.",
    ],
    "Score: Gain 5 RP for each card in your tableau that shares no star value with another card in your tableau.": [
        "Score: You gain five points for every card in your tableau whose number of stars is shared by no other card in your tableau.",
        "Score: Gain 5 RP for each card in your tableau with a unique star rating.",
        "Score: Gain 5 RP for each card in your tableau that shares its star rating with no other card in your tableau.",
    ],
    "Score: Gain 5 RP for each card in your tableau that shares no element with another card in your tableau.": [
        "Score: Gain 5 RP for each card in your tableau that shares no element with any other card in your tableau.",
        "Score: Gain 5 RP for each card in your tableau that does not share an element with any other card in your tableau.",
    ],
    "Score: Gain 5 RP for each card in your tableau that shares a type with another card in your tableau.": [
        "Score: Gain 5 RP for each card in your tableau that shares a type with one of your other cards.",
        "Score: Gain 5 RP for each card in your tableau that has a type in common with another card in your tableau.",
    ],
    "Score: Gain 5 RP for each Mage card in your tableau adjacent to a Fire card.": [
        "Score: Gain 5 RP for each Mage next to a Fire card.",
        "Score: Gain 5 RP for each Mage in your tableau with a Fire card next to it.",
        "Score: Gain 5 RP for each Mage of yours that is beside a Fire card.",
    ],
    "Score: Gain 5 RP for each card in your tableau adjacent to no Fire card.": [
        "Score: Gain 5 RP for each card in your tableau that is not next to a Fire card.",
        "Score: Gain 5 RP for each card in your tableau with no Fire card next to it.",
    ],
    "Score: Gain 5 RP for each Fire card in your tableau between 2 Water cards.": [
        "Score: Gain 5 RP for each Fire card in your tableau that is between two Water cards.",
        "Score: Gain 5 RP for each Fire card in your tableau sandwiched between two Water cards.",
    ],
    "Score: Gain 5 RP for each Fire card in your tableau immediately to the right of a Water card.": [
        "Score: Gain 5 RP for each Fire card in your tableau with a Water card directly to its left.",
    ],
    "Play: Flip a card in an opponent's tableau that shares an element with a card in your tableau.": [
        "Play: Flip an opponent's card that shares an element with one of your cards.",
    ],
    "Play: Play a card in your hand that shares a type with a card in your tableau.": [
        "Play: Play a card from your hand that shares a type with a card in your tableau.",
    ],
    "Score: If there are at least 2 cards adjacent to this card with fewer stars than this card, gain 10 RP.": [
        "Score: If this card has more stars than both its neighbours, gain 10 RP.",
        "Score: If this card has a higher star rating than both adjacent cards, gain 10 RP.",
    ],
    "Score: If there is a card that shares an element with this card adjacent to this card, gain 5 RP.": [
        "Score: Gain 5 RP if this card shares an element with an adjacent card.",
    ],
    "Score: If there is no other card that shares an element with this card in your tableau, gain 10 RP.": [
        "Score: If this card shares no element with any other card in your tableau, gain 10 RP.",
        "Score: If this card shares an element with no other card in your tableau, gain 10 RP.",
    ],
    "Score: If every card adjacent to this card is a card that shares a type with this card, gain 10 RP.": [
        "Score: If this card shares a type with each adjacent card, gain 10 RP.",
    ],
}  # fmt: skip


@pytest.mark.parametrize("canonical", SAME)
def test_relations_in_other_words(canonical: str) -> None:
    for text in (canonical, *SAME[canonical]):
        assert render(parse(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        # to whose left?
        "Play: Flip a card with fewer stars than the card to its left.",
        # adjacent to the opponent's card, or to this one?
        "Play: Flip a card in an opponent's tableau that shares an element with an adjacent card.",
        # only what lies in a tableau stands beside others
        "Play: Discard a card next to a Fire card.",
        "Score: Gain 5 RP for each card in your hand with more stars than the card to its left.",
        "Ongoing: You cannot play cards next to a Fire card.",
        # anywhere to its left, or beside it?
        "Score: Gain 5 RP for each Fire card in your tableau with a Water card to its left.",
    ],
)
def test_relations_that_are_not_clear(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
