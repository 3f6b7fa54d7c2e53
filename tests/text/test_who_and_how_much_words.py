"""Who and how much, in the words of strangers: what is meant, and ways to say it."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Ongoing: Whenever an opponent plays a card, that player loses 3 RP.": [
        "Ongoing: Whenever a rival plays a card, that rival loses 3 RP.",
        "Ongoing: Whenever a foe plays a card, this foe loses 3 RP.",
        "Ongoing: Each time an opposing player plays a card, the poor victim loses 3 RP.",
    ],
    "Play: Choose an opponent. That player loses 5 RP for each face-down card in their tableau.": [
        "Play: Pick a victim. They lose 5 RP for each face-down card they have.",
        "Play: Choose an enemy. This enemy loses 5 RP per face-down card in his tableau.",
    ],
    "Play: Gain 6 M$.": [
        "Play: Take $6 from bank.",
        "Play: The bank pays you 6 bucks.",
        "Play: Make six coins.",
    ],
    "Play: Gain 4 M$ for each Earth card in your tableau.": [
        "Play: The bank gives you 4 Dollars for each Earth card you have out.",
        "Play: Draw $4 from the supply per Earth card you've got in play.",
    ],
    "Play: Gain 10 RP. Each opponent gains 5 RP.": ["Play: 10 RP to you, 5 RP to everybody else."],
    "Play: Each opponent gives you 5 RP.": [
        "Play: Each foe coughs up 5 RP to you.",
        "Play: All rivals fork over 5 RP to you.",
        "Play: Every enemy must hand you 5 points.",
    ],
    "Play: Steal 10 RP from the player with the most RP.": [
        "Play: Snatch 10 RP from whoever is in the lead.",
        "Play: Rob the leader of 10 RP.",
        "Play: Grab 10 RP off the player in first place.",
    ],
    "Play: Gain 5 RP for each Mage card in any tableau.": [
        "Play: 5 RP per Mage in play, any tableau.",
        "Play: 5 RP for each Mage in play, yours or anyone's.",
        "Play: For every Mage, no matter whose, gain 5 RP.",
    ],
    "Play: Gain 6 RP for each face-down card in each opponent's tableau.": [
        "Play: Gain 6 RP for every flipped card your rivals have.",
        "Play: Gain 6 RP per face-down card among your opponents.",
        "Play: Gain 6 RP for each card your opponents have face-down.",
        "Play: 6 RP per face-down card elsewhere.",
    ],
    "Play: Gain 3 RP for each other Mage card in your tableau.": [
        "Play: Gain 3 RP for each Mage you have elsewhere in your tableau.",
    ],
    "Play: If there are exactly 2 cards in your tableau, gain 5 RP. If there are exactly 3 cards in your tableau, gain 10 RP. "
    "If there are at least 4 cards in your tableau, gain 20 RP.": [
        "Play: If you have two cards in your tableau, gain five RP. If you have three, gain ten. If you have four or more, gain twenty.",
        "Play: If you have 2 cards gain 5 RP, if you have 3 gain 10 RP, if you have 4 or more gain 20 RP.",
        "Play: Count your cards. If two, gain 5 RP. If three, gain 10. If four or more, gain 20.",
    ],
    "Play: If there are at least 2 Fire cards in your tableau, gain 5 RP. If there are at least 3 Water cards in your tableau, gain 5 RP.": [
        "Play: If you have two Fire cards, gain 5 RP. If you have three Water cards, gain 5 RP.",
    ],
    "Play: Reveal the top card of the Store. If it is a Fire or Water card, gain 30 RP. Otherwise, lose 10 RP.": [
        "Play: Reveal the top card of the Store. If it's Fire or Water you get 30 RP. If not you lose 10 RP.",
        "Play: Reveal the top card of the Store. If it is either Fire or Water, gain 30 RP, otherwise lose 10 RP.",
    ],
    "Play: If the number of different elements in your tableau is at least 6, gain 60 RP.": [
        "Play: If you have all six elements, gain 60 RP.",
        "Play: Gain 60 RP if your tableau has every element in it.",
        "Play: Gain 60 RP if you have a card of each element.",
    ],
    "Play: If the number of cards in your hand is odd, gain 15 RP. If the number of cards in your hand is even, gain 2 M$.": [
        "Play: If you have an odd number of cards in your hand, you gain 15 RP. If you have an even number, you gain 2 Dollars.",
    ],
    "Play: If there is a Water card in your tableau, gain 10 RP.": [
        "Play: Gain 10 RP only if you have a Water card.",
        "Play: With a Water card in your tableau, gain 10 RP.",
    ],
    "Play: If no two cards in your tableau share an element, gain 30 RP.": [
        "Play: If none of your cards share an element, gain 30 RP.",
        "Play: If all your cards are of different elements, gain 30 RP.",
    ],
    "Play: If all cards in your tableau share an element, gain 40 RP.": [
        "Play: If all your cards are of the same element, gain 40 RP.",
    ],
    "Play: Gain RP equal to the stars of the card in your tableau with the most stars.": [
        "Play: Gain as many RP as your highest-star card has stars.",
    ],
    "Play: Gain RP equal to 3 times the number of Fire cards in your tableau.": [
        "Play: Gain 3 times as many RP as you have Fire cards.",
        "Play: Gain thrice as many points as there are Fire cards in your tableau.",
    ],
    "Play: Gain 2 RP for each card in your hand.": [
        "Play: Gain 2 RP times the number of cards in your hand.",
        "Play: Gain 2 RP x the number of cards in your hand.",
    ],
    "Play: Gain 5 RP for each Fire card in your tableau (up to 30 RP).": [
        "Play: Gain up to 30 RP: 5 for each Fire card you have.",
        "Play: Gain at most 30 RP: 5 RP for each Fire card.",
    ],
    "Play: Lose RP equal to the smaller of 10 and your RP.": [
        "Play: Lose 10 RP or all your RP, whichever is less."
    ],
    "Score: Gain RP equal to 6 times the smaller of the number of cards to the left of this card and the number of cards to the right of this card.": [
        "Score: Gain 6 RP for each card to the left of this one or 6 RP for each card to the right, whichever is less.",
    ],
    "Action: Draw cards equal to the number of Mage cards in your tableau.": [
        "Action: Draw as many cards as there are Mages in your tableau.",
    ],
    "Action: Discard any number of cards. Gain 4 RP for each card discarded this way.": [
        "Action: Discard as many cards as you like and gain 4 RP per card discarded.",
        "Action: Ditch any number of cards, gaining 4 RP apiece.",
    ],
    "Play: Flip each other card in your tableau. Gain 8 RP for each card flipped this way.": [
        "Play: Flip every other card in your tableau, then gain 8 RP for each one you flipped.",
    ],
    "Action: Each opponent loses 5 RP. Gain that much RP.": [
        "Action: Each opponent loses 5 RP. You gain the total lost.",
        "Action: Each opponent loses 5 RP. Gain as much as they lost in total.",
    ],
    "Ongoing: Whenever you lose a clash, put 3 star tokens on this card.": [
        "Ongoing: Whenever you lose a clash, put 3 +1 tokens on this card.",
        "Ongoing: Whenever you lose a clash, put three +1 star tokens on this card.",
    ],
    "Play: The opponent with the most RP loses 1 RP for each 10 RP they have.": [
        "Play: The leading opponent loses one tenth of their RP, rounded down. If several are tied, you choose which.",
    ],
    "Play: Steal 10 RP from the opponent with the most RP.": [
        "Play: Steal 10 RP from richest opponent.",
        "Play: Rob the richest rival of 10 RP.",
        "Play: Grab 10 RP off the rival in first place.",
    ],
    "Play: Steal 2 M$ from the opponent with the most M$.": [
        "Play: Steal $2 from the richest foe."
    ],
    "Score: Gain 3 RP for each 10 RP you have.": [
        "Score: Gain 3 RP for each full 10 RP that you have."
    ],
    "Play: If you have at least 100 RP, gain 20 RP.": [
        "Play: If you now have 100 RP or more, gain 20 RP."
    ],
    "Play: If there are at least 3 Fire cards in your tableau, gain 15 RP.": [
        "Play: If you have at least 3 Fires you gain 15 RP.",
        "Play: If you have three Fire cards or more, gain 15 RP.",
        "Play: If your tableau holds three or more Fires, gain 15 RP.",
    ],
    "Play: Gain 2 RP for each face-up or face-down card in your tableau.": [
        "Play: Gain 2 RP for each of your cards, face-down ones too.",
        "Play: Gain 2 RP for each of your cards, including the ones that are flipped.",
    ],
    "Play: If there is a Water card in your tableau, gain 20 RP. Otherwise, gain 10 RP.": [
        "Play: Gain 10 RP, but 20 RP if you have a Water card.",
        "Play: If you have a Water card, gain 20 RP. Otherwise it's only 10.",
    ],
    "Play: If no two cards in your tableau share a star value, gain 35 RP.": [
        "Play: If no two cards in your tableau have the same stars, gain 35 RP.",
    ],
    "Play: Gain 1 M$ for each card in the Aftermarket.": [
        "Play: Gain $1 for each card on sale in the Aftermarket."
    ],
    "Play: If you have the fewest RP, gain 20 RP.": ["Play: If you're last, gain 20 RP."],
    "Play: Pay 2 M$. Gain 12 RP.": ["Play: Hand the bank 2 dollars, then score 12."],
    "Play: The opponent with the most cards in their hand loses 8 RP.": [
        "Play: Whichever opponent has the most cards in hand loses 8 RP.",
    ],
    "Play: Gain 3 RP for each Soldier card in your tableau.": [
        "Play: Each Soldier you have earns you 3 RP.",
        "Play: Your Soldiers give you 3 RP each.",
    ],
    "Play: Gain RP equal to 4 times the number of Mage cards in your tableau.": [
        "Play: Earn points equal to the number of Mages you have out, times four.",
        "Play: Gain RP equal to the number of Mages you have, quadrupled.",
    ],
    "Play: Gain 3 RP for each card in your hand (up to 15 RP).": [
        "Play: 3 RP per card in hand - no more than 15 RP total.",
    ],
    "Play: Gain 4 RP for each different type among face-up cards in your tableau.": [
        "Play: Gain 4 RP for every distinct type among your face-up cards.",
        "Play: Gain 4 RP for each kind of type among your face-up cards.",
    ],
    "Play: Unless there is an opponent with more RP than you, gain 20 RP.": [
        "Play: Gain 20 RP unless somebody has more points than you.",
    ],
    "Play: If the number of face-down cards in your tableau is more than the number of face-up cards in your tableau, gain 15 RP.": [
        "Play: If more of your cards are face-down than face-up, gain 15 RP.",
    ],
    "Play: If twice the number of Fire cards in your tableau is at least the number of cards in your tableau, gain 15 RP.": [
        "Play: If at least half of your cards are Fire cards, gain 15 RP.",
    ],
    "Play: If the stars of your Top card are more than this card's stars, gain 10 RP.": [
        "Play: If your Top card is bigger than this one, gain 10 RP.",
        "Play: If your Top card is stronger than this card, gain 10 RP.",
    ],
    "Play: If there is no other card in your tableau with stars at least this card's stars, gain 10 RP.": [
        "Play: If this card's the biggest in your tableau, gain 10 RP.",
        "Play: If this is your strongest card, gain 10 RP.",
    ],
    "Play: If there is no other card that shares a type with this card in your tableau, gain 10 RP.": [
        "Play: If no other card of yours has this card's type, gain 10 RP.",
    ],
    "Score: Gain 7 RP for each clash you have won (up to 28 RP).": [
        "Score: Gain 7 RP for each clash you've won this tournament, up to 4 of them.",
    ],
    "Action: Choose a number from 1 to 3. Lose M$ equal to your number. Gain RP equal to 5 times your number.": [
        "Action: Choose a number from 1 to 3. Lose that many Dollars and gain 5 times that many RP.",
    ],
    "Score: If there is exactly 1 card that is not a Citizen card in your tableau, gain 35 RP.": [
        "Score: If exactly one of your cards is not a Citizen, gain 35 RP.",
    ],
    "Play: If there is no Fire card in your tableau, gain 12 RP.": [
        "Play: If you lack a Fire card, gain 12 RP.",
        "Play: Gain 12 RP if your tableau has no Fire in it.",
    ],
    "Play: If there are at least 2 Mage cards in your tableau, gain 10 RP. Otherwise, gain 5 RP.": [
        "Play: Gain 5 RP. Gain 10 RP instead if you control two Mages or more.",
    ],
    "Play: Choose the player with the most cards in their hand. That player discards down to 3 cards in their hand.": [
        "Play: Pick the player with the largest hand; they discard down to 3 cards.",
    ],
    "Score: Gain 3 RP for each Earth card in your tableau (up to 15 RP).": [
        "Score: +3 RP per Earth (max +15)."
    ],
    "Score: Gain 2 RP for each Animal card in your tableau. Gain 4 RP for each Myth card in your tableau.": [
        "Score: You score 2 for each Animal and 4 for each Myth.",
    ],
    "Score: Gain 8 RP for each Mage card in your tableau. Gain 2 RP for each other card in your tableau.": [
        "Score: Gain 8 RP for each Mage, and 2 RP for each card other than this one.",
    ],
    "Play: Choose an opponent. That player loses 2 RP for each card in their tableau.": [
        "Play: Choose one of your rivals. That rival loses 2 RP for every card in front of them.",
    ],
    "Score: Gain 6 RP for each other face-up Citizen card in your tableau.": [
        "Score: Gain 6 RP per face-up Citizen in your tableau, this one excluded.",
    ],
    "Score: If the number of Animal cards in your tableau is more than the number of Mage cards in your tableau, gain 12 RP.": [
        "Score: If you've more Animals than Mages, gain 12 RP.",
    ],
}

REFUSED: dict[str, str] = {
    "Play: Take the card with the fewest stars from the tableau of an opponent and put it in your hand. "
    "This opponent gains 5 RP for each star of this card.": "this may be this card, or the one spoken of before",
    "Play: If you have two cards in your tableau, gain five RP. If you have three, gain ten.": "what happens with more than that",
    "Play: If you have 2 Fire cards, gain 5 RP. If you have 3 Fire cards, gain 10 RP.": "what happens with more than that",
    "Score: Gain 8 RP for each Mage, and 2 RP for each other card.": "than what this is another card",
    "Play: If you have more Mages than cards in your hand, gain 12 RP.": ".",  # in the tableau, or in hand?
    "Play: Take 5 RP away from each opponent.": "away",  # stolen, or only lost?
}


@pytest.mark.parametrize(
    ("meant", "said"), [(meant, one) for meant, several in SAME.items() for one in several]
)
def test_it_is_read_as_it_is_meant(meant: str, said: str) -> None:
    assert render(parse(said)) == meant


@pytest.mark.parametrize(("said", "why"), REFUSED.items())
def test_it_is_refused(said: str, why: str) -> None:
    with pytest.raises(SheetError, match=why):
        parse(said)
