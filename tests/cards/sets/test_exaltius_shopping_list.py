"""Exaltius' Shopping List: one of everything, and somebody else carries it."""

from __future__ import annotations

from mblades.testing import Table

MIRROR, OPINION = "Item One: A Flattering Mirror", "Item Two: A Second Opinion"
GUARD, CAT = "Item Three: Somebody Else's Bodyguard", "Item Four: A Disapproving Cat"
STATUE, EXALTIUS = "Item Five: A Statue, Likeness Improved", "Exaltius, Pushing the Trolley"


def test_a_trolley_full_of_rarities() -> None:
    t = Table(players=2)
    t.hand(0, EXALTIUS, "Turnip Farmer", CAT, "Soul Caliper")
    t.play(0, EXALTIUS)
    assert t.rp_of(0) == 0
    t.play(0, "Turnip Farmer")
    t.play(0, CAT)
    assert t.rp_of(0) == 15
    t.play(0, "Soul Caliper")
    assert t.rp_of(0) == 20
    t.finish()
    assert t.rp_of(0) == 32  # Gold, Core, Bronze


def test_the_bodyguard_is_hired_away() -> None:
    t = Table(players=2)
    t.tableau(1, "Shield-Sister Maren", "Truffle Hog", "Lakeguard")
    t.face_down("Truffle Hog")
    t.hand(0, GUARD)
    t.play(0, GUARD)
    assert t.hand_of(0) == ["Shield-Sister Maren"]
    assert t.tableau_of(1) == ["Truffle Hog", "Lakeguard"]
    assert t.rp_of(0) == 0
    alone = Table(players=2)
    alone.hand(0, GUARD)
    alone.play(0, GUARD)
    assert alone.rp_of(0) == 0


def test_a_statue_in_bronze_and_nothing_dearer() -> None:
    t = Table(players=2)
    t.aftermarket("Soul Caliper", "Ember Brand", "Princess Pearl of the People")
    bronze = (t.number_of("Soul Caliper"), t.number_of("Ember Brand"))
    t.state.shop.fusion = (bronze, (t.number_of("Princess Pearl of the People"),), ())
    t.state.shop.aftermarket = ()
    t.hand(0, STATUE)
    t.play(0, STATUE)
    assert t.options == ["Soul Caliper", "Ember Brand"]
    t.choose(0, "Ember Brand")
    assert t.hand_of(0) == ["Ember Brand"]
    assert t.rp_of(0) == 0
    none = Table(players=2)
    none.hand(0, STATUE)
    none.play(0, STATUE)
    assert none.rp_of(0) == 0


def test_the_mirror_flatters_and_the_cat_does_not() -> None:
    t = Table(players=2)
    t.tableau(0, MIRROR, CAT)
    t.hand(0, OPINION, "Votive Lamp")
    t.hand(1, "Turnip Farmer")
    t.aftermarket("Lakeguard")
    t.play(1, "Turnip Farmer")
    assert t.rp_of(0) == 3
    t.action(0, MIRROR)
    assert t.rp_of(0) == 23
    t.play(0, OPINION)
    assert t.rp_of(0) == 23
    t.play(0, "Votive Lamp")  # in the same turn
    assert t.hand_of(0) == ["Lakeguard"]
