"""Route Trigger: clear a route, and the next begins."""

from __future__ import annotations

from mblades.testing import Table

FRIEND, SAVE = "Childhood Friend Next Door", "Save Point With Feelings"
PRESIDENT, HEIRESS = "Student Council President", "Heiress With Drill Curls"
ENDING, GALLERY = "True Ending, Credits Rolling", "Gallery, Ninety-Nine Percent"


def test_three_routes_in_one_action() -> None:
    t = Table(players=2)
    t.box(0, GALLERY)
    t.tableau(0, FRIEND, ENDING)
    t.hand(0, PRESIDENT, SAVE)
    t.action(0, FRIEND)
    t.choose(0, PRESIDENT)
    t.choose(0, FRIEND)  # the save point brings her back
    assert t.tableau_of(0) == [ENDING, SAVE]
    assert not t.is_face_up(SAVE)
    assert t.binder_of(0) == [PRESIDENT]
    assert t.rp_of(0) == 15
    t.play(0, FRIEND)
    t.finish()
    assert t.rp_of(0) == 60


def test_the_true_ending_with_routes_left_or_unseen() -> None:
    t = Table(players=2)
    t.tableau(0, ENDING)
    t.hand(0, FRIEND)
    t.finish()
    assert t.rp_of(0) == 10
    down = Table(players=2)
    down.tableau(0, ENDING)
    down.face_down(ENDING)
    down.finish()
    assert down.rp_of(0) == 0


def test_a_friend_who_is_flipped_makes_room_for_what_cannot_be() -> None:
    t = Table(players=2)
    t.tableau(0, FRIEND)
    t.hand(0, "World Turtle Tarask")
    t.hand(1, "Torch Brigade", "Torch Brigade")
    t.play(1, "Torch Brigade")
    assert t.tableau_of(0) == ["World Turtle Tarask"]
    assert t.is_face_up("World Turtle Tarask")
    assert t.binder_of(0) == [FRIEND]
    alone = Table(players=2)
    alone.tableau(0, FRIEND)
    alone.hand(1, "Torch Brigade")
    alone.play(1, "Torch Brigade")
    assert alone.tableau_of(0) == []  # an empty hand has no next route


def test_the_president_turns_a_card_back() -> None:
    t = Table(players=2)
    t.tableau(0, "Lakeguard", PRESIDENT)
    t.face_down("Lakeguard")
    t.hand(0, "Votive Lamp")
    t.action(0, PRESIDENT)
    assert t.is_face_up("Lakeguard")
    assert t.tableau_of(0) == ["Lakeguard", "Votive Lamp"]
    assert not t.is_face_up("Votive Lamp")
    assert t.rp_of(0) == 0


def test_the_heiress_wins_or_her_route_is_over() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer")
    t.hand(0, HEIRESS)
    t.play(0, HEIRESS)
    assert t.rp_of(0) == 22
    alone = Table(players=2)
    alone.hand(0, HEIRESS, SAVE)
    alone.play(0, HEIRESS)
    assert alone.tableau_of(0) == [SAVE]
    assert alone.hand_of(0) == [HEIRESS]
    assert alone.rp_of(0) == 0
