"""The Ultimate Steel Cook: ingredients in order, and a drink for the jury."""

from __future__ import annotations

from mblades.testing import Table

PORTER, LOBSTER, SERGEANT = (
    "Kitchen Porter, Thirsty", "Lobster Who Read the Menu", "Sergeant Flambé"
)  # fmt: skip
COOK, SOMMELIER = "The Ultimate Steel Cook", "Sommelier of Strong Opinions"


def test_the_recipe_in_order() -> None:
    t = Table(players=2)
    t.box(0, "Silver Cloche")
    t.rp(1, 50)
    t.store("Lakeguard", "Votive Lamp")
    t.hand(0, PORTER, LOBSTER, SERGEANT, COOK)
    t.play(0, PORTER)
    t.choose(0, 1)
    t.choose(1, "Lose RP")
    assert t.rp_of(1) == 40
    assert "Lakeguard" in t.hand_of(0)
    t.play(0, LOBSTER)
    assert t.rp_of(0) == 20
    t.play(0, SERGEANT)
    assert t.rp_of(0) == 20 + 28 + 20
    assert "Votive Lamp" in t.hand_of(0)
    t.play(0, COOK)
    assert t.rp_of(0) == 68 + 3 * 8 + 25
    t.finish()
    assert t.rp_of(0) == 117 + 35


def test_the_wrong_order_and_a_face_down_ingredient_spoil_the_dish() -> None:
    t = Table(players=2)
    t.tableau(0, SERGEANT, LOBSTER)
    t.hand(0, COOK)
    t.play(0, COOK)
    assert t.rp_of(0) == 2 * 8
    down = Table(players=2)
    down.tableau(0, LOBSTER, SERGEANT)
    down.face_down(SERGEANT)
    down.hand(0, COOK)
    down.play(0, COOK)
    assert down.rp_of(0) == 8
    alone = Table(players=2)
    alone.hand(0, COOK, SERGEANT)
    alone.play(0, COOK)
    assert alone.rp_of(0) == 0
    alone.play(0, SERGEANT)
    assert alone.rp_of(0) == 8


def test_the_sommelier_enjoys_your_ruin_unless_you_drink_it() -> None:
    t = Table(players=2)
    t.rp(1, 6)
    t.store("Lakeguard")
    t.hand(0, SOMMELIER)
    t.play(0, SOMMELIER)
    t.choose(0, 1)
    assert t.tableau_of(1) == ["Lakeguard"]  # 10 RP cannot be lost in full (GEN-5)
    assert t.rp_of(0) == 0
    rich = Table(players=2)
    rich.rp(1, 30)
    rich.tableau(1, "World Turtle Tarask")
    rich.store("Lakeguard")
    rich.hand(0, SOMMELIER)
    rich.play(0, SOMMELIER)
    rich.choose(0, 1)
    rich.choose(1, "Lose RP")
    assert rich.rp_of(0) == 5
    assert rich.hand_of(0) == ["Lakeguard"]
    assert rich.is_face_up("World Turtle Tarask")


def test_nothing_is_poured_from_an_empty_store() -> None:
    t = Table(players=2)
    t.rp(1, 30)
    t.hand(0, PORTER)
    t.play(0, PORTER)
    t.choose(0, 1)
    assert t.rp_of(1) == 30
    assert t.tableau_of(1) == []
