"""Shoulders of War: which way a card faces."""

from __future__ import annotations

from mblades.testing import Table

RECRUIT, DOOR, ELEPHANT = (
    "Recruit With One Pauldron", "Door Carried as a Shield", "War Elephant, Hard of Steering",
)  # fmt: skip
SERGEANT, GENERAL = "Drill Sergeant Trapezius", "General Deltoid, Broadest of All"


def test_the_general_looks_along_the_line() -> None:
    t = Table(players=2)
    t.box(0, "Footlocker for Two Bearers")
    t.tableau(0, "Turnip Farmer", "Lakeguard")
    t.hand(0, SERGEANT, GENERAL)
    t.play(0, SERGEANT)
    t.choose(0, "left")
    t.play(0, GENERAL)
    t.choose(0, "left")
    assert (t.stars_of("Turnip Farmer"), t.stars_of("Lakeguard"), t.stars_of(GENERAL)) == (2, 6, 8)
    t.finish()
    assert t.rp_of(0) == (2 + 6 + 6) + (2 + 8)


def test_the_sergeant_drills_what_comes_after() -> None:
    t = Table(players=2)
    t.hand(0, SERGEANT, "Turnip Farmer", "Lakeguard")
    t.play(0, SERGEANT)
    t.choose(0, "right")
    t.play(0, "Turnip Farmer")
    t.face_down(SERGEANT)
    t.play(0, "Lakeguard")
    assert (t.stars_of("Turnip Farmer"), t.stars_of("Lakeguard")) == (4, 5)


def test_facing_the_wrong_way_sees_nobody() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", "Lakeguard")
    t.hand(0, GENERAL, RECRUIT)
    t.play(0, GENERAL)
    t.choose(0, "right")
    t.play(0, RECRUIT)
    t.choose(0, "left")
    t.face_down("Lakeguard")
    t.finish()
    assert t.rp_of(0) == 1 + 3 * 4


def test_the_door_guards_one_side() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer")
    t.hand(0, DOOR, "Votive Lamp")
    t.play(0, DOOR)
    t.choose(0, "left")
    t.play(0, "Votive Lamp")
    t.hand(1, "Torch Brigade")
    t.play(1, "Torch Brigade")
    assert t.options == [DOOR, "Votive Lamp"]
    t.choose(1, DOOR)
    assert not t.is_face_up(DOOR)
    t.hand(1, "Torch Brigade")
    t.play(1, "Torch Brigade")
    t.choose(1, "Turnip Farmer")
    assert not t.is_face_up("Turnip Farmer")


def test_the_elephant_goes_where_it_looks() -> None:
    t = Table(players=3)
    t.tableau(1, "Turnip Farmer")
    t.tableau(2, "World Turtle Tarask")
    t.hand(0, ELEPHANT)
    t.play(0, ELEPHANT)
    t.choose(0, "right")
    t.action(0, ELEPHANT)
    assert t.is_face_up("World Turtle Tarask")
    assert t.is_face_up("Turnip Farmer")
    assert not t.is_face_up(ELEPHANT)
    assert t.rp_of(0) == 0
