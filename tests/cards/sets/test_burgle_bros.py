"""Burgle Bros.: turn it over, and leave with what falls out."""

from __future__ import annotations

from mblades.testing import Table

LOOKOUT, FERRET, SAFECRACKER = (
    "Lookout With a Kazoo",
    "Ferret in the Air Duct",
    "Safecracker With Warm Fingers",
)
GOBLINS, LASERS = "Goblins Out of the Grandfather Clock", "Laser Grid, Bribed"
MASTERMIND = "Mastermind Behind the Ficus"


def test_the_gang_works_together() -> None:
    t = Table(players=3)
    t.tableau(0, GOBLINS, FERRET)
    t.tableau(1, "Truffle Hog", "Lakeguard")
    t.rp(1, 50)
    t.rp(2, 50)
    t.hand(0, MASTERMIND)
    t.play(0, MASTERMIND)
    t.choose(0, "Lakeguard")
    assert [t.rp_of(seat) for seat in range(3)] == [15, 35, 50]
    t.action(0, FERRET)
    assert [t.rp_of(seat) for seat in range(3)] == [32, 18, 50]


def test_the_mastermind_finds_guards_a_face_down_card_or_nobody() -> None:
    t = Table(players=2)
    t.tableau(1, "Guardian Beast Sami", "Shield-Sister Maren", "Turnip Farmer")
    t.face_down("Turnip Farmer")
    t.rp(1, 50)
    t.hand(0, MASTERMIND)
    t.play(0, MASTERMIND)
    assert t.is_face_up("Guardian Beast Sami")
    assert t.is_face_up("Shield-Sister Maren")
    assert (t.rp_of(0), t.rp_of(1)) == (0, 50)
    alone = Table(players=2)
    alone.rp(1, 50)
    alone.hand(0, MASTERMIND)
    alone.play(0, MASTERMIND)
    assert (alone.rp_of(0), alone.rp_of(1)) == (0, 50)


def test_the_safecracker_opens_boxes() -> None:
    t = Table(players=2)
    t.box(1, "Toolbox")
    t.tableau(1, "Votive Lamp")
    t.hand(0, SAFECRACKER)
    t.play(0, SAFECRACKER)
    assert not t.is_face_up("Toolbox")
    assert t.rp_of(0) == 0
    t.finish()
    assert t.rp_of(1) == 10  # the lamp's own


def test_the_lasers_look_away_once_and_the_lookout_twice() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, LASERS)
    t.hand(1, "Candlelight Novice")
    t.play(1, "Candlelight Novice")
    t.choose(0, LASERS)
    assert (t.rp_of(0), t.rp_of(1)) == (7, 8)
    assert not t.is_face_up(LASERS)
    t.hand(0, LOOKOUT)
    t.hand(1, "Vandal")
    t.play(0, LOOKOUT)
    assert (t.rp_of(0), t.rp_of(1)) == (15, 0)
    t.rp(1, 30)
    t.play(1, "Vandal")
    assert (t.rp_of(0), t.rp_of(1)) == (23, 22)
