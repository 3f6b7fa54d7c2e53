"""Double Trouble: everything happens twice."""

from __future__ import annotations

from mblades.testing import Table

TWINS, ECHO, BODY = (
    "Twins on a Single Ticket",
    "Echo, Doing an Apprenticeship",
    "Body Double, Unpaid",
)
COPIER, ETTIN, SALAMANDERS = (
    "Photocopier, Both Sides",
    "Ettin of Two Opinions",
    "Salamander and Salamander",
)


def test_an_echo_of_two_salamanders() -> None:
    t = Table(players=2)
    t.tableau(0, ECHO)
    t.hand(0, SALAMANDERS)
    t.play(0, SALAMANDERS)
    assert t.rp_of(0) == 0
    assert t.stars_of(SALAMANDERS) == 8 + 2 * 2 + 2 * 3
    t.finish()
    assert t.rp_of(0) == 36


def test_the_copier_copies_twice_but_no_blank_page() -> None:
    t = Table(players=2)
    t.tableau(0, "Turnip Farmer", "Candlelight Novice", COPIER)
    t.face_down("Candlelight Novice")
    t.hand(0, "Votive Lamp")
    t.action(0, COPIER)
    while t.options:
        assert "Candlelight Novice" not in t.options
        t.choose(0, "Turnip Farmer")
    assert t.rp_of(0) == 2 * 10
    assert not t.is_face_up(COPIER)


def test_the_body_double_takes_two_along_if_it_can() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, "Exaltius", BODY)
    t.tableau(1, "Turnip Farmer", "Grandfather Pike")
    t.hand(1, "Vandal")
    t.play(1, "Vandal")
    t.choose(1, "Exaltius")
    t.choose(0, BODY)
    t.choose(0, "Turnip Farmer")
    assert t.is_face_up("Exaltius")
    assert not t.is_face_up("Turnip Farmer")
    assert not t.is_face_up("Vandal")
    assert t.rp_of(0) == 0
    nobody = Table(players=2)
    nobody.card("Clumsy Friend", text="Play: Flip another card in your tableau.")
    nobody.tableau(0, BODY)
    nobody.hand(0, "Clumsy Friend")
    nobody.play(0, "Clumsy Friend")
    assert nobody.rp_of(0) == 0


def test_two_opinions_and_two_tickets() -> None:
    t = Table(players=2)
    t.tableau(1, "Turnip Farmer")
    t.store("Lakeguard", "Lakeguard", "Turnip Farmer", "Grandfather Pike", "Votive Lamp", "Orella")
    t.hand(0, ETTIN, TWINS)
    t.play(0, ETTIN)
    assert t.rp_of(0) == 18 + 8  # 11 against 6, then 7 against 9
    t.play(0, TWINS)
    assert t.rp_of(0) == 26
    assert t.hand_of(0) == ["Votive Lamp", "Orella"]
