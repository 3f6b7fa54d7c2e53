"""Millennium Accessories: six artefacts of great power."""

from __future__ import annotations

from mblades.testing import Table

TOTE, SCALES, TOWER = "Millennium Tote Bag", "Millennium Scales", "Millennium Dice Tower"
COUNTER, SLEEVE = "Millennium Life Counter", "Millennium Card Sleeve"
HOURGLASS = "Millennium Hourglass"


def test_the_hourglass_turns_two_turns_back() -> None:
    t = Table(players=2)
    t.accessories(0, HOURGLASS, COUNTER)
    t.hand(0, "Turnip Farmer", "Votive Lamp", "Turnip Farmer")
    t.play(0, "Turnip Farmer")
    t.play(0, "Votive Lamp")
    t.play(0, "Turnip Farmer")
    assert t.rp_of(0) == 20
    t.face_down("Turnip Farmer#2")
    t.hand(0, "Votive Lamp")
    t.action(0, HOURGLASS)
    t.choose(0, "Turnip Farmer")
    assert t.rp_of(0) == 40
    assert not t.is_face_up(HOURGLASS)


def test_the_scales_weigh_those_ahead() -> None:
    t = Table(players=4)
    t.accessories(0, SCALES)
    t.rp(0, 20)
    t.rp(1, 50)
    t.rp(2, 25)
    t.rp(3, 10)
    t.hand(0, "Votive Lamp")
    t.action(0, SCALES)
    assert [t.rp_of(seat) for seat in range(4)] == [48, 36, 11, 10]


def test_the_sleeve_keeps_everything_face_up_but_itself_is_no_target() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.accessories(0, SLEEVE)
    t.tableau(0, "Exaltius", "Evil Helbane")
    t.hand(1, "Vandal")
    t.play(1, "Vandal")
    assert t.is_face_up("Exaltius")
    assert t.is_face_up("Evil Helbane")
    t.finish()
    assert t.rp_of(0) == 10


def test_the_bag_has_room_for_eight_and_the_tower_a_choice() -> None:
    t = Table(players=2)
    t.accessories(0, TOTE, TOWER)
    t.tableau(0, *["Exaltius"] * 7)
    t.store("Lakeguard", "Orella", "Truffle Hog")
    t.rp(1, 40)
    t.hand(0, "Evil Helbane")
    t.play(0, "Evil Helbane")
    assert len(t.tableau_of(0)) == 8
    again = Table(players=2)
    again.accessories(0, TOWER)
    again.rp(1, 40)
    again.hand(0, "Votive Lamp")
    again.action(0, TOWER)
    again.choose(0, "Each opponent loses")
    assert (again.rp_of(0), again.rp_of(1)) == (0, 22)
