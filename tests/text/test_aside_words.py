"""What is said besides, and changes nothing; how players stand; two things in one breath."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    # called out, or said of what happens
    "Play: Gain 15 RP.": [
        "Play: You get 15 RP! Good boy!",
        "Play: Haha! You get 15 RP.",
        "Play: Gain 15 RP. It's nothing personal.",
        "Play: Gain 15 RP because it's your pizza.",
        "Play: He likes pizza, so you gain 15 RP.",
        "Play: Gain 15 RP, because he is so cute.",
        "Play: Gain 15 RP. Nothing else happens.",
    ],
    "Play: Each opponent loses 10 RP.": [
        "Play: Each opponent loses 10 RP, and they're not happy about it.",
        "Play: Each opponent loses 10 RP. You gain nothing.",
    ],
    "Play: You may discard a card. If you do, gain 10 RP.": [
        "Play: You may discard a card. Yum! If you do, gain 10 RP.",
        "Play: If you're feeling brave, you may discard a card. If you do, gain 10 RP. If you don't, nothing happens.",
    ],
    "Play: If there is a Mage card in your tableau, gain 10 RP.": [
        "Play: If you have a Mage, gain 10 RP. Otherwise, nothing happens.",
        "Play: If, and only if, you have a Mage, gain 10 RP.",
    ],
    "Play: Gain 10 RP. You may have an opponent gain 5 RP. If you do, gain 5 RP.": [
        "Play: You gain 10 RP, and if you're feeling nice, you can let another player gain 5 RP too. "
        "If you do, you gain 5 more.",
    ],
    "Play: Each player discards a card.": ["Play: Everybody has to discard one card, even you."],
    # of what is counted
    "Play: Gain 3 RP for each Citizen card in any tableau.": [
        "Play: Gain 3 RP for every Citizen in play, no matter who owns them.",
    ],
    "Score: Gain 10 RP for each Earth card in your tableau.": [
        "Score: 10 RP per Earth card in tableau, this included.",
        "Score: Gain 10 RP for each Earth card in your tableau, including this one.",
    ],
    "Play: Gain 4 RP for each time you have played a Water card this tournament.": [
        "Play: Gain 4 RP for each Water card you have played this tournament, whether or not it is still in your tableau.",
    ],
    "Score: Gain RP equal to 6 times the number of Light cards in your tableau "
    "plus 6 times the number of Citizen cards in your tableau.": [
        "Score: 6 RP are gained for each Light card and for each Citizen in your tableau. Cards which are both are counted twice.",
        "Score: Gain 6 RP for each Light card and each Citizen in your tableau.",
    ],
    "Score: If there are at least 3 Light cards in your tableau or there are at least 3 Myth cards in your tableau, gain 40 RP.": [
        "Score: If you've got 3 Light cards or 3 Myths you win 40 RP!!",
    ],
    "Score: Gain 8 RP for each different rarity in your tableau.": [
        "Score: Gain 8 RP for each card in your tableau with a different RARITY.",
    ],
    "Score: Gain 8 RP for each different type among Fire cards in your tableau.": [
        "Score: Gain 8 RP for each Fire card of a different type in your tableau.",
    ],
    "Ongoing: Whenever your turn starts, gain RP equal to twice the number of Construct cards in your tableau.": [
        "Ongoing: At the beginning of your turn you receive as many RP as there are Constructs in your tableau, multiplied by 2.",
    ],
    # how players stand
    "Play: Steal 8 RP from a player with more RP than you. "
    "If there is no opponent with more RP than you, gain 4 RP.": [
        "Play: Steal 8 RP from whoever's ahead of you. If nobody's ahead of you, well, gain 4 RP.",
    ],
    "Play: Each player other than those with the fewest RP loses 5 RP.": [
        "Play: Each player who isn't in last place loses 5 RP.",
        "Play: Everyone not in last place loses 5 RP.",
    ],
    "Play: Each opponent gains 5 RP. Gain 20 RP.": [
        "Play: Everyone gets 5 RP but you get 20.",
        "Play: Everybody gains 5 RP, but you gain 20 RP.",
    ],
    # first, last, and amounts for that
    "Score: If this card is the first card or this card is the last card, gain 25 RP.": [
        "Score: If this is the first or the last card in your tableau, gain 25 RP.",
        "Score: If this is your first or your last card, gain 25 RP.",
    ],
    "Play: If this card is the first card, gain 12 RP. Otherwise, gain 6 RP.": [
        "Gain 6 RP. 12 if this is 1st card in tableau.",
        "Play: Gain 6 RP, 12 if this is your first card.",
    ],
    "Ongoing: Whenever you discard a card, if it is a Citizen card, gain 8 RP. Otherwise, gain 4 RP.": [
        "Ongoing: Whenever one of your cards is discarded, you gain four points for it, or eight if it was a Citizen.",
    ],
}  # fmt: skip

REFUSED = (
    "Play: Haha!",
    "Play: Nothing happens.",
    "Play: Gain 5 RP because you have the most RP.",  # or only if?
    "Play: Gain 5 RP because you flipped a card.",
    "Play: You have 3 Mages, so gain 5 RP.",
    "Play: Gain 15 RP. He cannot be stopped.",
    "Play: Gain 15 RP. It is indestructible.",
    "Play: Gain 15 RP. Charge!",
    "Play: Gain 3 RP for each Citizen in your tableau, no matter who owns them.",
    "Play: Gain 3 RP for each other Citizen in your tableau, this included.",
    "Play: Gain 3 RP for each card in your hand, including this one.",
    "Play: Gain 3 RP for each Water card in your tableau, whether or not it is face-up.",
    "Play: Gain 3 RP for each Fire card in your tableau. Cards that are both count twice.",
    "Play: Each opponent discards a card, even you.",
    "Play: Everyone gets 5 RP but you get 20 more.",
    "Play: Each player gains 5 RP, but you lose 20 RP.",
    "Play: Each player gains 5 RP, but you gain 5 RP.",
    "Ongoing: Whenever one of your cards in your hand is discarded, gain 4 RP.",
    "Play: If you're feeling nice, each opponent gains 5 RP.",
)


@pytest.mark.parametrize("canonical", SAME)
def test_what_changes_nothing_is_left_out(canonical: str) -> None:
    for text in (canonical, *SAME[canonical]):
        assert render(parse(text)) == canonical


@pytest.mark.parametrize("text", REFUSED)
def test_what_might_change_something_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
