"""What is told of one player after the other, and cards that others choose."""

from __future__ import annotations

from tests.rules.effects.test_results import acting, down


def test_you_flip_a_card_of_each_of_them() -> None:
    t = acting(
        "Play: For each opponent with more RP than you, flip a card in their tableau.", players=4
    )
    t.tableau(1, "A", "B")
    t.tableau(2, "C")
    t.tableau(3, "D")
    for seat, rp in enumerate((10, 20, 5, 15)):
        t.rp(seat, rp)
    t.play(0, "Actor")
    assert sorted(t.options) == ["A", "B"]
    t.choose(0, "B")
    assert down(t) == ["B", "D"]


def test_what_is_bought_for_one_of_them_is_for_that_one() -> None:
    t = acting(
        "Play: For each opponent, you may pay 1 M$. If you do, that player loses 5 RP.", players=3
    )
    t.money(0, 5)
    t.rp(1, 10)
    t.rp(2, 10)
    t.play(0, "Actor")
    t.choose(0, "no")
    t.choose(0, "yes")
    assert (t.rp_of(1), t.rp_of(2)) == (10, 5)
    assert t.money_of(0) == 4


def test_those_who_do_not_pay_lose_a_card_that_you_choose() -> None:
    t = acting(
        "Play: Each opponent may give you 2 M$. Flip a card in the tableau of each opponent who does not.",
        players=4,
    )
    t.tableau(1, "A")
    t.tableau(2, "B", "C")
    t.tableau(3, "D")
    t.money(1, 2)
    t.money(2, 2)
    t.money(3, 1)
    t.money(0, 0)
    t.play(0, "Actor")
    t.choose(1, "yes")
    t.choose(2, "no")
    t.choose(0, "C")
    assert down(t) == ["C", "D"]
    assert t.money_of(0) == 2


def test_as_much_is_stolen_as_that_player_has_cards() -> None:
    t = acting(
        "Play: Steal RP from each opponent equal to the number of cards in their hand.", players=3
    )
    t.hand(1, "A")
    t.hand(2, "B", "C")
    for seat in (0, 1, 2):
        t.rp(seat, 10)
    t.play(0, "Actor")
    assert [t.rp_of(seat) for seat in (0, 1, 2)] == [13, 9, 8]


def test_a_card_that_another_player_chooses_is_it() -> None:
    t = acting(
        "Play: Choose an opponent. They choose a card in their tableau. Gain RP equal to its stars."
    )
    t.tableau(1, "B", "D")
    t.play(0, "Actor")
    t.choose(1, "D")
    assert t.rp_of(0) == 4


def test_cards_that_several_choose_are_flipped_together() -> None:
    t = acting("Play: Each opponent chooses a card in their tableau. Flip those cards.", players=3)
    t.tableau(1, "A", "B")
    t.tableau(2, "C", "D")
    t.play(0, "Actor")
    t.choose(1, "A")
    t.choose(2, "D")
    assert down(t) == ["A", "D"]


def test_cards_of_several_are_spoken_of_as_them() -> None:
    t = acting("Play: Each opponent reveals a card in their hand. Discard them.", players=3)
    t.hand(1, "A")
    t.hand(2, "B")
    t.play(0, "Actor")
    assert (t.hand_of(1), t.hand_of(2)) == ([], [])


def test_one_of_them_gives_to_another() -> None:
    t = acting(
        "Play: The player with the most RP gives 5 RP to the player with the fewest RP.", players=3
    )
    for seat, rp in enumerate((7, 20, 3)):
        t.rp(seat, rp)
    t.play(0, "Actor")
    assert [t.rp_of(seat) for seat in (0, 1, 2)] == [7, 15, 8]


def test_whether_it_was_done_is_asked_of_each_anew() -> None:
    t = acting("Play: Each opponent loses 5 RP. If they do, that player draws a card.", players=3)
    t.store("A", "B")
    t.rp(1, 5)
    t.rp(2, 0)
    t.play(0, "Actor")
    assert (t.hand_of(1), t.hand_of(2)) == (["A"], [])


def test_the_highest_card_of_all_is_alone_the_highest() -> None:
    t = acting("Play: If you have the highest card of all players, gain 35 RP.", players=3)
    t.tableau(1, "D")
    t.play(0, "Actor")
    assert t.rp_of(0) == 35


def test_the_others_are_found_before_anybody_gains() -> None:
    t = acting(
        "Play: Each player gains 5 RP. The player with the most RP gains 1 RP instead.", players=3
    )
    for seat, rp in enumerate((10, 12, 0)):
        t.rp(seat, rp)
    t.play(0, "Actor")
    assert [t.rp_of(seat) for seat in (0, 1, 2)] == [15, 13, 5]


def test_the_others_are_those_who_were_not_chosen() -> None:
    t = acting(
        "Play: Choose an opponent. They lose 5 RP. Each other opponent loses 2 RP.", players=4
    )
    for seat in range(4):
        t.rp(seat, 10)
    t.play(0, "Actor")
    t.choose(0, 2)
    assert [t.rp_of(seat) for seat in range(4)] == [10, 8, 5, 8]
