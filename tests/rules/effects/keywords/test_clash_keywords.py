"""Keywords about clashes: Clobber, Duelist, Mean, Toll."""

from __future__ import annotations

import pytest

from mblades.testing import Table


def arena(*, mine: str = "", mine_stars: int = 5, players: int = 2) -> Table:
    """Store cards of 3 stars each, so that the Top cards decide; Hitter is in your hand."""
    t = Table(players=players)
    t.card("Coin", stars=3)
    t.card("Hitter", stars=mine_stars, text=mine)
    for name, stars in {"Small": 2, "Same": 5, "Big": 9}.items():
        t.card(name, stars=stars, text="Flip: Gain 1 RP.")
    t.store(*["Coin"] * 12)
    t.hand(0, "Hitter")
    return t


@pytest.mark.rule("KEY-6")
def test_clobber_won() -> None:
    t = arena(mine="Clobber.")
    t.tableau(1, "Big", "Small")
    t.play(0, "Hitter")
    assert t.rp_of(0) == 15
    assert not t.is_face_up("Small")  # the card used
    assert t.is_face_up("Big")
    assert t.is_face_up("Hitter")
    assert t.rp_of(1) == 1  # its Flip effect
    assert t.aftermarket_names() == ["Coin", "Coin"]


@pytest.mark.rule("KEY-6")
def test_clobber_lost() -> None:
    t = arena(mine="Clobber.")
    t.tableau(1, "Small", "Big")
    t.play(0, "Hitter")
    assert t.rp_of(0) == 0
    assert t.rp_of(1) == 15
    assert t.is_face_up("Big")
    assert not t.is_face_up("Hitter")


@pytest.mark.rule("KEY-6")
def test_clobber_tied_has_no_winner_and_no_loser() -> None:
    t = arena(mine="Clobber.")
    t.tableau(1, "Same")
    t.play(0, "Hitter")
    assert (t.rp_of(0), t.rp_of(1)) == (0, 0)
    assert t.is_face_up("Hitter")
    assert t.is_face_up("Same")


@pytest.mark.rule("KEY-6")
def test_clobber_chooses_among_opponents_with_a_top_card() -> None:
    t = arena(mine="Clobber.", players=4)
    t.tableau(1, "Small")
    t.tableau(2, "Big")
    t.tableau(3, "Small")
    t.face_down("Small#1")
    t.play(0, "Hitter")
    assert t.options == ["player 2", "player 3"]
    t.choose(0, 3)
    assert t.rp_of(0) == 15
    assert not t.is_face_up("Small#2")


@pytest.mark.rule("KEY-6")
def test_clobber_without_anyone_to_clash_does_nothing() -> None:
    t = arena(mine="Clobber.")
    t.play(0, "Hitter")
    assert t.rp_of(0) == 0
    assert t.is_face_up("Hitter")
    assert t.aftermarket_names() == []


@pytest.mark.rule("KEY-6")
def test_clobber_cannot_flip_a_protected_card_but_still_pays_the_winner() -> None:
    t = arena(mine="Clobber.")
    t.card("Safe", stars=1, text="Ongoing: This card cannot be flipped by opponents.")
    t.tableau(1, "Safe")
    t.play(0, "Hitter")
    assert t.rp_of(0) == 15
    assert t.is_face_up("Safe")


@pytest.mark.rule("KEY-11")
def test_duelist_clashes_instead_of_the_top_card_and_flips_after_it() -> None:
    t = arena(mine="Clobber.")
    t.card("Duellist", stars=8, text="Duelist.\nFlip: Gain 2 RP.")
    t.tableau(1, "Duellist", "Small")
    t.play(0, "Hitter")
    t.choose(1, "Duellist")
    assert t.rp_of(1) == 17  # won, and flipped regardless of the result
    assert not t.is_face_up("Duellist")
    assert t.is_face_up("Small")
    assert not t.is_face_up("Hitter")


@pytest.mark.rule("KEY-11")
def test_duelist_loses_and_is_flipped_once() -> None:
    t = arena(mine="Clobber.")
    t.card("Duellist", stars=4, text="Duelist.\nFlip: Gain 2 RP.")
    t.tableau(1, "Duellist", "Small")
    t.play(0, "Hitter")
    t.choose(1, "Duellist")
    assert t.rp_of(0) == 15
    assert t.rp_of(1) == 2
    assert not t.is_face_up("Duellist")
    assert t.is_face_up("Small")  # the card used was Duellist


@pytest.mark.rule("KEY-11")
def test_duelist_may_be_declined() -> None:
    t = arena(mine="Clobber.")
    t.card("Duellist", stars=8, text="Duelist.")
    t.tableau(1, "Duellist", "Small")
    t.play(0, "Hitter")
    t.pass_(1)
    assert t.is_face_up("Duellist")
    assert not t.is_face_up("Small")


@pytest.mark.rule("KEY-11")
def test_duelist_works_for_the_player_who_starts_the_clash() -> None:
    t = arena(mine="Clobber.", mine_stars=1)
    t.card("Duellist", stars=8, text="Duelist.")
    t.tableau(0, "Duellist")
    t.tableau(1, "Same")
    t.play(0, "Hitter")
    t.choose(0, "Duellist")
    assert t.rp_of(0) == 15
    assert not t.is_face_up("Duellist")
    assert not t.is_face_up("Same")
    assert t.is_face_up("Hitter")


@pytest.mark.rule("KEY-11")
def test_duelist_is_no_use_to_one_who_does_not_clash_or_is_already_the_top_card() -> None:
    t = arena(mine="Clobber.", players=3)
    t.card("Duellist", stars=8, text="Duelist.")
    t.tableau(1, "Duellist")
    t.tableau(2, "Small")
    t.play(0, "Hitter")
    t.choose(0, 2)
    assert t.rp_of(0) == 15  # nobody asked player 1
    t.hand(0, "Hitter")
    t.play(0, "Hitter")
    t.choose(0, 1)
    assert t.rp_of(1) == 15  # the Duelist is the Top card: there is no other to use it instead of
    assert t.is_face_up("Duellist")


@pytest.mark.rule("KEY-20")
def test_mean_chooses_the_card_the_opponent_uses() -> None:
    t = arena(mine="Mean.")
    t.tableau(1, "Small", "Same", "Big")
    t.face_down("Same")
    t.play(0, "Hitter")
    t.choose(0, 1)
    assert t.options == ["Small", "Big"]
    t.choose(0, "Small")
    assert t.rp_of(0) == 20
    assert not t.is_face_up("Small")
    assert t.is_face_up("Big")


@pytest.mark.rule("KEY-20")
def test_mean_lost_gives_the_winner_20_and_flips_the_losing_card() -> None:
    t = arena(mine="Mean.")
    t.tableau(1, "Big", "Small")
    t.play(0, "Hitter")
    t.choose(0, "Big")
    assert t.rp_of(1) == 20
    assert not t.is_face_up("Hitter")
    assert t.is_face_up("Big")


@pytest.mark.rule("KEY-20")
def test_mean_tied_does_nothing() -> None:
    t = arena(mine="Mean.")
    t.tableau(1, "Same", "Small")
    t.play(0, "Hitter")
    t.choose(0, "Same")
    assert (t.rp_of(0), t.rp_of(1)) == (0, 0)
    assert t.is_face_up("Same")
    assert t.is_face_up("Hitter")


@pytest.mark.rule("KEY-20", "KEY-11")
def test_mean_leaves_no_top_card_for_a_duelist_to_stand_in_for() -> None:
    t = arena(mine="Mean.")
    t.card("Duellist", stars=8, text="Duelist.")
    t.tableau(1, "Duellist", "Small", "Big")
    t.play(0, "Hitter")
    t.choose(0, "Small")
    assert t.rp_of(0) == 20
    assert t.is_face_up("Duellist")


@pytest.mark.rule("KEY-33")
def test_toll_is_paid_by_the_loser_of_any_clash() -> None:
    t = arena(mine="Clobber.", players=3)
    t.card("Booth", stars=9, text="Toll.")
    t.tableau(1, "Small")
    t.tableau(2, "Booth")
    t.money(1, 5)
    t.play(0, "Hitter")
    t.choose(0, 1)
    assert t.money_of(1) == 3
    assert t.money_of(2) == 2
    assert t.rp_of(2) == 0


@pytest.mark.rule("KEY-33")
def test_toll_steals_5_rp_from_a_loser_with_less_than_2_dollars() -> None:
    t = arena(mine="Clobber.", players=3)
    t.card("Booth", stars=9, text="Toll.")
    t.tableau(1, "Small")
    t.tableau(2, "Booth")
    t.money(1, 1)
    t.rp(1, 3)
    t.play(0, "Hitter")
    t.choose(0, 1)
    # 3, and 1 for its Flip effect, which comes first: only what is there can be stolen
    assert t.money_of(1) == 1
    assert t.rp_of(1) == 0
    assert t.rp_of(2) == 4
    assert t.money_of(2) == 0


@pytest.mark.rule("KEY-33")
def test_toll_asks_every_loser() -> None:
    t = arena(mine="Play: Clash with each player.", players=4)
    t.card("Booth", stars=9, text="Toll.")
    t.tableau(1, "Small")
    t.tableau(2, "Booth")
    t.tableau(3, "Small")
    for seat in range(4):
        t.money(seat, 10)
    t.play(0, "Hitter")
    assert [t.money_of(seat) for seat in range(4)] == [8, 8, 16, 8]


@pytest.mark.rule("KEY-33")
def test_toll_takes_nothing_after_a_tie_nor_from_its_own_player() -> None:
    t = arena(mine="Clobber.")
    t.card("Booth", stars=5, text="Toll.")
    t.tableau(1, "Booth")
    for seat in range(2):
        t.money(seat, 10)
    t.play(0, "Hitter")
    assert [t.money_of(0), t.money_of(1)] == [10, 10]  # 8 against 8
    t.tokens("Hitter", 1)
    t.card("Again", stars=6, text="Clobber.")
    t.hand(0, "Again")
    t.play(0, "Again")
    assert t.rp_of(0) == 15
    assert not t.is_face_up("Booth")  # flipped before its Toll could be asked
    assert [t.money_of(0), t.money_of(1)] == [10, 10]


@pytest.mark.rule("KEY-33")
def test_toll_of_a_loser_costs_them_nothing() -> None:
    t = arena(mine="Play: Clash with an opponent.")
    t.card("Booth", stars=1, text="Toll.")
    t.tableau(1, "Booth")
    t.money(1, 1)
    t.rp(1, 7)
    t.play(0, "Hitter")
    assert t.money_of(1) == 1
    assert t.rp_of(1) == 7


@pytest.mark.rule("KEY-33")
@pytest.mark.parametrize(
    ("money", "left", "rp", "taken"), [(2, 0, 20, 0), (1, 1, 15, 5), (0, 0, 15, 5)]
)
def test_toll_is_2_dollars_or_else_5_rp(money: int, left: int, rp: int, taken: int) -> None:
    t = arena(mine="Play: Clash with the player to your left.", players=3)
    t.card("Booth", stars=9, text="Toll.")
    t.tableau(1, "Small")
    t.tableau(2, "Booth")
    t.money(1, money)
    t.rp(1, 20)
    t.play(0, "Hitter")
    assert (t.money_of(1), t.rp_of(1)) == (left, rp)
    assert (t.money_of(2), t.rp_of(2)) == (0 if taken else 2, taken)
