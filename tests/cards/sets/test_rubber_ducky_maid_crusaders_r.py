"""Rubber Ducky Maid Crusaders R: RP for what matches, more the more there are."""

from __future__ import annotations

from mblades.testing import Table

PINK, BLUE = "Maid Pink, Tidy and Mighty", "Maid Blue, Bubbles of Justice"
GREEN, DUCHESS = "Maid Green, Feather of Truth", "Grand Duchess Quack"
EGG = "Yellow Egg"


def test_the_team_assembles() -> None:
    t = Table(players=2)
    t.box(0, "Secret Bathtub Base")
    t.hand(0, PINK, BLUE, GREEN, DUCHESS)
    t.play(0, PINK)
    assert t.rp_of(0) == 10 + 5
    t.play(0, BLUE)
    assert t.rp_of(0) == 25
    t.play(0, GREEN)  # a type in common, no element
    assert t.rp_of(0) == 25 + 15
    t.play(0, DUCHESS)
    t.finish()
    assert t.rp_of(0) == 88


def test_the_duchess_alone_or_among_the_fallen() -> None:
    t = Table(players=2)
    t.tableau(0, PINK, BLUE, DUCHESS)
    t.face_down(PINK)
    t.tableau(1, DUCHESS)
    t.finish()
    assert t.rp_of(0) == 11
    assert t.rp_of(1) == 0


def test_the_egg_becomes_whoever_stands_beside_it() -> None:
    t = Table(players=2)
    t.tableau(0, PINK)
    t.hand(0, EGG)
    t.play(0, EGG)
    assert t.rp_of(0) == 5
    down = Table(players=2)
    down.tableau(0, PINK)
    down.face_down(PINK)
    down.tableau(1, DUCHESS, EGG)
    down.hand(0, EGG)
    down.play(0, "Yellow Egg")
    assert down.rp_of(0) == 0
    down.finish()
    assert down.rp_of(1) == 11  # copies end before the scoring


def test_the_egg_is_guarded_by_what_it_copies() -> None:
    t = Table(players=2)
    t.tableau(0, "World Turtle Tarask", EGG)
    t.tableau(1, "Sarsaparilla Tess")
    t.hand(1, "Turnip Farmer")
    t.action(1, "Sarsaparilla Tess")
    assert t.is_face_up(EGG)
