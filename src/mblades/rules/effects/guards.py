"""Something is about to happen: whatever may step in does so first, or happens instead (TRG-10)."""

from __future__ import annotations

from mblades.rules.effects.stack import (
    CHANGE_GUARD,
    FLIP_GUARD,
    LEVEL,
    REACTION,
    heard,
    is_under_way,
    may_react,
    open_window,
    possible,
    work_off,
)
from mblades.rules.state.frame import Frame
from mblades.rules.state.records import Waiting
from mblades.rules.state.state import State


def gather(s: State, f: Frame, key: str, *, card: int, seat: int) -> None:
    """Open the window for everything that may step in, each once."""
    open_window(
        f,
        [
            Waiting(LEVEL[one.ability.trigger], one.seat, one.card, one.program, f.it, f.subject,
                    f.amount)
            for one in heard(s, key, card=card, seat=seat, by=f.owner)
            if not is_under_way(s, one)
        ],
    )  # fmt: skip


def step_in(s: State, f: Frame) -> None:
    """Let those step in that can, until one has happened instead."""
    if not f.done:
        open_window(f, [entry for entry in f.window if _can_step_in(s, entry)])
        work_off(s, f)


def _can_step_in(s: State, entry: Waiting) -> bool:
    return possible(s, entry) and (entry.level != REACTION or may_react(s, entry.seat))


def mark_replaced(s: State, f: Frame) -> None:
    """What would have happened does not: the last step of "instead", or "Prevent it."."""
    for frame in reversed(s.tournament.stack):
        if frame is not f and frame.program in (FLIP_GUARD, CHANGE_GUARD):
            frame.done = True
            return
