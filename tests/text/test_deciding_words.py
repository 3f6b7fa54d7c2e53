"""What players choose, bid and vote, each for themselves, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: Choose a number from 1 to 8. Each player flips each other card in their tableau with stars equal to your number.": [
        "Play: Choose a number from 1 to 8. Each player flips each other card with that many stars in their tableau.",
        "Play: Name a number between one and eight. Each player flips each other card in their tableau whose Star Rating equals the chosen number.",
        "Play: Say a number from 1 through 8. Each player flips each other card in their tableau with stars equal to that number.",
    ],
    "Play: Choose a number from 1 to 10. Reveal the top card of the Store. If its stars are at least your number, gain RP equal to twice your number. Otherwise, lose RP equal to your number.": [
        "Play: Pick a number from 1 to 10. Reveal the top card of the Store. If its Star Rating is at least that number, gain RP equal to twice the number. If not, lose that number of RP.",
    ],
    "Play: Choose a number from 1 to 8. Reveal the top card of the Store. If its stars are equal to your number, gain 20 RP.": [
        "Play: Guess a number from 1 to 8. Reveal the top card of the Store. If you are right, gain 20 RP.",
        "Play: Guess a number between 1 and 8, then reveal the top card of the Store. If your guess is correct, gain 20 RP.",
        "Play: Announce a number from 1 to 8. Reveal the top card of the Store. If its stars are equal to the number you announced, gain 20 RP.",
    ],
    "Play: Choose an opponent. Choose a number from 1 to 10. That player loses RP equal to your number.": [
        "Play: Choose an opponent and a number from 1 to 10. They lose RP equal to that number.",
    ],
    "Play: Choose an amount of RP you have (up to 20 RP). Reveal the top card of the Store. If it is a Fire card, gain RP equal to twice your number. Otherwise, lose RP equal to your number.": [
        "Play: Stake any number of points up to twenty. Reveal the top card of the Store. If it is a Fire card, gain twice the stake. Otherwise, lose the stake.",
        "Play: Wager up to 20 RP. Reveal the top card of the Store. If it is a Fire card, gain RP equal to twice your wager. Otherwise, lose the wager.",
    ],
    "Play: Each player secretly chooses an amount of M$ they have. The player with the highest number loses M$ equal to their number. That player gains 30 RP.": [
        "Play: Each player secretly chooses an amount of M$ they have and all reveal at once. The player who bid the most pays that much and gains 30 RP.",
        "Play: All players secretly choose an amount of Dollars. Reveal all choices. Whoever chose the highest amount pays that much and gains 30 RP.",
        "Play: Each player secretly bids M$. The highest bidder pays their bid and gains 30 RP.",
    ],
    "Play: Each player secretly chooses an amount of M$ they have. If there is exactly 1 player with the highest number, the player with the highest number loses M$ equal to their number and that player gains 30 RP.": [
        "Play: Each player secretly chooses an amount of M$ they have and all reveal at once. The player who bid the most pays that much and gains 30 RP. If there is a tie, nobody pays and nobody gains.",
    ],
    "Play: Each player chooses a number from 1 to 5 in turn. The player with the highest number gains 10 RP.": [
        "Play: Starting with you, each player chooses a number from 1 to 5. Whoever chose the highest number gains 10 RP.",
    ],
    "Play: Each player secretly votes for another player. If there are at least 2 players with the most votes, each player with the most votes loses 10 RP. Otherwise, the player with the most votes loses 15 RP.": [
        "Play: Each player votes for another player. The player with the most votes loses 15 RP; if several are tied, each of them loses ten.",
        "Play: All players point at another player at the same time. Whoever is pointed at the most loses 15 RP. In case of a tie, all tied players lose 10 RP instead.",
        "Play: Each player gives one vote to a player who is not themselves. Whoever gets the most votes loses 15 RP. If there's a tie, they all lose 10.",
        "Play: Each player secretly names another player. Whoever was named most often loses 15 RP. If there is a tie, 10 RP are lost by each of the tied players.",
    ],
    "Play: Each player votes for a player in turn. The player with the most votes loses 15 RP.": [
        "Play: Starting with you, each player votes for a player. Whoever gets the most votes loses 15 RP.",
    ],
    "Play: Each player may bid RP in turn, each bid higher than the last. The player with the highest bid loses RP equal to their bid. That player draws a card.": [
        "Play: All players may bid RP. The highest bidder loses that much RP and draws a card.",
        "Play: Each player bids RP, in clockwise order, beginning with you; each bid must be higher than the previous bid, or the player passes. The highest bidder loses their bid and draws a card.",
    ],
    "Play: Each player may bid M$ in turn, you last, each bid higher than the last. The player with the highest bid loses M$ equal to their bid.": [
        "Play: Starting to your left, each player may bid Dollars once, each bid higher than the last, and you bid last. The winner pays their bid to the bank.",
        "Play: Starting to your left, each player may bid Dollars. The highest bidder pays their bid.",
    ],
    "Play: An opponent may accept. If they do, gain 12 RP and that player gains 12 RP. If they do not, gain 7 RP.": [
        "Play: An opponent may accept or decline. If they accept, you each gain 12 RP; if not, you alone gain 7 RP.",
        "Play: An opponent may agree. If they do, you and that player each gain 12 RP. If they refuse, gain 7 RP.",
    ],
    "Play: Each opponent secretly chooses whether to give you 5 RP. If there is no player who did, each opponent flips a card in their tableau.": [
        "Play: Each opponent secretly chooses whether to give you 5 RP. Reveal all choices at once. If nobody gave you any, each of them flips a card of their choice.",
        "Play: Each opponent secretly decides whether or not to give you 5 RP. If nobody does, each opponent flips a card in their tableau.",
    ],
    "Play: If there is exactly 1 player with the most RP, the player with the most RP loses 10 RP.": [
        "Play: The player with the most RP loses 10 RP. In case of a tie, nothing happens.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "text"), [(c, t) for c, many in SAME.items() for t in (c, *many)]
)
def test_it_is_the_same(canonical: str, text: str) -> None:
    assert render(parse(text)) == canonical


REFUSED = [
    "Play: Choose a number. Gain that many RP.",  # which?
    "Play: Each player chooses a number from 1 to 5. The player with the highest number gains 10 RP.",  # secretly, or not?
    "Play: The player with the most votes loses 10 RP.",  # of which vote?
    "Play: Gain RP equal to your number.",
    "Play: Gain 5 RP. If there is a tie, nobody does.",
    "Play: Each player secretly chooses a number from 1 to 5. Gain RP equal to that number.",  # whose?
    "Play: Secretly flip a card in your tableau.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_may_mean_two_things_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
