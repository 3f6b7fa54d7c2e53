"""What says the same in other ordinary words is understood, and printed in the one canonical form."""

from __future__ import annotations

import pytest

from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: Choose one: Gain 10 RP; or draw a card; or flip a card in any tableau.": [
        "Play: Choose one:\n• Gain 10 RP.\n• Draw a card.\n• Flip a card in any tableau.",
        "Play: Choose one -\n- Gain 10 RP\n- Draw a card\n- Flip a card in any tableau",
        "Play: Choose one: • Gain 10 RP. • Draw a card. • Flip a card in any tableau.",
        "Play: Choose one: (a) gain 10 RP; (b) draw a card; (c) flip a card in any tableau.",
    ],
    "Play: Choose one: Gain 10 RP; or draw a card.\nScore: Gain 5 RP.": [
        "Play: Choose one:\n* Gain 10 RP.\n* Draw a card.\nScore: Gain 5 RP.",
    ],
    "Score: If there is no other card in your tableau with stars at least this card's stars, gain 12 RP.": [
        "Score: If this card has the most stars in your tableau, gain 12 RP.",
        "Score: If this card has the highest star rating of your cards, gain 12 RP.",
    ],
    "Score: Gain RP equal to twice the stars of the card in your tableau with the most stars.": [
        "Score: Gain RP equal to your highest card's stars times two.",
    ],
    "Ongoing: Whenever your turn ends, if there are exactly 3 cards in your hand, gain 5 RP.": [
        "Ongoing: If you have exactly 3 cards in hand at the end of your turn, gain 5 RP.",
    ],
    "Play: Take a random card from an opponent's hand into your hand. Give a card in your hand to that player.": [
        "Play: Take a random card from an opponent's hand. Give them a card from your hand.",
    ],
    "Play: Gain RP equal to your RP (up to 30 RP).": ["Play: Double your RP, up to 30 RP."],
    "Reaction: When an opponent's Action effect would happen, cancel that effect.": [
        "Reaction: When an opponent uses an Action, prevent it. The card is flipped anyway.",
        "Reaction: When an opponent uses an Action, that Action is not performed. Its card is still flipped.",
        "Reaction: When an opponent declares an Action, that Action is not performed. The card bearing that Action is "
        "nevertheless flipped, and the Action counts as that opponent's Action for the turn.",
    ],
    "Reaction: When an opponent's Reaction effect would happen, cancel that effect.": [
        "Reaction: When an opponent uses a Reaction, that Reaction does not take effect. Its card is still flipped face-down.",
    ],
    "Reaction: When an opponent's Flip effect would happen, cancel that effect. Gain 10 RP.": [
        "Reaction: When an opponent activates a Flip effect: negate that effect, and if you do, gain 10 RP.",
    ],
    "Action: Choose another card with an Action effect in your tableau. Use its Action effects.": [
        "Action: Choose another card in your tableau with an Action. Use that Action now, but do not flip that card.",
    ],
    "Play: You may use the Action effects of another card in your tableau.": [
        "Play: You may use an Action on another card in your tableau without flipping it.",
    ],
    "Play: Choose a card in an opponent's tableau. Use its Play effects.": [
        "Play: Choose a card in an opponent's tableau. Perform all of that card's Play effects as though they were printed on this card.",
    ],
    "Play: If the number of open slots in your tableau is at most 0, gain 20 RP.": [
        "Play: If this fills your tableau, gain 20 RP.",
        "Play: If this card fills your last slot, gain 20 RP.",
    ],
    "Play: If there is no card in your hand, gain 20 RP.": [
        "Play: If this was the last card in your hand, gain 20 RP.",
    ],
    "Next: Clash with an opponent, using it. If you win the clash, put 3 star tokens on it.": [
        "Next: When you play your next card, clash with an opponent using that card. If you win, put 3 Star Tokens on it.",
    ],
    "Play: Gain 2 M$.": [
        "Play: Gain 2 Dollars.",
        "Play: Gain M$2.",
        "Play: Gain $2.",
        "Play: Get 2 Millennium Dollars.",
    ],
    "Play: Gain 10 RP.": [
        "Play: You gain ten Ranking Points.",
        "play: gain 10 rp.",
        "Play: Gain 10 RP.",
    ],
    "Play: Gain 10 RP. Flip a card in any tableau.": [
        "Play: Gain 10 RP and flip a card.",
        "Play: Gain 10 RP, then flip a card.",
    ],
    "Play: Flip a card in any tableau with fewer stars than this card.": [
        "Play: Flip a card in play with a lower star rating than this card.",
        "Play: Flip a card with lower stars than this in any tableau.",
    ],
    "Play: Flip a card in any tableau with more stars than this card.": [
        "Play: Turn a card with a higher star rating than this card face down.",
    ],
    "Play: Flip a card to the left of this card.": [
        "Play: Flip a card to its left.",
    ],
    "Play: Flip the card immediately to the left of this card.": [
        "Play: Flip the card to the left of this card.",
        "Play: Flip the card immediately to its left.",
    ],
    "Play: You may flip a card in your tableau.": [
        "Play: Flip a card in your tableau, if you like.",
        "Play: You can flip one of your cards.",
    ],
    "Play: You may flip a card in your tableau. If you do, gain 10 RP.": [
        "Play: You may flip a card in your tableau to gain 10 RP.",
    ],
    "Play: You may pay 2 M$. If you do, gain 10 RP.": [
        "Play: You may spend 2 M$ to get 10 RP.",
    ],
    "Action: Pay 2 M$. Gain 10 RP.": [
        "Action: Pay 2 M$ to gain 10 RP.",
    ],
    "Play: Choose a card in any tableau. Put a star token on it.": [
        "Play: Choose a card in any tableau. Put one token on that card.",
    ],
    "Play: Flip each Fire card in your tableau.": [
        "Play: Flip all Fire cards in your tableau.",
        "Play: Flip every Fire card in your tableau.",
        "Play: Flip all of your Fire cards.",
    ],
    "Play: Flip the card in your tableau with the most stars.": [
        "Play: Flip your highest card.",
        "Play: Flip the highest card in your tableau.",
        "Play: Flip the card with the highest star rating in your tableau.",
    ],
    "Play: Flip a card in another player's tableau.": [
        "Play: Flip a card in someone else's tableau.",
        "Play: Flip a card in another tableau.",
    ],
    "Play: Each opponent flips a card in their tableau.": [
        "Play: Each opponent flips a card in his or her tableau.",
        "Play: Each opponent flips a card.",
    ],
    "Play: Each opponent loses 5 RP. Each opponent discards a card.": [
        "Play: All opponents lose 5 RP and discard a card.",
    ],
    "Play: Each opponent loses 5 RP. Gain 5 RP.": [
        "Play: Each opponent loses 5 RP and you gain 5 RP.",
    ],
    "Play: An opponent loses 5 RP. That player discards a card.": [
        "Play: An opponent loses 5 RP and discards a card.",
    ],
    "Play: Flip a card in any tableau with at least 3 stars.": [
        "Play: Flip a card in any tableau with 3 or more stars.",
    ],
    "Play: Flip a card in any tableau with at most 2 stars.": [
        "Play: Flip a card with 2 or fewer stars in any tableau.",
        "Play: Flip a card with 2 or less stars in any tableau.",
    ],
    "Play: Flip a card in any tableau with 5 stars.": [
        "Play: Flip a 5-star card in any tableau.",
    ],
    "Play: Gain 5 RP for each Fire card in your tableau.": [
        "Play: Gain 5 RP for every Fire card in your tableau.",
        "Play: For each Fire card in your tableau, gain 5 RP.",
        "Play: Gain 5 RP per Fire card.",
    ],
    "Play: Put 3 star tokens on this card.": [
        "Play: Put three tokens on this card.",
        "Play: Add 3 star tokens to this card.",
    ],
    "Ongoing: This card cannot be flipped by opponents' effects.": [
        "Ongoing: This card can't be flipped by an opponent's effect.",
        "Ongoing: This card cannot be flipped by opponents.",
    ],
    "Play: Flip a Fire card in your tableau.": [
        "Play: Flip one of your Fire cards.",
    ],
    "Play: Flip 2 Fire cards in your tableau.": [
        "Play: Flip two of your Fire cards.",
    ],
    "Ongoing: Fire cards in your tableau have +2 stars.": [
        "Ongoing: Your Fire cards have +2 stars.",
        "Ongoing: All Fire cards in your tableau get +2 stars.",
    ],
    "Play: Clash with an opponent. If you win the clash, gain 15 RP.": [
        "Play: Clash an opponent. If you win, gain 15 RP.",
    ],
    "Play: Clash with an opponent. If you lose the clash, lose 15 RP.": [
        "Play: Clash with an opponent. If you lose, lose 15 RP.",
    ],
    "Play: Clash with an opponent. The winner gains 15 RP. The loser flips the card used.": [
        "Play: Clash with an opponent. The winner gains 15 RP, and the loser flips the card used in the clash.",
    ],
    "Play: If there are at least 3 Fire cards in your tableau, gain 10 RP.": [
        "Play: If you have 3 or more Fire cards in your tableau, gain 10 RP.",
    ],
    "Play: If there is a Fire card in your tableau, gain 10 RP.": [
        "Play: Gain 10 RP if there is a Fire card in your tableau.",
    ],
    "Play: Unless there is a Fire card in your tableau, lose 5 RP.": [
        "Play: Lose 5 RP unless you have a Fire card.",
    ],
    "Play: If you have at least 20 RP, draw a card.": [
        "Play: If you have 20 or more RP, draw a card.",
    ],
    "Ongoing: Whenever you play a Fire card, gain 5 RP.": [
        "Ongoing: When you play a Fire card, gain 5 RP.",
        "Ongoing: Each time you play a Fire card, you get 5 RP.",
    ],
    "Reaction: When an opponent plays a card, flip it.": [
        "Reaction: Whenever another player plays a card, flip that card.",
    ],
    "Play: Choose one: Gain 10 RP; or draw a card.": [
        "Play: Choose one: gain 10 RP or draw a card.",
        "Play: Choose one of the following: gain 10 RP; draw a card.",
    ],
    "Play: Use this card's Play effects.": [
        "Play: Use this card's Play effect.",
    ],
    "Play: Take a Mage card from the Aftermarket into your hand.": [
        "Play: Take a Mage card from the Aftermarket.",
        "Play: Add a Mage card from the Aftermarket to your hand.",
    ],
    "Play: Lose RP equal to half your RP.": [
        "Play: Lose half your RP.",
    ],
    "Play: Steal 10 RP from each player with more RP than you.": [
        "Play: Steal 10 RP from every player who has more RP than you.",
    ],
    "Play: Discard a card.": [
        "Play: Discard a card from your hand.",
    ],
    "Play: Each opponent discards a random card.": [
        "Play: Each opponent discards a card at random.",
    ],
    "Play: If there is no card in your hand, gain 10 RP.": [
        "Play: If you have no cards in hand, gain 10 RP.",
    ],
    "Play: If this card's stars are at least 5, gain 10 RP.": [
        "Play: If this card has at least 5 stars, gain 10 RP.",
    ],
    "Play: If the stars of the card immediately to the left of this card are fewer than this card's stars, gain 5 RP.": [
        "Play: If the card to the left has a lower star rating than this one, gain 5 RP.",
    ],
    "Play: Unless this card is your Top card, gain 5 RP.": [
        "Play: If this card isn't your Top card, gain 5 RP.",
    ],
    "Ongoing: If you would lose RP, prevent it.": [
        "Ongoing: Whenever you would lose RP, prevent that.",
    ],
    'Play: Flip a "Fists of Steel" card in any tableau.': [
        "Play: Flip a “Fists of Steel” card in any tableau.",
    ],
    "Play: Gain RP equal to the number of Fire cards in your tableau.": [
        "Play: Gain RP equal to the number of your Fire cards.",
    ],
    "Play: Each player with more RP than you flips 2 cards in their tableau or loses 20 RP.": [
        "Play: Each player with more RP than you must flip two cards of their tableau or lose 20 RP.",
    ],
    "Play: Draw 2 cards.": [
        "Play: Draw two cards from the Store.",
    ],
    "Play: Choose a card in any tableau. If it is a Fire card, flip it.": [
        "Play: Choose a card in any tableau. If it's Fire, flip it.",
    ],
    "Play: Swap 2 cards in your tableau.": [
        "Play: Exchange two cards in your tableau.",
        "Play: Swap the positions of two cards in your tableau.",
    ],
    "Play: Each opponent discards a card.": [
        "Play: Each opponent must discard a card.",
    ],
    "Play: Flip a card in an opponent's tableau.": [
        "Play: Flip an opponent's card.",
    ],
    "Play: Gain 10 RP for each Fire card in your tableau.": [
        "Play: Gain 10 RP for each of your Fire cards.",
    ],
    "Play: Gain 10 RP. Draw a card.": [
        "Play: Gain 10 RP. Then, draw a card.",
    ],
    "Play: Flip a card in your tableau or lose 20 RP.": [
        "Play: Either flip a card in your tableau or lose 20 RP.",
    ],
    "Ongoing: This card has +2 stars.": [
        "Ongoing: This card has 2 more stars.",
    ],
    "Play: Each opponent loses 5 RP.": [
        "Play: Opponents lose 5 RP.",
    ],
    "Ongoing: Opponents cannot use Actions.": [
        "Ongoing: Each opponent cannot use Actions.",
    ],
    "Play: Reveal each card in your hand.": [
        "Play: Reveal your hand.",
    ],
    "Ongoing: Whenever a card in any tableau is flipped, gain 1 RP.": [
        "Ongoing: Whenever a card is flipped, gain 1 RP.",
    ],
    "Ongoing: Whenever a card in your tableau is flipped, gain 1 RP.": [
        "Ongoing: Whenever one of your cards is flipped, gain 1 RP.",
    ],
    "Play: Gain 5 RP for each star this card has.": [
        "Play: Gain 5 RP for each of this card's stars.",
    ],
    "Play: Flip a card in any tableau.": [
        "Play: Flip a card of your choice.",
    ],
    "Play: If it is your turn, draw a card.": [
        "Play: If it's your turn, draw one card.",
    ],
    "Play: If there is a Fire card in your tableau, gain 10 RP. Otherwise, lose 5 RP.": [
        "Play: Gain 10 RP if you control a Fire card. If not, lose 5 RP.",
    ],
    "Play: Put a star token on this card.": [
        "Play: Place 1 star token onto this card.",
    ],
    "Play: Move this card to the left end.": [
        "Play: Move this card to the far left.",
    ],
    "Play: Swap this card with the card immediately to the right of this card.": [
        "Play: Switch this card with the card to its right.",
    ],
    "Play: Steal 5 RP from an opponent.": [
        "Play: Steal 5 RP from another player.",
        "Play: Steal 5 ranking points from one of your opponents.",
    ],
    "Play: Flip another Fire card in your tableau.": [
        "Play: Flip another of your Fire cards.",
        "Play: Flip one of your other Fire cards.",
    ],
    "Play: Flip up to 2 other cards in your tableau.": [
        "Play: Flip up to two of your other cards.",
    ],
    "Play: Flip the last card in your tableau.": [
        "Play: Flip the rightmost card in your tableau.",
    ],
    "Play: Flip a face-down card in any tableau.": [
        "Play: Flip a face down card in any tableau.",
    ],
    "Play: Flip a Fire, Water or Air card in any tableau.": [
        "Play: Flip a Fire or Water or Air card in any tableau.",
    ],
    "Play: Gain RP equal to twice this card's stars.": [
        "Play: Gain RP equal to double this card's star rating.",
    ],
    "Play: Gain RP equal to the total stars of Fire cards in your tableau.": [
        "Play: Gain RP equal to the combined stars of your Fire cards.",
    ],
    "Ongoing: You have 1 extra slot.": [
        "Ongoing: You have an extra slot.",
    ],
    "Ongoing: Other Dark cards in your tableau have this card's Flip effects.": [
        "Ongoing: Your other Dark cards have this card's Flip effect.",
    ],
    "Ongoing: If this card would be flipped, discard a card instead.": [
        "Ongoing: If this card would be flipped, instead discard a card.",
        "Ongoing: Whenever this card would be flipped, discard a card instead.",
    ],
    "Ongoing: If you have at least 20 RP, this card cannot be flipped.": [
        "Ongoing: As long as you have at least 20 RP, this card cannot be flipped.",
    ],
    "Reaction: When a Single in another player's tableau would be flipped, flip this card instead.": [
        "Reaction: If a Single in another player's tableau would be flipped by an effect, flip this card instead.",
    ],
    "Play this card only if there are at least 2 cards in your tableau.": [
        "You can only play this card if you have two or more cards in your tableau.",
    ],
    "Deckbuilding: Your deck can have only 1 Epic card.": [
        "Only one Epic card per deck.",
    ],
    "Thwomp! 20 RP.": [
        "Thwomp 20 RP.",
        "thwomp! 20 ranking points.",
    ],
    "Clobber.\nSpeed.": [
        "Clobber, Speed.",
    ],
    "Play: Gain 3 RP for each Soldier card in your tableau.": [
        "Play: Gain 3 RP for each Soldier you have in your tableau.",
    ],
    "Play: If the number of clashes you have won is at least 1, gain 10 RP.": [
        "Play: If you have won a clash this tournament, gain 10 RP.",
    ],
    "Play: Choose an opponent. Steal 10 RP from that player.": [
        "Play: Choose an opponent. Steal 10 RP from them.",
    ],
    "Ongoing: Other cards in your tableau cannot be flipped by opponents' effects.": [
        "Ongoing: Your other cards can't be flipped by opponents.",
    ],
    "Ongoing: Cards adjacent to this card have +1 star.": [
        "Ongoing: Adjacent cards have +1 star.",
    ],
    "Ongoing: If this card is your Top card, this card has +3 stars.": [
        "Ongoing: While this is your Top card, it has +3 stars.",
    ],
    "Ongoing: Whenever a player plays a Fire card, gain 5 RP.": [
        "Ongoing: Whenever a Fire card is played, gain 5 RP.",
    ],
    "Ongoing: Whenever a card in your tableau is flipped by an opponent, steal 5 RP from that player.": [
        "Ongoing: Whenever an opponent flips one of your cards, steal 5 RP from that player.",
    ],
    "Ongoing: Cards in each opponent's tableau have -1 star.": [
        "Ongoing: Opponents' cards have -1 star.",
    ],
    "Top: Whenever your turn starts, gain 2 RP.": [
        "Top: At the start of your turn, gain 2 RP.",
    ],
    "Score: If the number of different elements in your tableau is at least 4, gain 20 RP.": [
        "Score: If there are at least 4 different elements in your tableau, gain 20 RP.",
    ],
    "Score: Gain 3 RP for each different type in your tableau.": [
        "Score: Gain 3 RP for each different type among your cards.",
    ],
    "Reaction: When a card in your tableau would be flipped by an opponent, prevent it.": [
        "Reaction: When an opponent would flip one of your cards, prevent it.",
    ],
    "Play: Give a card in your hand to an opponent.": [
        "Play: Give an opponent a card from your hand.",
    ],
    "Play: You may play another card this turn.": [
        "Play: You may play another card.",
    ],
    "Play: Put a star token on each Soldier card in your tableau.": [
        "Play: Put a star token on each Soldier in your tableau.",
    ],
    "Play: Flip a card adjacent to this card.": [
        "Play: Flip a card adjacent to this one.",
    ],
    "Play: If this card is the first card, gain 10 RP.": [
        "Play: If this is the first card in your tableau, gain 10 RP.",
    ],
    "Play: Gain RP equal to an opponent's RP.": [
        "Play: Gain RP equal to the RP of an opponent.",
    ],
    "Play: Unflip a face-down card in your tableau.": [
        "Play: Turn a face-down card in your tableau face up.",
    ],
    "Play: If the number of cards in your hand is more than the number of cards in an opponent's hand, gain 5 RP.": [
        "Play: If you have more cards in your hand than an opponent, gain 5 RP.",
    ],
    "Play: If the number of Fire cards in your tableau is more than the number of Water cards in your tableau, gain 5 RP.": [
        "Play: If there are more Fire cards than Water cards in your tableau, gain 5 RP.",
    ],
    "Play: Flip a Fire Soldier card in any tableau.": [
        "Play: Flip a Fire Soldier in any tableau.",
    ],
    "Play: Flip 2 cards in any tableau.": [
        "Play: Flip any two cards.",
    ],
    "Play: Clash with an opponent. If you win the clash, gain 10 RP. Otherwise, lose 5 RP.": [
        "Play: Clash with an opponent. If you win, gain 10 RP; otherwise, lose 5 RP.",
    ],
    "Play: Gain 10 RP. If you have the most RP, gain 5 RP.": [
        "Play: Gain 10 RP. If you have the most RP, gain 5 more RP.",
    ],
    "Play: Reveal the top card of the Store. If it is a Fire card, take it into your hand.": [
        "Play: Reveal the top card of the Store. If it's a Fire card, add it to your hand.",
    ],
    "Play: Each player discards each card.": [
        "Play: Every player discards their hand.",
    ],
}


@pytest.mark.parametrize(
    ("canonical", "other"),
    [(canonical, other) for canonical, said in SAME.items() for other in said],
)
def test_other_words_mean_the_same(canonical: str, other: str) -> None:
    assert render(parse(other)) == canonical


def test_there_are_many_ways() -> None:
    assert sum(map(len, SAME.values())) >= 60


@pytest.mark.parametrize(
    "text",
    [
        "Play:\u00a0Gain\u202f10\u00a0RP.",
        "PLAY: GAIN 10 RP.",
        "Play:   Gain 10   RP .",
        "  Play: Gain ten RP.  ",
    ],
)
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert render(parse(text)) == "Play: Gain 10 RP."
