"""Keywords that are Actions: Anvil Drop, Blast Off, Bore, Coin Op, and Level Up that goes with one."""

from __future__ import annotations

import pytest

from mblades.testing import SceneError, Table


def shelf(t: Table, seat: int, **stars: int) -> None:
    """Cards without effects, face up in a tableau."""
    for name, count in stars.items():
        t.card(name, stars=count)
        t.tableau(seat, name)


@pytest.mark.rule("KEY-1")
def test_anvil_drop_flips_a_card_with_fewer_stars_in_another_tableau() -> None:
    t = Table(players=3)
    t.card("Anvil", stars=5, text="Anvil Drop.")
    t.tableau(0, "Anvil")
    shelf(t, 0, Mine=1)
    shelf(t, 1, Four=4, Five=5, Six=6)
    shelf(t, 2, Two=2)
    t.action(0, "Anvil")
    assert sorted(t.options) == ["Four", "Two"]
    t.choose(0, "Two")
    assert not t.is_face_up("Two")
    assert t.is_face_up("Four")
    assert not t.is_face_up("Anvil")  # TRN-7


@pytest.mark.rule("KEY-1")
def test_anvil_drop_counts_star_tokens() -> None:
    t = Table()
    t.card("Anvil", stars=5, text="Anvil Drop.")
    t.tableau(0, "Anvil")
    shelf(t, 1, Four=4, Three=3)
    t.tokens("Three", 2)
    t.tokens("Anvil", 1)
    t.action(0, "Anvil")
    assert t.options == ["Four", "Three"]  # 4 and 5 against 6
    t.choose(0, "Three")
    assert not t.is_face_up("Three")


@pytest.mark.rule("KEY-1")
def test_anvil_drop_without_a_legal_target_only_flips_itself() -> None:
    t = Table()
    t.card("Anvil", stars=2, text="Anvil Drop.")
    t.card("Safe", stars=1, text="Ongoing: This card cannot be flipped.")
    t.tableau(0, "Anvil")
    t.tableau(1, "Safe")
    shelf(t, 1, Down=1, Equal=2)
    t.face_down("Down")
    t.action(0, "Anvil")
    assert not t.is_face_up("Anvil")
    assert t.is_face_up("Safe")
    assert t.is_face_up("Equal")


@pytest.mark.rule("KEY-2")
def test_anvil_drop_plus_flips_a_card_with_more_stars() -> None:
    t = Table(players=3)
    t.card("Anvil", stars=5, text="Anvil Drop Plus.")
    t.tableau(0, "Anvil")
    shelf(t, 0, Mine=9)
    shelf(t, 1, Four=4, Five=5, Six=6)
    shelf(t, 2, Nine=9)
    t.action(0, "Anvil")
    assert sorted(t.options) == ["Nine", "Six"]
    t.choose(0, "Six")
    assert not t.is_face_up("Six")
    assert not t.is_face_up("Anvil")


@pytest.mark.rule("KEY-2")
def test_anvil_drop_plus_cannot_touch_a_protected_card() -> None:
    t = Table()
    t.card("Anvil", stars=5, text="Anvil Drop Plus.")
    t.card(
        "Guard",
        stars=5,
        text="Ongoing: Cards adjacent to this card cannot be flipped by opponents.",
    )
    t.tableau(0, "Anvil")
    t.tableau(1, "Guard")
    shelf(t, 1, Nine=9)
    t.action(0, "Anvil")
    assert t.is_face_up("Nine")
    assert not t.is_face_up("Anvil")


@pytest.mark.rule("KEY-3")
def test_blast_off_puts_3_star_tokens_on_a_card_of_your_tableau() -> None:
    t = Table()
    t.card("Rocket", stars=2, text="Blast Off.")
    t.tableau(0, "Rocket")
    shelf(t, 0, Crew=4, Asleep=4)
    shelf(t, 1, Foe=4)
    t.face_down("Asleep")
    t.action(0, "Rocket")
    assert t.options == ["Rocket", "Crew"]
    t.choose(0, "Crew")
    assert t.tokens_on("Crew") == 3
    assert t.stars_of("Crew") == 7
    assert not t.is_face_up("Rocket")


@pytest.mark.rule("KEY-3")
def test_blast_off_on_itself_is_lost_with_the_flip() -> None:
    t = Table()
    t.card("Rocket", stars=2, text="Blast Off.\nFlip: Gain RP equal to this card's stars.")
    t.tableau(0, "Rocket")
    t.action(0, "Rocket")
    assert t.rp_of(0) == 5  # RUL-20: as it was when face up
    assert t.tokens_on("Rocket") == 0
    assert t.stars_of("Rocket") == 0


@pytest.mark.rule("KEY-4")
def test_blast_off_plus_puts_5_star_tokens() -> None:
    t = Table()
    t.card("Rocket", stars=2, text="Blast Off Plus.")
    t.tableau(0, "Rocket")
    shelf(t, 0, Crew=4)
    t.action(0, "Rocket")
    t.choose(0, "Crew")
    assert t.tokens_on("Crew") == 5
    assert t.stars_of("Crew") == 9


@pytest.mark.rule("KEY-4")
def test_blast_off_plus_adds_to_tokens_already_there() -> None:
    t = Table()
    t.card("Rocket", stars=2, text="Blast Off Plus.")
    t.tableau(0, "Rocket")
    shelf(t, 0, Crew=9)
    t.tokens("Crew", 3)
    t.action(0, "Rocket")
    t.choose(0, "Crew")
    assert t.stars_of("Crew") == 17  # tokens raise a card over 10


@pytest.mark.rule("KEY-5")
def test_bore_flips_a_card_with_equal_stars_in_any_tableau() -> None:
    t = Table()
    t.card("Drill", stars=4, text="Bore.")
    t.tableau(0, "Drill")
    shelf(t, 0, Mine=4, Other=5)
    shelf(t, 1, Foe=4, Small=3)
    t.action(0, "Drill")
    assert t.options == ["Drill", "Mine", "Foe"]
    t.choose(0, "Foe")
    assert not t.is_face_up("Foe")
    assert t.is_face_up("Mine")
    assert not t.is_face_up("Drill")


@pytest.mark.rule("KEY-5")
def test_bore_finds_nothing_but_itself() -> None:
    t = Table()
    t.card("Drill", stars=4, text="Bore.\nFlip: Gain 5 RP.")
    t.tableau(0, "Drill")
    shelf(t, 1, Three=3, Five=5)
    t.action(0, "Drill")
    assert not t.is_face_up("Drill")
    assert t.is_face_up("Three")
    assert t.is_face_up("Five")
    assert t.rp_of(0) == 5  # one flip, not two


@pytest.mark.rule("KEY-7")
def test_coin_op_pays_2_uses_all_play_effects_again_and_then_flips() -> None:
    t = Table()
    t.card(
        "Arcade",
        stars=4,
        text="Coin Op.\nPlay: Gain 10 RP.\nPlay: Gain 2 RP for each face-up card in your tableau.",
    )
    t.money(0, 3)
    t.hand(0, "Arcade")
    t.play(0, "Arcade")
    assert t.rp_of(0) == 12
    t.action(0, "Arcade")
    assert t.rp_of(0) == 24  # the card is still face up for its Play effects
    assert t.money_of(0) == 1
    assert not t.is_face_up("Arcade")


@pytest.mark.rule("KEY-7")
def test_coin_op_cannot_be_used_without_2_dollars() -> None:
    t = Table()
    t.card("Arcade", text="Coin Op.\nPlay: Gain 10 RP.")
    t.tableau(0, "Arcade")
    t.money(0, 1)
    with pytest.raises(SceneError, match="no Action"):
        t.action(0, "Arcade")
    assert t.is_face_up("Arcade")
    assert t.money_of(0) == 1


@pytest.mark.rule("KEY-8")
def test_coin_op_plus_costs_4() -> None:
    t = Table()
    t.card("Arcade", text="Coin Op Plus.\nPlay: Gain 10 RP.")
    t.tableau(0, "Arcade")
    t.money(0, 4)
    t.action(0, "Arcade")
    assert t.rp_of(0) == 10
    assert t.money_of(0) == 0
    assert not t.is_face_up("Arcade")


@pytest.mark.rule("KEY-8")
def test_coin_op_plus_cannot_be_used_with_3_dollars() -> None:
    t = Table()
    t.card("Arcade", text="Coin Op Plus.\nPlay: Gain 10 RP.")
    t.tableau(0, "Arcade")
    t.money(0, 3)
    with pytest.raises(SceneError, match="no Action"):
        t.action(0, "Arcade")


@pytest.mark.rule("KEY-19")
def test_level_up_comes_with_a_star_token_and_may_spend_it_instead_of_flipping() -> None:
    t = Table()
    t.card("Hero", stars=3, text="Level Up.\nAction: Gain 10 RP.")
    t.hand(0, "Hero", "Hero")
    t.play(0, "Hero")
    assert t.tokens_on("Hero") == 1
    assert t.stars_of("Hero") == 4
    t.action(0, "Hero")
    t.choose(0, "yes")
    assert t.rp_of(0) == 10
    assert t.is_face_up("Hero")
    assert t.tokens_on("Hero") == 0
    t.turn(0)
    t.action(0, "Hero")  # next turn: no token, no question
    assert t.rp_of(0) == 20
    assert not t.is_face_up("Hero")


@pytest.mark.rule("KEY-19")
def test_level_up_may_flip_all_the_same() -> None:
    t = Table()
    t.card("Hero", stars=3, text="Level Up.\nAction: Gain 10 RP.\nFlip: Gain 1 RP.")
    t.hand(0, "Hero")
    t.play(0, "Hero")
    t.action(0, "Hero")
    t.choose(0, "no")
    assert t.rp_of(0) == 11
    assert not t.is_face_up("Hero")


@pytest.mark.rule("KEY-19")
def test_level_up_does_not_help_against_an_opponent_nor_for_a_reaction() -> None:
    t = Table()
    t.card("Hero", stars=3, text="Level Up.\nReaction: When an opponent plays a card, gain 5 RP.")
    t.card("Bully", text="Play: Flip a card in an opponent's tableau.")
    t.card("Plain")
    t.hand(0, "Hero")
    t.hand(1, "Plain", "Bully")
    t.play(0, "Hero")
    t.play(1, "Plain")
    t.choose(0, "Hero")
    assert t.rp_of(0) == 5
    assert not t.is_face_up("Hero")
    t.hand(0, "Hero")
    t.play(0, "Hero")
    t.play(1, "Bully")
    t.choose(0, "decline")
    assert not t.is_face_up("Hero#2")
