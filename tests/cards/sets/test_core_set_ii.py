"""Core Set II: old friends, better, and every rarity counts."""

from __future__ import annotations

from mblades.testing import Table

TOTAL, OTTER, STALLION = (
    "Total Destruction, Corrected Text", "Otter With a Better Plan", "Nightmare Stallion, Foil"
)  # fmt: skip
MALCOMBE, TARASK = "Malcombe, No Longer Squire", "Tarask, Reinforced Edition"


def test_every_rarity_is_shown_off() -> None:
    t = Table(players=2)
    t.box(0, "Case Graded Nine Point Eight")
    t.tableau(0, "Shell Diver", "White Belt Brawler", "Curious Kitten", "Daybreaker")
    t.hand(0, MALCOMBE, TOTAL)
    t.play(0, MALCOMBE)
    assert t.rp_of(0) == 5 * 6
    t.play(0, TOTAL)
    t.finish()
    assert t.rp_of(0) == 30 + 5 * 8 + 5 * 6


def test_the_correction_flips_core_cards_that_can_be_flipped() -> None:
    t = Table(players=3)
    t.tableau(1, "Turnip Farmer", "White Belt Brawler")
    t.tableau(2, "Turnip Farmer", TARASK)
    t.hand(0, TOTAL)
    t.play(0, TOTAL)
    assert not t.is_face_up("Turnip Farmer")
    assert t.is_face_up("White Belt Brawler")
    assert t.is_face_up("Turnip Farmer#2")
    assert t.is_face_up(TARASK)
    t.face_down(TOTAL)
    t.finish()
    assert t.rp_of(0) == 0
    assert t.rp_of(2) == 6
    alone = Table(players=2)
    alone.hand(0, TOTAL)
    alone.play(0, TOTAL)
    alone.finish()
    assert alone.rp_of(0) == 8


def test_the_otter_and_the_stallion_like_other_rarities() -> None:
    t = Table(players=2)
    t.tableau(0, OTTER)
    t.tableau(1, STALLION)
    t.hand(0, "Turnip Farmer", MALCOMBE)
    t.hand(1, "Turnip Farmer")
    t.play(0, "Turnip Farmer")
    assert t.rp_of(0) == 10 + 25
    assert t.rp_of(1) == 6
    t.play(0, MALCOMBE)
    assert t.rp_of(0) == 35 + 2 * 6
    assert t.rp_of(1) == 6
    same = Table(players=2)
    same.tableau(0, OTTER)
    same.hand(0, MALCOMBE)
    same.play(0, MALCOMBE)
    assert same.rp_of(0) == 6
