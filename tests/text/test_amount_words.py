"""How much and how many, in the words of people who have not read the reference."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: Choose an opponent. If you have more RP than that player, gain 5 RP.": [
        "Play: Choose an opponent. If you have more RP than they do, gain 5 RP.",
        "Play: Choose an opponent. If you have more points than them, gain 5 RP.",
        "Play: Choose an opponent. If you've got more RP than he has, gain 5 RP.",
    ],
    "Play: Choose an opponent. If the number of Fire cards in that player's tableau is more than the number of Fire cards in your tableau, gain 5 RP.": [
        "Play: Choose an opponent. If they have more Fire cards than you do, gain 5 RP.",
        "Play: Choose an opponent. If they control more Fire cards than you, gain 5 RP.",
    ],
    "Play: If the total stars of cards in your tableau are exactly 10 or the total stars of cards in your tableau are exactly 20, gain 30 RP.": [
        "Play: If the total stars of your cards is 10 or 20, gain 30 RP.",
    ],
    "Play: Gain RP equal to 6 times the number of cards to the left of this card plus 6.": [
        "Play: Gain RP equal to 6 times this card's position.",
        "Play: Gain RP equal to 6 multiplied by this card's slot number, counted from the left.",
        "Play: Gain RP equal to six times the position of this card in your tableau.",
    ],
    "Next: If the next card is an Earth or Water card, gain 10 RP.": [
        "Next: If the next card you play is Earth or Water, gain 10 RP.",
        "Next: If the next card is Earth or Water you get 10 RP.",
    ],
    "Play: Gain 20 RP. If you have at least 100 RP, each opponent gains 5 RP.": [
        "Play: Gain 20 RP. If you now have 100 RP or more, each opponent gains 5 RP.",
    ],
    # "or more" behind what is counted
    "Play: If there are at least 3 Fire cards in your tableau, gain 5 RP.": [
        "Play: If you have 3 Fire cards or more, gain 5 RP.",
        "Play: If there are three Fire cards or more in your tableau, gain 5 RP.",
    ],
    "Play: If you have at most 5 M$, gain 5 RP.": [
        "Play: If you have 5 Dollars or less, gain 5 RP."
    ],
    "Play: Each opponent with at least 3 cards in their hand loses 5 RP.": [
        "Play: Each opponent with 3 cards or more in hand loses 5 RP.",
    ],
    "Play: If the number of star tokens on this card is at least 3, gain 5 RP.": [
        "Play: If this card has 3 tokens or more, gain 5 RP.",
    ],
    "Score: Gain 8 RP for each different element in your tableau.": [
        "Score: Gain 8 RP for each different element among your cards.",
        "Score: You get 8 RP for each different element found among the cards of your tableau.",
    ],
    "Score: Gain 7 RP for each card with an odd star rating in your tableau.": [
        "Score: Gain 7 RP for each card in your tableau whose Star Rating is an odd number.",
    ],
    "Ongoing: Citizen cards in your tableau have +2 stars.": [
        "Ongoing: The star rating of each Citizen in your tableau is increased by 2.",
        "Ongoing: Citizens in your tableau have their stars raised by 2.",
        "Ongoing: Increase the star rating of each Citizen in your tableau by 2.",
    ],
    "Ongoing: This card has -1 star for each card in your hand.": [
        "Ongoing: This card's star rating is reduced by 1 for each card in your hand.",
    ],
    "Play: Until your next turn, your Top card has +2 stars.": [
        "Play: Raise the stars of your Top card by 2 until the start of your next turn.",
    ],
    "Ongoing: Cards in each opponent's tableau with at most 2 stars lose their Play effects.": [
        "Ongoing: Opponents' cards with 2 stars or less have no Play effects.",
    ],
    "Play: Pay up to 5 M$. Gain 3 RP for each M$ paid this way.": [
        "Play: Exchange up to five dollars for ranking points at a rate of one dollar to three RP.",
        "Play: Exchange up to 5 Dollars for 3 RP each.",
        "Play: Pay up to $5. Gain 3 RP for each dollar you paid.",
        "Play: Spend up to 5 of your M$; gain 3 RP per M$ spent.",
        "Play: Pay 0 to 5 dollars, then gain 3 RP for each.",
    ],
    "Play: Pay any amount of M$. Gain 3 RP for each M$ paid this way.": [
        "Play: Pay any number of dollars. Gain 3 RP for each dollar paid.",
        "Play: Spend as many dollars as you like. You gain 3 RP for each.",
        "Play: Pay as much M$ as you want. Gain 3 RP for each M$ paid in this way.",
    ],
    "Play: You may pay up to 3 M$. Gain 6 RP for each M$ paid this way.": [
        "Play: You may pay one, two or three dollars. Gain six RP for each dollar paid.",
    ],
    "Action: Remove any number of star tokens from this card. Gain 8 RP for each star token removed this way.": [
        "Action: Remove any number of star tokens from this card. Gain 8 RP for each token removed.",
        "Action: Take any number of tokens off this card. Gain 8 RP for each of them.",
    ],
    "Action: Remove all star tokens from each card in your tableau. Gain 6 RP for each star token removed this way.": [
        "Action: Remove all the star tokens from each of your cards. Gain 6 RP for each token that was removed.",
    ],
    "Play: Remove all star tokens from a card in any tableau. Put that many star tokens on this card.": [
        "Play: Remove all star tokens from a card in any tableau. Put that many on this card.",
    ],
    "Play: Move any number of star tokens from each card in your tableau to this card.": [
        "Play: Move any number of star tokens from your cards onto this one.",
    ],
    "Play: Discard any number of cards. Draw cards equal to the number of cards discarded this way.": [
        "Play: Discard any number of cards, then draw that many from the Store.",
        "Play: Discard any number of cards. Draw that many cards.",
    ],
    "Play: Draw a card for each Fire card in your tableau.": [
        "Play: For each Fire card in your tableau, draw a card.",
        "Play: Draw one card from the Store per Fire card in your tableau.",
    ],
    "Score: If the number of star tokens on this card is at least 6, gain 25 RP.": [
        "Score: If this card has six or more star tokens, gain 25 RP.",
        "Score: If there are at least 6 star tokens on this card, gain 25 RP.",
    ],
    "Score: If the number of sell markers on this card is at least 1, gain 20 RP.": [
        "Score: If this card has a sell marker on it, gain 20 RP.",
    ],
    "Action: If the number of star tokens on this card is at most 0, gain 15 RP. Otherwise, gain 8 RP.": [
        "Action: If this card has no star tokens, gain 15 RP. Otherwise, gain 8 RP.",
    ],
    "Play: Gain 8 RP. Put that many star tokens (up to 5 star tokens) on this card.": [
        "Play: Gain 8 RP. Put that many star tokens on this card, up to 5.",
    ],
    "Score: Gain 5 RP for each pair of adjacent cards in your tableau that share an element.": [
        "Score: Gain 5 RP for each pair of adjacent cards in your tableau which share an element.",
        "Score: Gain 5 RP per pair of adjacent cards with the same element.",
    ],
    "Score: Gain 4 RP for each face-down card in any tableau.": [
        "Score: Gain 4 RP for each face-down card in all tableaus combined.",
    ],
    "Flip: Gain 2 RP for each star this card has.": [
        "Flip: Gain 2 RP for each star this card had."
    ],
    "Play: Gain 5, 10 or 20 RP at random.": ["Play: Gain 5, 10, or 20 RP randomly."],
    "Play: Gain 4 or 12 RP at random.": ["Play: Gain 4 RP or 12 RP at random."],
    "Play: Double the star tokens on each card in your tableau.": [
        "Play: Double the number of star tokens on your cards.",
        "Play: Double all star tokens on each of your cards.",
    ],
    "Play: Choose a card in your tableau. Double the star tokens on it.": [
        "Play: Choose a card in your tableau. Double the number of star tokens on that card.",
    ],
    "Play: Distribute 5 star tokens among cards in your tableau.": [
        "Play: Distribute five star tokens among any number of your cards.",
        "Play: Divide 5 star tokens between your cards as you like.",
        "Play: Split five tokens among your cards in any way.",
    ],
    "Play: Each opponent discards down to 3 cards in their hand.": [
        "Play: Each other player discards down to 3 cards in hand.",
        "Play: Each opponent discards down to 3.",
    ],
    "Score: Gain 2 RP for each star token on cards in your tableau.": [
        "Score: Gain 2 RP for each star token you have.",
        "Score: Gain two RP for every star token in your tableau.",
        "Score: Gain 2 RP for each of your star tokens.",
    ],
    "Score: Gain RP by the number of different types in your tableau (2 for 1, 6 for 2, 12 for 3).": [
        "Score: Gain 2/6/12 RP for 1/2/3 different types in your tableau.",
        "Score: Receive two RP for one type in your tableau, six for two different types, and twelve for three or more.",
    ],
    "Score: Gain RP by the number of Earth cards in your tableau (3 for 1, 8 for 2, 15 for 3).": [
        "Score: +3/8/15 RP if you have 1/2/3 or more Earth cards.",
        "Score: Gain 3/8/15 RP if you have at least 1/2/3 Earth cards in your tableau.",
    ],
    "Action: Pay 2 M$. Gain 10 RP. You may repeat this effect up to 2 times.": [
        "Action: Pay 2 dollars: +10 RP. You may do this up to three times.",
    ],
    "Play: For each Fire card in your tableau, flip a card in any tableau.": [
        "Play: Flip a card for each of your Fire cards.",
        "Play: For every Fire card in your tableau, flip one card in any tableau.",
    ],
    "Play: For each 2 Soldier cards in your tableau, flip a card in any tableau.": [
        "Play: For every two Soldiers in your tableau, flip a card.",
    ],
    "Play: Gain RP equal to 10 plus twice the number of Mage cards in your tableau.": [
        "Play: Gain 10 RP plus 2 RP for each Mage in your tableau.",
        "Play: Gain ten RP plus two for each Mage card in your tableau.",
    ],
    "Play: Gain RP equal to the number of Fire cards in your tableau.": [
        "Play: Gain X RP, where X is the number of Fire cards in your tableau.",
        "Play: Gain a number of RP equal to the number of Fire cards you have.",
        "Play: Gain as many RP as you have Fire cards.",
    ],
    "Score: Gain 6 RP for each 2 different elements in your tableau.": [
        "Score: Gain 6 RP per set of 2 different elements in your tableau.",
    ],
    "Score: Gain 10 RP for each 2 Fire cards in your tableau.": [
        "Score: Gain 10 RP for each pair of Fire cards in your tableau.",
        "Score: Gain 10 RP for every set of two Fire cards.",
    ],
    "Play: If the number of cards in your hand is even, gain 12 RP.": [
        "Play: If the number of cards in your hand is an even number, gain 12 RP.",
    ],
    "Next: If the stars of the next card are more than this card's stars, gain RP equal to 3 times the difference "
    "between the stars of the next card and this card's stars.": [
        "Next: If the next card has more stars than this card, gain RP equal to the difference times 3.",
    ],
    "Play: Put 2 star tokens on this card. Put 3 star tokens on a card in your tableau.": [
        "Play: Put 2 star tokens on this card. Put 3 on a card in your tableau.",
    ],
}

REFUSED = [
    "Play: Flip each other card in your tableau. For each card flipped this way, one card in each opponent's tableau "
    "must be flipped by that opponent.",
    "Play: Gain RP equal to the difference.",
    "Score: Gain 10 RP for each pair of adjacent cards in your tableau.",
    "Play: Lose 5 or 10 RP at random.",
    "Play: Gain 10 RP for one type.",
    "Play: Gain RP equal to half this card's position.",
    "Score: Gain 3/8/15 RP for 1/2 Earth cards.",
    "Play: Each opponent flips a card in their tableau for each Fire card in their tableau.",
    "Play: For each card in an opponent's hand, flip a card.",
    "Play: Gain up to 3 M$.",
    "Play: Steal up to 10 RP from an opponent.",
    "Play: Gain 5 RP for each M$ paid this way.",
    "Play: Put 2 on this card.",
    "Play: Each player discards any number of cards, then draws that many.",
    "Play: Gain 10 RP. Discard any number of cards. Gain that much RP.",
    "Play: Remove up to 2 star tokens from your cards.",
    "Play: Put all star tokens on this card.",
    "Play: Move a star token from this card to each card in your tableau.",
]


@pytest.mark.parametrize(
    ("said", "meant"), [(said, meant) for meant, ways in SAME.items() for said in (meant, *ways)]
)
def test_said_otherwise(said: str, meant: str) -> None:
    assert render(parse(said)) == meant


@pytest.mark.parametrize("text", REFUSED)
def test_not_said(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
