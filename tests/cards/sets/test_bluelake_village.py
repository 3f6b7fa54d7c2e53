"""Bluelake Village: what is worth having lies deep."""

from __future__ import annotations

from mblades.testing import Table

DIVER, CARP, LORE, PIKE = "Shell Diver", "Wishing Carp", "Old Fisher Lore", "Grandfather Pike"


def test_the_deep_end_pays_most() -> None:
    t = Table(players=2)
    t.box(0, "Bluelake Tackle Box")
    t.tableau(0, "Lakeguard", DIVER)
    t.hand(0, LORE, CARP, PIKE, "Sunken Bell")
    t.play(0, LORE)
    assert t.rp_of(0) == 5 + 2 * 5  # as the Lakeguard, with two cards further left
    t.play(0, CARP)
    t.play(0, PIKE)
    assert t.rp_of(0) == 15 + 25 + 35
    t.play(0, "Sunken Bell")
    t.finish()
    assert t.rp_of(0) == 75 + 25 + 25


def test_the_diver_brings_up_the_first_card() -> None:
    t = Table(players=2)
    t.accessories(0, "Diver's Rope")
    t.tableau(0, "Turnip Farmer", PIKE)
    t.hand(0, DIVER)
    t.action(0, "Diver's Rope")
    t.choose(0, "yes", PIKE)
    assert t.tableau_of(0) == [PIKE, "Turnip Farmer"]
    t.play(0, DIVER)
    assert t.rp_of(0) == 15 + 2 * 8


def test_shallow_water_face_down_cards_and_an_empty_lake() -> None:
    t = Table(players=2)
    t.accessories(0, "Diver's Rope")
    t.hand(0, LORE, CARP, DIVER)
    t.action(0, "Diver's Rope")
    t.play(0, LORE)
    t.play(0, CARP)
    assert t.rp_of(0) == 5
    t.face_down(LORE, CARP)
    t.play(0, DIVER)
    assert t.rp_of(0) == 5 + 2 * 1  # it is the first that shows its face


def test_the_sleeve_guards_the_big_fish() -> None:
    t = Table(players=2)
    t.accessories(0, "Bluelake Card Sleeve")
    t.tableau(0, "Lakeguard", LORE)
    t.card("Net", text="Play: Flip each card in an opponent's tableau.")
    t.hand(1, "Net")
    t.play(1, "Net")
    assert t.is_face_up("Lakeguard")
    assert not t.is_face_up(LORE)
