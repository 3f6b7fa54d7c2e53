"""What a player can do in Turn-Based Mode only."""

from __future__ import annotations

from typing import ClassVar

from mblades.rules.state.actions import ModeAction, Sight


class Collect(ModeAction, frozen=True):
    """Add a card of the hand to the collection of a symbol."""

    relies_on: ClassVar[Sight | None] = "moment"
    card: int
    symbol: str


class Equip(ModeAction, frozen=True):
    """Play a card as deck box or accessory."""

    relies_on: ClassVar[Sight | None] = "moment"
    card: int


class Score(ModeAction, frozen=True):
    """Score one's deck."""

    relies_on: ClassVar[Sight | None] = "moment"
