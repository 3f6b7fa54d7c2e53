"""Princess' Blade: a princess for each type rewards many of her own."""

from __future__ import annotations

from mblades.testing import Table

COGWHEEL, PEARL = "Princess Cogwheel the Assembled", "Princess Pearl of the People"
VALORA, BRAMBLE = "Princess Valora the Vanguard", "Princess Bramble of the Burrow"
AURELIA = "Princess Aurelia of the Unseen"


def test_cogwheel_winds_her_people_up() -> None:
    t = Table(players=2)
    t.tableau(0, "Hard Hat Grunt")
    t.hand(0, COGWHEEL, "Daikenzan", "White Belt Brawler")
    t.play(0, COGWHEEL)
    t.play(0, "Daikenzan")
    t.play(0, "White Belt Brawler")
    assert t.tokens_on("White Belt Brawler") == 0
    assert t.rp_of(0) == 5 + 3 + 2  # the robot counts the brawler
    t.finish()
    assert t.rp_of(0) == 10 + 1 + (7 + 2) + (6 + 2)


def test_pearl_asks_a_fee_for_everyone_who_comes() -> None:
    t = Table(players=2)
    t.rp(1, 20)
    t.money(1, 2)
    t.hand(0, PEARL, "Turnip Farmer", "Choir Volunteer", "White Belt Brawler")
    t.play(0, PEARL)
    t.play(0, "Turnip Farmer")
    t.choose(1, "Pay 2 M$.")
    assert (t.money_of(0), t.rp_of(1)) == (2, 20)
    t.play(0, "Choir Volunteer")
    assert t.rp_of(1) == 12  # nothing left to pay with
    t.finish()
    assert t.rp_of(0) == 10 + 5 + 3 * 5


def test_a_princess_without_a_people() -> None:
    t = Table(players=2)
    t.tableau(0, "White Belt Brawler", "Hot-Blooded Cadet", VALORA)
    t.face_down("White Belt Brawler")
    t.hand(0, "Turnip Farmer")
    t.action(0, VALORA)
    assert t.rp_of(0) == 2 * 12
    assert not t.is_face_up(VALORA)
    t.tableau(1, BRAMBLE)
    t.finish()
    assert t.rp_of(1) == 8


def test_bramble_shields_an_animal_and_lies_down_for_it() -> None:
    t = Table(players=2)
    t.tableau(0, BRAMBLE, "Familiar Toad", "Turnip Farmer")
    t.hand(1, "Crossroads Warlord")
    t.play(1, "Crossroads Warlord")
    t.choose(1, "Familiar Toad")
    t.choose(0, BRAMBLE)
    assert t.is_face_up("Familiar Toad")
    assert not t.is_face_up(BRAMBLE)


def test_aurelia_raises_a_card_as_she_falls() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", AURELIA)
    t.face_down("Turnip Farmer")
    t.hand(1, "Crossroads Warlord")
    t.play(1, "Crossroads Warlord")
    assert t.is_face_up("Turnip Farmer")
    assert not t.is_face_up(AURELIA)
