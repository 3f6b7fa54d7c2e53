"""Shonen Leap: power-ups and Speed."""

from __future__ import annotations

from mblades.testing import Table

MASCOT, MONTAGE = "Mascot the Size of a Shoe", "Training Montage"
HERO, RIVAL = "Hero, Screaming Since Chapter Nine", "Rival Who Held Back"
FINAL, MAGAZINE = "Final Form, No, Really", "Magazine Thick as a Brick"


def test_a_whole_season_in_three_turns() -> None:
    t = Table(players=2)
    t.box(0, MAGAZINE)
    t.hand(0, MASCOT, MONTAGE, HERO, RIVAL, FINAL)
    t.play(0, MASCOT)
    t.play(0, MONTAGE)
    while t.options:  # Speed and the montage, in either order
        t.choose(0, t.options[0])
    t.play(0, HERO)
    assert (t.stars_of(MASCOT), t.stars_of(MONTAGE)) == (6, 7)
    assert t.rp_of(0) == 0
    t.play(0, RIVAL)
    assert t.rp_of(0) == 0  # the hero has reached 8 stars
    t.play(0, FINAL)
    t.finish()
    assert t.rp_of(0) == 50


def test_the_rival_is_not_impressed_by_a_bare_or_buried_board() -> None:
    t = Table(players=2)
    t.tableau(0, "Grandfather Pike")
    t.face_down("Grandfather Pike")
    t.hand(0, RIVAL)
    t.play(0, RIVAL)
    assert t.rp_of(0) == 10
    empty = Table(players=2)
    empty.box(0, MAGAZINE)
    empty.finish()
    assert empty.rp_of(0) == 0


def test_a_hero_who_is_flipped_loses_the_screaming() -> None:
    t = Table(players=2)
    t.tableau(0, HERO)
    t.tokens(HERO, 5)
    t.hand(0, "Turnip Farmer", FINAL)
    t.face_down(HERO)
    t.play(0, "Turnip Farmer")
    t.play(0, FINAL)
    t.finish()
    assert t.rp_of(0) == 10 + 2 * 8
