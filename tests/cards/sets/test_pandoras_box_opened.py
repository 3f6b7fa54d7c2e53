"""Pandora's Box Opened: masks and mimics."""

from __future__ import annotations

from mblades.testing import Table

HOPE, UNDERSTUDY, MASK = "Hope, Last One Out", "Understudy", "Hollow Mask"


def test_everything_out_of_the_box_is_dark_and_hope_is_last() -> None:
    t = Table(players=2)
    t.box(0, "Pandora's Other Box")
    t.hand(0, "Deputy of Dustville", "Wind-Up Pigeon", HOPE)
    t.play(0, "Deputy of Dustville")
    t.play(0, "Wind-Up Pigeon")
    t.play(0, HOPE)
    assert t.symbols_of("Deputy of Dustville") == {"Light", "Soldier", "Dark"}
    assert t.rp_of(0) == 3
    t.finish()
    assert t.rp_of(0) == 32


def test_the_understudy_plays_whoever_stands_to_the_left() -> None:
    t = Table(players=3)
    t.tableau(0, "White Belt Brawler", UNDERSTUDY, "Deputy of Dustville")
    t.tableau(1, "White Belt Brawler", UNDERSTUDY, "Deputy of Dustville")
    t.face_down("White Belt Brawler#2")
    t.tableau(2, UNDERSTUDY)
    t.finish()
    assert [t.rp_of(seat) for seat in range(3)] == [3 * 5, 5, 5]


def test_hope_among_the_fallen_is_herself() -> None:
    t = Table(players=2)
    t.tableau(0, "White Belt Brawler", HOPE, UNDERSTUDY)
    t.face_down("White Belt Brawler", UNDERSTUDY)
    assert t.symbols_of(HOPE) == {"Light", "Myth"}
    t.finish()
    assert t.rp_of(0) == 0


def test_the_host_copies_no_card_face_down_and_none_that_is_not_there() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer")
    t.hand(0, "Host of the Doppel-Gala", "Host of the Doppel-Gala")
    t.play(0, "Host of the Doppel-Gala")
    assert t.rp_of(0) == 10
    t.face_down("Turnip Farmer")
    t.play(0, "Host of the Doppel-Gala")
    assert t.rp_of(0) == 10


def test_the_mask_takes_a_share() -> None:
    t = Table(players=2)
    t.tableau(0, MASK)
    t.hand(1, "Turnip Farmer")
    t.play(1, "Turnip Farmer")
    t.choose(0, MASK)
    assert t.rp_of(0) == 10
    assert not t.is_face_up(MASK)
