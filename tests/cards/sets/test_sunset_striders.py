"""Sunset Striders: outlaws who flip everything in reach."""

from __future__ import annotations

from mblades.testing import Table

KID, COYOTE, TESS = "The Sundown Kid", "Nervous Coyote", "Sarsaparilla Tess"


def test_your_cards_or_your_points() -> None:
    t = Table(players=2)
    t.box(0, "Wanted Poster Tube")
    t.tableau(1, "Turnip Farmer")
    t.hand(0, KID)
    t.play(0, KID)
    t.choose(0, "Turnip Farmer")  # nothing to pay with
    t.choose(0, KID)  # the order of one's own two effects does not matter
    assert not t.is_face_up("Turnip Farmer")
    assert t.rp_of(0) == 5 + 3
    rich = Table(players=2)
    rich.tableau(1, "Turnip Farmer")
    rich.rp(1, 25)
    rich.hand(0, KID)
    rich.play(0, KID)
    rich.choose(0, "Turnip Farmer")
    rich.choose(1, 0)
    assert rich.is_face_up("Turnip Farmer")
    assert [rich.rp_of(0), rich.rp_of(1)] == [20, 5]


def test_who_can_neither_pay_nor_fall_is_left_alone() -> None:
    t = Table(players=2)
    t.tableau(1, "World Turtle Tarask", "Turnip Farmer")
    t.face_down("Turnip Farmer")
    t.hand(0, KID)
    t.play(0, KID)
    assert t.options == [KID, "World Turtle Tarask"]  # nobody holds up a card face down
    t.choose(0, "World Turtle Tarask")
    assert t.is_face_up("World Turtle Tarask")
    assert t.rp_of(0) == 0


def test_tess_pours_twice_and_the_coyote_runs_off_the_cliff() -> None:
    t = Table(players=2)
    t.tableau(0, TESS, KID)
    t.tableau(1, "Turnip Farmer", "Stagecoach Bandit", "Iron Grandmother")
    t.hand(0, COYOTE)
    t.action(0, TESS)
    t.choose(0, "Turnip Farmer")
    assert not t.is_face_up("Stagecoach Bandit")
    assert t.is_face_up("Iron Grandmother")
    assert t.rp_of(0) == 2 * 5
    t.play(0, COYOTE)
    assert not t.is_face_up(COYOTE)
    assert t.rp_of(0) == 10
