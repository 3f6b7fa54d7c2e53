"""Gaining, losing, targets and options (GEN-1 to GEN-5, GEN-10)."""

from __future__ import annotations

from typing import Any

import pytest

from mblades.rules.state import answers
from mblades.testing import SceneError, Table


def table(players: int = 2, **options: Any) -> Table:
    t = Table(players=players, **options)
    t.card("One", stars=1)
    t.card("Two", stars=2)
    t.card("Five", stars=5)
    return t


# --------------------------------------------------------------------------- GEN-1


@pytest.mark.rule("GEN-1")
def test_rp_never_go_below_zero() -> None:
    t = table()
    t.card("Slap", text="Play: Each opponent loses 10 RP.")
    t.hand(0, "Slap", "Slap")
    t.rp(1, 14)
    t.play(0, "Slap")
    assert t.rp_of(1) == 4
    t.play(0, "Slap")
    assert t.rp_of(1) == 0


@pytest.mark.rule("GEN-1")
def test_rp_have_no_upper_limit() -> None:
    t = table()
    t.card("Jackpot", text="Play: Gain 500 RP.")
    t.rp(0, 999)
    t.hand(0, "Jackpot")
    t.play(0, "Jackpot")
    assert t.rp_of(0) == 1499


@pytest.mark.rule("GEN-1")
@pytest.mark.parametrize(("before", "after"), [(30, 20), (4, 0), (0, 0)])
def test_what_is_triggered_by_a_loss_happens_even_if_nothing_was_lost(
    before: int, after: int
) -> None:
    t = table()
    t.card("Slap", text="Play: Each opponent loses 10 RP.")
    t.card("Vulture", text="Ongoing: Whenever an opponent loses RP, gain 5 RP.")
    t.tableau(0, "Vulture")
    t.hand(0, "Slap")
    t.rp(1, before)
    t.play(0, "Slap")
    assert (t.rp_of(0), t.rp_of(1)) == (5, after)


# --------------------------------------------------------------------------- GEN-2


@pytest.mark.rule("GEN-2")
@pytest.mark.parametrize(("there", "stolen"), [(50, 20), (8, 8), (0, 0)])
def test_only_what_is_there_can_be_stolen(there: int, stolen: int) -> None:
    t = table()
    t.card("Thief", text="Play: Steal 20 RP from an opponent.")
    t.hand(0, "Thief")
    t.rp(0, 1)
    t.rp(1, there)
    t.play(0, "Thief")
    assert (t.rp_of(0), t.rp_of(1)) == (1 + stolen, there - stolen)


@pytest.mark.rule("GEN-2")
def test_who_steals_counts_as_gaining_and_who_is_stolen_from_as_losing() -> None:
    t = table()
    t.card("Thief", text="Play: Steal 20 RP from an opponent.")
    t.card("Purse", text="Ongoing: Whenever you gain RP, gain 1 M$.")
    t.card("Tears", text="Ongoing: Whenever you lose RP, gain 1 M$.")
    t.tableau(0, "Purse")
    t.tableau(1, "Tears")
    t.rp(1, 20)
    t.hand(0, "Thief")
    t.play(0, "Thief")
    assert (t.money_of(0), t.money_of(1)) == (1, 1)


@pytest.mark.rule("GEN-2")
def test_money_is_stolen_like_rp() -> None:
    t = table()
    t.card("Thief", text="Play: Steal 5 M$ from an opponent.")
    t.money(1, 3)
    t.hand(0, "Thief")
    t.play(0, "Thief")
    assert (t.money_of(0), t.money_of(1)) == (3, 0)


@pytest.mark.rule("GEN-2", "TRG-10")
def test_what_prevents_a_loss_prevents_a_theft() -> None:
    t = table()
    t.card("Thief", text="Play: Steal 20 RP from an opponent.")
    t.card("Safe", text="Ongoing: If you would lose RP, prevent it.")
    t.tableau(1, "Safe")
    t.rp(1, 20)
    t.hand(0, "Thief", "Thief")
    t.play(0, "Thief")
    assert (t.rp_of(0), t.rp_of(1)) == (0, 20)
    t.face_down("Safe")
    t.play(0, "Thief")
    assert (t.rp_of(0), t.rp_of(1)) == (20, 0)


@pytest.mark.rule("GEN-2")
def test_what_replaces_no_loss_of_this_player_leaves_the_theft_alone() -> None:
    t = table(players=3)
    t.card("Thief", text="Play: Steal 20 RP from an opponent.")
    t.card("Safe", text="Ongoing: If you would lose RP, prevent it.")
    t.tableau(2, "Safe")
    t.rp(1, 8)
    t.hand(0, "Thief")
    t.play(0, "Thief")
    t.choose(0, 1)
    assert (t.rp_of(0), t.rp_of(1)) == (8, 0)


# --------------------------------------------------------------------------- GEN-3


@pytest.mark.rule("GEN-3")
def test_an_effect_without_a_legal_target_does_nothing() -> None:
    t = table()
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    t.hand(0, "Poke")
    t.play(0, "Poke")
    assert t.prompt is None
    assert t.is_face_up("Poke")


@pytest.mark.rule("GEN-3", "GEN-10")
def test_what_follows_an_effect_without_a_target_still_happens() -> None:
    t = table()
    t.card("Poke", text="Play: Flip a card in an opponent's tableau. Gain 10 RP.")
    t.hand(0, "Poke")
    t.play(0, "Poke")
    assert t.rp_of(0) == 10


@pytest.mark.rule("GEN-3")
def test_a_legal_target_must_be_chosen_even_ones_own_card() -> None:
    t = table()
    t.card("Blight", text="Play: Flip a Fire card in any tableau.")
    t.card("Torch", symbols="Fire")
    t.card("Lamp", symbols="Fire")
    t.tableau(0, "Torch", "One", "Lamp")
    t.tableau(1, "Two")
    t.hand(0, "Blight")
    t.play(0, "Blight")
    assert t.options == ["Torch", "Lamp"]
    with pytest.raises(SceneError):
        t.pass_(0)
    t.choose(0, "Torch")
    assert not t.is_face_up("Torch")


@pytest.mark.rule("GEN-3")
def test_up_to_lets_the_chooser_stop() -> None:
    t = table()
    t.card("Rain", text="Play: Flip up to 2 cards in an opponent's tableau.")
    t.tableau(1, "One", "Two", "Five")
    t.hand(0, "Rain")
    t.play(0, "Rain")
    t.choose(0, "One", "done")
    assert [t.is_face_up(name) for name in ("One", "Two", "Five")] == [False, True, True]


@pytest.mark.rule("GEN-3", "GEN-10")
def test_two_cards_are_flipped_as_far_as_there_are_any() -> None:
    t = table()
    t.card("Rain", text="Play: Flip 2 cards in an opponent's tableau.")
    t.tableau(1, "One")
    t.hand(0, "Rain")
    t.play(0, "Rain")
    assert not t.is_face_up("One")


# --------------------------------------------------------------------------- GEN-4


def guarded(text: str) -> Table:
    """Five is protected by a neighbour; One is not."""
    t = table()
    t.card(
        "Wall",
        stars=3,
        text="Ongoing: Cards adjacent to this card cannot be flipped by opponents' effects.",
    )
    t.card("Strike", text=text)
    t.tableau(1, "Five", "Wall", "Two", "One")
    t.hand(0, "Strike")
    return t


@pytest.mark.rule("GEN-4")
def test_a_free_choice_is_limited_to_cards_that_can_be_flipped() -> None:
    t = guarded("Play: Flip a card in an opponent's tableau.")
    t.play(0, "Strike")
    assert sorted(t.options) == ["One", "Wall"]


@pytest.mark.rule("GEN-4")
@pytest.mark.parametrize(
    "target",
    [
        "the card in an opponent's tableau with the most stars",
        "the first card in an opponent's tableau",
    ],
)
def test_a_target_fixed_by_a_property_never_passes_to_another_card(target: str) -> None:
    t = guarded(f"Play: Flip {target}.")
    t.play(0, "Strike")
    assert t.prompt is None
    assert all(t.is_face_up(name) for name in ("Five", "Wall", "Two", "One"))


@pytest.mark.rule("GEN-4")
def test_a_property_is_looked_for_among_all_cards_and_hits_the_one_that_can_be_flipped() -> None:
    t = guarded("Play: Flip the card in an opponent's tableau with the fewest stars.")
    t.play(0, "Strike")
    assert not t.is_face_up("One")


@pytest.mark.rule("GEN-4")
def test_each_card_that_can_be_flipped_is_flipped() -> None:
    t = guarded("Play: Flip each card in an opponent's tableau.")
    t.play(0, "Strike")
    up = [name for name in ("Five", "Wall", "Two", "One") if t.is_face_up(name)]
    assert up == ["Five", "Two"]


@pytest.mark.rule("GEN-4")
def test_protection_from_opponents_does_not_hold_against_its_owner() -> None:
    t = guarded("Play: Gain 1 RP.")
    t.card("Tidy", text="Play: Flip the card in your tableau with the most stars.")
    t.hand(1, "Tidy")
    t.play(1, "Tidy")
    assert not t.is_face_up("Five")


@pytest.mark.rule("GEN-4")
def test_whoever_chooses_the_effect_is_the_opponents() -> None:
    t = guarded("Play: Each opponent flips a card in their tableau.")
    t.play(0, "Strike")
    assert t.prompt is not None
    assert t.prompt.seat == 1
    assert sorted(t.options) == ["One", "Wall"]


@pytest.mark.rule("GEN-4", "TRN-7")
def test_a_protected_card_still_flips_by_its_own_action() -> None:
    t = table()
    t.card(
        "Rock",
        text="Ongoing: This card cannot be flipped by opponents' effects.\nAction: Gain 5 RP.",
    )
    t.tableau(0, "Rock")
    t.action(0, "Rock")
    assert not t.is_face_up("Rock")


# --------------------------------------------------------------------------- GEN-5


def dilemma(cards: int, rp: int) -> Table:
    t = table()
    t.card("Dilemma", text="Play: Each opponent flips 2 cards in their tableau or loses 20 RP.")
    t.tableau(1, *("One", "Two", "Five")[:cards])
    t.rp(1, rp)
    t.hand(0, "Dilemma")
    t.play(0, "Dilemma")
    return t


@pytest.mark.rule("GEN-5")
@pytest.mark.parametrize(
    ("cards", "rp", "open_"), [(3, 20, [0, 1]), (3, 19, [0]), (1, 20, [1]), (1, 19, [])]
)
def test_an_option_that_cannot_be_carried_out_in_full_cannot_be_chosen(
    cards: int, rp: int, open_: list[int]
) -> None:
    t = dilemma(cards, rp)
    options = () if t.prompt is None else t.prompt.options
    assert [one.index for one in options if isinstance(one, answers.Choice)] == open_
    assert len(options) == len(open_)
    if t.prompt is not None:
        assert t.prompt.seat == 1


@pytest.mark.rule("GEN-5")
def test_the_option_chosen_is_carried_out_and_the_other_is_not() -> None:
    t = dilemma(3, 30)
    t.choose(1, 1)
    assert t.rp_of(1) == 10
    assert t.top_card_of(1) == "Five"
    t = dilemma(3, 30)
    t.choose(1, 0)
    t.choose(1, "Five", "Two")
    assert t.rp_of(1) == 30
    assert t.top_card_of(1) == "One"


@pytest.mark.rule("GEN-5")
def test_if_no_option_can_be_chosen_nothing_happens() -> None:
    t = dilemma(1, 19)
    assert t.prompt is None
    assert t.rp_of(1) == 19
    assert t.is_face_up("One")


@pytest.mark.rule("GEN-5", "GEN-4")
def test_protected_cards_do_not_count_as_cards_to_flip() -> None:
    t = table()
    t.card("Dilemma", text="Play: Each opponent flips 2 cards in their tableau or loses 20 RP.")
    t.card("Rock", text="Ongoing: This card cannot be flipped by opponents' effects.")
    t.tableau(1, "Rock", "One")
    t.rp(1, 20)
    t.hand(0, "Dilemma")
    t.play(0, "Dilemma")
    assert t.rp_of(1) == 0


@pytest.mark.rule("GEN-5")
def test_choose_one_offers_only_what_can_be_done() -> None:
    t = table()
    t.card("Fork", text="Play: Choose one: Gain 10 RP; or flip a card in an opponent's tableau.")
    t.hand(0, "Fork", "Fork")
    t.play(0, "Fork")
    assert t.rp_of(0) == 10
    t.tableau(1, "One")
    t.play(0, "Fork")
    t.choose(0, 1)
    assert t.rp_of(0) == 10
    assert not t.is_face_up("One")


# --------------------------------------------------------------------------- GEN-10


@pytest.mark.rule("GEN-10")
def test_the_engines_own_rulings_are_written_in_the_rules() -> None:
    from tools.clauses import checkout

    text = (checkout() / "docs" / "rules.md").read_text(encoding="utf-8")
    rulings = text.split("## 10. Engine rulings", 1)[1]
    assert rulings.strip()


@pytest.mark.rule("GEN-10")
def test_what_the_engine_decides_is_told_in_the_log() -> None:
    t = table()
    t.card(
        "Shield",
        text="Reaction: When a card in your tableau would be flipped by an opponent, prevent it.",
    )
    t.card("Poke", text="Play: Flip a card in an opponent's tableau.")
    t.tableau(1, "One", "Shield")
    t.hand(0, "Poke")
    t.play(0, "Poke")
    t.choose(0, "One")
    t.choose(1, "Shield")
    assert t.happened("prevented") == [("One", 0)]
    assert t.happened("reaction") == [(1, "Shield")]


@pytest.mark.rule("TRG-8", "GEN-5")
def test_if_they_do_they_means_each_player_who_did() -> None:
    t = table(players=3)
    t.card("Offer", text="Play: Each opponent may discard a card. If they do, they draw a card.")
    t.hand(0, "Offer")
    t.hand(1, "One")
    t.hand(2, "Two")
    t.store("Five", "Five")
    t.play(0, "Offer")
    t.choose(1, "no")
    t.choose(2, "yes")
    assert (t.hand_of(0), t.hand_of(1), t.hand_of(2)) == ([], ["One"], ["Five"])
