"""Game of Rings: schemes, a throne, a ring and the undead."""

from __future__ import annotations

from mblades.testing import Table

THRONE, FOOTMAN = "Throne of Cutlery", "Footman of the Chilly Wall"
WRAITH, RING, WHISPERER = (
    "Wraith on the Commuter Horse", "Ring, One Careful Owner", "Whisperer With Nine Faces",
)  # fmt: skip


def test_the_footman_makes_the_king() -> None:
    t = Table(players=3)
    t.box(0, "Map With Too Many Mountains")
    t.rp(0, 10)
    t.rp(1, 20)
    t.markers(0, 1)
    t.hand(0, FOOTMAN, THRONE)
    t.play(0, FOOTMAN)
    t.choose(0, "yes")
    t.play(0, THRONE)
    assert t.markers_on(FOOTMAN) == 1
    t.finish()
    assert t.rp_of(0) == 54


def test_a_throne_face_down_or_second_in_line() -> None:
    t = Table(players=2)
    t.tableau(0, THRONE)
    t.rp(1, 1)
    t.finish()
    assert t.rp_of(0) == 10
    down = Table(players=2)
    down.tableau(0, THRONE)
    down.face_down(THRONE)
    down.rp(0, 1)
    down.finish()
    assert down.rp_of(0) == 1


def test_the_undead_fall_at_the_second_blow() -> None:
    t = Table(players=2)
    t.markers(0, 4)
    t.hand(0, FOOTMAN)
    t.play(0, FOOTMAN)
    t.choose(0, "yes")
    t.hand(1, "Torch Brigade", "Torch Brigade")
    t.play(1, "Torch Brigade")
    assert t.is_face_up(FOOTMAN)
    assert t.markers_of(0) == 4
    t.play(1, "Torch Brigade")
    assert not t.is_face_up(FOOTMAN)


def test_the_whisperer_asks_only_those_ahead() -> None:
    t = Table(players=4)
    t.tableau(1, "Turnip Farmer", "Lakeguard")
    t.face_down("Lakeguard")
    t.tableau(2, "World Turtle Tarask")
    t.rp(1, 12)
    t.rp(2, 9)  # guarded, and too poor to pay
    t.tableau(3, "Votive Lamp")
    t.hand(0, WHISPERER)
    t.play(0, WHISPERER)
    t.choose(1, 1)
    assert not t.is_face_up("Turnip Farmer")
    assert t.is_face_up("World Turtle Tarask")
    assert t.is_face_up("Votive Lamp")
    assert [t.rp_of(seat) for seat in range(4)] == [0, 12, 9, 0]


def test_the_ring_tempts_whoever_leads() -> None:
    t = Table(players=2)
    t.tableau(0, RING, WRAITH)
    t.rp(0, 10)
    t.rp(1, 15)
    t.pass_(1)
    t.choose(0, RING)
    assert (t.rp_of(0), t.rp_of(1)) == (18, 15)  # then the wraith robs its own master
    t.pass_(1)
    t.choose(0, RING)
    assert t.rp_of(0) == 16
    assert t.rp_of(1) == 15 - 4
