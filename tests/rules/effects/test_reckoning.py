"""What is reckoned: chance, tables, differences, products, even and odd; and what is done so many times."""

from __future__ import annotations

import pytest

from mblades.testing import Table


def acting(text: str, players: int = 2) -> Table:
    """You are about to play a card of 3 stars with this text."""
    t = Table(players=players)
    for stars, name in enumerate("ABCD", start=1):
        t.card(name, stars=stars, symbols="Water Animal" if stars % 2 else "Fire Mage")
    t.card("Actor", stars=3, symbols="Fire Mage", text=text)
    t.hand(0, "Actor")
    return t


@pytest.mark.parametrize(
    ("text", "rp"),
    [
        ("Play: Gain RP equal to the difference between your M$ and this card's stars.", 4),
        ("Play: Gain RP equal to the difference between this card's stars and your M$.", 4),
        ("Play: Gain RP equal to this card's stars times your M$.", 21),
        ("Play: Gain RP equal to the smaller of this card's stars and your M$.", 3),
        ("Play: Gain RP equal to the larger of this card's stars and your M$.", 7),
        ("Play: Gain 5 RP for each pair of adjacent cards in your tableau that share a type.", 5),
        ("Play: Gain 5 RP for each pair of adjacent cards in your tableau that share a set.", 10),
        (
            "Play: If the number of cards in your tableau is even, gain 12 RP. Otherwise, gain 6 RP.",
            6,
        ),
        ("Play: If the number of cards in your tableau is odd, gain 12 RP.", 12),
        ("Score: Gain 1 RP.\nPlay: Gain RP by your M$ (1 for 1, 5 for 6, 9 for 8).", 5),
        ("Play: Gain RP by the number of cards in your tableau (2 for 1, 6 for 2).", 6),
        ("Play: Gain RP by the number of cards in your tableau (2 for 4, 6 for 5).", 0),
    ],
)
def test_what_is_reckoned(text: str, rp: int) -> None:
    t = acting(text)
    t.tableau(0, "A", "B")
    t.money(0, 7)
    t.play(0, "Actor")
    assert t.rp_of(0) == rp


def test_chance_decides() -> None:
    found = set()
    for _ in range(4):
        t = acting("Play: Gain 5 or 10 RP at random.")
        t.play(0, "Actor")
        found.add(t.rp_of(0))
    assert found <= {5, 10}


def test_star_tokens_are_doubled() -> None:
    t = acting("Play: Double the star tokens on each card in your tableau.")
    t.tableau(0, "A", "B", "C")
    t.tokens("A", 2)
    t.tokens("C", 1)
    t.play(0, "Actor")
    assert [t.stars_of(name) for name in "ABC"] == [5, 2, 5]


def test_star_tokens_are_distributed() -> None:
    t = acting("Play: Distribute 3 star tokens among cards in your tableau.")
    t.tableau(0, "A", "B")
    t.play(0, "Actor")
    t.choose(0, "A", "B", "A")
    assert [t.stars_of(name) for name in "AB"] == [3, 3]


def test_hands_are_discarded_down() -> None:
    t = acting("Play: Each opponent discards down to 2 cards in their hand.", players=3)
    t.hand(1, "A", "B", "C", "D")
    t.hand(2, "A")
    t.play(0, "Actor")
    t.choose(1, "A", "C")
    assert t.hand_of(1) == ["B", "D"]
    assert t.hand_of(2) == ["A"]


def test_a_deed_for_each() -> None:
    t = acting(
        "Play: For each other Mage card in your tableau, flip an Animal card in any tableau."
    )
    t.card("Cub", symbols="Earth Animal")
    t.tableau(0, "B", "D")
    t.tableau(1, "A", "Cub", "C")
    t.play(0, "Actor")
    t.choose(0, "A", "Cub")
    assert [t.is_face_up(name) for name in ("A", "Cub", "C")] == [False, False, True]


def test_an_offer_for_each() -> None:
    text = "Play: For each other Mage card in your tableau, you may discard a card. If you do, gain 5 RP."
    t = acting(text)
    t.tableau(0, "B", "D")
    t.hand(0, "A", "C")
    t.play(0, "Actor")
    t.choose(0, "yes", "A", "no")
    assert (t.rp_of(0), t.hand_of(0)) == (5, ["C"])
