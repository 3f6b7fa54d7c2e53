"""Every way in which a puzzle can be tried, gone to its end."""

from __future__ import annotations

from msgspec import Struct

from mblades.errors import MbladesError
from mblades.puzzles.attempt import Attempt
from mblades.puzzles.puzzle import YOU, Puzzle

MOST_STEPS = 20_000


class Search(Struct):
    """What came of trying everything."""

    solutions: list[tuple[str, ...]] = []
    lines: int = 0  # ways to the end
    steps: int = 0
    most: int = 0  # RP, in any of them
    luck: float = 0.0  # how likely it is solved by doing anything
    is_certain: bool = True  # nothing was left to chance
    firsts: str = ""  # what always doing the first thing comes to


def search(puzzle: Puzzle, budget: int = MOST_STEPS) -> Search:
    """All solutions of a puzzle; MbladesError if there are too many ways to try."""
    start = Attempt(puzzle)
    chance = start.game.state.rng
    found = Search()
    waiting = [(start, 1.0, True)]
    while waiting:
        here, likely, is_first = waiting.pop()
        if here.is_over:
            found.lines += 1
            found.most = max(found.most, here.game.state.players[YOU].rp)
            found.is_certain &= here.game.state.rng == chance
            if is_first:
                found.firsts = here.result
            if here.result == "solved":
                found.solutions.append(here.done)
                found.luck += likely
            continue
        offered = here.choices
        found.steps += len(offered)
        if found.steps > budget:
            raise MbladesError(f"{puzzle.id} has more ways than {budget} steps can try")
        for n, action in reversed(list(enumerate(offered))):
            there = here.clone()
            there.act(action)
            waiting.append((there, likely / len(offered), is_first and n == 0))
    found.solutions.sort()
    return found
