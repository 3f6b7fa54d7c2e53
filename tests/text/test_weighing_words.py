"""Two things that are compared first, and spoken of afterwards, in many words."""

from __future__ import annotations

import pytest

from mblades.errors import SheetError
from mblades.text.reading.parser import parse
from mblades.text.render.english.sentences import render

_TOPS = "the stars of your Top card are {} the stars of that player's Top card"
_MORE, _FEWER = _TOPS.format("more than"), _TOPS.format("fewer than")
SAME: dict[str, list[str]] = {
    f"Play: Choose an opponent. If {_MORE}, gain 10 RP. Otherwise, if {_FEWER}, that player gains 10 RP.": [
        "Play: Compare your Top card with an opponent's Top card. Whoever has more stars gains 10 RP.",
        "Play: Compare Top cards with an opponent. The player with the higher one gains 10 RP.",
        "Play: You and an opponent compare Top cards. The one with the higher star rating gains 10 RP.",
        "Play: Choose an opponent and compare your Top cards. Whoever has the higher one gains 10 RP.",
        "Play: Choose another player. Compare your Top card with theirs. The player with the higher card gains 10 RP.",
    ],
    f"Play: Choose an opponent. If {_FEWER}, lose 10 RP and that player gains 10 RP. Otherwise, if {_MORE}, that player loses 10 RP and you gain 10 RP.": [
        "Play: Compare your Top card with that of an opponent. Whoever has the lower Star loses 10 RP, and the other one gains 10 RP.",
    ],
    f"Play: Choose an opponent. If {_MORE}, steal 10 RP from that player.": [
        "Play: Compare Top cards with an opponent. If yours is higher, steal 10 RP from them.",
        "Play: Choose an opponent. If your Top card is higher than theirs, steal 10 RP from them.",
        "Play: Compare your Top card with an opponent's. If your card is bigger, steal 10 RP from them.",
        "Play: Compare your Top card with an opponent's. If theirs is lower, steal 10 RP from them.",
    ],
    "Play: Gain 5 RP for each opponent with fewer stars on their Top card than you.": [
        "Play: Compare your Top card with the Top card of each opponent. Gain 5 RP for each one you beat.",
        "Play: Compare Top cards with each opponent. Gain 5 RP for each one that is lower.",
    ],
    "Play: Choose an opponent. If you have more M$ than that player, give 2 M$ to that player. Otherwise, if you have fewer M$ than that player, that player gives you 2 M$.": [
        "Play: Compare your Dollars with those of an opponent. Whoever has more pays the other 2 Dollars.",
    ],
    "Play: If you have fewer RP than the player to your left, gain 10 RP. Otherwise, if you have more RP than the player to your left, the player to your left gains 10 RP.": [
        "Play: Compare your RP with the player to your left. Whoever has less gains 10 RP.",
        "Play: Compare your RP with those of the player to your left. The one with fewer RP gains 10 RP.",
    ],
    "Play: Choose an opponent. If the number of cards in your hand is more than the number of cards in that player's hand, discard a card. Otherwise, if the number of cards in your hand is fewer than the number of cards in that player's hand, that player discards a card.": [
        "Play: Compare hands with an opponent. The player with more cards discards a card.",
        "Play: Compare the number of cards in your hand with that of an opponent. Whoever has more discards a card.",
        "Play: Choose an opponent and compare hands. Whoever has more cards discards a card.",
        "Play: Compare your hand size with an opponent. Whoever has more discards a card.",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("canonical", "text"), [(c, t) for c, many in SAME.items() for t in (c, *many)]
)
def test_it_is_the_same(canonical: str, text: str) -> None:
    assert render(parse(text)) == canonical


REFUSED = [
    "Play: Whoever has more gains 10 RP.",
    "Play: If yours is higher, gain 10 RP.",
    "Play: Choose an opponent. The player with fewer RP gains 10 RP.",
    "Play: Compare Top cards with each opponent. Whoever has more gains 10 RP.",  # of all, or each?
    "Play: Compare Top cards with an opponent. The other player loses 5 RP.",  # than whom?
    "Play: Compare hands with an opponent. The player with more cards may discard a card. If they do, gain 5 RP.",
    "Play: Compare Top cards with an opponent. Gain 5 RP for each one you beat.",
    "Play: Compare the number of Animals in your tableau with that of an opponent. Whoever has more gains 2 RP for each.",
    "Play: Compare the number of Animals in your tableau with that of an opponent. If you have more, gain 2 RP for each.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_may_mean_two_things_is_refused(text: str) -> None:
    with pytest.raises(SheetError):
        parse(text)
