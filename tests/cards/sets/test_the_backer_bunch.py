"""The Backer Bunch: everybody looks at the neighbours."""

from __future__ import annotations

from mblades.testing import Table

YOUNGEST, MIDDLE, ELDEST = (
    "Youngest One in Curls",
    "Middle One, as Usual",
    "Eldest One, Ball Incoming",
)
HOUSEKEEPER, DOG = "Housekeeper Who Is Everywhere", "Family Dog, Written Out"
WAGON = "Station Wagon With Nine Seats"


def test_the_youngest_squeezes_in_between() -> None:
    t = Table(players=2)
    t.tableau(0, HOUSEKEEPER, "Exaltius")
    t.hand(0, YOUNGEST, "Votive Lamp")
    t.play(0, YOUNGEST)
    t.choose(0, "yes", 1)
    assert t.tableau_of(0) == [HOUSEKEEPER, YOUNGEST, "Exaltius"]
    assert t.stars_of(YOUNGEST) == 1 + 2
    t.finish()
    assert t.rp_of(0) == 4 + 9 + 8


def test_the_youngest_finds_nobody_or_a_face_down_neighbour() -> None:
    t = Table(players=2)
    t.tableau(0, "Exaltius", YOUNGEST)
    t.face_down("Exaltius")
    t.finish()
    assert t.rp_of(0) == 8


def test_the_middle_one_must_be_in_the_middle() -> None:
    t = Table(players=2)
    t.tableau(0, MIDDLE, "Exaltius")
    t.tableau(1, "Lakeguard", MIDDLE, "Turnip Emperor")
    t.finish()
    assert t.rp_of(0) == 0
    assert t.rp_of(1) == 26


def test_the_dog_makes_room() -> None:
    t = Table(players=2)
    t.tableau(0, DOG)
    t.hand(0, "Turnip Farmer")
    t.play(0, "Turnip Farmer")
    assert t.tableau_of(0) == ["Turnip Farmer"]
    assert t.binder_of(0) == [DOG]
    assert t.rp_of(0) == 10


def test_the_wagon_seats_seven_until_it_is_turned_over() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    five = ["Exaltius", "Lakeguard", "Turnip Emperor", "Bilge Pump Omega", "Evil Helbane"]
    t.tableau(0, WAGON, *five)
    t.hand(0, "Turnip Farmer")
    t.play(0, "Turnip Farmer")
    assert len(t.tableau_of(0)) == 7
    t.hand(1, "Vandal")
    t.play(1, "Vandal")
    t.choose(1, WAGON)
    assert t.binder_of(0) == ["Turnip Farmer"]
    t.finish()
    assert t.rp_of(0) == 10


def test_the_eldest_wins_or_is_hit_in_the_nose() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer")
    t.store("Lakeguard", "Lakeguard")
    t.hand(0, ELDEST)
    t.play(0, ELDEST)
    assert t.rp_of(0) == 28
    alone = Table(players=2)
    alone.store("Lakeguard")
    alone.hand(0, ELDEST)
    alone.play(0, ELDEST)
    assert alone.rp_of(0) == 8
    assert alone.hand_of(0) == ["Lakeguard"]
