"""What players have to pay to use Actions and to play cards."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table


def table(text: str) -> Table:
    t = Table(players=2)
    t.card("Gate", stars=5, text=text)
    t.card("Worker", stars=2, symbols="Construct", text="Action: Gain 7 RP.")
    t.card("Spark", stars=3, symbols="Fire")
    t.card("A", stars=1, symbols="Water")
    t.tableau(0, "Gate")
    return t


def test_an_action_is_paid_for() -> None:
    t = table("Ongoing: Opponents must pay 2 M$ to use an Action.")
    t.tableau(1, "Worker")
    t.money(1, 5)
    t.action(1, "Worker")
    assert (t.money_of(1), t.rp_of(1)) == (3, 7)


def test_without_the_money_there_is_no_action() -> None:
    t = table("Ongoing: Opponents must pay 2 M$ to use an Action.")
    t.tableau(1, "Worker")
    t.money(1, 1)
    with pytest.raises(SceneError, match="no Action that you can use"):
        t.action(1, "Worker")


def test_who_is_not_meant_pays_nothing() -> None:
    t = table("Ongoing: Opponents must pay 2 M$ to use an Action.")
    t.tableau(0, "Worker")
    t.money(0, 1)
    t.action(0, "Worker")
    assert (t.money_of(0), t.rp_of(0)) == (1, 7)


def test_only_actions_of_some_cards() -> None:
    t = table("Ongoing: Opponents must pay 2 M$ to use an Action of a Mage card.")
    t.tableau(1, "Worker")
    t.money(1, 3)
    t.action(1, "Worker")
    assert t.money_of(1) == 3


def test_a_card_is_paid_for() -> None:
    t = table("Ongoing: Opponents must pay 4 RP to play a Fire card.")
    t.hand(1, "Spark", "A")
    t.rp(1, 6)
    t.play(1, "Spark")
    assert t.rp_of(1) == 2
    t.play(1, "A")
    assert t.rp_of(1) == 2


def test_a_card_that_cannot_be_paid_for_is_not_played() -> None:
    t = table("Ongoing: Opponents must pay 4 RP to play a Fire card.")
    t.hand(1, "Spark", "A")
    t.rp(1, 3)
    with pytest.raises(SceneError, match="Something stops you"):
        t.play(1, "Spark")


def test_two_of_them_are_paid_together() -> None:
    t = table("Ongoing: Opponents must pay 2 M$ to use an Action.")
    t.tableau(0, "Gate")  # a second one
    t.tableau(1, "Worker")
    t.money(1, 3)
    with pytest.raises(SceneError):
        t.action(1, "Worker")


def test_and_paid_both_if_they_can_be() -> None:
    t = table("Ongoing: Opponents must pay 2 M$ to use an Action.")
    t.tableau(0, "Gate")
    t.tableau(1, "Worker")
    t.money(1, 4)
    t.action(1, "Worker")
    assert t.money_of(1) == 0
