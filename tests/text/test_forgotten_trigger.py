"""Lines without a trigger."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse

SAID = {
    "Gain 10 RP. Draw a card.": "Play: Gain 10 RP. Draw a card.",
    "Cards adjacent to this card cannot be flipped.": (
        "Ongoing: Cards adjacent to this card cannot be flipped."
    ),
    "Whenever you play a Fire card, gain 5 RP.": "Ongoing: Whenever you play a Fire card, gain 5 RP.",
    "While this card is your Top card, it has +2 stars.": (
        "Ongoing: While this card is your Top card, it has +2 stars."
    ),
    "You cannot lose RP.": "Ongoing: You cannot lose RP.",
    "At the end of the tournament, gain 12 RP.": "Score: Gain 12 RP.",
    "Until your next turn, this card cannot be flipped.": (
        "Play: Until your next turn, this card cannot be flipped."
    ),
    "Speed.\nGain 5 RP.": "Speed.\nPlay: Gain 5 RP.",
    "Play this card only if you have at least 20 RP.\nGain 5 RP.": (
        "Play this card only if you have at least 20 RP.\nPlay: Gain 5 RP."
    ),
}


@pytest.mark.parametrize("text", SAID)
def test_what_holds_is_ongoing_and_what_happens_is_a_play_effect(text: str) -> None:
    assert parse(text) == parse(SAID[text])


@pytest.mark.parametrize(
    "text",
    [
        "Score: Gain 10 RP.\nDraw a card.",  # of the ability above?
        "Coin Op.\nGain 5 RP.",
        "If this card would be flipped, discard a card instead.",  # Ongoing or a Reaction?
        "This card cannot be flipped. Gain 5 RP.",
    ],
)
def test_where_it_could_be_another_a_trigger_has_to_be_written(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)


def test_a_chosen_card_is_chosen_when_it_starts() -> None:
    assert parse("Action: A card in your tableau gets +4 stars until end of turn.") == parse(
        "Action: Choose a card in your tableau. Until the end of this turn, it has +4 stars."
    )


def test_nobody_chooses_a_card_for_what_always_holds() -> None:
    with pytest.raises(SheetError, match="nobody chooses"):
        parse("Ongoing: A card in your tableau cannot be flipped.")
