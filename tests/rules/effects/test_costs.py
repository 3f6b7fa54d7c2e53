"""What has to be paid to play a card or to use an Action."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table
from tests.rules.effects.test_results import acting


@pytest.mark.rule("TRN-4")
def test_a_card_is_played_for_other_cards_that_flip() -> None:
    t = acting("As an additional cost to play this card, flip 2 other cards in your tableau.")
    t.tableau(0, "A", "B", "C")
    t.play(0, "Actor")
    assert sorted(t.options) == ["A", "B", "C"]  # not the card itself
    t.choose(0, "A", "C")
    assert [t.is_face_up(one) for one in ("A", "B", "C", "Actor")] == [False, True, False, True]


def test_who_cannot_pay_cannot_play_it() -> None:
    t = acting("As an additional cost to play this card, flip 2 other cards in your tableau.")
    t.tableau(0, "A", "B")
    t.face_down("B")
    t.hand(0, "C")
    with pytest.raises(SceneError, match="Something stops you"):
        t.play(0, "Actor")
    t.play(0, "C")


def test_the_card_itself_is_no_card_to_discard_for_it() -> None:
    t = acting("As an additional cost to play this card, discard another card.")
    with pytest.raises(SceneError):
        t.play(0, "Actor")


def test_it_is_paid_before_the_play_effects() -> None:
    t = acting(
        "As an additional cost to play this card, pay 3 M$.\nPlay: Gain RP equal to your M$."
    )
    t.money(0, 7)
    t.play(0, "Actor")
    assert t.money_of(0) == 4
    assert t.rp_of(0) == 4


def test_a_play_effect_speaks_of_what_was_paid() -> None:
    t = acting(
        "Play: As an additional cost to play this card, discard another card. Gain RP equal to 3 times its stars."
    )
    t.hand(0, "B", "D")
    t.play(0, "Actor")
    t.choose(0, "D")
    assert t.hand_of(0) == ["B"]
    assert t.rp_of(0) == 3 * 4


def test_a_play_effect_that_has_to_be_paid_for_keeps_its_card_in_hand() -> None:
    t = acting(
        "Play: As an additional cost to play this card, discard another card. Gain RP equal to 3 times its stars."
    )
    with pytest.raises(SceneError):
        t.play(0, "Actor")


def test_what_effects_let_one_play_has_to_be_paid_too() -> None:
    t = acting("Play: Play a card in your hand.")
    t.card("Dear", stars=5, text="As an additional cost to play this card, lose 10 RP.")
    t.hand(0, "Dear", "A")
    t.rp(0, 9)
    t.play(0, "Actor")
    assert t.tableau_of(0)[-1] == "A"  # the only one that can be paid for


def worker() -> Table:
    t = Table(players=2)
    t.card("A", stars=1)
    t.card("B", stars=2)
    text = "flip another card in your tableau. Gain 25 RP and draw a card."
    t.card("Actor", stars=5, text=f"Action: As an additional cost to use this Action, {text}")
    t.store("B")
    t.tableau(0, "Actor", "A")
    return t


def test_an_action_has_a_cost() -> None:
    t = worker()
    t.face_down("A")
    with pytest.raises(SceneError, match="no Action that you can use"):
        t.action(0, "Actor")


def test_an_action_is_paid_first() -> None:
    t = worker()
    t.action(0, "Actor")
    assert (t.is_face_up("A"), t.is_face_up("Actor")) == (False, False)
    assert t.rp_of(0) == 25
    assert "B" in t.hand_of(0)


def test_one_cost_or_another() -> None:
    t = Table(players=2)
    t.card("A", stars=1)
    t.card(
        "Dear",
        stars=5,
        text="As an additional cost to play this card, pay 2 M$ or discard another card.",
    )
    t.hand(0, "Dear", "A")
    t.money(0, 1)
    t.play(0, "Dear")
    assert t.hand_of(0) == []  # there are not 2 M$, so the other card goes
    assert t.money_of(0) == 1
