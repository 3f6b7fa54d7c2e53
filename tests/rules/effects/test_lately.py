"""What was done last and on a last turn, whom a chosen player spares, and an element that was named for a while."""

from __future__ import annotations

from typing import Any

from mblades.testing import Table


def table(players: int = 2, **options: Any) -> Table:
    t = Table(players=players, **options)
    t.card("Plain", stars=3)
    t.card("Big", stars=6)
    t.card("Ember", stars=2, symbols="Fire")
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    return t


def test_the_last_card_is_the_one_before_this_one() -> None:
    t = table()
    t.card("Twin", stars=3, text="Play: Gain RP equal to the stars of the last card you played.")
    t.hand(0, "Big", "Plain", "Twin")
    t.hand(1, "Plain", "Plain")
    t.play(0, "Big")
    t.play(1, "Plain")
    t.play(0, "Twin")
    assert t.rp_of(0) == 6


def test_a_card_is_compared_with_the_one_played_before_it() -> None:
    t = table()
    t.card(
        "Snow",
        text="Ongoing: Whenever you play a card with more stars than the last card you played, gain 5 RP.",
    )
    t.tableau(0, "Snow")
    t.hand(0, "Plain", "Big", "Ember")
    t.hand(1, "Plain", "Plain")
    t.play(0, "Plain")  # nothing was played before it
    assert t.rp_of(0) == 0
    t.play(1, "Plain")
    t.play(0, "Big")
    assert t.rp_of(0) == 5
    t.play(1, "Plain")
    t.play(0, "Ember")
    assert t.rp_of(0) == 5


def test_a_flipped_card_has_no_stars_to_compare() -> None:
    t = table()
    t.card("Twin", stars=3, text="Play: Gain RP equal to the stars of the last card you played.")
    t.hand(0, "Big", "Twin")
    t.hand(1, "Poke")
    t.play(0, "Big")
    t.play(1, "Poke")
    t.play(0, "Twin")
    assert t.rp_of(0) == 0


def test_the_last_card_of_a_neighbour_is_used() -> None:
    t = table(3)
    t.card("Purse", text="Play: Gain 4 RP.")
    t.card(
        "Copy", text="Play: Use the Play effects of the last card the player to your right played."
    )
    t.hand(0, "Copy")
    t.hand(2, "Purse", "Plain")
    t.play(2, "Purse")
    t.play(0, "Copy")
    assert t.rp_of(2) == 4
    assert t.rp_of(0) == 4


def test_the_card_discarded_last_comes_back() -> None:
    t = table()
    t.card("Drop", text="Play: Discard 2 cards.")
    t.card("Fetch", text="Play: Take into your hand the card you most recently discarded.")
    t.hand(0, "Drop", "Fetch", "Plain", "Big")
    t.hand(1, "Plain")
    t.play(0, "Drop")
    t.choose(0, "Big")
    t.choose(0, "Plain")
    t.play(1, "Plain")
    t.play(0, "Fetch")
    assert t.hand_of(0) == ["Plain"]


def test_nothing_comes_back_where_nothing_was_discarded() -> None:
    t = table()
    t.card("Fetch", text="Play: Take into your hand the card you most recently discarded.")
    t.binder(0, "Plain")
    t.hand(0, "Fetch", "Big")
    t.play(0, "Fetch")
    assert t.hand_of(0) == ["Big"]


def test_last_turn_is_the_turn_before_and_no_earlier_one() -> None:
    t = table()
    t.card("Imp", text="Play: Gain 5 RP. If you played a Fire card last turn, gain 15 RP instead.")
    t.hand(0, "Ember", "Imp", "Imp")
    t.hand(1, "Plain", "Plain")
    t.play(0, "Ember")
    t.play(1, "Plain")
    t.play(0, "Imp")
    assert t.rp_of(0) == 15
    t.play(1, "Plain")
    t.play(0, "Imp")
    assert t.rp_of(0) == 20


def test_what_somebody_gained_on_their_last_turn() -> None:
    t = table()
    t.card("Fan", text="Play: Gain 9 RP. Gain 4 RP. Lose 1 RP.")
    t.card(
        "Cat", text="Play: Choose an opponent. Gain as much RP as they gained on their last turn."
    )
    t.hand(0, "Plain", "Cat")
    t.hand(1, "Fan", "Plain")
    t.play(0, "Plain")
    t.play(1, "Fan")
    t.play(0, "Cat")
    assert t.rp_of(0) == 13


def test_what_was_gained_this_tournament_is_added_up() -> None:
    t = table()
    t.card("Fan", text="Play: Gain 9 RP. Gain 4 RP.")
    t.card("Ledger", text="Score: Gain 1 RP for each 5 RP you gained this tournament.")
    t.hand(0, "Fan", "Ledger")
    t.hand(1, "Plain")
    t.play(0, "Fan")
    t.play(1, "Plain")
    t.play(0, "Ledger")
    t.finish()
    assert t.rp_of(0) == 15  # 13, and 1 for each full 5 of them


def test_a_chosen_player_flips_none_of_your_cards() -> None:
    t = table(3)
    t.card(
        "Pact",
        text="Play: Choose an opponent. They can't flip any of your cards until your next turn.",
    )
    t.tableau(0, "Plain")
    t.hand(0, "Pact", "Plain")
    t.hand(1, "Poke")
    t.hand(2, "Poke")
    t.tableau(2, "Big")
    t.play(0, "Pact")
    t.choose(0, 1)
    t.play(1, "Poke")
    assert not t.is_face_up("Big")  # the only card that is left to them
    t.play(2, "Poke")
    t.choose(2, "Plain")
    assert not t.is_face_up("Plain")


def test_a_named_element_is_that_of_later_cards_too() -> None:
    t = table()
    t.card(
        "Tutor",
        symbols="Water",
        text="Play: Declare one element. Until the end of the tournament, all cards in your tableau are treated as also having that element.",
    )
    t.hand(0, "Tutor", "Plain")
    t.hand(1, "Poke")
    t.play(0, "Tutor")
    t.choose(0, "Fire")
    assert t.symbols_of("Tutor") == {"Fire", "Water"}
    t.play(1, "Poke")  # it lasts, though the card is flipped
    assert not t.is_face_up("Tutor")
    t.play(0, "Plain")
    assert t.symbols_of("Plain") == {"Fire"}


def test_a_flipped_card_passes_on_the_tokens_it_had() -> None:
    t = table()
    t.card(
        "Moth",
        text="Flip: Put this card's star tokens on another card in your tableau before this card is flipped.",
    )
    t.tableau(0, "Moth", "Plain")
    t.tokens("Moth", 3)
    t.hand(1, "Poke")
    t.play(1, "Poke")
    t.choose(1, "Moth")
    assert t.tokens_on("Plain") == 3
    assert t.tokens_on("Moth") == 0


def test_the_turn_in_which_it_was_played_does_not_count() -> None:
    t = table()
    t.card(
        "Djinn",
        text="Play: Gain 40 RP.\nOngoing: At the end of each of your turns after the turn in which this card was played, you lose 5 RP.",
    )
    t.hand(0, "Djinn", "Plain", "Plain")
    t.hand(1, "Plain", "Plain")
    t.play(0, "Djinn")
    t.play(1, "Plain")
    assert t.rp_of(0) == 40
    t.play(0, "Plain")
    t.play(1, "Plain")
    assert t.rp_of(0) == 35


def test_a_card_played_by_anyone_before_it() -> None:
    t = table()
    t.card("Count", text="Play: Gain 7 RP for each card played before it this turn, by anyone.")
    t.card("Swift", text="Play: You may play another card this turn.")
    t.hand(0, "Swift", "Count")
    t.play(0, "Swift")
    t.play(0, "Count")
    assert t.rp_of(0) == 7


def test_another_card_that_the_owner_plays() -> None:
    t = table()
    t.card(
        "Bell",
        stars=1,
        text="Ongoing: When the owner of this card plays a card whose star rating is 2 or below, that player gains 6 RP. This does not apply to this card itself.",
    )
    t.hand(0, "Bell", "Ember")
    t.hand(1, "Ember")
    t.play(0, "Bell")
    assert t.rp_of(0) == 0
    t.play(1, "Ember")
    t.play(0, "Ember")
    assert (t.rp_of(0), t.rp_of(1)) == (6, 0)


def test_an_opponent_is_compared_with_their_own_card_before() -> None:
    t = table(3)
    t.card(
        "Watch",
        text="Ongoing: Whenever an opponent plays a card with more stars than the last card they played, gain 5 RP.",
    )
    t.tableau(0, "Watch")
    t.hand(1, "Big", "Plain", "Big")
    t.hand(2, "Plain", "Big")
    t.play(1, "Big")
    t.play(2, "Plain")
    t.play(1, "Plain")
    assert t.rp_of(0) == 0
    t.play(2, "Big")
    assert t.rp_of(0) == 5


def test_what_was_paid_before_is_known_later() -> None:
    t = table()
    t.card(
        "Loan",
        text="Play: Pay up to 5 M$. At the start of your next turn, gain 5 RP for each M$ paid this way.",
    )
    t.money(0, 3)
    t.hand(0, "Loan", "Plain")
    t.hand(1, "Plain")
    t.play(0, "Loan")
    t.choose(0, 3)
    t.play(1, "Plain")
    t.play(0, "Plain")
    assert t.rp_of(0) == 15


def test_a_card_hears_that_it_is_played_itself() -> None:
    t = table()
    t.card(
        "Slime",
        symbols="Water",
        text="Ongoing: Every time you play a Water card put 2 star tokens on this card.",
    )
    t.card("Drop", symbols="Water")
    t.hand(0, "Slime", "Drop")
    t.hand(1, "Plain")
    t.play(0, "Slime")
    assert t.tokens_on("Slime") == 2
    t.play(1, "Plain")
    t.play(0, "Drop")
    assert t.tokens_on("Slime") == 4


def test_what_speaks_of_something_later_comes_later() -> None:
    t = table()
    t.card(
        "Seer",
        text="Play: At the start of your next turn, discard a card. Gain RP equal to its stars.",
    )
    t.hand(0, "Seer", "Big", "Plain")
    t.hand(1, "Plain")
    t.play(0, "Seer")
    assert t.rp_of(0) == 0
    t.play(1, "Plain")
    t.turn(0)
    t.choose(0, "Big")
    assert t.rp_of(0) == 6


def test_another_card_on_the_next_turn() -> None:
    t = table()
    t.card("Plan", text="Play: On your next turn, you may play an additional card.")
    t.hand(0, "Plan", "Plain", "Big", "Ember")
    t.hand(1, "Plain", "Plain")
    t.play(0, "Plan")
    t.play(1, "Plain")
    t.turn(0)
    t.play(0, "Plain")
    t.play(0, "Big")
    assert t.tableau_of(0) == ["Plan", "Plain", "Big"]


def test_more_than_so_much_is_never_lost_at_once() -> None:
    t = table()
    t.card("Wall", text="Ongoing: You can't lose more than 5 RP at once.")
    t.card("Hit", text="Play: Each opponent loses 8 RP. Each opponent loses 4 RP.")
    t.tableau(1, "Wall")
    t.rp(1, 20)
    t.hand(0, "Hit")
    t.play(0, "Hit")
    assert t.rp_of(1) == 11


def test_stars_are_lowered_to_one_and_no_further() -> None:
    t = table()
    t.card(
        "Swarm",
        text="Ongoing: All cards in opponents' tableaus have 3 stars less, to a minimum of 1.",
    )
    t.tableau(0, "Swarm")
    t.tableau(1, "Ember", "Big")
    assert (t.stars_of("Ember"), t.stars_of("Big")) == (1, 3)
