"""We are back! One card of each starter deck, older and better."""

from __future__ import annotations

from mblades.testing import Table

PRIORESS, BAT, DJINN = (
    "Candlelight Prioress",
    "Belfry Bat, Full Moon Edition",
    "Fountain Djinn, Refilled",
)
CARILLON, HEXER, WARDEN = (
    "Sunken Carillon",
    "Hexer Under a New Contract",
    "Warden of the Fourth Wall",
)


def test_the_prioress_falls_for_her_neighbours_alone() -> None:
    t = Table(players=2)
    t.card("Vandal", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, PRIORESS, "Exaltius", "Evil Helbane")
    t.hand(1, "Vandal", "Vandal")
    t.play(1, "Vandal")
    t.choose(1, "Evil Helbane")
    assert not t.is_face_up("Evil Helbane")
    t.play(1, "Vandal")
    t.choose(1, "Exaltius")
    t.choose(0, PRIORESS)
    assert t.is_face_up("Exaltius")
    assert not t.is_face_up(PRIORESS)


def test_the_bat_needs_something_to_bite() -> None:
    t = Table(players=2)
    t.tableau(0, "Closet Boggart", "Evil Helbane")
    t.face_down("Evil Helbane")
    t.hand(0, BAT)
    t.play(0, BAT)
    t.choose(0, "yes")
    assert t.rp_of(0) == 22 + 15
    alone = Table(players=2)
    alone.hand(0, BAT)
    alone.play(0, BAT)
    assert alone.rp_of(0) == 0


def test_the_carillon_and_the_djinn_at_the_end() -> None:
    t = Table(players=2)
    t.tableau(0, "Exaltius", "Turnip Emperor")
    t.hand(0, DJINN, CARILLON)
    t.play(0, DJINN)
    assert t.rp_of(0) == 2 * 3
    t.play(0, CARILLON)
    t.finish()
    assert t.rp_of(0) == 6 + 5 * 3 + 3 * 4 + 10


def test_the_hexer_has_to_be_paid_and_the_warden_needs_a_wall() -> None:
    t = Table(players=2)
    t.tableau(0, HEXER)
    t.hand(0, "Turnip Farmer", "Lakeguard")
    t.rp(1, 40)
    t.action(0, HEXER)
    assert t.rp_of(0) == 0
    assert not t.is_face_up(HEXER)
    t = Table(players=2)
    t.tableau(0, HEXER, "Turnip Emperor", "Exaltius", "Evil Helbane")
    t.hand(0, WARDEN, "Turnip Farmer")
    t.rp(1, 40)
    t.action(0, HEXER)
    t.choose(0, "yes", "Exaltius")
    assert (t.rp_of(0), t.rp_of(1)) == (20, 30)
    t.play(0, WARDEN)  # the hexer is face down, but a card
    assert (t.rp_of(0), t.rp_of(1)) == (20, 18)
