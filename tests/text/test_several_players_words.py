"""What several players do, have and choose, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: For each opponent with more RP than you, flip a card in that player's tableau.": [
        "Play: Flip a card of each opponent who has more RP than you.",
        "Play: Flip one card in the tableau of each opponent with more RP than you.",
    ],
    "Play: For each opponent in turn, you may pay 1 M$. If you do, that player discards a card.": [
        "Play: For each opponent, you may pay 1 M$. If you do, that player discards a card.",
        "Play: For each opponent, you may pay 1 Dollar. If you do, they discard a card.",
    ],
    "Play: Each opponent may give you 2 M$. If they do not, flip a card in that player's tableau.": [
        "Play: Each opponent can pay you 2 Dollars. Flip a card in the tableau of each opponent who doesn't.",
        "Play: Each opponent may give you 2 M$. For each opponent who did not, flip a card in their tableau.",
    ],
    "Play: Each opponent may give you 2 M$. If they do not, that player loses 5 RP.": [
        "Play: Each opponent may give you 2 M$. If anyone does not, they lose 5 RP.",
        "Play: Each opponent may give you 2 M$. Whoever does not loses 5 RP.",
        "Play: Each opponent may give you 2 M$. Each opponent who doesn't loses 5 RP.",
    ],
    "Play: Each opponent may discard a card. If they do, that player gains 5 RP.": [
        "Play: Each opponent may discard a card. Each opponent who discarded a card gains 5 RP.",
        "Play: Each opponent may discard a card. Opponents who discarded a card this way gain 5 RP.",
    ],
    "Play: Each opponent may discard a card. Gain 5 RP for each opponent who did.": [
        "Play: Each opponent may discard a card. Gain 5 RP for each opponent who discarded a card this way.",
    ],
    "Play: Each player may discard a card. If they do, that player gains 10 RP. Gain 5 RP for each player who did.": [
        "Play: Each player may discard a card. Those who do gain 10 RP. You gain 5 RP for each of them.",
    ],
    "Play: Each opponent gives you 1 M$. If they cannot, steal 6 RP from that player.": [
        "Play: Everyone gives you 1 Dollar. If somebody has no Dollars, you take 6 RP from them.",
        "Play: Everyone gives you 1 Dollar. If anyone can't, steal 6 RP from them.",
    ],
    "Play: Each opponent discards a card. If they cannot, that player loses 10 RP.": [
        "Play: Each opponent discards a card. Those unable to do so lose 10 RP instead.",
        "Play: Each opponent discards a card. Anyone who cannot do so loses 10 RP.",
        "Play: Each opponent chooses a card in their hand and discards it. A player unable to do so loses 10 RP.",
    ],
    "Play: An opponent flips a card in their tableau.": [
        "Play: Flip a card in an opponent's tableau. They choose which.",
        "Play: One card of an opponent, chosen by that opponent, is flipped.",
        "Play: An opponent chooses one of their cards and flips it.",
    ],
    "Play: Each opponent flips a Citizen or Animal card in their tableau.": [
        "Play: A Citizen or an Animal in each opponent's tableau is flipped. The card is chosen by its owner.",
    ],
    "Play: Flip a card in an opponent's tableau.": [
        "Play: An opponent flips a card. You choose which.",
        "Play: Flip a card in an opponent's tableau. It is chosen by you.",
    ],
    "Play: Choose an opponent. That player chooses a card in their tableau. Gain RP equal to twice its stars.": [
        "Play: Choose another player. They pick a card in their tableau. Gain RP equal to twice its Stars.",
    ],
    "Play: Each opponent chooses a card in their tableau. Flip each card chosen this way.": [
        "Play: Each opponent picks a card in their tableau. Flip the chosen cards.",
        "Play: Each opponent picks a card in their tableau. Flip them.",
    ],
    "Play: Each player other than those with the fewest RP gains 5 RP. Each player with the fewest RP gains 10 RP.": [
        "Play: All players gain 5 RP. The player with the fewest RP gains 10 instead.",
    ],
    "Play: Each player with the most RP gains 1 RP. Each player other than those with the most RP gains 5 RP.": [
        "Play: All players gain 5 RP. The leader gains 1 RP instead.",
    ],
    "Play: Each opponent with at most as many RP as you loses 5 RP. Each opponent with more RP than you loses 10 RP.": [
        "Play: Each opponent loses 5 RP. Opponents with more RP than you lose 10 instead.",
    ],
    "Play: Each opponent gains 5 RP. Gain 10 RP.": [
        "Play: Each player gains 5 RP. You gain 10 instead.",
    ],
    "Play: If you have the fewest RP, each opponent gains 5 RP and you gain 10 RP. Otherwise, each player gains 5 RP.": [
        "Play: Each player gains 5 RP. If you have the fewest RP, you gain 10 instead.",
    ],
    "Play: Each opponent draws a card. Draw 2 cards.": [
        "Play: Everybody gets a card from the Store, but you get two.",
        "Play: Each player draws a card, but you draw two.",
    ],
    "Play: Each opponent loses 5 RP. Lose 5 RP.": [
        "Play: Each opponent loses 5 RP, and so do you.",
        "Play: Each opponent loses 5 RP, and you do the same.",
    ],
    "Play: If you have the most stars on your highest card, gain 35 RP.": [
        "Play: If you have the biggest card of all the players, you get 35 RP!",
        "Play: If you have the highest card, gain 35 RP.",
    ],
    "Play: The player with the fewest stars on their lowest card gains 5 RP.": [
        "Play: Whoever has the lowest card gains 5 RP.",
    ],
    "Play: The player with the most RP gives 10 RP to the player with the fewest RP.": [
        "Play: The leader gives 10 RP to the player with the least.",
    ],
    "Play: Choose an opponent. Steal RP equal to the number of cards in that player's hand from that player.": [
        "Play: Steal RP from an opponent equal to the number of cards in their hand.",
        "Play: Steal RP from one opponent equal to the number of cards in that opponent's hand.",
    ],
    "Play: Each opponent with more than 8 M$ loses M$ equal to half their M$.": [
        "Play: Each opponent with more than 8 Dollars loses half of them.",
    ],
    "Play: If there is no opponent with an open slot in their tableau, gain 22 RP.": [
        "Play: If each other player's tableau is full, gain 22 RP.",
    ],
    "Play: If there is a Fire card in your hand, each opponent loses 12 RP. Otherwise, each opponent loses 6 RP.": [
        "Play: Each opponent loses 6 RP. If you're holding a Fire card, 12 instead.",
    ],
    "Play: Gain 5 RP. Each opponent gains 3 RP.": [
        "Play: Each player gains 5 RP. Your opponents gain 3 RP instead.",
    ],
    "Play: Each player may lose 3 M$. If they do, that player gains 10 RP.": [
        "Play: Each player may pay 3 M$ to gain 10 RP.",
    ],
    "Play: Each opponent may give you 3 M$. If they do, that player gains 5 RP.": [
        "Play: Each opponent may pay you 3 M$. Anyone who pays gains 5 RP.",
        "Play: Each opponent may pay you 3 M$. Those who pay gain 5 RP.",
        "Play: Each opponent may pay you 3 M$. Everyone who accepts gains 5 RP.",
    ],
    "Play: Each opponent may give you 3 M$. If they do not, that player loses 5 RP.": [
        "Play: Each opponent may pay you 3 M$. Those who refuse lose 5 RP.",
    ],
    "Play: Each opponent may flip a card in their tableau. Gain 3 RP for each opponent who did.": [
        "Play: Each opponent may flip a card. Gain 3 RP for each opponent who flips one.",
    ],
    "Play: Each opponent with a Fire card in their tableau loses 5 RP. Each opponent with no Fire card in their tableau gains 3 RP.": [
        "Play: Each opponent with a Fire card loses 5 RP. Each opponent without a Fire card gains 3 RP.",
    ],
    "Play: Each player gains RP equal to the number of face-up cards in their tableau.": [
        "Play: Each player gains RP equal to their number of face-up cards.",
    ],
    "Play: Each opponent loses RP equal to the number of cards in their hand.": [
        "Play: Each opponent loses as many RP as they have cards in hand.",
    ],
    "Play: For each opponent in turn, steal 2 RP for each Fire card in that player's tableau from that player.": [
        "Play: Steal 2 RP from each opponent for each Fire card they have.",
    ],
    "Play: Choose an opponent. That player loses 10 RP. Each other opponent loses 3 RP.": [
        "Play: Choose an opponent. They lose 10 RP. All other opponents lose 3 RP.",
    ],
    "Play: Each opponent draws a card.": [
        "Play: Each player draws a card, except you.",
        "Play: Everyone draws a card but you.",
    ],
    "Play: Each player other than those with the most RP gains 5 RP.": [
        "Play: Each player gains 5 RP, except the leader.",
        "Play: Each player who is not the leader gains 5 RP.",
    ],
    "Play: For each opponent with at least 3 face-up cards in their tableau, gain 3 RP and draw a card.": [
        "Play: For each opponent with 3 or more face-up cards, gain 3 RP and draw a card.",
    ],
    "Play: If there is an opponent with as many RP as you, gain 10 RP.": [
        "Play: If you are tied with an opponent, gain 10 RP.",
    ],
    "Score: Gain 5 RP for each opponent with fewer RP than you.": [
        "Score: Gain 5 RP for each opponent you have more RP than.",
        "Score: Gain 5 RP for each opponent you are ahead of.",
    ],
    "Play: Choose a player other than those with the fewest RP. That player loses 10 RP.": [
        "Play: Choose a player who isn't in last place. They lose 10 RP.",
    ],
}  # fmt: skip

REFUSED = [
    # said of those who were asked; you were asked, too
    "Play: Each player may discard a card. Each opponent who does not loses 5 RP.",
    "Play: Each player may discard 2 cards. Those who do gain 10 RP. Put a star token on each of them.",
    # once, or for each of them?
    "Play: Each opponent may discard a card. Whoever does not loses 5 RP and you gain 5 RP.",
    "Play: Each opponent may discard a card. Gain 5 RP for each opponent who flipped a card this way.",
    "Play: Each opponent gives you 2 M$. If somebody has no Dollars, they lose 5 RP.",
    "Play: Each opponent loses 5 RP. The player with the most RP loses 10 instead.",
    "Play: Choose someone who isn't in last place. They lose 10 RP.",
    "Play: Draw a card. They choose which.",
    "Play: The player with the most Fire cards gives 1 M$ to the player with the least.",
    "Play: Choose the player with the least. That player gains 5 RP.",
    "Play: Each other opponent loses 3 RP.",
    "Play: Choose an opponent. They lose 10 RP. Each other player loses 3 RP.",
    # one of them, or each?
    "Play: Any player may pay 3 M$ to gain 10 RP.",
    "Play: Each player may discard a card. If exactly one player does, that player gains 20 RP.",
    "Play: Each player draws two cards and keeps one.",
    "Play: Draw two cards and keep one.",
    "Play: Each opponent chooses a card in their tableau. The others are flipped.",
    "Play: Each opponent may flip a card. Gain 3 RP for each opponent who discards one.",
]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [(text, words) for words, texts in SAME.items() for text in (words, *texts)],
)
def test_it_is_read(text: str, canonical: str) -> None:
    assert render(parse(text)) == canonical


@pytest.mark.parametrize("text", REFUSED)
def test_it_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
