"""Brownwall City: the deeper you dig, the more effects."""

from __future__ import annotations

from mblades.cards.library import load
from mblades.testing import Table

APPRENTICE, BADGER, GOLEM = "Bricklayer's Apprentice", "Cellar Badger", "Gate Golem"
WARDEN, ORACLE, TARASK = (
    "Warden of the Third Wall",
    "Oracle of the Underhall",
    "World Turtle Tarask",
)


def table() -> Table:
    t = Table(players=2)
    starter = load().design(f"{TARASK} (Brownwall City)")  # the core has a Tarask too
    t.card(TARASK, stars=starter.stars, symbols="Earth Myth", text=starter.text)
    return t


def test_behind_the_last_wall() -> None:
    t = table()
    t.box(0, "Brownwall Strongbox")
    t.accessories(0, "Mason's Trowel")
    t.rp(1, 15)
    t.store("Turnip Farmer")
    t.hand(0, GOLEM, APPRENTICE, TARASK, BADGER, WARDEN, ORACLE)
    t.play(0, GOLEM)
    t.play(0, APPRENTICE)
    t.play(0, TARASK)
    assert t.rp_of(0) == 5 + (5 + 10)
    t.play(0, BADGER)
    t.play(0, WARDEN)
    assert (t.rp_of(0), t.rp_of(1)) == (20 + 5 + 10, 10)
    t.action(0, "Mason's Trowel")
    t.play(0, ORACLE)  # as the Warden
    assert (t.rp_of(0), t.rp_of(1)) == (35 + 15 + 10, 5)
    t.finish()
    assert t.rp_of(0) == 60 + 6 * 3
    assert t.hand_of(0) == ["Turnip Farmer"]


def test_an_oracle_with_nothing_to_see() -> None:
    t = table()
    t.hand(0, ORACLE)
    t.play(0, ORACLE)
    assert t.rp_of(0) == 0
    down = table()
    down.tableau(0, WARDEN)
    down.face_down(WARDEN)
    down.hand(0, ORACLE)
    down.play(0, ORACLE)
    assert down.rp_of(0) == 0


def test_the_golem_guards_what_lies_behind_it_and_the_sleeve_the_golem() -> None:
    t = table()
    t.accessories(0, "Brownwall Card Sleeve")
    t.tableau(0, WARDEN, GOLEM, ORACLE)
    t.card("Siege", text="Play: Flip each card in an opponent's tableau.")
    t.hand(1, "Siege")
    t.play(1, "Siege")
    assert t.is_face_up(WARDEN)
    assert t.is_face_up(GOLEM)
    assert not t.is_face_up(ORACLE)
    t.face_down(GOLEM)
    t.hand(1, "Siege")
    t.play(1, "Siege")
    assert not t.is_face_up(WARDEN)
