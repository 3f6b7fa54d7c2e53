"""Toy Tales: toys that come alive when they are flipped."""

from __future__ import annotations

from mblades.testing import Table

COWBOY, SPACEMAN = "Cowboy of the Top Shelf", "Spaceman, Batteries Included"
BEAR, JACK, MOTHER = "Bear With One Good Button", "Jack, Out of His Box", "Mother on the Stairs"


def _settle(t: Table) -> None:
    """The order of one's own effects does not matter here."""
    while t.options:
        t.choose(0, t.options[0])


def test_the_cowboy_carries_his_friends_and_falls_with_them() -> None:
    t = Table(players=2)
    t.box(0, "Toy Chest, Lid Ajar")
    t.tableau(0, COWBOY, BEAR)
    t.hand(0, SPACEMAN, JACK, "Turnip Farmer")
    t.attach(0, SPACEMAN, COWBOY)
    t.attach(0, JACK, COWBOY)
    assert t.stars_of(COWBOY) == 8 + 5 + 3
    assert t.symbols_of(COWBOY) == {"Fire", "Air", "Dark", "Soldier", "Construct"}
    t.action(0, BEAR)
    _settle(t)
    assert t.rp_of(0) == 76
    assert sorted(t.binder_of(0)) == [JACK, SPACEMAN]


def test_jack_jumps_at_what_can_be_frightened() -> None:
    t = Table(players=2)
    t.tableau(0, JACK, BEAR)
    t.tableau(1, "World Turtle Tarask", "Turnip Farmer", "Lakeguard", "Dockside Marine")
    t.face_down("Turnip Farmer")
    t.hand(0, "Turnip Farmer")
    t.action(0, BEAR)
    _settle(t)
    assert t.rp_of(0) == 0
    assert t.is_face_up("World Turtle Tarask")
    assert t.is_face_up("Dockside Marine")
    assert not t.is_face_up("Lakeguard")
    alone = Table(players=2)
    alone.tableau(0, BEAR)
    alone.hand(0, "Turnip Farmer")
    alone.action(0, BEAR)
    assert alone.rp_of(0) == 0


def test_mother_puts_them_back_and_they_do_it_again() -> None:
    t = Table(players=2)
    t.tableau(0, BEAR, MOTHER)
    t.hand(0, "Turnip Farmer", "Lakeguard")
    t.action(0, BEAR)
    assert not t.is_face_up(BEAR)
    t.turn(0)
    t.choose(0, "yes", BEAR)
    assert t.is_face_up(BEAR)
    t.action(0, BEAR)
    assert t.rp_of(0) == 0


def test_nobody_unflips_in_the_original_edition() -> None:
    t = Table(players=2, edition="original")
    t.tableau(0, BEAR, MOTHER)
    t.face_down(BEAR)
    t.hand(0, "Turnip Farmer")
    t.play(0, "Turnip Farmer")
    assert t.rp_of(0) == 10
    assert not t.is_face_up(BEAR)


def test_the_spaceman_fights_with_all_he_has_on_board() -> None:
    t = Table(players=2)
    t.tableau(0, SPACEMAN)
    t.tableau(1, "Grandfather Pike")
    t.store("Turnip Farmer", "Votive Lamp")
    t.hand(0, "Toolbox", JACK, BEAR, "Turnip Farmer")
    t.attach(0, JACK, SPACEMAN)
    t.attach(0, BEAR, SPACEMAN)
    t.action(0, SPACEMAN)
    assert t.rp_of(0) == 30  # 5 + 3 + 2 against 8
    assert not t.is_face_up(SPACEMAN)
