"""Millennium Masters: demands on total stars, and showers of RP."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

MASTER, SPHINX = "The Master Who Became the Game", "Sphinx of the Exact Sum"
ABACUS, GRANDMOTHER = "Abacus That Judges You", "Grandmother, Grandmaster"


def test_the_sphinx_wants_the_exact_sum_and_the_abacus_finds_it() -> None:
    t = Table(players=2)
    t.box(0, "Trophy Case of the Ages")
    t.tableau(0, "Grandfather Pike", "Truffle Hog")
    t.hand(0, ABACUS, SPHINX)
    t.play(0, ABACUS)
    t.choose(0, "Put a star token")
    assert t.stars_of(ABACUS) == 4
    t.play(0, SPHINX)  # 8 + 4 + 4 + 5 = 21
    assert t.rp_of(0) == 10
    t.finish()
    assert t.rp_of(0) == 34
    exact = Table(players=2)
    exact.tableau(0, GRANDMOTHER, "Lakeguard", ABACUS)
    exact.hand(0, SPHINX)
    exact.play(0, SPHINX)
    assert exact.rp_of(0) == 45


def test_the_master_comes_to_28_stars_and_not_to_27() -> None:
    t = Table(players=2)
    t.tableau(0, "Grandfather Pike", GRANDMOTHER, "Dawn Unicorn", "Dockside Marine")
    t.hand(0, MASTER)
    with pytest.raises(SceneError):
        t.play(0, MASTER)
    t.tokens("Dawn Unicorn", 1)
    t.play(0, MASTER)
    assert t.rp_of(0) == 65 + 10


def test_what_lies_face_down_does_not_count() -> None:
    t = Table(players=2)
    t.tableau(0, "Grandfather Pike", GRANDMOTHER, "Dawn Unicorn", "Dockside Marine", "Lakeguard")
    t.face_down("Grandfather Pike")
    t.hand(0, MASTER, "Pawn on the Last Rank")
    with pytest.raises(SceneError):
        t.play(0, MASTER)
    t.play(0, "Pawn on the Last Rank")
    assert t.rp_of(0) == 10  # 26 stars please the grandmother
    t.finish()
    assert t.rp_of(0) == 10 + 5


def test_the_masters_demand_nothing_of_an_empty_board_and_give_nothing() -> None:
    t = Table(players=2)
    t.hand(0, MASTER, SPHINX)
    with pytest.raises(SceneError):
        t.play(0, MASTER)
    t.play(0, SPHINX)
    assert t.rp_of(0) == 10
