"""Clockwork Empire: RP for the variety of cards in hand."""

from __future__ import annotations

from mblades.testing import Table

EMPRESS, TUTOR, BRIGADIER = "Empress Mainspring", "Tick-Tock Tutor", "Brass Brigadier"
PIGEON = "Wind-Up Pigeon"


def test_the_empress_inspects_the_hand() -> None:
    t = Table(players=2)
    t.box(0, "Self-Winding Case")
    t.store(PIGEON)
    t.hand(0, EMPRESS, "Familiar Toad", "White Belt Brawler")
    t.play(0, EMPRESS)
    assert t.rp_of(0) == 15
    t.finish()
    assert t.rp_of(0) == 39


def test_variety_counts_not_numbers() -> None:
    t = Table(players=2)
    t.hand(0, TUTOR, "White Belt Brawler", "White Belt Brawler", "Hot-Blooded Cadet")
    t.play(0, TUTOR)  # three Soldiers
    assert t.rp_of(0) == 4


def test_the_brigadier_fires_cards_from_his_hand() -> None:
    t = Table(players=2)
    t.tableau(0, BRIGADIER)
    t.tableau(1, "Lakeguard", "Turnip Farmer")
    t.hand(0, "Grandfather Pike", "Votive Lamp")
    t.action(0, BRIGADIER)
    t.choose(0, "Grandfather Pike")
    t.choose(0, "Lakeguard")
    assert not t.is_face_up("Lakeguard")
    assert not t.is_face_up(BRIGADIER)


def test_an_empty_hand_pays_nothing_whatever_lies_about() -> None:
    t = Table(players=2)
    t.box(0, "Self-Winding Case")
    t.tableau(0, "Familiar Toad", "White Belt Brawler")
    t.face_down("Familiar Toad")
    t.hand(0, EMPRESS)
    t.play(0, EMPRESS)
    t.finish()
    assert t.rp_of(0) == 0


def test_a_case_that_is_flipped_does_not_tick() -> None:
    t = Table(players=2)
    t.box(0, "Self-Winding Case")
    t.hand(0, PIGEON, EMPRESS)
    t.face_down("Self-Winding Case")
    t.play(0, PIGEON)
    t.finish()
    assert t.rp_of(0) == 3
