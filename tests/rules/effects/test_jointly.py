"""Cards that are chosen to go together."""

from __future__ import annotations

from mblades.testing import Table
from tests.rules.effects.test_results import acting


def down(t: Table, names: str) -> str:
    """Which of these plain cards lie face down."""
    return "".join(name for name in names if not t.is_face_up(name))


def test_two_of_a_kind_are_found_together() -> None:
    t = acting("Play: Flip 2 cards in an opponent's tableau that share an element with each other.")
    t.tableau(1, "A", "B", "C", "D")  # B is of Fire, the others of Water
    t.play(0, "Actor")
    t.choose(0, "player 1")
    assert sorted(t.options) == ["A", "C", "D"]
    t.choose(0, "D")
    assert sorted(t.options) == ["A", "C"]
    t.choose(0, "A")
    assert down(t, "ABCD") == "AD"


def test_where_no_two_go_together_none_is_chosen() -> None:
    t = acting(
        "Play: Flip 2 cards in an opponent's tableau that share an element with each other. If you do, gain 10 RP."
    )
    t.tableau(1, "A", "B")
    t.play(0, "Actor")
    assert down(t, "AB") == ""
    assert t.rp_of(0) == 0


def test_no_two_of_them_are_alike() -> None:
    t = acting(
        "Play: Reveal any number of cards in your hand that share no element with each other. "
        "Gain 4 RP for each card revealed this way."
    )
    t.hand(0, "A", "B", "C")
    t.play(0, "Actor")
    t.choose(0, "C")
    assert sorted(t.options) == ["B", "done"]  # A is of Water as well
    t.choose(0, "B")
    assert t.rp_of(0) == 8


def test_only_what_can_come_out_at_the_total_is_offered() -> None:
    t = acting(
        "Play: You may discard any number of cards with exactly 7 stars in total. If you do, gain 40 RP."
    )
    t.hand(0, "A", "B", "D")
    t.play(0, "Actor")
    t.choose(0, "yes")
    assert sorted(t.options) == ["A", "B", "D"]  # 1 + 2 + 4, and nothing else is 7
    t.choose(0, "A", "B", "D")
    assert t.hand_of(0) == []
    assert t.rp_of(0) == 40


def test_a_total_that_nobody_reaches_is_not_offered() -> None:
    t = acting(
        "Play: You may discard any number of cards with exactly 8 stars in total. If you do, gain 40 RP."
    )
    t.hand(0, "A", "B", "D")
    t.play(0, "Actor")
    assert t.rp_of(0) == 0
    assert sorted(t.hand_of(0)) == ["A", "B", "D"]


def test_at_least_so_many_stars_may_be_more() -> None:
    t = acting("Play: Discard any number of cards with at least 3 stars in total. Gain 5 RP.")
    t.hand(0, "A", "B", "C")
    t.play(0, "Actor")
    t.choose(0, "A")
    assert sorted(t.options) == ["B", "C"]  # 1 star is not enough
    t.choose(0, "C")
    assert sorted(t.options) == ["B", "done"]
    t.choose(0, "done")
    assert t.hand_of(0) == ["B"]


def test_at_most_so_many_stars_may_be_none() -> None:
    t = acting("Play: Flip up to 2 cards in an opponent's tableau with at most 5 stars in total.")
    t.tableau(1, "B", "C", "D")
    t.play(0, "Actor")
    t.choose(0, "D")
    assert down(t, "BCD") == "D"  # 4 + 2 would be too many
