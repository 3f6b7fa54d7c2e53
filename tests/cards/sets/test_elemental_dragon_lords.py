"""Elemental Dragon Lords: much RP for cards of one element."""

from __future__ import annotations

from mblades.testing import Table

GRAVINA, UMBRAXA, LUXOR, TEMPESTO, THALASSA = (
    "Gravina, Lady of Roots", "Umbraxa, Lady of the Last Hour", "Luxor, Lord of Noon",
    "Tempesto, Lord of Gusts", "Thalassa, Lady of the Deep",
)  # fmt: skip


def test_the_lady_of_roots_keeps_and_counts_her_own() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", "Tunnel Sapper", GRAVINA)
    t.tableau(1, "Familiar Toad")
    t.hand(1, "Crossroads Warlord")
    t.play(1, "Crossroads Warlord")
    t.choose(1, "Tunnel Sapper")
    t.choose(0, GRAVINA)
    t.choose(0, "Familiar Toad")
    assert t.is_face_up("Tunnel Sapper")
    assert not t.is_face_up("Familiar Toad")
    assert not t.is_face_up(GRAVINA)  # a Reaction flips its card
    t.finish()
    assert t.rp_of(0) == 0


def test_the_lady_of_roots_counts_her_own() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", "Tunnel Sapper", "Familiar Toad", GRAVINA)
    t.finish()
    assert t.rp_of(0) == 3 * 10


def test_the_lady_of_the_deep_sends_a_card_home() -> None:
    t = Table(players=2)
    t.tableau(0, "Lakeguard")
    t.tableau(1, "Turnip Farmer", "Grandfather Pike")
    t.hand(0, THALASSA)
    t.play(0, THALASSA)
    t.choose(0, "Grandfather Pike")
    assert t.hand_of(1) == ["Grandfather Pike"]
    t.finish()
    assert t.rp_of(0) == 2 * 10


def test_a_lord_without_a_following() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", GRAVINA)
    t.face_down("Turnip Farmer")
    t.tableau(1, GRAVINA)
    t.face_down("Gravina, Lady of Roots#2")
    t.finish()
    assert t.rp_of(0) == 10
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


def test_noon_burns_shadows_and_the_wind_makes_room() -> None:
    t = Table(players=2)
    t.tableau(0, "Deputy of Dustville", LUXOR)
    t.tableau(1, *["Alley Storyteller"] * 3)
    t.hand(0, "Votive Lamp")
    t.hand(1, "El Vice", TEMPESTO, "Wind-Up Pigeon")
    t.play(1, "El Vice")  # the storyteller before likes the change
    assert not t.is_face_up("El Vice")
    t.play(1, TEMPESTO)
    t.play(1, "Wind-Up Pigeon")
    t.finish()
    assert t.rp_of(0) == 2 * 10
    assert t.rp_of(1) == 20 + 5 * 11
