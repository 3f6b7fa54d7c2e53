"""Xeno X2: Over Leveled: star tokens buy further Actions."""

from __future__ import annotations

from mblades.testing import Table

SLIME, CLERIC, PALADIN = (
    "Slime of Level One", "Cleric Who Heals Herself First", "Paladin Stuck in a Wall",
)  # fmt: skip
RACCOON, XENO = "Raccoon With Leftover Swords", "Xeno Secundus, Level 9999"


def test_a_levelled_hero_acts_again_and_again() -> None:
    t = Table(players=2)
    t.box(0, "Save Point of No Return")
    t.hand(0, XENO, CLERIC, "Votive Lamp", "Votive Lamp")
    t.play(0, XENO)
    t.action(0, XENO)
    t.choose(0, "yes")
    assert (t.rp_of(0), t.tokens_on(XENO)) == (0, 0)
    t.play(0, CLERIC)
    assert t.tokens_on(XENO) == 2
    t.action(0, XENO)
    t.choose(0, "yes")
    assert t.rp_of(0) == 0
    t.finish()
    assert t.rp_of(0) == 9


def test_without_a_token_the_action_flips() -> None:
    t = Table(players=2)
    t.hand(0, SLIME, "Lakeguard", "Lakeguard")
    t.play(0, SLIME)
    t.action(0, SLIME)
    t.choose(0, "yes")
    t.turn(0)
    t.action(0, SLIME)
    assert t.rp_of(0) == 2 * 10
    assert not t.is_face_up(SLIME)


def test_the_paladin_meets_a_wall_of_his_own() -> None:
    t = Table(players=2)
    t.tableau(0, PALADIN, RACCOON)
    t.tokens(PALADIN, 1)
    t.tableau(1, "World Turtle Tarask", "Votive Lamp", "Turnip Farmer")
    t.face_down("Votive Lamp")
    t.hand(0, "Lakeguard")
    t.action(0, PALADIN)
    t.choose(0, "yes", RACCOON)
    assert not t.is_face_up("Turnip Farmer")
    assert t.is_face_up("World Turtle Tarask")
    assert t.stars_of(RACCOON) == 8
    assert t.is_face_up(PALADIN)


def test_the_cleric_has_nobody_to_heal() -> None:
    t = Table(players=2)
    t.tableau(0, SLIME)
    t.face_down(SLIME)
    t.hand(0, CLERIC)
    t.play(0, CLERIC)
    assert t.tokens_on(SLIME) == 0
    assert t.rp_of(0) == 0
