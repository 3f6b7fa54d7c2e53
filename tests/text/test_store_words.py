"""What is said of the Store, the Aftermarket and hands, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: Draw a card.": [
        "Play: Take a card from the Store.",
        "Play: Take one card of the Store into your hand.",
        "Play: +1 card from the Store.",
        "Play: +1 Store card to your hand.",
        "Play: Gain a card from the Store.",
        "Play: Draw 1 from Store.",
    ],
    "Play: Each player draws a card.": ["Play: Everybody gets a card from the Store."],
    "Play: Draw a card for each Fire card in your tableau.": [
        "Play: Draw one card per Fire card in your tableau.",
        "Play: Take a card from the Store for each Fire card in your tableau.",
        "Play: For each Fire card in your tableau, draw a card.",
    ],
    "Play: Discard any number of cards. Draw cards equal to the number of cards discarded this way.": [
        "Play: Discard any number of cards, then draw that many.",
        "Play: Discard any number of cards. Draw that many cards from the Store.",
    ],
    "Play: Draw cards equal to 5 minus the number of cards in your hand.": [
        "Play: Draw until you have 5 cards in hand.",
        "Play: Draw cards until you have five in your hand.",
        "Play: Draw up to 5 cards in hand.",
    ],
    "Play: Reveal the top 2 cards of the Store.": [
        "Play: Turn over the uppermost two cards of the Store.",
        "Play: Reveal two cards from the Store.",
        "Play: Reveal the Store's top two cards.",
        "Play: Show the first 2 cards of the Store.",
    ],
    "Play: Discard the top 4 cards of the Store.": ["Play: Trash the top four Store cards."],
    "Play: Take a card from the Aftermarket into your hand.": [
        "Play: Take an Aftermarket card.",
        "Play: +1 card from the Aftermarket.",
        "Play: Take a card from the Aftermarket for free.",
        "Play: Take a card from the Aftermarket without paying.",
    ],
    "Play: Choose an Earth card in the Aftermarket. Reveal it. Take it into your hand.": [
        "Play: Search the Aftermarket for an Earth card, reveal it and place it in your hand.",
    ],
    "Play: Take a random card from an opponent's hand into your hand.": [
        "Play: Steal a random card from an opponent's hand.",
    ],
    "Play: Reveal the top 3 cards of the Store. Choose one of them. Take it into your hand. Put the rest in the Aftermarket.": [
        "Play: Reveal the top 3 cards of the Store. Choose one. It goes to your hand, the rest to the Aftermarket.",
    ],
    "Play: Look at the top 4 cards of the Store. Put them back in the same order.": [
        "Play: Look at the top four cards of the Store, then put them back in the same order.",
    ],
    "Play: Reveal the top 3 cards of the Store. Put them on the bottom of the Store in a random order.": [
        "Play: Reveal the top 3 cards of the Store. Put all three on the bottom in a random order.",
    ],
    "Play: An opponent reveals each card in their hand. Choose a card among them with at least 4 stars. That player discards it.": [
        "Play: Target opponent reveals their hand. You choose a card from it with 4 or more stars. That player discards that card.",
    ],
    "Play: Look at each card in an opponent's hand. Discard one of them.": [
        "Play: Look at an opponent's hand and discard one card from it.",
    ],
    "Play: Reveal each card in your hand. Gain 3 RP for each Fire card among them.": [
        "Play: Reveal your hand. Gain 3 RP for each Fire card in it.",
        "Play: Show your hand. Gain 3 RP for each Fire card.",
    ],
    "Play: Reveal the top 3 cards of the Store. Gain 9 RP for each card among them with at most 3 stars. Put them in the Aftermarket.": [
        "Play: Reveal the top three cards of the Store. Gain nine RP for each of them that has three stars or fewer, then place all three in the Aftermarket.",
    ],
    "Play: Discard a card. Gain RP equal to 3 times its stars.": [
        "Play: Discard a card. Gain RP equal to three times the discarded card's Star Rating.",
    ],
    "Play: Name a type. Reveal the top 5 cards of the Store. Gain 5 RP for each matching card among them. "
    "Put them on the bottom of the Store in any order.": [
        "Play: Declare 1 Type; reveal the top 5 cards of the Store, gain 5 RP for each card of that Type, "
        "then place those 5 cards on the bottom in any order.",
    ],
    "Play: Name a type. Reveal the top card of the Store. If it is a matching card, gain 20 RP. Otherwise, lose 5 RP.": [
        "Play: Guess a type, then reveal the top card of the Store. If you guessed correctly, gain 20 RP. Otherwise, lose 5 RP.",
        "Play: Name a type. Turn over the top card of the Store. If it matches, gain 20 RP. If not, lose 5 RP.",
        "Play: Predict one type. Reveal the top card of the Store. If it has that type, gain 20 RP. Otherwise, lose 5 RP.",
    ],
    "Play: Discard all but 1 card.": ["Play: Discard your hand except one card."],
    "Play: Swap a card in your hand with a card in the Aftermarket.": [
        "Play: Trade a card from your hand for one in the Aftermarket.",
        "Play: Exchange one card from your hand with one card in the Aftermarket.",
    ],
    "Play: Swap each card in your hand with each card in an opponent's hand.": [
        "Play: Swap hands with an opponent.",
        "Play: Exchange your hand with an opponent's hand.",
    ],
    "Play: Each player passes a card in their hand to the player to their left.": [
        "Play: All players pass a card from their hand to the player on their left.",
        "Play: Everyone passes a card to the left.",
        "Play: Each player gives a card from their hand to the player on their left, all at once.",
    ],
    "Play: Each player passes each card in their hand to the player to their right.": [
        "Play: Everyone passes their hand to the right.",
    ],
    "Play: Reveal cards of the Store until you reveal a card with at least 6 stars. Take it into your hand. Put the rest in the Aftermarket.": [
        "Play: Reveal cards from the Store until you reveal one with 6 or more stars. Put it into your hand and the rest into the Aftermarket.",
    ],
    "Play: Reveal cards of the Store until you reveal a Mage or Myth card.": [
        "Play: Reveal cards from the Store until you reveal a Mage or a Myth.",
        "Play: Turn over cards from the Store one by one until you find a Mage or Myth.",
    ],
    "Play: Take a card that you have discarded this tournament from your binder into your hand.": [
        "Play: Place a card you discarded this tournament into your hand.",
        "Play: Return a card you've discarded this tournament to your hand.",
    ],
    "Play: Buy a card in the Aftermarket for M$ equal to its stars.": [
        "Play: Buy a card from the Aftermarket.",
        "Play: Buy an Aftermarket card at its normal price.",
    ],
    "Play: Buy a card in the Aftermarket for M$ equal to half its stars (rounded up).": [
        "Play: Buy a card from the Aftermarket for half its price, rounded up.",
    ],
    "Play: Buy a card in the Aftermarket for M$ equal to its stars minus 2.": [
        "Play: Buy a card from the Aftermarket for 2 Dollars less.",
        "Play: Buy a card from the Aftermarket for M$2 less than its Star Rating.",
    ],
    "Play: Clash with an opponent. The winner flips a card in the loser's tableau.": [
        "Play: Clash with an opponent. The loser flips a card of the winner's choice in their tableau.",
    ],
    "Play: Flip a card in each opponent's tableau.": [
        "Play: Each opponent flips a card of your choice."
    ],
    "Play: Each opponent flips a card in their tableau.": [
        "Play: Each opponent flips a card of their choice."
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"), [(said, meant) for meant, ways in SAME.items() for said in (meant, *ways)]
)
def test_said_of_the_store(said: str, meant: str) -> None:
    assert render(parse(said)) == meant


@pytest.mark.parametrize(
    "unclear",
    [
        "Play: Discard a card. Reveal the top card of the Store. If it has more stars than the discarded card, gain 5 RP.",
        "Play: Flip a card of an opponent's choice.",
        "Play: Choose a card in any tableau. Discard a card from it.",
        "Play: Discard 2 cards. Gain 5 RP. Draw that many.",
        "Play: Each player discards their hand, then draws that many cards.",
        "Play: Draw 0 cards.",
        "Play: Discard your hand. At the start of your next turn, draw that many cards.",
    ],
)
def test_unclear(unclear: str) -> None:
    with pytest.raises(SheetError):
        parse(unclear)
