"""Cards that are chosen to go together, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: Flip 2 cards in an opponent's tableau that share a type with each other.": [
        "Play: Flip two cards of the same type in an opponent's tableau.",
        "Play: Flip 2 cards in an opponent's tableau that share a type.",
        "Play: Flip two cards in an opponent's tableau with the same type.",
        "Play: Flip a pair of cards in an opponent's tableau that are of the same type.",
    ],
    "Play: You may discard 2 cards that share an element with each other. If you do, gain 25 RP.": [
        "Play: You may discard two cards of the same element from your hand. If you do, gain 25 RP.",
        "Play: You may discard 2 same-element cards. If you do, gain 25 RP.",
        "Play: You may discard two cards of one element from your hand to gain 25 RP.",
    ],
    "Play: Reveal any number of cards in your hand that share no element with each other. Gain 4 RP for each card revealed this way.": [
        "Play: Reveal any number of cards from your hand, no two of which share an element. Gain 4 RP for each card revealed this way.",
        "Play: Show any number of cards of different elements from your hand. Gain 4 RP for each card shown.",
        "Play: Reveal any number of cards from your hand, all of different elements. Gain 4 RP for each card so revealed.",
        "Play: Reveal any number of cards from your hand, each of a different element. Gain 4 RP for each.",
    ],
    "Play: You may discard any number of cards with exactly 10 stars in total. If you do, gain 40 RP.": [
        "Play: You may discard cards whose total stars equal exactly 10. If you do, gain 40 RP.",
        "Play: You may discard any number of cards from your hand whose stars add up to 10. If you do, gain 40 RP.",
        "Play: You may discard cards with a total Star Rating of 10. If you do, gain 40 RP.",
    ],
    "Action: Flip up to 3 cards in an opponent's tableau with at most 8 stars in total.": [
        "Action: Flip up to three cards in an opponent's tableau with a combined star rating of 8 or less.",
        "Action: Flip up to 3 cards in one opponent's tableau whose stars total 8 or less.",
        "Action: Flip up to three of an opponent's cards that have 8 or fewer stars between them.",
        "Action: Flip up to 3 cards totalling 8 stars or fewer in an opponent's tableau.",
        "Action: Flip up to 3 cards in an opponent's tableau whose combined star rating does not exceed 8.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "text"), [(c, t) for c, many in SAME.items() for t in (c, *many)]
)
def test_it_is_the_same(canonical: str, text: str) -> None:
    assert render(parse(text)) == canonical


REFUSED = [
    "Play: Reveal the top card of the Store. Discard 2 cards of the same type.",  # as it, or alike?
    "Play: Flip 2 cards in each opponent's tableau that share a type.",  # of each, or in all?
    "Play: Flip two random cards that share an element.",
    "Play: Take 2 cards in an opponent's hand that share a type into your hand.",
    "Play: Unflip 2 face-down cards in your tableau with at most 8 stars in total.",
    "Play: Discard different cards.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_may_mean_two_things_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
