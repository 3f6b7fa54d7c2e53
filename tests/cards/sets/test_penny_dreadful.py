"""Penny Dreadful: the Dark cards share one fate, and somebody is paid for it."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

COUNT, RAT, LENDER = "Count Overdraft", "Rat With a Pawn Ticket", "Moneylender of the Moor"
GOVERNESS, COFFIN = "Governess Who Keeps the Ledger", "Coin-Fed Coffin"


def _settle(t: Table) -> None:
    """The order of one's own effects does not matter here."""
    while t.options:
        t.choose(0, t.options[0])


def test_every_dark_card_that_falls_pays_all_its_debts() -> None:
    t = Table(players=2)
    t.box(0, "Strongbox That Breathes")
    t.tableau(0, RAT, LENDER, COUNT, "Closet Boggart", "Nightmare Pony")
    t.rp(1, 50)
    t.hand(0, GOVERNESS)
    t.play(0, GOVERNESS)
    t.choose(0, "yes", "Closet Boggart", "Nightmare Pony")
    _settle(t)
    assert t.rp_of(0) == 63
    assert t.rp_of(1) == 18
    assert t.money_of(0) == 4
    t.finish()
    assert t.rp_of(0) == 67


def test_no_bond_with_what_is_face_down_protected_or_not_dark() -> None:
    t = Table(players=2)
    t.tableau(0, COUNT, "Closet Boggart", "Turnip Farmer", COFFIN)
    t.face_down(COUNT)
    t.rp(1, 50)
    t.money(0, 2)
    t.hand(0, "Turnip Farmer")
    t.action(0, COFFIN)
    t.choose(0, "Closet Boggart")
    _settle(t)
    assert t.rp_of(0) == 15
    assert t.rp_of(1) == 42
    guarded = Table(players=2)
    guarded.tableau(0, "Shield-Sister Maren", RAT)
    guarded.hand(1, "Torch Brigade")
    guarded.play(1, "Torch Brigade")
    assert guarded.is_face_up(RAT)
    assert guarded.rp_of(0) == 0


def test_the_coffin_takes_exact_change_and_an_empty_crypt_frightens_nobody() -> None:
    t = Table(players=2)
    t.tableau(0, COFFIN, RAT)
    t.money(0, 1)
    t.hand(0, "Turnip Farmer")
    with pytest.raises(SceneError):
        t.action(0, COFFIN)
    alone = Table(players=2)
    alone.hand(0, GOVERNESS)
    alone.play(0, GOVERNESS)
    assert alone.rp_of(0) == 0
