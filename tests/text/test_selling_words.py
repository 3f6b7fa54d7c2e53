"""What is said of cards that are sold, searched for, shuffled in or taken out of the game, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: You may sell a card in your hand for M$ equal to its stars.": [
        "Play: You may sell a card from your hand.",
        "Play: You can sell one card of your hand to the Aftermarket.",
        "Play: You may sell a card from your hand: put it into the Aftermarket and gain M$ equal to its Star Rating.",
        "Play: You may sell a card from your hand for its star rating in M$.",
        "Play: You may sell a card from your hand. If you do, put it in the Aftermarket and gain Dollars equal to its stars.",
    ],
    "Play: You may sell a card in your hand for M$ equal to its stars plus 3.": [
        "Play: You may sell a card from your hand: put it into the Aftermarket and gain Dollars equal to its Star Rating plus 3.",
        "Play: You may sell a card from your hand for 3 Dollars more than its stars.",
    ],
    "Play: Sell up to 2 cards in your hand for 4 M$ each.": [
        "Play: Sell up to two cards from your hand for 4 Dollars apiece.",
    ],
    "Play: Sell a card in your hand for M$ equal to half its stars (rounded up).": [
        "Play: Sell a card from your hand for half its price, rounded up.",
    ],
    "Play: You may sell any number of cards in your hand for M$ equal to its stars each. Gain 2 RP for each card sold this way.": [
        "Play: You may sell any number of cards from your hand for their stars. Gain 2 RP for each card sold.",
    ],
    "Play: You may sell another card in your tableau for M$ equal to its stars. If you do, gain RP equal to its stars.": [
        "Play: You may sell another card from your tableau. If you do, put it in the Aftermarket and gain Dollars and RP equal to its stars.",
    ],
    "Play: You may buy a card in the Aftermarket for M$ equal to half its stars (rounded up).": [
        "Play: You can buy a card from the Aftermarket for half its price, rounded up. It goes to your hand.",
        "Play: You may buy a card from the Aftermarket at half its star rating, rounded up, and add it to your hand.",
    ],
    "Action: You may buy up to 2 cards in the Aftermarket for M$ equal to its stars each.": [
        "Action: You may buy up to two cards from the Aftermarket. Add them to your hand.",
        "Action: You may buy up to two cards from the Aftermarket, adding them to your hand.",
    ],
    "Play: Put each card in the Aftermarket in the Store's discard pile. Gain 3 RP for each card discarded this way.": [
        "Play: Discard all cards in the Aftermarket to the Store discard. Gain 3 RP for each card discarded.",
    ],
    "Play: Put up to 3 cards in your hand in the box. Gain 5 RP for each card put away this way.": [
        "Play: Discard up to 3 cards from your hand to the box. +5 RP for each.",
        "Play: Remove up to 3 cards in your hand from the game. 5 RP for each.",
    ],
    "Play: Look at the top 3 cards of the Store. Take a card among them with at most 5 stars into your hand. Put the rest on the bottom of the Store in any order.": [
        "Play: Add 1 card with 5 or less stars from the top 3 cards of the Store to your hand; put the rest on the bottom.",
    ],
    "Play: Look at the top 5 cards of the Store. Choose a Citizen card among them. Reveal it. Take it into your hand. Shuffle the rest into the Store.": [
        "Play: Search the top 5 cards of the Store for a Citizen, reveal it, and add it to your hand. Shuffle the rest back into the Store.",
    ],
    "Play: Look at the top 3 cards of the Store. Take one of them into your hand.": [
        "Play: Take one of the top 3 cards of the Store into your hand.",
    ],
    "Play: Take a card from the Store's discard pile with at most 4 stars into your hand.": [
        "Play: Take a card with 4 or fewer stars from the Store discard pile.",
        "Play: Add a card with a star rating of 4 or below from the discard pile of the Store to your hand.",
    ],
    "Play: Choose a Mage card in the Store's discard pile. Take it into your hand.": [
        "Play: Search the discard pile for a Mage and take it.",
    ],
    "Play: Take the top card of the Core deck into your hand.": [
        "Play: Draw a card from the Core deck.",
        "Play: Add the top card of the Core deck to your hand.",
        "Play: Gain the top card of the Core deck.",
    ],
    "Play: Shuffle a card in your hand into the Store. Draw a card.": [
        "Play: Shuffle a card from your hand back into the Store, then draw a card.",
    ],
    "Play: Take a card not named \"Orella\" from your binder into your hand.": [
        'Play: Add 1 card from your binder to your hand, except "Orella".',
        'Play: Take a card other than "Orella" from your binder into your hand.',
    ],
    "Play: Swap a card in your hand with a card in the Aftermarket with stars at most its stars.": [
        "Play: Swap a card in your hand for one in the Aftermarket that's got no more Stars than it.",
    ],
    "Play: Look at each card in an opponent's hand. If there is a Mage card among them, gain 8 RP.": [
        "Play: Look at an opponent's hand. If they have a Mage, you gain 8 RP.",
        "Play: Look at an opponent's hand. If they've got a Mage, gain 8 RP.",
    ],
    "Play: Reveal a card in your hand. If it is a Citizen card, gain 10 RP.": [
        "Play: A card from your hand is shown to all players. Should it be a Citizen, 10 RP are gained.",
    ],
    "Play: Return another card in your tableau to your hand.": [
        "Play: Put one of your other cards back in your hand so you can play it again.",
        "Play: Return one of your other cards to your hand, you can play it again later!",
    ],
    "Play: Gain 3 RP for each card in your hand.": [
        "Play: Gain 3 RP for each card you have in hand.",
        "Play: You receive 3 RP for each card which you still hold in your hand.",
    ],
    "Play: Reveal the top card of the Store. If its stars are at least 5, gain 15 RP. Otherwise, put it in the Aftermarket.": [
        "Play: Reveal top Store card. If its Star is 5+, gain 15 RP. If not, put it in Aftermarket.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "text"), [(c, t) for c, many in SAME.items() for t in (c, *many)]
)
def test_it_is_the_same(canonical: str, text: str) -> None:
    assert render(parse(text)) == canonical


REFUSED = [
    "Play: Sell 2 cards from your hand for 4 Dollars.",  # each, or both?
    "Play: Sell a card in the Aftermarket.",
    "Play: You may sell a card from your hand. If you do, gain 3 M$.",  # for 3, or 3 more?
    "Play: Sell a card from your hand for RP equal to its stars.",
    "Play: Reveal your hand. If you have a Mage, gain 8 RP.",  # in the hand, or in the tableau?
    "Play: Search the Store for a Mage.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_may_mean_two_things_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
