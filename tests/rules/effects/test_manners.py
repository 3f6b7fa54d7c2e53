"""What is remembered of a flipped card, a different card, and what is done so many times at most."""

from __future__ import annotations

import pytest

from mblades.testing import Table


@pytest.mark.parametrize(("tokens", "expected"), [(2, 10), (0, 0)])
def test_what_lay_on_a_card_before_it_was_flipped(tokens: int, expected: int) -> None:
    t = Table(players=2)
    t.card(
        "Asker",
        text="Play: Flip a card in an opponent's tableau. If it had a star token on it, gain 10 RP.",
    )
    t.card("Turnip", stars=2)
    t.tableau(1, "Turnip")
    t.tokens("Turnip", tokens)
    t.hand(0, "Asker")
    t.play(0, "Asker")
    assert not t.is_face_up("Turnip")
    assert t.rp_of(0) == expected


def test_a_different_card_is_another_one_than_the_first() -> None:
    t = Table(players=2)
    t.card(
        "Flopper",
        text="Play: Flip a card in your tableau, then unflip a different card in your tableau.",
    )
    t.card("Turnip")
    t.card("Leek")
    t.tableau(0, "Turnip", "Leek")
    t.face_down("Leek")
    t.hand(0, "Flopper")
    t.play(0, "Flopper")
    t.choose(0, "Turnip")
    assert (t.is_face_up("Turnip"), t.is_face_up("Leek")) == (False, True)


def test_without_a_first_card_there_is_no_different_one() -> None:
    t = Table(players=2)
    t.card(
        "Ferry",
        text="Play: Return another card in your tableau to your hand. Play a different card.",
    )
    t.card("Leek", text="Play: Gain 5 RP.")
    t.hand(0, "Ferry", "Leek")
    t.play(0, "Ferry")
    assert t.rp_of(0) == 0


def test_something_is_bought_three_times_at_most() -> None:
    t = Table(players=2)
    t.card("Stall", text="Play: Pay 3 Dollars to gain 15 RP, up to three times.")
    t.money(0, 20)
    t.hand(0, "Stall")
    t.play(0, "Stall")
    for _ in range(3):
        t.choose(0, "yes")
    assert (t.rp_of(0), t.money_of(0)) == (45, 11)


def test_for_each_card_one_or_the_other() -> None:
    t = Table(players=2)
    t.card(
        "Foundry",
        text="Play: Discard your hand. For each card discarded this way, gain 2 M$ or 8 RP.",
    )
    t.card("Leek")
    t.hand(0, "Foundry", "Leek", "Leek")
    before = t.money_of(0)
    t.play(0, "Foundry")
    t.choose(0, t.options[0])
    t.choose(0, t.options[1])
    assert (t.rp_of(0), t.money_of(0) - before) == (8, 2)
