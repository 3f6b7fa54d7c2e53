"""Greendew Bazaar: as many types and star values as the stall can hold."""

from __future__ import annotations

from mblades.testing import Table

JUGGLER, CAMEL, GUARD = "Melon Juggler", "Caravan Camel", "Guard of Gate and Gourd"
DJINN, SESAME = "Fountain Djinn", "Madame Sesame"


def test_the_whole_bazaar_pays_for_its_spread() -> None:
    t = Table(players=2)
    t.box(0, "Bazaar Coffer")
    t.accessories(0, "Merchant's Abacus")
    t.hand(0, CAMEL, JUGGLER, SESAME)
    t.play(0, CAMEL)
    t.play(0, JUGGLER)
    assert t.rp_of(0) == 15 + 2 * 5
    t.tableau(0, GUARD, DJINN)
    t.play(0, SESAME)
    assert t.rp_of(0) == 25 + 5 * 5
    t.finish()
    assert t.rp_of(0) == 50 + 10 + 5 * 4 + 5 * 5 + 20


def test_what_lies_face_down_shows_neither_type_nor_stars() -> None:
    t = Table(players=2)
    t.box(0, "Bazaar Coffer")
    t.accessories(0, "Merchant's Abacus")
    t.tableau(0, JUGGLER, CAMEL, GUARD, DJINN, SESAME)
    t.face_down(JUGGLER, GUARD)
    t.finish()
    assert t.rp_of(0) == 3 * 4 + 3 * 5


def test_the_guard_looks_for_its_own_kind() -> None:
    t = Table(players=3)
    t.tableau(1, "Torch Brigade", "Turnip Farmer")
    t.tableau(2, "Torch Brigade")
    t.accessories(2, "Greendew Card Sleeve")
    t.hand(0, GUARD, GUARD)
    t.play(0, GUARD)
    assert not t.is_face_up("Torch Brigade")
    t.play(0, GUARD)  # the only other Soldier is a Top card in a sleeve
    assert t.is_face_up("Torch Brigade#2")
    assert t.is_face_up("Turnip Farmer")
