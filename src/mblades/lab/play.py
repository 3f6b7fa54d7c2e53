"""Playing a game to its end: every seat gets its turns, timers end, questions are answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mblades.errors import IllegalAction
from mblades.rules.game import Game
from mblades.rules.state.action_tables import RESUME
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event
from mblades.rules.window import SeatWindow

Decider = Callable[[SeatWindow], Action]
Listener = Callable[[int | None, Action | None, list[Event]], None]

ACTIONS_PER_TIMER = 200


def play(
    game: Game,
    deciders: Sequence[Decider],
    *,
    actions_per_timer: int = ACTIONS_PER_TIMER,
    listener: Listener | None = None,
    stop: Callable[[Game], bool] | None = None,
) -> Game:
    """Play until the game is over, or until `stop` says so.

    In deckbuilding the seats act in turn, one action each, until all are ready or have used up
    `actions_per_timer`; then the timer ends. `listener` is called for each input with its events: a seat
    and its action, or None and None for a tick.
    """
    players = game.state.setup.players  # a boss is not a player, but has a seat
    if len(deciders) != players:
        raise IllegalAction(f"There are {len(deciders)} players for {players} seats.")
    seen = [SeatWindow(game, seat) for seat in range(players)]

    def act_and_tell(seat: int, action: Action) -> None:
        assert listener is not None
        listener(seat, action, game.act(seat, action))

    act = game.act if listener is None else act_and_tell
    while not game.over and not (stop is not None and stop(game)):
        if game.phase == "deckbuilding":
            _run_timer(game, act, deciders, seen, actions_per_timer)
            happened = game.tick()
            if listener is not None:
                listener(None, None, happened)
        else:
            seat = game.waiting[0]
            act(seat, deciders[seat](seen[seat]))
    return game


def _run_timer(
    game: Game,
    act: Callable[[int, Action], object],
    deciders: Sequence[Decider],
    seen: Sequence[SeatWindow],
    most: int,
) -> None:
    """Everyone acts in turn until nobody wants to any more."""
    state = game.state
    clock, players = state.deckbuilding, state.players
    if clock.timer < 0:
        return
    seats = list(game.waiting)
    for _ in range(most):
        busy = [seat for seat in seats if not players[seat].ready]
        if not busy and not clock.paused:
            return
        seats = [*seats[1:], seats[0]]  # nobody is always first at the store
        for seat in busy or seats:
            if clock.paused or not players[seat].ready:
                act(seat, deciders[seat](seen[seat]))
    if clock.paused:  # someone stopped the clock with the last action
        act(0, RESUME)
