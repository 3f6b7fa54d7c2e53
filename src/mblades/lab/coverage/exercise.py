"""No dead text: play until every effect of every design has happened, and list those that never did.

`mblades cards --exercise` does it for whatever its search finds.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

import msgspec

from mblades.bots import make_bot
from mblades.cards.design import DECK_KINDS, Design
from mblades.cards.library import Library, load
from mblades.lab.coverage.scenes import Companions, Scene
from mblades.lab.coverage.watched_catalog import Key, WatchedCatalog
from mblades.lab.play import play
from mblades.rules.effects import board
from mblades.rules.effects.catalog import ABILITIES_PER_DESIGN
from mblades.rules.game import Game
from mblades.rules.setup import lay_out
from mblades.rules.setup.editions import EDITIONS
from mblades.rules.setup.setup import Setup
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event
from mblades.text.tree import TriggerWord

RANDOM_GAMES = 4
SCENES_IN_A_ROW = 8
TELL_ERRORS = 10


class Missing(msgspec.Struct, frozen=True):
    """An effect that never happened."""

    id: str
    name: str
    set: str
    trigger: str
    effect: str


class Result(msgspec.Struct):
    """What came of the games."""

    seed: int
    designs: int
    effects: int
    games: int
    scenes: int
    seconds: float
    never: list[Missing]
    errors: list[str]

    @property
    def is_clean(self) -> bool:
        """Whether everything happened and nothing broke."""
        return not self.never and not self.errors


class Cast(NamedTuple):
    """What makes a scene the scene it is."""

    design: int
    name: str  # the seed of all that is left to chance
    scoring: float  # how likely it begins with the scoring


class Exercise:
    """Plays for the designs and metas whose effects have not all happened yet.

    Of characters only the lines for tournaments count.
    """

    scene: type[Scene] = Scene

    def __init__(
        self,
        library: Library | None = None,
        seed: int = 1,
        catalog: type[WatchedCatalog] = WatchedCatalog,
    ) -> None:
        self.catalog = catalog(load() if library is None else library)
        self.companions = Companions(self.catalog)
        self.seed = seed
        self.games = 0
        self.scenes = 0
        self.errors: list[str] = []
        kinds = (*DECK_KINDS, "Character")
        designs = [n for n, kind in enumerate(self.catalog.kind) if kind in kinds]
        metas = range(len(self.catalog.metas))
        self.all = [*designs, *(self.catalog.meta_design(n) for n in metas)]
        self.effects: dict[int, set[Key]] = {
            design: set(self.catalog.effects(design)) for design in self.all
        }
        blank = lay_out.empty(Setup(players=2), self.catalog.library)
        blank.catalog = self.catalog
        self.catalog.check_decks(blank)

    def missing(self, design: int) -> set[Key]:
        """The effects of a design that have not happened."""
        return self.effects[design] - self.catalog.happened

    def run(
        self,
        designs: Iterable[int] | None = None,
        *,
        seconds: float | None = None,
        scenes: int | None = None,
    ) -> Result:
        """Play until nothing is missing, or this many seconds or scenes have gone by."""
        started = time.monotonic()
        wanted = list(self.all if designs is None else designs)

        def is_over() -> bool:
            if scenes is not None and self.scenes >= scenes:
                return True
            return seconds is not None and time.monotonic() - started > seconds

        if designs is None:
            while self.games < RANDOM_GAMES and not is_over():
                self.play_random_game()
        in_a_row = 1
        waiting = wanted
        while waiting and not is_over():
            for design in waiting:
                for _ in range(in_a_row):
                    if not self.missing(design) or is_over():
                        break
                    self.play_scene(design)
            in_a_row = min(in_a_row + 1, SCENES_IN_A_ROW)
            waiting = [design for design in waiting if self.missing(design)]
        return self._result(wanted, time.monotonic() - started)

    # ----------------------------------------------------------------- playing

    def play_scene(self, design: int) -> None:
        """One scene for a design."""
        self.scenes += 1
        cast = Cast(design, f"{self.seed}/{design}/{self.scenes}", self._share_of_scoring(design))
        self._try(f"scene {cast.name}", lambda: self.act_out(cast))

    def act_out(self, cast: Cast) -> None:
        """Play a scene, which is the same whenever it is played."""
        random = Random(cast.name)
        scoring = random.random() < cast.scoring
        self.scene(self.companions, cast.design, random).play(scoring=scoring)

    def _share_of_scoring(self, design: int) -> float:
        """How often a scene begins with the scoring: where that is what is still missing."""
        waiting = [
            self.catalog.ability(ref).trigger is TriggerWord.SCORE
            for ref, _ in self.missing(design)
        ]
        return 0.7 * sum(waiting) / len(waiting) if waiting else 0.0

    def play_random_game(self) -> None:
        """A whole game from the beginning, every choice alike."""
        number = self.games
        self.games += 1
        edition = EDITIONS[("original", "collusion")[number % 2]].name
        setup = Setup(players=4, edition=edition, build="random", seed=self.seed * 64 + number)
        self._try(f"random game {setup.seed} ({edition})", lambda: self._play_game(setup))

    def _play_game(self, setup: Setup) -> None:
        game = Game.start(setup, self.catalog.library)
        s, catalog = game.state, self.catalog
        s.catalog = catalog
        board.forget(s)

        def hear(_seat: int | None, _action: Action | None, events: list[Event]) -> None:
            if s.phase == "tournament":
                catalog.look(s)
            catalog.hear(s, events)

        bots = [make_bot("random", setup.seed * 8 + seat) for seat in game.seats]
        play(game, [bot.decide for bot in bots], listener=hear)

    def _try(self, what: str, job: Callable[[], None]) -> None:
        try:
            job()
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            failure = f"{type(error).__name__}: {error} ({where.filename}:{where.lineno})"
            self.errors.append(f"{what}: {failure}")

    # ----------------------------------------------------------------- reporting

    def _result(self, wanted: Sequence[int], seconds: float) -> Result:
        never = [self._tell(key) for design in wanted for key in sorted(self.missing(design))]
        effects = sum(len(self.effects[design]) for design in wanted)
        return Result(
            self.seed, len(wanted), effects, self.games, self.scenes, seconds, never, self.errors
        )

    def _tell(self, key: Key) -> Missing:
        number = key[0] // ABILITIES_PER_DESIGN
        leaf = self.catalog.effects(number)[key]
        trigger = self.catalog.ability(key[0]).trigger.value
        if number >= len(self.catalog.designs):
            meta = self.catalog.metas[number - len(self.catalog.designs)]
            return Missing(meta.id, meta.name, f"{meta.deck} metas", trigger, leaf.text)
        design = self.catalog.designs[number]
        return Missing(design.id, design.name, design.set, trigger, leaf.text)


def exercise(found: Sequence[Design], *, seconds: float, seed: int) -> Result:
    """Exercise designs of the library; all of them means characters and metas too."""
    made = Exercise(seed=seed)
    if len(found) == len(made.catalog.library.designs):
        return made.run(seconds=seconds)
    numbers = [made.catalog.design_index[design.id] for design in found]
    return made.run(numbers, seconds=seconds)


def as_json(result: Result) -> str:
    """The result for other programs."""
    return msgspec.json.format(msgspec.json.encode(result), indent=1).decode()


def tell(result: Result) -> str:
    """The result in words."""
    played = f"{result.games} random games and {result.scenes} scenes, {result.seconds:.1f} s"
    lines = [f"{result.effects} effects of {result.designs} cards; {played}"]
    for one in result.never:
        trigger = f"{one.trigger}: " if one.trigger else ""
        lines.append(f"  {one.name} ({one.set}): {trigger}{one.effect}")
    lines += [f"  {error}" for error in result.errors[:TELL_ERRORS]]
    if result.is_clean:
        lines.append("Every effect has happened.")
    else:
        lines.append(f"{len(result.never)} never happened; {len(result.errors)} games broke off.")
    return "\n".join(lines)
