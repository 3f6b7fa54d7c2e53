"""Legend of Tanananah: discard for RP, and shrug off forced discards."""

from __future__ import annotations

from mblades.testing import Table

HERO, CHICKENS, POT = "Silent Hero of Tanananah", "Chicken Uprising", "Suspicious Clay Pot"


def test_the_hero_empties_his_pockets() -> None:
    t = Table(players=2)
    t.box(0, "Bottomless Satchel")
    t.tableau(0, CHICKENS, HERO)
    t.hand(0, "Turnip Farmer", "Iron Grandmother", POT)
    t.action(0, HERO)
    t.choose(0, "yes", "Turnip Farmer", "Iron Grandmother")
    assert t.rp_of(0) == 2 * (1 + 6) + 25 + 2 * 10
    assert not t.is_face_up(HERO)
    t.finish()
    assert t.rp_of(0) == 59 + 5


def test_one_card_is_not_two() -> None:
    t = Table(players=2)
    t.tableau(0, CHICKENS, HERO)
    t.face_down(CHICKENS)
    t.hand(0, POT)
    t.action(0, HERO)
    assert t.rp_of(0) == 0
    assert t.hand_of(0) == [POT]


def test_pirates_find_the_satchel_shut() -> None:
    t = Table(players=2)
    t.tableau(0, HERO)
    t.hand(0, POT)
    t.hand(1, "Powder Monkey", "Turnip Farmer")
    t.play(1, "Powder Monkey")
    assert t.hand_of(0) == [POT]
    assert t.hand_of(1) == []
    t.face_down(HERO)
    t.hand(1, "Powder Monkey", "Turnip Farmer")
    t.play(1, "Powder Monkey")
    t.choose(1, "Turnip Farmer")
    assert t.hand_of(0) == []


def test_the_flute_player_may_keep_everything() -> None:
    t = Table(players=2)
    t.store("Turnip Farmer", "White Belt Brawler")
    t.hand(0, "Keeper of the Wooden Flute")
    t.play(0, "Keeper of the Wooden Flute")
    t.choose(0, "no")
    assert t.hand_of(0) == ["Turnip Farmer", "White Belt Brawler"]
    assert t.rp_of(0) == 0
