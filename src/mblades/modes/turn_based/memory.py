"""What only Turn-Based Mode remembers of each player."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from mblades.rules.state.records import with_entry
from mblades.rules.state.state import ModeState, State

Declared = tuple[str, str]  # the symbols of the Element and the Type collection, or ""
NOTHING_DECLARED: Final[Declared] = ("", "")


class TurnBasedState(ModeState, frozen=True):
    """By seat: the turns taken since the last scoring, and what the collections are of (TURN-7)."""

    turns: tuple[int, ...]
    declared: tuple[Declared, ...]


def new(seats: int) -> TurnBasedState:
    """Nobody has done anything yet."""
    return TurnBasedState((0,) * seats, (NOTHING_DECLARED,) * seats)


def of(s: State) -> TurnBasedState:
    """What is remembered now."""
    assert isinstance(s.mode_state, TurnBasedState)
    return s.mode_state


def count_turn(s: State, seat: int) -> None:
    """A player takes a turn."""
    now = of(s)
    s.mode_state = replace(now, turns=with_entry(now.turns, seat, now.turns[seat] + 1))


def forget_turns(s: State, seat: int) -> None:
    """A player has scored."""
    now = of(s)
    s.mode_state = replace(now, turns=with_entry(now.turns, seat, 0))


def declare(s: State, seat: int, symbols: Declared) -> None:
    """What a player's collections are of from now on."""
    now = of(s)
    s.mode_state = replace(now, declared=with_entry(now.declared, seat, symbols))
