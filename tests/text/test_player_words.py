"""Who does and suffers: other words for players, and what is said of players by what they have."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME = (
    ("A random opponent loses 8 RP.", "An opponent at random loses 8 RP."),
    ("Clash with a random opponent.", "Clash with a randomly chosen opponent."),
    ("Each opponent with more RP than you loses 5 RP.",
     "Every opponent who has more RP than you do loses 5 RP."),
    ("Each player with more RP than you loses 5 RP.", "Everyone who is ahead of you loses 5 RP."),
    ("Steal 5 RP from each player with more RP than you.", "Take 5 RP from everybody who has more RP than you."),
    ("Each opponent with more cards in their hand than you discards a card.",
     "All opponents with more cards in hand than you discard a card."),
    ("Each player with fewer than 3 cards in their tableau loses 15 RP.",
     "Every player who has less than 3 cards in their tableau loses 15 RP."),
    ("Each opponent with no card in their hand loses 5 RP.", "Opponents without cards in hand lose 5 RP."),
    ("Each player with a Fire card in their tableau gains 5 RP.", "Players who control a Fire card gain 5 RP."),
    ("The player with the most Earth cards in their tableau gains 15 RP.",
     "Whoever has the most Earth cards in their tableau gains 15 RP."),
    ("The player with the fewest RP gains 8 RP.", "Whoever is in last place gains 8 RP."),
    ("The opponent with the fewest RP gains 8 RP.", "The player with the fewest RP, other than you, gains 8 RP."),
    ("The opponent with the most cards in their hand discards a card.",
     "Your opponent with the most cards in hand discards 1 card."),
    ("Each player other than those with the most RP gains 6 RP.",
     "All players except the one with the most RP receive 6 RP."),
    ("Each player other than those with the most RP gains 6 RP.", "Everyone but the leader gains 6 RP."),
    ("Each opponent gains 6 RP.", "Each player other than you gains 6 RP."),
    ("Clash with an opponent with more stars on their Top card than you.",
     "Clash with an opponent whose Top card has more stars than yours."),
    ("Clash with an opponent with more stars on their Top card than this card's stars.",
     "Clash with an opponent whose Top card has more stars than this card."),
    ("If you have the most M$, gain 5 RP.", "If you have more M$ than any other player, gain 5 RP."),
    ("If you have the most cards in your hand, gain 5 RP.", "If you have more cards in hand than each opponent, gain 5 RP."),
    ("If you have the most stars on your Top card, gain 5 RP.",
     "Gain 5 RP if you have the highest Top card among all players."),
    ("Gain 10 RP for each opponent with fewer face-up cards in their tableau than you.",
     "Gain 10 RP for each opponent who has fewer face-up cards than you."),
    ("Each player next to you loses 5 RP.", "The players to your left and right lose 5 RP."),
    ("Each player next to you loses 5 RP.", "Both of your neighbours lose 5 RP."),
    ("The player to your left loses 5 RP.", "The player next to you on the left loses 5 RP."),
    ("Gain 11 RP.", "The owner of this card gains 11 RP."),
    ("Each player discards a card.", "Every player, including you, discards a card."),
    ("Choose an opponent. That player loses 5 RP.", "Choose an opponent. He loses 5 RP."),
    ("Choose an opponent. Steal 5 RP from that player.", "Choose an opponent. Steal 5 RP from him or her."),
    ("If there are at least 3 cards in an opponent's hand, gain 5 RP.",
     "If an opponent has 3 cards in hand, gain 5 RP."),
    ("Choose an opponent. If there is no card in that player's hand, gain 5 RP.",
     "Choose an opponent. If they have no cards in hand, gain 5 RP."),
    ("If the number of cards in an opponent's hand is more than the number of cards in your hand, gain 5 RP.",
     "If an opponent has more cards in their hand than you, gain 5 RP."),
    ("If there is no opponent with no Fire card in their tableau, gain 5 RP.",
     "If each opponent has a Fire card, gain 5 RP."),
    ("If there is no opponent with fewer than 10 RP, gain 5 RP.", "If every opponent has at least 10 RP, gain 5 RP."),
    ("If you have the fewest cards in your hand, gain 5 RP.",
     "If each other player has more cards in hand than you, gain 5 RP."),
    ("If there is a player with no card in their hand, gain 5 RP.", "If a player has no cards in hand, gain 5 RP."),
    ("If there is no opponent with more Fire cards in their tableau than you, gain 5 RP.",
     "If nobody has more Fire cards than you, gain 5 RP."),
    ("If there are at least 2 opponents with more RP than you, gain 5 RP.",
     "If at least two opponents have more RP than you, gain 5 RP."),
    ("If you have the most stars on your Top card, gain 5 RP.",
     "If your Top card has more stars than each opponent's Top card, gain 5 RP."),
    ("Choose an opponent. Gain 10 RP. That player gains 10 RP.", "Choose an opponent. You both gain 10 RP."),
    ("Choose an opponent. Draw a card. That player draws a card.",
     "Choose an opponent. You and that player each draw a card."),
    ("Gain 8 RP. The player to your left gains 8 RP.", "You and the player to your left gain 8 RP."),
    ("Discard a card. An opponent discards a card.", "You and an opponent each discard a card."),
    ("Gain 3 RP. Draw a card.", "You gain 3 RP and draw a card."),
    ("Give 2 M$ to an opponent. Gain 14 RP.", "Give an opponent 2 M$. Gain 14 RP."),
    ("Give 2 M$ to the opponent with the fewest RP. Gain 14 RP.",
     "Give two Dollars to the player with the fewest RP, other than you. Receive fourteen RP."),
    ("You may give 2 M$ to an opponent. If you do, draw a card.", "You may pay an opponent 2 M$ to draw a card."),
    ("An opponent gives you 5 RP.", "An opponent transfers 5 RP to you."),
    ("Each opponent gives you 1 M$.", "Everyone gives you 1 Dollar."),
    ("Each opponent gives you 1 M$ or loses 5 RP.", "Everyone must either give you 1 Dollar or lose 5 RP."),
    ("Each opponent may give you 2 M$. If they do, that player draws a card.",
     "Each player may give you 2 M$. Those who do draw a card."),
    ("The player with the most RP gives 10 RP to the player to your left.",
     "The leader gives 10 RP to the player to your left."),
    ("Each player may discard a card. If they do, that player gains 10 RP.",
     "Each player may discard a card. Those who do gain 10 RP."),
    ("Each player may discard a card. If they do, that player gains 10 RP and draws a card.",
     "Each player may discard a card. Everyone who did gains 10 RP and draws a card."),
    ("Each opponent loses 6 RP or discards a card.", "Each opponent loses 6 RP or discards a card, their choice."),
    ("Each opponent loses 6 RP or discards a card.", "Each opponent loses 6 RP or discards a card. Their choice."),
    ("Choose the player with the most RP. Flip that player's Top card.",
     "Flip the Top card of the player with the most RP."),
    ("Choose a random opponent. Flip a card in that player's tableau.", "Flip a card in a random opponent's tableau."),
    ("Choose the player with the most cards in their hand. Gain 2 RP for each card in that player's hand.",
     "Gain 2 RP for each card in the hand of the player with the most cards in hand."),
    ("Flip a card in an opponent's tableau.", "Flip a card belonging to an opponent."),
    ("Clash with an opponent. If you win the clash, gain 20 RP.", "Clash with somebody. If you win, gain 20 RP."),
    ("Each player with the most Earth cards in their tableau gains 15 RP.",
     "The player with the most Earth cards in their tableau gains 15 RP. Ties are friendly."),
    ("If there is no opponent with more RP than you, gain 15 RP.", "If you have the most RP, gain 15 RP. Ties are friendly."),
    ("If there is no opponent with more RP than you, gain 15 RP.", "If you have the most RP or are tied, gain 15 RP."),
    ("If there is no opponent with fewer RP than you and there is an opponent with as many RP as you, gain 20 RP.",
     "If you are tied for last, gain 20 RP."),
    ("Each player discards a card.", "Each player, starting with you, discards a card."),
    ("Each player may discard a card.", "Each player may discard a card, starting with you."),
    ("Gain 4 RP for each player with at least 3 cards in their hand.",
     "Gain 4 RP for each player who has three or more cards in hand, yourself included."),
    ("Each player with more RP than you loses 5 RP.", "All those who have more RP than you lose 5 RP."),
    ("Each player with more than 5 M$ loses 2 M$.", "Anyone with more than 5 M$ loses 2 M$."),
    ("If you have the fewest RP, gain 5 RP.", "If last in RP, gain 5 RP."),
    ("If you have the most RP, gain 5 RP.", "If you lead, gain 5 RP."),
    ("An opponent with more RP than you loses 5 RP.", "An opponent having strictly more RP than you loses 5 RP."),
    ("Each player whose Top card is an Air card gains 8 RP.", "Every player whose Top Card is Air gains 8 RP."),
    ("Each player whose Top card is not a Water card loses 5 RP.",
     "5 RP are lost by each player whose top card is not a Water card."),
    ("An opponent whose Top card is a Mage card draws a card.", "An opponent with a Mage as their Top card draws a card."),
    ("Each opponent whose Top card is a card that shares an element with this card loses 5 RP.",
     "Opponents whose Top card shares an element with this card lose 5 RP."),
    ("Each opponent with no open slot in their tableau loses 15 RP.", "Each opponent with a full tableau loses 15 RP."),
    ("Each opponent with no open slot in their tableau loses 15 RP.", "Opponents whose tableau is full lose 15 RP."),
    ("Choose an opponent with an open slot in their tableau. That player draws a card.",
     "Choose an opponent who still has a free slot. He draws a card."),
    ("Each player with no card in their hand draws a card.", "Each player with an empty hand draws a card."),
    ("Each opponent with a card in their hand loses 5 RP.", "Each opponent who still has cards in hand loses 5 RP."),
    ("If there is an opponent with no open slot in their tableau, gain 5 RP.", "If an opponent has a full tableau, gain 5 RP."),
    ("If there is no card in your hand, draw 2 cards.", "If you have an empty hand, draw 2 cards."),
    ("Choose the player with the fewest RP. If that player is you, draw 2 cards. Otherwise, that player draws a card.",
     "The player with the fewest RP draws a card. If that is you, draw 2 cards instead."),
    ("The player with the fewest RP gains 10 RP. If that player is you, gain 5 RP.",
     "The player with the fewest RP gains 10 RP. If it's you, gain 5 more."),
    ("Flip a card in any tableau. Unless its owner is you, gain 5 RP.",
     "Flip a card in any tableau. If its owner is someone else, gain 5 RP."),
)  # fmt: skip


@pytest.mark.parametrize(("canonical", "other"), SAME, ids=[other for _, other in SAME])
def test_other_words_for_the_same(canonical: str, other: str) -> None:
    assert render(parse(f"Play: {canonical}")) == f"Play: {canonical}"
    assert render(parse(f"Play: {other}")) == f"Play: {canonical}"


def test_whoever_flipped_a_card_is_known_in_its_flip_effect() -> None:
    read = render(parse("Flip: Whoever flipped it loses 15 RP."))
    assert read == "Flip: That player loses 15 RP."


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Flip: If an opponent's effect flipped this card, look at their hand and discard one card from it.",
         "Flip: If that player is an opponent, look at each card in that player's hand and discard one of them."),
        ("Flip: Gain 5 RP. If this card was flipped by another player, that player discards a card.",
         "Flip: Gain 5 RP. If that player is an opponent, that player discards a card."),
        ("Flip: If you flipped this card yourself, gain 10 RP.", "Flip: If that player is you, gain 10 RP."),
        ("Flip: The player who flipped this card loses 10 RP. If it was you, gain 10 RP instead.",
         "Flip: If that player is you, gain 10 RP. Otherwise, that player loses 10 RP."),
        ("Ongoing: Whenever a card in your tableau is flipped, if it was flipped by an opponent, they lose 5 RP.",
         "Ongoing: Whenever a card in your tableau is flipped, if that player is an opponent, that player loses 5 RP."),
    ],
)  # fmt: skip
def test_who_flipped_it_can_be_asked(text: str, read: str) -> None:
    assert render(parse(text)) == read


@pytest.mark.parametrize(
    "text",
    [
        "Play: Each player with more cards in your hand than you loses 5 RP.",
        "Ongoing: An opponent with more RP than you cannot use Actions.",
        "Play: If an opponent has more RP than any other player, gain 5 RP.",
        "Play: Give each opponent 1 M$.",
        "Play: Gain 10 RP. Ties are friendly.",
        # on top of it, or instead?
        "Play: The player with the most RP loses 10 RP. If that is you, each opponent loses 10 RP.",
        "Play: Flip the Top card of the player with the most RP. If that's you, flip this card.",
        "Score: The player with the most RP gains 15 RP. If it is you, receive ten more. Ties are friendly.",
        "Play: Each opponent loses 5 RP. If that is you, gain 5 RP.",
        "Play: If that is you, gain 5 RP.",
        "Flip: Choose an opponent. If an opponent flipped this card, that opponent loses 5 RP.",
        "Play: If an opponent flipped this card, gain 5 RP.",
        "Play: Each player whose Top card shares an element with it loses 5 RP.",
        "Ongoing: Opponents cannot play Fire cards unless they have no other cards in their hands.",
        "Play: Clash with the player with the most RP. Ties are friendly.",
        "Play: Steal 5 RP from an opponent, starting with you.",
        "Play: Each player may discard a card. Those who do gain 10 RP. You gain 5 RP for each of them.",
        "Play: Choose an opponent. You and that player each flip a card in their tableau.",
        "Play: Gain 5 RP or draw a card, their choice.",
        "Play: Choose an opponent. Flip that player's Top card and a card of the player with the most RP.",
        "Play: If this card's stars are more than each opponent's RP, gain 5 RP.",
        "Play: If your Top card has more stars than any opponent's Top card, gain 5 RP.",
    ],
)
def test_what_could_be_either_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
