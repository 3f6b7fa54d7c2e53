"""Two things are compared, and it goes to one player or the other."""

from __future__ import annotations

from tests.rules.effects.test_results import acting

LOWER = "Play: Compare your Top card with an opponent's. Whoever has the lower one loses 10 RP, and the other one gains 10 RP."


def test_the_lower_one_is_yours() -> None:
    t = acting(LOWER, players=3)
    t.card("Giant", stars=9)
    t.tableau(1, "Giant")
    t.tableau(2, "A")
    t.rp(0, 30)
    t.rp(1, 20)
    t.play(0, "Actor")  # of 5 stars, and now the Top card
    t.choose(0, "player 1")
    assert (t.rp_of(0), t.rp_of(1), t.rp_of(2)) == (20, 30, 0)


def test_the_lower_one_is_theirs() -> None:
    t = acting(LOWER, players=3)
    t.tableau(1, "D")
    t.tableau(2, "A")
    t.rp(2, 30)
    t.play(0, "Actor")
    t.choose(0, "player 2")
    assert (t.rp_of(0), t.rp_of(1), t.rp_of(2)) == (10, 0, 20)


def test_of_two_that_are_equal_nobody_has_more() -> None:
    t = acting(LOWER)
    t.card("Equal", stars=5)
    t.tableau(1, "Equal")
    t.rp(0, 30)
    t.play(0, "Actor")
    assert (t.rp_of(0), t.rp_of(1)) == (30, 0)
