"""What each of several players does before the next one begins, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: One after the other, each opponent flips a card in their tableau and gains RP equal to its stars.": [
        "Play: Each opponent flips a card in their tableau. They gain RP equal to its stars.",
    ],
    "Play: One after the other, each opponent reveals the top card of the Store and takes it into their hand.": [
        "Play: Each opponent reveals the top card of the Store and takes it.",
    ],
    "Play: One after the other, each player reveals a card in their hand and gains RP equal to its stars.": [
        "Play: Each player reveals a card from their hand and gains RP equal to its stars.",
        "Play: Each player reveals a card from their hand. They gain RP equal to its star rating.",
    ],
    "Play: One after the other, each opponent reveals the top card of the Store, loses RP equal to its stars and takes it into their hand.": [
        "Play: Each other player reveals the top card of the Store and loses RP equal to its stars. They put it in their hand.",
    ],
    "Play: One after the other, each opponent discards a card and you gain RP equal to its stars.": [
        "Play: Each opponent discards a card. Gain RP equal to its stars.",
    ],
    "Play: One after the other, each opponent reveals a card in their hand and if it is a Fire card, that player loses 5 RP. Otherwise, gain 5 RP.": [
        "Play: Each opponent reveals a card from their hand. If it is a Fire card, they lose 5 RP. Otherwise, you gain 5 RP.",
        "Play: Each opponent reveals a card from hand. If it's Fire, that player loses 5 RP. If it isn't, gain 5 RP.",
    ],
    "Play: One after the other, each player looks at the top 3 cards of the Store, takes one of them into their hand and puts the rest on the bottom of the Store in any order.": [
        "Play: Each player looks at the top 3 cards of the Store, takes one and puts the rest on the bottom.",
    ],
    "Play: Each player draws a card.": [
        "Play: One after the other, each player draws a card.",
        "Play: Starting with you, each player draws a card.",
    ],
    "Play: One after the other, each opponent discards a card and loses RP equal to its stars. Draw a card.": [
        "Play: Each opponent discards a card. They lose RP equal to its stars. Draw a card.",
    ],
    "Play: Each opponent discards a card. Each opponent draws a card.": [
        "Play: Each opponent discards a card and draws a card.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "text"), [(c, t) for c, many in SAME.items() for t in (c, *many)]
)
def test_it_is_the_same(canonical: str, text: str) -> None:
    assert render(parse(text)) == canonical


REFUSED = [
    "Play: Each opponent reveals a card. Flip it.",  # that card, or this one?
    "Play: Each player discards a card. Gain RP equal to its stars. Take one of them into your hand.",
    "Play: Each opponent discards 2 cards. Gain RP equal to its stars.",
    "Play: Each player draws a card. Put a star token on it.",
    "Play: One after the other, draw a card and gain 5 RP.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_may_mean_two_things_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
