"""The way in and the way out of a game: `act` and `tick`, `choices`, `view` and events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mblades.cards.library import Library
from mblades.errors import IllegalAction, SaveError
from mblades.rules import reading_actions, save
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.deckbuilding import store
from mblades.rules.effects import board
from mblades.rules.effects.catalog import Catalog
from mblades.rules.setup import lay_out
from mblades.rules.setup.setup import Setup
from mblades.rules.state import events
from mblades.rules.state.actions import Action, ActionRecord
from mblades.rules.state.events import Event
from mblades.rules.state.state import State
from mblades.rules.state.view_records import Standing, View
from mblades.rules.tournament.playout import Policy
from mblades.rules.views import view as viewing
from mblades.rules.views.parts import Parts
from mblades.rules.views.redeal import Horizon

A_FAR_SEAT: Final = 1000  # a number that is worth repeating in a refusal


class Game:
    """A game under way.

    >>> from mblades import Game, Setup
    >>> game = Game.start(Setup(players=4, build="New Beginnings", seed=7))
    >>> game.phase, game.round, game.over
    ('deckbuilding', 1, False)
    """

    __slots__ = ("_choices", "_horizons", "_parts", "changes", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.changes = 0  # inputs taken by this object; says whether something kept is out of date
        self._choices: dict[int, list[Action]] = {}
        self._horizons: dict[int | None, Horizon] = {}
        self._parts: Parts | None = None

    @classmethod
    def start(cls, setup: Setup, library: Library | None = None) -> Game:
        """A new game; SetupError if the set-up allows none."""
        return cls(lay_out.start(setup, library))

    @property
    def catalog(self) -> Catalog:
        """All that is printed on the cards of the game, for anyone who has a view."""
        return self.state.catalog

    @property
    def over(self) -> bool:
        """Whether the last tournament has been scored."""
        return self.state.phase == "over"

    @property
    def phase(self) -> str:
        """deckbuilding, tournament, over, or a phase that an option or a mode adds."""
        return self.state.phase

    @property
    def round(self) -> int:
        """1 to 3; 0 is the Pre-Release."""
        return self.state.round

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(len(self.state.players))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; none while a phase is set up (tick starts its clock)."""
        s = self.state
        return () if s.phase == "over" else s.mode.phases[s.phase].waiting(s)

    def choices(self, seat: int) -> list[Action]:
        """Every legal action of a seat, in a canonical order."""
        known = self._checked(seat)
        found = self._choices.get(known)
        if found is None:
            s = self.state
            found = [] if s.phase == "over" else s.mode.phases[s.phase].choices(s, known)
            self._choices[known] = found
        return found.copy()

    def read(self, action: Action | Sequence[object]) -> Action:
        """An action of this game; one given as a list is checked, IllegalAction if it is none."""
        own = self.state.mode.actions
        if isinstance(action, ActionRecord):
            return reading_actions.checked(action, own)
        return reading_actions.read(action, own)

    def act(self, seat: int, action: Action | Sequence[object]) -> list[Event]:
        """Carry out an action, its record or a list like `["buy", 3, "Core"]`, and tell what happened;
        IllegalAction changes nothing."""
        known = self._checked(seat)
        done = self.read(action)
        s = self.state
        happened: list[Event] = []
        s.events = happened
        if s.phase == "over":
            raise IllegalAction("The game is over.")
        board.renew(s)
        phase = s.phase
        s.mode.phases[phase].act(s, known, done, self._choices.get(known, ()))
        concerned = None
        if phase == "deckbuilding" and s.phase == phase:
            concerned = deckbuilding.concerned(s, known, done)
        self._changed(concerned)
        return happened

    def tick(self) -> list[Event]:
        """The running deckbuilding timer ends, or the clock of a new phase starts."""
        s = self.state
        if s.phase != "deckbuilding":
            raise IllegalAction("No clock is running.")
        happened: list[Event] = []
        s.events = happened
        board.renew(s)
        deckbuilding.tick(s)
        self._changed()
        return happened

    def view(self, seat: int | None) -> View:
        """Everything the seat may know, as plain data; None for a spectator.

        Views share what has not changed between them: copy what you want to change.
        """
        if self._parts is None:
            self._parts = Parts()
        return viewing.view(self.state, None if seat is None else self._checked(seat), self._parts)

    def seen_by(self, seat: int | None, happened: Iterable[Event]) -> list[Event]:
        """Events as the seat may know them."""
        return events.all_seen_by(happened, None if seat is None else self._checked(seat))

    def contest(self, seats: Sequence[int]) -> int:
        """Which seat gets a card that these asked for at the same time (DB-18)."""
        return store.contest(self.state, [self._checked(seat) for seat in seats])

    def standings(self) -> list[Standing]:
        """Per seat: its place, its total VP and its VP by source."""
        return self.state.mode.standings(self.state)

    def clone(self) -> Game:
        """An independent copy."""
        return Game(self.state.clone())

    def redeal(self, seat: int | None, seed: int) -> Game:
        """A game that the seat could be in: what it cannot know is dealt anew, by this seed."""
        viewer = None if seat is None else self._checked(seat)
        horizon = self._horizons.get(viewer)
        if horizon is None:
            horizon = self._horizons[viewer] = Horizon(self.state, viewer)
        return Game(horizon.deal(seed))

    def playout(self, policy: Policy) -> tuple[int, ...]:
        """The RP of every seat when all play on like this to the end of scoring; changes nothing."""
        if self.state.phase != "tournament":
            raise IllegalAction("There is no tournament to play out.")
        return self.state.mode.play_out(self.state.clone(), policy)

    def dump(self) -> bytes:
        """The game as bytes, for `load`."""
        return save.dump(self.state)

    @classmethod
    def load(cls, data: bytes | bytearray | memoryview, library: Library | None = None) -> Game:
        """The game that `dump` wrote; SaveError if it cannot be read."""
        game = cls(save.load(data, library))
        try:
            trial = game.clone()
            for seat in trial.seats:
                trial.view(seat)
                trial.choices(seat)
            trial.digest()
        except Exception as error:  # it was read, but nobody could play it
            raise SaveError(f"The saved game cannot be played: {error}.") from None
        return game

    def digest(self) -> str:
        """A hash of the state: equal states have equal digests."""
        return save.digest(self.state)

    def _changed(self, concerned: tuple[int, ...] | None = None) -> None:
        """Forget what was worked out of the state before an input; choices of the seats concerned."""
        if concerned is None:
            self._choices = {}
        else:
            for seat in concerned:
                self._choices.pop(seat, None)
        if self._horizons:
            self._horizons = {}
        self.changes += 1

    def _checked(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < len(self.state.players):
            known = type(seat) is int and abs(seat) < A_FAR_SEAT
            raise IllegalAction(
                "There is no seat {seat}.", seat=str(seat) if known else "like that"
            )
        return seat
