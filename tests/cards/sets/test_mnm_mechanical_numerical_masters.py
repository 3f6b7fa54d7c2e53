"""M.N.M.: chargeable blasters with many different effects."""

from __future__ import annotations

from mblades.testing import Table

KID, GRUNT, SCISSORS = "Mega Kid, Helmet On", "Hard Hat Grunt", "Scissor Unit 05"
SOAP, DOCTOR, LOCKER = "Soap Automaton 03", "Doctor Blueprint", "Energy Can Locker"


def test_hold_the_button_and_let_go() -> None:
    t = Table(players=2)
    t.box(0, LOCKER)
    t.hand(0, KID, "Turnip Farmer", "Turnip Farmer")
    t.play(0, KID)
    t.action(0, LOCKER)
    assert t.rp_of(0) == 0
    t.hand(1, "White Belt Brawler")
    t.pass_(0)  # a charge as the opponent's turn starts
    assert t.stars_of(KID) == 8 + 5 + 1
    t.turn(0)
    t.action(0, KID)
    assert t.rp_of(0) == 28
    assert not t.is_face_up(KID)


def test_scissors_cut_by_their_tokens() -> None:
    t = Table(players=2)
    t.hand(0, SCISSORS, "Turnip Farmer")
    t.play(0, SCISSORS)
    t.action(0, SCISSORS)
    assert t.rp_of(0) == 0
    assert t.tokens_on(SCISSORS) == 0


def test_the_grunt_bores_what_is_as_small_as_itself() -> None:
    t = Table(players=2)
    t.tableau(0, GRUNT)
    t.tableau(1, "Turnip Farmer", "Lawn Infiltrator", "Wind-Up Pigeon", "World Turtle Tarask")
    t.tokens("Wind-Up Pigeon", 4)
    t.face_down("Lawn Infiltrator")
    t.hand(0, "White Belt Brawler")
    t.action(0, GRUNT)
    assert t.options == [GRUNT, "Turnip Farmer"]
    t.choose(0, "Turnip Farmer")
    assert not t.is_face_up("Turnip Farmer")
    assert t.rp_of(0) == 0
    guarded = Table(players=2)
    guarded.tableau(0, GRUNT)
    guarded.tableau(1, "Orella", "Turnip Farmer")
    guarded.hand(0, "White Belt Brawler")
    guarded.action(0, GRUNT)
    assert guarded.is_face_up("Turnip Farmer")


def test_the_doctor_builds_with_what_is_at_hand() -> None:
    t = Table(players=2)
    t.hand(0, DOCTOR, GRUNT, SOAP, "Turnip Farmer")
    t.play(0, DOCTOR)
    t.choose(0, GRUNT, SOAP)
    assert t.attached_to(DOCTOR) == [GRUNT, SOAP]
    t.finish()
    assert t.rp_of(0) == 36


def test_soap_washes_twice() -> None:
    t = Table(players=2)
    t.rp(1, 14)
    t.hand(0, SOAP, "Turnip Farmer")
    t.play(0, SOAP)
    t.action(0, SOAP)
    t.choose(0, "yes")
    t.turn(0)
    t.action(0, SOAP)
    assert [t.rp_of(0), t.rp_of(1)] == [14, 0]
    assert not t.is_face_up(SOAP)
