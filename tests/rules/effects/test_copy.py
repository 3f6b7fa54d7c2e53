"""Copying (GEN-6)."""

from __future__ import annotations

import pytest

from mblades.testing import Table

COPY = "Ongoing: This card has the effects of the card immediately to the left of this card."


def table() -> Table:
    t = Table(players=2)
    t.card("Plain")
    t.card("Egg", text=COPY)
    t.card("Spring", text="Ongoing: Whenever you play a card, gain 5 RP.")
    t.card("Lever", text="Action: Gain 20 RP.")
    t.card("Herald", text="Play: Gain 10 RP.")
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    return t


@pytest.mark.rule("GEN-6")
def test_a_copy_has_the_effects_of_the_card_it_copies() -> None:
    t = table()
    t.tableau(0, "Lever", "Egg")
    t.action(0, "Egg")
    assert t.rp_of(0) == 20
    assert not t.is_face_up("Egg")
    assert t.is_face_up("Lever")


@pytest.mark.rule("GEN-6", "TRG-1")
def test_a_copy_has_the_play_effect_of_its_model_when_it_is_played() -> None:
    t = table()
    t.tableau(0, "Herald")
    t.hand(0, "Egg")
    t.play(0, "Egg")
    assert t.rp_of(0) == 10


@pytest.mark.rule("GEN-6")
def test_a_copied_effect_works_for_its_own_card_as_well() -> None:
    t = table()
    t.tableau(0, "Spring", "Egg")
    t.hand(0, "Plain")
    t.play(0, "Plain")
    if t.prompt is not None:
        t.choose(0, "Egg")
    assert t.rp_of(0) == 10


@pytest.mark.rule("GEN-6", "TRN-13")
def test_copying_a_face_down_card_does_nothing() -> None:
    t = table()
    t.tableau(0, "Spring", "Egg")
    t.face_down("Spring")
    t.hand(0, "Plain")
    t.play(0, "Plain")
    assert t.rp_of(0) == 0
    assert t.is_face_up("Egg")


@pytest.mark.rule("GEN-6")
def test_when_the_copied_card_is_flipped_the_copy_is_as_printed_again() -> None:
    t = table()
    t.tableau(0, "Spring", "Egg")
    t.hand(1, "Poke")
    t.play(1, "Poke")
    t.choose(1, "Spring")
    t.hand(0, "Plain")
    t.play(0, "Plain")
    assert t.rp_of(0) == 0


@pytest.mark.rule("GEN-6", "TRN-5")
def test_when_the_copied_card_leaves_the_copy_may_copy_another() -> None:
    t = table()
    t.card("Gale", text="Play: Return a card in an opponent's tableau to its owner's hand.")
    t.tableau(0, "Lever", "Spring", "Egg")
    t.hand(1, "Gale")
    t.play(1, "Gale")
    t.choose(1, "Spring")
    t.hand(0, "Plain")
    t.play(0, "Plain")
    assert t.rp_of(0) == 0
    t.action(0, "Egg")
    assert t.rp_of(0) == 20


@pytest.mark.rule("GEN-6", "TRG-2")
def test_a_copied_next_effect_is_gone_with_its_model() -> None:
    t = table()
    t.card("Omen", text="Next: Gain 10 RP.")
    t.hand(0, "Omen", "Egg", "Plain")
    t.play(0, "Omen")
    t.play(0, "Egg")
    assert t.rp_of(0) == 10
    t.face_down("Omen")
    t.play(0, "Plain")
    assert t.rp_of(0) == 10


@pytest.mark.rule("GEN-6")
def test_a_copying_effect_cannot_itself_be_copied() -> None:
    t = table()
    t.card(
        "Mirror",
        text="Ongoing: This card has the effects of the card immediately to the right of this card.",
    )
    t.tableau(0, "Lever", "Mirror", "Egg")
    # Mirror copies Egg and would then copy Lever with it; Egg copies Mirror and would then copy
    # its own right neighbour.
    with pytest.raises(AssertionError, match="no Action"):
        t.action(0, "Mirror")


@pytest.mark.rule("GEN-6")
def test_a_card_that_is_a_copy_can_be_copied_with_the_effects_it_has() -> None:
    t = table()
    t.tableau(0, "Lever", "Egg", "Egg")
    t.action(0, "Egg#2")
    assert t.rp_of(0) == 20
    assert t.is_face_up("Egg#1")


@pytest.mark.rule("GEN-6")
def test_two_cards_that_copy_each_other_are_as_printed() -> None:
    t = table()
    t.card(
        "Mirror",
        text="Ongoing: This card has the effects of the card immediately to the right of this card.",
    )
    t.tableau(0, "Mirror", "Egg")
    t.hand(0, "Plain")
    t.play(0, "Plain")
    assert t.rp_of(0) == 0


@pytest.mark.rule("GEN-6")
def test_cannot_be_copied_guards_the_effect_and_not_the_card() -> None:
    t = table()
    t.card(
        "Secret",
        text="Ongoing: Whenever you play a card, gain 5 RP. This effect cannot be copied.\n"
        "Action: Gain 20 RP.",
    )
    t.tableau(0, "Secret", "Egg")
    t.hand(0, "Plain")
    t.play(0, "Plain")
    assert t.rp_of(0) == 5
    t.action(0, "Egg")
    assert t.rp_of(0) == 25


@pytest.mark.rule("GEN-6")
def test_an_effect_that_uses_other_cards_effects_is_a_copy_and_is_not_used_by_another() -> None:
    t = table()
    use = "Play: Use the Play effects of a card in your tableau."
    t.card("Parrot", text=use)
    t.card("Ape", text=use)
    t.tableau(0, "Parrot", "Herald")
    t.hand(0, "Ape")
    t.play(0, "Ape")
    assert t.options == ["Herald"]
    t.choose(0, "Herald")
    assert t.rp_of(0) == 10


@pytest.mark.rule("GEN-6", "TRN-13")
def test_effects_of_face_down_cards_cannot_be_used() -> None:
    t = table()
    t.card(
        "Parrot",
        text="Play: Use the Play effects of the card immediately to the left of this card.",
    )
    t.tableau(0, "Herald")
    t.face_down("Herald")
    t.hand(0, "Parrot")
    t.play(0, "Parrot")
    assert t.rp_of(0) == 0


@pytest.mark.rule("GEN-6")
def test_used_effects_that_cannot_be_copied_are_left_out() -> None:
    t = table()
    t.card("Secret", text="Play: Gain 10 RP. This effect cannot be copied.\nPlay: Gain 1 RP.")
    t.card(
        "Parrot",
        text="Play: Use the Play effects of the card immediately to the left of this card.",
    )
    t.tableau(0, "Secret")
    t.hand(0, "Parrot")
    t.play(0, "Parrot")
    assert t.rp_of(0) == 1
