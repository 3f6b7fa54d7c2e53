"""Cardboard Street: counting, letters, and big numbers."""

from __future__ import annotations

from mblades.testing import Table

KID, LETTER, OGRE = "Kid Who Can Count to Two", "Letter of the Day", "Cookie Ogre"
COUNT, CANARY = "Count Howmany", "Six-Foot Canary"


def test_counting_up_the_whole_street() -> None:
    t = Table(players=2)
    t.box(0, "Dustbin With a Tenant")
    t.tableau(1, "Turnip Farmer", "Votive Lamp")
    t.face_down("Votive Lamp")
    t.hand(0, KID, LETTER, OGRE, COUNT, CANARY)
    t.play(0, KID)
    t.play(0, LETTER)  # 1 and then 2
    t.choose(0, "Citizen")
    assert t.rp_of(0) == 24
    t.play(0, OGRE)
    assert t.stars_of(OGRE) == 4
    t.play(0, COUNT)
    assert t.rp_of(0) == 30
    t.play(0, CANARY)
    t.finish()  # stars 1, 2, 6, 6 and 7 are four values
    assert t.rp_of(0) == 46


def test_the_canary_counts_what_is_face_up() -> None:
    names = (KID, LETTER, "Squire Malcombe", OGRE, CANARY)
    t = Table(players=2)
    t.tableau(0, *names)
    t.finish()
    assert t.rp_of(0) == 4
    down = Table(players=2)
    down.tableau(0, *names)
    down.face_down(KID)
    down.finish()
    assert down.rp_of(0) == 4 + 10
    gone = Table(players=2)
    gone.tableau(0, *names)
    gone.face_down(CANARY)
    gone.finish()
    assert gone.rp_of(0) == 4


def test_one_is_not_followed_by_three() -> None:
    t = Table(players=2)
    t.hand(0, KID, "Homing Pigeon")
    t.play(0, KID)
    t.play(0, "Homing Pigeon")
    assert t.rp_of(0) == 0


def test_the_bin_is_empty_on_an_empty_street() -> None:
    t = Table(players=2)
    t.box(0, "Dustbin With a Tenant")
    t.finish()
    assert t.rp_of(0) == 0
