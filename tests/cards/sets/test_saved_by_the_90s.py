"""Saved by the 90's: star tokens and big units."""

from __future__ import annotations

from mblades.testing import Table

MAX, SHARK = "Max Attitude, to the Max", "Shark in Sunglasses"
PET, UNICORN = "Keychain Pet", "Unicorn From a Binder Cover"
KID = "Kid on a Kickflip"


def test_everything_grows_and_max_counts_it() -> None:
    t = Table(players=2)
    t.box(0, "Neon Bum Bag")
    t.tableau(0, PET)
    t.hand(0, UNICORN, SHARK, MAX, KID)
    t.play(0, UNICORN)
    t.play(0, SHARK)
    t.play(0, MAX)
    t.play(0, KID)
    assert (t.stars_of(PET), t.stars_of(SHARK), t.stars_of(MAX)) == (6, 13, 10)
    assert t.rp_of(0) == 10
    t.finish()  # 6 + 5 + 13 + 10 + 3 stars; the pet has 6, one too few for Max
    assert t.rp_of(0) == 57


def test_forty_stars_fill_the_bag() -> None:
    t = Table(players=2)
    t.box(0, "Neon Bum Bag")
    t.tableau(0, *["Grandfather Pike"] * 5)
    t.finish()
    assert t.rp_of(0) == 0


def test_the_shark_sneers_at_smaller_cards_while_on_top() -> None:
    t = Table(players=2)
    t.tableau(0, SHARK)
    t.hand(0, "Turnip Farmer")
    t.hand(1, "Turnip Farmer", "Grandfather Pike", "Votive Lamp")
    t.tableau(1, *["Lakeguard"] * 3)
    t.play(1, "Turnip Farmer")
    assert t.rp_of(0) == 5
    t.play(1, "Grandfather Pike")
    assert t.rp_of(0) == 5
    t.face_down(SHARK)
    t.play(1, "Votive Lamp")
    assert t.rp_of(0) == 5


def test_cards_face_down_neither_grow_nor_count() -> None:
    t = Table(players=2)
    t.tableau(0, "Grandfather Pike", MAX)
    t.face_down("Grandfather Pike")
    t.hand(0, KID)
    t.play(0, KID)
    t.finish()
    assert t.rp_of(0) == 10 + 10
    assert t.tokens_on("Grandfather Pike") == 0
