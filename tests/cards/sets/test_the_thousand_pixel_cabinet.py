"""The Thousand-Pixel Cabinet: pay, and play it again."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

GHOST, PILOT = "Ghost of the High Score", "Two-Button Space Pilot"
BOOTH, STICK = "Change Booth Attendant", "Half a Joystick"


def test_four_dollars_call_the_ghost_again() -> None:
    t = Table(players=3)
    t.box(0, "Sock Full of Quarters")
    t.hand(0, BOOTH, GHOST, STICK)
    t.rp(1, 15)
    t.play(0, BOOTH)
    t.play(0, GHOST)
    t.action(0, GHOST)
    t.choose(0, BOOTH)  # the booth and the sock, in either order
    assert t.rp_of(0) == 20
    assert t.rp_of(1) == 0
    assert t.money_of(0) == 1
    assert not t.is_face_up(GHOST)
    t.finish()
    assert t.rp_of(0) == 24


def test_no_coin_no_game() -> None:
    t = Table(players=2)
    t.tableau(0, STICK)
    t.hand(0, "Turnip Farmer")
    t.money(0, 1)
    with pytest.raises(SceneError):
        t.action(0, STICK)
    t.money(0, 2)
    t.action(0, STICK)
    assert (t.rp_of(0), t.money_of(0)) == (12, 0)


def test_the_pilot_shoots_what_is_small_face_up_and_unguarded() -> None:
    t = Table(players=2)
    t.tableau(1, "Votive Lamp", "Turnip Farmer", "Lakeguard")
    t.face_down("Votive Lamp")
    t.accessories(1, "Whiteholme Card Sleeve")
    t.hand(0, PILOT)
    t.play(0, PILOT)
    assert t.is_face_up("Turnip Farmer")
    t.face_down("Whiteholme Card Sleeve")
    t.money(0, 2)
    t.action(0, PILOT)
    assert not t.is_face_up("Turnip Farmer")
    assert t.is_face_up("Lakeguard")
    assert t.rp_of(0) == 5 + 5


def test_the_pilot_over_an_empty_board() -> None:
    t = Table(players=2)
    t.hand(0, PILOT)
    t.play(0, PILOT)
    assert t.rp_of(0) == 5
