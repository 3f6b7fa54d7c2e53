"""Deus Rex Machina: huge cards that swallow Constructs."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

DEUS, SUB = "Deus Rex, God From the Machine", "Plesio-Submarine"
TRACTOR, METEORITE = "Triceratractor", "Meteorite, Running Late"
RAPTOR = "Raptor With a Wrench"


def test_what_was_swallowed_is_scored() -> None:
    t = Table(players=2)
    t.box(0, "Amber Display Case")
    t.tableau(0, DEUS, TRACTOR)
    t.hand(0, "Weather Balloon", "Bilge Pump", RAPTOR, "Otter With a Plan")
    t.attach(0, "Weather Balloon", DEUS)
    t.attach(0, "Bilge Pump", DEUS)
    t.attach(0, RAPTOR, TRACTOR)  # half of it is a machine
    t.attach(0, "Otter With a Plan", "Amber Display Case")
    t.finish()
    assert t.rp_of(0) == 39


def test_the_raptor_finds_a_part() -> None:
    t = Table(players=2)
    t.store("Turnip Farmer", "Bilge Pump", "Lakeguard", "Votive Lamp")
    t.hand(0, RAPTOR)
    t.play(0, RAPTOR)
    t.choose(0, "Bilge Pump", "Lakeguard")  # the rest goes below the Store in this order
    assert t.hand_of(0) == ["Bilge Pump"]


def test_the_submarine_fires_what_it_ate() -> None:
    t = Table(players=2)
    t.tableau(1, "Lakeguard", "Grandfather Pike")
    t.hand(0, SUB, "Bilge Pump", "Turnip Farmer")
    t.play(0, SUB)
    t.choose(0, "Bilge Pump")
    assert t.attached_to(SUB) == ["Bilge Pump"]
    t.pass_(1)
    t.choose(0, "yes", "Grandfather Pike")
    assert not t.is_face_up("Grandfather Pike")
    assert t.binder_of(0) == ["Bilge Pump"]
    t.turn(0)  # nothing left to fire, and nothing is asked
    assert t.is_face_up("Lakeguard")
    assert t.rp_of(0) == 0


def test_the_submarine_over_an_empty_sea_and_a_guarded_one() -> None:
    t = Table(players=3)
    t.tableau(1, "World Turtle Tarask", "Lakeguard")
    t.face_down("Lakeguard")
    t.hand(0, SUB, "Bilge Pump")
    t.play(0, SUB)
    t.choose(0, "Bilge Pump")
    t.pass_(2)
    t.choose(0, "yes")
    assert t.is_face_up("World Turtle Tarask")
    assert t.attached_to(SUB) == []


def test_a_part_is_dropped_instead_of_a_flip() -> None:
    t = Table(players=2)
    t.tableau(0, TRACTOR)
    t.hand(0, "Bilge Pump", "Turnip Farmer")
    with pytest.raises(SceneError):
        t.attach(0, "Turnip Farmer", TRACTOR)  # no Construct
    t.attach(0, "Bilge Pump", TRACTOR)
    t.hand(1, "Crossroads Warlord", "Crossroads Warlord")
    t.turn(1)
    t.play(1, "Crossroads Warlord")
    t.choose(0, "yes")
    assert t.is_face_up(TRACTOR)
    t.play(1, "Crossroads Warlord")
    assert not t.is_face_up(TRACTOR)


def test_the_meteorite_finds_the_smallest_and_no_other() -> None:
    t = Table(players=3)
    t.tableau(0, DEUS, TRACTOR)
    t.tableau(1, "World Turtle Tarask", "Grandfather Pike")
    t.hand(0, "Bilge Pump", METEORITE)
    t.attach(0, "Bilge Pump", TRACTOR)
    t.play(0, METEORITE)
    t.choose(0, "yes")
    assert t.is_face_up(TRACTOR)
    assert t.attached_to(TRACTOR) == []
    assert t.is_face_up("Grandfather Pike")
    assert t.rp_of(0) == 0  # a part came off, and Tarask cannot be flipped


def test_the_meteorite_is_paid_by_the_crater() -> None:
    t = Table(players=3)
    t.tableau(1, "Turnip Farmer", "Lakeguard")
    t.tableau(2, "Lakeguard")
    t.hand(0, METEORITE)
    t.play(0, METEORITE)
    assert not t.is_face_up(METEORITE)  # the only card of its player
    assert t.rp_of(0) == 3 * 8
