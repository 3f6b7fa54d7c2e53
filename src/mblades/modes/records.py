"""What only one mode remembers, and what players can do only in it.

These are records, and stand apart from the modes, which are compiled.
"""

from __future__ import annotations

from typing import ClassVar

from mblades.rules.state.actions import ModeAction, Sight
from mblades.rules.state.records import ModeState


class CoopState(ModeState, frozen=True):
    """The bosses, and how it went against them."""

    bosses: tuple[int, ...] = ()  # by their number in the library, one a round
    decks: tuple[tuple[int, ...], ...] = ()  # the cards of bosses still to come, the next first
    accessories: tuple[int, ...] = ()  # of this boss, not revealed (COOP-3); the next is the last
    scenarios: tuple[tuple[int, int], ...] = ()  # fought so far: RP of the players, of the boss
    new_sets: tuple[int, ...] = ()  # for the store that is rebuilt in a campaign (CAMP-2)


class DuelState(ModeState, frozen=True):
    """The RP of everybody's collections, added at the end of the tournament (DUEL-3)."""

    collection_rp: tuple[int, ...]


class FunkyState(ModeState, frozen=True):
    """Which of the decks left each player has chosen to play, or NO_CHOICE (FUNKY-4)."""

    chosen: tuple[int, ...]


class UseDeck(ModeAction, frozen=True):
    """Choose a deck for the next tournament, by the area it lies in."""

    relies_on: ClassVar[Sight | None] = "phase"
    area: str


class HandOver(ModeAction, frozen=True):
    """Give a binder card to a partner."""

    card: int
    partner: int


class Pay(ModeAction, frozen=True):
    """Give M$ to a partner."""

    amount: int
    partner: int
