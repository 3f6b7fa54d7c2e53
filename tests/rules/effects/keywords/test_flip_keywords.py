"""Keywords about flipping: Heroic, Holdup, Route Clear, Shadowbond, Thwomp!, Undead, Unite."""

from __future__ import annotations

import pytest

from mblades.rules.state import actions
from mblades.testing import SceneError, Table

BULLY = "Play: Flip a card in an opponent's tableau."


def bullied(players: int = 2) -> Table:
    """Player 0 has a Bully in hand, that flips a card of an opponent."""
    t = Table(players=players)
    t.card("Bully", text=BULLY)
    t.card("Plain", stars=2)
    t.hand(0, "Bully")
    return t


# --------------------------------------------------------------------------- Heroic


@pytest.mark.rule("KEY-16")
def test_heroic_is_flipped_instead_and_the_saved_card_has_no_flip_effect() -> None:
    t = bullied(players=3)
    t.card("Victim", text="Flip: Gain 50 RP.")
    t.card("Hero", stars=7, text="Heroic.\nFlip: Gain 7 RP.")
    t.tableau(1, "Victim")
    t.tableau(2, "Hero")
    t.play(0, "Bully")
    t.choose(0, "Victim")
    t.choose(2, "Hero")
    assert t.is_face_up("Victim")
    assert t.rp_of(1) == 0
    assert not t.is_face_up("Hero")
    assert t.rp_of(2) == 7


@pytest.mark.rule("KEY-16")
def test_heroic_may_be_declined() -> None:
    t = bullied(players=3)
    t.card("Hero", text="Heroic.")
    t.tableau(1, "Plain")
    t.tableau(2, "Hero")
    t.play(0, "Bully")
    t.choose(0, "Plain")
    t.choose(2, "decline")
    assert not t.is_face_up("Plain")
    assert t.is_face_up("Hero")


@pytest.mark.rule("KEY-16")
def test_heroic_does_not_help_its_own_tableau_nor_itself() -> None:
    t = bullied()
    t.card("Hero", text="Heroic.")
    t.tableau(1, "Hero", "Plain")
    t.play(0, "Bully")
    t.choose(0, "Plain")
    assert not t.is_face_up("Plain")
    assert t.is_face_up("Hero")
    t.hand(0, "Bully")
    t.play(0, "Bully")
    assert not t.is_face_up("Hero")


@pytest.mark.rule("KEY-16")
def test_heroic_does_not_answer_the_flip_that_pays_for_an_action() -> None:
    t = Table()
    t.card("Worker", text="Action: Gain 5 RP.")
    t.card("Hero", text="Heroic.")
    t.tableau(0, "Worker")
    t.tableau(1, "Hero")
    t.action(0, "Worker")
    assert not t.is_face_up("Worker")
    assert t.is_face_up("Hero")


@pytest.mark.rule("KEY-16")
def test_heroic_that_cannot_be_flipped_cannot_be_flipped_instead() -> None:
    t = bullied(players=3)
    t.card("Hero", text="Heroic.\nOngoing: This card cannot be flipped.")
    t.tableau(1, "Plain")
    t.tableau(2, "Hero")
    t.play(0, "Bully")
    assert not t.is_face_up("Plain")
    assert t.is_face_up("Hero")


@pytest.mark.rule("KEY-16")
def test_heroic_saves_no_deck_box() -> None:
    t = Table()
    t.card("Breaker", text="Play: Flip a Deck Box in an opponent's play area.")
    t.card("Box", kind="Deck Box")
    t.card("Hero", text="Heroic.")
    t.box(1, "Box")
    t.tableau(0, "Hero")
    t.hand(0, "Breaker")
    t.play(0, "Breaker")
    assert not t.is_face_up("Box")
    assert t.is_face_up("Hero")


# --------------------------------------------------------------------------- Holdup


@pytest.mark.rule("KEY-17")
def test_holdup_is_paid_with_20_rp() -> None:
    t = Table(players=3)
    t.card("Robber", text="Holdup.")
    t.card("A")
    t.card("B")
    t.tableau(1, "A")
    t.tableau(2, "B")
    t.rp(1, 25)
    t.hand(0, "Robber")
    t.play(0, "Robber")
    assert t.options == ["Robber", "A", "B"]
    t.choose(0, "A")
    t.choose(1, 0)  # give 20 RP
    assert (t.rp_of(0), t.rp_of(1)) == (20, 5)
    assert t.is_face_up("A")


@pytest.mark.rule("KEY-17")
def test_holdup_flips_the_card_if_its_owner_likes() -> None:
    t = Table()
    t.card("Robber", text="Holdup.")
    t.card("A", text="Flip: Gain 3 RP.")
    t.tableau(1, "A")
    t.rp(1, 25)
    t.hand(0, "Robber")
    t.play(0, "Robber")
    t.choose(0, "A")
    t.choose(1, 1)
    assert not t.is_face_up("A")
    assert (t.rp_of(0), t.rp_of(1)) == (0, 28)


@pytest.mark.rule("KEY-17")
def test_holdup_leaves_only_what_can_be_done_in_full() -> None:
    t = Table()
    t.card("Robber", text="Holdup.")
    t.card("A")
    t.card("Safe", text="Ongoing: This card cannot be flipped.")
    t.tableau(1, "A", "Safe")
    t.rp(1, 19)
    t.hand(0, "Robber", "Robber")
    t.play(0, "Robber")
    t.choose(0, "Safe")
    assert t.rp_of(1) == 19  # neither 20 RP nor a card to flip
    assert t.is_face_up("Safe")
    t.play(0, "Robber")
    t.choose(0, "A")
    assert not t.is_face_up("A")
    assert t.rp_of(1) == 19


@pytest.mark.rule("KEY-17")
def test_holdup_cannot_be_reacted_to() -> None:
    t = Table(players=3)
    t.card("Robber", text="Holdup.")
    t.card("A")
    t.card("Hero", text="Heroic.")
    t.card("Judge", text="Reaction: When an opponent's effect would happen, cancel that effect.")
    t.card("Fan", text="Reaction: Gain 5 RP.")
    t.card("Vulture", text="Reaction: When a card in any tableau is flipped, gain 5 RP.")
    t.card("Envy", text="Reaction: When an opponent gains RP, steal 5 RP from that player.")
    t.tableau(1, "A")
    t.tableau(2, "Hero", "Judge", "Fan", "Vulture", "Envy")
    t.hand(0, "Robber", "Robber")
    t.play(0, "Robber")
    t.choose(0, "A")
    assert not t.is_face_up("A")
    assert t.rp_of(2) == 0
    t.rp(2, 20)
    t.play(0, "Robber")
    t.choose(0, "Hero")
    t.choose(2, 0)
    assert t.rp_of(0) == 20
    assert t.rp_of(2) == 0


@pytest.mark.rule("KEY-17", "KEY-34")
def test_holdup_is_an_opponents_effect_for_undead() -> None:
    t = Table()
    t.card("Robber", text="Holdup.")
    t.card("Ghoul", text="Undead.")
    t.markers(1, 2)
    t.hand(1, "Ghoul")
    t.hand(0, "Robber")
    t.play(1, "Ghoul")
    t.choose(1, "yes")
    t.play(0, "Robber")
    t.choose(0, "Ghoul")
    assert t.is_face_up("Ghoul")
    assert t.markers_on("Ghoul") == 0


# --------------------------------------------------------------------------- Route Clear


@pytest.mark.rule("KEY-24")
def test_route_clear_returns_to_the_binder_then_plays_a_card_and_flips_it() -> None:
    t = bullied()
    t.card("Scout", text="Route Clear.")
    t.card("Second", text="Play: Gain 50 RP.\nFlip: Gain 4 RP.")
    t.card("Third")
    t.tableau(1, "Plain", "Scout")
    t.hand(1, "Second", "Third")
    t.play(0, "Bully")
    t.choose(0, "Scout")
    assert t.options == ["Second", "Third"]
    t.choose(1, "Second")
    assert t.binder_of(1) == ["Scout"]
    assert t.tableau_of(1) == ["Plain", "Second"]
    assert t.hand_of(1) == ["Third"]
    assert not t.is_face_up("Second")
    assert t.rp_of(1) == 4  # face down before its Play effect could happen


@pytest.mark.rule("KEY-24")
def test_route_clear_with_an_empty_hand_only_leaves() -> None:
    t = bullied()
    t.card("Scout", text="Route Clear.")
    t.tableau(1, "Scout", "Plain")
    t.play(0, "Bully")
    t.choose(0, "Scout")
    assert t.binder_of(1) == ["Scout"]
    assert t.tableau_of(1) == ["Plain"]
    assert t.is_face_up("Plain")


@pytest.mark.rule("KEY-24")
def test_route_clear_after_its_own_action() -> None:
    t = Table()
    t.card("Scout", text="Route Clear.\nAction: Gain 5 RP.")
    t.card("Plain")
    t.tableau(0, "Scout")
    t.hand(0, "Plain")
    t.action(0, "Scout")
    assert t.rp_of(0) == 5
    assert t.tableau_of(0) == ["Plain"]
    assert not t.is_face_up("Plain")
    assert t.binder_of(0) == ["Scout"]


@pytest.mark.rule("KEY-24")
def test_route_clear_fills_the_slot_it_leaves() -> None:
    t = bullied()
    t.card("Scout", text="Route Clear.")
    t.tableau(1, "Plain", "Plain", "Plain", "Plain", "Plain", "Scout")
    t.hand(1, "Plain")
    t.play(0, "Bully")
    t.choose(0, "Scout")
    assert t.tableau_of(1) == ["Plain"] * 6
    assert not t.is_face_up("Plain#6")


# --------------------------------------------------------------------------- Shadowbond


@pytest.mark.rule("KEY-27")
def test_shadowbond_lends_its_flip_effect_to_other_dark_cards() -> None:
    t = bullied()
    t.card("Shadow", symbols="Dark", text="Shadowbond.\nFlip: Gain RP equal to this card's stars.")
    t.card("Bat", symbols="Dark Animal", stars=4, text="Flip: Gain 1 RP.")
    t.card("Lamp", symbols="Light")
    t.tableau(1, "Shadow", "Bat", "Lamp")
    t.hand(0, "Bully")
    t.play(0, "Bully")
    t.choose(0, "Lamp")
    assert t.rp_of(1) == 0
    t.play(0, "Bully")
    t.choose(0, "Bat")
    assert t.rp_of(1) == 5  # its own 1, and 4 for its own stars


@pytest.mark.rule("KEY-27")
def test_shadowbond_ends_when_the_card_is_face_down() -> None:
    t = bullied()
    t.card("Shadow", symbols="Dark", text="Shadowbond.\nFlip: Gain 6 RP.")
    t.card("Bat", symbols="Dark")
    t.tableau(1, "Shadow", "Bat")
    t.hand(0, "Bully")
    t.play(0, "Bully")
    t.choose(0, "Shadow")
    assert t.rp_of(1) == 6  # its own, once
    t.play(0, "Bully")
    assert not t.is_face_up("Bat")
    assert t.rp_of(1) == 6


@pytest.mark.rule("KEY-27")
def test_shadowbond_helps_only_your_own_cards() -> None:
    t = bullied(players=3)
    t.card("Shadow", symbols="Dark", text="Shadowbond.\nFlip: Gain 6 RP.")
    t.card("Bat", symbols="Dark")
    t.tableau(1, "Bat")
    t.tableau(2, "Shadow")
    t.play(0, "Bully")
    t.choose(0, "Bat")
    assert (t.rp_of(1), t.rp_of(2)) == (0, 0)


@pytest.mark.rule("KEY-27")
def test_shadowbond_cannot_be_copied_but_the_flip_effect_can() -> None:
    t = bullied()
    t.card("Shadow", symbols="Dark", text="Shadowbond.\nFlip: Gain 6 RP.")
    copy = "Ongoing: This card has the effects of the card immediately to the left of this card."
    t.card("Egg", symbols="Light", text=copy)
    t.card("Bat", symbols="Dark")
    t.tableau(1, "Shadow", "Egg", "Bat")
    t.hand(0, "Bully")
    t.play(0, "Bully")
    t.choose(0, "Bat")
    assert t.rp_of(1) == 6  # from Shadow alone
    t.play(0, "Bully")
    t.choose(0, "Egg")
    assert t.rp_of(1) == 12


@pytest.mark.rule("KEY-27", "KEY-21")
def test_shadowbond_sees_a_card_that_is_dark_by_mimicry() -> None:
    t = bullied()
    t.card("Shadow", symbols="Dark", text="Shadowbond.\nFlip: Gain 6 RP.")
    t.card("Mime", symbols="Light", text="Mimicry.")
    t.tableau(1, "Shadow", "Mime")
    t.play(0, "Bully")
    t.choose(0, "Mime")
    assert t.rp_of(1) == 6


# --------------------------------------------------------------------------- Thwomp!


@pytest.mark.rule("KEY-32")
def test_thwomp_flips_a_smaller_card_at_its_left_and_gains_the_printed_amount() -> None:
    t = Table()
    t.card("Block", stars=5, text="Thwomp! 30 RP.")
    t.card("Plain", stars=4, text="Flip: Gain 1 RP.")
    t.tableau(0, "Plain", "Plain")
    t.hand(0, "Block")
    t.play(0, "Block")
    assert t.is_face_up("Plain#1")
    assert not t.is_face_up("Plain#2")
    assert t.rp_of(0) == 31


@pytest.mark.rule("KEY-32")
@pytest.mark.parametrize("stars", [5, 6])
def test_thwomp_does_nothing_to_a_card_as_high(stars: int) -> None:
    t = Table()
    t.card("Block", stars=5, text="Thwomp! 30 RP.")
    t.card("Wall", stars=stars)
    t.tableau(0, "Wall")
    t.hand(0, "Block")
    t.play(0, "Block")
    assert t.is_face_up("Wall")
    assert t.rp_of(0) == 0


@pytest.mark.rule("KEY-32")
def test_thwomp_needs_a_face_up_card_at_its_left() -> None:
    t = Table()
    t.card("Block", stars=5, text="Thwomp! 30 RP.")
    t.card("Plain", stars=1)
    t.hand(0, "Block", "Block")
    t.play(0, "Block")
    assert t.rp_of(0) == 0  # nothing is there
    t.tableau(0, "Plain")
    t.face_down("Plain")
    t.play(0, "Block")
    assert t.rp_of(0) == 0  # a face-down card has no stars to compare


@pytest.mark.rule("KEY-32", "GEN-4")
@pytest.mark.parametrize("text", [
    "Ongoing: This card cannot be flipped.",
    "Ongoing: If this card would be flipped, put a star token on this card instead.",
])  # fmt: skip
def test_thwomp_pays_even_if_the_card_is_not_flipped(text: str) -> None:
    t = Table()
    t.card("Block", stars=5, text="Thwomp! 30 RP.")
    t.card("Rock", stars=1, text=text)
    t.tableau(0, "Rock")
    t.hand(0, "Block")
    t.play(0, "Block")
    assert t.is_face_up("Rock")
    assert t.rp_of(0) == 30


# --------------------------------------------------------------------------- Undead


@pytest.mark.rule("KEY-34")
def test_undead_loses_a_marker_instead_of_an_opponents_flip() -> None:
    t = bullied()
    t.card("Ghoul", text="Undead.\nFlip: Gain 5 RP.")
    t.markers(1, 3)
    t.hand(1, "Ghoul")
    t.hand(0, "Bully")
    t.play(1, "Ghoul")
    t.choose(1, "yes")
    assert t.markers_on("Ghoul") == 1
    assert t.markers_of(1) == 2
    t.play(0, "Bully")
    assert t.is_face_up("Ghoul")
    assert t.markers_on("Ghoul") == 0
    assert t.markers_of(1) == 3  # given back
    assert t.rp_of(1) == 0
    t.play(0, "Bully")
    assert not t.is_face_up("Ghoul")
    assert t.rp_of(1) == 5


@pytest.mark.rule("KEY-34")
def test_undead_marker_is_optional() -> None:
    t = bullied()
    t.card("Ghoul", text="Undead.")
    t.markers(1, 3)
    t.hand(1, "Ghoul")
    t.play(1, "Ghoul")
    t.choose(1, "no")
    assert t.markers_of(1) == 3
    t.play(0, "Bully")
    assert not t.is_face_up("Ghoul")


@pytest.mark.rule("KEY-34")
def test_undead_asks_nothing_of_a_player_without_markers() -> None:
    t = Table()
    t.card("Ghoul", text="Undead.")
    t.markers(0, 0)
    t.hand(0, "Ghoul")
    t.play(0, "Ghoul")
    assert t.markers_on("Ghoul") == 0


@pytest.mark.rule("KEY-34")
def test_undead_is_flipped_by_ones_own_effects_and_its_marker_comes_home() -> None:
    t = Table()
    t.card("Ghoul", text="Undead.")
    t.card("Sexton", text="Play: Flip another card in your tableau.")
    t.markers(0, 3)
    t.hand(0, "Ghoul", "Sexton")
    t.play(0, "Ghoul")
    t.choose(0, "yes")
    t.play(0, "Sexton")
    assert not t.is_face_up("Ghoul")
    assert t.markers_of(0) == 3


@pytest.mark.rule("KEY-35")
def test_undead_plus_has_2_markers() -> None:
    t = bullied()
    t.card("Ghoul", text="Undead Plus.")
    t.markers(1, 3)
    t.hand(1, "Ghoul")
    t.hand(0, "Bully", "Bully")
    t.play(1, "Ghoul")
    t.choose(1, "yes")
    assert (t.markers_on("Ghoul"), t.markers_of(1)) == (2, 1)
    t.play(0, "Bully")
    assert (t.markers_on("Ghoul"), t.markers_of(1)) == (1, 2)
    t.play(0, "Bully")
    assert (t.markers_on("Ghoul"), t.markers_of(1)) == (0, 3)
    assert t.is_face_up("Ghoul")
    t.play(0, "Bully")
    assert not t.is_face_up("Ghoul")


@pytest.mark.rule("KEY-35")
def test_undead_plus_is_optional_and_asks_for_both_markers() -> None:
    t = Table()
    t.card("Ghoul", text="Undead Plus.")
    t.markers(0, 2)
    t.hand(0, "Ghoul", "Ghoul")
    t.play(0, "Ghoul")
    t.choose(0, "no")
    assert t.markers_on("Ghoul") == 0
    t.markers(0, 1)
    t.play(0, "Ghoul")  # one marker is not two
    assert t.markers_on("Ghoul#2") == 0
    assert t.markers_of(0) == 1


# --------------------------------------------------------------------------- Unite


@pytest.mark.rule("KEY-36")
def test_unite_attaches_constructs_and_discards_one_instead_of_a_flip() -> None:
    t = bullied()
    t.card("Robot", text="Unite.\nFlip: Gain 5 RP.")
    t.card("Arm", symbols="Construct")
    t.card("Leg", symbols="Construct Fire")
    t.tableau(1, "Robot")
    t.hand(1, "Arm", "Leg", "Plain")
    t.attach(1, "Arm", "Robot")
    t.attach(1, "Leg", "Robot")
    assert t.attached_to("Robot") == ["Arm", "Leg"]
    assert t.hand_of(1) == ["Plain"]
    assert t.tableau_of(1) == ["Robot"]  # GEN-7: attached cards are not in the tableau
    assert t.stars_of("Robot") == 3
    t.turn(0)
    t.play(0, "Bully")
    t.choose(1, "yes", "Arm")
    assert t.is_face_up("Robot")
    assert t.binder_of(1) == ["Arm"]
    assert t.attached_to("Robot") == ["Leg"]
    assert t.rp_of(1) == 0


@pytest.mark.rule("KEY-36")
def test_unite_may_let_the_flip_happen() -> None:
    t = bullied()
    t.card("Robot", text="Unite.\nFlip: Gain 5 RP.")
    t.card("Arm", symbols="Construct")
    t.tableau(1, "Robot")
    t.hand(1, "Arm")
    t.attach(1, "Arm", "Robot")
    t.play(0, "Bully")
    t.choose(1, "no")
    assert not t.is_face_up("Robot")
    assert t.binder_of(1) == ["Arm"]  # GEN-7
    assert t.rp_of(1) == 5


@pytest.mark.rule("KEY-36")
def test_unite_protects_from_ones_own_effects_too_but_not_without_cards() -> None:
    t = Table()
    t.card("Robot", text="Unite.")
    t.card("Arm", symbols="Construct")
    t.card("Crash", text="Play: Flip the first card in your tableau.")
    t.tableau(0, "Robot")
    t.hand(0, "Arm", "Crash", "Crash")
    t.attach(0, "Arm", "Robot")
    t.play(0, "Crash")
    t.choose(0, "yes")
    assert t.is_face_up("Robot")
    t.play(0, "Crash")
    assert not t.is_face_up("Robot")


@pytest.mark.rule("KEY-36")
def test_unite_takes_only_constructs_and_only_in_ones_turn() -> None:
    t = Table()
    t.card("Robot", text="Unite.")
    t.card("Arm", symbols="Construct")
    t.card("Plain")
    t.tableau(1, "Robot")
    t.hand(1, "Arm", "Plain")
    with pytest.raises(SceneError, match="cannot"):
        t.attach(1, "Plain", "Robot")
    t.hand(0, "Plain")
    t.turn(0)
    t.play(0, "Plain")
    assert actions.Attach(1, 0) not in t.game.choices(1)


@pytest.mark.rule("KEY-37")
def test_unite_plus_has_the_values_of_the_attached_cards() -> None:
    t = bullied()
    t.card("Robot", stars=3, symbols="Fire", text="Unite Plus.", set="Robots", rarity="Gold")
    t.card("Arm", stars=2, symbols="Construct Water", set="Arms", rarity="Bronze")
    t.card("Leg", stars=4, symbols="Construct Mage", set="Legs", rarity="Master")
    t.card(
        "Count",
        text="""
        Play: Gain 1 RP for each different set among other cards in your tableau.
        Gain 10 RP for each different rarity among other cards in your tableau.
        Gain 100 RP for each card named "Leg" in your tableau.""".strip().replace("\n", " "),
    )
    t.tableau(1, "Robot")
    t.hand(1, "Arm", "Leg", "Count")
    t.attach(1, "Arm", "Robot")
    t.attach(1, "Leg", "Robot")
    assert t.stars_of("Robot") == 9
    assert t.symbols_of("Robot") == {"Fire", "Water", "Construct", "Mage"}
    t.play(1, "Count")
    assert t.rp_of(1) == 3 + 30 + 100


@pytest.mark.rule("KEY-37")
def test_unite_plus_does_not_prevent_the_flip() -> None:
    t = bullied()
    t.card("Robot", stars=3, text="Unite Plus.\nFlip: Gain RP equal to this card's stars.")
    t.card("Arm", stars=2, symbols="Construct")
    t.tableau(1, "Robot")
    t.hand(1, "Arm")
    t.attach(1, "Arm", "Robot")
    t.play(0, "Bully")
    assert not t.is_face_up("Robot")
    assert t.binder_of(1) == ["Arm"]
    assert t.rp_of(1) == 5


@pytest.mark.rule("KEY-35")
def test_undead_plus_is_flipped_by_ones_own_effects() -> None:
    t = Table()
    t.card("Ghoul", text="Undead Plus.")
    t.card("Sexton", text="Play: Flip another card in your tableau.")
    t.markers(0, 3)
    t.hand(0, "Ghoul", "Sexton")
    t.play(0, "Ghoul")
    t.choose(0, "yes")
    t.play(0, "Sexton")
    assert not t.is_face_up("Ghoul")
    assert t.markers_of(0) == 3


@pytest.mark.rule("KEY-37")
def test_unite_plus_takes_only_constructs() -> None:
    t = Table()
    t.card("Robot", text="Unite Plus.")
    t.card("Arm", symbols="Construct")
    t.card("Plain")
    t.tableau(0, "Robot")
    t.hand(0, "Plain", "Arm")
    with pytest.raises(SceneError, match="cannot"):
        t.attach(0, "Plain", "Robot")
    t.attach(0, "Arm", "Robot")
    assert t.attached_to("Robot") == ["Arm"]
