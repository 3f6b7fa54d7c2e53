"""The core: plain cards of every element and every type, with boxes and accessories for all."""

from __future__ import annotations

import pytest

from mblades.cards.library import load
from mblades.testing import Table
from mblades.text.tree import ELEMENTS, TYPES

FARMER = "Turnip Farmer"


@pytest.mark.parametrize("symbol", [one for one in (*ELEMENTS, *TYPES) if one != "Pro"])
def test_there_is_a_deck_box_for_every_symbol(symbol: str) -> None:
    core = load().find_set("Core").designs
    (box,) = [one.name for one in core if one.kind == "Deck Box" and f" {symbol} " in one.text]
    t = Table(players=2)
    t.card("Yes", symbols=symbol)
    t.card("No")
    t.box(0, box)
    t.tableau(0, "Yes", "Yes", "Yes", "No")
    t.face_down("Yes")
    t.finish()
    assert t.rp_of(0) == 2 * 5


@pytest.mark.parametrize(("has_gravel", "won"), [(True, 30), (False, 0)])
def test_gravel_is_a_weapon_in_numbers(has_gravel: bool, won: int) -> None:
    t = Table(players=2)
    t.tableau(0, "Torch Brigade", "Gravel Militia", "Salamander, Volcanic Lizard")
    if not has_gravel:
        t.face_down("Gravel Militia")
    t.tableau(1, "Squire Malcombe")
    t.store("Homing Pigeon", "Choir Volunteer")
    t.hand(0, FARMER)
    t.action(0, "Salamander, Volcanic Lizard")  # 1 + 3, with two Soldiers 6, against 3 + 2
    assert t.rp_of(0) == won


@pytest.mark.parametrize(
    ("name", "kind"), [("Secondhand Furnace", "Single"), ("Trade Binder", "Accessory")]
)
def test_what_asks_for_a_card_gives_nothing_without_one(name: str, kind: str) -> None:
    t = Table(players=2)
    if kind == "Single":
        t.tableau(0, name)
        t.hand(0, FARMER)
        t.action(0, name)
        t.choose(0, "no")
    else:
        t.accessories(0, name)
        t.hand(0, FARMER)
        t.action(0, name)
    assert t.rp_of(0) == 0
    assert t.hand_of(0) == [FARMER]


def test_the_furnace_burns_a_card() -> None:
    t = Table(players=2)
    t.tableau(0, "Secondhand Furnace")
    t.hand(0, FARMER, "Closet Boggart")
    t.action(0, "Secondhand Furnace")
    t.choose(0, "yes", "Closet Boggart")
    assert t.rp_of(0) == 20
    assert t.binder_of(0) == ["Closet Boggart"]


def test_the_penny_sleeve_guards_once_and_nothing_that_is_face_down() -> None:
    t = Table(players=2)
    t.accessories(0, "Penny Card Sleeve")
    t.tableau(0, FARMER, "Closet Boggart")
    t.face_down("Closet Boggart")
    t.hand(1, "Torch Brigade", "Torch Brigade", "Torch Brigade")
    t.play(1, "Torch Brigade")
    t.choose(0, "Penny Card Sleeve")
    assert t.is_face_up(FARMER)
    t.play(1, "Torch Brigade")
    assert not t.is_face_up(FARMER)
    t.play(1, "Torch Brigade")  # nothing is left to flip
    assert t.rp_of(0) == 0


def test_total_destruction_spares_the_tall_and_the_guarded() -> None:
    t = Table(players=2)
    t.tableau(0, FARMER)
    t.tableau(1, "Votive Lamp", "Guardian Beast Sami", "Closet Boggart")
    t.hand(0, "Total Destruction")
    t.play(0, "Total Destruction")
    assert not t.is_face_up(FARMER)
    assert t.is_face_up("Votive Lamp")  # a Light card, under Sami's eye
    assert t.is_face_up("Guardian Beast Sami")
    assert not t.is_face_up("Closet Boggart")
    assert (t.rp_of(0), t.rp_of(1)) == (10, 15)
