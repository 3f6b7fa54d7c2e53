"""Fast: card after card in one turn, and first across the line."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

UNCLE, RACER = "Uncle Vroom, Family Man", "Racer Without a Seat Belt"
HAMSTER, HATCHBACK = "Hamster Under the Bonnet", "Hatchback of Destiny"


def test_four_cars_in_one_turn() -> None:
    t = Table(players=2)
    t.hand(0, HAMSTER, HATCHBACK, RACER, UNCLE)
    t.tableau(1, "Turnip Farmer")
    t.play(0, HAMSTER)
    t.play(0, HATCHBACK)
    t.play(0, RACER)
    t.play(0, UNCLE)
    assert t.state.tournament.turn == 0
    assert t.rp_of(0) == 39


def test_the_racer_is_paid_only_in_front_and_cards_face_down_count_as_cards() -> None:
    t = Table(players=3)
    t.tableau(0, "Turnip Farmer")
    t.tableau(1, "Turnip Farmer", "Lakeguard")
    t.face_down("Lakeguard")
    t.hand(0, RACER, UNCLE)
    t.play(0, RACER)
    assert t.rp_of(0) == 0
    t.face_down("Turnip Farmer")
    t.play(0, UNCLE)
    assert t.rp_of(0) == 3 * 6


def test_the_glove_box_waits_at_the_finish_line() -> None:
    t = Table(players=3)
    t.box(0, "Glove Box at the Finish Line")
    t.tableau(0, *["Turnip Farmer"] * 5)
    t.hand(0, HAMSTER, HATCHBACK)
    t.pass_(2)
    t.play(0, HAMSTER)
    t.choose(0, "player 1")
    with pytest.raises(SceneError):
        t.play(0, HATCHBACK)  # speed, but nowhere to go
    t.pass_(0)
    t.pass_(1)
    assert t.rp_of(0) == 2 * 2


def test_the_pit_crew_brings_a_car_back_into_the_race() -> None:
    t = Table(players=2)
    t.tableau(0, "Two-Second Pit Crew", UNCLE, "World Turtle Tarask")
    t.face_down("World Turtle Tarask")
    t.hand(0, "Turnip Farmer")
    t.action(0, "Two-Second Pit Crew")
    t.choose(0, UNCLE)
    t.play(0, UNCLE)
    t.play(0, "Turnip Farmer")
    assert t.rp_of(0) == 28
