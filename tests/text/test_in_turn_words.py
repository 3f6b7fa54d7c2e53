"""What may be done in a turn besides, in other words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Ongoing: Once per turn, during your turn, you may pay 3 M$. If you do, gain 10 RP.": [
        "Ongoing: Once per turn, you may pay 3 Dollars to gain 10 RP.",
        "Ongoing: Once on each of your turns, you can pay 3 Dollars. If you do, gain 10 RP.",
        "Ongoing: Once during your turn, you may pay 3 M$; gain 10 RP.",
        "Ongoing: You may pay 3 M$ to gain 10 RP, but only once per turn.",
        "Once per turn, you may pay 3 M$ to gain 10 RP.",
    ],
    "Ongoing: Once per turn, during your turn, you may return a Construct card in your tableau to your hand. If you do, gain 4 RP.": [
        "Ongoing: Once per turn: You can return 1 Construct from your tableau to your hand; gain 4 RP.",
    ],
    "Top: Once per turn, during an opponent's turn, that player may give you 2 M$. If they do, that player draws a card.": [
        "Top: Once on each of their turns, each opponent may pay you 2 M$. If they do, they draw a card.",
    ],
    "Ongoing: Once per tournament, during your turn, you may draw 2 cards.": [
        "Ongoing: Once per tournament, you may draw 2 cards.",
    ],
    "Ongoing: As soon as this card's stars are at least 15, gain 60 RP and flip this card.": [
        "Ongoing: When this card has 15 or more stars, gain 60 RP and flip it.",
        "Ongoing: Once this card has 15 stars, gain 60 RP and flip it.",
    ],
    "Ongoing: Whenever your turn starts, put a star token on this card. As soon as the number of star tokens on this card is at least 5, flip this card and gain 35 RP.": [
        "Ongoing: At the beginning of your turn, put one Star Token on this card. When it has five or more, flip it and gain thirty-five RP.",
        "Ongoing: At the start of your turn, put a star token on this card. As soon as it has 5 or more star tokens, flip it and gain 35 RP.",
    ],
    "Ongoing: As soon as there are at least 3 Fire cards in your tableau, draw a card.": [
        "Ongoing: When you have 3 Fire cards, draw a card.",
    ],
    "Ongoing: If this card is your Top card, this card has +3 stars.": [
        "Ongoing: Whenever this is your Top card, it has +3 stars.",
    ],
    "Play: If there are at least 3 Fire cards in your tableau, draw a card.": [
        "Play: When you have 3 Fire cards, draw a card.",
    ],
    "Play: Use this once per tournament. You may draw 2 cards.": [
        "Play: Once per tournament, you may draw 2 cards.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "words"), [(one, said) for one, many in SAME.items() for said in (one, *many)]
)
def test_is_read_as(canonical: str, words: str) -> None:
    assert render(parse(words)) == canonical


REFUSED: dict[str, str] = {
    "Ongoing: Once per turn, you may draw a card. Once per turn, you may discard a card.": "in any order",
    "Ongoing: Once per turn, you may flip another card in your tableau. If you do not, lose 5 RP.": "nobody is asked each time",
    "Top: Once on each of their turns, an opponent may pay you 2 M$ to draw a card.": "say who does this",
    "Ongoing: You may pay 2 M$ to draw a card.": "happens once",
    "Reaction: When you have 3 Fire cards, draw a card.": "not clear when",
    "When you have 3 Fire cards, draw a card.": "not clear when",
    "Play: As soon as you have 3 Fire cards, draw a card.": "not clear when",
    "Ongoing: Whenever you have 3 Fire cards, draw a card.": "not clear when",
}


@pytest.mark.parametrize(("words", "problem"), REFUSED.items())
def test_is_not_read(words: str, problem: str) -> None:
    with pytest.raises(SheetError, match=problem):
        parse(words)
