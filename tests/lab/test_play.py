"""Games played to their end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from mblades.errors import IllegalAction
from mblades.lab.play import play
from mblades.rules.state import actions
from mblades.rules.state.actions import Action
from mblades.rules.window import SeatWindow
from tests.rules.small import a_game
from tests.seen import there


def dice_player(seed: int) -> Callable[[SeatWindow], Action]:
    dice = random.Random(seed)
    return lambda seen: dice.choice(seen.choices)


@pytest.mark.parametrize(
    ("edition", "players"), [("original", 3), ("original", 5), ("collusion", 6)]
)
def test_random_players_reach_the_end(edition: str, players: int) -> None:
    game = a_game(players=players, edition=edition, running=False)
    play(game, [dice_player(seat) for seat in range(players)], actions_per_timer=30)
    assert game.over
    assert [len(p.tournament_vp) for p in game.state.players] == [3] * players


def test_the_same_players_and_seed_give_the_same_game() -> None:
    digests = set()
    for _ in range(2):
        game = a_game(players=3, running=False)
        play(game, [dice_player(seat) for seat in range(3)], actions_per_timer=20)
        digests.add(game.digest())
    assert len(digests) == 1


def test_no_more_actions_than_the_timer_allows() -> None:
    counts: dict[tuple[int, int], int] = {}
    game = a_game(players=3, running=False)

    def restless(seen: SeatWindow) -> Action:
        key = (there(seen.view["clock"])["timer"], seen.seat)
        counts[key] = counts.get(key, 0) + 1
        return next(
            action for action in seen.choices if isinstance(action, actions.Show | actions.Hide)
        )

    play(game, [restless] * 3, actions_per_timer=7, stop=lambda g: g.round > 1)
    assert counts == {(timer, seat): 7 for timer in range(3) for seat in range(3)}


def test_ready_players_are_left_alone_and_the_listener_hears_everything() -> None:
    heard: list[tuple[Any, Any]] = []
    game = a_game(players=3, running=False)
    play(
        game,
        [lambda _: actions.Ready()] * 3,
        listener=lambda seat, action, _: heard.append((seat, action)),
        stop=lambda g: g.round > 1,
    )
    ready = [(seat, actions.Ready()) for seat in range(3)]
    tick = (None, None)
    assert heard == [tick, *ready, tick, *ready, tick, *ready, tick]


def test_a_paused_clock_does_not_hang_the_game() -> None:
    game = a_game(players=3, running=False)

    def stopper(seen: SeatWindow) -> Action:
        return seen.choices[0] if actions.Resume() in seen.choices else actions.Pause()

    log: list[tuple[Any, Any]] = []
    play(
        game,
        [stopper] * 3,
        actions_per_timer=5,
        listener=lambda seat, action, _: log.append((seat, action)),
        stop=lambda g: g.round > 1,
    )
    assert game.round == 2
    replayed = a_game(players=3, running=False)
    for seat, action in log:
        if seat is None:
            replayed.tick()
        else:
            replayed.act(seat, action)
    assert replayed.digest() == game.digest()


def test_what_a_bot_sees_is_its_own_view_made_anew_after_each_input() -> None:
    game = a_game(players=3)
    seen = SeatWindow(game, 1)
    assert seen.view == game.view(1)
    assert seen.view is seen.view
    game.act(1, ("ready",))
    assert seen.view["players"][1]["ready"]
    assert seen.choices == [actions.Unready()]


def test_a_seat_without_a_player_is_refused() -> None:
    with pytest.raises(IllegalAction, match="There are 2 players for 3 seats"):
        play(a_game(players=3), [dice_player(0)] * 2)
