"""Cards from the Crypt: a card is named, and hunted."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

THING, DOOR, GHOST = (
    "Thing in the Card Sleeve", "Door That Creaks in Advance", "Ghost With Your Name on It",
)  # fmt: skip
DUELIST, DESK = "Duelist From Your Bad Dreams", "Receptionist of the Mausoleum"


def test_what_was_named_is_hunted() -> None:
    t = Table(players=3)
    t.box(0, "Coffin With Dividers")
    t.tableau(1, "Turnip Farmer", "Lakeguard")
    t.tableau(2, "Turnip Farmer")
    t.hand(0, GHOST, DUELIST, "Votive Lamp")
    t.play(0, GHOST)
    t.choose(0, "Turnip Farmer")
    t.play(0, DUELIST)
    t.choose(0, "Lakeguard")
    t.action(0, DUELIST)
    assert t.rp_of(0) == 78
    assert not t.is_face_up("Lakeguard")
    t.finish()  # the coffin counts what can still be seen
    assert t.rp_of(0) == 78


def test_the_hunt_meets_protection_and_a_card_face_down() -> None:
    t = Table(players=2)
    t.tableau(1, "World Turtle Tarask", "Lakeguard")
    t.face_down("Lakeguard")
    t.tableau(0, GHOST, DUELIST)
    t.hand(0, DESK, DOOR)
    t.play(0, DESK)
    t.choose(0, "World Turtle Tarask")
    t.play(0, DOOR)
    t.choose(0, "Lakeguard")
    t.hand(0, "Votive Lamp")
    t.action(0, DUELIST)
    assert t.is_face_up("World Turtle Tarask")
    assert t.rp_of(0) == 10


def test_the_door_keeps_a_card_out_while_it_stands() -> None:
    t = Table(players=2)
    t.hand(0, DOOR)
    t.hand(1, "Turnip Farmer", "Lakeguard")
    t.play(0, DOOR)
    t.choose(0, "Turnip Farmer")
    with pytest.raises(SceneError):
        t.play(1, "Turnip Farmer")
    t.face_down(DOOR)
    t.play(1, "Turnip Farmer")
    assert t.rp_of(1) == 10


def test_the_thing_finds_nothing_on_an_empty_board() -> None:
    t = Table(players=2)
    t.box(0, "Coffin With Dividers")
    t.hand(0, THING)
    t.play(0, THING)
    t.choose(0, THING)
    assert t.rp_of(0) == 0
    t.hand(1, "Torch Brigade")
    t.play(1, "Torch Brigade")
    t.choose(0, "Torch Brigade")  # the coffin writes down who did it
    assert not t.is_face_up(THING)
    t.finish()
    assert t.rp_of(0) == 8
