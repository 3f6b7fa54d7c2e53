"""What happens "when you clash": which cards are used then, and in which order (CL-1, TRG-9)."""

from __future__ import annotations

import pytest

from mblades.rules.state.records import ClashResult
from mblades.testing import Table

SPITE = "Reaction: When an opponent clashes, flip a card in any tableau."


def arena(players: int = 2) -> Table:
    """Store cards of 3 stars each; Hitter (5 stars) is in the hand of player 0."""
    t = Table(players=players)
    t.card("Coin", stars=3)
    t.card("Hitter", stars=5, text="Clobber.")
    t.card("Melee", stars=5, text="Play: Clash with each player. The winner gains 15 RP.")
    t.card("Bully", stars=5, text="Mean.")
    for stars in (1, 2, 4, 6, 9):
        t.card(f"S{stars}", stars=stars)
    t.card("Pilot", stars=9, text="Reaction: When you clash, add 6 to your total.")
    t.card("Spite", stars=1, text=SPITE)
    t.store(*["Coin"] * 12)
    t.hand(0, "Hitter", "Melee", "Bully")
    return t


# --------------------------------------------------------------------------- which card is used


@pytest.mark.rule("CL-1", "CL-2", "TRN-8", "TRN-13")
def test_a_top_card_that_is_flipped_by_its_own_reaction_leaves_the_clash_to_the_next() -> None:
    t = arena()
    t.tableau(1, "S4", "Pilot")
    t.play(0, "Hitter")
    t.choose(1, "Pilot")
    assert t.happened("clash_card") == [(0, "Hitter", "Coin", 8), (1, "S4", "Coin", 13)]
    assert t.rp_of(1) == 15
    assert not t.is_face_up("Pilot")
    assert not t.is_face_up("Hitter")


@pytest.mark.rule("CL-1", "TRN-13")
def test_who_loses_the_only_face_up_card_does_not_clash_and_nobody_wins() -> None:
    t = arena()
    t.card("Toll Booth", kind="Accessory", text="Ongoing: Whenever a clash has a loser, gain 1 RP.")
    t.accessories(0, "Toll Booth")
    t.tableau(1, "S2", "Pilot")
    t.face_down("S2")
    t.play(0, "Hitter")
    t.choose(1, "Pilot")
    assert t.happened("clash_card") == t.happened("clash_result") == []
    assert t.happened("clash_off") == [()]
    assert t.aftermarket_names() == []
    assert (t.rp_of(0), t.rp_of(1)) == (0, 0)
    assert t.is_face_up("Hitter")
    assert t.state.players[0].clashes_won == 0


@pytest.mark.rule("CL-1")
def test_a_clash_that_is_off_leaves_no_winner_of_an_earlier_one() -> None:
    t = arena()
    t.tableau(1, "Pilot", "S2")
    t.play(0, "Hitter")
    t.choose(1, "no")
    assert t.rp_of(0) == 15
    t.play(0, "Melee")
    t.choose(1, "Pilot")
    assert t.rp_of(0) == 15
    assert t.state.tournament.clash == ClashResult((), (), ())


@pytest.mark.rule("CL-1", "CL-3")
def test_of_several_who_clash_the_others_go_on_without_the_one_who_has_no_card_left() -> None:
    t = arena(4)
    t.tableau(1, "S9")
    t.tableau(2, "S2")
    t.tableau(3, "Spite")
    t.play(0, "Melee")
    t.choose(3, "Spite", "S9")
    assert t.happened("clash_card") == [(0, "Melee", "Coin", 8), (2, "S2", "Coin", 5)]
    assert [t.rp_of(seat) for seat in range(4)] == [15, 0, 0, 0]


@pytest.mark.rule("CL-3")
def test_the_loser_flips_the_card_really_used() -> None:
    t = arena(3)
    t.tableau(1, "S1", "S2", "S9")
    t.tableau(2, "Spite")
    t.play(0, "Hitter")
    t.choose(0, 1)
    t.choose(2, "Spite", "S9")
    assert not t.is_face_up("S2")
    assert t.is_face_up("S1")
    assert t.rp_of(0) == 15


@pytest.mark.rule("CL-3", "RUL-5")
def test_a_tie_is_one_of_the_cards_really_used() -> None:
    t = arena(3)
    t.card("Equal", stars=5)
    t.tableau(1, "Equal", "S9")
    t.tableau(2, "Spite")
    t.play(0, "Hitter")
    t.choose(0, 1)
    t.choose(2, "Spite", "S9")
    assert t.happened("clash_result") == [((), ())]


@pytest.mark.rule("CL-2", "TRN-14")
def test_a_card_given_away_before_the_reveal_is_not_used_by_its_old_owner() -> None:
    t = arena(3)
    t.card("Trader", text="Reaction: When an opponent clashes, take a card in an opponent's "
           "tableau into your hand.")  # fmt: skip
    t.tableau(1, "S2", "S9")
    t.tableau(2, "Trader")
    t.play(0, "Hitter")
    t.choose(0, 1)
    t.choose(2, "Trader", "S9")
    assert t.happened("clash_card")[1] == (1, "S2", "Coin", 5)


@pytest.mark.rule("CL-2", "TRN-8")
def test_a_card_moved_to_the_right_end_is_the_one_used() -> None:
    t = arena()
    t.card("Shuffler", stars=1, text="Ongoing: Whenever you clash, move a card in your tableau to "
           "the right end.")  # fmt: skip
    t.tableau(1, "S9", "Shuffler")
    t.play(0, "Hitter")
    t.choose(1, "S9")
    assert t.happened("clash_card")[1] == (1, "S9", "Coin", 12)


@pytest.mark.rule("CL-2", "GEN-8")
def test_stars_count_as_they_are_when_cards_are_revealed() -> None:
    t = arena()
    t.card("Trainer", text="Ongoing: Whenever you clash, put 2 star tokens on the card you used.")
    t.tableau(1, "Trainer", "S4")
    t.play(0, "Hitter")
    assert t.happened("clash_card")[1] == (1, "S4", "Coin", 9)
    assert t.tokens_on("S4") == 2


@pytest.mark.rule("CL-1", "TRN-7")
def test_the_card_whose_action_clashes_is_used_even_if_a_reaction_has_flipped_others() -> None:
    t = arena()
    t.card("Duke", stars=6, text="Action: Clash with an opponent. The winner gains 10 RP.")
    t.tableau(0, "Duke")
    t.tableau(1, "S4", "Pilot")
    t.action(0, "Duke")
    t.choose(1, "Pilot")
    assert t.happened("clash_card") == [(0, "Duke", "Coin", 9), (1, "S4", "Coin", 13)]
    assert not t.is_face_up("Duke")


@pytest.mark.rule("RUL-20")
def test_a_card_that_clashes_by_its_flip_effect_is_used_whatever_answers() -> None:
    t = arena()
    t.card("Bomb", stars=6, text="Flip: Clash with an opponent. The winner gains 10 RP.")
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(1, "Bomb")
    t.tableau(0, "Pilot")
    t.hand(0, "Poke")
    t.play(0, "Poke")
    t.choose(0, "Pilot")
    assert t.happened("clash_card") == [(1, "Bomb", "Coin", 9), (0, "Poke", "Coin", 12)]


# --------------------------------------------------------------------------- Duelist and Mean


@pytest.mark.rule("KEY-11")
def test_a_duelist_stands_in_for_the_card_that_is_the_top_card_by_then() -> None:
    t = arena()
    t.card("Fencer", stars=8, text="Duelist.")
    t.tableau(1, "Fencer", "S4", "Pilot")
    t.play(0, "Hitter")
    t.choose(1, "Pilot")
    t.choose(1, "Fencer")
    assert t.happened("clash_card")[1] == (1, "Fencer", "Coin", 17)
    assert not t.is_face_up("Fencer")
    assert t.is_face_up("S4")


@pytest.mark.rule("KEY-11", "TRN-13")
def test_a_duelist_that_is_flipped_before_the_reveal_leaves_the_clash_to_the_top_card() -> None:
    t = arena(3)
    t.card("Fencer", stars=8, text="Duelist.")
    t.tableau(1, "Fencer", "S2")
    t.tableau(2, "Spite")
    t.play(0, "Hitter")
    t.choose(0, 1)
    t.choose(1, "Fencer")
    t.choose(2, "Spite", "Fencer")
    assert t.happened("clash_card")[1] == (1, "S2", "Coin", 5)
    assert not t.is_face_up("S2")


@pytest.mark.rule("KEY-11")
def test_a_duelist_flips_even_if_the_clash_is_off() -> None:
    t = arena()
    t.card("Fencer", stars=8, text="Duelist.")
    t.tableau(0, "Fencer")
    t.tableau(1, "Pilot")
    t.play(0, "Hitter")
    t.choose(0, "Fencer")
    t.choose(1, "Pilot")
    assert t.happened("clash_off") == [()]
    assert not t.is_face_up("Fencer")


@pytest.mark.rule("KEY-20")
def test_mean_chooses_again_if_the_chosen_card_is_face_down_before_the_reveal() -> None:
    t = arena()
    t.tableau(1, "S2", "Pilot", "S6")
    t.play(0, "Bully")
    t.choose(0, "Pilot")
    t.choose(1, "Pilot")
    assert t.options == ["S2", "S6"]
    t.choose(0, "S2")
    assert t.happened("clash_card")[1] == (1, "S2", "Coin", 11)
    assert t.rp_of(1) == 20


@pytest.mark.rule("KEY-20", "CL-1")
def test_mean_has_nobody_to_clash_with_if_no_card_is_left() -> None:
    t = arena()
    t.tableau(1, "Pilot")
    t.play(0, "Bully")
    t.choose(1, "Pilot")
    assert t.happened("clash_off") == [()]
    assert (t.rp_of(0), t.rp_of(1)) == (0, 0)


# --------------------------------------------------------------------------- the order of answers


@pytest.mark.rule("TRG-7", "TRG-9")
@pytest.mark.parametrize("order", [("Adder", "Doubter"), ("Doubter", "Adder")])
def test_ones_own_reactions_to_a_clash_come_in_any_order(order: tuple[str, str]) -> None:
    t = arena()
    t.card("Adder", text="Reaction: When you clash, gain 10 RP.")
    t.card("Doubter", text="Reaction: When you clash, gain RP equal to your RP.")
    t.tableau(1, "Adder", "Doubter", "S1")
    t.rp(1, 4)
    t.play(0, "Hitter")
    t.choose(0, 1)
    assert t.options == ["Adder", "Doubter", "decline"]
    t.choose(1, *order)
    assert t.rp_of(1) == (28 if order[0] == "Adder" else 18)


@pytest.mark.rule("TRG-7", "TRG-9")
def test_using_the_second_reaction_first_does_not_lose_the_first() -> None:
    t = arena()
    t.card("Fencer", stars=8, text="Duelist.")
    t.card("Cheer", text="Reaction: When you clash, add 3 to your total.")
    t.tableau(1, "Cheer", "Fencer", "S1")
    t.play(0, "Hitter")
    t.choose(1, "Fencer")
    assert t.options == ["Cheer", "decline"]
    t.choose(1, "Cheer")
    assert t.happened("clash_card")[1] == (1, "Fencer", "Coin", 14)


@pytest.mark.rule("TRG-9")
def test_the_player_whose_turn_it_is_answers_a_clash_first_then_clockwise() -> None:
    t = arena(3)
    t.card("Cheer", text="Reaction: When you clash, add 3 to your total.")
    for seat in (2, 1, 0):
        t.tableau(seat, "Cheer", f"S{seat + 1}" if seat < 2 else "S4")
    t.play(0, "Melee")
    asked = []
    while t.prompt is not None:
        asked.append(t.prompt.seat)
        t.choose(t.prompt.seat, "decline")
    assert asked == [0, 1, 2]


@pytest.mark.rule("TRG-9")
@pytest.mark.parametrize("first", ["Gainer", "Doubler"])
def test_one_chooses_the_order_of_ones_own_ongoing_effects_when_one_clashes(first: str) -> None:
    t = arena()
    t.card("Gainer", text="Ongoing: Whenever you clash, gain 10 RP.")
    t.card("Doubler", text="Ongoing: Whenever you clash, gain RP equal to your RP.")
    t.tableau(1, "Gainer", "Doubler", "S1")
    t.rp(1, 4)
    t.play(0, "Hitter")
    t.choose(1, first)
    assert t.rp_of(1) == (28 if first == "Gainer" else 18)


@pytest.mark.rule("TRG-7")
def test_an_effect_about_any_player_happens_once_in_a_clash_of_several() -> None:
    t = arena(3)
    t.card("Bell", kind="Accessory", text="Ongoing: Whenever a player clashes, gain 1 RP.")
    t.accessories(2, "Bell")
    t.tableau(1, "S2")
    t.tableau(2, "S1")
    t.play(0, "Melee")
    assert t.rp_of(2) == 1


# --------------------------------------------------------------------------- tableaus that change


@pytest.mark.rule("CL-2", "TRN-8")
def test_a_card_played_before_the_reveal_is_the_top_card_then() -> None:
    t = arena()
    t.card("Ally", kind="Accessory", text="Reaction: When you clash, play a card in your hand.")
    t.accessories(1, "Ally")
    t.tableau(1, "S1")
    t.hand(1, "S6")
    t.play(0, "Hitter")
    t.choose(1, "Ally")
    assert t.happened("clash_card")[1] == (1, "S6", "Coin", 9)


@pytest.mark.rule("CL-2", "TRN-13")
def test_a_card_unflipped_before_the_reveal_is_the_top_card_then() -> None:
    t = arena()
    t.card("Riser", kind="Accessory", text="Ongoing: Whenever you clash, unflip a card in your "
           "tableau.")  # fmt: skip
    t.accessories(1, "Riser")
    t.tableau(1, "S1", "S9")
    t.face_down("S9")
    t.play(0, "Hitter")
    assert t.happened("clash_card")[1] == (1, "S9", "Coin", 12)


@pytest.mark.rule("CL-2", "TRN-14")
def test_cards_swapped_before_the_reveal_clash_for_their_new_owners() -> None:
    t = arena()
    t.card("Switch", kind="Accessory", text="Ongoing: Whenever you clash, swap a card in your "
           "tableau with a card in an opponent's tableau.")  # fmt: skip
    t.accessories(1, "Switch")
    t.tableau(1, "S1")
    t.play(0, "Hitter")
    assert t.happened("clash_card") == [(0, "S1", "Coin", 4), (1, "Hitter", "Coin", 8)]
    assert t.rp_of(1) == 15
    assert not t.is_face_up("S1")


@pytest.mark.rule("CL-2", "TRN-6")
def test_a_top_card_lost_with_its_extra_slot_is_not_used() -> None:
    t = arena(3)
    t.card("Shelf", kind="Accessory", text="Ongoing: You have 1 extra slot.")
    t.card("Saw", kind="Accessory", text="Reaction: When an opponent clashes, flip an Accessory in "
           "an opponent's play area.")  # fmt: skip
    t.accessories(1, "Shelf")
    t.accessories(2, "Saw")
    t.tableau(1, "S1", "S1", "S1", "S1", "S1", "S2", "S9")
    t.play(0, "Hitter")
    t.choose(0, 1)
    t.choose(2, "Saw", "Shelf")
    assert t.happened("clash_card")[1] == (1, "S2", "Coin", 5)
    assert t.binder_of(1) == ["S9"]


@pytest.mark.rule("TRG-10", "TRG-3")
def test_flip_effects_of_cards_flipped_in_the_window_wait_for_the_end_of_the_effect() -> None:
    t = arena()
    t.card("Martyr", stars=9, text="Reaction: When you clash, add 1 to your total.\n"
           "Flip: Gain RP equal to your RP.")  # fmt: skip
    t.tableau(1, "S9", "Martyr")
    t.play(0, "Hitter")
    t.choose(1, "Martyr")
    assert t.rp_of(1) == 30  # 15 for the win, and then as much again


@pytest.mark.rule("TRG-7", "CL-2")
def test_an_answer_to_a_clash_that_is_cancelled_adds_nothing_and_its_card_flips() -> None:
    t = arena()
    t.card("Veto", text="Reaction: When an opponent's Reaction effect would happen, cancel that "
           "effect.")  # fmt: skip
    t.tableau(0, "Veto")
    t.tableau(1, "S1", "Pilot")
    t.play(0, "Hitter")
    t.choose(1, "Pilot")
    t.choose(0, "Veto")
    assert t.happened("clash_card")[1] == (1, "S1", "Coin", 4)
    assert not t.is_face_up("Pilot")


@pytest.mark.rule("KEY-17", "TRG-7")
def test_a_clash_that_cannot_be_reacted_to_has_no_reactions_in_its_window() -> None:
    t = arena()
    t.card("Sniper", stars=5, text="Play: This cannot be reacted to. Clash with an opponent. "
           "The winner gains 5 RP.")  # fmt: skip
    t.tableau(1, "S1", "Pilot")
    t.hand(0, "Sniper")
    t.play(0, "Sniper")
    assert t.happened("clash_card")[1] == (1, "Pilot", "Coin", 12)


@pytest.mark.rule("GEN-9")
def test_clashes_that_set_off_clashes_without_end_are_a_loop() -> None:
    t = arena()
    t.card("Brawler", text="Ongoing: Whenever you clash, clash with an opponent.")
    t.tableau(0, "Brawler")
    t.tableau(1, "S1")
    t.play(0, "Hitter")
    assert t.is_out(0)
