"""How a clash ends and who fights, in other words; and the next card."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME = {
    "Play: Fight everybody! The winner gets 20 RP and all the losers lose 5 RP.": (
        "Play: Clash with all players. The winner gains 20 RP. The loser loses 5 RP."
    ),
    "Action: Challenge an opponent to a clash. If you do not win, lose 5 RP.": (
        "Action: Clash with an opponent. If you lose the clash or the clash is a tie, lose 5 RP."
    ),
    "Play: Duel anyone you want. Should you win, gain 20 RP.": (
        "Play: Clash with an opponent. If you win the clash, gain 20 RP."
    ),
    "Play: This card clashes with target opponent's Top card. If you win by 5 or more, gain 20 RP.": (
        "Play: Clash with an opponent, using this card. If you win the clash by at least 5, gain 20 RP."
    ),
    "Play: You may clash with an opponent, using your highest card instead of your Top card.": (
        "Play: You may clash with an opponent, using the card in your tableau with the most stars."
    ),
    "Play: Clash with an opponent. If your total is at least 5 higher than theirs, draw a card.": (
        "Play: Clash with an opponent. If you win the clash by at least 5, draw a card."
    ),
    "Play: Clash with an opponent twice.": "Play: Clash with an opponent 2 times.",
    "Play: Clash with the player on your left, then with the player on your right.": (
        "Play: Clash with the player to your left. Clash with the player to your right."
    ),
    "Action: Clash with an opponent. The loser's card is flipped and the loser discards a card.": (
        "Action: Clash with an opponent. Flip the losing card. The loser discards a card."
    ),
    "Ongoing: In clashes, add 3 to your total.": "Ongoing: Your total in clashes is +3.",
    "Top: +3 to your total in clashes.": "Top: Your total in clashes is +3.",
    "Ongoing: The loser of every clash loses 10 RP.": (
        "Ongoing: Whenever a clash has a loser, that player loses 10 RP."
    ),
    "Ongoing: Whenever an opponent wins a clash against you, gain 10 RP.": (
        "Ongoing: Whenever you lose a clash, gain 10 RP."
    ),
    "Reaction: When a clash you are in would be resolved: Add 4 to your total.": (
        "Reaction: When you clash, add 4 to your total."
    ),
    "Play: Clash with an opponent. Win: steal 10 RP. Lose: flip this card.": (
        "Play: Clash with an opponent. If you win the clash, steal 10 RP from the loser. "
        "If you lose the clash, flip this card."
    ),
    "Play: Fight a clash against an opponent. If you win you get 20 RP, if you lose they get 10 RP.": (
        "Play: Clash with an opponent. If you win the clash, gain 20 RP. "
        "Otherwise, if you lose the clash, that player gains 10 RP."
    ),
    "Play: A clash is fought against an opponent. If it is lost, 10 RP are lost.": (
        "Play: Clash with an opponent. If you lose the clash, lose 10 RP."
    ),
    "Play: Everyone clashes. On a tie, gain 20 RP.": (
        "Play: Clash with all players. If the clash is a tie, gain 20 RP."
    ),
    "Play: Clash with an opponent. Winner takes 10 RP.": (
        "Play: Clash with an opponent. The winner gains 10 RP."
    ),
    "Ongoing: Add 2 to your total in every clash.": "Ongoing: Your total in clashes is +2.",
    "Ongoing: Whenever you win a clash, gain 6 RP. If it's your second win this turn, gain 12 RP instead.": (
        "Ongoing: Whenever you win a clash, if the number of times you have won a clash this turn is "
        "exactly 2, gain 12 RP. Otherwise, gain 6 RP."
    ),
    "Next: If Fire or Light, gain 15 RP.": (
        "Next: If the next card is a Fire or Light card, gain 15 RP."
    ),
    "Next: The next card's Play effect happens twice.": (
        "Next: Use the Play effects of the next card."
    ),
    "Next: If this card has an element in common with the next card, gain 5 RP.": (
        "Next: If the next card shares an element with this card, gain 5 RP."
    ),
    "Ongoing: At the end of each of your turns, gain 3 RP.": (
        "Ongoing: Whenever your turn ends, gain 3 RP."
    ),
    "Reaction: When an opponent gains 15+ RP at once, gain 10 RP.": (
        "Reaction: When an opponent gains at least 15 RP, gain 10 RP."
    ),
    "Play: If this is the third card you played this turn, gain 40 RP.": (
        "Play: If the number of cards you have played this turn is exactly 3, gain 40 RP."
    ),
}


@pytest.mark.parametrize(("text", "canonical"), SAME.items())
def test_it_is_read_as(text: str, canonical: str) -> None:
    assert render(parse(text)) == canonical


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Play: If Fire, gain 5 RP.", "no card was chosen before"),
        ("Play: If you have played a Fire card this turn, flip it.", "no card was chosen"),
        ("Play: If an opponent has not used an Action this turn, gain 5 RP.", "not understood"),
        ("Play: If you have gained 10 or more RP this turn, draw a card.", "not understood"),
    ],
)
def test_it_is_refused(text: str, said: str) -> None:
    with pytest.raises(SheetError, match=said):
        parse(text)
