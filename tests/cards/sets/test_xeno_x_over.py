"""Xeno X-Over: flips, clashes and star tokens mixed."""

from __future__ import annotations

from mblades.testing import Table

PRIME, DEPUTY, RONIN = "Xeno Prime, Guest Star", "Dimension Deputy", "Glitch Ronin"


def test_a_won_clash_and_a_flip_make_the_guest_star_bigger() -> None:
    t = Table(players=2)
    t.tableau(0, PRIME)
    t.tableau(1, "White Belt Brawler")
    t.hand(0, DEPUTY)
    t.play(0, DEPUTY)
    assert not t.is_face_up("White Belt Brawler")
    assert t.rp_of(0) == 20
    assert t.tokens_on(PRIME) == 1 + 5
    t.finish()
    assert t.rp_of(0) == 20 + 2 * 15


def test_a_protected_loser_and_an_empty_board() -> None:
    t = Table(players=2)
    t.tableau(0, PRIME)
    t.tableau(1, "World Turtle Tarask")
    t.hand(0, DEPUTY)
    t.play(0, DEPUTY)  # 6 against 5
    assert t.is_face_up("World Turtle Tarask")
    assert t.tokens_on(PRIME) == 5
    alone = Table(players=2)
    alone.tableau(0, PRIME)
    alone.hand(0, DEPUTY)
    alone.play(0, DEPUTY)
    assert alone.rp_of(0) == 0
    alone.face_down(PRIME)
    alone.finish()
    assert alone.rp_of(0) == 0


def test_the_ronin_fights_and_is_paid_for_falling() -> None:
    t = Table(players=2)
    t.tableau(0, RONIN, "Portal Slime")
    t.tableau(1, "Turnip Farmer")
    t.hand(1, "White Belt Brawler")
    t.play(1, "White Belt Brawler")
    t.choose(0, RONIN)
    assert not t.is_face_up("White Belt Brawler")
    assert not t.is_face_up(RONIN)
    assert t.is_face_up("Portal Slime")
    assert t.rp_of(0) == 15
