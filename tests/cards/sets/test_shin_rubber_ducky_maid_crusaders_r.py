"""Shin Rubber Ducky Maid Crusaders R: stronger together."""

from __future__ import annotations

from mblades.testing import Table

WHITE, RED = "Shin Maid White, Starch of Hope", "Shin Maid Red, Steam of Fury"
VIOLET, GOLD = "Shin Maid Violet, Bleach of Midnight", "Shin Maid Gold, Overtime Approved"
QUACK, BASE = "Shin Grand Duchess Quack", "Shin Bathtub Base, Now With Jets"


def _order(t: Table) -> None:
    """The order of one's own Next effects does not matter here."""
    while t.options:
        t.choose(0, t.options[0])


def test_the_team_poses_together() -> None:
    t = Table(players=2)
    t.box(0, BASE)
    t.hand(0, WHITE, RED, "Turnip Farmer", QUACK)
    t.play(0, WHITE)
    t.play(0, RED)
    _order(t)
    t.play(0, QUACK)
    _order(t)
    t.play(0, "Turnip Farmer")
    assert [t.stars_of(card) for card in (WHITE, RED, QUACK)] == [2 + 2, 3 + 4, 8 + 4]
    assert t.stars_of("Turnip Farmer") == 1 + 2
    assert t.rp_of(0) == 10
    t.finish()
    assert t.rp_of(0) == 72


def test_white_gives_an_apron_to_anyone() -> None:
    t = Table(players=2)
    t.box(0, BASE)
    t.tableau(0, WHITE)
    t.hand(0, "Turnip Farmer")
    t.play(0, "Turnip Farmer")
    _order(t)
    assert t.symbols_of("Turnip Farmer") == {"Earth", "Citizen", "Soldier"}
    t.finish()
    assert t.rp_of(0) == 20


def test_violet_saves_a_soldier_and_quack_does_not_count_the_fallen() -> None:
    t = Table(players=2)
    t.tableau(0, WHITE, "Turnip Farmer", VIOLET, QUACK)
    t.hand(1, "Torch Brigade", "Torch Brigade")
    t.play(1, "Torch Brigade")
    t.choose(1, WHITE)
    t.choose(0, VIOLET)
    assert t.is_face_up(WHITE)
    assert not t.is_face_up(VIOLET)
    t.play(1, "Torch Brigade")
    t.choose(1, WHITE)
    assert not t.is_face_up(WHITE)
    t.finish()
    assert t.rp_of(0) == 8


def test_gold_fights_with_the_whole_team_or_not_at_all() -> None:
    t = Table(players=2)
    t.tableau(0, RED, VIOLET)
    t.tableau(1, "Grandfather Pike")
    t.hand(0, GOLD)
    t.store("Turnip Farmer", "Turnip Farmer")
    t.play(0, GOLD)  # 6 + 3 + 1 against 8 + 1
    assert t.rp_of(0) == 25
    alone = Table(players=2)
    alone.tableau(1, "Grandfather Pike")
    alone.face_down("Grandfather Pike")
    alone.hand(0, GOLD)
    alone.play(0, GOLD)
    assert alone.rp_of(0) == 0
