"""What becomes of cards is waited for: they are taken, moved, unflipped, returned, and get tokens."""

from __future__ import annotations

from mblades.testing import Table


def table(text: str) -> Table:
    """Player 0 has the card with this text, and two plain ones."""
    t = Table(players=2)
    t.card("Clerk", stars=4, text=text)
    t.card("Left", stars=1)
    t.card("Right", stars=2)
    t.card("Draw", text="Play: Draw 2 cards.")
    t.card("Shop", text="Play: Take a card from the Aftermarket into your hand.")
    t.card("Bless", text="Play: Put 3 star tokens on a card in any tableau.")
    t.card("Rob", text="Play: Remove 2 star tokens from a card in any tableau.")
    t.card("Shove", text="Play: Move a card in an opponent's tableau to the left end.")
    t.card("Bounce", text="Play: Return a card in an opponent's tableau to its owner's hand.")
    t.card("Dawn", text="Play: Unflip a face-down card in your tableau.")
    t.tableau(0, "Left", "Right", "Clerk")
    t.store(*["Left"] * 8)
    return t


def test_each_card_that_is_drawn_or_taken() -> None:
    t = table(
        "Ongoing: Whenever an opponent takes a card from the Store or the Aftermarket, gain 2 RP."
    )
    t.aftermarket("Right")
    t.hand(0, "Draw", "Draw")
    t.hand(1, "Draw", "Shop")
    t.play(0, "Draw")
    assert t.rp_of(0) == 0
    t.play(1, "Draw")
    assert t.rp_of(0) == 4
    t.play(0, "Draw")
    t.play(1, "Shop")
    assert t.rp_of(0) == 6


def test_tokens_are_put_and_removed() -> None:
    t = table("Ongoing: Whenever a star token is removed from this card, gain that much RP.")
    t.hand(0, "Bless", "Left")
    t.hand(1, "Rob")
    t.play(0, "Bless")
    t.choose(0, "Clerk")
    t.play(1, "Rob")
    assert t.rp_of(0) == 2


def test_tokens_by_an_opponent() -> None:
    t = table(
        "Ongoing: Whenever a star token is put on a card in your tableau by an opponent, gain that much RP."
    )
    t.hand(0, "Bless", "Left")
    t.hand(1, "Bless")
    t.play(0, "Bless")
    t.choose(0, "Left")
    assert t.rp_of(0) == 0
    t.play(1, "Bless")
    t.choose(1, "Right")
    assert t.rp_of(0) == 3


def test_moved() -> None:
    t = table(
        "Ongoing: Whenever another card in your tableau is moved by an opponent, that player loses 5 RP."
    )
    t.rp(1, 9)
    t.hand(0, "Left")
    t.hand(1, "Shove")
    t.play(0, "Left")
    t.play(1, "Shove")
    t.choose(1, "Right")
    assert t.rp_of(1) == 4


def test_unflipped() -> None:
    t = table("Ongoing: Whenever a card in any tableau is unflipped, gain 2 RP.")
    t.face_down("Left")
    t.hand(0, "Dawn")
    t.play(0, "Dawn")
    assert t.rp_of(0) == 2


def test_returned_to_hand() -> None:
    t = table(
        "Ongoing: Whenever a card in your tableau is returned to hand by an opponent, draw a card."
    )
    t.hand(0, "Left")
    t.hand(1, "Bounce")
    t.play(0, "Left")
    t.play(1, "Bounce")
    t.choose(1, "Right")
    assert sorted(t.hand_of(0)) == ["Left", "Right"]


def test_the_first_time_each_turn_a_card_gets_tokens() -> None:
    t = table(
        "Ongoing: The first time each turn a star token is put on a card in your tableau, gain 2 RP."
    )
    t.card(
        "Bless twice", text="Play: Put a star token on this card. Put a star token on this card."
    )
    t.hand(0, "Bless twice")
    t.play(0, "Bless twice")
    assert t.rp_of(0) == 2
