"""In which order effects happen (TRG-9, TRG-10)."""

from __future__ import annotations

import pytest

from mblades.rules.state.records import ArmedNext
from mblades.testing import Table

EDITIONS = pytest.mark.parametrize("edition", ["original", "collusion"])


def sources(t: Table) -> list[object]:
    """The cards whose effects have happened, in order."""
    return [card for _seat, card, _ability in t.happened("effect")]


# --------------------------------------------------------------------------- TRG-9


@EDITIONS
@pytest.mark.rule("TRG-9")
def test_top_comes_before_ongoing_before_play_before_next(edition: str) -> None:
    t = Table(players=2, edition=edition)
    t.card("Plain")
    t.card("Omen", text="Next: Gain 1 RP.")
    t.card("Spring", text="Ongoing: Whenever you play a card, gain 1 RP.")
    t.card("Herald", text="Play: Gain 1 RP.")
    t.card("Crown", text="Top: Whenever an opponent plays a card, gain 1 RP.")
    t.tableau(0, "Omen", "Spring")
    t.tableau(1, "Crown")
    t.hand(1, "Plain")
    omen = t.number_of("Omen")
    ability = t.state.catalog.abilities(t.state.cards[omen])[0]
    t.state.tournament.armed = (ArmedNext(0, omen, ability.ref),)
    t.hand(0, "Herald")
    t.play(0, "Herald")
    assert sources(t) == ["Crown", "Spring", "Herald", "Omen"]


@pytest.mark.rule("TRG-9")
def test_a_flip_effect_comes_after_the_top_effect_that_set_it_off_and_before_ongoing_ones() -> None:
    t = Table(players=2)
    t.card("Plain")
    t.card("Trap", text="Flip: Gain 1 RP.")
    t.card("Spring", text="Ongoing: Whenever you play a card, gain 1 RP.")
    t.card(
        "Storm",
        text="Top: Whenever an opponent plays a card, flip the first card in that player's tableau.",
    )
    t.tableau(0, "Trap", "Spring")
    t.tableau(1, "Storm")
    t.hand(1, "Plain")
    t.hand(0, "Plain")
    t.play(0, "Plain")
    assert not t.is_face_up("Trap")
    assert sources(t) == ["Storm", "Trap", "Spring"]


@pytest.mark.rule("TRG-9")
def test_a_reaction_comes_after_the_effect_it_answers_and_before_what_waits() -> None:
    t = Table(players=2)
    t.card("Herald", text="Play: Gain 1 RP.")
    t.card("Spring", text="Ongoing: Whenever you play a card, gain 1 RP.")
    t.card("Guard", text="Reaction: When an opponent gains RP, gain 10 RP.")
    t.tableau(0, "Spring")
    t.tableau(1, "Guard")
    t.hand(0, "Herald")
    t.play(0, "Herald")
    assert sources(t) == ["Spring"]
    t.choose(1, "Guard")
    assert sources(t) == ["Spring", "Guard", "Herald"]


@pytest.mark.rule("TRG-9")
def test_the_player_whose_turn_it_is_reacts_first_then_clockwise() -> None:
    t = Table(players=3)
    t.card("Plain")
    t.card("Guard", text="Reaction: When a player plays a card, gain 1 RP.")
    for seat in range(3):
        t.tableau(seat, "Guard")
    t.hand(1, "Plain")
    t.play(1, "Plain")
    asked = []
    while t.prompt is not None:
        asked.append(t.prompt.seat)
        t.pass_(t.prompt.seat)
    assert asked == [1, 2, 0]


@pytest.mark.rule("TRG-9")
def test_flip_effects_of_several_players_happen_clockwise_from_the_player_on_turn() -> None:
    t = Table(players=3)
    t.card("Trap", text="Flip: Gain 1 RP.")
    t.card("Quake", text="Play: Flip each card in any tableau.")
    for seat in range(3):
        t.tableau(seat, "Trap")
    t.hand(2, "Quake")
    t.play(2, "Quake")
    assert [seat for seat, card, _ in t.happened("effect") if card == "Trap"] == [2, 0, 1]


@pytest.mark.rule("TRG-9")
@pytest.mark.parametrize("first", ["Dawn", "Dusk"])
def test_one_chooses_the_order_of_ones_own_effects_of_the_same_trigger(first: str) -> None:
    t = Table(players=2)
    t.card("Plain")
    t.card("Dawn", text="Ongoing: Whenever you play a card, gain 10 RP.")
    t.card("Dusk", text="Ongoing: Whenever you play a card, lose RP equal to half your RP.")
    t.tableau(0, "Dawn", "Dusk")
    t.hand(0, "Plain")
    t.play(0, "Plain")
    assert t.prompt is not None
    assert (t.prompt.seat, t.prompt.kind) == (0, "order")
    t.choose(0, first)
    assert t.rp_of(0) == (5 if first == "Dawn" else 10)


@pytest.mark.rule("TRG-9")
@pytest.mark.parametrize("first", ["Trap", "Snare"])
def test_one_chooses_the_order_of_ones_own_flip_effects(first: str) -> None:
    t = Table(players=2)
    t.card("Trap", text="Flip: Gain 10 RP.")
    t.card("Snare", text="Flip: Lose RP equal to half your RP.")
    t.card("Quake", text="Play: Flip each card in an opponent's tableau.")
    t.tableau(0, "Trap", "Snare")
    t.hand(1, "Quake")
    t.play(1, "Quake")
    t.choose(0, first)
    assert t.rp_of(0) == (5 if first == "Trap" else 10)


@pytest.mark.rule("TRG-9", "GEN-10")
def test_several_effects_of_one_card_happen_in_the_order_printed() -> None:
    t = Table(players=2)
    t.card("Herald", text="Play: Gain 10 RP.\nPlay: Lose RP equal to half your RP.")
    t.hand(0, "Herald")
    t.play(0, "Herald")
    assert t.rp_of(0) == 5


@pytest.mark.rule("TRG-9")
def test_ongoing_effects_of_several_players_begin_with_the_player_on_turn() -> None:
    t = Table(players=3)
    t.card("Plain")
    t.card("Spring", text="Ongoing: Whenever a player plays a card, gain 1 RP.")
    for seat in range(3):
        t.tableau(seat, "Spring")
    t.hand(1, "Plain")
    t.play(1, "Plain")
    assert [seat for seat, _card, _ in t.happened("effect")] == [1, 2, 0]


# --------------------------------------------------------------------------- TRG-10


@pytest.mark.rule("TRG-10")
def test_an_effect_is_completed_before_what_it_set_off() -> None:
    t = Table(players=2)
    t.card("Herald", text="Play: Gain 10 RP. Lose RP equal to half your RP.")
    t.card("Greed", text="Ongoing: Whenever you lose RP, gain RP equal to your RP.")
    t.tableau(0, "Greed")
    t.hand(0, "Herald")
    t.play(0, "Herald")
    assert t.rp_of(0) == 10
    assert sources(t) == ["Herald", "Greed"]


@pytest.mark.rule("TRG-10")
def test_a_flip_effect_does_not_interrupt_what_flipped_the_card() -> None:
    t = Table(players=2)
    t.card("Trap", text="Flip: Flip a card in an opponent's tableau.")
    t.card(
        "Hammer",
        text="Play: Flip a card in an opponent's tableau. Put 2 star tokens on this card. Gain RP equal to this card's stars.",
        stars=3,
    )
    t.tableau(0, "Trap")
    t.hand(1, "Hammer")
    t.play(1, "Hammer")
    assert t.rp_of(1) == 5
    assert not t.is_face_up("Hammer")


@pytest.mark.rule("TRG-10")
def test_a_reaction_to_a_flip_does_not_interrupt_what_flipped_the_card() -> None:
    t = Table(players=2)
    t.card("Plain")
    t.card(
        "Guard", text="Reaction: When a card in your tableau is flipped, each opponent loses 10 RP."
    )
    t.card("Hammer", text="Play: Flip a card in an opponent's tableau. Gain 10 RP.")
    t.tableau(0, "Plain", "Guard")
    t.hand(1, "Hammer")
    t.play(1, "Hammer")
    t.choose(1, "Plain")
    t.choose(0, "Guard")
    assert t.rp_of(1) == 0


@pytest.mark.rule("TRG-10")
def test_what_an_effect_set_off_comes_before_everything_else_that_waits() -> None:
    t = Table(players=2)
    t.card("Omen", text="Next: Gain 1 RP.")
    t.card("Echo", text="Ongoing: Whenever you gain M$, gain 1 RP.")
    t.card("Herald", text="Play: Gain 1 M$.")
    t.tableau(0, "Echo")
    t.hand(0, "Omen", "Herald")
    t.play(0, "Omen")
    t.play(0, "Herald")
    assert sources(t) == ["Herald", "Echo", "Omen"]


@pytest.mark.rule("TRG-10")
def test_effects_that_prevent_step_in_between() -> None:
    t = Table(players=2)
    t.card("Plain")
    t.card(
        "Shield",
        text="Reaction: When a card in your tableau would be flipped by an opponent, prevent it.",
    )
    t.card(
        "Hammer",
        text="Play: Choose an opponent. Flip a card in that player's tableau. Gain 5 RP for each face-up card in that player's tableau.",
    )
    t.tableau(0, "Plain", "Shield")
    t.hand(1, "Hammer")
    t.play(1, "Hammer")
    t.choose(1, 0)
    t.choose(1, "Plain")
    t.choose(0, "Shield")
    assert t.is_face_up("Plain")
    assert not t.is_face_up("Shield")
    assert t.rp_of(1) == 5


@pytest.mark.rule("TRG-10")
def test_effects_that_replace_step_in_between() -> None:
    t = Table(players=2)
    t.card("Ghoul", text="Undead.")
    t.card(
        "Hammer", text="Play: Flip a card in an opponent's tableau. If it is face up, gain 5 RP."
    )
    t.markers(0, 4)
    t.hand(0, "Ghoul")
    t.play(0, "Ghoul")
    t.choose(0, "yes")
    t.hand(1, "Hammer", "Hammer")
    t.play(1, "Hammer")
    assert t.is_face_up("Ghoul")
    assert t.rp_of(1) == 5
    t.play(1, "Hammer")
    assert not t.is_face_up("Ghoul")
    assert t.rp_of(1) == 5


@pytest.mark.rule("TRG-10")
def test_an_effect_whose_card_is_flipped_while_it_waits_does_not_happen() -> None:
    t = Table(players=2)
    t.card("Plain")
    t.card("Spring", text="Ongoing: Whenever you play a card, gain 1 RP.")
    t.card(
        "Storm",
        text="Top: Whenever an opponent plays a card, flip the first card in that player's tableau.",
    )
    t.tableau(0, "Spring")
    t.tableau(1, "Storm")
    t.hand(1, "Plain")
    t.hand(0, "Plain")
    t.play(0, "Plain")
    assert t.rp_of(0) == 0
