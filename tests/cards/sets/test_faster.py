"""Faster: more cards than slots."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

UNCLE, DRIVER = "Uncle Vroom, Two Laps Ahead", "Driver Who Never Brakes"
TRICYCLE, MOLE = "Getaway Tricycle", "Mole in the Express Tunnel"
RACK = "Roof Rack Without End"


def test_four_more_cars_on_a_full_road() -> None:
    t = Table(players=2)
    t.box(0, RACK)
    t.tableau(0, *["Turnip Farmer"] * 5)
    t.hand(0, TRICYCLE, MOLE, UNCLE, DRIVER)
    t.play(0, TRICYCLE)
    t.play(0, MOLE)
    t.play(0, UNCLE)
    t.play(0, DRIVER)
    assert len(t.tableau_of(0)) == 9
    assert t.rp_of(0) == 0
    t.finish()
    assert t.rp_of(0) == 75


def test_the_lap_is_counted_in_cards_either_way_up() -> None:
    t = Table(players=2)
    t.tableau(0, *["Turnip Farmer"] * 5)
    t.hand(0, TRICYCLE, MOLE, UNCLE)
    t.play(0, TRICYCLE)
    t.play(0, MOLE)
    t.play(0, UNCLE)
    t.face_down(MOLE)
    t.finish()
    assert t.rp_of(0) == 45
    down = Table(players=2)
    down.tableau(0, UNCLE)
    down.face_down(UNCLE)
    down.finish()
    assert down.rp_of(0) == 0


def test_a_road_with_room_and_a_full_one_without_speed() -> None:
    t = Table(players=2)
    t.box(0, RACK)
    t.hand(0, DRIVER)
    t.play(0, DRIVER)
    t.finish()
    assert t.rp_of(0) == 10 + 2 * 1
    full = Table(players=2)
    full.tableau(0, *["Turnip Farmer"] * 5, TRICYCLE)
    full.hand(0, UNCLE)
    with pytest.raises(SceneError):
        full.play(0, UNCLE)


def test_a_flipped_tricycle_pays_and_a_guarded_one_rides_on() -> None:
    t = Table(players=2)
    t.tableau(0, TRICYCLE)
    t.accessories(0, "Whiteholme Card Sleeve")
    t.hand(1, "Torch Brigade", "Torch Brigade")
    t.rp(1, 30)
    t.play(1, "Torch Brigade")
    assert t.is_face_up(TRICYCLE)
    t.face_down("Whiteholme Card Sleeve")
    t.play(1, "Torch Brigade")
    assert not t.is_face_up(TRICYCLE)
    assert (t.rp_of(0), t.rp_of(1)) == (10, 20)


def test_the_salesman_sells_twice() -> None:
    t = Table(players=2)
    t.store("Lakeguard", "Votive Lamp")
    t.hand(0, "Fuel Salesman at Full Speed", "Turnip Farmer")
    t.money(0, 3)
    t.play(0, "Fuel Salesman at Full Speed")
    t.play(0, "Turnip Farmer")
    t.choose(0, "yes")
    assert t.hand_of(0) == ["Lakeguard", "Votive Lamp"]
    assert t.money_of(0) == 1
    t.play(0, "Lakeguard")  # in the same turn
    assert t.rp_of(0) == 10 + 2 * 5
