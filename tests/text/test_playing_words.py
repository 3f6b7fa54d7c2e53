"""Cards that are played besides, and effects that are used twice, in other words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: You may play another card with at most 3 stars this turn.": [
        "Play: You may play an extra card with 3 or less stars this turn.",
        "Play: You can play one additional card this turn with 3 or fewer stars.",
    ],
    "Play: Play another Animal card this turn.": [
        "Play: Play 1 more card this turn. It must be Animal.",
        "Play: Play one more card this turn; it must be an Animal.",
        "Play: Play an additional Animal.",
    ],
    "Play: You may play another Fire card this turn.": [
        "Play: You may play an extra card this turn, but it must be a Fire card.",
        "Play: This turn, you may play another Fire card.",
    ],
    "Play: You may play 2 more cards this turn.": [
        "Play: +2 plays.",
        "Play: You may play up to two additional cards this turn.",
    ],
    "Play: You may play another card this turn. You may use another Action this turn. Gain 2 M$.": [
        "Play: +1 play, +1 Action, +2 Dollars.",
    ],
    "Ongoing: The first time each turn you play a Construct card, you may play another Construct card this turn.": [
        "Ongoing: The first time you play a Construct each turn, you may play another Construct.",
    ],
    "Play: Draw a card. You may play it this turn as well.": [
        "Play: Draw a card. You may play it this turn.",
        "Play: Draw a card. You may play that card this turn in addition to your normal play.",
        "Play: Draw a card. For the remainder of this turn, you may play that card as an extra play.",
    ],
    "Play: Return up to 2 other cards in your tableau to your hand. You may play them this turn as well.": [
        "Play: Return up to two other cards from your tableau to your hand. You may play them this turn as well, one after the other, in the order of your choice.",
    ],
    "Play: You may play a card in your hand, using its Play effects twice.": [
        "Play: You may play a card from your hand. Resolve its Play effect twice.",
        "Play: You may play a card from your hand. If you did, its Play effects happen twice.",
        "Play: You may play a card from your hand and use its Play effects twice.",
    ],
    "Play: Choose a card in your tableau. Use its Play effects 2 times.": [
        "Play: Choose a card in your tableau. Use its Play effects twice.",
    ],
    "Ongoing: Whenever you play a Construct card, use its Play effects.": [
        "Ongoing: Whenever you play a Construct, its Play effects happen twice.",
        "Ongoing: Whenever you play a Construct, use its Play effects again.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "words"), [(one, said) for one, many in SAME.items() for said in (one, *many)]
)
def test_is_read_as(canonical: str, words: str) -> None:
    assert render(parse(words)) == canonical


REFUSED: dict[str, str] = {
    "Play: Reveal the top card of the Store. It must be an Animal.": "no card is still to be played",
    "Play: Draw a card. Its Play effects happen twice.": "not clear which card",
    "Ongoing: Whenever you play a Construct, use its Play effects twice.": "on top of it",
}


@pytest.mark.parametrize(("words", "problem"), REFUSED.items())
def test_is_not_read(words: str, problem: str) -> None:
    with pytest.raises(SheetError, match=problem):
        parse(words)
