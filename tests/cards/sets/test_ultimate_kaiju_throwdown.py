"""Ultimate Kaiju Throwdown: very many stars, and clashes downtown."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

MEGADRAKE, GORGLON = "Ultimate Megadrake, Undefeated", "Gorglon, Enemy of Real Estate"
MOTH, PILOT = "Moth of the Brightest Window", "Jet Pilot, Third From Left"


def test_the_megadrake_wins_two_rounds() -> None:
    t = Table(players=2)
    t.box(0, "Cardboard Skyline")
    t.tableau(0, MOTH)
    t.tableau(1, "Turnip Farmer", "Lakeguard")
    t.store(*["Votive Lamp"] * 4)
    t.hand(0, MEGADRAKE)
    t.play(0, MEGADRAKE)
    assert t.rp_of(0) == 2 * (10 + 5)
    assert not t.is_face_up("Lakeguard")
    assert not t.is_face_up("Turnip Farmer")
    t.finish()
    assert t.rp_of(0) == 30 + 15


def test_the_megadrake_meets_protection_and_an_empty_street() -> None:
    t = Table(players=2)
    t.tableau(0, MOTH)
    t.tableau(1, "World Turtle Tarask")
    t.store(*["Votive Lamp"] * 4)
    t.hand(0, MEGADRAKE)
    t.play(0, MEGADRAKE)
    assert t.rp_of(0) == 20  # the turtle loses twice and stays
    assert t.is_face_up("World Turtle Tarask")
    street = Table(players=2)
    street.tableau(0, MOTH)
    street.tableau(1, "Lakeguard")
    street.face_down("Lakeguard")
    street.hand(0, MEGADRAKE)
    street.play(0, MEGADRAKE)
    assert street.rp_of(0) == 0
    street.face_down(MOTH, MEGADRAKE)
    street.hand(0, MEGADRAKE)
    with pytest.raises(SceneError):
        street.play(0, MEGADRAKE)


def test_gorglon_tramples_the_small_and_anyone_may_win() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", "Lakeguard", PILOT)
    t.tableau(1, "Grandfather Pike")
    t.store("Turnip Farmer", "Grandfather Pike")
    t.hand(0, GORGLON)
    t.play(0, GORGLON)
    t.choose(0, "decline")
    assert not t.is_face_up("Turnip Farmer")
    assert t.is_face_up("Lakeguard")
    assert t.rp_of(0) == 0
    assert t.rp_of(1) == 40


def test_the_pilot_helps_and_is_swatted() -> None:
    t = Table(players=2)
    t.tableau(0, PILOT)
    t.tableau(1, "Grandfather Pike")
    t.store("Turnip Farmer", "Lakeguard")
    t.hand(0, MOTH, "Extra Who Points and Screams")
    t.play(0, MOTH)
    t.choose(0, PILOT)
    assert t.rp_of(0) == 20 + 22
    assert t.stars_of(MOTH) == 11
    assert not t.is_face_up(PILOT)
    t.play(0, "Extra Who Points and Screams")
    assert t.rp_of(0) == 54
