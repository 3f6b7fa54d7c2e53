"""What is left unsaid because it was said before: nouns, verbs, what is not so, and when it happens."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render
from mblades.text.render.japanese.sentences import render as japanese
from mblades.text.render.russian.sentences import render as russian

SAME: dict[str, list[str]] = {
    "Score: Gain 6 RP for each Construct card in your tableau. "
    "If there are at least 3 Construct cards in your tableau, gain 10 RP.": [
        "Score: +6 RP per Construct in your tableau. +10 RP if you have at least 3.",
        "Score: Gain 6 points for each Construct in your tableau. If there are three or more, gain 10 points.",
    ],
    "Score: If there are at least 3 Light cards in your tableau, gain 10 RP. "
    "Otherwise, if there are exactly 2 Light cards in your tableau, gain 25 RP.": [
        "Score: If exactly two cards in your tableau are Light, gain 25 RP. If three or more, gain 10 instead.",
    ],
    "Action: Put a star token on this card. If the number of star tokens on it is at least 5, gain 35 RP.": [
        "Action: Put a star token on this card. If it has five or more, gain 35 RP.",
    ],
    "Play: If there is a Fire card in your hand, each opponent loses 12 RP. "
    "Otherwise, each opponent loses 6 RP.": [
        "Play: All other players lose 6 RP. If you have a Fire card in hand, 12 instead.",
        "Play: All other players lose 6 RP. If you have a Fire card in hand, 12 RP instead.",
        "Play: All other players lose 6 RP, or 12 RP if you have a Fire card in hand.",
    ],
    "Play: If there is a Mage card in your tableau, gain 12 RP. Otherwise, gain 6 RP.": [
        "Play: Gain 6 RP, or 12 if you have a Mage in your tableau.",
        "Play: Gain 6 RP, 12 instead if you have a Mage in your tableau.",
        "Play: If you have a Mage in your tableau, gain 12 RP. If you don't, gain 6.",
        "Play: If there's a Mage in your tableau, gain 12 RP; if there isn't, gain 6 RP.",
        "Play: If there is a Mage in your tableau, gain 12 RP; if there is no such card, gain 6 RP.",
    ],
    "Play: If there is a Fire card in your tableau, gain 8 RP for each Mage card in your tableau. "
    "Otherwise, gain 6 RP for each Mage card in your tableau.": [
        "Play: Gain 6 RP for each Mage in your tableau, or 8 each if you have a Fire card in your tableau.",
        "Play: Gain 6 RP for each Mage in your tableau. If you have a Fire card in your tableau, 8 for each instead.",
    ],
    "Play: Reveal the top card of the Store. If its stars are at least 5, gain 20 RP. Otherwise, lose 5 RP.": [
        "Play: Show the top card of the Store. If it has 5 stars or more you get 20 RP, and if it doesn't you lose 5.",
        "Play: Reveal the top card of the Store. If it has 5+ stars, gain 20 RP. If it doesn't, lose 5 RP.",
    ],
    "Play: Take a Fire card from the Aftermarket into your hand. If you cannot, gain 5 RP.": [
        "Play: Take a Fire card from the Aftermarket into your hand. If there isn't one, gain 5 RP.",
    ],
    "Score: Gain 10 RP for each clash you have won (up to 30 RP).": [
        "Score: Gain 10 points for each clash you won this tournament, but no more than 30 points.",
    ],
    "Play: If there is a Mage card in your tableau, each opponent loses 10 RP. "
    "Otherwise, each opponent loses 5 RP.": [
        "Play: If you have a Mage, each opponent loses 10 RP, otherwise 5 RP.",
        "Play: If you have a Mage each opponent loses 10 RP, else 5.",
    ],
    "Play: Gain 5 RP. If there is a Mage card in your tableau, gain 10 RP.": [
        "Play: Gain 5 RP, plus 10 more if you have a Mage.",
        "Play: Gain 5 RP, and 10 more if you have a Mage.",
    ],
    "Play: Gain 5 RP. Gain 5 RP for each Fire card in your tableau.": [
        "Play: Gain 5 RP and another 5 for each Fire card you have.",
        "Play: You gain five points, and five further points for every Fire card in your tableau.",
    ],
    "Play: Gain RP equal to 40 minus 5 times the number of Fire cards in your tableau.": [
        "Play: Receive 40 RP, minus 5 RP for each Fire card in your tableau.",
    ],
    "Play: Put a star token on each other card in your tableau.": [
        "Play: Give your other cards +1 star.",
        "Play: 1 star token on each other card in your tableau.",
    ],
    "Play: Put a star token on this card for each card in your hand.": [
        "Play: Gain +1 star for each card in your hand.",
        "Play: This card's star rating is increased by 1 for each card in your hand.",
    ],
    "Play: Draw a card. Discard a card.": [
        "Play: Draw a card. Afterwards, one card must be discarded from your hand.",
        "Play: A card is drawn. A card is discarded from your hand.",
    ],
    "Play: You may take a card from the Aftermarket into your hand. If you do, gain 5 RP.": [
        "Play: You may take a card from the Aftermarket. If you took one, gain 5 RP.",
        "Play: You may take a card from the Aftermarket, in which case you gain 5 RP.",
    ],
    "Score: Gain 4 RP for each card in your hand (up to 12 RP).": [
        "Score: Receive four RP for every card still left in your hand, to a maximum of twelve.",
    ],
    # what follows in an ability that waits happens then, too
    "Ongoing: Whenever your turn starts, gain 5 RP. "
    "If there are at least 3 Mage cards in your tableau, draw a card.": [
        "Ongoing: At the start of your turn, gain 5 RP. If you have three Mages, draw a card.",
    ],
    "Ongoing: Whenever you play a Fire card, gain 5 RP and draw a card.": [
        "Ongoing: Whenever you play a Fire card, gain 5 RP. Then draw a card.",
    ],
    "Top: Whenever your turn starts, look at the top card of the Store. You may discard it.": [
        "Top: At the start of your turn, look at the top card of the Store. You may discard it.",
    ],
    "Ongoing: Whenever you play a Fire card, if its stars are at least 5, gain 10 RP. Draw a card.": [],
}

REFUSED = (
    "Play: You may take a card from the Aftermarket. If you flipped one, gain 5 RP.",
    "Next: Use the next card's Play effect twice.",
    "Play: Each opponent loses 10 RP. 5 RP if you have a Mage.",
    "Play: Gain 5 RP and 2 M$ for each Fire card you have.",
    "Play: Draw a card, or 5 if you have a Mage.",
    "Play: Draw a card. If you have three or more, gain 5 RP.",
    "Score: Gain 10 RP for each Mage you have and 5 RP for each Fire card you have. "
    "If you have at least three, gain 30 RP.",
    "Play: 5 RP per Fire card. 10 instead if your hand is empty.",
    "Play: Gain 5 RP for each Fire card in any tableau. If you have at least three, draw a card.",
    "Play: Draw a card. 10 RP instead if your hand is empty.",
    "Play: Flip a card in any tableau. If it has 5 or more, gain 5 RP.",
    "Ongoing: Your cards have +1 star. Draw a card.",
    "Ongoing: Whenever you play a Fire card, discard a card; gain 10 RP.",
    "Play: You may flip a card in any tableau. If it isn't, gain 5 RP.",
)


@pytest.mark.parametrize("canonical", SAME)
def test_what_is_left_out_is_what_was_said_before(canonical: str) -> None:
    for text in (canonical, *SAME[canonical]):
        assert render(parse(text)) == canonical


@pytest.mark.parametrize("text", REFUSED)
def test_what_could_be_of_two_things_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)


def test_what_happens_then_is_told_in_sentences_of_its_own() -> None:
    text = parse("Ongoing: Whenever your turn starts, gain 5 RP. You may discard a card.")
    assert (
        japanese(text) == "持続：自分のターンの開始時、5RPを得る。手札のカード1枚を捨ててもよい。"
    )
    assert russian(text).count(". ") == 2
