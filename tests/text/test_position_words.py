"""What is said of cards that change places, come into another tableau or lie under a card, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: Rearrange cards in your tableau in any order.": [
        "Play: Rearrange your tableau.",
        "Play: Rearrange the cards in your tableau as you like.",
        "Play: Put the cards in your tableau in any order you like.",
        "Play: Reorder your tableau however you like.",
        "Play: Change the order of the cards in your tableau.",
    ],
    "Play: Rearrange face-up cards in your tableau in any order.": [
        "Play: Rearrange the face-up cards in your tableau in any order you like.",
        "Play: Put the face-up cards of your tableau in any order.",
    ],
    "Play: You may rearrange cards in an opponent's tableau in any order.": [
        "Play: You may rearrange an opponent's tableau.",
    ],
    "Play: Each player reverses the order of cards in their tableau.": [
        "Play: Each player reverses their tableau.",
        "Play: Each player reverses the order of the cards in their tableau.",
    ],
    "Play: Rearrange cards in an opponent's tableau in a random order.": [
        "Play: Shuffle the cards in an opponent's tableau.",
        "Play: Shuffle an opponent's tableau.",
    ],
    "Action: Move a card in your tableau to the left end. Gain 3 RP for each card passed this way.": [
        "Action: Move a card in your tableau to the far left. Gain 3 RP for each card it moved past.",
        "Action: Move a card in your tableau to the left end. Gain 3 RP per card passed.",
        "Action: Move a card in your tableau to the leftmost slot. Gain 3 RP for each card it jumped over.",
        "Action: Move a card in your tableau to the left end. Gain 3 RP for each slot it moved.",
    ],
    "Play: Take a card from an opponent's tableau with at most 3 stars into your tableau.": [
        "Play: Move a card with 3 stars or fewer from an opponent's tableau to your tableau.",
        "Play: Gain control of a card with at most 3 stars in an opponent's tableau.",
        "Play: Take a card with at most 3 stars from an opponent's tableau and put it into yours.",
        "Play: Move a card with at most 3 stars in an opponent's tableau to the right end of your tableau.",
    ],
    "Play: Choose a card in an opponent's tableau. Take it into your tableau.": [
        "Play: Choose a card in an opponent's tableau. Move it to your tableau.",
        "Play: Choose a card in an opponent's tableau. Move it to the right end of your tableau.",
    ],
    "Play: Choose a card in your tableau. Move it to the right end.": [
        "Play: Choose a card in your tableau. Move it to the right end of your tableau.",
    ],
    "Play: Each player passes the last card in their tableau to the player to their left.": [
        "Play: Each player passes their Top card to the player on their left.",
        "Play: Each player gives the rightmost card in their tableau to the player on their left.",
    ],
    "Score: Gain RP equal to 4 times the total stars of cards attached to this card.": [
        "Score: Gain RP equal to four times the Star Rating of the attached card.",
        "Score: Gain RP equal to four times the stars of the card under this card.",
    ],
    "Score: If there is a card attached to this card, gain 10 RP.": [
        "Score: If a card is attached, gain 10 RP.",
        "Score: If a card is attached to this card, gain 10 RP.",
        "Score: If there is a card under this card, gain 10 RP.",
    ],
    "Flip: Take each card attached to this card into your hand.": [
        "Flip: Put the attached card into your hand.",
        "Flip: Take the attached card into your hand.",
    ],
    "Ongoing: Whenever your turn ends, gain 1 RP for each card attached to this card.": [
        "Ongoing: Gain 1 RP at the end of your turn for each hosted card.",
        "Ongoing: At the end of your turn, gain 1 RP for each card under this card.",
    ],
    "Play: Lose a slot. Gain 40 RP.": [
        "Play: Your tableau has from now on one slot fewer. You receive 40 RP.",
        "Play: You have one fewer slot for the rest of the tournament. Gain 40 RP.",
    ],
    "Play: Move this card next to a Fire card in your tableau.": [
        "Play: Put this card next to a Fire card in your tableau.",
        "Play: Insert this card beside one of your Fire cards.",
    ],
    "Next: Move this card immediately to the right of the next card.": [
        "Next: Put this card directly to the right of the next card.",
    ],
    "Action: Move a card in your tableau immediately to the left of this card.": [
        "Action: Place a card in your tableau to the left of this card.",
    ],
    "Play: Swap a card in your tableau with a card adjacent to it.": [
        "Play: Swap two adjacent cards in your tableau.",
        "Play: Swap the positions of two adjacent cards in your tableau.",
    ],
    "Play: Attach a card in your hand face down to this card.": [
        "Play: Put a card from your hand face-down under this card.",
        "Play: Attach a card from your hand to this card face-down.",
        "Play: Host a card from your hand on this card, face-down.",
        "Play: Set aside a card from your hand face-down.",
        "Play: A card from your hand is placed face-down under this card.",
    ],
    "Flip: Return each card attached to this card to your hand.": [
        "Flip: Return the card set aside to your hand.",
        "Flip: Return the hosted card to your hand.",
    ],
    "Play: Move this card to the left end.": [
        "Play: Put this card in the leftmost slot of your tableau.",
        "Play: Put this card at the left end of your tableau.",
    ],
    "Play: Move a card in your tableau to any slot. If it is your Top card, gain 6 RP.": [
        "Play: Move a card in your tableau to any other slot. If it is now your Top card, gain 6 RP.",
    ],
    "Play: Return another card in your tableau to your hand. Play it.": [
        "Play: Return one of your other cards to your hand, then play it again.",
    ],
    "Play: While this card is face up, you have 1 extra slot.": [
        "Play: You get an extra slot until this card is flipped.",
        "Play: Extra tableau slot until this is flipped.",
    ],
    "Ongoing: You have 1 extra slot.": [
        "Ongoing: You gain an extra slot.",
        "Ongoing: You have an additional slot at the right-most side of your tableau.",
        "Ongoing: Your tableau has an extra slot.",
    ],
}


@pytest.mark.parametrize(
    ("plain", "said"), [(plain, said) for plain, many in SAME.items() for said in (plain, *many)]
)
def test_other_words(plain: str, said: str) -> None:
    assert render(parse(said)) == plain


REFUSED = [
    ("Play: Rearrange the cards in each opponent's tableau.", "say whose tableau"),
    ("Play: Gain 3 RP for each card passed this way.", "nothing was moved before this"),
    (
        "Play: Choose a card in any tableau. Move it to the right end of your tableau.",
        "in whose tableau",
    ),
    (
        "Play: Take a card in the Aftermarket into your hand. Put it into your tableau.",
        "nobody else's tableau",
    ),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_refused(text: str, why: str) -> None:
    with pytest.raises(SheetError, match=why):
        parse(text)
