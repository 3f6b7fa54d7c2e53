"""A tournament played to the end of its scoring by somebody who looks ahead."""

from __future__ import annotations

import pytest

from mblades.errors import IllegalAction
from mblades.rules.game import Game
from mblades.rules.mode import every_mode
from mblades.rules.setup.setup import Setup
from mblades.rules.state.actions import Action
from mblades.rules.state.state import State
from mblades.rules.tournament.playout import at_random
from mblades.testing import Table
from tests.rules.invariants import RandomGame

PLAYERS = {"duel": 2, "coop": 2, "campaign": 2}
MODES = [mode.name for mode in every_mode()]


def in_tournament(mode: str, seed: int = 3) -> Game:
    """A game in its first tournament, some turns on."""
    played = RandomGame(Game.start(Setup(players=PLAYERS.get(mode, 3), mode=mode, seed=seed)), seed)
    turns = 0
    while turns < 9:
        turns += played.game.phase == "tournament"
        played.step()
    assert played.game.phase == "tournament"
    return played.game


def first(_s: State, _seat: int, choices: list[Action]) -> Action:
    return choices[0]


@pytest.mark.parametrize("mode", MODES)
def test_the_rp_are_those_of_the_tournament_played_on_like_that(mode: str) -> None:
    game = in_tournament(mode)
    before = game.digest()
    rp = game.playout(first)
    assert game.digest() == before
    scored = len(game.state.players[0].tournament_rp)
    while game.phase == "tournament":
        seat = game.waiting[0]
        game.act(seat, game.choices(seat)[0])
    if mode == "turn-based":
        assert rp == tuple(sum(p.tournament_rp) for p in game.state.players)
    else:
        assert rp == tuple(p.tournament_rp[scored] for p in game.state.players)


@pytest.mark.rule("GEN-9")
def test_the_work_of_every_decision_is_counted_by_itself() -> None:
    t = Table(players=2)
    t.card("Ear", text="\n".join(["Ongoing: Whenever an opponent gains RP, gain 1 M$."] * 6))
    t.card("Bell", text="Play: Gain 1 RP. Repeat this effect 6 times.")
    t.tableau(0, "Ear")
    t.tableau(1, "Ear", "Ear", "Ear")
    t.hand(0, *["Bell"] * 5)
    t.hand(1, "Ear", "Ear")
    assert t.game.playout(first) == (5 * 7, 0)


@pytest.mark.parametrize("mode", MODES)
def test_a_redealt_tournament_is_played_out(mode: str) -> None:
    game = in_tournament(mode)
    for seed in range(10):
        rp = game.redeal(seed % len(game.seats), seed).playout(at_random(seed))
        assert len(rp) == len(game.seats)
        assert rp == game.redeal(seed % len(game.seats), seed).playout(at_random(seed))


def test_the_policy_is_asked_for_every_seat_with_its_choices() -> None:
    game = in_tournament("normal")
    asked: set[int] = set()

    def last(s: State, seat: int, choices: list[Action]) -> Action:
        assert choices
        assert s is not game.state
        asked.add(seat)
        return choices[-1]

    game.playout(last)
    assert asked == set(game.seats)


def test_only_a_tournament_is_played_out() -> None:
    with pytest.raises(IllegalAction, match="There is no tournament to play out"):
        Game.start(Setup(players=3, seed=1)).playout(first)
