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
    t.rp(1, 20)
    t.store("Lakeguard")
    t.hand(0, STUDENT, JANITOR, NEIGHBOUR, "Votive Lamp")
    t.play(0, STUDENT)
    t.choose(0, "yes", "Votive Lamp")
    assert t.hand_of(1) == ["Votive Lamp"]
    assert (t.rp_of(0), t.rp_of(1)) == (18, 2)
    t.play(0, JANITOR)
    assert t.rp_of(0) == 18 + 12
    t.play(0, NEIGHBOUR)
    assert t.rp_of(0) == 30 + 5 * 5  # Construct, Mage, Citizen, Myth, Soldier
    t.finish()
    assert t.rp_of(0) == 55 + 2 * 5


def test_the_neighbour_has_known_soldiers_and_myths() -> None:
    t = Table(players=2)
    t.tableau(0, NEIGHBOUR)
    t.hand(0, "Votive Lamp")
    t.hand(1, "Gravel Militia", "Turnip Farmer")
    t.rp(1, 10)
    t.play(1, "Gravel Militia")
    t.play(1, "Turnip Farmer")
    assert t.rp_of(1) == 10 - 8 + 10 + 10


def test_the_golem_guards_its_neighbours_while_it_is_face_up() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, "Turnip Farmer", GOLEM, "Evil Helbane", "Votive Lamp")
    t.hand(1, "Vandal", "Vandal")
    t.play(1, "Vandal")
    assert t.options == [GOLEM, "Votive Lamp"]
    t.choose(1, GOLEM)
    t.play(1, "Vandal")
    assert "Turnip Farmer" in t.options


def test_the_janitor_puts_things_back_and_sends_a_bill() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, "Turnip Farmer", JANITOR)
    t.rp(1, 20)
    t.hand(1, "Vandal")
    t.play(1, "Vandal")
    t.choose(1, "Turnip Farmer")
    t.choose(0, JANITOR)
    assert t.is_face_up("Turnip Farmer")
    assert not t.is_face_up(JANITOR)
    assert (t.rp_of(0), t.rp_of(1)) == (15, 5)


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


def test_the_hamster_on_top_follows_suspects() -> None:
    t = Table(players=2)
    t.tableau(0, HAMSTER)
    t.hand(0, "Votive Lamp")
    t.hand(1, "Gravel Militia", "Turnip Farmer")
    t.rp(1, 10)
    t.play(1, "Gravel Militia")
    t.play(1, "Turnip Farmer")
    assert (t.rp_of(0), t.rp_of(1)) == (6, 10 - 6 + 10 + 10)
