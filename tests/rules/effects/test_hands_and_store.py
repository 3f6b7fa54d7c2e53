"""Cards of the Store and of hands that are drawn, shown and put back."""

from __future__ import annotations

from tests.rules.effects.test_results import acting


def test_a_card_is_drawn_for_each() -> None:
    t = acting("Play: Draw a card for each Fire card in your tableau.")
    t.tableau(0, "B")
    t.store("A", "C", "D")
    t.play(0, "Actor")
    assert sorted(t.hand_of(0)) == ["A", "C"]  # for B and the Actor itself


def test_as_many_are_drawn_as_were_discarded() -> None:
    t = acting("Play: Discard each card. Draw that many cards.")
    t.hand(0, "A", "B")
    t.store("C", "D", "A")
    t.play(0, "Actor")
    assert sorted(t.hand_of(0)) == ["C", "D"]


def test_a_hand_is_filled_up() -> None:
    t = acting("Play: Draw until you have 3 cards in hand.")
    t.hand(0, "A")
    t.store("B", "C", "D")
    t.play(0, "Actor")
    assert sorted(t.hand_of(0)) == ["A", "B", "C"]


def test_a_hand_that_was_shown_is_chosen_from() -> None:
    t = acting(
        "Play: The player to your left reveals their hand. Choose a card from it. That player discards it."
    )
    t.hand(1, "A", "B", "C")
    t.play(0, "Actor")
    assert sorted(t.options) == ["A", "B", "C"]
    t.choose(0, "B")
    assert sorted(t.hand_of(1)) == ["A", "C"]


def test_so_is_the_hand_of_that_player() -> None:
    t = acting("Play: Look at an opponent's hand. Discard a card in that player's hand.")
    t.hand(1, "A", "B", "C")
    t.play(0, "Actor")
    t.choose(0, "B")
    assert sorted(t.hand_of(1)) == ["A", "C"]


def test_what_was_looked_at_stays_in_its_order() -> None:
    t = acting(
        "Play: Look at the top 3 cards of the Store. Take one of them into your hand. "
        "Put the rest back in the same order."
    )
    t.store("A", "B", "C", "D")
    t.play(0, "Actor")
    t.choose(0, "B")
    assert t.store_names() == ["A", "C", "D"]


def test_cards_go_to_the_bottom_in_a_random_order() -> None:
    t = acting(
        "Play: Reveal the top 3 cards of the Store. Put them on the bottom of the Store in a random order."
    )
    t.store("A", "B", "C", "D")
    t.play(0, "Actor")
    assert t.store_names()[0] == "D"
    assert sorted(t.store_names()) == ["A", "B", "C", "D"]


def test_the_winner_chooses_what_the_loser_flips() -> None:
    t = acting("Play: Each opponent flips a card of your choice.")
    t.tableau(1, "A", "B")
    t.play(0, "Actor")
    t.choose(0, "A")
    assert not t.is_face_up("A")


def test_all_but_so_many_cards_are_discarded() -> None:
    t = acting("Play: Each opponent discards all but 2 cards.", players=3)
    t.hand(1, "A", "B", "C")
    t.hand(2, "D")
    t.play(0, "Actor")
    t.choose(1, "B")
    assert sorted(t.hand_of(1)) == ["A", "C"]
    assert t.hand_of(2) == ["D"]


def test_a_card_is_swapped_with_one_for_sale() -> None:
    t = acting("Play: Swap a card in your hand with a card in the Aftermarket.")
    t.hand(0, "A")
    t.aftermarket("B", "C")
    t.play(0, "Actor")
    t.choose(0, "C")
    assert t.hand_of(0) == ["C"]
    assert sorted(t.aftermarket_names()) == ["A", "B"]


def test_hands_are_swapped() -> None:
    t = acting("Play: Swap hands with the player to your left.")
    t.hand(0, "A")
    t.hand(1, "B", "C")
    t.play(0, "Actor")
    assert sorted(t.hand_of(0)) == ["B", "C"]
    assert t.hand_of(1) == ["A"]


def test_an_empty_hand_is_swapped_too() -> None:
    t = acting("Play: Swap hands with an opponent.")
    t.hand(1, "B", "C")
    t.play(0, "Actor")
    t.choose(0, "player 1")
    assert sorted(t.hand_of(0)) == ["B", "C"]
    assert t.hand_of(1) == []


def test_all_pass_a_card_at_once() -> None:
    t = acting(
        "Play: Each player passes a card in their hand to the player to their left.", players=3
    )
    t.hand(0, "A", "B")
    t.hand(1, "C")
    t.play(0, "Actor")
    t.choose(0, "A")
    assert t.hand_of(0) == ["B"]
    assert t.hand_of(1) == ["A"]
    assert t.hand_of(2) == ["C"]


def test_cards_are_revealed_until_one_fits() -> None:
    t = acting(
        "Play: Reveal cards of the Store until you reveal a Fire card. Take it into your hand. Put the rest in the "
        "Aftermarket."
    )
    t.store("A", "C", "B", "D")
    t.play(0, "Actor")
    assert t.hand_of(0) == ["B"]
    assert t.store_names() == ["D"]
    assert sorted(t.aftermarket_names()) == ["A", "C"]


def test_nothing_is_found() -> None:
    t = acting(
        "Play: Reveal cards of the Store until you reveal a Fire card. Take it into your hand."
    )
    t.store("A", "C")
    t.play(0, "Actor")
    assert t.hand_of(0) == []
    assert t.store_names() == ["A", "C"]


def test_only_what_one_can_pay_for_is_bought() -> None:
    t = acting("Play: Buy a card from the Aftermarket for half its price, rounded up.")
    t.aftermarket("A", "C", "D")
    t.money(0, 1)
    t.play(0, "Actor")
    assert t.hand_of(0) == ["A"]
    assert t.money_of(0) == 0


def test_a_card_discarded_in_this_tournament_comes_back() -> None:
    t = acting(
        "Play: Discard a card. Take a card you have discarded this tournament into your hand."
    )
    t.hand(0, "A")
    t.binder(0, "B")
    t.play(0, "Actor")
    assert t.hand_of(0) == ["A"]
