"""The tableau as a row: neighbours, slots and ends, in the words people have for them."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from mblades.text.render.japanese.sentences import render as japanese
from mblades.text.render.russian.sentences import render as russian

SAME: dict[str, list[str]] = {
    "Score: If there are at least 2 Citizen cards adjacent to this card, gain 50 RP.": [
        "Score: If both cards next to it are Citizens, gain 50 RP.",
        "Score: If both adjacent cards are Citizen cards, gain 50 RP.",
        "Score: If both neighbours are Citizens, gain 50 RP.",
        "Score: If both of this card's neighbors are Citizens, gain 50 RP.",
        "Score: If there are Citizens on both sides of this card, gain 50 RP.",
        "Score: If this card has a Citizen on both sides, gain 50 RP.",
    ],
    "Score: If all cards adjacent to this card share a type, gain 50 RP.": [
        "Score: If both of its neighbours share a type, gain 50 RP.",
        "Score: If both adjacent cards have the same type, gain 50 RP.",
        "Score: If this card is sandwiched between two cards of the same type, gain 50 RP.",
    ],
    "Score: If there is no Citizen card adjacent to this card, gain 5 RP.": [
        "Score: If neither adjacent card is a Citizen, gain 5 RP.",
        "Score: If neither neighbour is a Citizen, gain 5 RP.",
    ],
    "Score: If there are at least 2 cards adjacent to this card, gain 5 RP.": [
        "Score: If this card has two neighbors, gain 5 RP.",
        "Score: If there is a card on both sides of this card, gain 5 RP.",
    ],
    "Score: If the card immediately to the left of this card is a Fire card and the card immediately to the right"
    " of this card is a Fire card, gain 5 RP.": [
        "Score: If this card is surrounded by Fire cards, gain 5 RP.",
        "Score: If this card is flanked by two Fire cards, gain 5 RP.",
        "Score: If this card is between two Fire cards, gain 5 RP.",
    ],
    "Score: Gain 5 RP for each Fire card adjacent to this card.": [
        "Score: Gain 5 RP for each neighbor that is a Fire card.",
        "Score: Gain 5 RP for each Fire neighbour.",
    ],
    "Play: Flip each card adjacent to this card.": [
        "Play: Flip both neighbours.",
        "Play: Flip the neighbours of this card.",
        "Play: Flip the card to its left and the card to its right.",
    ],
    "Ongoing: Cards adjacent to this card cannot be flipped.": [
        "Ongoing: The card on the left of this and the card on the right of this can't be flipped.",
        "Ongoing: Cards on both sides of this card cannot be flipped.",
    ],
    "Ongoing: Cards adjacent to this card have +2 stars.": [
        "Ongoing: Cards adjacent to this one have their Star Ratings increased by 2.",
    ],
    "Ongoing: If this card is the first card, this card cannot be flipped.": [
        "Ongoing: Can't be flipped while left-most.",
        "Ongoing: This card can't be flipped while it is the leftmost card.",
        "Ongoing: This card can't be flipped as long as it is in the first slot.",
        "Ongoing: While this card is at the far left of your tableau, it cannot be flipped.",
    ],
    "Ongoing: If this card is the first card or there are exactly 5 cards to the left of this card, this card has"
    " +5 stars.": [
        "Ongoing: +5 stars if in slot 1 or slot 6.",
        "Ongoing: This card has +5 stars if it is in slot 1 or 6.",
    ],
    "Ongoing: If this card is the first card or this card is the last card, this card has +5 stars.": [
        "Ongoing: This card has +5 stars while it's at either end of your tableau.",
    ],
    "Ongoing: If there is no face-up card adjacent to this card, this card has exactly 10 stars.": [
        "Ongoing: While no face-up card is adjacent to this one, it counts as having 10 stars.",
    ],
    "Score: If there is exactly 1 card to the right of this card, gain 5 RP.": [
        "Score: If this is the second card from the right, gain 5 RP.",
    ],
    "Score: If there are at least 2 cards to the left of this card, gain 5 RP.": [
        "Score: If this card is in slot 3 or later, gain 5 RP.",
    ],
    "Score: If there are fewer than 3 cards to the left of this card, gain 5 RP.": [
        "Score: If this card is in one of the first three slots, gain 5 RP.",
    ],
    "Score: If the number of cards to the left of this card is odd, gain 5 RP.": [
        "Score: If this card is in an even-numbered slot, gain 5 RP.",
    ],
    "Score: Gain 6 RP for each face-up card in an odd-numbered slot of your tableau.": [
        "Score: Gain 6 RP for each card in an odd-numbered slot of your tableau that is face-up.",
        "Score: Gain 6 RP for each face-up card in an odd slot.",
    ],
    "Score: Gain RP equal to the number of cards to the left of this card plus 1.": [
        "Score: Gain RP equal to this card's slot number.",
        "Score: Gain RP equal to this card's position.",
    ],
    "Play: Flip a card in slot 3 of an opponent's tableau.": [
        "Play: Flip the card in the third slot of an opponent's tableau.",
        "Play: Flip the third card in an opponent's tableau.",
    ],
    "Play: Each player flips a card in slot 1 of their tableau. Gain 10 RP for each card flipped this way.": [
        "Play: Everybody flips the card all the way on the left of their tableau, even you!"
        " Then you get 10 RP for each card that got flipped.",
    ],
    "Play: If the card immediately to the left of this card is face down, unflip the card immediately to the left"
    " of this card.": [
        "Play: If the card on the left's face-down, unflip it.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "said"), [(text, said) for text, other in SAME.items() for said in other]
)
def test_a_row_in_other_words(canonical: str, said: str) -> None:
    assert render(parse(said)) == canonical
    assert parse(said) == parse(canonical)


def test_every_row_has_words_in_three_languages() -> None:
    for text in SAME:
        assert japanese(parse(text))
        assert russian(parse(text))


@pytest.mark.parametrize(
    "text",
    [
        # which of the two, if there are two?
        "Score: If the card next to this one is a Citizen, gain 20 RP.",
        # there may be no middle
        "Score: If this card is in the middle of your tableau, gain 10 RP.",
        # the chosen card, or this one?
        "Play: Choose a card in your tableau. If leftmost, flip it.",
        "Play: Flip a card if face-down.",
    ],
)
def test_a_row_that_is_not_clear(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
