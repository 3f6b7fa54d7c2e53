"""What a bot is: one class with one method."""

from __future__ import annotations

from typing import Protocol

from mblades.rules.effects.catalog import Catalog
from mblades.rules.game import Game
from mblades.rules.state.actions import Action
from mblades.rules.state.view_records import CardView, View


class Window(Protocol):
    """What a bot is given: a seat, its choices and its view (`rules.window.SeatWindow`), no state.

    What is printed on the cards of the view is in the catalog.

    It may imagine: a sample is a whole game that the seat could be in, with what it cannot know dealt
    by chance, and belongs to the bot.
    """

    @property
    def seat(self) -> int:
        """The seat the bot plays."""

    @property
    def catalog(self) -> Catalog:
        """All that is printed on the cards of the game."""

    @property
    def choices(self) -> list[Action]:
        """All legal actions of the seat."""

    @property
    def view(self) -> View:
        """All that the seat may know."""

    def sample(self, seed: int) -> Game: ...


def on_offer(seen: Window) -> list[CardView]:
    """The cards of a draft that may be taken now: those of one's pack, or those that lie open."""
    view = seen.view
    drafting = view["drafting"]
    return view["players"][seen.seat]["pack"] or ([] if drafting is None else drafting["offer"])


class Bot(Protocol):
    """A player that is a program. Made with a seed: `BOTS["rookie"](seed)`."""

    def decide(self, seen: Window) -> Action:
        """One of the choices."""
