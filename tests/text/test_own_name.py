"""A card called by its own name means itself."""

from __future__ import annotations

import pytest

from mblades.cards.sheet import parse_sheet
from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SHEET = """
name = "Quays"
rarity = "Core"
[[cards]]
name = "Harbor Envoy"
stars = 3
text = "Play: Put 2 star tokens on Harbor Envoy."
"""

SAID = {
    "Play: Put 2 star tokens on Harbor Envoy.": "Play: Put 2 star tokens on this card.",
    "Play: Return the Harbor Envoy to your hand.": "Play: Return this card to your hand.",
    "Score: Gain RP equal to Harbor Envoy's stars.": "Score: Gain RP equal to this card's stars.",
    "Play: When Harbor Envoy enters your tableau, you gain 10 RP.": "Play: Gain 10 RP.",
    "When you play Harbor Envoy, gain 10 RP.": "Play: Gain 10 RP.",
    'Play: Flip a card named "Harbor Envoy" in any tableau.': (
        'Play: Flip a card in any tableau named "Harbor Envoy".'
    ),
}


@pytest.mark.parametrize("text", SAID)
def test_a_card_means_itself_by_its_name(text: str) -> None:
    assert parse(text, name="Harbor Envoy") == parse(SAID[text])


def test_a_name_with_a_title_may_be_cut_short() -> None:
    assert parse("Flip: Unflip Vell.", name="Vell, Hunter of Promos") == parse(
        "Flip: Unflip this card."
    )


def test_a_name_made_of_words_of_the_game_takes_nothing_from_them() -> None:
    text = "Score: Gain 5 RP for each Fire Mage in your tableau."
    assert parse(text, name="Fire Mage") == parse(text)


def test_a_name_that_could_be_either_is_refused() -> None:
    with pytest.raises(SheetError):
        parse("Play: Put a star token on your Top card.", name="Your Top Card")


def test_without_its_name_a_card_cannot_call_itself() -> None:
    with pytest.raises(SheetError, match="Harbor"):
        parse("Play: Put 2 star tokens on Harbor Envoy.")


def test_the_place_of_a_mistake_is_that_in_the_text() -> None:
    with pytest.raises(SheetError) as refused:
        parse("Play: Put 2 star tokens on Harbor Envoy gladly.", name="Harbor Envoy")
    assert refused.value.column == len("Play: Put 2 star tokens on Harbor Envoy ") + 1


def test_when_it_is_played_is_said_of_play_effects_only() -> None:
    with pytest.raises(SheetError, match="Play effect"):
        parse("Score: When this card is played, gain 10 RP.")


def test_sheets_hand_over_the_name() -> None:
    sheet = parse_sheet(SHEET)
    assert render(sheet.designs[0].tree) == "Play: Put 2 star tokens on this card."
