"""Elemental Blades: for those who wield them rightly in clashes."""

from __future__ import annotations

from mblades.testing import Table

DAYBREAKER, MAUL, CALIPER = "Daybreaker", "Landslide Maul", "Soul Caliper"


def test_blade_upon_blade() -> None:
    t = Table(players=2)
    t.tableau(0, "Gale Rapier", "Ember Brand", CALIPER)
    t.tableau(1, "Turnip Farmer", "White Belt Brawler")
    t.rp(1, 25)
    t.hand(0, DAYBREAKER, "Turnip Farmer")
    t.play(0, DAYBREAKER)
    while t.options:  # the order of one's own effects does not matter
        t.choose(0, t.options[0])
    assert t.rp_of(0) == 20 + 15 + 10
    assert t.rp_of(1) == 15
    assert not t.is_face_up("Turnip Farmer")  # the first offered
    assert t.is_face_up("White Belt Brawler")
    t.finish()
    assert t.rp_of(0) == 55


def test_daybreaker_meets_what_cannot_be_flipped_and_nobody() -> None:
    t = Table(players=2)
    t.tableau(1, "World Turtle Tarask")
    t.hand(0, DAYBREAKER, "Turnip Farmer")
    t.play(0, DAYBREAKER)
    assert t.rp_of(0) == 20
    assert t.is_face_up("World Turtle Tarask")
    alone = Table(players=2)
    alone.tableau(1, "Turnip Farmer")
    alone.face_down("Turnip Farmer")
    alone.hand(0, DAYBREAKER)
    alone.play(0, DAYBREAKER)
    assert alone.rp_of(0) == 0


def test_the_maul_is_for_people_of_the_earth() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", "Tunnel Sapper")
    t.tableau(1, "Salamander, Mountain Eater", "White Belt Brawler")
    t.hand(0, MAUL)
    t.play(0, MAUL)
    t.choose(0, "Salamander, Mountain Eater")  # 6 + 2 + 2 against 9
    assert not t.is_face_up("Salamander, Mountain Eater")
    assert t.rp_of(0) == 15
