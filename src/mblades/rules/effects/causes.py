"""Whose effect is under way, and on which card it stands."""

from __future__ import annotations

from typing import NamedTuple

from mblades.rules.state.records import NO_CARD, NOBODY
from mblades.rules.state.state import State


class Cause(NamedTuple):
    """The effect of a card that is carried out."""

    seat: int = NOBODY
    trigger: str = ""
    card: int = NO_CARD


NO_CAUSE = Cause()


def cause(s: State) -> Cause:
    """The effect under way; none in a turn's own course."""
    for f in reversed(s.tournament.stack):
        if f.ability >= 0:
            return Cause(f.owner, s.catalog.ability(f.ability).trigger, f.source)
    return NO_CAUSE
