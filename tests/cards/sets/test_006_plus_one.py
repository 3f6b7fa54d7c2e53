"""006 Plus One: Top effects flip a kind of card as it is played."""

from __future__ import annotations

from mblades.testing import Table

BOMB, GADGET, CAT = "James Bomb", "Gadget of the Week", "Cat on the Villain's Lap"


def test_bomb_before_anything_else_happens() -> None:
    t = Table(players=2)
    t.tableau(0, BOMB)
    t.hand(0, CAT)  # Top effects need a card in hand
    t.hand(1, "Turnip Farmer", "Turnip Farmer")
    t.play(1, "Turnip Farmer")  # no 15 RP to lose
    assert not t.is_face_up("Turnip Farmer")
    assert t.rp_of(1) == 0
    t.rp(1, 20)
    t.play(1, "Turnip Farmer")
    t.choose(1, 1)
    assert t.is_face_up("Turnip Farmer#2")
    assert t.rp_of(1) == 5 + 10


def test_bomb_meets_protection_and_goes_off() -> None:
    t = Table(players=2)
    t.tableau(0, BOMB)
    t.hand(0, CAT)  # Top effects need a card in hand
    t.hand(1, "World Turtle Tarask", "Crossroads Warlord")
    t.play(1, "World Turtle Tarask")  # can neither be flipped nor be paid for
    assert t.is_face_up("World Turtle Tarask")
    t.rp(1, 30)
    t.play(1, "Crossroads Warlord")
    t.choose(1, 1)
    assert not t.is_face_up(BOMB)
    assert [t.rp_of(0), t.rp_of(1)] == [15, 5]


def test_an_agent_works_only_on_top_and_face_up() -> None:
    t = Table(players=2)
    t.tableau(0, CAT, GADGET)
    t.hand(0, BOMB)
    t.hand(1, "Hot-Blooded Cadet", "Wind-Up Pigeon", "Hot-Blooded Cadet")
    t.play(1, "Hot-Blooded Cadet")  # the cat is not on top
    assert t.is_face_up("Hot-Blooded Cadet")
    t.play(1, "Wind-Up Pigeon")
    assert not t.is_face_up("Wind-Up Pigeon")
    t.face_down(GADGET)
    t.play(1, "Hot-Blooded Cadet")
    assert not t.is_face_up("Hot-Blooded Cadet#2")


def test_everybody_presses_the_button_once() -> None:
    t = Table(players=2)
    t.box(0, "Briefcase With a Button")
    t.hand(1, "Turnip Farmer", "Turnip Farmer")
    t.play(1, "Turnip Farmer")
    t.choose(0, "Briefcase With a Button")
    assert not t.is_face_up("Turnip Farmer")
    t.play(1, "Turnip Farmer")
    assert t.is_face_up("Turnip Farmer#2")
