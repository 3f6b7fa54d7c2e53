"""Argent Candidates: the university elects a chancellor."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

NOBODY, POCKETS = "Candidate Nobody Nominated", "Candidate With Deep Pockets"
PARTY, FAMILIAR = "Candidate of Every Party", "Candidate With a Louder Familiar"
EMERITUS, BALLOT = "Chancellor Emeritus, Not Leaving", "Ballot Box That Votes Back"


def test_every_table_votes() -> None:
    t = Table(players=3)
    t.tableau(0, FAMILIAR, "Evil Helbane")
    t.tableau(1, POCKETS, PARTY)
    t.face_down(PARTY)
    t.hand(0, BALLOT)
    t.play(0, BALLOT)
    t.choose(0, "Mage")
    assert t.rp_of(0) == 28
    t.finish()
    assert t.rp_of(0) == 49
    alone = Table(players=2)
    alone.hand(0, BALLOT)
    alone.play(0, BALLOT)
    alone.choose(0, "Soldier")
    assert alone.rp_of(0) == 0


def test_the_old_chancellor_stays() -> None:
    t = Table(players=3)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, EMERITUS, NOBODY)
    t.rp(1, 10)
    t.rp(2, 50)
    t.hand(1, "Vandal")
    t.play(1, "Vandal")
    assert t.is_face_up(EMERITUS)
    assert not t.is_face_up(NOBODY)
    t.finish()
    assert t.rp_of(0) == 0


def test_the_last_may_yet_be_first() -> None:
    t = Table(players=2)
    t.tableau(0, NOBODY)
    t.rp(1, 5)
    t.finish()
    assert t.rp_of(0) == 40


def test_campaigns_cost_money() -> None:
    t = Table(players=2)
    t.tableau(0, POCKETS)
    t.hand(0, PARTY)
    t.store("Lakeguard")
    t.money(0, 2)
    t.rp(1, 30)
    with pytest.raises(SceneError):
        t.action(0, POCKETS)
    t.money(0, 5)
    t.play(0, PARTY)
    t.choose(0, "Draw a card")
    assert (t.rp_of(0), t.rp_of(1)) == (18, 12)
    assert t.hand_of(0) == ["Lakeguard"]
    t.action(0, POCKETS)
    assert t.rp_of(0) == 30
    assert t.money_of(0) == 2
