"""Princess' Blade: a princess for each type rewards many of her own."""

from __future__ import annotations

from mblades.testing import Table

COGWHEEL, PEARL = "Princess Cogwheel the Assembled", "Princess Pearl of the People"
VALORA, BRAMBLE = "Princess Valora the Vanguard", "Princess Bramble of the Burrow"


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


def test_pearl_greets_everyone_who_comes() -> None:
    t = Table(players=2)
    t.hand(0, PEARL, "Turnip Farmer", "White Belt Brawler")
    t.play(0, PEARL)
    t.play(0, "Turnip Farmer")
    t.play(0, "White Belt Brawler")
    assert t.rp_of(0) == 6 + (6 + 10)
    t.finish()
    assert t.rp_of(0) == 22 + 2 * 4


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
    assert t.rp_of(1) == 10


def test_a_guarded_princess_still_scores() -> None:
    t = Table(players=2)
    t.tableau(0, "Orella", BRAMBLE, "Familiar Toad")
    t.hand(1, "Crossroads Warlord")
    t.play(1, "Crossroads Warlord")
    t.choose(1, "Familiar Toad")
    assert t.is_face_up(BRAMBLE)
    t.finish()
    assert t.rp_of(0) == 10
