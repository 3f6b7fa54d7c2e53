"""Samurai Mowdown: clash for honour, losers flip."""

from __future__ import annotations

from mblades.testing import Table

SHOGUN = "The Mowing Shogun"


def test_the_shogun_mows_everyone_down() -> None:
    t = Table(players=3)
    t.box(0, "Lacquered Armour Chest")
    t.tableau(0, "Umbrella Ashigaru")
    t.tableau(1, "Turnip Farmer")
    t.tableau(2, "Otter With a Plan")
    t.store("Turnip Farmer", "Turnip Farmer", "Turnip Farmer")
    t.hand(0, SHOGUN)
    t.play(0, SHOGUN)
    while t.options:  # the order of one's own four effects does not matter
        t.choose(0, t.options[0])
    assert t.rp_of(0) == 2 * (8 + 5)
    assert not t.is_face_up("Otter With a Plan")
    t.finish()
    assert t.rp_of(0) == 26 + 5 + 2 * 3


def test_a_protected_loser_stays_and_an_empty_board_is_no_clash() -> None:
    t = Table(players=3)
    t.tableau(1, "World Turtle Tarask")
    t.hand(0, SHOGUN)
    t.play(0, SHOGUN)
    assert t.rp_of(0) == 8
    assert t.is_face_up("World Turtle Tarask")
    alone = Table(players=2)
    alone.hand(0, SHOGUN)
    alone.play(0, SHOGUN)
    assert alone.rp_of(0) == 0
    assert alone.is_face_up(SHOGUN)


def test_the_dog_fights_for_its_master_and_then_scores_nothing() -> None:
    t = Table(players=2)
    t.tableau(0, "Akita of Perfect Loyalty")
    t.tableau(1, "Gravel Militia", "Lakeguard")
    t.face_down("Gravel Militia")
    t.hand(0, "Rice Paddy Ronin")
    t.play(0, "Rice Paddy Ronin")
    t.choose(0, 1, "Akita of Perfect Loyalty")
    assert t.rp_of(0) == 10  # 6 stars against 5
    assert not t.is_face_up("Lakeguard")
    assert t.is_face_up("Rice Paddy Ronin")
    t.finish()
    assert t.rp_of(0) == 10


def test_last_words_are_paid_for() -> None:
    t = Table(players=2)
    t.tableau(0, "Calligrapher of Last Words", "Rice Paddy Ronin")
    t.tableau(1, "Grandfather Pike")
    t.hand(1, "White Belt Brawler")
    t.store("Grandfather Pike", "Turnip Farmer")
    t.play(1, "White Belt Brawler")
    t.choose(1, 0)
    t.choose(0, "Calligrapher of Last Words")
    assert t.rp_of(0) == 20
    assert not t.is_face_up("Rice Paddy Ronin")
    assert not t.is_face_up("Calligrapher of Last Words")
