"""What is heard as soon as something is so."""

from __future__ import annotations

import pytest

from mblades.testing import Table


def table(text: str) -> Table:
    t = Table(players=2)
    t.card("Egg", stars=4, text=text)
    t.card("Rock", stars=3)
    t.card("Ember", stars=2, symbols="Fire")
    t.card(
        "Hen",
        stars=1,
        text="Play: Put 2 star tokens on a card in your tableau with exactly 4 stars.",
    )
    t.card("Purse", stars=1, text="Play: Gain 5 RP.")
    t.card("Hole", stars=1, text="Play: Lose 5 RP.")
    t.store(*["Rock"] * 8)
    return t


@pytest.mark.rule("TRG-10")
def test_as_soon_as_a_card_has_so_many_tokens() -> None:
    t = table(
        "Ongoing: Whenever your turn starts, put a star token on this card. As soon as the number of "
        "star tokens on this card is at least 2, flip this card and gain 35 RP."
    )
    t.tableau(0, "Egg")
    t.hand(0, "Rock", "Rock")
    t.turn(0)
    assert t.is_face_up("Egg")
    t.turn(0)
    assert not t.is_face_up("Egg")
    assert t.rp_of(0) == 35


def test_it_is_heard_once_and_again_when_it_was_not_so_in_between() -> None:
    t = table("Ongoing: As soon as you have at least 5 RP, draw a card.")
    t.tableau(0, "Egg")
    t.hand(0, "Purse", "Rock", "Hole", "Purse")
    t.play(0, "Purse")
    assert len(t.hand_of(0)) == 4
    t.play(0, "Rock")
    assert len(t.hand_of(0)) == 3
    t.play(0, "Hole")
    t.play(0, "Purse")
    assert len(t.hand_of(0)) == 2


def test_what_is_so_when_the_card_is_played_is_heard() -> None:
    t = table("Ongoing: As soon as there are at least 2 Fire cards in your tableau, gain 7 RP.")
    t.tableau(0, "Ember", "Ember")
    t.hand(0, "Egg", "Rock")
    t.play(0, "Egg")
    assert t.rp_of(0) == 7
    t.play(0, "Rock")
    assert t.rp_of(0) == 7


def test_only_the_top_card_hears_it() -> None:
    t = table("Top: As soon as you have at least 5 RP, draw a card.")
    t.tableau(0, "Egg")
    t.hand(0, "Purse")
    t.play(0, "Purse")
    assert t.hand_of(0) == []


def test_it_can_set_itself_off_no_more_than_once_at_a_time() -> None:
    t = table("Ongoing: As soon as you have at least 5 RP, gain 5 RP.")
    t.tableau(0, "Egg")
    t.hand(0, "Purse")
    t.play(0, "Purse")
    assert t.rp_of(0) == 10
