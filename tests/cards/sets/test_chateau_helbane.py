"""Château Helbane: flip your own cards, and be paid for it."""

from __future__ import annotations

from mblades.testing import Table

BUTLER, BAT, PORTRAIT = "Butler of Sighs", "Belfry Bat", "Portrait of the Late Baron"
YOUNG, IMP, SLEEVE = "Young Helbane", "Scullery Imp", "Helbane Card Sleeve"


def test_the_household_lies_down_for_young_helbane() -> None:
    t = Table(players=2)
    t.box(0, "Helbane Family Casket")
    t.rp(1, 20)
    t.hand(0, BUTLER, PORTRAIT, BAT, YOUNG)
    t.play(0, BUTLER)
    t.play(0, PORTRAIT)
    t.play(0, BAT)
    t.choose(0, "yes", BUTLER)
    assert t.rp_of(0) == 25 + 15
    t.play(0, YOUNG)
    t.choose(0, "yes", PORTRAIT)
    assert (t.rp_of(0), t.rp_of(1)) == (40 + 2 * 8 + 15, 5)
    t.finish()
    assert t.rp_of(0) == 71 + 2 * 6


def test_nothing_is_paid_without_a_card_to_flip() -> None:
    t = Table(players=2)
    t.accessories(0, "Dripping Candelabra")
    t.hand(0, YOUNG, "Turnip Farmer")
    t.action(0, "Dripping Candelabra")
    assert t.rp_of(0) == 0
    t.play(0, YOUNG)  # it may not flip itself
    assert t.rp_of(0) == 0
    down = Table(players=2)
    down.accessories(0, "Dripping Candelabra")
    down.tableau(0, BUTLER)
    down.face_down(BUTLER)
    down.hand(0, "Turnip Farmer")
    down.action(0, "Dripping Candelabra")
    assert down.rp_of(0) == 0


def test_a_turtle_does_not_lie_down_even_for_its_owner() -> None:
    t = Table(players=2)
    t.accessories(0, "Dripping Candelabra")
    t.tableau(0, "World Turtle Tarask")
    t.hand(0, "Turnip Farmer")
    t.action(0, "Dripping Candelabra")
    assert t.is_face_up("World Turtle Tarask")
    assert t.rp_of(0) == 0


def test_the_sleeve_is_flipped_in_place_of_a_card() -> None:
    t = Table(players=2)
    t.accessories(0, SLEEVE)
    t.tableau(0, IMP)
    t.hand(1, "Torch Brigade")
    t.play(1, "Torch Brigade")
    t.choose(0, SLEEVE)
    assert t.is_face_up(IMP)
    assert not t.is_face_up(SLEEVE)
    assert t.rp_of(0) == 5
