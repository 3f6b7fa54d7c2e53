"""Obari as Hell: robots lift Citizens, Soldiers and a rarity; more stars, more RP."""

from __future__ import annotations

from mblades.testing import Table

CADET, ROBOT, OBARION = "Hot-Blooded Cadet", "Daikenzan", "Maximum Obarion"


def test_the_whole_hangar_poses_at_once() -> None:
    t = Table(players=2)
    t.box(0, "Hangar Bay")
    t.hand(0, ROBOT, CADET, OBARION)
    t.play(0, ROBOT)
    assert t.rp_of(0) == 5
    t.play(0, CADET)
    t.choose(0, "Hangar Bay")  # a token first, and then the robot counts
    assert t.stars_of(CADET) == 2 + 1 + 2
    assert t.rp_of(0) == 5 + 5
    t.play(0, OBARION)
    t.finish()
    assert t.stars_of(CADET) == 2 + 1 + 2  # the robot has let go, the tokens stay
    assert t.rp_of(0) == 10 + (2 * 5 + 5) + (7 + 5 + 10) + 10


def test_obarion_lifts_nobody_who_is_down_or_not_there() -> None:
    t = Table(players=2)
    t.tableau(0, CADET, "Pit Crew Kid")
    t.face_down(CADET)
    t.tableau(1, "Sarsaparilla Tess")
    t.hand(0, OBARION)
    t.play(0, OBARION)
    assert t.tokens_on(CADET) == 0
    assert t.tokens_on("Pit Crew Kid") == 2
    assert t.tokens_on("Sarsaparilla Tess") == 0
    t.finish()
    assert t.rp_of(0) == 9 + 3


def test_a_lifted_cadet_is_out_of_reach_until_the_robot_falls() -> None:
    t = Table(players=2)
    t.tableau(0, ROBOT, CADET)
    t.tokens(CADET, 1)
    t.tableau(1, "Sarsaparilla Tess", "Stagecoach Bandit")
    t.hand(1, "Turnip Farmer")
    t.action(1, "Sarsaparilla Tess")
    assert t.is_face_up(CADET)
    t.face_down(ROBOT)
    assert t.stars_of(CADET) == 3
