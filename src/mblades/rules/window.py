"""What a bot is given: its view and its choices, never the state."""

from __future__ import annotations

from typing import Any

from mblades.rules.game import Game
from mblades.rules.state.state import Action


class SeatWindow:
    """A seat's window on a game. The view is made when it is first looked at."""

    __slots__ = ("_game", "_made_for", "_view", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat
        self._view: dict[str, Any] | None = None
        self._made_for = -1

    @property
    def choices(self) -> list[Action]:
        """Every legal action now."""
        return self._game.choices(self.seat)

    @property
    def view(self) -> dict[str, Any]:
        """All the seat may know now."""
        if self._view is None or self._made_for != self._game.changes:
            self._view = self._game.view(self.seat)
            self._made_for = self._game.changes
        return self._view
