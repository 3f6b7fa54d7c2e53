"""Underlords of Metropolitam: enough of a type, and opponents' cards are flipped."""

from __future__ import annotations

from mblades.testing import Table

HENCHMAN, PIGEON, BARONESS = "Henchman, Any Number Of", "Professor Pigeon", "Baroness Blackout"
BOILERS, MAYOR = "Boiler Brothers, Incorporated", "Mayor Maleficio, Re-elected"


def test_the_mayor_has_the_votes() -> None:
    t = Table(players=3)
    t.box(0, "Lair Under the Opera House")
    t.tableau(0, HENCHMAN, "Turnip Farmer")
    t.tableau(1, "Lakeguard", "Lakeguard", "Turnip Farmer")
    t.tableau(2, "Votive Lamp")
    t.hand(0, MAYOR)
    t.play(0, MAYOR)
    t.choose(0, "Citizen")
    t.choose(1, "Lakeguard#1")
    assert not t.is_face_up("Votive Lamp")
    t.finish()
    t.choose(0, "Citizen")
    assert t.rp_of(0) == 18


def test_a_henchman_is_whatever_is_asked_for() -> None:
    t = Table(players=2)
    t.tableau(0, HENCHMAN)
    t.tableau(1, "Turnip Farmer")
    t.hand(0, PIGEON)
    t.play(0, PIGEON)
    assert not t.is_face_up("Turnip Farmer")
    assert t.rp_of(0) == 0
    down = Table(players=2)
    down.tableau(0, HENCHMAN)
    down.face_down(HENCHMAN)
    down.tableau(1, "Turnip Farmer")
    down.hand(0, PIGEON)
    down.play(0, PIGEON)
    assert down.is_face_up("Turnip Farmer")
    assert down.rp_of(0) == 0


def test_blackout_meets_protection_and_a_bare_board() -> None:
    t = Table(players=3)
    t.tableau(0, HENCHMAN, "Puddle Seer")
    t.tableau(1, "World Turtle Tarask")
    t.hand(0, BARONESS)
    t.play(0, BARONESS)
    assert t.is_face_up("World Turtle Tarask")
    assert t.rp_of(0) == 0


def test_the_boilers_burst_over_smaller_cards() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer", "Squire Malcombe")
    t.hand(0, BOILERS, "Bilge Pump", "Votive Lamp")
    t.play(0, BOILERS)  # not over themselves
    t.play(0, "Votive Lamp")  # nothing has fewer stars than 1
    assert t.is_face_up("Turnip Farmer")
    t.play(0, "Bilge Pump")
    t.choose(0, "Squire Malcombe", "no")
    assert t.is_face_up("Turnip Farmer")
    assert not t.is_face_up("Squire Malcombe")
    assert t.rp_of(0) == 0
