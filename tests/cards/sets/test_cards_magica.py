"""Cards Magica: magic that reaches into the Store and the Aftermarket."""

from __future__ import annotations

from mblades.testing import Table

TOAD, ARCHMAGUS, APPRENTICE = "Familiar Toad", "Archmagus of Retail", "Apprentice of the Stacks"


def test_the_archmagus_shops_during_the_tournament() -> None:
    t = Table(players=2)
    t.box(0, "Grimoire Case")
    t.aftermarket("Aisle Nine Enchanter", "White Belt Brawler")
    t.store(APPRENTICE, "Turnip Farmer")
    t.hand(0, TOAD, ARCHMAGUS)
    t.play(0, TOAD)
    t.choose(0, "yes")
    assert t.hand_of(0) == [ARCHMAGUS, "Aisle Nine Enchanter"]
    t.play(0, ARCHMAGUS)
    assert t.tableau_of(0) == [TOAD, ARCHMAGUS, APPRENTICE]
    assert t.hand_of(0) == ["Aisle Nine Enchanter", "Turnip Farmer"]
    assert t.rp_of(0) == 10 + 5 + 5
    t.finish()
    assert t.rp_of(0) == 20 + 2 * 8


def test_empty_shelves_and_a_mage_face_down() -> None:
    t = Table(players=2)
    t.aftermarket("White Belt Brawler")
    t.tableau(0, APPRENTICE)
    t.face_down(APPRENTICE)
    t.hand(0, TOAD, ARCHMAGUS)
    t.play(0, TOAD)  # no Mage on sale: nothing is offered
    t.play(0, ARCHMAGUS)
    assert t.tableau_of(0) == [APPRENTICE, TOAD, ARCHMAGUS]
    t.finish()
    assert t.rp_of(0) == 10 + 8


def test_anybody_can_learn_magic() -> None:
    t = Table(players=2)
    t.box(0, "Grimoire Case")
    t.hand(0, APPRENTICE, "Turnip Farmer", ARCHMAGUS)
    t.play(0, APPRENTICE)
    t.play(0, "Turnip Farmer")
    assert t.symbols_of("Turnip Farmer") == {"Earth", "Citizen", "Mage"}
    t.play(0, ARCHMAGUS)
    assert t.rp_of(0) == 20
    t.finish()
    assert t.rp_of(0) == 44
