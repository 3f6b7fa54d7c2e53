"""Uuurgh!: money and brawn."""

from __future__ import annotations

from mblades.testing import Table

LANDLORD, MAMMOTH = "Sabre-Tooth Landlord", "Mammoth on Instalments"
CLUB, FIRE = "Club Member", "Inventor of Fire, Patent Pending"


def test_the_landlord_collects_and_counts() -> None:
    t = Table(players=2)
    t.box(0, "Hollow Log, Lockable")
    t.tableau(0, CLUB)
    t.tableau(1, "Grandfather Pike", "Grandfather Pike")
    t.hand(0, LANDLORD)
    t.money(0, 10)
    t.money(1, 7)
    t.play(0, LANDLORD)
    t.choose(0, 1, "yes")  # 2 M$ for the club: 13 against 8
    assert (t.money_of(0), t.money_of(1)) == (13, 2)
    t.finish()
    assert t.rp_of(0) == 28


def test_a_bare_board_is_no_clash_and_the_club_costs_nothing() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer")
    t.face_down("Turnip Farmer")
    t.hand(0, CLUB)
    t.money(0, 2)
    t.play(0, CLUB)
    assert (t.rp_of(0), t.money_of(0)) == (0, 2)


def test_the_mammoth_is_paid_for_or_sits_on_a_card() -> None:
    t = Table(players=3)
    t.tableau(1, "Turnip Farmer", "Lakeguard")
    t.face_down("Lakeguard")
    t.hand(0, MAMMOTH)
    t.money(1, 6)
    t.play(0, MAMMOTH)
    t.choose(0, "Turnip Farmer")
    t.choose(1, 0)
    assert t.is_face_up("Turnip Farmer")
    assert (t.money_of(0), t.money_of(1), t.rp_of(0)) == (6, 0, 0)
    guarded = Table(players=2)
    guarded.tableau(1, "World Turtle Tarask")
    guarded.hand(0, MAMMOTH)
    guarded.play(0, MAMMOTH)
    assert guarded.is_face_up("World Turtle Tarask")
    assert guarded.rp_of(0) == 0


def test_fire_has_its_price() -> None:
    t = Table(players=2)
    t.tableau(0, FIRE)
    t.tableau(1, "World Turtle Tarask", "Lakeguard")
    t.hand(0, "Turnip Farmer")
    t.money(0, 3)
    t.action(0, FIRE)
    assert not t.is_face_up("Lakeguard")
    assert (t.rp_of(0), t.money_of(0)) == (0, 1)
