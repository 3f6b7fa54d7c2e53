"""Bored Games: peek at the Store, name a symbol, and guess."""

from __future__ import annotations

from mblades.testing import Table

PAWN, JUNGLE = "Pawn Who Dreams of Queens", "Jungle That Came Out of the Box"
PROFESSOR, SHEEP = "Professor Purple, With the Spoon", "Sheep Nobody Wants"
PEGS, BOX = "Keeper of the Coloured Pegs", "Box With Two Pieces Missing"


def test_the_pawn_peeks_and_the_jungle_grows_over_the_table() -> None:
    t = Table(players=3)
    t.store("Lakeguard", "Turnip Farmer", "Votive Lamp")
    t.hand(0, PAWN, JUNGLE)
    t.hand(1, "Turnip Farmer", "Choir Volunteer")
    t.hand(2, "Lakeguard")
    t.play(0, PAWN)
    t.choose(0, "Turnip Farmer", "Votive Lamp")  # one is kept, the last lies on top
    t.play(0, JUNGLE)
    t.choose(0, "Citizen")
    assert t.rp_of(0) == 3 * 8


def test_a_wrong_guess_and_an_empty_store_pay_little() -> None:
    t = Table(players=2)
    t.hand(0, JUNGLE, SHEEP)
    t.play(0, JUNGLE)
    t.choose(0, "Citizen")
    assert t.rp_of(0) == 0
    t.play(0, SHEEP)
    t.choose(0, "Water")
    assert t.rp_of(0) == 10


def test_the_professor_accuses_hands_and_not_boards() -> None:
    t = Table(players=3)
    t.tableau(1, "Turnip Farmer")
    t.hand(1, "Turnip Farmer", "Choir Volunteer", "Lakeguard")
    t.hand(2, "Lakeguard")
    t.rp(1, 30)
    t.rp(2, 5)
    t.hand(0, PROFESSOR)
    t.play(0, PROFESSOR)
    t.choose(0, "Citizen")
    assert (t.rp_of(0), t.rp_of(1), t.rp_of(2)) == (0, 14, 5)


def test_the_pegs_wait_for_a_type_and_the_box_counts_an_element() -> None:
    t = Table(players=3)
    t.box(0, BOX)
    t.rp(1, 9)
    t.rp(2, 9)
    t.hand(0, PEGS, "Turnip Farmer")
    t.hand(1, "Turnip Farmer", "Lakeguard")
    t.hand(2, "Turnip Farmer")
    t.play(0, PEGS)
    t.choose(0, "Citizen")
    t.play(1, "Turnip Farmer")
    assert (t.rp_of(0), t.rp_of(1)) == (4, 15)
    t.play(2, "Turnip Farmer")
    t.play(1, "Lakeguard")
    assert t.rp_of(0) == 8
    t.finish()
    t.choose(0, "Earth")
    assert t.rp_of(0) == 18
