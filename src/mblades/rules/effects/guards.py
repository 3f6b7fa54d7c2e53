"""Something is about to happen: whatever may step in does so first, or happens instead (TRG-10)."""

from __future__ import annotations

from mblades.rules.effects.stack import (
    CHANGE_GUARD,
    FLIP_GUARD,
    REACTION,
    answer_of,
    happening_of,
    heard,
    is_under_way,
    may_react,
    open_window,
    possible,
    remember,
    spoken_of,
    work_off,
)
from mblades.rules.state.frame import Frame
from mblades.rules.state.records import Waiting
from mblades.rules.state.state import State


def gather(s: State, f: Frame, key: str, *, card: int, seat: int, how: str = "") -> None:
    """Open the window for everything that may step in, each once."""
    happening = happening_of(s, key, card, seat, f.owner, f.amount, how)
    open_window(
        f,
        [
            answer_of(one, f.it, spoken_of(one, happening, f.subject), f.amount)
            for one in heard(s, happening)
            if not is_under_way(s, one)
        ],
    )
    remember(s, happening)


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
