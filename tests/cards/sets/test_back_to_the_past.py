"""Back to the Past: what you did before, you do again."""

from __future__ import annotations

from mblades.testing import Table

KID, DOG, GRANDFATHER = (
    "Kid in a Puffy Vest",
    "Dog Named After a Physicist",
    "Grandfather at Your Age",
)
TOWER, PROFESSOR = "Clock Tower, Struck by Weather", "Professor of Previous Events"
YESTERDAY = "Yesterday, Reprinted"


def test_the_same_farmer_again_and_again() -> None:
    t = Table(players=2)
    t.hand(0, "Turnip Farmer", KID, PROFESSOR)
    t.play(0, "Turnip Farmer")
    t.play(0, KID)
    assert t.rp_of(0) == 10 + 10 + 10
    t.play(0, PROFESSOR)
    t.finish()
    assert t.options == ["Turnip Farmer", "done"]  # a copying effect cannot be copied
    t.choose(0, "Turnip Farmer")
    assert t.rp_of(0) == 30 + 10


def test_nothing_before_and_what_is_face_down_is_not_remembered() -> None:
    alone = Table(players=2)
    alone.hand(0, KID)
    alone.play(0, KID)  # a copy cannot copy itself
    assert alone.rp_of(0) == 10
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", "Candlelight Novice")
    t.face_down("Turnip Farmer")
    t.hand(0, KID)
    t.play(0, KID)
    assert t.rp_of(0) == 15 + 10


def test_the_dog_fetches_a_card_and_yesterday_another() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", DOG)
    t.binder(0, "Candlelight Novice")
    t.hand(0, YESTERDAY)
    t.play(0, YESTERDAY)
    assert t.rp_of(0) == 22
    t.play(0, "Candlelight Novice")  # in the same turn
    assert t.tableau_of(0) == ["Turnip Farmer", DOG, YESTERDAY, "Candlelight Novice"]
    first = Table(players=2)
    first.tableau(0, DOG)
    first.hand(0, "Exaltius")
    first.play(0, "Exaltius")
    assert first.rp_of(0) == 12


def test_grandfather_tells_it_twice_and_the_tower_strikes_both_sides() -> None:
    t = Table(players=3)
    t.rp(2, 30)
    t.hand(0, GRANDFATHER, "Votive Lamp")
    t.play(0, GRANDFATHER)
    t.action(0, GRANDFATHER)
    assert [t.rp_of(seat) for seat in range(3)] == [20, 0, 10]
    tower = Table(players=2)
    tower.tableau(0, "Turnip Farmer", TOWER, "Candlelight Novice")
    tower.hand(0, "Votive Lamp")
    tower.action(0, TOWER)
    assert tower.rp_of(0) == 10 + 15
