"""What follows an effect, in the words people have for it."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

SAME: dict[str, list[str]] = {
    "Play: You may discard a card. If you do, gain 4 M$. If you do not, gain 1 M$.": [
        "Play: You may discard a card. If you did, gain 4 M$. If you didn't, gain 1 M$.",
        "Play: You may discard a card. If you do so, gain 4 M$. Otherwise, gain 1 M$.",
        "Play: You may discard a card; if you do, gain 4 M$; otherwise, gain 1 M$.",
        "Play: You may discard a card, and if you do, gain 4 M$. If you choose not to, gain 1 M$.",
    ],
    "Play: You may draw a card. If you do, lose 5 RP.": [
        "Play: You may draw a card, but if you do, lose 5 RP.",
    ],
    "Play: Flip a card in an opponent's tableau. If you do, gain 10 RP.": [
        "Play: Flip a card in an opponent's tableau, and if you do, gain 10 RP.",
    ],
    "Play: Lose 20 RP. If you cannot, flip this card.": [
        "Play: Lose 20 RP. If you can't, flip this.",
        "Play: Lose 20 RP. If you are unable to do so, flip this card.",
        "Play: Lose 20 RP. If this is not possible, flip this card.",
    ],
    "Ongoing: Whenever your turn ends, remove a star token from this card. "
    "If you cannot, flip this card.": [
        "Ongoing: At the end of each of your turns, remove a star token from this card. If you can't, flip it.",
    ],
    "Flip: Each opponent gives you 1 M$. If they cannot, steal 5 RP from that player.": [
        "Flip: Each opponent must pay you 1 Dollar. If an opponent doesn't have enough money, "
        "steal 5 RP from them.",
    ],
    "Play: An opponent may discard a card. If they do not, that player loses 10 RP.": [
        "Play: An opponent loses 10 RP unless they discard a card.",
        "Play: Target opponent loses 10 RP unless that player discards a card.",
        "Play: An opponent may discard a card. If they refuse, they lose 10 RP.",
    ],
    "Play: An opponent may give you 4 M$. If they do not, discard the first card in that player's tableau.": [
        "Play: Discard the leftmost card in an opponent's tableau unless they pay you 4 Dollars.",
    ],
    "Play: You may discard a card. If you do not, flip this card.": [
        "Play: Flip this card unless you discard a card.",
    ],
    "Top: Whenever an opponent plays a card, that player may lose 1 M$. "
    "If they do not, that player loses 4 RP.": [
        "Top: Whenever an opponent plays a card, that player loses 4 RP unless they pay 1 Dollar.",
    ],
    "Play: If there is a Fire card in your tableau, gain 5 RP. Otherwise, gain 2 RP.": [
        "Play: If there is a Fire card in your tableau, gain 5 RP; or else gain 2 RP.",
        "Play: If there is a Fire card in your tableau, gain 5 RP. If you do not, gain 2 RP.",
    ],
    "Play: Gain 30 RP. Discard a card.": [
        "Play: You get 30 RP! But then you have to throw away one card from your hand.",
        "Play: Gain 30 RP. After that, discard a card.",
        "Play: Gain 30 RP, but discard a card.",
        "Play: First, gain 30 RP. Also, immediately discard a card.",
        "Play: You also gain 30 RP. Additionally, you discard a card too.",
    ],
    "Play: If there is another Animal card in your tableau, gain 35 RP. Otherwise, gain 25 RP.": [
        "Play: You get 25 RP. But if you've got another Animal you get 35 RP instead!",
    ],
    "Play: You may flip this card. If you do, gain 18 RP.": [
        "Play: You can flip this card if you want. If you flip it, get 18 RP.",
    ],
    "Play: Each player may discard a card. If they do not, that player loses 10 RP.": [
        "Play: Each player may discard a card. Those who do not lose 10 RP.",
        "Play: Each player may discard a card. Anyone who does not loses 10 RP.",
    ],
    "Play: Each opponent discards a card. If they cannot, that player loses 10 RP.": [
        "Play: Each opponent discards a card. A player unable to do so loses 10 RP instead.",
        "Play: Each opponent discards a card. Each opponent who cannot loses 10 RP.",
    ],
    "Action: Pay 1 M$. Draw a card. You may repeat this effect up to 2 times.": [
        "Action: Pay 1 Dollar to draw a card. You can do this up to three times.",
    ],
    "Play: Each player discards a card. Gain 5 RP for each card discarded this way.": [
        "Play: Each player discards a card. You gain 5 RP for each of them.",
    ],
    "Play: Each opponent loses 6 RP or discards a card.": [
        "Play: Each opponent loses 6 RP or discards a card. Their choice.",
        "Play: Each opponent either loses 6 RP or discards a card, their choice.",
    ],
    "Play: If there is a Light card in your tableau, gain 22 RP.": [
        "Play: If there is a Light card in your tableau: gain 22 RP.",
        "Play: If there is a Light card in your tableau; gain 22 RP.",
    ],
    "Reaction: When an opponent plays a card, flip it.": [
        "Reaction: When an opponent plays a card: flip it.",
    ],
    "Play: Use the Play effects of the card immediately to the left of this card 2 times.": [
        "Play: Use the Play effects of the card to the left of this card twice.",
    ],
    "Play: Choose 2: Gain 10 RP; or gain 4 M$; or draw a card.": [
        "Play: Choose two different: gain 10 RP; gain 4 M$; draw a card.",
        "Play: Choose two; the choices must be different: +10 RP; +4 Dollars; draw a card.",
        "Play: Choose two of the following: gain 10 RP; gain 4 M$; or draw a card.",
    ],
    "Play: Draw a card.": ["Play: Draw a card, if possible.", "Play: Draw a card if you can."],
    "Ongoing: This card cannot be flipped.": ["Ongoing: Cannot be flipped."],
}


@pytest.mark.parametrize("text", SAME)
def test_other_words_mean_the_same(text: str) -> None:
    assert render(parse(text)) == text
    for other in SAME[text]:
        assert render(parse(other)) == text


@pytest.mark.parametrize(
    "text",
    [
        "Play: Gain 5 RP. If you cannot, draw a card.",
        "Play: Steal 5 RP from an opponent. If you cannot, gain 5 RP.",
        "Play: You may discard a card. If they do, gain 5 RP.",
        "Play: You may discard a card. If you discard a Fire card, gain 5 RP.",
        "Play: Gain 5 RP. Their choice.",
        "Play: Each opponent with 5 or more Dollars gives you 2 Dollars. Each opponent who does not loses 4 RP.",
        "Play: Each opponent discards a card. If they do, gain 5 RP.",  # how often?
        "Play: Gain 5 RP unless each opponent discards a card.",
        "Play: Gain 5 RP. Draw a card. You may do this twice.",
        "Play: Each opponent discards a card. If you do, gain 5 RP.",
        "Play: You may flip a card in any tableau. If you do not, discard it.",  # which?
        "Play: Gain 5 RP and flip a card in your tableau. If you cannot, draw a card.",
    ],
)
def test_what_has_nothing_to_follow_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
