"""Modes and options that were once wrong; each test says what must not happen again."""

from __future__ import annotations

from typing import Any

import pytest

from mblades import Game, Setup
from mblades.cli import main
from mblades.lab.narration.passages import Grid
from mblades.lab.narration.story import Story
from mblades.modes.coop import coop_state
from mblades.rules.mode import MODES, Mode
from mblades.rules.setup.setup import OPTIONS
from mblades.rules.state.events import Liquidated, Over, ProCard
from mblades.rules.state.state import State
from mblades.rules.state.view_records import Standing
from mblades.testing import Table
from tests.modes.test_campaign import fight
from tests.rules.small import a_set


@pytest.mark.rule("OPT-2", "ED-14")
def test_after_a_second_win_the_pro_card_handed_out_is_the_runner_ups() -> None:
    game = Game.start(Setup(players=6, character_powers=True, pro_cards=True))
    s = game.state
    for round_, runner_up in ((1, 4), (2, 2)):
        s.round, s.placing, s.events = round_, ((3,), (runner_up,)), []
        s.mode.next_round(s)
        given = [event for event in s.events if isinstance(event, ProCard)]
        assert [event.seat for event in given] == [0, 1, 2, 4, 5]
        assert {event.winner for event in given} == {3 if round_ == 1 else runner_up}


@pytest.mark.rule("OPT-3", "RUL-4")
@pytest.mark.parametrize("fields", [{"prerelease": True}, {"mode": "turn-based"}], ids=str)
def test_the_first_to_draft_also_has_the_first_turn(fields: dict[str, Any]) -> None:
    firsts = set()
    for seed in range(8):
        game = Game.start(Setup(players=4, accessory_draft=True, seed=seed, **fields))
        (first,) = game.waiting
        while game.phase == "drafting":
            seat = game.waiting[0]
            game.act(seat, game.choices(seat)[0])
        assert game.state.first == first
        firsts.add(first)
    assert len(firsts) > 1, "by the seed"


@pytest.mark.rule("OPT-7", "CAMP-5")
@pytest.mark.parametrize("won", [True, False])
def test_a_lost_campaign_does_not_liquidate_after_its_last_tournament(won: bool) -> None:
    game = Game.start(Setup(mode="campaign", players=2, liquidation=True))
    fight(game, 900 if won else 0)
    assert game.over is not won
    assert any(isinstance(event, Liquidated) for event in game.state.events) is won


@pytest.mark.rule("COOP-8")
@pytest.mark.parametrize("flips", [0, 1, 2])
def test_a_boss_that_may_flip_several_cards_starts_with_the_fewest_stars(flips: int) -> None:
    t = Table(players=2, mode="coop")
    for name, stars in (("Oak", 9), ("Sprout", 2), ("Briar", 5)):
        t.card(name, stars=stars, rarity="Mystic")
    t.card("Push", text="Play: Each opponent flips up to 2 cards in their tableau.")
    t.tableau(2, "Oak", "Sprout", "Briar")
    t.hand(0, "Push")
    t.hand(1, "Push")
    t.play(0, "Push")
    for _ in range(flips):
        assert len(t.game.choices(1)) == 2, "its lowest card, or no more"
        t.game.act(1, ("choose", 0))
    if flips < 2:
        t.game.act(1, ("choose", 1))
    face_down = [name for name in ("Sprout", "Briar", "Oak") if not t.is_face_up(name)]
    assert face_down == ["Sprout", "Briar", "Oak"][:flips]


@pytest.mark.rule("OPT-10", "CAMP-2", "CAMP-3")
def test_custom_sets_come_first_among_the_later_sets_of_a_campaign() -> None:
    own = (
        *(a_set(f"Own {n}", "Expansion") for n in range(8)),
        *(a_set(f"Own promos {n}", "Bronze") for n in range(4)),
    )
    s = Game.start(Setup(mode="campaign", players=2, build="random", custom_sets=own)).state
    set_of = s.catalog.set_of
    named = {
        set_of[s.cards[card]]
        for card in coop_state(s).new_sets
        if set_of[s.cards[card]][:3] == "Own"
    }
    assert len(named) == 2, "of eight the first store has six"
    assert all(set_of[s.cards[pile[0]]][:3] == "Own" for pile in s.shop.reserve[0][:3])


@pytest.mark.parametrize("option", ["tied_clash_has_losers", "final_after_prerelease"])
def test_every_switch_of_a_setup_is_an_option_of_the_command_line(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    switches = {name for name in Setup.__struct_fields__ if getattr(Setup(), name) is False}
    assert set(OPTIONS) == switches - {"ask_forced"}
    words = ["simulate", "--games", "1", "--bots", "random", "--option", "prerelease"]
    assert main([*words, "--option", option, "--json"]) == 0
    assert option in capsys.readouterr().out


def test_the_narration_of_a_custom_mode_knows_its_sources_of_points() -> None:
    class Luck(Mode):
        """The highest seat wins."""

        name = "luck"

        def standings(self, s: State) -> list[Standing]:
            most = len(s.players)
            return [
                {
                    "seat": p.seat,
                    "place": most - p.seat,
                    "total": p.seat,
                    "sources": {"luck": 1},
                    "ahead_by": None,
                }
                for p in s.players
            ]

    try:
        game = Game.start(Setup(mode="luck", players=3))
        _headline, table, _winner = Story(game).hear([Over((3, 2, 1))])
        assert isinstance(table, Grid)
        assert table.columns == ("", "", "luck>", "Total>")
    finally:
        del MODES["luck"]
