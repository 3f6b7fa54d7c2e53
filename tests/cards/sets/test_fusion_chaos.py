"""Fusion Chaos: an element here, a type there, and two things become one."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table

CAULDRON, MERMOOSE, GRIFFIN = "Cauldron of Leftovers", "Mermoose", "Toaster Griffin"
CLERKS, BEETLE = "Three Clerks in One Overcoat", "Paladin Beetle of Dusk and Dawn"
EVERYTHING = "Everything, Bagel Included"


def test_the_cauldron_feeds_everything() -> None:
    t = Table(players=2)
    t.tableau(0, CAULDRON, "Exaltius")
    t.hand(0, EVERYTHING)
    t.play(0, EVERYTHING)
    assert t.rp_of(0) == 6 * 3 + 3 * 3


def test_one_card_cannot_show_both_and_a_face_down_card_shows_nothing() -> None:
    t = Table(players=2)
    t.tableau(0, "Truffle Hog")  # Earth and Animal
    t.hand(0, MERMOOSE)
    with pytest.raises(SceneError):
        t.play(0, MERMOOSE)
    down = Table(players=2)
    down.tableau(0, CAULDRON, "Exaltius")
    down.face_down(CAULDRON)
    down.hand(0, EVERYTHING)
    with pytest.raises(SceneError):
        down.play(0, EVERYTHING)
    empty = Table(players=2)
    empty.hand(0, GRIFFIN)
    with pytest.raises(SceneError):
        empty.play(0, GRIFFIN)


def test_the_mermoose_dips_the_next_card() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Emperor", "Homing Pigeon")
    t.hand(0, MERMOOSE, "Exaltius")
    t.play(0, MERMOOSE)
    t.play(0, "Exaltius")
    assert t.symbols_of("Exaltius") == {"Air", "Myth", "Water", "Earth"}
    assert t.rp_of(0) == 0


def test_the_griffin_eats_its_ingredients() -> None:
    t = Table(players=2)
    t.tableau(0, "Homing Pigeon", "Votive Lamp")
    t.hand(0, GRIFFIN)
    t.play(0, GRIFFIN)
    t.choose(0, "yes", "Votive Lamp")
    assert t.tableau_of(0) == ["Homing Pigeon", GRIFFIN]
    assert t.rp_of(0) == 0


def test_nobody_turns_the_beetle_over() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, BEETLE, CLERKS)
    t.hand(1, "Vandal")
    t.play(1, "Vandal")
    assert not t.is_face_up(CLERKS)
    t.finish()
    assert t.rp_of(0) == 0


def test_the_clerks_grow_with_the_company() -> None:
    t = Table(players=2)
    t.tableau(0, "Exaltius", "Homing Pigeon", "Turnip Emperor", "Evil Helbane")
    t.face_down("Evil Helbane")
    t.hand(0, CLERKS)
    t.play(0, CLERKS)
    assert t.stars_of(CLERKS) == 5 + 4  # Myth, Animal, Citizen, Soldier
    t.finish()
    assert t.rp_of(0) == 2 * 9
