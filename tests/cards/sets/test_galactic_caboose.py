"""Galactic Caboose: tokens by the carriage."""

from __future__ import annotations

from mblades.testing import Table

ENGINE, COWGIRL, DRONE = "Engine Nine Million", "Comet Cowgirl", "Ticket Drone"
HAMSTER = "Moon Hamster"


def test_all_aboard_for_the_stars() -> None:
    t = Table(players=2)
    t.box(0, "Overhead Luggage Rack")
    t.tableau(0, DRONE, COWGIRL)
    t.hand(0, ENGINE)
    t.action(0, DRONE)
    t.choose(0, COWGIRL)
    t.choose(0, "Overhead Luggage Rack")  # a token for everyone, three for the cowgirl
    assert t.rp_of(0) == 10
    assert t.stars_of(COWGIRL) == 13
    t.play(0, ENGINE)
    assert t.stars_of(COWGIRL) == 15
    t.finish()
    assert t.rp_of(0) == 80


def test_an_engine_with_nothing_to_pull() -> None:
    t = Table(players=2)
    t.tableau(0, COWGIRL)
    t.face_down(COWGIRL)
    t.tableau(1, HAMSTER)
    t.hand(0, ENGINE)
    t.play(0, ENGINE)
    assert [t.tokens_on(name) for name in (ENGINE, COWGIRL, HAMSTER)] == [0, 0, 0]
    t.finish()
    assert t.rp_of(0) == 9


def test_the_hamster_runs_until_the_wheel_stops() -> None:
    t = Table(players=2)
    t.hand(0, HAMSTER)
    t.play(0, HAMSTER)
    assert t.stars_of(HAMSTER) == 3 + 2
    for left in (1, 0):
        t.hand(1, "Crossroads Warlord")
        t.play(1, "Crossroads Warlord")
        t.choose(0, "yes")
        assert t.tokens_on(HAMSTER) == left
    t.hand(1, "Crossroads Warlord")
    t.play(1, "Crossroads Warlord")
    assert not t.is_face_up(HAMSTER)
