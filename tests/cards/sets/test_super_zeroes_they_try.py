"""Super Zeroes: they leap in front of other people's cards, and fall."""

from __future__ import annotations

from mblades.testing import Table

SIDEKICK, GIRL, ALMOST = "Sidekick, Hero Pending", "Sensible Girl", "Captain Almost"
DOCTOR, SUPERB = "Doctor Obvious, Nemesis", "Superb Man, Between Capes"


def test_the_nemesis_gives_the_heroes_something_to_do() -> None:
    t = Table(players=2)
    t.box(0, "Phone Booth, Out of Order")
    t.tableau(0, GIRL, SIDEKICK, ALMOST, SUPERB)
    t.tableau(1, "Turnip Farmer")
    t.hand(0, DOCTOR)
    t.play(0, DOCTOR)
    t.choose(0, SUPERB)
    assert t.is_face_up("Turnip Farmer")
    assert not t.is_face_up(SUPERB)
    assert t.rp_of(0) == 36
    t.hand(0, "Lakeguard")
    t.action(0, "Phone Booth, Out of Order")
    assert t.is_face_up(SUPERB)
    t.finish()
    assert t.rp_of(0) == 36  # the booth is face down


def test_the_captain_calls_for_help() -> None:
    t = Table(players=2)
    t.tableau(0, ALMOST)
    t.tableau(1, "Turnip Farmer")
    t.hand(0, "Votive Lamp")
    t.hand(1, "Moonlit Conscript")
    t.play(1, "Moonlit Conscript")
    t.choose(1, "yes")
    t.choose(0, ALMOST)
    t.choose(0, "yes")
    assert t.is_face_up("Turnip Farmer")
    assert t.tableau_of(0) == [ALMOST, "Votive Lamp"]
    assert t.rp_of(0) == 0


def test_nothing_to_save_when_nothing_can_be_flipped() -> None:
    t = Table(players=2)
    t.tableau(0, SIDEKICK)
    t.tableau(1, "World Turtle Tarask", "Votive Lamp")
    t.face_down("Votive Lamp")
    t.hand(0, DOCTOR)
    t.play(0, DOCTOR)
    assert t.is_face_up(SIDEKICK)
    assert t.rp_of(0) == 0


def test_heroes_face_down_save_nobody() -> None:
    t = Table(players=2)
    t.tableau(0, SIDEKICK, SUPERB)
    t.face_down(SIDEKICK, SUPERB)
    t.tableau(1, "Turnip Farmer")
    t.box(0, "Phone Booth, Out of Order")
    t.hand(0, DOCTOR)
    t.play(0, DOCTOR)
    assert not t.is_face_up("Turnip Farmer")
    t.finish()
    assert t.rp_of(0) == 0
