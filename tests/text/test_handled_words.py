"""Cards that are handled, told in a stranger's words: other names of places, other verbs, words left out."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    # Other names of places.
    "Play: Draw 2 cards.": [
        "Play: Draw two cards from the deck.",
        "Play: Pick up 2 cards from the Store pile.",
        "Play: Take two cards from the draw pile.",
    ],
    "Play: Put a star token on another card in your tableau.": [
        "Play: Add a star token to another card in your row.",
        "Play: Put a token on another card on your side of the table.",
        "Play: Put +1 star token on another card in your line-up.",
    ],
    "Play: Swap 2 cards in an opponent's tableau.": [
        "Play: Swap two cards in an enemy tableau.",
        "Play: Exchange two cards on an opponent's board.",
    ],
    "Play: Flip a card in opponents' tableaus with at most 4 stars.": [
        "Play: Knock over an opposing card with 4 or fewer stars.",
        "Play: Flip one enemy card whose stars are at most 4.",
    ],
    "Play: Discard another card in your tableau.": [
        "Play: Discard one of your other cards in play.",
        "Play: Throw one of your other cards in your tableau away.",
    ],
    "Play: Gain 5 RP for each card to the left of this card.": [
        "Play: Gain 5 RP for each card in your tableau to the left of this one.",
        "Play: Gain 5 RP for each of the cards to the left of this card in your tableau.",
    ],
    # Other verbs, and verbs in two parts.
    "Play: Flip a card in any tableau.": [
        "Play: Turn a card over.",
        "Play: Tip a card over.",
        "Play: Knock over a card.",
    ],
    "Play: Unflip a face-down card in your tableau.": [
        "Play: Turn one of your face-down cards back up.",
        "Play: Wake up one of your flipped cards.",
        "Play: Flip one of your cards back over.",
    ],
    "Play: Discard a card.": [
        "Play: Throw a card away.",
        "Play: Dump a card.",
        "Play: Chuck one card.",
        "Play: Discard one of your cards in hand.",
    ],
    "Play: Take a random card from an opponent's hand into your hand.": [
        "Play: Snatch one card at random from the hand of an opponent.",
        "Play: Grab a random card from an enemy hand.",
        "Play: Swipe a card, chosen at random, from a rival's hand.",
    ],
    "Play: Attach a card in your hand face down to this card.": [
        "Play: Stick a card from hand under this card face-down.",
        "Play: Slip a card from your hand face-down beneath this one.",
    ],
    "Play: Take a Mage card from the Store's discard pile into your hand.": [
        "Play: Fetch a Mage from the discard pile.",
        "Play: Retrieve a Mage from the Store discard.",
    ],
    # Star tokens.
    "Play: Put a star token on each Mage card in your tableau.": [
        "Play: Give each of your Mages a star token.",
        "Play: Each Mage you have receives one star token.",
        "Play: +1 star token on each of your Mages.",
    ],
    "Play: Put 3 star tokens on this card.": ["Play: Put 3 stars on this.", "Play: Give this card three tokens."],
    "Next: Put 2 star tokens on it.": ["Next: +2 star tokens on it.", "Next: It receives two star tokens."],
    # Words left out.
    "Play: Flip a card in any tableau. Unflip a face-down card other than it in your tableau.": [
        "Play: Flip a card and then unflip another.",
        "Play: Flip a card, then unflip a different one.",
    ],
    "Play: Swap this card with another card in your tableau.": ["Play: Swap this card with another."],
    "Play: Reveal the top 2 cards of the Store. Take one of them into your hand. Put the rest in the Aftermarket.": [
        "Play: Reveal top 2 of Store. Keep one in hand, other to Aftermarket.",
        "Play: Reveal the top two of the Store. Keep one; the other into the Aftermarket.",
    ],
    "Play: Discard down to 1 card in your hand.": [
        "Play: Discard hand down to 1.",
        "Play: Discard your hand down to one card.",
        "Play: Discard cards until you have only one card left in hand.",
    ],
    "Play: Reveal the top 3 cards of the Store. Take a random card among them into your hand.": [
        "Play: Reveal the top 3 cards of the Store. Take one of them at random."
    ],
    "Play: Each opponent flips a card in their tableau.": [
        "Play: Each opponent flips a card of their own choosing.",
        "Play: Each opponent flips a card, their choice.",
    ],
    "Play: Flip another card in any tableau.": [
        "Play: Flip any card but not this one.",
        "Play: Flip a card apart from this card.",
    ],
    "Play: Flip each card adjacent to this card.": ["Play: Both neighbours of this card are flipped."],
    "Play: Play a Fire card in your hand.": ["Play: Play a Fire card from hand for free."],
    # Where they go, who shows them, and whose they are.
    "Play: Look at the top card of the Store. Take it into your hand or put it in the Aftermarket.": [
        "Play: Look at the top card of the Store. Put it into your hand or into the Aftermarket.",
        "Play: Peek at the top card of the Store. Put it in your hand, or in the Aftermarket.",
    ],
    "Play: Move a star token from a card in an opponent's tableau to this card.": [
        "Play: Remove a star token from an opponent's card and put it on this one.",
        "Play: Steal a star token from an opponent's card and put it on this card.",
    ],
    "Play: Name a card. Each opponent with a card you have named in their hand discards a card you have named.": [
        "Play: Name a card. Each opponent with a card of that name in hand discards it.",
        "Play: Name a card. Each opponent who has a card with that name in their hand discards it.",
    ],
    "Play: One after the other, each opponent with a Mage card in their tableau flips a Mage card in their tableau and loses 5 RP.": [
        "Play: Each opponent with a Mage flips it and loses 5 RP.",
    ],
    "Play: Name an element. Reveal the top card of the Store. If it is a matching card, gain 15 RP.": [
        "Play: Guess the element of the top Store card. If you're right, gain 15 RP.",
    ],
    "Play: Choose an opponent. Look at each card in that player's hand.": [
        "Play: Choose an opponent. They show you their hand.",
    ],
    "Play: Each opponent reveals a random card in their hand. Take one of them into your hand.": [
        "Play: Each opponent shows you a random card from their hand. Steal one of those cards.",
    ],
    "Play: Give this card to the player to your left.": [
        "Play: Give control of this card to the player on your left.",
    ],
    "Play: Play a card in your hand, ignoring its Play effects.": [
        "Play: Put a card from your hand into your tableau without using its Play effect.",
        "Play: Play a card from your hand without its Play effect.",
    ],
    "Play: Swap a card in your tableau with a card in an opponent's tableau.": [
        "Play: Swap one of your cards with one of an opponent's."
    ],
    "Play: Put a star token on up to 3 cards in your tableau.": ["Play: Put a star token on each of up to three cards."],
    "Play: Put a star token on 2 cards in your tableau.": ["Play: Place one token each on two of your cards."],
    "Play: Discard the card immediately to the right of this card.": [
        "Play: Discard the card directly to the right of this card from your tableau."
    ],
    "Play: Flip a card adjacent to this card.": [
        "Play: Flip either neighbour of this card.",
        "Play: Flip one of its neighbours.",
    ],
    "Play: Choose a card in any tableau. If it is a card with a Flip effect, use its Flip effects.": [
        "Play: Choose a card in any tableau. If it has a Flip effect, use it."
    ],
    "Play: Name an element. Reveal the top card of the Store. If it is a matching card, gain 30 RP and take it into your hand. Unless it is a matching card, discard it.": [
        "Play: Name element. Reveal top of Store. Match: 30 RP and take it. No match: discard it.",
    ],
    "Play: Reveal the top card of the Store. If it is a Fire card, take it into your hand. Otherwise, put it in the Aftermarket.": [
        "Play: Turn over the first card of the Store; if it's Fire, it goes to your hand, otherwise to the Aftermarket.",
    ],
    "Play: Flip any number of cards in your tableau. Gain 6 RP for each card flipped this way.": [
        "Play: Flip as many of your own cards as you want. Gain 6 RP for each."
    ],
    # One deed, done to two things.
    "Play: Flip a Fire card in any tableau. Flip a Water card in any tableau.": [
        "Play: Flip a Fire card and a Water card in any tableau."
    ],
    "Play: Discard a Fire card. Discard a Mage card.": ["Play: Discard a Fire card and a Mage."],
    "Play: Flip this card. Flip another card in your tableau.": [
        "Play: Flip this card and another card in your tableau.",
        "Play: Flip both this card and another of yours.",
    ],
    "Play: Put a star token on this card. Put a star token on your Top card.": [
        "Play: Put a star token on this card and on your Top card.",
        "Play: Add a star token to this card as well as your Top card.",
    ],
    "Play: You may discard a Mage card and discard a Soldier card. If you do, gain 20 RP.": [
        "Play: You may discard a Mage and a Soldier. If you do, gain 20 RP."
    ],
    "Score: Gain 4 RP for each face-down card in each opponent's tableau.": [
        "Score: 4 RP per face-down card elsewhere."
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"), [(said, meant) for meant, ways in SAME.items() for said in (meant, *ways)]
)
def test_said_of_cards_that_are_handled(said: str, meant: str) -> None:
    assert render(parse(said)) == meant


@pytest.mark.parametrize(
    "unclear",
    [
        "Play: Pick up a card.",  # from where?
        "Play: Flip one of your cards, then flip another.",  # one of yours?
        "Play: Flip a card in an opponent's tableau and unflip another.",
        "Play: Flip two adjacent cards in your tableau.",  # to each other?
        "Play: Flip a card in an opponent's tableau to the left of this card.",
        "Play: Flip three cards in a row.",
        "Play: Discard a card in your hand in play.",
        "Play: Draw a card from your deck.",
        "Play: You and another player exchange a random card.",
        "Play: Choose a card in your tableau. Each opponent with a Fire card in their tableau flips it.",
        "Play: Each player reveals a card in their hand and discards it. If nobody did, gain 10 RP.",
        "Play: Restore a card.",
        "Play: Flip a Mage and a card in an opponent's tableau.",  # a Mage of theirs?
        "Play: Flip a card in your tableau and a Mage.",
        "Play: Flip a Fire card and a Water card. Gain RP equal to its stars.",
        "Play: Flip a Fire card and a Water card and put a star token on it.",
        "Play: Flip a Fire card and a Water card. If you do, gain 10 RP.",
        "Action: Discard a Fire card and a Water card: gain 30 RP.",
    ],
)
def test_unclear(unclear: str) -> None:
    with pytest.raises(SheetError):
        parse(unclear)
