"""Super Plumber Bros.: stomp on your own low cards."""

from __future__ import annotations

from mblades.testing import Table

TALLER, ROUNDER = "Taller Brother", "Rounder Brother"
KING = "King Spikeshell, Kidnapper Emeritus"
MUSHROOM, BLOCK = "Grumpy Walking Mushroom", "Block With a Question"


def test_stomp_after_stomp() -> None:
    t = Table(players=2)
    t.box(0, "Suspicious Green Pipe")
    t.tableau(0, BLOCK, ROUNDER, MUSHROOM)
    t.store("Turnip Farmer")
    t.hand(0, KING)
    t.play(0, KING)
    assert t.rp_of(0) == 20 + 5 + 10  # the king, his rounder enemy and the mushroom
    assert t.hand_of(0) == ["Turnip Farmer"]
    t.finish()
    assert t.rp_of(0) == 44


def test_both_brothers_stomp_and_the_block_pays() -> None:
    t = Table(players=2)
    t.tableau(0, BLOCK)
    t.hand(0, TALLER, ROUNDER)
    t.play(0, TALLER)
    assert (t.rp_of(0), t.money_of(0)) == (28, 3)
    t.play(0, ROUNDER)
    assert t.rp_of(0) == 28 + 15 + 5
    assert not t.is_face_up(TALLER)


def test_there_is_nothing_to_stomp_on() -> None:
    for left in ("", "Lakeguard", "World Turtle Tarask", "Turnip Farmer"):
        t = Table(players=2)
        t.hand(0, TALLER)
        if left:
            t.tableau(0, left)
        if left == "Turnip Farmer":
            t.face_down(left)
        t.play(0, TALLER)
        assert t.rp_of(0) == 0, left


def test_the_pipe_brings_a_stomped_card_back() -> None:
    t = Table(players=2)
    t.box(0, "Suspicious Green Pipe")
    t.tableau(0, MUSHROOM, TALLER)
    t.face_down(MUSHROOM)
    t.hand(0, "Turnip Farmer")
    t.action(0, "Suspicious Green Pipe")
    assert t.hand_of(0) == ["Turnip Farmer", MUSHROOM]
    assert t.tableau_of(0) == [TALLER]
    t.finish()
    assert t.rp_of(0) == 0  # a pipe that was used is face down
