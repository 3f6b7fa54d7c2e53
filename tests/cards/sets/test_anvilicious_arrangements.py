"""Anvilicious Arrangements: whatever has fewer stars lies under an anvil."""

from __future__ import annotations

from mblades.testing import Table

GRANDPA = "Grandpa Toon, Still Under Contract"
HARE = "Hare Who Paints Tunnels"
SKATES = "Mail-Order Rocket Skates"


def test_skates_lift_the_anvil_and_grandpa_bows_out_for_rp() -> None:
    t = Table(players=2)
    t.box(0, "Crate Marked HEAVY")
    t.tableau(0, SKATES, GRANDPA)
    t.tableau(1, "Salamander, Mountain Eater", "Turnip Farmer")
    t.face_down("Turnip Farmer")
    t.rp(1, 30)
    assert t.stars_of(GRANDPA) == 10
    t.action(0, GRANDPA)
    assert t.rp_of(0) == 16
    assert not t.is_face_up(GRANDPA)
    t.finish()
    assert t.rp_of(0) == 20
    assert t.rp_of(1) == 30 - 2 * 5


def test_an_anvil_meets_protection_an_empty_board_and_a_face_down_card() -> None:
    t = Table(players=3)
    t.tableau(0, GRANDPA)
    t.tableau(1, "World Turtle Tarask", "Turnip Farmer")
    t.face_down("Turnip Farmer")
    t.action(0, GRANDPA)
    assert t.is_face_up("World Turtle Tarask")
    assert t.rp_of(0) == 8
    empty = Table(players=2)
    empty.tableau(0, GRANDPA)
    empty.action(0, GRANDPA)
    assert empty.rp_of(0) == 0


def test_who_runs_into_the_painted_tunnel_pays() -> None:
    t = Table(players=2)
    t.tableau(0, "Moustache-Twirling Landlord")
    t.tableau(1, HARE)
    t.rp(0, 15)
    t.action(0, "Moustache-Twirling Landlord")
    t.choose(0, HARE)
    assert t.rp_of(0) == 5
    assert t.is_face_up(HARE)


def test_the_mouse_hits_what_is_bigger() -> None:
    t = Table(players=2)
    t.tableau(0, "Mouse With a Bigger Mallet")
    t.tableau(1, "Turnip Farmer", "Grandfather Pike")
    t.action(0, "Mouse With a Bigger Mallet")
    assert t.options == ["Grandfather Pike"]
    t.choose(0, "Grandfather Pike")
    assert t.rp_of(0) == 0
    assert not t.is_face_up("Grandfather Pike")
