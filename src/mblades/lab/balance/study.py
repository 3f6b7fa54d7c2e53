"""A whole study of balance: games spread over processes, for the library, a set or a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

import msgspec

from mblades.bots import make_bot
from mblades.cards.design import CardSet, Design
from mblades.cards.library import Library, load
from mblades.errors import SetupError
from mblades.lab.balance import insertion, whole_games
from mblades.lab.balance.insertion import Answer, Question, pairs_of
from mblades.lab.balance.moments import NO_STORE
from mblades.lab.balance.whole_games import Standings
from mblades.lab.processes import spread
from mblades.rules.setup.setup import Setup

GAMES_A_TASK: Final = 10
LIKES: Final = (
    8  # designs of the library beside which those of a sheet are judged, of each rarity and kind
)
BEFORE: Final = " (before)"  # behind the name of a set in its older version

Progress = Callable[[str, int, int], None]  # what is being done, how much is done, of how much


class Study(msgspec.Struct):
    """What was asked, and what came of it."""

    bot: str
    seed: int
    asked: tuple[Design, ...]  # what is to be judged
    beside: tuple[Design, ...]  # measured for comparison only
    versions: tuple[tuple[Design, Design], ...]
    answer: Answer
    standings: Standings

    @property
    def failures(self) -> list[str]:
        """Games that came to no end."""
        return [*self.answer.failures, *self.standings.failures]


class Plan(msgspec.Struct, frozen=True):
    """How much is to be measured, and of what."""

    bot: str = "regular"
    seed: int = 1
    games: int = 400  # whole games: starter decks, characters, what is picked
    tournaments: int = 150  # in which each design is tried
    players: int = 4
    only: str | None = None  # a set of the library
    sheet: CardSet | None = None
    against: CardSet | None = None  # an older version of the sheet
    pairs: bool = False  # always for a sheet


def run(plan: Plan, workers: int | None = None, progress: Progress | None = None) -> Study:
    """Carry out a plan."""
    make_bot(plan.bot)
    if plan.tournaments < 1 or plan.games < 0:
        raise SetupError("measure at least 1 tournament, and 0 or more games")
    library = load() if plan.sheet is None else load().with_sets([plan.sheet])
    asked, beside = _designs(plan, library)
    older = None if plan.against is None else _as_before(plan.against)
    versions = _versions(plan.sheet, older)
    question = Question(
        designs=tuple(one.id for one in (*asked, *beside)),
        pairs=_pairs(plan, library),
        versions=tuple((new.id, old.id) for new, old in versions),
        sets=() if older is None else (older,),
        bot=plan.bot,
    )
    setups = _setups(plan)
    study = Study(plan.bot, plan.seed, asked, beside, versions, Answer(), Standings())
    tasks = list(_tournament_tasks(plan, setups, question))
    for done, part in enumerate(spread(insertion.answer, tasks, workers), 1):
        study.answer.add(part)
        if progress is not None:
            progress("tournaments", done, len(tasks))
    games = list(_game_tasks(plan, setups))
    for done, one in enumerate(spread(whole_games.play_task, games, workers), 1):
        study.standings.add(one)
        if progress is not None:
            progress("whole games", done, len(games))
    return study


def _designs(plan: Plan, library: Library) -> tuple[tuple[Design, ...], tuple[Design, ...]]:
    """What is asked for, and what it is judged beside."""
    if plan.sheet is None and plan.only is None:
        return library.designs, ()
    card_set = plan.sheet or library.find_set(plan.only or "")
    asked = card_set.designs
    random = Random(f"beside/{plan.seed}")
    beside: list[Design] = []
    for kind in dict.fromkeys((one.rarity, one.kind) for one in asked):
        like = [one for one in load().designs if (one.rarity, one.kind) == kind]
        like = [one for one in like if one.set != card_set.name]
        beside += random.sample(like, min(LIKES, len(like)))
    return asked, tuple(beside)


def _as_before(card_set: CardSet) -> CardSet:
    """An older version of a set under a name of its own, in no store."""
    name = card_set.name + BEFORE
    designs = tuple(
        msgspec.structs.replace(one, id=f"{one.id}-before", set=name) for one in card_set.designs
    )
    return msgspec.structs.replace(
        card_set, id=f"{card_set.id}-before", name=name, rarity=NO_STORE, designs=designs
    )


def _versions(new: CardSet | None, old: CardSet | None) -> tuple[tuple[Design, Design], ...]:
    """The designs that both versions of a set have, by name."""
    if new is None or old is None:
        return ()
    known = {one.name: one for one in old.designs}
    found = [
        (one, known[one.name])
        for one in new.designs
        if one.name in known and one.kind == known[one.name].kind
    ]
    if not found:
        raise SetupError("the two versions of the set have no card of the same name and kind")
    return tuple(found)


def _pairs(plan: Plan, library: Library) -> tuple[tuple[str, str], ...]:
    if plan.sheet is not None:
        return tuple(pairs_of(plan.sheet))
    if not plan.pairs:
        return ()
    sets: Iterable[CardSet] = library.sets.values()
    if plan.only is not None:
        sets = [library.find_set(plan.only)]
    return tuple(pair for one in sets for pair in pairs_of(one))


def _setups(plan: Plan) -> list[Setup]:
    """Every build in every edition that can use it; with a sheet, other sets drawn at random."""
    usual = Setup(players=plan.players, character_powers=True, pro_cards=True)
    if plan.sheet is not None:
        return [msgspec.structs.replace(usual, custom_sets=(plan.sheet,))]
    return all_builds(plan.players)


def all_builds(players: int) -> list[Setup]:
    """Every build in every edition that can use it, with character powers and pro players."""
    return [
        Setup(
            players=players, edition=edition, build=build.name, character_powers=True, pro_cards=True
        )
        for build in load().builds
        for edition in ("original", "collusion")
        if edition == "original" or build.edition == "collusion"
    ]  # fmt: skip


def _tournament_tasks(
    plan: Plan, setups: Sequence[Setup], question: Question
) -> Iterable[insertion.Task]:
    """Games enough for so many tournaments; every game has three."""
    for number in range(-(-plan.tournaments // 3)):
        setup = setups[number % len(setups)]
        seed = plan.seed * 1_000_000 + number
        yield insertion.Task(msgspec.structs.replace(setup, seed=seed), question)


def _game_tasks(plan: Plan, setups: Sequence[Setup]) -> Iterable[whole_games.Task]:
    """So many whole games, spread over the set-ups."""
    for number, setup in enumerate(setups):
        share = plan.games * (number + 1) // len(setups) - plan.games * number // len(setups)
        first = plan.seed * 1_000_000 + 500_000 + number * plan.games
        for start in range(0, share, GAMES_A_TASK):
            seeded = msgspec.structs.replace(setup, seed=first + start)
            yield whole_games.Task(seeded, plan.bot, min(GAMES_A_TASK, share - start))
