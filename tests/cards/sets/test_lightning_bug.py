"""Lightning Bug: a crew with many Actions."""

from __future__ import annotations

from mblades.testing import Table

CAPTAIN = "Captain of the Lightning Bug"
GUN, PILOT = "Muscle in a Knitted Hat", "Pilot With Plastic Dinosaurs"


def test_the_captain_has_his_crew_act_without_tiring_it() -> None:
    t = Table(players=2)
    t.box(0, "Smuggler's Crawlspace")
    t.tableau(0, "Mechanic With a Parasol", GUN, PILOT, CAPTAIN)
    t.store("Turnip Farmer")
    t.rp(1, 20)
    t.hand(0, "Turnip Farmer")
    t.action(0, CAPTAIN)
    t.choose(0, GUN, PILOT)
    t.choose(0, "Mechanic With a Parasol")
    assert t.rp_of(0) == 48
    assert t.rp_of(1) == 1
    assert t.hand_of(0) == ["Turnip Farmer", "Turnip Farmer"]
    assert t.is_face_up(GUN)
    assert t.is_face_up(PILOT)
    assert not t.is_face_up(CAPTAIN)


def test_a_crew_face_down_or_absent_does_nothing() -> None:
    t = Table(players=2)
    t.tableau(0, GUN, CAPTAIN, "Turnip Farmer")
    t.face_down(GUN)
    t.rp(1, 20)
    t.hand(0, "Turnip Farmer")
    t.action(0, CAPTAIN)
    assert t.rp_of(0) == 10
    assert t.rp_of(1) == 20


def test_the_shepherd_guards_those_who_act() -> None:
    t = Table(players=2)
    t.tableau(0, "Shepherd With a Past", PILOT, "Turnip Farmer")
    t.tableau(1, "Sarsaparilla Tess")
    t.hand(1, "Turnip Farmer")
    t.action(1, "Sarsaparilla Tess")
    assert not t.is_face_up("Turnip Farmer")
    assert t.is_face_up(PILOT)
    t.hand(0, "Turnip Farmer")
    t.turn(0)
    t.action(0, PILOT)
    assert t.rp_of(0) == 15
    assert not t.is_face_up(PILOT)  # one's own Action flips it all the same
