"""Who and how much, in the words of strangers: what is meant, and ways to say it."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Ongoing: Whenever an opponent plays a card, that player loses 3 RP.": [
        "Ongoing: Whenever a rival plays a card, that rival loses 3 RP.",
        "Ongoing: Whenever a foe plays a card, this foe loses 3 RP.",
        "Ongoing: Each time an opposing player plays a card, the poor victim loses 3 RP.",
    ],
    "Play: Choose an opponent. That player loses 5 RP for each face-down card in their tableau.": [
        "Play: Pick a victim. They lose 5 RP for each face-down card they have.",
        "Play: Choose an enemy. This enemy loses 5 RP per face-down card in his tableau.",
    ],
    "Play: Gain 6 M$.": [
        "Play: Take $6 from bank.",
        "Play: The bank pays you 6 bucks.",
        "Play: Make six coins.",
    ],
    "Play: Gain 4 M$ for each Earth card in your tableau.": [
        "Play: The bank gives you 4 Dollars for each Earth card you have out.",
        "Play: Draw $4 from the supply per Earth card you've got in play.",
    ],
    "Play: Gain 10 RP. Each opponent gains 5 RP.": ["Play: 10 RP to you, 5 RP to everybody else."],
    "Play: Each opponent gives you 5 RP.": [
        "Play: Each foe coughs up 5 RP to you.",
        "Play: All rivals fork over 5 RP to you.",
        "Play: Every enemy must hand you 5 points.",
    ],
    "Play: Steal 10 RP from the player with the most RP.": [
        "Play: Snatch 10 RP from whoever is in the lead.",
        "Play: Rob the leader of 10 RP.",
        "Play: Grab 10 RP off the player in first place.",
    ],
    "Play: Gain 5 RP for each Mage card in any tableau.": [
        "Play: 5 RP per Mage in play, any tableau.",
        "Play: 5 RP for each Mage in play, yours or anyone's.",
        "Play: For every Mage, no matter whose, gain 5 RP.",
    ],
    "Play: Gain 6 RP for each face-down card in each opponent's tableau.": [
        "Play: Gain 6 RP for every flipped card your rivals have.",
        "Play: Gain 6 RP per face-down card among your opponents.",
        "Play: Gain 6 RP for each card your opponents have face-down.",
        "Play: 6 RP per face-down card elsewhere.",
    ],
    "Play: Gain 3 RP for each other Mage card in your tableau.": [
        "Play: Gain 3 RP for each Mage you have elsewhere in your tableau.",
    ],
}

REFUSED: dict[str, str] = {
    "Play: Take the card with the fewest stars from the tableau of an opponent and put it in your hand. "
    "This opponent gains 5 RP for each star of this card.": "this may be this card, or the one spoken of before",
    "Play: Take 5 RP away from each opponent.": "away",  # stolen, or only lost?
}


@pytest.mark.parametrize(
    ("meant", "said"), [(meant, one) for meant, several in SAME.items() for one in several]
)
def test_it_is_read_as_it_is_meant(meant: str, said: str) -> None:
    assert render(parse(said)) == meant


@pytest.mark.parametrize(("said", "why"), REFUSED.items())
def test_it_is_refused(said: str, why: str) -> None:
    with pytest.raises(SheetError, match=why):
        parse(said)
