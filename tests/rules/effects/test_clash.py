"""Clashes (CL-1 to CL-4, RUL-5)."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.testing import Table


def table(players: int = 2, **options: Any) -> Table:
    t = Table(players=players, **options)
    for stars in range(1, 10):
        t.card(f"S{stars}", stars=stars)
    t.card(
        "Duel",
        stars=5,
        text="Play: Clash with an opponent. The winner gains 10 RP. The loser loses 5 RP.",
    )
    t.card(
        "Melee",
        stars=5,
        text="Play: Clash with each player. The winner gains 10 RP. The loser loses 5 RP.",
    )
    for seat in range(players):
        t.rp(seat, 20)
    return t


def all_rp(t: Table) -> list[int]:
    return [t.rp_of(seat) for seat in range(len(t.state.players))]


# --------------------------------------------------------------------------- CL-1


@pytest.mark.rule("CL-1")
def test_the_opponent_is_chosen_among_those_with_a_top_card() -> None:
    t = table(4)
    t.tableau(1, "S1")
    t.tableau(2, "S2")
    t.face_down("S2")
    t.tableau(3, "S3")
    t.store("S1", "S1")
    t.hand(0, "Duel")
    t.play(0, "Duel")
    assert t.options == ["player 1", "player 3"]
    t.choose(0, 3)
    assert all_rp(t) == [30, 20, 20, 15]


@pytest.mark.rule("CL-1")
def test_in_a_clash_with_all_everyone_with_a_top_card_takes_part() -> None:
    t = table(4)
    t.tableau(1, "S1")
    t.tableau(2, "S2")
    t.face_down("S2")
    t.tableau(3, "S3")
    t.store("S1", "S1", "S1", "S9")
    t.hand(0, "Melee")
    t.play(0, "Melee")
    assert [entry[0] for entry in t.happened("clash_card")] == [0, 1, 3]
    assert all_rp(t) == [30, 15, 20, 15]
    assert t.store_names() == ["S9"]


@pytest.mark.rule("CL-1")
@pytest.mark.parametrize("card", ["Duel", "Melee"])
def test_with_fewer_than_two_participants_there_is_no_clash(card: str) -> None:
    t = table()
    t.tableau(1, "S1")
    t.face_down("S1")
    t.store("S1", "S2")
    t.hand(0, card)
    t.play(0, card)
    assert t.happened("clash") == []
    assert t.store_names() == ["S1", "S2"]
    assert t.aftermarket_names() == []
    assert all_rp(t) == [20, 20]


@pytest.mark.rule("CL-1")
def test_who_has_no_top_card_cannot_clash_with_an_opponent() -> None:
    t = table(3)
    t.card(
        "Whistle", kind="Accessory", text="Action: Clash with an opponent. The winner gains 10 RP."
    )
    t.accessories(0, "Whistle")
    t.tableau(1, "S1")
    t.tableau(2, "S2")
    t.store("S1", "S2")
    t.action(0, "Whistle")
    assert t.prompt is None
    assert t.store_names() == ["S1", "S2"]
    assert all_rp(t) == [20, 20, 20]


@pytest.mark.rule("CL-1")
def test_all_others_with_top_cards_clash_when_a_player_without_one_makes_everyone_clash() -> None:
    t = table(3)
    t.card("Gong", kind="Accessory", text="Action: Clash with each player. The winner gains 10 RP.")
    t.accessories(0, "Gong")
    t.tableau(1, "S1")
    t.tableau(2, "S2")
    t.store("S1", "S1")
    t.action(0, "Gong")
    assert all_rp(t) == [20, 20, 30]


# --------------------------------------------------------------------------- CL-2


@pytest.mark.rule("CL-2")
def test_from_the_initiator_clockwise_each_reveals_the_top_of_the_store() -> None:
    t = table(3)
    t.tableau(0, "S1")
    t.tableau(2, "S3")
    t.store("S7", "S8", "S9")
    t.hand(1, "Melee")
    t.play(1, "Melee")
    assert t.happened("clash_card") == [
        (1, "Melee", "S7", 12),
        (2, "S3", "S8", 11),
        (0, "S1", "S9", 10),
    ]


@pytest.mark.rule("CL-2", "GEN-8")
def test_the_stars_of_the_top_card_count_with_tokens_and_effects() -> None:
    t = table()
    t.card("Flag", text="Ongoing: Cards in your tableau have +1 star.")
    t.tableau(1, "Flag", "S3")
    t.tokens("S3", 2)
    t.store("S1", "S1")
    t.hand(0, "Duel")
    t.play(0, "Duel")
    assert [entry[3] for entry in t.happened("clash_card")] == [6, 7]
    assert all_rp(t) == [15, 30]


@pytest.mark.rule("CL-2", "CARD-11")
def test_an_empty_store_is_reshuffled_from_its_discard_and_an_empty_discard_adds_nothing() -> None:
    t = table()
    t.tableau(1, "S4")
    t.store("S2")
    t.state.shop.store_discard, t.state.shop.store_deck = t.state.shop.store_deck, ()
    t.hand(0, "Duel")
    t.play(0, "Duel")
    assert [entry[3] for entry in t.happened("clash_card")] == [7, 4]


# --------------------------------------------------------------------------- CL-3


@pytest.mark.rule("CL-3")
def test_the_single_highest_total_wins_and_all_others_lose() -> None:
    t = table(4)
    t.tableau(1, "S9")
    t.tableau(2, "S2")
    t.tableau(3, "S2")
    t.store("S1", "S1", "S9", "S8")
    t.hand(0, "Melee")
    t.play(0, "Melee")
    assert [entry[3] for entry in t.happened("clash_card")] == [6, 10, 11, 10]
    assert all_rp(t) == [15, 15, 30, 15]


@pytest.mark.rule("CL-3")
def test_what_happens_to_the_loser_happens_to_each_loser() -> None:
    t = table(3)
    t.card("Rout", stars=9, text="Play: Clash with each player. The loser flips the card used.")
    t.tableau(1, "S1")
    t.tableau(2, "S2")
    t.store("S1", "S1", "S1")
    t.hand(0, "Rout")
    t.play(0, "Rout")
    assert t.is_face_up("Rout")
    assert t.top_card_of(1) is None
    assert t.top_card_of(2) is None


@pytest.mark.rule("CL-3", "RUL-5")
def test_in_a_tie_for_the_highest_total_nobody_wins_or_loses() -> None:
    t = table(3)
    t.tableau(1, "S4")
    t.tableau(2, "S1")
    t.store("S1", "S2", "S1")
    t.hand(0, "Melee")
    t.play(0, "Melee")
    assert [entry[3] for entry in t.happened("clash_card")] == [6, 6, 2]
    assert all_rp(t) == [20, 20, 20]


@pytest.mark.rule("RUL-5")
def test_by_the_other_reading_those_below_the_tie_lose() -> None:
    t = table(3, tied_clash_has_losers=True)
    t.tableau(1, "S4")
    t.tableau(2, "S1")
    t.store("S1", "S2", "S1")
    t.hand(0, "Melee")
    t.play(0, "Melee")
    assert all_rp(t) == [20, 20, 15]


@pytest.mark.rule("CL-3")
def test_clashes_won_are_counted_for_the_winner() -> None:
    t = table()
    t.card("Belt", text="Action: Gain 10 RP for each clash you have won.")
    t.tableau(1, "Belt", "S9")
    t.store("S1", "S1")
    t.hand(0, "Duel")
    t.play(0, "Duel")
    assert all_rp(t) == [15, 30]
    t.action(1, "Belt")
    assert t.rp_of(1) == 40


@pytest.mark.rule("CL-3")
def test_the_result_sets_off_effects_after_the_clash() -> None:
    t = table()
    t.card("Sore", text="Ongoing: Whenever you lose a clash, gain 3 RP.")
    t.card("Proud", text="Ongoing: Whenever you win a clash, gain 7 RP.")
    t.tableau(0, "Sore", "Proud")
    t.tableau(1, "Sore", "Proud", "S1")
    t.store("S1", "S1")
    t.hand(0, "Duel")
    t.play(0, "Duel")
    assert all_rp(t) == [37, 18]


# --------------------------------------------------------------------------- CL-4


@pytest.mark.rule("CL-4")
def test_all_revealed_cards_go_to_the_aftermarket_and_are_on_sale_in_the_next_round() -> None:
    t = table()
    t.tableau(1, "S1")
    t.store("S7", "S8")
    t.hand(0, "Duel")
    t.play(0, "Duel")
    assert t.aftermarket_names() == ["S7", "S8"]
    t.finish()
    t.award()
    game = t.game
    game.tick()
    t.money(1, 30)
    game.act(1, ("purchase", t.number_of("S8")))
    assert "S8" in t.binder_of(1)
    assert t.money_of(1) == 22


@pytest.mark.rule("CL-4", "TRN-11")
def test_revealed_cards_that_do_not_fit_clear_the_aftermarket_first() -> None:
    t = table()
    t.aftermarket(*["S1"] * 11)
    t.tableau(1, "S1")
    t.store("S7", "S8")
    t.hand(0, "Duel")
    t.play(0, "Duel")
    assert t.aftermarket_names() == ["S7", "S8"]
