"""Which events a sentence with "when", "whenever" or "would" waits for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from mblades.rules.effects import board
from mblades.rules.effects.selections import fits, matcher
from mblades.rules.state.state import Frame, State
from mblades.text import tree
from mblades.text.tree import Who

if TYPE_CHECKING:
    from mblades.rules.effects.board import Listener

# (state, listener, card of the event, seat it is about, seat whose effect it is)
Hearing = Callable[[State, "Listener", int, int, int], bool]


@cache
def hears(event: tree.Event) -> Hearing:
    """The test whether an event is the one meant."""
    match event:
        case tree.Plays():
            fit = fits(event.filter, counting=False)
            who = event.who
            return lambda s, at, card, seat, _by: (
                about(s, who, at.seat, seat) and fit(s, Frame(-1, at.card, at.seat), card)
            )
        case tree.IsFlipped():
            applies = matcher(event.card)
            by_whom = event.by
            return lambda s, at, card, _seat, by: (
                _by(s, by_whom, at.seat, by) and applies(s, Frame(-1, at.card, at.seat), card)
            )
        case tree.Changes() | tree.Clashes() | tree.Discards() | tree.UsesAction():
            who = event.who
            return lambda s, at, _card, seat, _by: about(s, who, at.seat, seat)
        case tree.TurnStarts() | tree.EffectHappens():
            who = event.who
            return lambda s, at, _card, seat, _by: about(s, who, at.seat, seat)


def about(s: State, who: Who, you: int, seat: int) -> bool:
    """Whether a seat is "you", "an opponent" or "a player"."""
    if who is Who.YOU:
        return seat == you
    if who is Who.OPPONENT:
        return board.is_opponent(s, you, seat)
    return True


def _by(s: State, whom: tree.By, you: int, by: int) -> bool:
    if whom == "you":
        return by == you
    if whom == "an opponent":
        return board.is_opponent(s, you, by)
    return True
