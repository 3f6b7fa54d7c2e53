"""Between the cards being revealed and the end of a clash: cards are added, revealed anew or swapped, and it is fought
again.
"""

from __future__ import annotations

from mblades.testing import Table


def ring(text: str, *, top: bool = False, third: str = "") -> Table:
    """Player 0 clashes with a card of 5 stars, player 1 with Rival (5 stars) or, if it is the Top card, with Helper (2).
    Cards of 4, 1 and 9 stars lie in the Store, then those of 1 and 4.
    """
    t = Table(players=3 if third else 2)
    t.card(
        "Actor",
        stars=5,
        text="Play: Clash with the player to your left. If you win the clash, gain 10 RP.",
    )
    t.card("Helper", stars=2, text=text)
    t.card("Judge", stars=2, text=third)
    for name, stars in (("Rival", 5), ("Four", 4), ("One", 1), ("Nine", 9)):
        t.card(name, stars=stars)
    t.hand(0, "Actor")
    t.tableau(1, *(("Rival", "Helper") if top else ("Helper", "Rival")))
    if third:
        t.tableau(2, "Judge")
    t.store("Four", "One", "Nine", "One", "Four")
    t.play(0, "Actor")
    return t


def totals(t: Table) -> list[object]:
    return [told[-1] for told in t.happened("clash_card")]


def test_one_more_card_is_added_by_who_would_lose() -> None:
    t = ring(
        "Reaction: When you would lose a clash, reveal another card for the clash and add its stars to your total."
    )
    assert t.happened("clash_result") == []
    t.choose(1, "Helper")
    assert totals(t) == [9, 6, 15]
    assert t.happened("clash_result") == [((1,), (0,))]
    assert t.rp_of(0) == 0
    assert t.aftermarket_names() == ["Four", "One", "Nine"]
    assert not t.is_face_up("Helper")


def test_who_does_not_use_it_loses() -> None:
    t = ring("Reaction: When you would lose a clash, fight the clash again.")
    t.choose(1, "no")
    assert t.happened("clash_result") == [((0,), (1,))]
    assert t.rp_of(0) == 10


def test_another_card_is_used_instead_and_the_new_result_is_known() -> None:
    t = ring("Reaction: When you would lose a clash, reveal another card for the clash instead of the one you revealed. "
             "If you win the clash, gain 7 RP.")  # fmt: skip
    t.choose(1, "Helper")
    assert totals(t) == [9, 6, 14]
    assert (t.rp_of(0), t.rp_of(1)) == (0, 7)


def test_revealed_cards_are_swapped() -> None:
    t = ring("Reaction: When cards are revealed in a clash you are in, swap the card you revealed for the clash with that "
             "of an opponent.")  # fmt: skip
    t.choose(1, "Helper")
    assert totals(t) == [9, 6, 9, 6]
    assert t.happened("clash_result") == [((1,), (0,))]


def test_a_clash_is_fought_again_and_only_the_new_result_counts() -> None:
    t = ring("Reaction: When you would lose a clash, fight the clash again.", top=True)
    t.choose(
        1, "Helper"
    )  # 5 + 4 against 2 + 1; then 5 + 9 against 5 + 1, since Helper is face down
    assert totals(t) == [9, 3, 14, 6]
    assert t.happened("clash_result") == [((0,), (1,))]
    assert t.state.players[0].clashes_won == 1
    assert t.rp_of(0) == 10


def test_somebody_else_has_a_card_revealed_anew() -> None:
    t = ring("Flip: Gain 1 RP.", third="Reaction: When a clash is decided, reveal another card for the clash instead of one "
             "of those revealed.")  # fmt: skip
    t.choose(2, "Judge", "One")
    assert totals(t) == [9, 6, 14]
    assert t.happened("clash_result") == [((1,), (0,))]


def test_a_total_is_raised_by_who_would_lose() -> None:
    t = ring("Reaction: When you would lose a clash, add 3 to your total.")
    t.choose(1, "Helper")
    assert totals(t) == [9, 6, 9]
    assert t.happened("clash_result") == [((), ())]


def test_what_goes_on_steps_in_once() -> None:
    t = ring("Ongoing: Whenever you would lose a clash, fight the clash again.")
    assert totals(t) == [9, 6, 14, 6]
    assert t.happened("clash_result") == [((0,), (1,))]
