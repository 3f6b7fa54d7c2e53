"""Quantum Jump: cards change places, and Next effects look ahead."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

DOCTOR, CAT = "Doctor Hop, One Jump From Home", "Cat, Alive and Otherwise"
INTERN, HIMSELF = "Intern of Project Leapfrog", "Himself, Five Minutes Later"
STAND_IN = "Stand-In for Everybody"


def test_the_cat_takes_the_doctor_home() -> None:
    t = Table(players=2)
    t.box(0, "Waiting Room Made of Light")
    t.tableau(0, "Turnip Farmer", HIMSELF, CAT)
    t.hand(0, DOCTOR)
    t.play(0, DOCTOR)
    t.choose(0, 0)
    assert t.tableau_of(0) == [DOCTOR, "Turnip Farmer", HIMSELF, CAT]
    assert t.rp_of(0) == 12
    t.finish()
    assert t.rp_of(0) == 12 + 40 + 2 * 5


def test_the_doctor_cannot_start_a_story_nor_come_home_face_down() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", "Lakeguard")
    t.hand(0, DOCTOR)
    with pytest.raises(SceneError):
        t.play(0, DOCTOR)
    down = Table(players=2)
    down.tableau(0, DOCTOR, "Turnip Farmer")
    down.face_down(DOCTOR)
    down.finish()
    assert down.rp_of(0) == 0


def test_the_next_card_is_swapped_or_happens_twice() -> None:
    t = Table(players=2)
    t.tableau(0, INTERN)
    t.hand(0, HIMSELF, "Turnip Farmer")
    t.play(0, HIMSELF)
    assert t.tableau_of(0) == [HIMSELF, INTERN]
    t.play(0, "Turnip Farmer")
    assert t.rp_of(0) == 12 + 2 * 10 + 5


def test_the_stand_in_trades_places_with_what_can_be_seen() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer", "Votive Lamp", "Lakeguard")
    t.face_down("Turnip Farmer")
    t.hand(0, STAND_IN)
    t.play(0, STAND_IN)
    t.choose(0, "yes", "Votive Lamp")
    assert t.tableau_of(0) == ["Votive Lamp"]
    assert t.tableau_of(1) == ["Turnip Farmer", STAND_IN, "Lakeguard"]
    assert t.rp_of(0) == 10
    alone = Table(players=2)
    alone.hand(0, STAND_IN)
    alone.play(0, STAND_IN)
    assert alone.tableau_of(0) == [STAND_IN]
    assert alone.rp_of(0) == 10
