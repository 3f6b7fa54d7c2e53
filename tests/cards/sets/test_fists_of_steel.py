"""Fists of Steel: clashes pay RP."""

from __future__ import annotations

from mblades.testing import Table

BRAWLER, GRANDMOTHER, MASTER = "White Belt Brawler", "Iron Grandmother", "Grandmaster Steelfist"


def test_one_clash_pays_three_times() -> None:
    t = Table(players=2)
    t.box(0, "Championship Belt Case")
    t.tableau(0, "Wooden Sparring Dummy")
    t.tableau(1, BRAWLER)
    t.hand(0, GRANDMOTHER)
    t.play(0, GRANDMOTHER)
    assert t.rp_of(0) == 15 + 10
    assert not t.is_face_up(BRAWLER)
    t.finish()
    assert t.rp_of(0) == 15 + 10 + 10


def test_the_grandmaster_meets_everyone_or_no_one() -> None:
    t = Table(players=3)
    t.tableau(1, BRAWLER)
    t.tableau(2, GRANDMOTHER)
    t.store("Turnip Farmer", "Turnip Farmer", "Salamander, Mountain Eater")
    t.hand(0, MASTER)
    t.play(0, MASTER)  # 8 + 1 + 2 against 6 + 9
    assert t.rp_of(0) == 0
    assert t.is_face_up(BRAWLER)
    alone = Table(players=2)
    alone.tableau(1, BRAWLER)
    alone.face_down(BRAWLER)
    alone.hand(0, MASTER)
    alone.play(0, MASTER)
    assert alone.rp_of(0) == 0
    won = Table(players=3)
    won.tableau(1, BRAWLER)
    won.tableau(2, "Daikenzan")
    won.store("Turnip Farmer", "Turnip Farmer", "White Belt Brawler")
    won.hand(0, MASTER)
    won.play(0, MASTER)
    assert won.rp_of(0) == 40


def test_who_cannot_be_flipped_is_beaten_standing() -> None:
    t = Table(players=2)
    t.tableau(1, "World Turtle Tarask")
    t.store("Salamander, Mountain Eater", "Turnip Farmer")
    t.hand(0, BRAWLER)
    t.play(0, BRAWLER)
    assert t.rp_of(0) == 15
    assert t.is_face_up("World Turtle Tarask")
