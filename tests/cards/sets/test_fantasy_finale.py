"""Fantasy Finale: a party that levels up and must survive to the final battle."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

BOSS, HEALER, SWORDSMAN = "Final Boss, Third Form", "Healer in the Back Row", "Amnesiac Swordsman"
SUMMONER, SHOP = "Summoner With Homework", "Potion Shopkeeper"


def test_the_whole_party_reaches_the_final_battle() -> None:
    t = Table(players=2)
    t.box(0, "Airship Deed")
    t.tableau(0, SHOP, HEALER, "Turnip Farmer", SUMMONER, "White Belt Brawler")
    t.tokens(SHOP, 2)
    t.hand(0, BOSS)
    t.play(0, BOSS)  # the summoner grew as the turn began
    assert t.rp_of(0) == 20
    t.finish()
    assert t.rp_of(0) == 94


def test_no_final_battle_without_a_party() -> None:
    t = Table(players=2)
    t.box(0, "Airship Deed")
    t.tableau(0, SHOP, HEALER, "Turnip Farmer", "White Belt Brawler")
    t.face_down("Turnip Farmer")
    t.hand(0, BOSS)
    with pytest.raises(SceneError):
        t.play(0, BOSS)
    t.finish()
    assert t.rp_of(0) == 0


def test_the_healer_falls_in_somebodys_place() -> None:
    t = Table(players=2)
    t.tableau(0, SWORDSMAN, HEALER)
    t.rp(1, 10)
    t.hand(1, "Crossroads Warlord")
    t.play(1, "Crossroads Warlord")
    t.choose(1, SWORDSMAN)
    t.choose(0, HEALER)
    assert t.is_face_up(SWORDSMAN)
    assert not t.is_face_up(HEALER)


def test_the_swordsman_counts_who_is_still_standing() -> None:
    t = Table(players=2)
    t.tableau(0, HEALER, "Turnip Farmer")
    t.face_down("Turnip Farmer")
    t.hand(0, SWORDSMAN, "White Belt Brawler", "White Belt Brawler")
    t.play(0, SWORDSMAN)
    t.action(0, SWORDSMAN)
    t.choose(0, "yes")
    assert t.rp_of(0) == 0
    assert t.tokens_on(SWORDSMAN) == 0
    t.play(0, "White Belt Brawler")
    t.action(0, SWORDSMAN)
    assert t.rp_of(0) == 0
    assert not t.is_face_up(SWORDSMAN)
