"""A card that is played where another one has left, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Action: Return another card in your tableau to your hand. You may play a card in your hand in its place.": [
        "Action: Return another card in your tableau to your hand. You may play a card from your hand into the same slot.",
        "Action: Put another of your cards back into your hand. You may play a card from your hand where it stood.",
        "Action: Return another card in your tableau to your hand. You may play a card from your hand in the slot it left.",
        "Action: Return another card in your tableau to your hand. You may play a card from your hand into the empty slot.",
    ],
    "Action: Discard the card immediately to the right of this card. Play a card in your hand in its place.": [
        "Action: Discard the card directly to the right of this card from your tableau. Then play a card from your hand in its place.",
        "Action: Discard the card to the right of this one, then play a card from your hand in its former slot.",
    ],
    "Action: Take a card from your tableau into your hand. Play a card in your hand in its place.": [
        "Action: Take one of your cards back into your hand, then play a card from your hand in its place.",
    ],
    "Flip: Discard this card. You may play a card in your hand in its place.": [
        "Flip: Discard this card. You may play a card from your hand in the slot this card was in.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "text"), [(c, t) for c, many in SAME.items() for t in (c, *many)]
)
def test_it_is_the_same(canonical: str, text: str) -> None:
    assert render(parse(text)) == canonical


REFUSED = [
    "Play: Play a card from your hand in its place.",
    "Play: Discard a card. Play a card from your hand in its place.",
    "Play: Replace a card in your tableau with a card from your hand.",  # where does it go?
]


@pytest.mark.parametrize("text", REFUSED)
def test_a_card_has_to_leave_first(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
