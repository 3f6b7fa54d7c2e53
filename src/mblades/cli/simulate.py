"""`mblades simulate`: many games of bots, summed up in a table or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from mblades.bots import ALIASES, BOTS
from mblades.cli.arguments import add_setup_arguments, setup_from
from mblades.cli.started_as import command
from mblades.errors import SetupError
from mblades.lab.every_setup import Line, play_every
from mblades.lab.simulate import Report, simulate

GAMES = 100
GAMES_OF_EACH = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setup_arguments(parser)
    parser.add_argument(
        "--games", type=int, help=f"how many games (default {GAMES}; {GAMES_OF_EACH} with --every)"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument(
        "--bots",
        default="regular",
        metavar="NAME,NAME",
        help="which bots play, repeated to fill the seats and rotating from game to game: "
        + ", ".join([*BOTS, *ALIASES]),
    )
    parser.add_argument("--workers", type=int, help="processes (default: one per core)")
    parser.add_argument(
        "--every",
        action="store_true",
        help="play some games of every mode and every option, in both editions where they exist",
    )
    parser.add_argument(
        "--replays",
        type=Path,
        metavar="FOLDER",
        help=f"write every game to a file there, named by its seed, for `{command('replay')}`",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    games = args.games
    if args.every and args.replays is not None:
        raise SetupError("--replays does not go with --every: games of one seed would share a file")
    if args.every:
        return _run_every(args, bots, GAMES_OF_EACH if games is None else games)
    games = GAMES if games is None else games
    report = simulate(setup_from(args), bots, games, args.seed, args.workers, args.replays)
    if args.json:
        print(json.dumps(report.as_data()))
    else:
        _print(report)
    for failure in report.as_data()["failures"]:
        print(f"mblades: {failure}", file=sys.stderr)
    return 1 if report.failures else 0


def _run_every(args: argparse.Namespace, bots: list[str], games: int) -> int:
    """One line a set-up, as soon as its games are over."""
    errors = lines = 0
    done: list[Line] = []
    if not args.json:
        print(_EVERY.format("edition", "mode", "players", "games", "errors", "seconds", "with"))
    for line in play_every(bots, games, args.seed, args.workers):
        lines += 1
        errors += line.errors
        done.append(line)
        if not args.json:
            row = _EVERY.format(
                line.edition, line.mode, line.players, line.games, line.errors, line.seconds,
                line.what,
            )  # fmt: skip
            print(row.rstrip(), flush=True)
        for failure in line.failures:
            print(f"mblades: {line.edition}, {line.mode}, {line.what}: {failure}", file=sys.stderr)
    if args.json:
        print(msgspec.json.encode({"lines": done, "errors": errors}).decode())
    else:
        print(f"\n{lines} set-ups, {sum(line.games for line in done)} games, {errors} errors")
    return 1 if errors else 0


_EVERY = "{:10} {:10} {:>7} {:>6} {:>6} {:>8}  {}"


def _print(report: Report) -> None:
    data = report.as_data()
    game = ", ".join([f"{data['edition']} edition", *_mode_and_options(data)])
    print(
        f"{data['games']} games of {data['players']} players, {game}, "
        f"seeds from {data['seed']}: {data['seconds']} s, {data['games_per_s']} games/s, "
        f"{data['decisions_per_game']} decisions a game, {data['errors']} errors\n"
    )
    if report.has_boss:
        boss = data["boss"] or "a boss by the seed"
        print(
            f"Against {boss} ({data['difficulty']}) the players won {data['players_won']} games: "
            f"{data['players_win_rate']:.1%}\n"
        )
    _print_table("bot", list(data["by_bot"].items()))
    _print_table("seat", [(str(n), one) for n, one in enumerate(data["by_seat"])])


def _mode_and_options(data: dict[str, Any]) -> list[str]:
    mode = [] if data["mode"] == "normal" else [str(data["mode"])]
    return [*mode, *data["options"]]


def _print_table(title: str, rows: list[tuple[str, dict[str, Any]]]) -> None:
    sources = list(rows[0][1]["vp_by_source"])
    print("  ".join([f"{title:10}", "  wins", "   rate", "    VP", *(f"{s:>10}" for s in sources),
                     "  RP by tournament"]))  # fmt: skip
    for name, one in rows:
        by_source = [f"{one['vp_by_source'].get(source, 0):>10.1f}" for source in sources]
        rp = " ".join(f"{rp:5.0f}" for rp in one["average_rp"])
        print("  ".join([f"{name:10}", f"{one['wins']:6.1f}", f"{one['win_rate']:7.1%}",
                         f"{one['average_vp']:6.1f}", *by_source, f"  {rp}"]))  # fmt: skip
    print()
