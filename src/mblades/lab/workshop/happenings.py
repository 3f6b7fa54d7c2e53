"""What happens when the cards of a sheet are played: lines that never do anything, and lines without end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from mblades.cards.design import CardSet, Design
from mblades.cards.library import Library
from mblades.lab.coverage.exercise import Exercise, Missing
from mblades.lab.coverage.scenes import Companions, Scene
from mblades.lab.coverage.watched_catalog import WatchedCatalog
from mblades.rules.effects.entering_and_leaving import enter
from mblades.rules.state.events import Effect, Event, Turn
from mblades.rules.state.state import State

SCENES_A_CARD = 60  # for a card whose effects do not happen
SCENES_FOR_LOOPS = 6  # for each card, with the rest of its set around it
OFTEN = 20  # how often an effect happens in one turn before it is taken for a loop


class Happenings(msgspec.Struct, frozen=True):
    """What came of playing a set."""

    scenes: int
    dead: tuple[Missing, ...]
    loops: tuple[tuple[str, ...], ...]  # the ids of cards that set each other off
    errors: tuple[str, ...]


class _Listening(WatchedCatalog):
    """Counts how often each card's effects happen in one turn."""

    def __init__(self, library: Library) -> None:
        super().__init__(library)
        self.loops: set[frozenset[int]] = set()  # of designs
        self._turn: Counter[int] = Counter()

    def begin(self) -> None:
        """Another scene."""
        self._turn.clear()

    def hear(self, s: State, happened: list[Event]) -> None:
        super().hear(s, happened)
        for event in happened:
            if isinstance(event, Turn):
                self._note()
                self._turn.clear()
            elif isinstance(event, Effect):
                self._turn[s.cards[event.card]] += 1
        self._note()

    def _note(self) -> None:
        busy = frozenset(design for design, times in self._turn.items() if times >= OFTEN)
        if busy:
            self.loops.add(busy)


class _AmongItsOwn(Scene):
    """A scene in which the other cards of the set lie around the card."""

    def _deal(self, seat: int) -> None:
        if seat != 0:
            super()._deal(seat)
            return
        catalog = self.catalog
        own = [n for n in self.companions.all if catalog.set_of[n] == catalog.set_of[self.design]]
        self.random.shuffle(own)
        for design in own:
            if design == self.design:
                continue
            if catalog.kind[design] != "Single":
                if catalog.kind[self.design] != catalog.kind[design]:
                    self._beside(seat, self._new(design))
            elif len(self.state.players[seat].tableau) < 5:
                enter(self.state, seat, self._new(design))

    def _dress(self) -> None:
        """Nothing lies face down."""


def happenings(library: Library, card_set: CardSet, seed: int = 1) -> Happenings:
    """Play the cards of a set that is not in the library; the same seed plays the same."""
    with_set = library.with_sets([card_set])
    made = Exercise(with_set, seed=seed)
    numbers = [made.catalog.design_index[design.id] for design in card_set.designs]
    result = made.run(numbers, scenes=SCENES_A_CARD * len(numbers))
    loops = _loops(with_set, card_set.designs, seed)
    return Happenings(result.scenes, tuple(result.never), loops, tuple(result.errors))


def _loops(library: Library, designs: Sequence[Design], seed: int) -> tuple[tuple[str, ...], ...]:
    """Cards of the set that set each other off without end."""
    catalog = _Listening(library)
    companions = Companions(catalog)
    numbers = {catalog.design_index[design.id]: design.id for design in designs}
    for number in numbers:
        for scene in range(SCENES_FOR_LOOPS):
            random = Random(f"{seed}/{number}/{scene}/loops")
            catalog.begin()
            try:
                _AmongItsOwn(companions, number, random).play()
            except Exception:  # the exercise tells what breaks
                continue
    found = [loop for loop in catalog.loops if loop <= numbers.keys()]
    return tuple(
        tuple(one for number, one in numbers.items() if number in loop) for loop in _smallest(found)
    )


def _smallest(loops: Iterable[frozenset[int]]) -> list[frozenset[int]]:
    """Loops that have no other loop in them."""
    kept: list[frozenset[int]] = []
    for loop in sorted(loops, key=lambda one: (len(one), sorted(one))):
        if not any(other <= loop for other in kept):
            kept.append(loop)
    return kept
