"""Vex: Cards of Hate: the Store after hours."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

VEX, CROW = "Vex, Who Loves You Not", "Crow With a Shop Key"
MANAGER, WARLOCK = "Night Manager, Not a Morning Person", "Warlock of Petty Grudges"


def test_the_crow_puts_on_top_what_vex_draws() -> None:
    t = Table(players=2)
    t.box(0, "Cash Drawer After Midnight")
    t.hand(0, CROW, VEX, "Grandfather Pike")
    t.store("Turnip Farmer", "Otter With a Plan", "Lakeguard", "Votive Lamp")
    t.play(0, CROW)
    t.choose(0, "Grandfather Pike")
    t.play(0, VEX)
    assert t.rp_of(0) == 18
    assert t.store_names() == []
    t.finish()
    assert t.rp_of(0) == 35


def test_an_empty_store_pays_nothing() -> None:
    t = Table(players=2)
    t.hand(0, VEX)
    t.play(0, VEX)
    assert t.rp_of(0) == 0
    assert t.hand_of(0) == []


def test_the_manager_exchanges_what_an_opponent_plays() -> None:
    t = Table(players=2)
    t.tableau(0, MANAGER)
    t.hand(1, "Turnip Farmer", "Dockside Marine")
    t.store("Choir Volunteer")
    t.play(1, "Turnip Farmer")
    t.choose(0, MANAGER)
    assert t.tableau_of(1) == ["Choir Volunteer"]
    assert "Turnip Farmer" in t.hand_of(1)
    assert t.rp_of(1) == 0
    assert not t.is_face_up(MANAGER)
    t.play(1, "Turnip Farmer")  # nobody is at the counter any more
    assert t.rp_of(1) == 10


def test_a_grudge_is_offered_at_the_start_of_the_turn_only_with_a_hand() -> None:
    t = Table(players=2)
    t.tableau(0, WARLOCK)
    t.hand(0, "Turnip Farmer", "Lakeguard")
    with pytest.raises(SceneError):
        t.play(0, "Turnip Farmer")
    t.choose(0, "yes", "Lakeguard")
    t.play(0, "Turnip Farmer")
    assert t.rp_of(0) == 10
    assert t.store_names() == ["Lakeguard"]
    down = Table(players=2)
    down.tableau(0, WARLOCK)
    down.face_down(WARLOCK)
    down.hand(0, "Turnip Farmer")
    down.play(0, "Turnip Farmer")
    assert down.rp_of(0) == 10
