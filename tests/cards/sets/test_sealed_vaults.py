"""Sealed Vaults: better starter Deck Boxes."""

from __future__ import annotations

from mblades.testing import Table


def test_the_reliquary_falls_for_a_saint_or_counts_who_stands() -> None:
    t = Table(players=2)
    t.box(0, "Sealed Reliquary")
    t.tableau(0, "Turnip Farmer", "White Belt Brawler")
    t.hand(1, "Crossroads Warlord", "Crossroads Warlord")
    t.play(1, "Crossroads Warlord")
    t.choose(1, "White Belt Brawler")
    t.choose(0, "decline")
    assert not t.is_face_up("White Belt Brawler")
    t.play(1, "Crossroads Warlord")
    t.choose(0, "Sealed Reliquary")
    assert t.is_face_up("Turnip Farmer")
    assert not t.is_face_up("Sealed Reliquary")
    t.finish()
    assert t.rp_of(0) == 0
    kept = Table(players=2)
    kept.box(0, "Sealed Reliquary")
    kept.tableau(0, "Turnip Farmer", "White Belt Brawler", "Tunnel Sapper")
    kept.face_down("White Belt Brawler")
    kept.finish()
    assert kept.rp_of(0) == 2 * 6


def test_the_coffer_counts_types_and_stars_of_what_is_face_up() -> None:
    t = Table(players=2)
    t.box(0, "Sealed Coffer")
    t.tableau(0, "Turnip Farmer", "Gantry Chief Olga", "White Belt Brawler", "Familiar Toad")
    t.face_down("Familiar Toad")
    t.box(1, "Sealed Coffer")
    t.finish()
    assert t.rp_of(0) == 2 * 4 + 3 * 3
    assert t.rp_of(1) == 0


def test_the_casket_is_paid_twice_for_each_burial() -> None:
    t = Table(players=2)
    t.box(0, "Sealed Casket")
    t.tableau(0, "Turnip Farmer")
    t.hand(0, "Mushroom Mystic")
    t.play(0, "Mushroom Mystic")
    t.choose(0, "yes")
    assert t.rp_of(0) == 5
    t.finish()
    assert t.rp_of(0) == 10


def test_the_war_chest_hires_and_the_tackle_box_goes_deep() -> None:
    t = Table(players=2)
    t.box(0, "Sealed War Chest")
    t.tableau(0, "Scissor Unit 05")
    t.tokens("Scissor Unit 05", 2)
    t.store("Turnip Farmer")
    t.hand(0, "White Belt Brawler")
    t.action(0, "Scissor Unit 05")
    assert t.rp_of(0) == 8
    assert t.hand_of(0) == ["White Belt Brawler", "Turnip Farmer"]
    t.box(1, "Sealed Tackle Box")
    t.tableau(1, "Tunnel Sapper", "Tunnel Sapper")
    t.hand(1, "Alley Storyteller", "Alley Storyteller")
    t.turn(1)
    t.play(1, "Alley Storyteller")
    assert t.rp_of(1) == 0
    t.play(1, "Alley Storyteller")
    assert t.rp_of(1) == 12


def test_behind_the_last_wall_is_one_more_card() -> None:
    t = Table(players=2)
    t.box(0, "Sealed Strongbox")
    t.tableau(0, *["Alley Storyteller"] * 6)
    t.hand(0, "Alley Storyteller")
    t.play(0, "Alley Storyteller")
    assert len(t.tableau_of(0)) == 7
    t.finish()
    assert t.rp_of(0) == 7 * 3
