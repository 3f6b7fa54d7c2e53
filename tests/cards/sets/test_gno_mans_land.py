"""Gno-Man's Land: strongest when everything is flipped and buried."""

from __future__ import annotations

from mblades.testing import Table

MYSTIC, KING, SPY = "Mushroom Mystic", "King Under the Lawn", "Lawn Infiltrator"


def test_what_the_mystic_buries_the_king_counts() -> None:
    t = Table(players=2)
    t.box(0, "Buried Biscuit Tin")
    t.tableau(0, SPY, "Turnip Farmer")
    t.hand(0, MYSTIC, KING)
    t.play(0, MYSTIC)
    t.choose(0, "yes", SPY, "yes")
    assert t.rp_of(0) == 10  # a Flip effect waits for both
    t.play(0, KING)
    t.finish()
    assert t.rp_of(0) == 34


def test_nothing_buried_nothing_paid() -> None:
    t = Table(players=2)
    t.tableau(0, SPY, "World Turtle Tarask")
    t.face_down(SPY)
    t.hand(0, MYSTIC)
    t.play(0, MYSTIC)  # one lies already, the other will not lie down
    assert t.rp_of(0) == 0
    assert t.is_face_up(MYSTIC)
    t.hand(1, MYSTIC)
    t.play(1, "Mushroom Mystic")
    assert t.rp_of(1) == 0


def test_the_king_counts_only_what_lies_to_his_left() -> None:
    t = Table(players=2)
    t.tableau(0, SPY, KING, "Turnip Farmer", "Badger Cavalry")
    t.face_down(SPY, "Turnip Farmer")
    t.tableau(1, KING)
    t.finish()
    assert t.rp_of(0) == 12
    assert t.rp_of(1) == 0
