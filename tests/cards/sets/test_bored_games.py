"""Bored Games: peek at the Store, name a symbol, and guess."""

from __future__ import annotations

from mblades.testing import Table

PAWN, JUNGLE = "Pawn Who Dreams of Queens", "Jungle That Came Out of the Box"
PROFESSOR, SHEEP = "Professor Purple, With the Spoon", "Sheep Nobody Wants"
PEGS, BOX = "Keeper of the Coloured Pegs", "Box With Two Pieces Missing"


def test_the_pawn_peeks_and_the_jungle_guesses_right() -> None:
    t = Table(players=2)
    t.store("Lakeguard", "Turnip Farmer", "Votive Lamp")
    t.hand(0, PAWN, JUNGLE)
    t.play(0, PAWN)
    t.choose(0, "Votive Lamp", "Lakeguard")  # the last one lies on top
    t.play(0, JUNGLE)
    t.choose(0, "Citizen")
    assert t.hand_of(0) == ["Turnip Farmer"]
    assert t.rp_of(0) == 12 + 40


def test_a_wrong_guess_and_an_empty_store_pay_little() -> None:
    t = Table(players=2)
    t.store("Lakeguard")
    t.hand(0, JUNGLE, SHEEP)
    t.play(0, JUNGLE)
    t.choose(0, "Citizen")
    assert (t.rp_of(0), t.hand_of(0)) == (10, [SHEEP, "Lakeguard"])
    t.play(0, SHEEP)
    t.choose(0, "Water")
    assert t.rp_of(0) == 10 + 10


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
    assert (t.rp_of(0), t.rp_of(1), t.rp_of(2)) == (8, 18, 5)


def test_the_pegs_learn_what_is_on_top_and_the_box_remembers() -> None:
    t = Table(players=3)
    t.box(0, BOX)
    t.store("Lakeguard")
    t.hand(0, PEGS, "Turnip Farmer")
    t.hand(1, "Turnip Farmer")
    t.hand(2, "Turnip Farmer")
    t.play(0, PEGS)
    t.play(1, "Turnip Farmer")
    t.choose(0, "Mage")
    t.play(2, "Turnip Farmer")
    t.choose(0, "Soldier")
    assert t.rp_of(0) == 8 + 8
    t.finish()
    t.choose(0, "Water")
    assert t.rp_of(0) == 8 + 8 + 30
