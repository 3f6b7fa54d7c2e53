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
    # later, too
    "Play: At the start of your next turn, reveal the top card of the Store and if it is a Fire card, gain 10 RP.": [
        "Play: At the start of your next turn, reveal the top card of the Store. If it is a Fire card, gain 10 RP.",
    ],
    "Play: At the end of this turn, draw a card and discard a card.": [
        "Play: At the end of this turn, draw a card. Then discard a card.",
    ],
    "Play: At the end of your next turn, remove all star tokens from this card and gain 5 RP for each star token removed this way.": [
        "Play: At the end of your next turn, remove all star tokens from this card. Gain 5 RP for each.",
    ],
    "Play: Pay up to 5 M$. At the end of the tournament, gain RP equal to 5 times that much.": [
        "Play: Pay up to 5 M$. At the end of the tournament, gain 5 RP for each.",
        "Play: Pay up to 5 M$. At the end of the tournament, gain 5 RP for each M$ paid this way.",
    ],
    "Play: At the start of your next turn, you may play another card this turn.": [
        "Play: On your next turn, you may play an additional card.",
        "Play: During your next turn, you may play another card.",
    ],
    "Play: Give a card in your hand to an opponent. Gain 15 RP. Until the end of that player's next turn, cards in your tableau cannot be flipped by that player's effects.": [
        "Play: Give a card from your hand to another player. Gain 15 RP, and they can't flip any of your cards until their next turn is over.",
    ],
    "Play: For the rest of the tournament, whenever you play a Fire card, gain 5 RP.": [
        "Play: From now on, whenever you play a Fire card, gain 5 RP.",
        "Play: For the rest of the game, whenever you play a Fire card, gain 5 RP.",
    ],
    "Ongoing: Whenever your turn ends, gain 2 RP.": [
        "Ongoing: At end of your turn, gain 2 RP.",
        "Ongoing: After each of your turns, gain 2 RP.",
    ],
    "Ongoing: Once per turn, during your turn, you may put a star token on this card.": [
        "Ongoing: On each of your turns, you may put a star token on this card.",
    ],
    # events
    "Ongoing: Whenever you win a clash, draw a card. Whenever you lose a clash, draw a card.": [
        "Ongoing: Whenever you win or lose a clash, draw a card.",
    ],
    "Ongoing: Whenever you play a Fire card, gain 5 RP. Whenever you discard a card, gain 5 RP.": [
        "Ongoing: Whenever you play a Fire card or discard a card, gain 5 RP.",
        "Ongoing: Whenever you play a Fire card or whenever you discard a card, gain 5 RP.",
    ],
    "Ongoing: Whenever a card in your tableau is flipped, gain 4 RP. Whenever a card in your tableau is unflipped, gain 4 RP.": [
        "Ongoing: Gain 4 RP each time one of your cards is flipped face-down or face-up.",
    ],
    "Ongoing: Whenever an opponent discards a card, gain 2 RP.": [
        "Ongoing: Whenever a card is discarded from an opponent's hand, gain 2 RP.",
        "Ongoing: Whenever an opponent discards a card from their hand, gain 2 RP.",
    ],
    "Ongoing: Whenever a player discards a card, if the number of star tokens on this card is fewer than 4, you may put a star token on this card.": [
        "Ongoing: Whenever a card is discarded from any player's hand to that player's binder, you may place one star token on this card, provided that this card has fewer than four star tokens.",
    ],
    "Ongoing: Whenever a star token is put on this card, gain RP equal to twice that much.": [
        "Ongoing: Whenever one or more star tokens are put on this card, gain 2 RP for each.",
    ],
    "Top: Whenever an opponent gains M$, that player gives you 1 M$.": [
        "Top: Each time another player gains a Dollar or more, they pay one of those Dollars to you.",
    ],
    "Ongoing: Whenever an opponent plays a card you have named, steal 20 RP from that player.": [
        "Ongoing: Whenever an opponent plays a card that you have named, steal 20 RP from that player.",
    ],
    # limits
    "Ongoing: If you would lose at least 6 RP, lose 5 RP instead.": [
        "Ongoing: You can't lose more than 5 RP at once.",
    ],
    "Ongoing: Cards in each opponent's tableau have -1 star. Cards in each opponent's tableau have at least 1 star.": [
        "Ongoing: All cards in opponents' tableaus have 1 star less, to a minimum of 1.",
    ],
    "Ongoing: If you would lose RP by an opponent's effect, lose RP equal to that much minus 5 instead.": [
        "Ongoing: If you would lose RP as the result of an opponent's effect, you lose 5 fewer RP, but not fewer than 0.",
    ],
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
    "Play: At the start of your next turn, gain 5 RP. Draw a card.",  # now, or then, too?
    "Play: At the end of this turn, flip this card. Gain 10 RP.",
    "Play: Discard up to 3 cards. At the start of your next turn, draw a card for each card discarded this way.",
    "Ongoing: On your turn, you may pay 2 M$ to draw a card.",  # how often?
    "Ongoing: Whenever you win or lose a clash, draw a card. Gain 5 RP.",
    "Reaction: When you win or lose a clash, draw a card.",
    "Ongoing: The first time each turn you win or lose a clash, draw a card.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_not_clear_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
