"""Windows before something happens: flips, losses and effects that would be (TRG-7, TRG-9, TRG-10)."""

from __future__ import annotations

import pytest

from mblades.testing import Table

GUARD = "Reaction: When a card in your tableau would be flipped by an opponent, "


def table(players: int = 2) -> Table:
    t = Table(players=players)
    t.card("Plain", stars=3)
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    t.card("Tax", text="Play: Each opponent loses 10 RP.")
    t.card("Bonus", text="Play: Gain 7 RP.")
    t.hand(0, "Poke", "Tax", "Bonus")
    return t


# --------------------------------------------------------------------------- a flip


@pytest.mark.rule("TRG-7", "TRG-9")
@pytest.mark.parametrize("order", [("Adder", "Doubler"), ("Doubler", "Adder")])
def test_ones_own_reactions_to_a_flip_to_come_are_used_in_any_order(
    order: tuple[str, str],
) -> None:
    t = table()
    t.card("Adder", text=GUARD + "gain 10 RP.")
    t.card("Doubler", text=GUARD + "gain RP equal to your RP.")
    t.tableau(1, "Adder", "Doubler", "Plain")
    t.rp(1, 4)
    t.play(0, "Poke")
    t.choose(0, "Plain")
    assert t.options == ["Adder", "Doubler", "decline"]
    assert t.prompt is not None
    assert t.prompt.source == t.number_of("Plain")  # what it is about
    t.choose(1, *order)
    assert t.rp_of(1) == (28 if order[0] == "Adder" else 18)
    assert not t.is_face_up("Plain")


@pytest.mark.rule("TRG-7", "TRG-10")
@pytest.mark.parametrize("used", ["Left", "Right"])
def test_one_of_several_reactions_is_enough_to_save_a_card(used: str) -> None:
    t = table()
    t.card("Left", text=GUARD + "flip this card instead.")
    t.card("Right", text=GUARD + "flip this card instead.")
    t.tableau(1, "Left", "Right", "Plain")
    t.play(0, "Poke")
    t.choose(0, "Plain")
    assert t.options == ["Left", "Right", "decline"]
    t.choose(1, used)
    if t.prompt is not None:  # the other one may save the first
        t.choose(1, "decline")
    assert t.is_face_up("Plain")
    assert not t.is_face_up(used)
    assert t.is_face_up("Left" if used == "Right" else "Right")


@pytest.mark.rule("TRG-9", "KEY-16")
def test_before_a_flip_the_player_whose_turn_it_is_reacts_first_then_clockwise() -> None:
    t = table(4)
    t.card("Hero", text="Heroic.")
    t.card("Squire", text="Heroic.")
    t.tableau(1, "Plain")
    t.tableau(2, "Hero")
    t.tableau(0, "Squire")
    t.play(0, "Poke")
    t.choose(0, "Plain")
    assert t.options == ["Squire", "decline"]
    t.choose(0, "decline")
    assert t.options == ["Hero", "decline"]
    t.choose(2, "Hero")
    t.choose(0, "decline")  # to save the Hero in turn
    assert t.is_face_up("Plain")
    assert not t.is_face_up("Hero")


@pytest.mark.rule("TRG-8", "TRG-9", "KEY-34")
def test_a_reaction_may_save_the_marker_that_would_be_removed_instead() -> None:
    t = table(3)
    t.card("Ghost", text="Undead.")
    t.card("Hero", text="Heroic.")
    t.markers(1, 2)
    t.hand(1, "Ghost")
    t.play(1, "Ghost")
    t.choose(1, "yes")
    t.tableau(2, "Hero")
    t.play(0, "Poke")
    t.choose(0, "Ghost")
    t.choose(2, "decline")
    assert t.is_face_up("Ghost")
    assert t.markers_on("Ghost") == 0


# --------------------------------------------------------------------------- gains and losses


@pytest.mark.rule("TRG-7", "TRG-9", "GEN-1")
@pytest.mark.parametrize("used", ["Shield", "Cushion"])
def test_ones_own_reactions_to_a_loss_to_come_are_offered_together(used: str) -> None:
    t = table()
    t.card("Shield", text="Reaction: When you would lose RP, prevent it.")
    t.card("Cushion", text="Reaction: When you would lose RP, gain 3 RP.")
    t.tableau(1, "Shield", "Cushion")
    t.rp(1, 10)
    t.play(0, "Tax")
    assert t.options == ["Shield", "Cushion", "decline"]
    t.choose(1, used)
    if used == "Cushion":
        t.choose(1, "Shield")
    assert t.rp_of(1) == (10 if used == "Shield" else 13)


# --------------------------------------------------------------------------- effects


@pytest.mark.rule("TRG-7", "TRG-9")
def test_ones_own_reactions_to_an_effect_to_come_are_offered_together() -> None:
    t = table()
    t.card("Veto", text="Reaction: When an opponent's effect would happen, cancel that effect.")
    t.card("Envy", text="Reaction: When an opponent's effect would happen, gain 2 RP.")
    t.tableau(1, "Veto", "Envy")
    t.play(0, "Bonus")
    assert t.options == ["Veto", "Envy", "decline"]
    t.choose(1, "Envy", "Veto")
    assert (t.rp_of(0), t.rp_of(1)) == (0, 2)


@pytest.mark.rule("TRG-7")
def test_a_cancelled_effect_asks_nobody_else() -> None:
    t = table(3)
    t.card("Veto", text="Reaction: When an opponent's effect would happen, cancel that effect.")
    t.tableau(1, "Veto")
    t.tableau(2, "Veto")
    t.play(0, "Bonus")
    t.choose(1, "Veto")
    t.choose(2, "decline")  # of the Veto, which is an effect of an opponent, too
    assert t.rp_of(0) == 0
    assert t.happened("cancelled") == [("Bonus", 1)]
    assert t.is_face_up("Veto#2")


@pytest.mark.rule("TRG-7")
def test_a_reaction_that_cancels_can_be_cancelled() -> None:
    t = table()
    t.card("Veto", text="Reaction: When an opponent's effect would happen, cancel that effect.")
    t.tableau(0, "Veto")
    t.tableau(1, "Veto")
    t.play(0, "Bonus")
    t.choose(1, "Veto")
    t.choose(0, "Veto")
    assert t.rp_of(0) == 7
    assert not t.is_face_up("Veto#1")
    assert not t.is_face_up("Veto#2")


@pytest.mark.rule("TRG-10", "RUL-20")
def test_of_several_cards_that_would_be_flipped_each_may_be_saved() -> None:
    t = table()
    t.card("Quake", text="Play: Flip each card in an opponent's tableau.")
    t.card("One", stars=1)
    t.card("Two", stars=2)
    t.card("Saver", text=GUARD + "flip this card instead.")
    t.tableau(1, "One", "Saver", "Two")
    t.hand(0, "Quake")
    t.play(0, "Quake")
    t.choose(1, "decline")  # for One
    t.choose(1, "decline")  # for itself
    t.choose(1, "Saver")  # for Two
    assert not t.is_face_up("One")
    assert not t.is_face_up("Saver")
    assert t.is_face_up("Two")


@pytest.mark.rule("TRG-7", "KEY-16")
def test_a_hero_that_cannot_be_flipped_cannot_be_flipped_instead() -> None:
    t = table(3)
    t.card("Statue", text="Heroic.\nOngoing: This card cannot be flipped.")
    t.tableau(1, "Plain")
    t.tableau(2, "Statue")
    t.play(0, "Poke")
    t.choose(0, "Plain")
    assert not t.is_face_up("Plain")


@pytest.mark.rule("TRG-9", "KEY-34")
@pytest.mark.parametrize("first", ["Relic", "Guardian"])
def test_one_chooses_which_of_ones_own_effects_steps_in_first(first: str) -> None:
    t = table()
    t.card("Relic", text="Undead.")
    t.card("Guardian", text="Ongoing: If a card in your tableau would be flipped by an opponent, "
           "remove a star token from it instead.")  # fmt: skip
    t.markers(1, 1)
    t.hand(1, "Relic")
    t.play(1, "Relic")
    t.choose(1, "yes")
    t.tokens("Relic", 1)
    t.tableau(1, "Guardian")
    t.play(0, "Poke")
    t.choose(0, "Relic")
    t.choose(1, first)
    assert t.is_face_up("Relic")
    assert (t.markers_on("Relic"), t.tokens_on("Relic")) == ((0, 1) if first == "Relic" else (1, 0))
