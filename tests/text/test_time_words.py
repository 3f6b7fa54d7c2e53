"""What was done last, on a last turn and by whom, in many words; and small words about times, limits and tokens."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    # the last card
    "Play: Take the last card you have discarded into your hand.": [
        "Play: Take into your hand the card that you most recently discarded in this tournament.",
        "Play: Put the last card you discarded into your hand.",
        "Play: Take the card you discarded last into your hand.",
    ],
    "Play: If the last card you have played before this card shares a star value with this card, draw a card.": [
        "Play: If the previous card you played has the same star rating as this card, draw a card.",
        "Play: If the card you played just before this one has the same star rating as this card, draw a card.",
    ],
    "Play: Use the Play effects of the last card the player to your right has played.": [
        "Play: Use the Play effect of the card which was played most recently by the player on your right.",
        "Play: Use the Play effects of the last card played by the player to your right.",
    ],
    "Play: Flip the last card an opponent has played.": [
        "Play: Flip the card most recently played by an opponent.",
        "Play: Flip the last card that an opponent played.",
    ],
    "Ongoing: Whenever you play a card with more stars than the last card you have played before it, gain 5 RP.": [
        "Ongoing: Whenever you play a card with more stars than the last card you played, gain 5 RP.",
        "Ongoing: Whenever you play a card with more stars than the card you played before it, gain 5 RP.",
    ],
    "Reaction: When an opponent plays a card that shares an element with the last card that player has played before it, gain 5 RP.": [
        "Reaction: When another player plays a card with the same element as the last card they played, gain 5 RP.",
        "Reaction: When another player plays a card with the same element as their previous card, gain 5 RP.",
    ],
    "Score: Gain RP equal to the stars of the last Fire card you have played.": [
        "Score: Gain RP equal to the stars of the last Fire card you played.",
    ],
    # last turn
    "Play: If you have played a Fire card on your last turn, gain 15 RP. Otherwise, gain 5 RP.": [
        "Play: Gain 5 RP. If you played a Fire card last turn, gain 15 instead.",
        "Play: Gain 5 RP. If you played a Fire card on your previous turn, gain 15 RP instead.",
    ],
    "Play: Choose a player. Gain RP equal to the RP that player has gained on their last turn (up to 20 RP).": [
        "Play: Choose a player. Gain as much RP as they gained on their last turn, up to 20.",
    ],
    "Score: Gain 1 RP for each 5 RP you have gained this tournament.": [
        "Score: Gain 1 RP for each 5 RP you gained this tournament.",
    ],
    "Play: If the RP you have gained this turn is at least 20, draw a card.": [
        "Play: If you have gained a total of 20 or more RP this turn, draw a card.",
        "Play: If you gained at least 20 RP this turn in total, draw a card.",
    ],
    "Play: Gain 7 RP for each time a player has played another card this turn.": [
        "Play: Gain 7 RP for each card played before it this turn, by anyone.",
    ],
    # what a player cannot do
    "Play: Choose an opponent. Until your next turn, cards in your tableau cannot be flipped by that player's effects.": [
        "Play: Choose an opponent. They can't flip any of your cards until your next turn.",
        "Play: Choose an opponent. Until your next turn, that player cannot flip your cards.",
    ],
    "Play: Choose an opponent. Until your next turn, cards in that player's tableau cannot be flipped by you.": [
        "Play: Choose an opponent. Until your next turn, you can't flip their cards.",
    ],
    # named for a while
    "Play: Name an element. For the rest of the tournament, cards in your tableau are also of the named element.": [
        "Play: Declare one Element. Until the end of the tournament, all cards in your tableau are treated as also having that Element.",
        "Play: Choose an element. All your cards have that element as well as their own until the end of the tournament.",
        "Play: Name an element. For the rest of the tournament, your cards also have that element.",
    ],
    # times
    "Ongoing: Whenever your turn ends, unless this card is a card that you have played this turn, lose 5 RP.": [
        "Ongoing: At the end of each of your turns after the turn in which this card was played, you lose 5 RP.",
        "Ongoing: At the end of your turn, starting with your next turn, lose 5 RP.",
    ],
    "Ongoing: Whenever your turn starts, gain 1 M$.": [
        "Ongoing: At the start of each of your turns, receive one Dollar as income.",
    ],
    "Flip: At the end of this turn, return this card to your hand and discard a card.": [
        "Flip: Return this card to your hand at the end of the turn, then discard a card.",
    ],
    "Ongoing: Whenever you play a Water card, put 2 star tokens on this card.": [
        "Ongoing: Every time you play a Water card put 2 star tokens on this card.",
    ],
    "Ongoing: Whenever you play another card with at most 2 stars, gain 6 RP.": [
        "Ongoing: When the owner of this card plays a card whose Star Rating is 2 or below, that player gains 6 RP. This does not apply to this card itself.",
    ],
    "Ongoing: Once per turn, if you would lose RP, you may flip another card in your tableau instead.": [
        "Ongoing: Once per turn, if you would lose RP, you may instead flip another card in your tableau.",
    ],
    "Play: If you have played another card this turn, gain 20 RP. Otherwise, gain 10 RP.": [
        "Play: Gain 10 RP. Combo: If you played another card this turn, gain 20 instead.",
    ],
    # limits
    "Top: Each player cannot gain more than 20 RP at once.": [
        "Top: No player may gain more than 20 RP from a single effect. Any amount in excess of 20 is not gained.",
        "Top: No player may gain more than 20 RP from a single effect. The rest is lost.",
    ],
    # tokens
    "Flip: Move all star tokens from this card to another card in your tableau.": [
        "Flip: Put this card's Star Tokens on another card in your tableau before this card is flipped.",
    ],
    "Play: Choose another card in your tableau. Move all star tokens from each card in your tableau to it.": [
        "Play: Choose another card in your tableau. All the star tokens from your tableau are put upon it.",
    ],
    "Play: Move a star token from a card in your tableau to a card in your tableau.": [
        "Play: Move a star token from one of your cards to another one.",
    ],
    # worth
    "Score: Gain 10 RP for each face-down card in your tableau.": [
        "Score: Your face-down cards are worth 10 RP each.",
        "Score: Each of your face-down cards is worth 10 RP at scoring.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "text"), [(c, t) for c, many in SAME.items() for t in (c, *many)]
)
def test_it_is_the_same(canonical: str, text: str) -> None:
    assert render(parse(text)) == canonical


REFUSED = [
    "Play: If a card was flipped last turn, gain 5 RP.",  # whose?
    "Play: If an opponent played a card last turn, gain 5 RP.",
    "Next: If it has more stars than the last card you played, gain 5 RP.",  # which is the card itself
    "Ongoing: Cards in your tableau are also of the named element.",  # nobody has named one
    "Ongoing: Your face-down cards are worth 10 RP each.",
    "Ongoing: Before this card is flipped, put its star tokens on another card.",
    "Top: No player may gain more than 20 RP from a single effect. Any amount in excess of 10 is not gained.",
    "Play: Gain 5 RP. This does not apply to this card itself.",
    "Ongoing: They cannot flip your cards.",
    "Combo: Gain 5 RP.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_clear_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
