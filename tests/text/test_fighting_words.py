"""Several clashes, clashes of others, without cards of the Store, and what is counted of clashes: in other words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME = {
    "Play: Clash with 1 opponent; if you win, you can clash with 1 other opponent. For each clash you won by this effect, gain 12 RP.": (
        "Play: Clash with an opponent. If you win the clash, you may clash with another opponent. "
        "Gain 12 RP for each clash won this way."
    ),
    "Play: Clash with the player on your left, then with the player on your right. Gain 12 RP for each clash you win.": (
        "Play: Clash with the player to your left. Clash with the player to your right. "
        "Gain 12 RP for each clash won this way."
    ),
    "Play: Clash with an opponent three times. Gain 10 RP for each clash you win.": (
        "Play: Clash with an opponent 3 times. Gain 10 RP for each clash won this way."
    ),
    "Action: Clash with an opponent twice. Draw a card for each win.": (
        "Action: Clash with an opponent 2 times. Draw a card for each clash won this way."
    ),
    "Play: Clash with each opponent, one at a time. If you win, gain 10 RP.": (
        "Play: For each opponent in turn, clash with that player and if you win the clash, gain 10 RP."
    ),
    "Play: Clash with each opponent in turn. Gain 5 RP for each win.": (
        "Play: For each opponent in turn, clash with that player. Gain 5 RP for each clash won this way."
    ),
    "Play: Clash with each opponent, one at a time, starting on your left. For each win, steal 8 RP from the loser.": (
        "Play: For each opponent in turn, clash with that player and if you win the clash, steal 8 RP "
        "from the loser."
    ),
    "Play: Choose two other players. They clash with each other, and the winner takes 10 RP from the loser.": (
        "Play: Have 2 opponents clash with each other. The winner steals 10 RP from the loser."
    ),
    "Action: Two opponents of your choice clash. You gain 10 RP if they tie.": (
        "Action: Have 2 opponents clash with each other. If the clash is a tie, gain 10 RP."
    ),
    "Play: Pick two other players. They clash with each other. You gain 5 RP, and the winner gives you 5 more.": (
        "Play: Have 2 opponents clash with each other. Gain 5 RP. The winner gives you 5 RP."
    ),
    "Play: All opponents clash with each other. The loser flips the card used.": (
        "Play: Have all opponents clash with each other. The loser flips the card used."
    ),
    "Play: Perform a clash with one opponent. In this clash, neither player reveals a card from the Store.": (
        "Play: Clash with an opponent without revealing cards."
    ),
    "Play: Clash with an opponent, without revealing cards. If you win, gain 10 RP.": (
        "Play: Clash with an opponent without revealing cards. If you win the clash, gain 10 RP."
    ),
    "Top: In each clash, the lowest total wins instead of the highest.": (
        "Top: In clashes, the lowest total wins."
    ),
    "Top: Clashes do not occur.": "Top: Each player cannot clash.",
    "Play: Everyone clashes. Last place flips their Top card.": (
        "Play: Clash with all players. Each player with the lowest total flips their Top card."
    ),
    "Play: Clash with an opponent. On a tie, both players flip the card they used.": (
        "Play: Clash with an opponent. If the clash is a tie, each player in the clash flips the card used."
    ),
    "Action: Clash with all players. The winner gains 10 RP for each loser.": (
        "Action: Clash with all players. The winner gains 10 RP for each loser."
    ),
    "Play: Clash with all players. If you win, gain 10 RP for each other player in the clash.": (
        "Play: Clash with all players. If you win the clash, gain 10 RP for each other player in the clash."
    ),
    "Play: Clash with an opponent. If you win, gain RP equal to your total.": (
        "Play: Clash with an opponent. If you win the clash, gain RP equal to your total in the clash."
    ),
    "Play: Clash with an opponent. If you win, gain 2 RP for each point you won by.": (
        "Play: Clash with an opponent. If you win the clash, gain RP equal to twice the difference "
        "between the winner's total in the clash and the loser's total in the clash."
    ),
    "Play: Fight everybody! It's a clash with all players. The winner gets 20 RP and all the losers lose 5 RP.": (
        "Play: Clash with all players. The winner gains 20 RP. The loser loses 5 RP."
    ),
    "Ongoing: Flips when you lose a clash.": "Ongoing: Whenever you lose a clash, flip this card.",
    "Ongoing: Whenever you lose a clash, gain 10 RP. Whenever you win one, gain 5.": (
        "Ongoing: Whenever you lose a clash, gain 10 RP. Whenever you win a clash, gain 5 RP."
    ),
    "Score: Gain 5 RP for each clash you won.": "Score: Gain 5 RP for each clash you have won.",
}


@pytest.mark.parametrize(("text", "canonical"), SAME.items())
def test_it_is_read_as(text: str, canonical: str) -> None:
    assert render(parse(text)) == canonical


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Play: Clash with an opponent 3 times. If you win, gain 10 RP.", "which of these clashes"),
        ("Play: Clash with the player on your left, then with the player on your right. If you win, gain 5 RP.",
         "which of these clashes"),
        ("Play: Choose two other players. Gain 5 RP.", "what these two do"),
        ("Play: Gain 5 RP for each win.", "no clash was fought"),
        ("Play: Gain RP equal to your total.", "no clash before"),
        ("Play: Last place loses 5 RP.", "no clash before"),
    ],
)  # fmt: skip
def test_it_is_refused(text: str, said: str) -> None:
    with pytest.raises(SheetError, match=said):
        parse(text)
