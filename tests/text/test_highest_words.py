"""The one with the most stars among several cards, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: Reveal the top 3 cards of the Store. Take the card among them with the most stars into your hand. Put the rest in the Aftermarket.": [
        "Play: Reveal the top three cards of the Store. Take the highest of them into your hand and put the others into the Aftermarket.",
        "Play: Reveal the top 3 cards of the Store. Take the highest one into your hand. Put the rest into the Aftermarket.",
        "Play: Reveal the top 3 cards of the Store. You take the one with the most stars; the others go to the Aftermarket.",
        "Play: Reveal the top 3 cards of the Store. Take the highest among them into your hand. Put the others in the Aftermarket.",
        "Play: Reveal the top 3 cards of the Store. Take the one with the highest star rating into your hand. The rest go to the Aftermarket.",
    ],
    "Play: Reveal the top 2 cards of the Store. Take the card among them with the fewest stars into your hand.": [
        "Play: Reveal the top 2 cards of the Store. Take the lower one into your hand.",
        "Play: Reveal the top two cards of the Store. Take the one with fewer stars into your hand.",
        "Play: Reveal the top two cards of the Store. Take the weakest of these into your hand.",
    ],
    "Play: Each opponent reveals a card in their hand. Gain RP equal to the stars of the card revealed this way with the most stars.": [
        "Play: Each opponent reveals a card from their hand. Gain RP equal to the highest Star Rating among the cards so revealed.",
    ],
    "Play: Each opponent reveals a card in their hand. Gain RP equal to the stars of the card among them with the fewest stars.": [
        "Play: Each opponent reveals a card from their hand. Gain RP equal to the lowest star rating among them.",
        "Play: Each opponent reveals a card from their hand. Gain RP equal to the lowest star rating among those cards.",
    ],
    "Play: Reveal the top 2 cards of the Store. Gain RP equal to the difference between the stars of the card among them with the most stars and the stars of the card among them with the fewest stars.": [
        "Play: Reveal the top two cards of the Store. Gain RP equal to the difference between their stars.",
        "Play: Reveal the top two cards of the Store. Gain RP equal to the difference in their star ratings.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "text"), [(c, t) for c, many in SAME.items() for t in (c, *many)]
)
def test_it_is_the_same(canonical: str, text: str) -> None:
    assert render(parse(text)) == canonical


REFUSED = [
    "Play: Choose a card in any tableau. Flip the lowest one.",
    "Play: Flip the highest of them.",
    "Ongoing: Whenever you play a card, flip the lowest one.",
    "Play: Choose an opponent. Gain RP equal to the difference between their stars.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_there_have_to_be_several(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
