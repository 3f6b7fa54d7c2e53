"""Cards that effects sell, search for, shuffle in and take out of the game."""

from __future__ import annotations

import pytest

from mblades.rules.state.events import PutInBox, ShuffledIntoStore
from tests.rules.effects.test_results import acting


@pytest.mark.rule("TRN-11")
def test_a_card_that_is_sold_is_paid_by_its_stars() -> None:
    t = acting("Play: You may sell a card in your hand for M$ equal to its stars plus 3.")
    t.hand(0, "A", "C")
    t.money(0, 1)
    t.play(0, "Actor")
    t.choose(0, "yes", "C")
    assert t.hand_of(0) == ["A"]
    assert t.names_in("aftermarket") == ["C"]
    assert t.money_of(0) == 1 + 3 + 3
    assert t.markers_of(0) == t.markers_of(1)  # it takes no marker


def test_each_of_several_is_paid_for() -> None:
    t = acting(
        "Play: Sell up to 2 cards in your hand for M$ equal to its stars each. Gain 2 RP for each card sold this way."
    )
    t.hand(0, "B", "C", "D")
    t.money(0, 0)
    t.play(0, "Actor")
    t.choose(0, "B", "D")
    assert t.money_of(0) == 2 + 4
    assert t.rp_of(0) == 4


def test_a_card_of_a_tableau_counts_what_it_was() -> None:
    t = acting("Play: Sell another card in your tableau for M$ equal to its stars.")
    t.tableau(0, "B")
    t.tokens("B", 3)
    t.money(0, 0)
    t.play(0, "Actor")
    assert t.money_of(0) == 5
    assert t.names_in("aftermarket") == ["B"]


def test_several_cards_are_bought_each_for_its_stars() -> None:
    t = acting(
        "Play: You may buy any number of cards from the Aftermarket for half their price, rounded up."
    )
    t.aftermarket("A", "C", "D")
    t.money(0, 3)
    t.play(0, "Actor")
    t.choose(0, "yes", "C", "A", "done")
    assert sorted(t.hand_of(0)) == ["A", "C"]
    assert t.money_of(0) == 0


def test_the_discard_pile_is_looked_through() -> None:
    t = acting(
        "Play: Take a card from the Store's discard pile with at most 2 stars into your hand."
    )
    for name, stars in (("P", 1), ("Q", 2), ("R", 3)):
        t.card(name, stars=stars, rarity="Expansion")
    t.discards("P", "Q", "R", "A")  # A is of the Core deck, and goes to its discards
    t.play(0, "Actor")
    assert sorted(t.options) == ["P", "Q"]
    t.choose(0, "Q")
    assert t.hand_of(0) == ["Q"]
    assert t.names_in("store discard") == ["P", "R"]


def test_the_core_deck_is_drawn_from() -> None:
    t = acting("Play: Each player takes the top card of the Core deck into their hand.")
    t.core_deck("A", "B")
    t.store("C")
    t.play(0, "Actor")
    assert (t.hand_of(0), t.hand_of(1)) == (["A"], ["B"])
    assert t.store_names() == ["C"]


@pytest.mark.rule("CARD-10")
def test_a_card_in_the_box_is_out_of_the_game() -> None:
    t = acting(
        "Play: Put up to 2 cards in your hand in the box. Gain 5 RP for each card put away this way."
    )
    t.hand(0, "A", "B")
    t.play(0, "Actor")
    t.choose(0, "A", "done")
    assert t.where_is("A") == "out of the game"
    assert t.rp_of(0) == 5
    assert any(isinstance(event, PutInBox) for event in t.events)


def test_what_is_shuffled_into_the_store_lies_anywhere_in_it() -> None:
    t = acting(
        "Play: Look at the top 2 cards of the Store. Take one of them into your hand. Shuffle the rest into the Store."
    )
    t.store("A", "B", "C", "D")
    t.play(0, "Actor")
    t.choose(0, "A")
    assert sorted(t.store_names()) == ["B", "C", "D"]
    assert any(isinstance(event, ShuffledIntoStore) for event in t.events)


def test_all_but_a_name() -> None:
    t = acting('Play: Take a card not named "B" from your binder into your hand.')
    t.binder(0, "A", "B")
    t.play(0, "Actor")
    assert t.hand_of(0) == ["A"]


def test_what_an_opponent_has_is_in_the_hand_that_was_shown() -> None:
    t = acting("Play: Look at an opponent's hand. If they have a Fire card, gain 8 RP.")
    t.tableau(1, "A")
    t.hand(1, "B")
    t.play(0, "Actor")
    assert t.rp_of(0) == 8
