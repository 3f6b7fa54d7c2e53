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
    t.tableau(0, "Shell Diver", "White Belt Brawler", "Curious Kitten", "Daybreaker", MALCOMBE)
    t.hand(0, TOTAL)
    t.play(0, TOTAL)
    t.finish()
    assert t.rp_of(0) == 5 * 8 + 5 * 6


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
    t.rp(0, 10)
    t.play(0, "Turnip Farmer")
    assert (t.rp_of(0), t.rp_of(1)) == (10 - 4 + 10 + 25, 4)
    t.play(0, MALCOMBE)  # a Master card like the stallion
    assert (t.rp_of(0), t.rp_of(1)) == (41, 4)
    t.play(1, "Turnip Farmer")
    assert t.rp_of(0) == 41 + 6  # Malcombe salutes a Core card


def test_the_stallion_kicks_a_core_card() -> None:
    t = Table(players=2)
    t.tableau(1, "White Belt Brawler", "Turnip Farmer", "Lakeguard")
    t.hand(0, STALLION)
    t.play(0, STALLION)
    assert not t.is_face_up("Turnip Farmer")
    assert t.is_face_up("White Belt Brawler")
