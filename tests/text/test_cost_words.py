"""What has to be paid to play a card or to use an Action, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "As an additional cost to play this card, flip 2 other cards in your tableau.": [
        "As an additional cost to play this card, flip two cards you control.",
        "To play this card, flip two of your cards.",
        "To play this card, you must flip two cards in your tableau.",
        "You must flip 2 cards you own to play this card.",
        "You can only play this card if you flip two of your cards.",
        "This card can only be played by flipping two cards in your tableau.",
        "This card cannot be played unless you flip two cards in your tableau.",
        "Before playing this card, you must flip two of your cards.",
    ],
    "As an additional cost to play this card, discard another card.": [
        "As an additional cost to play this card, discard a card.",
        "Additional cost to play this card, discard a card.",
        "Discard a card to play this card.",
        "In order to play this card, you have to discard a card.",
        "This card can only be played by discarding a card.",
    ],
    "As an additional cost to play this card, pay 3 M$.": [
        "You must pay 3 Dollars to play this card.",
        "This card costs 3 Dollars to play.",
        "This card costs an additional 3 Dollars to play.",
        "Playing this card costs 3 Dollars.",
        "Play this card only if you pay 3 Dollars.",
    ],
    "As an additional cost to play this card, pay 2 M$ or discard another card.": [
        "As an additional cost to play this card, pay 2 Dollars or discard a card.",
    ],
    "Play: As an additional cost to play this card, discard another card. Gain RP equal to 3 times its stars.": [
        "Play: As an additional cost to play this card, discard a card. Gain RP equal to three times the discarded card's Star Rating.",
        "Play: To play this card, discard a card. Gain RP equal to three times its stars.",
    ],
    "Action: As an additional cost to use this Action, flip another card in your tableau. Gain 25 RP. Draw a card.": [
        "Action: As an additional cost to use this Action, flip another card you control. Gain 25 RP and draw a card from the Store.",
        "Action: As a cost, flip another of your cards. Gain 25 RP and draw a card from the Store.",
        "Action: Flip another of your cards as a cost. Gain 25 RP and draw a card from the Store.",
        "Action: To use this, flip another of your cards. Gain 25 RP and draw a card from the Store.",
        "Action: To use this Action, flip another of your cards. Gain 25 RP and draw a card from the Store.",
    ],
    "Ongoing: Opponents must pay 1 M$ to use an Action.": [
        "Ongoing: As an additional cost to use an Action, each opponent must pay 1 Dollar.",
        "Ongoing: Your opponents must pay 1 Dollar to use an Action. If they cannot, that Action is not used.",
        "Ongoing: An opponent must pay 1 Dollar to use an Action.",
        "Ongoing: Opponents must spend 1 Dollar to use an Action.",
        "Ongoing: Opponents' Actions cost 1 Dollar more to use.",
        "Ongoing: Each opponent has to pay 1 Dollar before using an Action.",
        "Ongoing: It costs your opponents 1 Dollar to use an Action.",
        "Ongoing: Using an Action costs opponents 1 Dollar.",
        "Ongoing: To use Actions, opponents must pay 1 Dollar.",
    ],
    "Ongoing: Opponents must pay 2 M$ to play a Fire card.": [
        "Ongoing: Each opponent must pay 2 Dollars to play a Fire card.",
        "Ongoing: Playing a Fire card costs opponents 2 Dollars.",
        "Ongoing: Fire cards cost opponents 2 Dollars more to play.",
    ],
}

REFUSED = {
    # the card is not there yet, or it is not said whose card pays
    "As an additional cost to play this card, flip this card.": "not yet in play",
    "As an additional cost to play this card, flip a card.": "say whose card it is",
    "As an additional cost to play this card, flip a card in an opponent's tableau.": "say whose card it is",
    # no price
    "As an additional cost to play this card, gain 5 RP.": "a cost is what you pay",
    "As an additional cost to play this card, each opponent loses 5 RP.": "a cost is what you pay",
    # one may, or may not
    "As an additional cost to play this card, you may discard a card.": "a cost is what you pay",
    "Score: As a cost, discard a card. Gain 10 RP.": "not clear what is paid for",
    "As you play this card, discard a card.": "",
    # what a card costs may be said of the Store
    "This card costs 3 M$.": "",
    "Play: Gain 5 RP. As an additional cost to use this Action, discard a card.": "",
    "Action: Gain 5 RP. As an additional cost to use this Action, discard a card.": "first sentence",
    "Play: Each opponent must pay 1 M$ to use an Action.": "lasts for some time",
    "Action: As an additional cost to play this card, discard a card.": "",
}


@pytest.mark.parametrize("canonical", SAME)
def test_said_in_other_words(canonical: str) -> None:
    assert render(parse(canonical)) == canonical
    for words in SAME[canonical]:
        assert render(parse(words)) == canonical, words


@pytest.mark.parametrize(("text", "why"), REFUSED.items())
def test_what_is_unclear_is_refused(text: str, why: str) -> None:
    with pytest.raises(SheetError, match=why or None):
        parse(text)


def test_a_cost_behind_other_sentences_is_said_of_the_card() -> None:
    text = parse("Play: Gain 5 RP. You must discard a card to play this card.")
    assert render(text) == (
        "Play: Gain 5 RP.\nAs an additional cost to play this card, discard another card."
    )
