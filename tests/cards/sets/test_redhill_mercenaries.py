"""Redhill Mercenaries: everything has a price, your own cards first."""

from __future__ import annotations

from mblades.testing import Table

RECRUIT, BOAR, BERTHA = "Powder Recruit", "Siege Boar", "Quartermaster Bertha"
CAPTAIN, CONTRACT = "Captain of the Red Hill", "Unsigned Contract"


def test_the_company_is_spent_to_the_last() -> None:
    t = Table(players=2)
    t.box(0, "Redhill War Chest")
    t.tableau(0, RECRUIT, BERTHA, "Camp Followers")
    t.hand(0, CAPTAIN, "Turnip Farmer")
    t.action(0, RECRUIT)
    t.play(0, CAPTAIN)
    t.choose(0, "yes", "Camp Followers")
    assert t.rp_of(0) == 20 + 5 + 10 + 22
    t.turn(0)
    t.action(0, BERTHA)
    t.choose(0, "yes", CAPTAIN)
    assert t.rp_of(0) == 57 + 25 + 5
    assert t.tableau_of(0) == [BERTHA]
    assert t.binder_of(0) == [RECRUIT, "Camp Followers", CAPTAIN]


def test_no_card_to_spend_no_pay() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer")
    t.hand(0, BOAR, "Turnip Farmer")
    t.accessories(0, CONTRACT)
    t.action(0, CONTRACT)
    t.play(0, BOAR)
    assert t.rp_of(0) == 0
    assert t.is_face_up("Turnip Farmer")


def test_the_boar_charges_when_somebody_is_charged_for_it() -> None:
    t = Table(players=2)
    t.tableau(0, "Hexer for Hire", RECRUIT)
    t.face_down(RECRUIT)
    t.tableau(1, "World Turtle Tarask", "Lakeguard")
    t.rp(1, 10)
    t.hand(0, BOAR)
    t.play(0, BOAR)
    t.choose(0, "yes")
    assert not t.is_face_up("Hexer for Hire")
    assert not t.is_face_up("Lakeguard")
    assert (t.rp_of(0), t.rp_of(1)) == (10, 0)


def test_the_sleeve_takes_a_card_of_the_hand() -> None:
    t = Table(players=2)
    t.accessories(0, "Redhill Card Sleeve")
    t.tableau(0, RECRUIT)
    t.hand(0, BOAR)
    t.hand(1, "Torch Brigade", "Torch Brigade")
    t.play(1, "Torch Brigade")
    t.choose(0, "yes")
    assert t.is_face_up(RECRUIT)
    assert t.hand_of(0) == []
    t.play(1, "Torch Brigade")
    assert not t.is_face_up(RECRUIT)
