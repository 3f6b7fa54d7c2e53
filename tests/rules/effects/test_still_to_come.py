"""Cards that are still to be played, and Actions that are still to be used."""

from __future__ import annotations

from mblades.testing import Table
from tests.rules.effects.test_results import acting


def test_the_next_card_of_the_turn_has_tokens() -> None:
    t = acting(
        "Play: You may play another card this turn. The next time this turn you play a card, put 2 star tokens on it."
    )
    t.hand(0, "A", "C")
    t.play(0, "Actor")
    t.play(0, "A")
    assert t.tokens_on("A") == 2
    t.play(0, "C")  # in the next turn
    assert t.tokens_on("C") == 0


def test_what_is_promised_ends_with_the_turn() -> None:
    t = acting(
        "Play: You may play another card this turn. The next time this turn you play a card, put 2 star tokens on it."
    )
    t.hand(0, "A")
    t.play(0, "Actor")
    t.pass_(0)
    t.play(0, "A")
    assert t.tokens_on("A") == 0


def test_the_second_card_of_a_turn_is_counted() -> None:
    t = acting(
        "Play: You may play another card this turn. Until the end of this turn, whenever you play a card, "
        "if the number of cards you have played this turn is exactly 2, put 2 star tokens on it."
    )
    t.hand(0, "A")
    t.play(0, "Actor")
    t.play(0, "A")
    assert (t.tokens_on("Actor"), t.tokens_on("A")) == (0, 2)


def test_an_action_of_a_certain_card() -> None:
    t = Table(players=2)
    t.card(
        "Foreman",
        stars=5,
        text="Ongoing: Whenever you use an Action of a Construct card, gain 10 RP.",
    )
    t.card("Engine", stars=2, symbols="Construct", text="Action: Gain 1 RP.")
    t.card("Cat", stars=2, symbols="Animal", text="Action: Gain 2 RP.")
    t.tableau(0, "Foreman", "Engine", "Cat")
    t.action(0, "Engine")
    assert t.rp_of(0) == 11
    t.turn(0)
    t.action(0, "Cat")
    assert t.rp_of(0) == 13


def test_the_second_action_of_a_turn() -> None:
    t = Table(players=2)
    text = (
        "Ongoing: You may use 1 more Action each turn. Whenever you use an Action, "
        "if the number of times you have used an Action this turn is exactly 2, lose 5 RP."
    )
    t.card("Overclocker", stars=5, text=text)
    t.card("Engine", stars=2, text="Action: Gain 10 RP.")
    t.card("Motor", stars=2, text="Action: Gain 20 RP.")
    t.tableau(0, "Overclocker", "Engine", "Motor")
    t.action(0, "Engine")
    assert t.rp_of(0) == 10
    t.action(0, "Motor")
    assert t.rp_of(0) == 10 + 20 - 5
