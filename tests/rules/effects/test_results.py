"""What was done before is spoken of: "this way", "one of them", "the rest"."""

from __future__ import annotations

from mblades.rules.state.events import LookedAt
from mblades.testing import Table


def acting(text: str, *, players: int = 2) -> Table:
    """A card with this text, in the hand of player 0; A to D are plain cards of 1 to 4 stars, B is Fire."""
    t = Table(players=players)
    for stars, name in enumerate("ABCD", start=1):
        t.card(name, stars=stars, symbols="Fire" if name == "B" else "Water")
    t.card("Actor", stars=5, symbols="Fire Mage", text=text)
    t.hand(0, "Actor")
    return t


def down(t: Table) -> list[str]:
    """Which of the plain cards lie face down."""
    return [name for name in "ABCD" if not t.is_face_up(name)]


def test_take_one_of_them_and_put_the_rest_on_the_bottom() -> None:
    t = acting(
        "Play: Look at the top 3 cards of the Store. Take one of them into your hand. "
        "Put the rest on the bottom of the Store in any order."
    )
    t.store("A", "B", "C", "D")
    t.play(0, "Actor")
    assert sorted(t.options) == ["A", "B", "C"]
    t.choose(0, "B")
    t.choose(0, "A", "C")
    assert t.hand_of(0) == ["B"]
    assert t.store_names() == ["D", "C", "A"]


def test_only_the_one_who_looks_sees_the_cards() -> None:
    t = acting("Play: Look at the top card of the Store. Put it on the bottom of the Store.")
    t.store("A", "B")
    t.play(0, "Actor")
    assert t.store_names() == ["B", "A"]
    assert any(isinstance(event, LookedAt) for event in t.events)


def test_cards_of_the_store_are_discarded_to_its_pile() -> None:
    t = acting(
        "Play: Reveal the top 3 cards of the Store. Take each Fire card among them into your hand. "
        "Discard the rest."
    )
    t.store("A", "B", "C", "D")
    t.play(0, "Actor")
    assert t.hand_of(0) == ["B"]
    assert t.store_names() == ["D"]
    assert len((*t.state.shop.store_discard, *t.state.shop.core_discard)) == 2


def test_each_card_discarded_this_way_is_counted_whoever_discards_it() -> None:
    t = acting(
        "Play: Each player discards a card. Gain 5 RP for each card discarded this way.", players=3
    )
    t.hand(0, "A")
    t.hand(1, "B")
    t.play(0, "Actor")
    assert t.rp_of(0) == 10


def test_cards_among_them_are_counted_even_when_they_have_gone() -> None:
    t = acting(
        "Play: Discard each card. Gain 5 RP for each Water card discarded this way. "
        "Gain 1 RP for each card among them."
    )
    t.hand(0, "A", "B", "C")
    t.play(0, "Actor")
    assert t.rp_of(0) == 13


def test_a_flip_that_is_prevented_is_none() -> None:
    t = acting(
        "Play: Flip each other card in your tableau. Gain 5 RP for each card flipped this way."
    )
    t.card("Wall", text="Ongoing: This card cannot be flipped.")
    t.tableau(0, "A", "Wall", "B")
    t.play(0, "Actor")
    assert t.rp_of(0) == 10


def test_one_of_the_cards_drawn() -> None:
    t = acting("Play: Draw 2 cards. Put one of them in the Store's discard pile.")
    t.hand(0, "D")
    t.store("A", "B")
    t.play(0, "Actor")
    assert sorted(t.options) == ["A", "B"]
    t.choose(0, "A")
    assert sorted(t.hand_of(0)) == ["B", "D"]


def test_a_card_that_was_flipped_is_spoken_of_as_it_was() -> None:
    t = acting(
        "Play: Flip a card in any tableau. Gain RP equal to its stars. If it is a Fire card, gain 10 RP. "
        "Gain 1 RP for each Fire card in any tableau."
    )
    t.tableau(1, "B")
    t.play(0, "Actor")
    t.choose(0, "B")
    assert t.rp_of(0) == 2 + 10 + 1  # the Actor is the only face-up Fire card


def test_a_card_of_each_opponent_or_of_all_together() -> None:
    t = acting("Play: Flip a card in each opponent's tableau.", players=3)
    t.tableau(1, "A", "B")
    t.tableau(2, "C", "D")
    t.play(0, "Actor")
    t.choose(0, "A", "D")
    assert down(t) == ["A", "D"]
    t = acting("Play: Flip up to 2 cards in opponents' tableaus.", players=3)
    t.tableau(1, "A", "B")
    t.tableau(2, "C", "D")
    t.play(0, "Actor")
    t.choose(0, "A", "B")
    assert down(t) == ["A", "B"]


def test_the_highest_card_of_each_opponent() -> None:
    t = acting("Play: Flip the card in each opponent's tableau with the most stars.", players=3)
    t.tableau(1, "A", "B")
    t.tableau(2, "C", "D")
    t.play(0, "Actor")
    assert down(t) == ["B", "D"]


def test_a_random_card_is_nobodys_choice() -> None:
    t = acting(
        "Play: Take a random card from the Aftermarket into your hand. Flip a random other card in your tableau."
    )
    t.tableau(0, "A", "B")
    t.aftermarket("C", "D")
    t.play(0, "Actor")
    assert len(t.hand_of(0)) == 1
    assert len([name for name in "AB" if not t.is_face_up(name)]) == 1


def test_the_highest_of_them_is_as_it_was_when_it_was_flipped() -> None:
    t = acting(
        "Play: Flip 2 other cards in your tableau. Gain RP equal to the highest star rating among them."
    )
    t.tableau(0, "B", "C", "D")
    t.play(0, "Actor")
    t.choose(0, "B", "C")
    assert t.rp_of(0) == 3


def test_of_two_cards_the_difference_is_counted() -> None:
    t = acting(
        "Play: Reveal the top 2 cards of the Store. Gain RP equal to the difference between their stars."
    )
    t.store("A", "D", "B")
    t.play(0, "Actor")
    assert t.rp_of(0) == 3


def test_the_highest_of_what_others_revealed_is_taken() -> None:
    t = acting(
        "Play: Each opponent reveals the top card of the Store. You take the one with the most stars; the others go "
        "to the Aftermarket.",
        players=3,
    )
    t.store("B", "C", "D")
    t.play(0, "Actor")
    assert t.hand_of(0) == ["C"]  # each of them has revealed another card
    assert t.names_in("aftermarket") == ["B"]
    assert t.store_names() == ["D"]
