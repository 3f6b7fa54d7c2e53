"""WSF (World Sellout Federation): mean clashes."""

from __future__ import annotations

from mblades.testing import Table

JOBBER, DAVE = "Jobber in Borrowed Trunks", "Masked Mystery, Obviously Dave"
CHAIR, CONDOR = "Folding Chair, Union Member", "Tag-Team Condor"
COLOSSUS, MERCH = "Colossus of Sponsorship", "Merchandise Table"


def _order(t: Table) -> None:
    while t.options:
        t.choose(0, t.options[0])


def test_a_tag_team_match() -> None:
    t = Table(players=2)
    t.box(0, MERCH)
    t.tableau(1, "Turnip Farmer", "Lakeguard", "Grandfather Pike")
    t.hand(0, CONDOR, COLOSSUS)
    t.play(0, CONDOR)
    t.choose(0, 1, "Lakeguard")
    _order(t)
    t.play(0, COLOSSUS)
    t.choose(0, 1, "Grandfather Pike")
    _order(t)
    assert not t.is_face_up("Lakeguard")
    assert not t.is_face_up("Grandfather Pike")
    assert t.is_face_up("Turnip Farmer")
    assert (t.rp_of(0), t.money_of(0)) == (2 * (20 + 6), 4)
    t.finish()
    assert t.rp_of(0) == 52 + 2 * 8


def test_a_guarded_loser_stays_up_and_an_empty_ring_is_quiet() -> None:
    t = Table(players=3)
    t.tableau(1, "World Turtle Tarask", "Lakeguard")
    t.face_down("Lakeguard")
    t.hand(0, COLOSSUS)
    t.play(0, COLOSSUS)
    assert t.is_face_up("World Turtle Tarask")
    assert t.rp_of(0) == 20
    empty = Table(players=2)
    empty.hand(0, COLOSSUS)
    empty.play(0, COLOSSUS)
    assert empty.rp_of(0) == 0
    assert empty.is_face_up(COLOSSUS)


def test_the_chair_helps_dave_against_a_pike() -> None:
    t = Table(players=2)
    t.tableau(0, CHAIR)
    t.tableau(1, "Grandfather Pike")
    t.hand(0, DAVE, "Turnip Farmer")
    t.play(0, DAVE)
    t.choose(0, 1, "Grandfather Pike", "yes")  # 3 + 3 + 6 against 8
    assert not t.is_face_up("Grandfather Pike")
    assert t.binder_of(0) == ["Turnip Farmer"]
    assert t.rp_of(0) == 20


def test_the_jobber_is_paid_to_fall() -> None:
    t = Table(players=2)
    t.tableau(1, "Grandfather Pike")
    t.hand(0, JOBBER)
    t.play(0, JOBBER)
    assert t.rp_of(0) == 22
    empty = Table(players=2)
    empty.hand(0, JOBBER)
    empty.play(0, JOBBER)
    assert empty.rp_of(0) == 12
