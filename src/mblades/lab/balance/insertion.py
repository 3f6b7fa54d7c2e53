"""What a design does to a tournament: the same tournament with it and with a blank card in its place.

Forced insertion on common random numbers: decks and shop come from games of bots; one player's deck gets the
design, once among strangers and once among the cards of its set, and everything else stays as it was, the
order of the store too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from mblades.cards.design import CardSet, Design
from mblades.cards.library import Library, load
from mblades.lab.balance.measured import Measured
from mblades.lab.balance.moments import (
    BLANK_SET,
    Builder,
    Deck,
    Ending,
    Moment,
    blank_of,
    companions_of,
    moments_of,
)
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup

_NEVER = (
    300.0  # what did not happen in n tournaments happens in 3 of n at the most: 3 times 100 points
)


class Effect(msgspec.Struct):
    """What comes of having a design in the deck instead of a blank card."""

    rp: Measured = msgspec.field(default_factory=Measured)
    points: Measured = msgspec.field(default_factory=Measured)  # of the chance to win, in percent
    place: Measured = msgspec.field(default_factory=Measured)  # above 0: a better one
    own_rp: Measured = msgspec.field(default_factory=Measured)  # that its own effects brought
    stranger: Measured = msgspec.field(default_factory=Measured)  # RP among strangers
    at_home: Measured = msgspec.field(default_factory=Measured)  # RP among its set

    def note(self, there: Ending, blank: Ending, *, at_home: bool) -> None:
        """One more tournament, played twice."""
        gain = there.rp - blank.rp
        self.rp.note(gain)
        (self.at_home if at_home else self.stranger).note(gain)
        self.points.note(100 * (there.won - blank.won))
        self.place.note(blank.place - there.place)
        self.own_rp.note(there.by_card.get(0, 0))

    @property
    def give(self) -> float:
        """How far the interval of the points reaches: what never happened may still be rare."""
        return max(self.points.give, _NEVER / max(self.points.count, 1))

    def add(self, other: Effect) -> None:
        """Put two parts together."""
        for field in self.__struct_fields__:
            getattr(self, field).add(getattr(other, field))


class Question(msgspec.Struct, frozen=True):
    """What is to be measured."""

    designs: tuple[str, ...] = ()  # by id
    pairs: tuple[tuple[str, str], ...] = ()
    versions: tuple[tuple[str, str], ...] = ()  # a design, and how it was before
    sets: tuple[CardSet, ...] = ()  # besides those of the library and of the set-up
    bot: str = "regular"

    def library(self, setup: Setup) -> Library:
        """The library in which all of it can be found."""
        return load().with_sets([BLANK_SET, *self.sets, *setup.custom_sets])


class Task(msgspec.Struct, frozen=True):
    """One game, and what is asked of its tournaments."""

    setup: Setup
    question: Question


class Answer(msgspec.Struct):
    """What the tournaments of some games say."""

    tournaments: int = 0
    designs: dict[str, Effect] = {}
    pairs: dict[tuple[str, str], Measured] = {}  # RP beyond those of the two alone
    versions: dict[tuple[str, str], Effect] = {}
    failures: list[str] = []

    def add(self, other: Answer) -> None:
        """Put two parts together."""
        self.tournaments += other.tournaments
        self.failures += other.failures
        for design, effect in other.designs.items():
            self.designs.setdefault(design, Effect()).add(effect)
        for pair, measured in other.pairs.items():
            self.pairs.setdefault(pair, Measured()).add(measured)
        for versions, effect in other.versions.items():
            self.versions.setdefault(versions, Effect()).add(effect)


def answer(task: Task) -> Answer:
    """The tournaments of a game."""
    seed = task.setup.seed
    found = Answer()
    try:
        library = task.question.library(task.setup)
        known = load().with_sets([BLANK_SET, *task.question.sets])
        game = Game.start(task.setup, known)
        for number, moment in enumerate(moments_of(game, task.question.bot, seed)):
            _Tournament(library, moment, number, seed, found).ask(task.question)
            found.tournaments += 1
    except Exception as error:
        found.failures.append(f"seed {seed}, {task.setup.build}: {type(error).__name__}: {error}")
    return found


class _Tournament:
    """One tournament, played as often as is needed."""

    def __init__(
        self, library: Library, moment: Moment, number: int, seed: int, found: Answer
    ) -> None:
        self._library = library
        self._moment = moment
        self._random = Random(f"insertion/{seed}/{number}")
        self._builder = Builder(moment, self._random)
        self._found = found
        self._endings: dict[Deck, Ending] = {}
        self._set_of = {
            design.id: card_set for card_set in library.sets.values() for design in card_set.designs
        }
        self._design = {
            design.id: design for one in library.sets.values() for design in one.designs
        }

    def ask(self, question: Question) -> None:
        """All that is asked."""
        for name in question.designs:
            design = self._design[name]
            at_home = self._random.random() < 1 / 2
            companions = companions_of(design, self._set_of[name]) if at_home else ()
            there, blank = self._with([design], companions), self._without(design, companions)
            effect = self._found.designs.setdefault(name, Effect())
            effect.note(there, blank, at_home=at_home)
        for new, old in question.versions:
            self._compare(self._design[new], self._design[old])
        for pair in question.pairs:
            measured = self._found.pairs.setdefault(pair, Measured())
            measured.note(self._together(*(self._design[name] for name in pair)))

    def _compare(self, new: Design, old: Design) -> None:
        at_home = self._random.random() < 1 / 2
        companions = companions_of(new, self._set_of[new.id]) if at_home else ()
        endings = [self._play([one], companions, (new, old)) for one in (new, old)]
        effect = self._found.versions.setdefault((new.id, old.id), Effect())
        effect.note(*endings, at_home=at_home)

    def _together(self, one: Design, other: Design) -> float:
        """The RP of two cards beyond those that each brings beside a blank."""
        blank, other_blank = blank_of(one), blank_of(other)
        rp = [
            self._play(tried, (), (one, other)).rp
            for tried in ((one, other), (one, other_blank), (blank, other), (blank, other_blank))
        ]
        return rp[0] - rp[1] - rp[2] + rp[3]

    def _with(self, tried: Sequence[Design], companions: Sequence[Design]) -> Ending:
        return self._play(tried, companions, tried)

    def _without(self, design: Design, companions: Sequence[Design]) -> Ending:
        return self._play([blank_of(design)], companions, [design])

    def _play(
        self, tried: Sequence[Design], companions: Sequence[Design], absent: Sequence[Design]
    ) -> Ending:
        """A deck is played once, however often it is asked for."""
        deck = self._builder.deck(tried, companions, absent)
        ending = self._endings.get(deck)
        if ending is None:
            ending = self._endings[deck] = self._moment.play(deck.designs, deck.tried)
        return ending


def pairs_of(card_set: CardSet) -> Iterator[tuple[str, str]]:
    """Any two designs of a set that fit into one deck."""
    for number, one in enumerate(card_set.designs):
        for other in card_set.designs[number + 1 :]:
            if one.kind == other.kind == "Deck Box":
                continue
            yield one.id, other.id
