"""`mblades puzzles`: the puzzles, their tables and their solutions; and whether all are sound."""

from __future__ import annotations

import argparse
import datetime
from collections.abc import Iterator

from mblades.cards.document import nearest
from mblades.cards.library import load
from mblades.cards.translations import Language, translation
from mblades.cli.arguments import add_language_argument, language_of_the_user
from mblades.cli.started_as import command
from mblades.errors import MbladesError
from mblades.lab.narration.words import words_in
from mblades.puzzles import Puzzle, daily, named, puzzles, search
from mblades.puzzles.puzzle import printed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what is shown."""
    parser.add_argument("name", nargs="?", metavar="NAME", help="show one puzzle, or `today`")
    parser.add_argument("--solution", action="store_true", help="with its solutions, and why")
    parser.add_argument(
        "--check",
        action="store_true",
        help="try everything: is each solved exactly as it says?",
    )
    add_language_argument(parser, language_of_the_user())


def run(args: argparse.Namespace) -> int:
    """List the puzzles, show one, or check them."""
    chosen = puzzles() if args.name is None else (_chosen(args.name),)
    if args.check:
        return _check(chosen)
    if args.name is None:
        for puzzle in chosen:
            stars = "★" * puzzle.difficulty
            print(f"{stars:4} {puzzle.id:24} {puzzle.title.say(args.lang)}")
        more = words_in(args.lang).say("puzzle-more", command=command("puzzles"))
        print(f"\n{more}")
        return 0
    print("\n".join(_shown(chosen[0], args.lang)))
    if args.solution:
        print("\n".join(_told(chosen[0], args.lang)))
    return 0


def _chosen(name: str) -> Puzzle:
    if name == "today":
        return daily(datetime.datetime.now(datetime.UTC).date())
    puzzle = named(name)
    if puzzle is None:
        guess = nearest(name, [one.id for one in puzzles()])
        hint = f"did you mean {guess}?" if guess else f"`{command('puzzles')}` lists them all."
        raise MbladesError(f"there is no puzzle {name}; {hint}")
    return puzzle


def _shown(puzzle: Puzzle, language: Language) -> Iterator[str]:
    words = words_in(language)
    yield f"{puzzle.title.say(language)} {'★' * puzzle.difficulty}"
    yield puzzle.task(language)
    for side in (*puzzle.rivals, puzzle.you):
        who = words.say("puzzle-you")
        if side.character:
            who = translation(load(), language).other("characters", side.character).name
        yield "\n" + words.say("puzzle-side", who=who, rp=side.rp)
        beside = (side.box, *side.accessories) if side.box else side.accessories
        hand = side.hand if side is puzzle.you else ()
        for what, names in (("tableau", side.tableau), ("slots", beside), ("hand", hand)):
            if names:
                yield f"  {words.say(f'puzzle-{what}')}: {_listed(names, language)}"
    if puzzle.metas:
        yield f"\n{words.say('puzzle-metas')}: {_listed(puzzle.metas, language)}"


def _told(puzzle: Puzzle, language: Language) -> Iterator[str]:
    yield f"\n{words_in(language).say('puzzle-solved-by')}"
    for solution in puzzle.solutions:
        yield f"  {', '.join(solution)}"
    yield puzzle.why.say(language)


def _listed(names: tuple[str, ...], language: Language) -> str:
    return ", ".join([printed(name, language) for name in names])


def _check(chosen: tuple[Puzzle, ...]) -> int:
    wrong = 0
    for puzzle in chosen:
        found = search(puzzle)
        problems = []
        if found.solutions != sorted(puzzle.solutions):
            problems.append(f"solved by {found.solutions}")
        if puzzle.goal.most and puzzle.goal.most != found.most:
            problems.append(f"the most there are is {found.most} RP")
        if not found.is_certain:
            problems.append("something is left to chance")
        wrong += bool(problems)
        ways = f"{len(found.solutions)} of {found.lines} ways, {found.luck:.1%} by chance"
        print(f"{puzzle.id:24} {'; '.join(problems) or ways}")
    print(f"{len(chosen)} puzzles, {wrong} wrong")
    return 1 if wrong else 0
