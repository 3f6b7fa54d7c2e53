"""Clashes with another card than the Top card, several in a row, by how much, and ties that are won."""

from __future__ import annotations

from mblades.testing import Table


def fighting(text: str, *, ongoing: str = "") -> Table:
    """Player 0 has Low, High and Mid in this order, and plays the Actor; player 1 has a card of 5 stars."""
    t = Table(players=2)
    t.card("Low", stars=1, text=ongoing)
    t.card("High", stars=9)
    t.card("Mid", stars=5)
    t.card("Rival", stars=5)
    t.card("Weak", stars=1)
    t.card("Strong", stars=3)
    t.card("Actor", stars=5, text=text)
    t.tableau(0, "Low", "High")
    t.tableau(1, "Rival")
    t.hand(0, "Actor")
    return t


def test_another_card_than_the_top_card_is_used() -> None:
    t = fighting(
        "Play: Clash with an opponent, using the card in your tableau with the most stars. "
        "If you win the clash, gain 10 RP."
    )
    t.store("Weak", "Strong")
    t.play(0, "Actor")
    assert t.rp_of(0) == 10  # 9 + 1 against 5 + 3
    assert t.is_face_up("High")


def test_a_clash_is_won_by_so_much() -> None:
    text = "Play: Clash with an opponent, using the first card in your tableau. If you {} the clash by at least {}, gain 10 RP."
    for result, by, gained in (("win", 6, 0), ("lose", 6, 10), ("lose", 7, 0)):
        t = fighting(text.format(result, by))
        t.store("Weak", "Strong")
        t.play(0, "Actor")
        assert t.rp_of(0) == gained  # 1 + 1 against 5 + 3


def test_clashes_in_a_row_are_with_the_same_opponent() -> None:
    t = fighting("Play: Clash with an opponent 2 times. Gain 10 RP for each clash won this way.", ongoing=(
        "Ongoing: Whenever you win a clash, gain 3 RP."
    ))  # fmt: skip
    t.store("Strong", "Weak", "Strong", "Weak")
    t.play(0, "Actor")
    assert t.rp_of(0) == 3 + 3 + 20


def test_ties_are_won() -> None:
    text = "Play: Clash with an opponent. If you win the clash, gain 10 RP. If the clash is a tie, gain 1 RP."
    t = fighting(text)
    t.store("Weak", "Weak")
    t.play(0, "Actor")
    assert t.rp_of(0) == 1
    t = fighting(text, ongoing="Ongoing: You win ties in clashes.")
    t.store("Weak", "Weak")
    t.play(0, "Actor")
    assert t.rp_of(0) == 10


def test_a_tie_that_two_win_is_a_tie() -> None:
    t = fighting(
        "Play: Clash with an opponent. If the clash is a tie, gain 1 RP.",
        ongoing="Ongoing: You win ties in clashes.",
    )
    t.card("Judge", stars=2, text="Ongoing: You win ties in clashes.")
    t.tableau(1, "Judge", "Rival")
    t.store("Weak", "Weak")
    t.play(0, "Actor")
    assert t.rp_of(0) == 1
