"""Slots: extra ones, lost ones, those that cards bring (TRN-6, KEY-28, KEY-29, TRN-14)."""

from __future__ import annotations

import pytest

from mblades.rules.state import actions
from mblades.testing import SceneError, Table


def table(players: int = 2) -> Table:
    t = Table(players=players)
    for n in range(1, 10):
        t.card(f"C{n}", stars=n)
    t.card("Shelf", kind="Accessory", text="Ongoing: You have 1 extra slot.")
    t.card("Rack", kind="Accessory", text="Ongoing: You have 2 extra slots.")
    t.card("Fast", text="Speed.")
    t.card("Faster", text="Speed Plus.")
    t.card("Smash", text="Play: Flip each Accessory in an opponent's play area.")
    return t


# --------------------------------------------------------------------------- lost slots


def with_a_card_that_brought_its_slot(*tableau: str, giver: str = "Shelf") -> Table:
    """Player 0 has filled every slot, and then played C9 by Speed Plus."""
    t = table()
    t.accessories(0, giver)
    t.tableau(0, *tableau)
    t.hand(0, "Faster", "C9")
    t.play(0, "Faster")
    t.play(0, "C9")
    t.hand(1, "Smash")
    return t


@pytest.mark.rule("TRN-6", "KEY-29")
def test_one_lost_slot_costs_one_card_and_not_the_one_that_brought_its_own() -> None:
    t = with_a_card_that_brought_its_slot("C1", "C2", "C3", "C4", "C5", "C6")
    assert t.tableau_of(0) == ["C1", "C2", "C3", "C4", "C5", "C6", "Faster", "C9"]
    t.play(1, "Smash")
    assert t.tableau_of(0) == ["C1", "C2", "C3", "C4", "C5", "C6", "C9"]
    assert t.binder_of(0) == ["Faster"]


@pytest.mark.rule("TRN-6", "KEY-29")
def test_two_lost_slots_cost_two_cards() -> None:
    t = with_a_card_that_brought_its_slot("C1", "C2", "C3", "C4", "C5", "C6", "C7", giver="Rack")
    t.play(1, "Smash")
    assert t.tableau_of(0) == ["C1", "C2", "C3", "C4", "C5", "C6", "C9"]
    assert sorted(t.binder_of(0)) == ["C7", "Faster"]


@pytest.mark.rule("TRN-6")
def test_the_slot_that_a_card_gave_goes_with_it_and_nothing_else_is_lost() -> None:
    t = table()
    t.card("Ledge", text="Ongoing: You have 1 extra slot.")
    t.card("Sweep", text="Play: Return a card in an opponent's tableau to its owner's hand.")
    t.tableau(0, "Ledge", "C1", "C2", "C3", "C4", "C5", "C6")
    t.hand(1, "Sweep")
    t.play(1, "Sweep")
    t.choose(1, "Ledge")
    assert t.tableau_of(0) == ["C1", "C2", "C3", "C4", "C5", "C6"]


@pytest.mark.rule("TRN-6", "TRN-13")
def test_a_giver_that_is_flipped_stays_and_the_right_most_card_goes() -> None:
    t = table()
    t.card("Ledge", text="Ongoing: You have 1 extra slot.")
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(0, "Ledge", "C1", "C2", "C3", "C4", "C5", "C6")
    t.hand(1, "Poke")
    t.play(1, "Poke")
    t.choose(1, "Ledge")
    assert t.tableau_of(0) == ["Ledge", "C1", "C2", "C3", "C4", "C5"]
    assert t.binder_of(0) == ["C6"]


@pytest.mark.rule("KEY-29")
def test_the_slot_of_a_speed_plus_card_lasts_while_it_is_in_the_tableau_face_down_too() -> None:
    t = with_a_card_that_brought_its_slot("C1", "C2", "C3", "C4", "C5", "C6")
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    t.hand(1, "Poke")
    t.play(1, "Poke")
    t.choose(1, "C9")
    assert len(t.tableau_of(0)) == 8


# --------------------------------------------------------------------------- Speed and Speed Plus


@pytest.mark.rule("KEY-29")
def test_speed_plus_with_a_free_slot_brings_no_slot() -> None:
    t = table()
    t.tableau(0, "C1", "C2", "C3", "C4")
    t.hand(0, "Faster", "C5", "C6")
    t.play(0, "Faster")
    t.play(0, "C5")
    assert len(t.tableau_of(0)) == 6
    assert t.state.tournament.slot_bringers == frozenset()
    with pytest.raises(SceneError, match="no open slot"):
        t.play(0, "C6")


@pytest.mark.rule("KEY-28", "KEY-29")
def test_a_play_of_speed_plus_that_found_a_slot_is_spent() -> None:
    t = table()
    t.tableau(0, "C1", "C2", "C3", "C4")
    t.hand(0, "Faster", "Fast", "C5")
    t.play(0, "Faster")
    t.play(0, "Fast")  # into the last slot, with the play that Speed Plus gave
    assert t.game.choices(0) == [actions.End()]


@pytest.mark.rule("KEY-28", "KEY-29")
def test_with_both_the_free_slot_goes_first_and_speed_plus_is_kept() -> None:
    t = table()
    t.card("Both", text="Speed.\nSpeed Plus.")
    t.tableau(0, "C1", "C2", "C3", "C4")
    t.hand(0, "Both", "C5", "C6", "C7")
    t.play(0, "Both")
    t.play(0, "C5")
    t.play(0, "C6")
    assert t.tableau_of(0) == ["C1", "C2", "C3", "C4", "Both", "C5", "C6"]
    assert t.game.choices(0) == [actions.End()]


@pytest.mark.rule("KEY-28")
def test_speed_in_another_players_turn_gives_no_further_card() -> None:
    t = table()
    t.card("Alarm", text="Reaction: When an opponent plays a card, play a card in your hand.")
    t.tableau(1, "Alarm")
    t.hand(1, "Fast", "C2", "C4")
    t.hand(0, "C1", "C3")
    t.play(0, "C1")
    t.choose(1, "Alarm", "Fast")
    assert t.tableau_of(1) == ["Alarm", "Fast"]
    assert t.game.choices(1) == []
    assert t.game.choices(0) == [actions.End()]
    t.play(1, "C2")
    assert t.game.choices(1) == [actions.End()]  # nor in one's own turn afterwards


@pytest.mark.rule("KEY-28")
def test_the_further_card_of_speed_comes_after_all_effects_and_an_action_may_come_between() -> None:
    t = table()
    t.card("Lever", kind="Accessory", text="Action: Gain 10 RP.")
    t.card("Bell", kind="Accessory", text="Ongoing: Whenever you play a card, gain 1 RP.")
    t.accessories(0, "Lever", "Bell")
    t.hand(0, "Fast", "C1")
    t.play(0, "Fast")
    assert t.rp_of(0) == 1
    t.action(0, "Lever")
    t.play(0, "C1")
    assert t.rp_of(0) == 12


# --------------------------------------------------------------------------- a full tableau


@pytest.mark.rule("TRN-14", "TRN-6")
def test_a_card_given_to_a_full_tableau_stays_where_it_is() -> None:
    t = table()
    t.card("Gift", text="Play: Give a card in your tableau to an opponent. Gain 2 RP.")
    t.tableau(0, "C9")
    t.tableau(1, "C1", "C2", "C3", "C4", "C5", "C6")
    t.hand(0, "Gift")
    t.play(0, "Gift")
    t.choose(0, "C9")
    assert t.tableau_of(0) == ["C9", "Gift"]
    assert len(t.tableau_of(1)) == 6
    assert t.rp_of(0) == 2


@pytest.mark.rule("KEY-26", "TRN-6")
def test_scurry_plus_goes_to_no_full_tableau() -> None:
    t = table()
    t.card("Rat", text="Scurry Plus.")
    t.tableau(1, "C1", "C2", "C3", "C4", "C5", "C6")
    t.hand(0, "Rat")
    t.play(0, "Rat")
    t.choose(0, "yes")
    assert t.tableau_of(0) == ["Rat"]


@pytest.mark.rule("KEY-10", "TRN-4")
def test_a_drink_cannot_be_played_to_a_full_tableau() -> None:
    t = table()
    t.card("Toast", text="Drink.")
    t.tableau(1, "C1", "C2", "C3", "C4", "C5", "C6")
    t.store("C4")
    t.rp(1, 20)
    t.hand(0, "Toast")
    t.play(0, "Toast")
    t.choose(0, 1)
    assert t.rp_of(1) == 12
    assert t.hand_of(0) == ["C4"]
