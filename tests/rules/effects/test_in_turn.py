"""What cards in play let one do in a turn, besides cards and Actions."""

from __future__ import annotations

import pytest

from mblades.rules.state.actions import UseAction
from mblades.testing import Table

PAID = "Ongoing: Once per turn, during your turn, you may pay 3 M$. If you do, gain 10 RP."


def table(text: str, *lying: str) -> Table:
    t = Table(players=2)
    t.card("Bank", stars=4, text=text)
    t.card("Rock", stars=3)
    t.card("Lever", stars=1, text="Action: Gain 1 RP.")
    t.tableau(0, *(lying or ("Bank", "Lever")))
    t.hand(0, "Rock", "Rock")
    t.hand(1, "Rock", "Rock")
    t.store(*["Rock"] * 6)
    return t


def offered(t: Table, seat: int) -> list[str]:
    uses = [one.card for one in t.game.choices(seat) if isinstance(one, UseAction)]
    return sorted(t.state.catalog.names[t.state.cards[card]] for card in uses)


def test_once_in_each_turn_and_besides_the_action() -> None:
    t = table(PAID)
    t.money(0, 7)
    t.turn(0)
    assert offered(t, 0) == ["Bank", "Lever"]
    t.action(0, "Bank")
    assert (t.money_of(0), t.rp_of(0)) == (4, 10)
    assert t.is_face_up("Bank")
    assert offered(t, 0) == ["Lever"]
    t.play(0, "Rock")
    t.action(0, "Lever")
    assert t.rp_of(0) == 11
    t.play(1, "Rock")
    assert offered(t, 1) == []
    t.turn(0)
    assert offered(t, 0) == ["Bank"]


def test_it_is_offered_only_when_it_can_be_done() -> None:
    t = table(PAID)
    t.money(0, 2)
    t.turn(0)
    assert offered(t, 0) == ["Lever"]


def test_once_in_the_tournament() -> None:
    t = table("Ongoing: Once per tournament, during your turn, you may draw a card.")
    t.turn(0)
    t.action(0, "Bank")
    assert len(t.hand_of(0)) == 3
    t.turn(0)
    assert offered(t, 0) == ["Lever"]


@pytest.mark.rule("TRG-5")
def test_a_top_card_offers_something_to_others() -> None:
    t = table(
        "Top: Once per turn, during an opponent's turn, that player may give you 2 M$. "
        "If they do, that player draws a card.",
        "Lever",
        "Bank",
    )
    t.money(1, 5)
    t.turn(1)
    assert offered(t, 1) == ["Bank"]
    t.action(1, "Bank")
    assert (t.money_of(0), t.money_of(1), len(t.hand_of(1))) == (2, 3, 3)
    assert offered(t, 1) == []
    t.turn(0)
    assert offered(t, 0) == ["Lever"]


def test_no_other_card_than_the_top_card_offers_it() -> None:
    t = table("Top: Once per turn, during your turn, you may draw a card.")
    t.turn(0)
    assert offered(t, 0) == ["Lever"]
