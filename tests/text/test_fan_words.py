"""What people write of themselves, without having read the reference, is understood too."""

from __future__ import annotations

import pytest

from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: Take a random card from an opponent's hand into your hand.": [
        "Play: Take a card at random from an opponent's hand.",
        "Play: Add a random card from an opponent's hand to your hand.",
    ],
    "Play: Flip up to 2 Construct cards in opponents' tableaus.": [
        "Play: Flip up to two Constructs in your opponents' tableaus.",
        "Play: Flip up to two Constructs in other tableaus.",
    ],
    "Play: Gain 2 RP for each card in the Aftermarket. Put each card in the Aftermarket in the Store's discard pile.": [
        "Play: Gain 2 RP for each card in the Aftermarket, then discard all of them to the Store discard.",
    ],
    "Play: Look at the top 3 cards of the Store. Take one of them into your hand. "
    "Put the rest on the bottom of the Store in any order.": [
        "Play: Look at the top three cards of the Store. Put one of them into your hand and the rest on the bottom.",
        "Play: Look at the top 3 cards of the Store, keep one and put the others on the bottom of the Store.",
    ],
    "Play: Look at the top 2 cards of the Store. Put them back in any order.": [
        "Play: Look at the top two cards of the Store and return them in any order.",
        "Play: Look at the top two cards of the Store and put them back.",
    ],
    "Play: Discard each card. Gain 5 RP for each card discarded this way.": [
        "Play: Discard your hand. Gain 5 RP for each.",
        "Play: Discard your hand. Gain 5 RP for each card discarded.",
        "Play: Discard your hand. Gain 5 RP for each card that was discarded in this way.",
    ],
    "Play: Steal 5 RP from each opponent.": ["Play: Take 5 RP from each opponent."],
    "Play: If you have the fewest RP, gain 10 RP.": [
        "Play: If you have fewer RP than everybody else, gain 10 RP.",
        "Play: If you have fewer RP than each opponent, gain 10 RP.",
    ],
    "Play: If there is a Mage card in your tableau, gain 20 RP. Otherwise, gain 10 RP.": [
        "Play: Gain 10 RP. If you have a Mage, gain 20 RP instead.",
    ],
    "Play: Name an element. Flip each matching card in any tableau.": [
        "Play: Choose an element. Flip all cards of that element.",
        "Play: Name an element. Flip all cards with the named element.",
    ],
    "Play: Flip each other card in your tableau.": [
        "Play: Flip all cards in your tableau except this card.",
    ],
    "Action: Discard a card. If you do, draw 2 cards.": [
        "Action: Discard a card to draw two cards.",
        "Action: Discard a card: draw two cards.",
    ],
    "Action: Pay 3 M$. Draw a card.": ["Action: Pay 3 M$: draw a card."],
    "Play: Return this card to your hand.": [
        "Play: Put this card back into your hand.",
        "Play: Put this card into your hand.",
    ],
    "Flip: Unflip this card.": ["Flip: Turn this card face up again."],
    "Flip: Flip each card adjacent to this card.": ["Flip: Flip both adjacent cards."],
    "Score: Unless this card is face down, gain 10 RP.": [
        "Score: If this card is not flipped, gain 10 RP.",
    ],
    "Score: Gain 2 RP for each star of cards in your tableau.": [
        "Score: Gain 2 RP for each star in your tableau.",
        "Score: Gain 2 RP for each star among your cards.",
    ],
    "Ongoing: Whenever another card in your tableau is flipped, gain 5 RP.": [
        "Ongoing: Whenever another card of yours is flipped, gain 5 RP.",
    ],
    "Ongoing: Your total in clashes is +2.": [
        "Ongoing: You get +2 in clashes.",
        "Ongoing: Your clash total gets +2.",
    ],
    "Reaction: When a card in your tableau would be flipped by an opponent, prevent it.": [
        "Reaction: When an opponent flips one of your cards, prevent it.",
    ],
    "Play: Clash with an opponent. The winner steals 10 RP from the loser.": [
        "Play: Clash an opponent; winner takes 10 RP from the loser",
    ],
    "Play: The player with the most RP loses 10 RP.": [
        "Play: The player in first place loses 10 RP.",
        "Play: The leader loses 10 RP.",
    ],
    "Play: You may play another card this turn.": [
        "Play: You may play an extra card this turn.",
        "Play: You may play a second card.",
    ],
    "Play: Gain 5 RP. Put that many star tokens on this card.": [
        "Play: Gain 5 RP. Put that many star tokens on this card.",
    ],
    "Ongoing: Whenever you clash, if this card is your Top card, gain 5 RP.": [
        "Ongoing: If this card is your Top card, whenever you clash, gain 5 RP.",
        "Ongoing: While this is your Top card, when you clash, you gain 5 RP.",
    ],
    "Play: Each opponent loses 5 RP.": [
        "Play: Your opponents lose 5 RP each.",
    ],
    "Play: Gain 20 RP.": [
        "Play: Gain 20 RP",
    ],
    "Play: Clash with an opponent. Gain 20 RP. If you lose the clash, lose 10 RP.": [
        "Play: Clash with an opponent; gain 20 RP; if you lose, lose 10 RP",
    ],
    "Play: An opponent loses 10 RP.": [
        "Play: Your opponent loses 10 RP.",
        "Play: Opponent loses 10 RP.",
        "Play: One opponent of your choice loses 10 RP.",
    ],
    "Play: Each opponent loses 10 RP.": [
        "Play: Opponents lose 10 RP.",
        "Play: Opponents each lose 10 RP.",
        "Play: Your opponents each lose 10 RP.",
    ],
    "Play: Each opponent flips a card in their tableau.": [
        "Play: Your opponents each flip one of their cards.",
    ],
    "Play: Each opponent discards a card.": [
        "Play: Your opponents each discard a card.",
    ],
    "Ongoing: Soldier cards in your tableau have +1 star.": [
        "Ongoing: Your Soldiers each get +1 star.",
        "Ongoing: Your Soldiers get +1 star.",
    ],
    "Score: If you have the most RP, gain 5 RP.": [
        "Score: If you are in first place, gain 5 RP.",
        "Score: If you're in first, gain 5 RP.",
    ],
    "Score: Unless you have the most RP, gain 5 RP.": [
        "Score: If you are not in first place, gain 5 RP.",
        "Score: Unless you are in first place, gain 5 RP.",
    ],
    "Score: If you have the fewest RP, gain 5 RP.": [
        "Score: If you are in last place, gain 5 RP.",
    ],
    "Flip: That player loses 10 RP.": [
        "Flip: The opponent who flipped this card loses 10 RP.",
        "Flip: That opponent loses 10 RP.",
        "Flip: The player who flipped this card loses 10 RP.",
        "Flip: The player who flipped it loses 10 RP.",
    ],
    "Flip: Steal 10 RP from that player.": [
        "Flip: Steal 10 RP from the player who flipped this card.",
        "Flip: Steal 10 RP from the opponent who flipped it.",
    ],
    "Ongoing: Whenever an opponent gains RP, gain that much RP.": [
        "Ongoing: Whenever an opponent gains RP, you gain that much.",
        "Ongoing: Whenever an opponent gains RP, gain the same amount.",
        "Ongoing: Whenever an opponent gains RP, gain that many RP.",
        "Ongoing: Whenever an opponent gains RP, you gain the same amount of RP.",
        "Ongoing: Whenever an opponent gains RP, you gain that many.",
        "Ongoing: Whenever an opponent gains RP, you gain as much.",
    ],
    "Play: An opponent loses 10 RP. Gain that much RP.": [
        "Play: An opponent loses 10 RP. You gain that much.",
        "Play: An opponent loses 10 RP and you gain the same amount.",
    ],
    "Play: Flip the card in your tableau with the most stars.": [
        "Play: Flip your highest-star card.",
        "Play: Flip the strongest card in your tableau.",
        "Play: Flip your strongest card.",
        "Play: Flip your best card.",
        "Play: Flip the highest star card in your tableau.",
    ],
    "Play: Flip the card in your tableau with the fewest stars.": [
        "Play: Flip your weakest card.",
        "Play: Flip the lowest card in your tableau.",
        "Play: Flip the lowest-star card in your tableau.",
        "Play: Flip your lowest card.",
    ],
    "Play: Each opponent flips the card in their tableau with the most stars.": [
        "Play: Each opponent flips their highest-star card.",
        "Play: Each opponent flips their strongest card.",
    ],
    "Ongoing: You have 1 extra slot.": [
        "Ongoing: You have one extra tableau slot.",
        "Ongoing: You have an additional slot.",
        "Ongoing: You have 1 more slot in your tableau.",
    ],
    "Play: Gain an extra slot.": [
        "Play: Gain one extra tableau slot.",
        "Play: You get an additional slot.",
        "Play: Gain an extra tableau slot.",
    ],
    "Score: Gain 3 RP for each different element in your tableau.": [
        "Score: Gain 3 RP for each element among your cards.",
        "Score: Gain 3 RP for each element in your tableau.",
        "Score: Gain 3 RP for every element you have.",
    ],
    "Score: Gain 3 RP for each different set in your tableau.": [
        "Score: Gain 3 RP for every set.",
        "Score: Gain 3 RP for every set in your tableau.",
    ],
    "Score: Gain 3 RP for each different type in your tableau.": [
        "Score: Gain 3 RP for each type.",
    ],
    "Score: Gain RP equal to the number of different types in your tableau.": [
        "Score: Gain RP equal to the number of types in your tableau.",
    ],
    "Play: This card becomes a Water card.": [
        "Play: This card becomes Water.",
    ],
    "Play: Choose a card in your tableau. It becomes a Water card.": [
        "Play: Choose a card in your tableau. It becomes Water.",
    ],
    "Ongoing: This card is also Fire.": [
        "Ongoing: This card counts as Fire.",
        "Ongoing: This card has the Fire element.",
        "Ongoing: This card is also Fire",
        "Ongoing: This card also counts as Fire.",
        "Ongoing: This card counts as a Fire card.",
        "Ongoing: This card is also a Fire card.",
        "Ongoing: This card also has the Fire element.",
    ],
    "Ongoing: Cards in your tableau are also Fire.": [
        "Ongoing: Your cards count as Fire.",
        "Ongoing: Cards in your tableau have the Fire element.",
        "Ongoing: Your cards are also Fire cards.",
    ],
    "Play: Put 3 star tokens on this card.": [
        "Play: This card gets 3 star tokens.",
        "Play: This card gains three star tokens.",
        "Play: This gets 3 tokens.",
    ],
    "Next: Put 2 star tokens on the next card.": [
        "Next: The next card gets 2 star tokens.",
        "Next: The next card gets 2 tokens.",
    ],
    "Play: Put a star token on each Fire card in your tableau.": [
        "Play: Each Fire card in your tableau gets a star token.",
        "Play: Your Fire cards get a star token.",
        "Play: Your Fire cards each get a star token.",
    ],
    "Play: Choose a card in any tableau. Remove all star tokens from it.": [
        "Play: Choose a card in any tableau. Remove all star tokens from it.",
        "Play: Choose a card in any tableau. Remove all tokens from it.",
    ],
    "Play: Remove all star tokens from this card.": [
        "Play: Remove all star tokens from this card.",
    ],
    "Play: Draw 2 cards. Discard a card.": [
        "Play: Draw 2 cards, then discard one.",
        "Play: Draw two cards and discard one.",
    ],
    "Play: Reveal the top card of the Store. Take it into your hand.": [
        "Play: Reveal the top card of the Store. Put it in your hand.",
        "Play: Reveal the top card of the Store. Put it into your hand.",
        "Play: Reveal the top card of the Store and put it in your hand.",
    ],
    "Play: Take a Mage card from the Aftermarket into your hand.": [
        "Play: Put a Mage card from the Aftermarket into your hand.",
        "Play: Put a Mage card from the Aftermarket in your hand.",
    ],
    "Play: Use the Play effects of the card immediately to the left of this card.": [
        "Play: Copy the Play effect of the card to its left.",
        "Play: Use the Play effects of the card to the left.",
        "Play: Copy the Play effects of the card to the left of this card.",
    ],
    "Next: Use the Play effects of the next card.": [
        "Next: Use the next card's Play effects.",
        "Next: Copy the next card's Play effect.",
        "Next: Repeat the Play effects of the next card.",
    ],
    "Next: If the next card is a Fire card, flip it.": [
        "Next: Flip it if the next card is a Fire card.",
    ],
    "Play: Reveal the top card of the Store. If it is a Fire card, take it into your hand.": [
        "Play: Reveal the top card of the Store. Take it into your hand if it is a Fire card.",
        "Play: Reveal the top card of the Store. Put it into your hand if it was Fire.",
        "Play: Reveal the top card of the Store. If it was a Fire card, put it in your hand.",
        "Play: Reveal the top card of the Store and take it into your hand if it is a Fire card.",
    ],
    "Play: Choose a card in any tableau. If it is a Fire card, flip it.": [
        "Play: Choose a card in any tableau. Flip it if it is a Fire card.",
        "Play: Choose a card in any tableau and flip it if it is a Fire card.",
    ],
    "Play: If there is a Fire card in your tableau, gain 10 RP.": [
        "Play: Gain 10 RP if you have a Fire card.",
        "Play: Gain 10 RP if you have any Fire cards.",
    ],
    "Play: Unless there is a Fire card in your tableau, lose 5 RP.": [
        "Play: Lose 5 RP unless you have a Fire card in your tableau.",
        "Play: Lose 5 RP, unless you have a Fire card in your tableau.",
    ],
    "Play: Flip a card in any tableau. If it is a Fire card, gain 5 RP.": [
        "Play: Flip a card. If it was a Fire card, gain 5 RP.",
        "Play: Flip a card. If it was Fire, gain 5 RP.",
        "Play: Flip a card. If that card was a Fire card, you gain 5 RP.",
    ],
    "Play: If there is no other Dark card in your tableau, gain 10 RP.": [
        "Play: If this is the only Dark card in your tableau, gain 10 RP.",
        "Play: If this is your only Dark card, gain 10 RP.",
        "Play: If this card is the only Dark card in your tableau, gain 10 RP.",
    ],
    "Play: If this card is the first card, gain 10 RP.": [
        "Play: If this card is in your first slot, gain 10 RP.",
        "Play: If this card is in the first slot, gain 10 RP.",
        "Play: If this card is the first card in your tableau, gain 10 RP.",
        "Play: If this is the leftmost card, gain 10 RP.",
        "Play: If this is your first card, gain 10 RP.",
    ],
    "Play: If this card is the last card, gain 10 RP.": [
        "Play: If this card is the rightmost card, gain 10 RP.",
    ],
    "Ongoing: Cards adjacent to this card have +1 star.": [
        "Ongoing: Cards on either side of this card get +1 star.",
        "Ongoing: Cards next to this card have +1 star.",
        "Ongoing: The cards on both sides of this card have +1 star.",
        "Ongoing: Cards next to this one have +1 star.",
        "Ongoing: The cards adjacent to this have +1 star.",
        "Ongoing: Each card adjacent to this card has +1 star.",
        "Ongoing: Neighbouring cards have +1 star.",
    ],
    "Score: Gain 2 RP for each Fire card in any tableau.": [
        "Score: Gain 2 RP for each Fire card in all tableaus.",
        "Score: Gain 2 RP for each Fire card in each tableau.",
        "Score: Gain 2 RP for each Fire card in every tableau.",
        "Score: Gain 2 RP for each Fire card across all tableaus.",
    ],
    "Reaction: When an opponent's Action effect would happen, cancel that effect.": [
        "Reaction: When an opponent uses an Action, cancel it.",
        "Reaction: Whenever an opponent uses an Action, cancel that Action.",
        "Reaction: When an opponent uses an Action effect, cancel that effect.",
    ],
    "Reaction: When an opponent's Play effect would happen, cancel that effect.": [
        "Reaction: When an opponent's Play effect happens, cancel it.",
        "Reaction: Cancel an opponent's Play effect.",
    ],
    "Ongoing: Cards adjacent to this card cannot be flipped.": [
        "Ongoing: Protect adjacent cards from flips.",
        "Ongoing: Protect cards next to this card from being flipped.",
        "Ongoing: Adjacent cards are protected from flips.",
    ],
    "Ongoing: Cards in your tableau cannot be flipped by opponents' effects.": [
        "Ongoing: Protect your cards from flips by opponents.",
    ],
    "Ongoing: If you would lose RP, prevent it.": [
        "Ongoing: If you would lose RP, you do not lose RP.",
        "Ongoing: If you would lose RP, you don't.",
        "Ongoing: If you would lose RP, you don't lose RP instead.",
        "Ongoing: If you would lose RP, you do not lose it.",
        "Ongoing: You cannot lose RP.",
    ],
    "Reaction: When this card would be flipped, prevent it.": [
        "Reaction: When this card would be flipped, it is not flipped.",
        "Reaction: When this card would be flipped, do not flip it.",
    ],
    "Play: Gain RP equal to 3 times this card's stars.": [
        "Play: Gain RP equal to three times its stars.",
        "Play: Gain RP equal to 3x this card's stars.",
        "Play: Gain RP equal to triple this card's stars.",
        "Play: Gain 3 times this card's stars in RP.",
        "Play: Gain three times its stars in RP.",
    ],
    "Play: Gain RP equal to twice this card's stars.": [
        "Play: Gain RP equal to 2 times this card's stars.",
        "Play: Gain twice this card's stars in RP.",
        "Play: Gain RP equal to double this card's stars.",
    ],
    "Play: Gain RP equal to this card's stars.": [
        "Play: Gain this card's stars in RP.",
        "Play: Gain RP equal to its stars.",
        "Play: Gain RP equal to its star value.",
        "Play: Gain RP equal to the stars on this card.",
    ],
    "Play: Clash with all opponents. If you win the clash, gain 10 RP.": [
        "Play: Clash all opponents. If you win, gain 10 RP.",
        "Play: Clash with each opponent. If you win, gain 10 RP.",
        "Play: Clash every opponent. If you win, gain 10 RP.",
        "Play: Clash with all of your opponents. If you win the clash, gain 10 RP",
    ],
    "Play: Clash with all players. If the clash is a tie, gain 10 RP.": [
        "Play: Clash with each player. If it is a tie, gain 10 RP.",
    ],
    "Ongoing: Opponents cannot use Actions.": [
        "Ongoing: Each opponent cannot use Actions.",
        "Ongoing: Your opponents can't use Actions.",
        "Ongoing: Opponents may not use Action effects.",
    ],
    "Ongoing: Opponents cannot play Fire cards.": [
        "Ongoing: Each opponent cannot play Fire cards.",
        "Ongoing: Your opponents cannot play Fire cards.",
    ],
    "Play: Steal 5 RP from an opponent.": [
        "Play: Steal 5 RP from your opponent.",
        "Play: Steal 5 RP from an opponent of your choice.",
    ],
    "Play: Flip a card in an opponent's tableau.": [
        "Play: Flip a card in your opponent's tableau.",
        "Play: Flip one of your opponent's cards.",
        "Play: Flip one of an opponent's cards.",
    ],
}


@pytest.mark.parametrize(
    ("said", "meant"), [(said, meant) for meant, ways in SAME.items() for said in (meant, *ways)]
)
def test_said_freely(said: str, meant: str) -> None:
    assert render(parse(said)) == meant


def test_the_last_full_stop_of_a_line_may_be_missing() -> None:
    assert render(parse("Clobber\nPlay: Gain 10 RP\nFlip: Lose 5 RP")) == (
        "Clobber.\nPlay: Gain 10 RP.\nFlip: Lose 5 RP."
    )
