"""Shills & Shills Inc.: tolls, fees and bought trophies."""

from __future__ import annotations

from mblades.testing import Table

CALLER, CLAUSE = "Cold Caller in a Headset", "Clause in Very Small Print"
PARACHUTE, ARTIST = "Golden Parachute", "Hostile Takeover Artist"
OLD = "Old Mister Shill"


def test_every_loser_pays_twice_and_the_trophy_is_bought() -> None:
    t = Table(players=3)
    t.box(0, "Briefcase Registered Offshore")
    t.tableau(0, CALLER)
    t.tableau(1, "Turnip Farmer")
    t.tableau(2, "Turnip Farmer")
    t.store("Lakeguard", "Turnip Farmer", "Turnip Farmer")
    t.hand(0, ARTIST, OLD)
    t.money(1, 4)
    t.money(2, 1)
    t.rp(2, 8)
    t.play(0, ARTIST)
    t.choose(0, CALLER, ARTIST, CALLER)  # caller and artist both take their toll
    assert (t.money_of(0), t.money_of(1), t.money_of(2)) == (4, 0, 1)
    assert t.rp_of(2) == 0
    assert t.rp_of(0) == 15 + 8 + 2 * 4
    t.money(0, 9)
    t.play(0, OLD)  # nobody can pay: they flip
    assert t.happened("flipped")
    t.finish()
    t.choose(0, "yes")
    assert (t.rp_of(0), t.money_of(0)) == (31 + 35 + 3, 3)


def test_the_parachute_opens_for_money() -> None:
    t = Table(players=2)
    t.tableau(0, PARACHUTE, "Turnip Farmer")
    t.hand(1, "Torch Brigade", "Torch Brigade")
    t.money(0, 3)
    t.play(1, "Torch Brigade")
    t.choose(0, "yes")
    assert t.is_face_up("Turnip Farmer")
    assert t.money_of(0) == 0
    t.play(1, "Torch Brigade")
    assert not t.is_face_up("Turnip Farmer")


def test_small_print_meets_poor_and_guarded_players() -> None:
    t = Table(players=3)
    t.tableau(2, "World Turtle Tarask")
    t.hand(0, CLAUSE, OLD)
    t.money(1, 2)
    t.rp(1, 10)
    t.play(0, CLAUSE)
    t.choose(1, 0)
    assert (t.money_of(0), t.money_of(1), t.rp_of(1)) == (2, 0, 10)
    t.play(0, OLD)  # no money, no cards or one that cannot be flipped
    assert t.is_face_up("World Turtle Tarask")
    assert (t.rp_of(0), t.money_of(0)) == (0, 2)
