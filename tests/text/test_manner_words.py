"""Ways of speaking: questions, the passive voice, what is said of several cards or twice of one, what counts double."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: If there is a Mage card in your tableau, gain 10 RP. Otherwise, lose 5 RP.": [
        "Play: Got a Mage? Gain 10 RP. Otherwise, lose 5 RP.",
        "Play: Do you have a Mage? Gain 10 RP. If not, lose 5 RP.",
        "Play: You have a Mage: gain 10 RP. Otherwise, lose 5 RP.",
    ],
    "Play: Reveal the top card of the Store. If it is a Fire card, gain 5 RP.": [
        "Play: Reveal the top card of the Store. Is it a Fire card? Gain 5 RP.",
        "Play: Turn over the top card of the Store. Is it Fire? You gain 5 RP.",
    ],
    "Play: If there is no card in your hand, draw 2 cards.": [
        "Play: Hand empty? Draw 2 cards.",
        "Play: Hand empty: draw 2 cards.",
    ],
    "Play: If you have the fewest RP, gain 20 RP.": ["Play: In last place? Gain 20 RP."],
    "Play: Clash with an opponent. If you win the clash, gain 10 RP. If you lose the clash, flip this card.": [
        "Play: Clash with an opponent. Win? Gain 10 RP. Lose? Flip this card.",
    ],
    "Play: Flip a random card in opponents' tableaus with at most 2 stars. If you cannot, gain 7 RP.": [
        "Play: Flip a random enemy card with 2 or less stars. Miss? Gain 7 RP.",
    ],
    "Play: Pay any amount of M$. Gain 5 RP for each M$ paid this way.": [
        "Play: Gain 5 RP for each Dollar you pay.",
        "Play: For each Dollar you spend, gain 5 RP.",
    ],
    "Play: Pay up to 6 M$. Gain 10 RP for each 2 M$ paid this way.": [
        "Play: For every 2 Dollars which are paid by you, 10 RP are gained. Not more than 6 Dollars may be paid.",
        "Play: Gain 10 RP for every 2 Dollars you pay. You may spend at most 6 Dollars this way.",
    ],
    "Play: Pay up to 5 M$. Gain 3 RP for each M$ paid this way.": [
        "Play: Pay up to 5 M$. Gain 3 RP for each Dollar you pay.",
    ],
    "Play: Pay up to 5 M$. If the M$ paid this way is at least 3, gain 10 RP.": [
        "Play: Pay up to 5 M$. If you paid 3 or more, gain 10 RP.",
        "Play: Pay up to 5 M$. If at least 3 M$ were paid this way, gain 10 RP.",
    ],
    "Score: Gain RP equal to 3 times the number of cards in your tableau plus 3 times the number of Fire cards in your tableau.": [
        "Score: Gain 3 RP for each card in your tableau. Fire cards count double.",
        "Score: Count your cards. Gain 3 RP for each. Each Fire card counts twice.",
    ],
    "Score: Gain RP equal to 5 times the number of face-down cards in any tableau plus 5 times the number of face-down cards in your tableau.": [
        "Score: Count face-down cards in all tableaus. Gain 5 RP each. Yours count double.",
    ],
    "Score: If there are exactly 6 cards in your tableau and every card in your tableau is a face-up card and no two cards in your tableau share a star value, gain 50 RP.": [
        "Score: If all 6 cards in your tableau are face-up and have different star ratings, gain 50 RP.",
    ],
    "Flip: Each player with more RP than you loses 10 RP.": [
        "Flip: 10 RP are lost by each player by whom more RP than you are possessed.",
        "Flip: Each player by whom more RP are held than by you loses 10 RP.",
    ],
    "Play: An opponent flips a card in their tableau.": [
        "Play: One card of an opponent, chosen by that opponent, is flipped.",
        "Play: Flip a card in an opponent's tableau. It is chosen by its owner.",
        "Play: Flip a card in an opponent's tableau. They choose which one.",
    ],
    "Play: Each opponent flips a Citizen or Animal card in their tableau.": [
        "Play: A Citizen or an Animal in each opponent's tableau is flipped. The card is chosen by its owner.",
    ],
    "Action: Return a card in your tableau to your hand. Gain RP equal to its stars.": [
        "Action: A card is returned from your tableau to your hand. Its Star Rating is gained in RP.",
    ],
    "Play: Discard 2 cards. If there are at least 2 Fire cards among them, gain 10 RP.": [
        "Play: Discard 2 cards. If both are Fire cards, gain 10 RP.",
        "Play: Discard two cards. Both Fire: gain 10 RP.",
        "Play: Discard 2 cards. If two of them are Fire cards, gain 10 RP.",
    ],
    "Play: Discard 2 cards. If all cards among them share an element, gain 10 RP.": [
        "Play: Discard 2 cards. If they share an element, gain 10 RP.",
        "Play: Discard 2 cards. If both were the same element, gain 10 RP.",
    ],
    "Play: Reveal the top 3 cards of the Store. If no two cards among them share a type, gain 10 RP.": [
        "Play: Reveal the top 3 cards of the Store. If they all have different types, gain 10 RP.",
    ],
    "Play: Reveal the top 3 cards of the Store. If there is a Mage card among them, gain 10 RP.": [
        "Play: Reveal the top 3 cards of the Store. If at least one of them is a Mage, gain 10 RP.",
    ],
    "Play: Flip any number of cards in your tableau. Gain 15 RP for each card flipped this way. If there are at least 3 cards flipped this way, draw a card.": [
        "Play: Flip any number of own cards. 15 RP each. If 3+ flipped, draw a card.",
        "Play: Flip any number of your cards. Gain 15 RP for each. If three or more were flipped, draw a card.",
    ],
    "Score: If there are exactly 3 cards in your tableau with 3 stars, gain 33 RP.": [
        "Score: If you have exactly three cards with three stars each in your tableau, gain 33 RP.",
    ],
    "Score: Gain 5 RP for each Air card in your tableau.": [
        "Score: Gain 5 RP for each card with the Air element in your tableau.",
    ],
    "Play: Gain 3 RP for each face-up or face-down card in your tableau.": [
        "Play: Gain 3 RP for each card in your tableau, face-up or face-down.",
        "Play: Gain 3 RP for each card in your tableau, whether face-up or face-down.",
    ],
    "Play: Flip each other Construct card in your tableau.": [
        "Play: Flip as many other Constructs in your tableau as possible.",
    ],
    "Action: Flip each other card in any tableau.": ["Action: Flip everything else."],
    "Play: If there is a card in your hand with at least 8 stars, gain 8 RP.": [
        "Play: If you hold a card with 8+ stars, gain 8 RP.",
    ],
    "Score: Lose RP equal to 40 minus 5 times your M$.": [
        "Score: Lose 5 RP for each M$ you have fewer than 8.",
    ],
    "Score: Gain 5 RP for each card in your hand.": [
        "Score: You gain 5 RP for each card you haven't played.",
    ],
    "Play: If there is another Mage card in your tableau, gain 20 RP.": [
        "Play: If a Mage is already present in your tableau, 20 RP are gained.",
    ],
    "Play: Choose the player with the most cards in their tableau. Gain 2 RP for each face-up card in that player's tableau.": [
        "Play: You gain 2 RP for each card that's face-up in the tableau with the most cards.",
    ],
    "Play: Reveal the top card of the Store. If its stars are at least 5, gain 5 RP.": [
        "Play: Reveal the top card of the Store. If it's 5 stars or more, gain 5 RP.",
    ],
    "Play: Flip a card in your tableau. Unflip a face-down card other than it in your tableau.": [
        "Play: Flip a card in your tableau, then unflip a different card in your tableau.",
    ],
    "Play: Flip another card in any tableau.": ["Play: Flip a different card."],
    "Score: If there are at least 4 Citizen cards in your tableau, gain 10 RP for each Citizen card in your tableau. Otherwise, gain 5 RP for each Citizen card in your tableau.": [
        "Score: You receive 5 RP for every Citizen in your tableau. If you possess at least four Citizens, you receive 10 RP for every one instead.",
        "Score: 5 RP for each Citizen in your tableau. If you have at least four Citizens, gain 10 RP for each instead.",
    ],
    "Play: If there is a card in your hand with at least 8 stars, steal 8 RP from each opponent. Otherwise, steal 3 RP from each opponent.": [
        "Play: Steal 3 RP from each enemy. If you hold a card with 8+ stars, steal 8 instead.",
    ],
    "Score: Gain 15 RP for each pair of cards in your tableau that share an element.": [
        "Score: 15 RP per pair of same-element cards in tableau. Each card in 1 pair only.",
    ],
    "Score: Gain 5 RP for each different type among face-up cards in your tableau.": [
        "Score: Gain 5 RP for each different type among face-up cards in your tableau. A card with two types counts for both.",
    ],
    "Score: If there are exactly 7 Air cards in any tableau, gain 70 RP. Otherwise, gain 2 RP for each Air card in any tableau.": [
        "Score: If there are exactly seven Air cards among all the tableaus, gain seventy RP. Otherwise gain two RP for each of them.",
    ],
    "Play: If there are at least 3 Mage cards in your tableau, gain 5 RP for each Mage card in your tableau.": [
        "Play: If you have at least 3 Mages, gain 5 RP for each.",
    ],
    "Play: Gain 7 RP for each different element in your tableau.": [
        "Play: Count how many different elements you have. You get 7 RP for every one!",
    ],
    "Score: Unless there are at least 4 face-down cards in your tableau, gain 6 RP for each face-down card in your tableau.": [
        "Score: For each face-down card in your tableau, gain 6 RP, save that no RP is gained hereunder if such cards number four or more.",
        "Score: Gain 6 RP for each face-down card in your tableau, but nothing if there are four or more.",
    ],
    "Score: You may pay 3 M$. If you do, gain 15 RP and repeat this effect 2 times.": [
        "Score: Pay 3 Dollars to gain 15 RP, as many times as you want, up to 3 times.",
        "Score: Pay 3 Dollars to gain 15 RP, up to three times.",
    ],
    "Score: If you have the most Animal cards in your tableau, gain 25 RP.": [
        "Score: If more Animals are in your tableau than in any other, 25 RP are gained.",
        "Score: If your tableau contains more Animals than each opponent's tableau, gain 25 RP.",
    ],
    "Score: If you have more M$ than the player to your left and you have more M$ than the player to your right, gain 10 RP.": [
        "Score: If you have more M$ than both of your neighbours, gain 10 RP.",
    ],
    "Play: Flip 2 other cards in your tableau and gain 40 RP. If you cannot, flip this card.": [
        "Play: Flip 2 other cards in your tableau; gain 40 RP. If you cannot, flip this card.",
    ],
    "Action: Remove all star tokens from a card in any tableau. Gain 4 RP for each star token removed this way.": [
        "Action: Remove all star tokens from any one card. Gain 4 RP each.",
    ],
    "Play: Put 2 star tokens on a card in any tableau.": ["Play: Put 2 star tokens on any card."],
    "Action: Discard any number of cards. For each card discarded this way, gain 2 M$ or gain 8 RP.": [
        "Action: Discard any number of cards. For each card discarded in this way, receive 2 Dollars or 8 RP, in any combination.",
    ],
    "Play: Steal 7 RP from each opponent with more RP than you.": [
        "Play: For each opponent with more RP than you, steal 7 RP from them.",
        "Play: For each opponent by whom more RP are held than by you, 7 RP are stolen.",
    ],
    "Play: Choose a player. Swap 2 cards in that player's tableau.": [
        "Play: Exchange the places of two cards in the tableau of one player.",
    ],
    "Play: Take an Earth card from the Aftermarket into your hand. If you cannot, gain 5 RP.": [
        "Play: Search the Aftermarket for an Earth card and put it into your hand. If there isn't one, gain 5 RP.",
    ],
    "Flip: If the number of star tokens on this card is at least 1, return this card to your hand.": [
        "Flip: If this card had one or more star tokens, return it to your hand.",
    ],
    "Play: Flip a card in an opponent's tableau. If its stars are at least 5, gain 10 RP.": [
        "Play: Flip a card in an opponent's tableau. If it had 5 or more stars, gain 10 RP.",
    ],
    "Play: Flip a card in any tableau. If it is a card with a Flip effect, gain 10 RP.": [
        "Play: Flip a card. If it had a Flip effect, gain 10 RP.",
    ],
    "Play: Reveal the top card of the Store. If it is a card with an even star rating, take it into your hand.": [
        "Play: Reveal the top card of the Store. If it's even, take it into your hand.",
    ],
    "Play: If there is a Mage card in your tableau, gain 10 RP. Otherwise, gain 5 RP.": [
        "Play: Gain 5 RP. Double it if you have a Mage.",
        "Play: Gain 5 RP. If you have a Mage, this is doubled.",
        "Play: Gain 5 RP. If you have a Mage, gain twice that instead.",
        "Play: Gain 5 RP, or twice that if you have a Mage.",
    ],
    "Play: If there are at least 3 Mage cards in your tableau, gain 4 RP for each Mage card in your tableau. Otherwise, gain 2 RP for each Mage card in your tableau.": [
        "Play: Gain 2 RP for each Mage in your tableau. Double this if you have at least 3.",
    ],
    "Play: You may flip a card in your tableau. If you do, gain 10 RP.": [
        "Play: You may flip a card in your tableau. Gain 10 RP if you do.",
    ],
    "Play: Flip a card in any tableau with more stars than the card in your tableau with the most stars.": [
        "Play: Flip a card in any tableau with more stars than each of your cards.",
        "Play: Flip a card in any tableau with more stars than any of your cards.",
        "Play: Flip a card in any tableau with more stars than every card you have.",
    ],
    "Score: If the number of different elements among face-up cards in your tableau is at least 4, gain 45 RP.": [
        "Score: If you control a face-up card of each of four or more different elements, gain 45 RP.",
        "Score: If you have face-up cards of at least 4 different elements, gain 45 RP.",
    ],
    "Reaction: When you would lose RP, lose RP equal to half that much (rounded up) instead.": [
        "Reaction: When RP would be lost by you, only half of them are lost, rounded up.",
        "Reaction: When you would lose RP, lose only half as many, rounded up.",
    ],
    "Play: Flip a card in any tableau with at least 8 stars.": [
        "Play: Flip a card that has 8 or more stars in anybody's tableau. It's always the little ones you've got to watch.",
    ],
    "Play: Reveal the top card of the Store. If it is a card with an even star rating, take it into your hand. Otherwise, if it is a card with an odd star rating, gain 20 RP.": [
        "Play: Reveal the top card of the Store. If it's an odd number of stars, you gain 20 RP. If it's even, you don't, and it goes into your hand instead.",
    ],
}

REFUSED = [
    "Play: Choose a card with more stars than every card you have.",
    "Play: Gain 5 RP and 2 M$. Double this if you have a Mage.",
    "Play: Gain 5 RP. Draw a card. Double it if you have a Mage.",
    "Play: Each opponent loses 3 RP. If you have a Mage, gain twice that instead.",
    "Play: Gain 5 RP. If you have no Mage, you don't, and lose 5 RP.",
    "Play: Put 2 star tokens on a card in your tableau. If it had no star tokens, gain 10 RP.",
    "Play: Discard a card in your tableau. If it had a star token, draw a card.",
    "Play: If this card had a star token, gain 5 RP.",
    "Play: Draw 2 cards. Discard a different card.",
    "Play: Discard 1 card; gain 25 RP.",
    "Play: Each opponent loses 5 RP for each Fire card in your tableau. If you have a Mage, you gain 10 RP for each instead.",
    "Score: Gain 5 RP for each pair of adjacent cards in your tableau that share an element. Each card in 1 pair only.",
    "Score: Gain 5 RP for each Fire or Water card in your tableau. A card with two elements counts for both.",
    "Play: Gain 5 RP. Flip a card to gain 3 RP, up to 3 times.",
    "Play: Discard 2 cards. If you have at least 3 Mages, gain 5 RP for each of them.",
    "Play: Choose an opponent by whom at least 3 cards are held.",
    "Play: Reveal the top 3 cards of the Store. Take one, discard everything else.",
    "Play: Draw 2 cards. Swap 2 cards in your tableau. If both are Earth, gain 10 RP.",
    "Play: Put a star token on 2 cards in your tableau. If they share an element, gain 10 RP.",
    "Play: Choose 2 cards in your tableau. If they are Fire, gain 10 RP.",
    "Ongoing: Whenever you play a card, gain 5 RP for each Dollar you pay.",
    "Ongoing: Whenever you pay M$, draw a card. Gain 5 RP for each Dollar you pay.",
    "Play: Buy a card in the Aftermarket for 2 M$. Gain 5 RP for each Dollar you pay.",
    "Play: Gain 5 M$ for each Dollar you pay.",
    "Play: Gain 5 RP. Yours count double.",
    "Play: Gain 5 RP for each Fire card in your tableau. Cards in your hand count double.",
    "Play: Flip a card in your tableau. It is chosen by its owner.",
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
