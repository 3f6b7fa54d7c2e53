"""Cards played in a turn besides the one that has to be."""

from __future__ import annotations

import pytest

from mblades.rules.state.actions import End, Play
from mblades.testing import Table


def acting(text: str) -> Table:
    """A card with this text, in the hand of player 0, with an Animal and a Mage."""
    t = Table(players=2)
    t.card("Actor", stars=5, text=text)
    t.card(
        "Hound",
        stars=2,
        symbols="Fire Animal",
        text="Play: Gain 3 RP. Put a star token on this card.",
    )
    t.card("Sage", stars=6, symbols="Water Mage", text="Play: Gain 1 RP.")
    t.card("Rock", stars=1)
    t.hand(1, "Rock")
    t.store("Rock", "Sage", "Rock")
    return t


def playable(t: Table) -> list[str]:
    cards = [one.card for one in t.game.choices(0) if isinstance(one, Play)]
    return sorted(t.state.catalog.names[t.state.cards[card]] for card in cards)


@pytest.mark.rule("KEY-28")
@pytest.mark.parametrize(
    ("which", "cards"),
    [
        ("another Animal card", ["Hound"]),
        ("another card with at least 5 stars", ["Sage"]),
        ("another card with fewer stars than this card", ["Hound"]),
        ("another card", ["Hound", "Sage"]),
    ],
)
def test_another_card_of_a_kind(which: str, cards: list[str]) -> None:
    t = acting(f"Play: You may play {which} this turn.")
    t.hand(0, "Actor", "Hound", "Sage")
    t.play(0, "Actor")
    assert playable(t) == cards
    t.play(0, cards[0])
    assert End() not in t.game.choices(0) or not playable(t)


def test_two_more_cards() -> None:
    t = acting("Play: You may play 2 more cards this turn.")
    t.hand(0, "Actor", "Hound", "Sage", "Rock")
    t.play(0, "Actor")
    t.play(0, "Hound")
    assert playable(t) == ["Rock", "Sage"]
    t.play(0, "Sage")
    assert playable(t) == []


def test_a_card_that_is_played_as_well_is_not_the_one_of_the_turn() -> None:
    t = acting(
        "Action: Return another card in your tableau to your hand. You may play it this turn as well."
    )
    t.tableau(0, "Hound", "Actor")
    t.hand(0, "Sage")
    t.turn(0)
    t.action(0, "Actor")
    t.play(0, "Hound")
    assert t.rp_of(0) == 3
    assert playable(t) == ["Sage"]
    t.play(0, "Sage")
    assert t.rp_of(0) == 4


def test_those_that_are_played_as_well() -> None:
    t = acting(
        "Play: Return up to 2 other cards in your tableau to your hand. You may play them this turn as well."
    )
    t.tableau(0, "Hound", "Sage")
    t.hand(0, "Actor", "Rock")
    t.play(0, "Actor")
    t.choose(0, "Hound", "Sage")
    assert playable(t) == ["Hound", "Sage"]
    t.play(0, "Sage")
    assert playable(t) == ["Hound"]


def test_what_is_left_at_the_end_of_the_turn_is_gone() -> None:
    t = acting("Play: You may play another Animal card this turn.")
    t.hand(0, "Actor", "Hound", "Rock", "Sage")
    t.play(0, "Actor")
    t.play(1, "Rock")
    t.play(0, "Sage")
    assert t.state.tournament.extra_plays == ()


def test_play_effects_that_happen_twice_are_those_of_the_card_played() -> None:
    t = acting("Play: You may play a card in your hand, using its Play effects twice.")
    t.hand(0, "Actor", "Hound")
    t.play(0, "Actor")
    t.choose(0, "yes")
    assert t.rp_of(0) == 6
    assert t.stars_of("Hound") == 4


def test_effects_that_are_used_twice() -> None:
    t = acting(
        "Play: Use the Play effects of the card immediately to the left of this card 2 times."
    )
    t.tableau(0, "Sage")
    t.hand(0, "Actor")
    t.play(0, "Actor")
    assert t.rp_of(0) == 2
