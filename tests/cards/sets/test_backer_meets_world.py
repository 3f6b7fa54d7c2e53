"""Backer Meets World: two types and several effects each."""

from __future__ import annotations

from mblades.testing import Table

STUDENT, HAMSTER, JANITOR = (
    "Exchange Student of Everywhere",
    "Class Hamster, Field Agent",
    "Janitor Who Was a Legend",
)
LOCKER, GOLEM, NEIGHBOUR = (
    "Locker That Bites",
    "Golem, Guidance Counsellor",
    "Wise Neighbour Across the Fence",
)


def test_six_friends_are_many_types() -> None:
    t = Table(players=2)
    t.tableau(0, GOLEM)
    t.store("Lakeguard")
    t.hand(0, STUDENT, JANITOR, NEIGHBOUR)
    t.play(0, STUDENT)
    t.play(0, JANITOR)
    assert t.rp_of(0) == 15 + 16 + 12
    t.play(0, NEIGHBOUR)
    assert t.rp_of(0) == 43 + 3 * 5  # Construct, Mage, Citizen, Myth, Soldier
    t.finish()
    assert t.rp_of(0) == 58 + 2 * 5 + 4 * 5


def test_the_golem_guards_its_neighbours_while_it_is_face_up() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, "Turnip Farmer", GOLEM, "Evil Helbane", JANITOR)
    t.hand(1, "Vandal", "Vandal")
    t.play(1, "Vandal")
    assert t.options == [GOLEM, JANITOR]
    t.choose(1, GOLEM)
    assert t.rp_of(0) == 10
    t.play(1, "Vandal")
    assert "Turnip Farmer" in t.options
    t.choose(1, "Turnip Farmer")
    assert t.rp_of(0) == 20


def test_the_locker_takes_no_more_than_there_is() -> None:
    t = Table(players=2)
    t.hand(0, LOCKER)
    t.rp(1, 9)
    t.play(0, LOCKER)
    assert t.hand_of(1) == []
    t.action(0, LOCKER)
    assert (t.rp_of(0), t.rp_of(1)) == (9, 0)
    assert not t.is_face_up(LOCKER)


def test_the_hamster_finds_a_way_in() -> None:
    t = Table(players=2)
    t.tableau(0, "Exaltius")
    t.tableau(1, "Turnip Farmer", "Truffle Hog", "Lakeguard")
    t.face_down("Turnip Farmer")
    t.hand(0, HAMSTER)
    t.play(0, HAMSTER)
    t.choose(0, "yes", 0)
    assert t.tableau_of(0) == [HAMSTER, "Exaltius"]
    assert not t.is_face_up("Truffle Hog")
    t.finish()
    assert t.rp_of(0) == 14
