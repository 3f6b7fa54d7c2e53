"""What waits for an event: in whose turn, how often, until when, and for which card's effect."""

from __future__ import annotations

import pytest

from mblades.testing import Table


def table(*players: str) -> Table:
    """Each player has the card with this text in their tableau."""
    t = Table(players=len(players))
    for seat, text in enumerate(players):
        t.card(f"Own {seat}", stars=1, text=text)
    t.card("Plain", stars=3)
    t.card("Ember", stars=2, symbols="Fire", text="Play: Gain 10 RP.")
    t.card("Brook", stars=2, symbols="Water", text="Play: Gain 10 RP.")
    t.card("Toll", stars=2, text="Play: Each opponent loses 9 RP.")
    t.card("Poke", stars=2, text="Play: Flip a card in an opponent's tableau.")
    for seat in range(len(players)):
        t.tableau(seat, f"Own {seat}")
    t.store(*["Plain"] * 8)
    return t


def test_what_holds_in_opponents_turns() -> None:
    t = table("Ongoing: If it is an opponent's turn, cards in your tableau cannot be flipped.", "")
    t.card("Tidy", text="Play: Flip a card in your tableau.")
    t.hand(0, "Tidy", "Plain")
    t.hand(1, "Poke")
    t.play(0, "Tidy")
    assert t.options == ["Own 0", "Tidy"]
    t.choose(0, "Tidy")
    t.play(1, "Poke")
    assert t.is_face_up("Own 0")


def test_whose_turn_it_is_when_something_is_gained() -> None:
    t = table(
        "Ongoing: Whenever an opponent gains RP, if it is that player's turn, gain 1 RP.", "", ""
    )
    t.card("Party", text="Play: Each player gains 4 RP.")
    t.hand(0, "Plain", "Party")
    t.hand(1, "Ember")
    t.hand(2, "Party")
    t.play(0, "Plain")
    t.play(1, "Ember")
    assert t.rp_of(0) == 1
    t.play(2, "Party")
    assert t.rp_of(0) == 6  # its own 4, and 1 for the player whose turn it was
    t.play(0, "Party")
    assert t.rp_of(0) == 10


def test_once_per_tournament() -> None:
    t = table("Ongoing: Once per tournament, if this card would be flipped, prevent it.", "")
    t.hand(0, "Plain", "Plain")
    t.hand(1, "Poke", "Poke")
    t.play(0, "Plain")
    t.play(1, "Poke")
    t.choose(1, "Own 0")
    assert t.is_face_up("Own 0")
    t.play(0, "Plain")
    t.play(1, "Poke")
    t.choose(1, "Own 0")
    assert not t.is_face_up("Own 0")


def test_the_next_time_this_turn_does_not_come_later() -> None:
    t = table("", "")
    t.card("Hope", text="Play: The next time this turn you gain RP, draw a card.")
    t.hand(0, "Hope", "Ember")
    t.hand(1, "Plain")
    t.play(0, "Hope")
    t.play(1, "Plain")
    t.play(0, "Ember")
    assert t.hand_of(0) == []


def test_the_next_time_before_your_next_turn() -> None:
    t = table("", "", "")
    t.card(
        "Trap",
        text="Play: The next time before your next turn an opponent gains RP, gain that much RP.",
    )
    t.hand(0, "Trap", "Plain", "Plain")
    t.hand(1, "Ember", "Ember")
    t.hand(2, "Ember", "Plain")
    t.play(0, "Trap")
    t.play(1, "Ember")
    assert t.rp_of(0) == 10
    t.play(2, "Ember")
    assert t.rp_of(0) == 10  # it was the next time only


def test_the_effects_of_certain_cards_are_cancelled() -> None:
    t = table(
        "Reaction: When a Play effect of an opponent's Fire card would happen, cancel that effect.",
        "",
    )
    t.hand(0, "Plain", "Plain")
    t.hand(1, "Brook", "Ember")
    t.play(0, "Plain")
    t.play(1, "Brook")
    assert t.rp_of(1) == 10
    t.play(0, "Plain")
    t.play(1, "Ember")
    t.choose(0, "Own 0")
    assert t.rp_of(1) == 10


def test_less_is_lost_and_more_is_gained() -> None:
    t = table(
        "Ongoing: If you would lose RP, lose 5 RP less.",
        "Ongoing: Whenever you gain RP, gain 3 more.",
    )
    t.rp(0, 20)
    t.hand(0, "Plain")
    t.hand(1, "Toll", "Ember")
    t.play(0, "Plain")
    t.play(1, "Toll")
    assert t.rp_of(0) == 16
    t.pass_(0)
    t.play(1, "Ember")
    assert t.rp_of(1) == 13


def test_an_opponent_gets_only_half() -> None:
    t = table("Reaction: When an opponent gains 10 or more RP at once, they gain half instead.", "")
    t.hand(0, "Plain")
    t.hand(1, "Ember")
    t.play(0, "Plain")
    t.play(1, "Ember")
    t.choose(0, "Own 0")
    assert t.rp_of(1) == 5
    assert not t.is_face_up("Own 0")


@pytest.mark.rule("RUL-20")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("gain RP equal to its stars", 4),
        ("gain RP equal to its stars and flip this card", 4),
        ("if it is a Fire card, gain 7 RP", 7),
        ("if it has at least 5 stars, gain 7 RP", 0),
        ("gain 2 RP for each star token on it", 0),
    ],
)
def test_a_card_that_is_flipped_is_spoken_of_as_it_was(text: str, gained: int) -> None:
    t = Table(players=2)
    t.card("Mourner", stars=2, text=f"Ongoing: Whenever a card in your tableau is flipped, {text}.")
    t.card("Ember", stars=4, symbols="Fire Animal", text="Play: Gain 1 RP.")
    t.card("Hammer", stars=6, text="Play: Flip a card in your tableau with 4 stars.")
    t.tableau(0, "Mourner", "Ember")
    t.hand(0, "Hammer")
    t.play(0, "Hammer")
    assert t.rp_of(0) == gained
