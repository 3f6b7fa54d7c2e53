"""Playing a tournament to the end of its scoring, for those who look ahead: nothing is told or shown."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from mblades.rules.effects import board
from mblades.rules.state.actions import Action
from mblades.rules.state.state import State
from mblades.rules.tournament import phase

# Of a state, a seat and its choices one of the choices.
Policy: TypeAlias = Callable[[State, int, list[Action]], Action]


def at_random(seed: int) -> Policy:
    """Every choice alike."""
    chance = Random(seed).random

    def decide(_s: State, _seat: int, choices: list[Action]) -> Action:
        return choices[int(chance() * len(choices))]

    return decide


def play_out(s: State, policy: Policy) -> None:
    """Go on to the end of scoring, before places, prizes and what comes next."""
    deciding = True
    while deciding:
        seat = phase.waiting(s)[0]
        board.renew(s)
        phase.carry_out(s, seat, policy(s, seat, phase.choices(s, seat)))
        deciding = phase.comes_to_decision(s)
    s.mode.add_last_rp(s)
