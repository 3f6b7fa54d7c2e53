"""What is added up or counted first, the stars of several cards, and how far numbers are apart."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

_HIGHEST = "the stars of the card in your tableau with the most stars"
_LOWEST = "the stars of the card in your tableau with the fewest stars"
SAME: dict[str, list[str]] = {
    "Score: Gain RP equal to the total stars of cards in your tableau.": [
        "Score: Add up the stars of all your cards. Gain that many RP.",
        "Score: Add up the stars of all your cards and gain that many RP.",
        "Score: Total the stars in your tableau. Gain RP equal to the total.",
        "Score: Gain RP equal to the sum of your stars.",
        "Score: Gain RP equal to your total stars.",
        "Score: Gain RP equal to the sum of the stars of your cards.",
        "Score: Gain RP equal to the total stars in your tableau.",
    ],
    "Score: Gain RP equal to twice the number of Fire cards in your tableau.": [
        "Score: Count your Fire cards. Gain twice that many RP.",
        "Score: Count the Fire cards in your tableau. Gain RP equal to twice that number.",
    ],
    "Score: If there are more than 3 Fire cards in your tableau, gain 10 RP.": [
        "Score: Count the Fire cards in your tableau. If there are more than 3, gain 10 RP.",
    ],
    "Score: Gain 3 RP for each Fire card in your tableau.": [
        "Score: Count the number of Fire cards in your tableau and gain 3 RP for each.",
        "Score: Gain 3 RP for each Fire card in your tableau, this one included.",
        "Score: Gain 3 RP for each Fire card in your tableau (including this card).",
        "Score: Gain 3 RP for each Fire card you have, counting this one.",
    ],
    "Score: Gain 3 RP for each other Fire card in your tableau.": [
        "Score: Gain 3 RP for each Fire card in your tableau, not counting this one.",
        "Score: Gain 3 RP for each Fire card in your tableau, not including this card.",
    ],
    "Score: If the total stars of other face-up cards in your tableau are even, gain RP equal to the total stars of"
    " other face-up cards in your tableau. If the total stars of other face-up cards in your tableau are odd, gain RP"
    " equal to half the total stars of other face-up cards in your tableau (rounded up).": [
        "Score: Add together the Star Ratings of all face-up cards in your tableau other than this card. If the sum is"
        " an even number, gain RP equal to the sum; if it is odd, gain half the sum, rounded up.",
    ],
    "Score: If the total stars of cards in your tableau are exactly 25, gain 40 RP.": [
        "Score: If the total stars in your tableau are exactly 25, gain 40 RP.",
        "Score: If your cards' stars add up to exactly 25, gain 40 RP.",
        "Score: If the stars of your cards add up to 25, gain 40 RP.",
    ],
    "Score: If the total stars of cards in your tableau are at least 20 and the total stars of cards in your tableau"
    " are at most 30, gain 15 RP.": [
        "Score: If the sum of your stars is between 20 and 30, gain 15 RP.",
        "Score: If the total stars in your tableau is between 20 and 30, gain 15 RP.",
    ],
    "Score: If the total stars of cards to the left of this card are equal to the total stars of cards to the right of"
    " this card, gain 30 RP.": [
        "Score: If the stars to the left of this card equal the stars to the right, gain 30 RP.",
        "Score: If the total stars to the left of this card are equal to the total stars to the right, gain 30 RP.",
    ],
    "Score: If the difference between the total stars of cards to the left of this card and the total stars of cards to"
    " the right of this card is at most 3, gain 30 RP.": [
        "Score: Add up the stars to the left of this card and the stars to the right. If the two totals are within 3 of"
        " each other, gain 30 RP.",
    ],
    "Score: Gain RP equal to twice the smaller of the total stars of cards to the left of this card and the total stars"
    " of cards to the right of this card.": [
        "Score: Add up the Stars on the left of this card and on the right of it. Gain RP equal to twice the smaller"
        " total.",
    ],
    "Score: Gain RP equal to the smaller of your M$ and this card's stars.": [
        "Score: Gain RP equal to the lower of your M$ and this card's stars.",
        "Score: Gain RP equal to your M$ or this card's stars, whichever is less.",
    ],
    f"Score: Gain RP equal to the difference between {_HIGHEST} and {_LOWEST}.": [
        "Score: Gain RP equal to the difference between your highest and lowest card.",
        "Score: Gain RP equal to the difference between your highest card and your lowest card.",
        "Score: Gain RP equal to the difference between the highest and lowest stars in your tableau.",
    ],
    f"Score: Gain RP equal to 40 minus 5 times the difference between {_HIGHEST} and {_LOWEST}.": [
        "Score: Receive 40 RP, minus 5 RP for each point of difference between the highest and the lowest Star Rating"
        " in your tableau.",
    ],
    f"Score: If the difference between {_HIGHEST} and {_LOWEST} is at most 2, gain 20 RP.": [
        "Score: If the difference between your highest and lowest card is at most 2, gain 20 RP.",
    ],
}


@pytest.mark.parametrize("canonical", SAME)
def test_sums_in_other_words(canonical: str) -> None:
    for text in (canonical, *SAME[canonical]):
        assert render(parse(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "Score: If the sum is even, gain 10 RP.",  # of what?
        "Score: Gain RP equal to the smaller total.",
        "Score: If the two totals are within 3 of each other, gain 30 RP.",
        "Score: Add up the stars of your Fire cards and the stars of your Water cards. Gain that many RP.",  # one sum?
        "Score: Gain 3 RP for each other Fire card in your tableau, this one included.",
        "Score: Count your Fire cards. Gain 10 RP. Lose that many M$.",  # the cards, or 10?
    ],
)
def test_sums_of_nothing(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
