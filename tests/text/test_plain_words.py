"""Terse English and plain words: dropped articles, dropped units, signs, semicolons."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: Gain 3 RP for each card in your tableau.": ["Play: Gain 3 RP per card in tableau."],
    "Play: Each opponent discards a card.": [
        "Play: Each opponent discards card from hand.",
        "Play: Each opponent discards a card from hand!",
    ],
    "Play: Each opponent loses 2 RP for each card in their hand.": [
        "Play: Each opponent loses 2 RP per card in hand.",
        "Play: Each opponent loses 2 RP per card in own hand.",
    ],
    "Play: If there is no card in your hand, gain 30 RP. Otherwise, discard a card.": [
        "Play: If hand empty, gain 30 RP. If not, discard card.",
        "Play: If hand is empty: gain 30 RP; or else, discard 1 card.",
    ],
    "Action: Return another card in your tableau to your hand.": [
        "Action: Return another card from tableau to hand.",
    ],
    "Play: Flip the card in an opponent's tableau with the fewest stars.": [
        "Play: Flip lowest-star card in opponent's tableau.",
    ],
    "Play: Gain 4 M$. Each opponent gains 1 M$.": [
        "Play: Gain 4 Dollars, and each opponent gains 1.",
        "Play: Take four Dollars from the bank! Each opponent gets a Dollar.",
    ],
    "Play: Gain 8 RP. Gain 4 RP for each other Fire card in your tableau.": [
        "Play: Gain 8 RP. Gain 4 more per other Fire card in tableau.",
        "Play: Obtain 8 Ranking Points. Gain an additional 4 RP for each other Fire card you own.",
    ],
    "Play: Gain 200 RP.": ["Play: Gain two hundred RP."],
    "Play: Discard a card. Gain RP equal to 3 times its stars.": [
        "Play: Discard 1 card. Gain RP = 3x its ★.",
        "Play: Discard a card. Gain RP equal to its Star Rating multiplied by 3.",
    ],
    "Play: You may discard a card. If you do, gain 10 RP.": [
        "Play: You can discard 1 card; gain 10 RP.",
    ],
    "Action: Discard a card. If you do, gain 10 RP.": ["Action: Discard 1 card; gain 10 RP."],
    "Play: If you have at least 5 RP, draw a card.": [
        "Play: If you have 5 or more RP draw a card.",
        "Play: If you have 5+ RP: draw a card.",
        "Play: Provided that you have at least 5 RP, draw a card.",
    ],
    "Play: Choose one: Gain 12 RP; or draw a card; or each opponent loses 9 RP.": [
        "Play: Choose one - Gain 12 RP; or draw a card; or each opponent loses 9 RP.",
        "Play: Choose one of the following: gain 12 RP; draw a card; or each opponent loses 9 RP.",
    ],
    "Score: Gain 6 RP for each Earth card to the left of this card.": [
        "Score: 6 RP per Earth card left of this.",
    ],
}


@pytest.mark.parametrize(
    ("canonical", "said"), [(text, said) for text, other in SAME.items() for said in other]
)
def test_plain_words_say_the_same(canonical: str, said: str) -> None:
    assert render(parse(said)) == canonical
    assert parse(said) == parse(canonical)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Play: Gain 4.", "say what the amount is of"),
        (
            "Play: Gain 4 RP and put 2 star tokens on this card, then gain 3.",
            "what the amount is of",
        ),
    ],
)
def test_what_terse_words_leave_open_is_refused(text: str, said: str) -> None:
    with pytest.raises(SheetError, match=said):
        parse(text)
