"""The board: what is kept of the cards in play is what they say now (TRN-6, TRG-4, TRG-5, GEN-8)."""

from __future__ import annotations

import pytest

from mblades import Game, Setup
from mblades.rules.effects import board, card_values
from mblades.rules.state.answers import Slot
from mblades.testing import NOTHING_PRINTED, Table
from tests.rules.invariants import the_board_is_as_if_made_anew


@pytest.mark.rule("TRG-5", "ED-13", "TRN-6")
def test_a_top_card_does_not_keep_itself_awake_with_the_slot_it_brings() -> None:
    t = Table(players=2, edition="collusion")
    t.card("Tower", text="Top: You have 1 more slot.")
    t.card("Guest", text="Play: Insert this card anywhere in any tableau.")
    t.card("Plain")
    t.hand(0, "Guest", "Plain")
    t.hand(1, "Plain", "Plain")
    t.tableau(1, "Plain", "Plain", "Plain", "Plain", "Tower")
    t.play(0, "Guest")
    prompt = t.state.tournament.prompt
    assert prompt is not None
    t.game.act(0, ["choose", prompt.options.index(Slot(1, 0))])
    assert board.slots(t.state, 1) == 6
    the_board_is_as_if_made_anew(t.state)
    waiting = t.game.waiting[0]
    loaded = Game.load(t.game.dump(), NOTHING_PRINTED)
    assert loaded.choices(waiting) == t.game.choices(waiting)


@pytest.mark.rule("GEN-8", "TRG-4")
def test_stars_that_count_rp_follow_the_rp_within_an_effect() -> None:
    t = Table(players=2)
    t.card("Trophy", stars=1, text="Ongoing: This card has +1 star for each 10 RP you have.")
    t.card(
        "Judge",
        stars=3,
        text="Play: Gain RP equal to the total stars of cards in your tableau. Gain 100 RP. "
        "Gain RP equal to the total stars of cards in your tableau.",
    )
    t.tableau(0, "Trophy")
    t.hand(0, "Judge", "Judge")
    t.play(0, "Judge")
    assert t.rp_of(0) == 4 + 100 + 14


@pytest.mark.rule("GEN-8", "TRG-4")
def test_stars_that_count_rp_follow_the_rp_from_turn_to_turn() -> None:
    t = Table(players=2)
    t.card("Trophy", stars=1, text="Ongoing: This card has +1 star for each 10 RP you have.")
    t.card("Plain")
    t.tableau(0, "Trophy")
    t.hand(0, "Plain")
    t.hand(1, "Plain", "Plain")
    assert t.stars_of("Trophy") == 1
    t.rp(0, 30)
    t.play(0, "Plain")
    assert t.stars_of("Trophy") == 4


@pytest.mark.rule("GEN-8", "TRG-4", "KEY-14")
def test_stars_of_named_cards_follow_what_is_named() -> None:
    t = Table(players=2)
    t.card(
        "Seer",
        stars=1,
        text="Ongoing: Cards you have named in any tableau have +2 stars.\nPlay: Name a card.",
    )
    t.card("Target", stars=3)
    t.tableau(1, "Target")
    t.hand(0, "Seer", "Target")
    t.hand(1, "Target")
    t.play(0, "Seer")
    target = t.number_of("Target")
    assert card_values.stars(t.state, target) == 3
    t.choose(0, "Target")
    assert card_values.stars(t.state, target) == 5


def test_what_somebody_imagines_is_not_kept_for_the_others() -> None:
    t = Table(players=2)
    t.card(
        "Oracle", stars=1, text="Ongoing: This card has +1 star for each Fire card in your hand."
    )
    t.card("Spark", symbols="Fire Mage")
    t.card("Drop", symbols="Water Mage")
    t.tableau(0, "Oracle")
    t.hand(0, "Spark", "Spark", "Spark")
    t.hand(1, "Drop")
    t.binder(0, "Drop", "Drop", "Drop")
    board.of(t.state)
    for seed in range(5):
        t.game.redeal(1, seed).view(1)
    assert t.stars_of("Oracle") == 4


@pytest.mark.rule("GEN-8", "TRG-4")
@pytest.mark.parametrize("looks_first", [0, 1])
@pytest.mark.parametrize("ahead", [0, 1])
def test_stars_that_count_rp_are_not_those_of_a_copy_that_has_gone_on(
    ahead: int, looks_first: int
) -> None:
    t = Table(players=2)
    t.card("Trophy", stars=1, text="Ongoing: This card has +1 star for each 10 RP you have.")
    t.card("Bank", text="Play: You may gain 100 RP.")
    t.card("Plain")
    t.tableau(0, "Trophy")
    t.hand(0, "Bank", "Plain")
    t.hand(1, "Plain")
    t.play(0, "Bank")
    board.of(t.state)
    games = (t.game, t.game.clone())
    games[ahead].act(0, ["choose", 0])
    for one in (looks_first, 1 - looks_first):
        expected = 11 if one == ahead else 1
        assert card_values.stars(games[one].state, t.number_of("Trophy")) == expected


@pytest.mark.rule("TURN-1", "OPT-3")
def test_looking_on_while_accessories_are_drafted_changes_nothing() -> None:
    def drafted(seed: int, *, looking: bool) -> Game:
        setup = Setup(
            players=2, seed=seed, mode="turn-based", accessory_draft=True, character_powers=True
        )
        game = Game.start(setup)
        while game.phase == "drafting":
            if looking:
                game.view(0)
            seat = game.waiting[0]
            game.act(seat, game.choices(seat)[0])
        return game

    for seed in range(8):
        looked_at, left_alone = drafted(seed, looking=True), drafted(seed, looking=False)
        seat = left_alone.waiting[0]
        assert looked_at.choices(seat) == left_alone.choices(seat)
