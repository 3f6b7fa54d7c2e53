"""Hell to Pay: descending stars give RP and flip much."""

from __future__ import annotations

from mblades.testing import Table

LORD, IMP, TEMP, CERBERUS = (
    "Lord of the Lift Shaft", "Lost Luggage Imp", "Pitchfork Temp", "Cerberus, Very Good Dogs",
)  # fmt: skip
ADVOCATE = "Advocate of the Ninth Floor"


def test_going_down() -> None:
    t = Table(players=2)
    t.box(0, "Handbasket")
    t.tableau(1, "Turnip Farmer", "White Belt Brawler")
    t.hand(0, LORD, IMP)
    t.play(0, LORD)
    t.choose(1, "Turnip Farmer")
    t.play(0, IMP)
    assert t.rp_of(0) == 40 + 5
    t.finish()
    assert t.rp_of(0) == 45 + 3


def test_floor_by_floor() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer")
    t.hand(0, ADVOCATE, TEMP, IMP)
    t.play(0, ADVOCATE)
    t.play(0, TEMP)
    assert not t.is_face_up("Turnip Farmer")
    t.play(0, IMP)
    assert t.rp_of(0) == 35


def test_up_is_the_wrong_way_and_the_fallen_are_no_stairs() -> None:
    t = Table(players=2)
    t.tableau(0, LORD)
    t.face_down(LORD)
    t.hand(0, IMP, TEMP, ADVOCATE)
    t.play(0, IMP)
    t.play(0, TEMP)
    t.play(0, ADVOCATE)
    assert t.rp_of(0) == 0


def test_the_dogs_want_the_smallest_and_no_other() -> None:
    t = Table(players=3)
    t.tableau(1, "Iron Grandmother", "World Turtle Tarask")
    t.hand(0, CERBERUS)
    t.play(0, CERBERUS)
    assert t.is_face_up("Iron Grandmother")  # GEN-4
    assert t.is_face_up("World Turtle Tarask")
    assert t.rp_of(0) == 0
