"""Ordinary sentences in ordinary words: what is meant, ways to say it, and what could be meant in two ways."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: Choose an opponent. During that player's next turn, that player cannot use Actions.": [
        "Play: Choose an opponent. On their next turn they cannot use an Action.",
        "Play: Pick 1 of your opponents. During their next turn they can't use Actions.",
    ],
    "Play: During your next turn, you cannot use Actions.": [
        "Play: On your next turn you can't use an Action.",
    ],
    "Play: Choose an opponent. That player loses 10 RP.": [
        "Play: Choose 1 of your opponents. They lose 10 RP.",
        "Play: Choose any 1 opponent. They lose 10 RP.",
        "Play: Choose one of the other players. That player loses 10 RP.",
    ],
    "Play: Put a star token on each other Fire card in your tableau. If you cannot, put 3 star tokens on this card.": [
        "Play: Put a Star Token on each of your other Fire cards. If you don't have any, put 3 on this one.",
        "Play: Put a Star Token on each of your other Fire cards. If you have none, put three on this card.",
    ],
    "Play: Choose a card in an opponent's tableau. Return it to its owner's hand.": [
        "Play: Choose a card in an opponent's tableau. It goes back to their hand.",
        "Play: Choose a card in an opponent's tableau. It returns to its owner's hand.",
        "Play: Choose a card in an opponent's tableau. Put it into their hand.",
        "Play: Choose a card in an opponent's tableau and move it to their own hand.",
    ],
    "Play: Choose a card in your tableau. Take it into your hand.": [
        "Play: Choose one of your cards. It goes back into your hand.",
    ],
    "Play: Flip each Fire card in any tableau.": [
        "Play: Flip all Fire cards, no matter whose tableau they're in.",
        "Play: Flip all Fire cards no matter who they belong to.",
        "Play: Flip every Fire card, regardless of its owner.",
        "Play: Flip all Fire cards, irrespective of who controls them.",
    ],
    "Play: Gain 5 RP for each Mage card in any tableau.": [
        "Play: Gain 5 RP for each Mage, no matter whose tableau it's in.",
        "Play: Gain 5 RP per Mage, whoever controls it.",
    ],
    "Play: Clash with all players. The winner gains 25 RP. The loser flips the card used.": [
        "Play: Everyone clashes. Whoever wins gets 25 RP and everybody who lost flips the card they clashed with.",
        "Play: All players clash. The winner gains 25 RP. Each loser flips the card they fought with.",
    ],
    "Play: Discard any number of cards. Gain 10 RP for each card discarded this way.": [
        "Play: Ditch as many cards as you want. You get 10 RP for each.",
        "Play: Discard as many cards from your hand as you wish. Gain 10 RP for each.",
        "Play: Discard any number of cards you like. Gain 10 RP per card discarded.",
    ],
    "Play: Flip any number of cards in your tableau. Gain 5 RP for each card flipped this way.": [
        "Play: Flip as many of your cards as you like. Gain 5 RP for each.",
    ],
    "Ongoing: Each player cannot clash.": [
        "Ongoing: No player may initiate a clash while this card is face up in your tableau.",
        "Ongoing: Nobody can start a fight.",
    ],
    "Ongoing: Opponents cannot clash with you.": [
        "Ongoing: Opponents can't start a clash with you.",
    ],
    "Score: If this card is the first card or this card is the last card, gain 25 RP.": [
        "Score: If this card is either the leftmost or the rightmost card in your tableau, you gain twenty-five RP.",
        "Score: If this is either your leftmost or your rightmost card, gain 25 RP.",
    ],
    "Play: Steal 15 RP from an opponent.": ["Play: Steal 15 RP.", "Play: Steal 15 RP from someone."],
    "Ongoing: Whenever you play a Fire card, steal 2 RP from an opponent.": [
        "Ongoing: Whenever you play a Fire card, steal 2 RP.",
    ],
    "Play: Clash with an opponent. If you win the clash, steal 10 RP from the loser.": [
        "Play: Clash with an opponent. If you win, steal 10 RP.",
    ],
    "Play: Clash with an opponent. If you win the clash, steal 15 RP from that player.": [
        "Play: Clash with any opponent you like. If you win, steal 15 RP from them, but if you lose, they don't take anything from you.",
    ],
    "Play: Each player flips the card in their tableau with the fewest stars.": [
        "Play: Each player flips the card with the lowest Star Rating in their tableau. They choose if there is a tie.",
        "Play: Each player flips their lowest card. In case of a tie, that player chooses.",
    ],
    "Play: Flip the card in your tableau with the fewest stars.": [
        "Play: Flip the lowest card in your tableau. If several are tied, choose one of them.",
    ],
    "Play: Each player with a Water card in their tableau gains 8 RP. Each player with no Water card in their tableau loses 8 RP.": [
        "Play: Each player who has a Water card in their tableau gains 8 RP. Each player who doesn't loses 8 RP.",
        "Play: Each player with a Water card gains 8 RP. Those without lose 8 RP.",
        "Play: Players with a Water card gain 8 RP. Each player who doesn't have one loses 8 RP.",
    ],
    "Play: Each player with at least 2 Mage cards in their tableau gains 8 RP. "
    "Each player with fewer than 2 Mage cards in their tableau loses 8 RP.": [
        "Play: Each player with two or more Mages gains 8 RP. Those who don't lose 8 RP.",
    ],
    "Play: A random opponent loses 10 RP.": ["Play: Give a random opponent -10 RP."],
    "Play: Each opponent loses 5 RP.": ["Play: Each opponent gets -5 RP."],
    "Play: Use the Play effects of each other Construct card in your tableau.": [
        "Play: Trigger your other Constructs' Play effects again.",
        "Play: Activate each other Construct's Play effect.",
    ],
    "Play: Return another card in your tableau to your hand. If you do, gain 10 RP.": [
        "Play: Remove 1 other card from your tableau and put it into your hand. If you do, gain 10 RP.",
    ],
    "Play: Take a card from your binder with at most 4 stars into your hand.": [
        "Play: Put 1 card from your binder into your hand. It must have 4 or fewer stars.",
    ],
    "Play: Choose an opponent. Flip a Fire card in that player's tableau.": [
        "Play: Choose 1 of your opponents' tableaus. Flip a Fire card in that tableau.",
    ],
    "Flip: Put 2 star tokens on each card adjacent to this card.": [
        "Flip: Put 2 Star Tokens on each of your adjacent cards.",
    ],
    "Play: Choose an opponent. That player flips a card in their tableau or you gain 20 RP.": [
        "Play: Pick an opponent. They flip whichever of their cards they want, or you get 20 RP, their choice.",
    ],
    "Ongoing: You may use 1 more Action each turn.": [
        "Ongoing: You can use two Actions on each of your turns.",
        "Ongoing: You can take an extra Action each turn.",
    ],
    "Action: Choose a face-down card in an opponent's tableau. Discard it.": [
        "Action: Pick any face-down card in an opponent's tableau and toss it into their binder.",
    ],
    "Score: If there is no Light card in your tableau, gain 20 RP.": [
        "Score: You get 20 RP if you've got no Light cards at all.",
    ],
    "Score: Gain 6 RP for each different type among face-up cards in your tableau.": [
        "Score: For every different type represented among your face-up cards, you gain six RP.",
    ],
    "Play: Put a star token on each Fire card in your tableau.": [
        "Play: Place one Star Token on each Fire card in your tableau, including this one.",
    ],
    "Next: You may flip this card. If you do, gain 15 RP.": [
        "Next: When you've played your next card, you can flip this one. If you do, you gain 15 RP.",
    ],
    "Play: Choose an opponent. That player gains 10 RP. Take a random card from that player's hand into your hand.": [
        "Play: Choose an opponent. They gain 10 RP, then you take a random card from their hand and put it into yours.",
    ],
    "Play: If your Top card is a Fire card, gain 10 RP.": ["Play: If you have a Fire card as your Top card, gain 10 RP."],
    "Play: Take an Animal card from the Aftermarket into your hand.": [
        "Play: Go ahead and take any Animal from the Aftermarket and put it into your hand.",
    ],
    "Play: If the card immediately to the left of this card is a Fire card, gain 20 RP.": [
        "Play: If the card to the immediate left is Fire, gain 20 RP.",
    ],
}  # fmt: skip
WORDS = [(other, text) for text, others in SAME.items() for other in others]
REFUSED = {
    "Ongoing: Opponents can't start a clash.": "whether others can clash with them",
    "Play: Take a card from the Aftermarket into their hand.": "you",
    "Ongoing: Whenever an opponent plays a Fire card, steal 2 RP.": "from whom",
    "Play: Choose an opponent. Steal 5 RP.": "from whom",
    "Play: Each opponent discards a card. Steal 5 RP.": "from whom",
    "Play: Flip the lowest card in your tableau. If there is a tie, each opponent chooses.": "whoever does it",
    "Play: The player with the most RP loses 10 RP. If there is a tie, you choose.": "no cards can tie",
    "Play: Each opponent with an Animal loses 5 RP. Those who don't have one gain 5 RP.": "whether you are one",
    "Play: Each player with more than 20 RP loses 8 RP. Each player who doesn't gains 8 RP.": "if you do not",
}


@pytest.mark.parametrize(("text", "canonical"), WORDS)
def test_other_words_for_the_same(text: str, canonical: str) -> None:
    assert render(parse(text)) == canonical
    assert render(parse(canonical)) == canonical


@pytest.mark.parametrize(("text", "why"), REFUSED.items())
def test_what_is_refused(text: str, why: str) -> None:
    with pytest.raises(SheetError, match=why):
        parse(text)
