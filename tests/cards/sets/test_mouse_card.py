"""Mouse Card: mice slip in to the left, and the Top card stays on top."""

from __future__ import annotations

from mblades.testing import Table

COURIER, WHISKER, LOOKOUT = "Crumb Courier", "Whisker of the Night Watch", "Lookout on the Gouda"
CAT, ABBESS = "Cat Who Was Also Invited", "Abbess of the Skirting Board"


def test_the_abbess_stays_on_top() -> None:
    t = Table(players=2)
    t.box(0, "Matchbox Barracks")
    t.tableau(0, "Turnip Farmer", ABBESS)
    t.hand(0, COURIER, WHISKER, "Lakeguard")
    t.play(0, COURIER)
    t.choose(0, "yes", 1)
    assert t.tableau_of(0) == ["Turnip Farmer", COURIER, ABBESS]
    assert t.top_card_of(0) == ABBESS
    assert t.rp_of(0) == 20 + 2 * 6
    t.play(0, WHISKER)
    t.choose(0, "yes", 0)
    t.play(0, "Lakeguard")
    assert t.rp_of(0) == 32 + 2 * 20 + 4 * 5
    t.finish()
    assert t.rp_of(0) == 102


def test_the_abbess_earns_nothing_face_down_or_covered() -> None:
    t = Table(players=2)
    t.tableau(0, ABBESS, "Votive Lamp")
    t.hand(0, "Turnip Farmer", "Lakeguard")
    t.play(0, "Turnip Farmer")
    assert t.rp_of(0) == 10
    down = Table(players=2)
    down.tableau(0, ABBESS)
    down.face_down(ABBESS)
    down.hand(0, "Turnip Farmer", "Lakeguard")
    down.play(0, "Turnip Farmer")
    assert down.rp_of(0) == 10


def test_the_watch_guards_what_is_to_its_right() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", "Votive Lamp")
    t.hand(0, WHISKER)
    t.play(0, WHISKER)
    t.choose(0, "yes", 1)
    t.hand(1, "Torch Brigade")
    t.play(1, "Torch Brigade")
    assert t.options == ["Turnip Farmer", WHISKER]
    t.choose(1, "Turnip Farmer")
    assert not t.is_face_up("Turnip Farmer")


def test_the_cat_comes_to_somebody_elses_party() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer")
    t.rp(1, 30)
    t.hand(0, CAT)
    t.play(0, CAT)
    t.choose(0, "yes")
    t.choose(0, "slot 0 of player 1")
    assert t.tableau_of(1) == [CAT, "Turnip Farmer"]
    t.finish()
    assert (t.rp_of(0), t.rp_of(1)) == (0, 10)


def test_the_lookout_sees_large_things() -> None:
    t = Table(players=2)
    t.hand(0, LOOKOUT, "Votive Lamp")
    t.play(0, LOOKOUT)
    t.hand(1, "Turnip Farmer", "Lakeguard")
    t.play(1, "Turnip Farmer")
    t.play(1, "Lakeguard")
    assert t.rp_of(0) == 5 + 8
