"""Texts that were read as something else than their authors meant, one test for each kind."""

from __future__ import annotations

from bench.language.judging import read


def words(text: str) -> str:
    return read(text).words


def test_they_behind_each_opponent_are_all_of_them() -> None:
    text = "Play: Each opponent discards a card. They lose 5 RP."
    assert words(text) == "Play: Each opponent discards a card. Each opponent loses 5 RP."


def test_they_behind_a_flip_are_who_had_the_card_and_not_who_flipped_it() -> None:
    text = "Ongoing: Whenever a card in an opponent's tableau is flipped, that player loses 3 RP."
    meant = "Ongoing: Whenever a card in an opponent's tableau is flipped, its owner loses 3 RP."
    assert words(text) == meant
    assert (
        words("Ongoing: Whenever an opponent's card is flipped by an opponent, they lose 3 RP.")
        == ""
    )


def test_they_before_when_are_who_does_what_is_waited_for() -> None:
    text = "Top: Opponents lose 5 RP when they play a card."
    assert words(text) == "Top: Whenever an opponent plays a card, that player loses 5 RP."


def test_the_opponent_of_a_condition_is_nobody_afterwards() -> None:
    assert words("Play: If an opponent has more RP than you, they lose 5 RP.") == ""


def test_an_opponents_cards_are_not_yours_in_a_condition() -> None:
    text = "Play: If an opponent has fewer than 3 cards in hand, gain 10 RP."
    assert words(text) == "Play: If there are fewer than 3 cards in an opponent's hand, gain 10 RP."
    text = "Score: If another player has a card in their tableau with 8 or more stars, gain 15 RP."
    meant = "Score: If there is a card in an opponent's tableau with at least 8 stars, gain 15 RP."
    assert words(text) == meant


def test_it_behind_what_is_there_is_one_of_those() -> None:
    text = "Play: If you have a Myth, gain 20 RP and give it +3 stars."
    assert words(text) == (
        "Play: If there is a Myth card in your tableau, gain 20 RP and put 3 star tokens on a Myth card in your tableau."
    )


def test_it_behind_a_condition_is_the_card_it_was_about() -> None:
    text = "Play: If your Top card is a Fire card, flip it."
    assert words(text) == "Play: If your Top card is a Fire card, flip your Top card."


def test_each_others_card_is_not_the_last_ones() -> None:
    in_turn = "Play: One after the other, each opponent"
    assert (
        words("Play: Each opponent discards a card and loses RP equal to its stars.")
        == f"{in_turn} discards a card and loses RP equal to its stars."
    )
    assert (
        words(
            "Play: Each other player reveals the top card of the Store. They put it in their hand."
        )
        == f"{in_turn} reveals the top card of the Store and takes it into their hand."
    )


def test_the_opponent_with_the_fewest_rp_is_never_you() -> None:
    text = "Play: Steal 10 RP from the opponent with the fewest RP."
    assert words(text) == text


def test_any_opponent_behind_than_is_every_opponent() -> None:
    text = "Play: If you have more RP than any opponent, gain 5 RP."
    assert words(text) == "Play: If you have the most RP, gain 5 RP."


def test_a_card_of_your_choice_is_not_chosen_by_another() -> None:
    text = "Play: An opponent flips a card of your choice."
    assert words(text) == "Play: Flip a card in an opponent's tableau."


def test_a_semicolon_behind_a_price_buys_what_follows() -> None:
    text = "Action: Discard 2 cards; draw 3 cards."
    assert words(text) == "Action: Discard 2 cards. If you do, draw 3 cards."
    assert words("Play: Discard 1 card; gain 25 RP.") == ""  # may one, or must one?


def test_another_card_behind_a_card_is_than_which() -> None:
    text = "Ongoing: Whenever you play a Construct, use the Play effect of each other Construct in your tableau."
    assert words(text) == ""


def test_the_others_behind_a_player_are_not_all_opponents() -> None:
    assert words("Play: Choose an opponent. Each other player loses 5 RP.") == ""


def test_the_stars_of_a_card_nobody_chose_are_no_amount() -> None:
    assert words("Play: You may pay Dollars equal to the stars of a card in the Aftermarket.") == ""


def test_what_is_replaced_is_the_whole_of_it() -> None:
    text = "Play: Gain 10 RP and draw a card. If you have a Fire card, gain 20 RP instead."
    assert words(text) == ""


def test_a_condition_of_plural_players_is_each_ones_own() -> None:
    text = "Ongoing: Opponents can't play cards with fewer than 4 stars, unless they have no other cards in their hands."
    assert words(text) == ""


def test_and_and_or_need_a_comma_between_them() -> None:
    assert words("Play: Discard a card or lose 5 RP and draw a card.") == ""
    text = "Play: Discard a card, or lose 5 RP and draw a card."
    assert words(text) == text


def test_taken_and_counted_is_what_was_just_shown() -> None:
    text = "Play: Reveal the top 3 cards of the Store. Take a Fire card. Discard the rest."
    meant = "Play: Reveal the top 3 cards of the Store. Take a Fire card among them into your hand. Discard the rest."
    assert words(text) == meant
    assert words("Play: Flip up to 2 cards in your tableau. Gain 5 RP for each card.") == ""


def test_next_to_it_is_not_next_to_this_card() -> None:
    text = "Play: Choose a card in your tableau. Flip the card immediately to the left of it."
    assert words("Play: Choose a card in your tableau. Flip the card to its left.") == text
    assert (
        words("Flip: Flip the cards next to it.") == "Flip: Flip each card adjacent to this card."
    )


def test_your_cards_that_are_discarded_may_be_in_hand_or_in_play() -> None:
    assert words("Play: Discard your highest card.") == ""


def test_what_you_discarded_is_not_what_all_discarded() -> None:
    assert words("Play: Each player discards a card. Gain 5 RP for each card you discarded.") == ""
