"""`mblades bosses`: how often each boss is beaten, by difficulty and number of players."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import get_args

import msgspec

from mblades.bots import make_bot
from mblades.cards.design import EditionName
from mblades.cards.library import load
from mblades.errors import SetupError
from mblades.lab.processes import spread
from mblades.lab.simulate import GAMES_A_TASK, Task, play_task
from mblades.rules.game import Game
from mblades.rules.setup.setup import Difficulty, Setup

PLAYERS = (1, 2, 3, 4)


class Row(msgspec.Struct):
    """A boss at one difficulty."""

    boss: str
    difficulty: Difficulty
    games: int = 0
    won: int = 0  # by the players
    by_players: dict[int, float] = {}  # the share of games won
    failures: list[str] = []

    @property
    def rate(self) -> float:
        """The share of games that the players won."""
        return self.won / max(self.games, 1)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare how many games, which bots and which boss."""
    parser.add_argument(
        "--games",
        type=int,
        default=200,
        help="how many for each boss and difficulty, split between 1, 2, 3 and 4 players (default 200)",
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument(
        "--bots", default="regular", metavar="NAME,NAME", help="which bots play (default regular)"
    )
    parser.add_argument("--boss", metavar="NAME", help="only this boss")
    parser.add_argument("--edition", default="collusion", help="collusion (default) or original")
    parser.add_argument("--workers", type=int, help="processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play the games and print the table."""
    if args.games % len(PLAYERS) or args.games < len(PLAYERS):
        raise SetupError(
            f"the games are split evenly between 1, 2, 3 and 4 players: "
            f"{args.games} is not a multiple of 4"
        )
    bots = [name.strip() for name in args.bots.split(",") if name.strip()] or ["regular"]
    for name in bots:
        make_bot(name)
    Game.start(Setup(mode="coop", players=1, edition=args.edition, boss=args.boss))  # or SetupError
    started = time.perf_counter()
    rows: list[Row] = []
    if not args.json:
        print(f"| boss | difficulty | won by the players |{'|'.join(map(_heading, PLAYERS))}|")
        print("|---|---|" + "---:|" * (1 + len(PLAYERS)))
    for row in measure(args, bots):
        rows.append(row)
        if not args.json:
            shares = "".join(f" {row.by_players[players]:.0%} |" for players in PLAYERS)
            print(f"| {row.boss} | {row.difficulty} | {row.rate:.1%} |{shares}", flush=True)
        for failure in row.failures:
            print(f"mblades: {row.boss}: {failure}", file=sys.stderr)
    seconds = round(time.perf_counter() - started, 1)
    if args.json:
        found = [{**msgspec.structs.asdict(row), "win_rate": round(row.rate, 4)} for row in rows]
        report = {"bots": bots, "edition": args.edition, "seed": args.seed, "rows": found}
        print(json.dumps({**report, "seconds": seconds}))
    else:
        print(f"\n{sum(row.games for row in rows)} games, {seconds} s")
    return 1 if any(row.failures for row in rows) else 0


def _heading(players: int) -> str:
    return f" {players} player{'s' if players > 1 else ''} "


def measure(args: argparse.Namespace, bots: Sequence[str]) -> Iterator[Row]:
    """One row after the other, as soon as its games are over."""
    library = load()
    bosses = library.bosses if args.boss is None else (library.find_boss(args.boss),)
    rows = [Row(boss.name, difficulty) for boss in bosses for difficulty in get_args(Difficulty)]
    each = args.games // len(PLAYERS)
    tasks: list[Task] = [
        (_setup(row, players, args.edition), _lineup(bots, players), args.seed, first,
         min(first + GAMES_A_TASK, each), None)
        for row in rows
        for players in PLAYERS
        for first in range(0, each, GAMES_A_TASK)
    ]  # fmt: skip
    results = spread(play_task, tasks, args.workers)
    tasks_a_row = len(tasks) // len(rows)
    for row in rows:
        won = dict.fromkeys(PLAYERS, 0)
        for games in islice(results, tasks_a_row):
            for game in games:
                row.games += 1
                if game.failure:
                    row.failures.append(game.failure)
                won[len(game.seats)] = won.get(len(game.seats), 0) + game.beaten
        row.won = sum(won.values())
        row.by_players = {players: won[players] / each for players in PLAYERS}
        yield row


def _setup(row: Row, players: int, edition: EditionName) -> Setup:
    return Setup(
        mode="coop", players=players, edition=edition, boss=row.boss, difficulty=row.difficulty
    )


def _lineup(bots: Sequence[str], players: int) -> tuple[str, ...]:
    return tuple([bots[seat % len(bots)] for seat in range(players)])
