"""What holds: what cannot be done, stars that are set, effects that are lost, more Actions."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table


def table(text: str, *, players: int = 2) -> Table:
    """Player 0 has the card in the tableau, and everybody plain cards and tools."""
    t = Table(players=players)
    t.card("Law", stars=4, symbols="Fire", text=text)
    t.card("Rock", stars=3, symbols="Earth")
    t.card("Pond", stars=2, symbols="Water")
    t.card("Purse", stars=1, text="Play: Gain 5 RP.")
    t.card("Thief", stars=1, text="Play: Steal 5 RP from an opponent.")
    t.card("Brawl", stars=1, text="Play: Clash with an opponent.")
    t.card("Hammer", stars=1, text="Play: Flip a card in an opponent's tableau.")
    t.card("Quake", stars=1, text="Play: Flip each card in each opponent's tableau.")
    t.card("Shove", stars=1, text="Play: Move a card in an opponent's tableau to the left end.")
    t.card(
        "Hook", stars=1, text="Play: Return a card in an opponent's tableau to its owner's hand."
    )
    t.card("Lever", stars=1, text="Action: Gain 7 RP.")
    t.card("Crank", stars=1, text="Action: Gain 3 RP.")
    t.rp(0, 20)
    t.rp(1, 20)
    t.card("Chaff", stars=3)
    t.store(*["Chaff"] * 8)
    return t


# --------------------------------------------------------------------------- cards


def test_what_cannot_be_chosen_is_no_option() -> None:
    t = table("Ongoing: Other cards in your tableau cannot be chosen by opponents' effects.")
    t.tableau(0, "Rock", "Law", "Pond")
    t.hand(1, "Hammer")
    t.turn(1)
    t.play(1, "Hammer")
    assert not t.is_face_up("Law")  # nothing else could be chosen


def test_what_cannot_be_chosen_is_found_all_the_same() -> None:
    t = table("Ongoing: Other cards in your tableau cannot be chosen by opponents' effects.")
    t.tableau(0, "Rock", "Law")
    t.hand(1, "Quake")
    t.turn(1)
    t.play(1, "Quake")
    assert not t.is_face_up("Rock")


def test_what_cannot_be_moved_or_returned() -> None:
    t = table("Ongoing: Cards in your tableau cannot be moved or returned by opponents' effects.")
    t.tableau(0, "Rock", "Law")
    t.hand(1, "Shove", "Hook")
    t.turn(1)
    t.play(1, "Shove")
    assert t.tableau_of(0) == ["Rock", "Law"]
    t.turn(0)
    t.turn(1)
    t.play(1, "Hook")
    assert t.tableau_of(0) == ["Rock", "Law"]


# --------------------------------------------------------------------------- players


def test_who_cannot_gain_gains_nothing() -> None:
    t = table("Ongoing: Opponents cannot gain RP.")
    t.tableau(0, "Law")
    t.hand(1, "Purse")
    t.turn(1)
    t.play(1, "Purse")
    assert t.rp_of(1) == 20


def test_who_cannot_steal_from_you() -> None:
    t = table("Ongoing: Opponents cannot steal RP from you.")
    t.tableau(0, "Law")
    t.hand(1, "Thief")
    t.turn(1)
    t.play(1, "Thief")
    assert (t.rp_of(0), t.rp_of(1)) == (20, 20)


def test_who_cannot_clash_is_nobody_to_clash_with() -> None:
    t = table("Ongoing: You cannot clash.")
    t.tableau(0, "Law")
    t.tableau(1, "Rock")
    t.hand(1, "Brawl")
    t.turn(1)
    t.play(1, "Brawl")
    assert not t.happened("clash")


def test_nobody_can_clash_with_you_but_you_can_with_them() -> None:
    t = table("Ongoing: Opponents cannot clash with you.")
    t.tableau(0, "Law")
    t.tableau(1, "Rock")
    t.hand(0, "Brawl")
    t.hand(1, "Brawl")
    t.turn(1)
    t.play(1, "Brawl#2")
    assert not t.happened("clash")
    t.turn(0)
    t.play(0, "Brawl")
    assert t.happened("clash")


def test_no_second_card_in_a_turn() -> None:
    t = table("Ongoing: Opponents cannot play more than 1 card each turn.")
    t.card("Dash", stars=1, text="Play: You may play another card this turn.")
    t.tableau(0, "Law")
    t.hand(0, "Rock")
    t.hand(1, "Dash", "Rock", "Pond")
    t.turn(1)
    t.play(1, "Dash")
    with pytest.raises(SceneError):
        t.play(1, "Pond")


def test_for_a_turn() -> None:
    t = table("Play: Choose an opponent. During that player's next turn, that player cannot use Actions or gain RP.")  # fmt: skip
    t.hand(0, "Law", "Rock", "Pond")
    t.tableau(1, "Lever")
    t.hand(1, "Purse", "Rock", "Pond")
    t.play(0, "Law")
    t.play(1, "Purse")
    assert t.rp_of(1) == 20
    t.turn(0)
    t.turn(1)
    t.action(1, "Lever")
    assert t.rp_of(1) == 27


# --------------------------------------------------------------------------- stars


def test_stars_are_set_and_multiplied_in_the_order_played() -> None:
    t = table("Ongoing: Cards adjacent to this card have exactly 8 stars.")
    t.card("Lens", stars=1, text="Ongoing: The first card in your tableau has 2 times its stars.")
    t.tableau(0, "Rock", "Law", "Lens")
    assert t.stars_of("Rock") == 16
    assert t.stars_of("Lens") == 8


def test_stars_equal_to_something() -> None:
    t = table("Ongoing: This card has stars equal to the number of cards in your hand.")
    t.tableau(0, "Law")
    t.hand(0, "Rock", "Pond")
    assert t.stars_of("Law") == 2


def test_stars_that_are_set_stay_until_the_card_is_flipped() -> None:
    t = table("Play: Choose a card in any tableau with at most 3 stars. Set its stars to 8.")
    t.hand(0, "Law")
    t.tableau(1, "Rock")
    t.play(0, "Law")
    assert t.stars_of("Rock") == 8


# --------------------------------------------------------------------------- effects


def test_a_card_loses_its_effects_for_a_while() -> None:
    t = table("Play: Silence a card in an opponent's tableau until your next turn.")
    t.hand(0, "Law", "Rock", "Pond")
    t.tableau(1, "Lever")
    t.hand(1, "Purse", "Rock", "Pond")
    t.play(0, "Law")
    t.play(1, "Purse")
    with pytest.raises(Exception, match="no Action"):
        t.action(1, "Lever")
    t.turn(0)
    t.turn(1)
    t.action(1, "Lever")
    assert t.rp_of(1) == 32


def test_play_effects_of_certain_cards_do_not_happen() -> None:
    t = table("Ongoing: Cards in any tableau with at most 1 star lose their Play effects.")
    t.tableau(0, "Law")
    t.hand(1, "Purse")
    t.turn(1)
    t.play(1, "Purse")
    assert t.rp_of(1) == 20


@pytest.mark.rule("TRG-4")
def test_what_holds_is_lost_too_and_the_last_played_wins() -> None:
    t = table("Ongoing: Cards in each opponent's tableau lose their effects.")
    t.card("Hush", stars=1, text="Ongoing: Cards in each opponent's tableau lose their effects.")
    t.card("Lamp", stars=1, text="Ongoing: Cards in your tableau have +2 stars.")
    t.card("Beam", stars=1, text="Ongoing: Cards in your tableau have +2 stars.")
    t.tableau(0, "Beam", "Law")
    t.tableau(1, "Lamp")
    assert (t.stars_of("Beam"), t.stars_of("Lamp")) == (3, 1)
    t.hand(1, "Hush")
    t.turn(1)
    t.play(1, "Hush")
    assert (t.stars_of("Beam"), t.stars_of("Lamp")) == (1, 3)


# --------------------------------------------------------------------------- Actions


def test_another_action_this_turn_only() -> None:
    t = table("Play: You may use another Action this turn.")
    t.hand(0, "Law", "Rock")
    t.tableau(0, "Lever", "Crank")
    t.play(0, "Law")
    t.action(0, "Lever")
    t.action(0, "Crank")
    assert t.rp_of(0) == 30


def test_more_actions_each_turn() -> None:
    t = table("Ongoing: You may use two Actions per turn instead of one.")
    t.hand(0, "Rock", "Pond")
    t.tableau(0, "Law", "Lever", "Crank")
    t.play(0, "Rock")
    t.action(0, "Lever")
    t.action(0, "Crank")
    assert t.rp_of(0) == 30


def test_without_it_one_action_is_all() -> None:
    t = table("Ongoing: You cannot lose RP.")
    t.hand(0, "Rock", "Pond")
    t.tableau(0, "Law", "Lever", "Crank")
    t.play(0, "Rock")
    t.action(0, "Lever")
    with pytest.raises(Exception, match="already used your Action"):
        t.action(0, "Crank")


def test_the_effects_of_several_cards_are_used_from_left_to_right() -> None:
    t = table("Play: Use the Play effects of each other card in your tableau, from left to right.")
    t.card("Half", stars=1, text="Play: Lose RP equal to half your RP.")
    t.hand(0, "Law")
    t.tableau(0, "Purse", "Half")
    t.play(0, "Law")
    assert t.rp_of(0) == 13


# --------------------------------------------------------------------------- by which cards


def test_rp_are_not_gained_from_effects_of_some_cards() -> None:
    t = table("Top: Opponents cannot gain RP from Play effects of cards with at most 3 stars.")
    t.card("Tower", stars=5, text="Play: Gain 9 RP.")
    t.tableau(0, "Law")
    t.hand(0, "Rock")
    t.hand(1, "Purse", "Tower")
    t.turn(1)
    t.play(1, "Purse")
    assert t.rp_of(1) == 20

    t.play(0, "Rock")
    t.play(1, "Tower")
    assert t.rp_of(1) == 29


def test_rp_are_not_lost_by_effects_of_some_cards() -> None:
    t = table("Ongoing: If you would lose RP by an effect of a Dark card, prevent it.")
    t.card("Curse", stars=1, symbols="Dark", text="Play: Each opponent loses 5 RP.")
    t.card("Rain", stars=1, symbols="Water", text="Play: Each opponent loses 5 RP.")
    t.tableau(0, "Law")
    t.hand(0, "Rock", "Pond")
    t.hand(1, "Curse", "Rain")
    t.turn(1)
    t.play(1, "Curse")
    assert t.rp_of(0) == 20
    t.play(0, "Rock")
    t.play(1, "Rain")
    assert t.rp_of(0) == 15


def test_a_hand_that_cannot_be_revealed_or_looked_at() -> None:
    t = table("Ongoing: Cards in your hand cannot be revealed or looked at by opponents' effects.")
    t.card(
        "Search",
        stars=1,
        text="Play: Each opponent reveals a card in their hand. Gain 5 RP for each card revealed this way.",
    )
    t.tableau(0, "Law")
    t.hand(0, "Rock")
    t.hand(1, "Search")
    t.turn(1)
    t.play(1, "Search")
    assert t.rp_of(1) == 20


def test_what_only_its_own_effects_can_flip() -> None:
    t = table("Ongoing: This card cannot be flipped by other cards.\nAction: Gain 1 RP.")
    t.tableau(0, "Law")
    t.hand(0, "Rock")
    t.hand(1, "Quake")
    t.turn(1)
    t.play(1, "Quake")
    assert t.is_face_up("Law")
    t.play(0, "Rock")
    t.action(0, "Law")
    assert not t.is_face_up("Law")


def test_stars_are_bounded_after_everything_else() -> None:
    t = table(
        "Ongoing: Cards in your tableau have at most 6 stars. Cards in your tableau have at least 3 stars."
    )
    t.card("Boost", stars=1, text="Ongoing: Cards in your tableau have +5 stars.")
    t.tableau(0, "Law", "Pond", "Boost")
    assert [t.stars_of(name) for name in ("Law", "Pond")] == [6, 6]
    u = table("Ongoing: Cards in your tableau have at least 3 stars.")
    u.tableau(0, "Law", "Pond")
    assert u.stars_of("Pond") == 3
