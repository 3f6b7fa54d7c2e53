"""Elemental Dragon Lords: much RP for cards of one element."""

from __future__ import annotations

from mblades.testing import Table

GRAVINA, UMBRAXA, LUXOR, TEMPESTO = (
    "Gravina, Lady of Roots", "Umbraxa, Lady of the Last Hour", "Luxor, Lord of Noon",
    "Tempesto, Lord of Gusts",
)  # fmt: skip


def test_the_lady_of_roots_keeps_and_counts_her_own() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", "Tunnel Sapper", "Familiar Toad", GRAVINA)
    t.hand(1, "Crossroads Warlord", "Crossroads Warlord")
    t.play(1, "Crossroads Warlord")
    assert not t.is_face_up("Familiar Toad")
    t.play(1, "Crossroads Warlord")
    assert t.is_face_up(GRAVINA)
    t.finish()
    assert t.rp_of(0) == 3 * 12


def test_a_lord_without_a_following() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", GRAVINA)
    t.face_down("Turnip Farmer")
    t.tableau(1, GRAVINA)
    t.face_down("Gravina, Lady of Roots#2")
    t.finish()
    assert t.rp_of(0) == 12
    assert t.rp_of(1) == 0


def test_lights_out() -> None:
    t = Table(players=3)
    t.tableau(0, "Hollow Mask", "Bargain Bin Lich")
    t.tableau(1, "World Turtle Tarask")
    t.tableau(2, "Turnip Farmer")
    t.hand(0, UMBRAXA)
    t.play(0, UMBRAXA)
    assert t.is_face_up("World Turtle Tarask")
    assert not t.is_face_up("Turnip Farmer")
    t.finish()
    assert t.rp_of(0) == 3 * 10


def test_noon_pays_twice_and_the_wind_makes_room() -> None:
    t = Table(players=2)
    t.tableau(0, "Deputy of Dustville")
    t.hand(0, LUXOR)
    t.play(0, LUXOR)
    assert t.rp_of(0) == 2 * 8
    t.tableau(1, *["Alley Storyteller"] * 5)
    t.hand(1, TEMPESTO, "Wind-Up Pigeon")
    t.play(1, TEMPESTO)
    t.play(1, "Wind-Up Pigeon")
    t.finish()
    assert t.rp_of(0) == 16 + 2 * 5
    assert t.rp_of(1) == 7 * 10
