"""Who fights whom, how it ends, and what is added to totals: in other words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME = {
    "Play: Clash with an opponent. If you win the clash, gain 10 RP.": (
        "Play: Challenge a rival to a duel. If you beat them, gain 10 RP.",
        "Play: Start a battle with an enemy. On a win, gain 10 RP.",
        "Play: Duel a foe. Gain 10 RP on a victory.",
        "Play: Fight somebody you like. Should you be victorious, gain 10 RP.",
        "Play: Clash an opponent. If they lose, gain 10 RP.",
    ),
    "Play: Clash with an opponent. If you lose the clash, that player gains 5 RP.": (
        "Play: Clash with an opponent. If that player wins, they gain 5 RP.",
        "Play: Battle an opponent. Should they win, they gain 5 RP.",
    ),
    "Play: Clash with an opponent. If the clash is a tie, gain 10 RP.": (
        "Play: Clash an opponent. If it's a draw, gain 10 RP.",
        "Play: Clash an opponent. On a draw gain 10 RP.",
        "Play: Clash an opponent. If nobody wins, gain 10 RP.",
        "Play: Clash an opponent. Win: nothing happens. Draw: gain 10 RP.",
    ),
    "Play: Clash with an opponent, using this card.": (
        "Play: Duel a rival using this card instead of your Top card.",
    ),
    "Play: Clash with all players. The winner gains 20 RP.": (
        "Play: Each player with a Top card clashes. The winner gains 20 RP.",
        "Play: Everyone who has a Top card must fight. The winner gains 20 RP.",
    ),
    "Play: Clash with all players. If you win the clash, gain 10 RP for each loser.": (
        "Play: Clash with everybody. If you win you get 10 RP for every player you beat.",
    ),
    "Play: Have 2 opponents clash with each other. If the number of losers is at least 1, gain 20 RP.": (
        "Play: Choose two opponents. These two must clash with each other. You gain 20 RP, if the clash has a winner.",
        "Play: Have two rivals fight. If there is a winner, gain 20 RP.",
    ),
    "Ongoing: Your total in clashes is +2.": (
        "Ongoing: Your clashes +2.",
        "Ongoing: +2 in clashes.",
        "Ongoing: You get +2 in all clashes.",
        "Ongoing: Your clash total is 2 higher.",
        "Ongoing: In clashes, you have +2.",
        "Ongoing: +2 to your clashes.",
    ),
    "Ongoing: Each opponent's total in clashes is -2.": (
        "Ongoing: Your rivals get -2 in clashes.",
        "Ongoing: Rivals' totals in clashes are 2 lower.",
    ),
    "Ongoing: Your total in clashes is +1 for each Soldier card in your tableau.": (
        "Ongoing: Each Soldier you have gives you +1 in clashes.",
        "Ongoing: +1 to your clashes for each of your Soldiers.",
    ),
    "Play: Clash with an opponent. If you win the clash or the clash is a tie, gain 10 RP.": (
        "Play: Clash with a foe. Win or tie: gain 10 RP.",
        "Play: Clash with a foe. If you don't lose, gain 10 RP.",
    ),
    "Play: Clash with an opponent. The loser loses 10 RP.": (
        "Play: Clash with a foe; the defeated player loses 10 RP.",
        "Play: Fight a foe. The one who loses loses 10 RP.",
    ),
    "Ongoing: You win tied clashes.": (
        "Ongoing: In fights, draws are victories for you.",
        "Ongoing: In a clash, ties go to you.",
        "Ongoing: Ties in clashes count as wins for you.",
        "Ongoing: You win on a tie.",
    ),
}


@pytest.mark.parametrize(
    ("canonical", "text"), [(c, t) for c, many in SAME.items() for t in (c, *many)]
)
def test_it_is_the_same(canonical: str, text: str) -> None:
    assert render(parse(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "Play: Clash with all players. If they win, they gain 5 RP.",  # who of them?
        "Play: Clash with everybody. You get 10 RP for every player you beat.",  # if you lose, too?
        "Ongoing: If a clash you are in is a tie, you are the winner.",  # of those who tie, or of all?
    ],
)
def test_what_may_mean_two_things_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
