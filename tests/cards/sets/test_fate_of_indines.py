"""Fate of Indines: the clash was foretold, its winner was not."""

from __future__ import annotations

from mblades.testing import Table

DUELIST, PRIESTESS = "Duelist Between Two Stances", "Priestess of the Second Timeline"
GUNSLINGER, TORTOISE = "Gunslinger With Four Marks", "Tortoise at the Gate of Worlds"
AUTOMATON, FATE = "Automaton That Counts to Victory", "Fate, in Person"


def test_the_priestess_stacks_the_store() -> None:
    t = Table(players=2)
    t.tableau(0, AUTOMATON)
    t.tableau(1, "Exaltius")
    t.store("Turnip Farmer", "Votive Lamp", "Bilge Pump Omega")
    t.hand(0, PRIESTESS)
    t.play(0, PRIESTESS)
    t.choose(0, "Turnip Farmer", "Votive Lamp", "Bilge Pump Omega")  # the last lies on top
    assert t.rp_of(0) == 32  # 4 + 8 against 9 + 1
    t.finish()
    assert t.rp_of(0) == 52


def test_fate_clashes_with_everybody_who_is_there() -> None:
    t = Table(players=4)
    t.card("Anvil", stars=9, text="Ongoing: This card cannot be flipped.")
    t.tableau(1, "Turnip Farmer", "Evil Helbane")
    t.tableau(2, "Anvil")
    t.tableau(3, "Exaltius")
    t.face_down("Evil Helbane")
    t.face_down("Exaltius")
    t.store("Lakeguard", "Lakeguard", "Lakeguard", "Lakeguard")
    t.hand(0, FATE)
    t.play(0, FATE)
    assert t.rp_of(0) == 30
    assert not t.is_face_up("Turnip Farmer")
    assert t.is_face_up("Anvil")
    alone = Table(players=2)
    alone.store("Lakeguard", "Lakeguard")
    alone.hand(0, FATE)
    alone.play(0, FATE)
    assert alone.rp_of(0) == 0
    assert alone.is_face_up(FATE)


def test_the_tortoise_is_paid_by_the_visitor() -> None:
    t = Table(players=2)
    t.tableau(0, DUELIST)
    t.tableau(1, "Turnip Farmer")
    t.store("Lakeguard", "Lakeguard", "Lakeguard", "Lakeguard")
    t.hand(0, TORTOISE)
    t.play(0, TORTOISE)
    while t.options:  # the duelist lets the tortoise work
        t.choose(0, "no")
    assert t.rp_of(0) == 2 * 18
    t.finish()
    assert t.rp_of(0) == 66


def test_the_gunslinger_picks_a_target() -> None:
    t = Table(players=2)
    t.tableau(1, "Lakeguard", "Evil Helbane")
    t.store("Turnip Farmer", "Votive Lamp", "Orella")
    t.hand(0, GUNSLINGER)
    t.play(0, GUNSLINGER)
    t.choose(0, "Lakeguard")
    assert t.rp_of(0) == 26  # 5 + 1 + 3 against 5 + 1
    assert not t.is_face_up("Lakeguard")
    assert t.is_face_up("Evil Helbane")
