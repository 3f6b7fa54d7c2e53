"""What a bot is given: its view and its choices, and games it could be in; never the game itself."""

from __future__ import annotations

from mblades.rules.effects.catalog import Catalog
from mblades.rules.game import Game
from mblades.rules.state.actions import Action
from mblades.rules.state.view_records import View


class SeatWindow:
    """A seat's window on a game. The view is made when it is first looked at."""

    __slots__ = ("__game", "__made_for", "__view", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.__game = game
        self.seat = seat
        self.__view: View | None = None
        self.__made_for = -1

    @property
    def catalog(self) -> Catalog:
        """All that is printed on the cards of the game."""
        return self.__game.catalog

    @property
    def choices(self) -> list[Action]:
        """Every legal action now."""
        return self.__game.choices(self.seat)

    @property
    def view(self) -> View:
        """All the seat may know now; shared with other views, as `Game.view` says."""
        if self.__view is None or self.__made_for != self.__game.changes:
            self.__view = self.__game.view(self.seat)
            self.__made_for = self.__game.changes
        return self.__view

    def sample(self, seed: int) -> Game:
        """A game that the seat could be in now, by chance: the bot's own, to do with as it likes."""
        return self.__game.redeal(self.seat, seed)
