"""Legend of Final Badass: no effects, very many stars."""

from __future__ import annotations

from mblades.testing import Table

MALCOMBE, HELBANE = "Knight Captain Malcombe", "Evil Helbane"


def test_a_legend_wins_without_a_word() -> None:
    t = Table(players=2)
    t.tableau(0, HELBANE)
    t.tableau(1, "Turnip Farmer")
    t.hand(1, "Iron Grandmother")
    t.play(1, "Iron Grandmother")
    assert t.rp_of(0) == 15
    assert not t.is_face_up("Iron Grandmother")
    t.hand(0, MALCOMBE)
    t.play(0, MALCOMBE)
    assert t.rp_of(0) == 15


def test_others_know_what_stars_are_worth() -> None:
    t = Table(players=2)
    t.box(0, "Overhead Luggage Rack")
    t.tableau(0, MALCOMBE, HELBANE, "Exaltius", "Turnip Emperor", "Bilge Pump Omega")
    t.face_down("Exaltius")
    t.finish()
    assert t.rp_of(0) == 4 * 8


def test_a_legend_falls_like_anyone_unless_it_is_guarded() -> None:
    t = Table(players=2)
    t.tableau(0, MALCOMBE, "Orella")
    t.hand(1, "Crossroads Warlord")
    t.play(1, "Crossroads Warlord")
    assert t.is_face_up(MALCOMBE)
    assert not t.is_face_up("Orella")
    t.hand(1, "Crossroads Warlord")
    t.play(1, "Crossroads Warlord")
    assert not t.is_face_up(MALCOMBE)
