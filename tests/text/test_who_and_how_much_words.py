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
}

REFUSED: dict[str, str] = {
    "Play: Take the card with the fewest stars from the tableau of an opponent and put it in your hand. "
    "This opponent gains 5 RP for each star of this card.": "this may be this card, or the one spoken of before",
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
