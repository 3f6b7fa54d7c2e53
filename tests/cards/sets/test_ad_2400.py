"""AD 2400: losing RP is common, having none opens paradise."""

from __future__ import annotations

from mblades.testing import Table

GARDENER, PROPHET, WARLORD = (
    "Gardener of the Last Paradise", "Prophet of the Bunker", "Crossroads Warlord",
)  # fmt: skip


def test_paradise_is_for_those_with_nothing() -> None:
    t = Table(players=2)
    t.box(0, "Lead-Lined Lunchbox")
    t.rp(0, 37)
    t.hand(0, GARDENER)
    t.play(0, GARDENER)
    assert t.rp_of(0) == 0
    t.finish()
    assert t.rp_of(0) == 60 + (8 + 1)


def test_one_point_too_many() -> None:
    t = Table(players=3)
    t.tableau(0, GARDENER)
    t.rp(0, 1)
    t.tableau(1, PROPHET, GARDENER)  # the prophet is paid first
    t.tableau(2, PROPHET)
    t.rp(2, 11)
    t.finish()
    assert [t.rp_of(seat) for seat in range(3)] == [1, 40, 11 + 10]
    down = Table(players=2)
    down.tableau(0, GARDENER)
    down.face_down(GARDENER)
    down.finish()
    assert down.rp_of(0) == 0


def test_the_warlord_pays_to_run_somebody_over() -> None:
    t = Table(players=2)
    t.rp(0, 12)
    t.rp(1, 20)
    t.tableau(1, "Turnip Farmer")
    t.hand(0, WARLORD)
    t.play(0, WARLORD)
    assert not t.is_face_up("Turnip Farmer")
    assert [t.rp_of(0), t.rp_of(1)] == [2, 5]
    safe = Table(players=2)
    safe.rp(1, 20)
    safe.tableau(1, "World Turtle Tarask", "Turnip Farmer")
    safe.face_down("Turnip Farmer")
    safe.hand(0, WARLORD)
    safe.play(0, WARLORD)
    assert safe.is_face_up("World Turtle Tarask")
    assert safe.rp_of(1) == 20
