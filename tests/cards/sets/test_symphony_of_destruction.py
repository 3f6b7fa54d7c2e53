"""Symphony of Destruction: many sets in harmony, with Score effects."""

from __future__ import annotations

from mblades.testing import Table

BEETHOVEN, TRIANGLE, TUBA = "Evil Beethoven", "Triangle Player of Doom", "Tuba Tyrant"
GUESTS = ("White Belt Brawler", "Familiar Toad", "Wind-Up Pigeon")


def test_beethoven_conducts_both_neighbours() -> None:
    t = Table(players=2)
    t.box(0, "Grand Piano Crate")
    t.tableau(0, *GUESTS, TRIANGLE, BEETHOVEN, TUBA)
    t.finish()
    assert t.rp_of(0) == 20 + (20 + 3 * 5) + 3 * 5 + (4 * 3 + 3 * 3)


def test_beethoven_hears_nobody() -> None:
    t = Table(players=2)
    t.tableau(0, *GUESTS, TRIANGLE, BEETHOVEN, TUBA)
    t.face_down(TRIANGLE, TUBA)
    t.tableau(1, BEETHOVEN)
    t.finish()
    assert t.rp_of(0) == t.rp_of(1) == 0
    down = Table(players=2)
    down.tableau(0, *GUESTS[:2], TRIANGLE, BEETHOVEN)
    down.face_down(BEETHOVEN)
    down.finish()
    assert down.rp_of(0) == 5  # three sets are heard


def test_the_organ_likes_strangers() -> None:
    t = Table(players=2)
    t.hand(0, "Organ of Ominous Chords", TUBA, "White Belt Brawler", "Baton Twister")
    t.play(0, "Organ of Ominous Chords")
    t.play(0, TUBA)
    assert t.rp_of(0) == 0
    t.play(0, "White Belt Brawler")
    assert t.rp_of(0) == 0
    t.play(0, "Baton Twister")
    assert t.rp_of(0) == 10
