"""What is answered in the middle of a clash, and who is meant behind one that was offered: in other words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME = {
    "Reaction: When you lose a clash, have the clash again. The new result counts.": (
        "Reaction: When you would lose a clash, fight the clash again."
    ),
    "Reaction: After a clash, do that clash over. Only the new result counts.": (
        "Reaction: When a clash is decided, fight the clash again."
    ),
    "Reaction: When you would be the loser of a clash, you may reveal a further card of the Store and add its Star Rating to your total.": (
        "Reaction: When you would lose a clash, you may reveal another card for the clash and add its stars "
        "to your total."
    ),
    "Reaction: When a clash you are part of would be lost by you, reveal another card from the Store and use it in place of the one you revealed. If you win, gain 10 RP.": (
        "Reaction: When you would lose a clash, reveal another card for the clash instead of the one you "
        "revealed. If you win the clash, gain 10 RP."
    ),
    "Reaction: After the cards are revealed in a clash, swap your revealed card with an opponent's.": (
        "Reaction: When cards are revealed in a clash, swap the card you revealed for the clash with that of "
        "an opponent."
    ),
    "Reaction: After totals in a clash are compared, change one of the revealed cards for the top card of the Store.": (
        "Reaction: When a clash is decided, reveal another card for the clash instead of one of those revealed."
    ),
    "Reaction: After you reveal a card in a clash, put it in the Aftermarket and reveal a new one.": (
        "Reaction: When cards are revealed in a clash you are in, reveal another card for the clash instead "
        "of the one you revealed."
    ),
    "Reaction: When you tie a clash, repeat the clash.": (
        "Reaction: When you would tie a clash, fight the clash again."
    ),
    "Reaction: When you lose a clash, add 5 to your total.": (
        "Reaction: When you would lose a clash, add 5 to your total."
    ),
    "Play: You can clash with 1 opponent, using the highest card in your tableau. If you win: flip 1 card that opponent owns. If you lose: discard 1 card.": (
        "Play: You may clash with an opponent, using the card in your tableau with the most stars. If you win "
        "the clash, flip a card in that player's tableau. If you lose the clash, discard a card."
    ),
    "Play: Clash with an opponent. On a tie, both of you flip your Top cards.": (
        "Play: Clash with an opponent. If the clash is a tie, flip your Top card and that player flips their "
        "Top card."
    ),
    "Play: Clash with an opponent. Win: gain 10 RP and draw a card.": (
        "Play: Clash with an opponent. If you win the clash, gain 10 RP and draw a card."
    ),
    "Reaction: When you'd lose RP, you don't. Whoever caused it gains 5 RP instead.": (
        "Reaction: When you would lose RP, prevent it. That player gains 5 RP."
    ),
    "Reaction: When one of your cards would be flipped by an opponent, a card of that opponent is flipped instead. It is chosen by you.": (
        "Reaction: When a card in your tableau would be flipped by an opponent, flip a card in that player's "
        "tableau instead."
    ),
    "Reaction: When opponent gains 20 RP or more at once, they gain half instead, rounded up.": (
        "Reaction: When an opponent would gain at least 20 RP, that player gains RP equal to half that much "
        "(rounded up) instead."
    ),
    "Reaction: In the case that an opponent steals RP from you, that opponent returns twice the amount.": (
        "Reaction: When an opponent steals RP from you, that player gives you RP equal to twice that much."
    ),
    "Reaction: Upon an opponent's use of a Reaction, that Reaction has no effect. For the avoidance of doubt, the card bearing it is nevertheless flipped.": (
        "Reaction: When an opponent's Reaction effect would happen, cancel that effect."
    ),
    "Reaction: When somebody wants to flip your card, say NOPE and it doesn't get flipped.": (
        "Reaction: When a card in your tableau would be flipped by an opponent, prevent it."
    ),
}


@pytest.mark.parametrize(("text", "canonical"), SAME.items())
def test_it_is_read_as(text: str, canonical: str) -> None:
    assert render(parse(text)) == canonical


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Ongoing: After a clash, gain 5 RP.", "who has won"),
        ("Play: Each opponent returns 2 M$.", "to whom this is given"),
        (
            "Play: Clash with an opponent. On a tie, the loser flips their Top card.",
            "nobody wins or loses a tie",
        ),
        ("Play: Fight the clash again.", "no clash before"),
        (
            "Reaction: When you lose a clash, draw a card. The new result counts.",
            "no clash is fought again",
        ),
        ("Ongoing: Whenever you lose RP, they lose 5 RP.", "no player was chosen"),
        (
            "Ongoing: Whenever an opponent plays a card, whoever caused it loses 5 RP.",
            "not understood",
        ),
    ],
)
def test_it_is_refused(text: str, said: str) -> None:
    with pytest.raises(SheetError, match=said):
        parse(text)
