"""`mblades simulate`: many games of bots, told as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, cast

from mblades.bots import ALIASES, BOTS
from mblades.cards.check_set import add_sheet_option, sets_on
from mblades.errors import SetupError
from mblades.lab.simulate import Report, simulate
from mblades.rules.editions import EditionName
from mblades.rules.setup import OPTIONS, Setup

MODES = ("normal",)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=4, help="how many play (default 4)")
    parser.add_argument("--games", type=int, default=100, help="how many games (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument(
        "--bots",
        default="regular",
        metavar="NAME,NAME",
        help=f"repeated over the seats, which rotate: {', '.join([*BOTS, *ALIASES])}",
    )
    parser.add_argument("--edition", default="collusion", help="original or collusion (default)")
    parser.add_argument("--build", help="a store build by name, or random (default)")
    parser.add_argument("--mode", default="normal", help="normal is the only one yet")
    add_sheet_option(parser)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        choices=OPTIONS,
        help="an option of the game, as often as wanted",
    )
    parser.add_argument("--workers", type=int, help="processes (default: one a core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    if args.mode not in MODES:
        raise SetupError(f'there is no mode "{args.mode}" yet; there is {", ".join(MODES)}')
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    options: dict[str, Any] = dict.fromkeys(args.option, True)
    setup = Setup(
        players=args.players,
        edition=cast(EditionName, args.edition),
        build=args.build,
        custom_sets=sets_on(args.sheet),
        **options,
    )
    report = simulate(setup, bots, args.games, args.seed, args.workers)
    if args.json:
        print(json.dumps(report.as_data()))
    else:
        _print(report)
    for failure in report.as_data()["failures"]:
        print(f"mblades: {failure}", file=sys.stderr)
    return 1 if report.failures else 0


def _print(report: Report) -> None:
    data = report.as_data()
    print(
        f"{data['games']} games of {data['players']} players, {data['edition']} edition, "
        f"seeds from {data['seed']}: {data['seconds']} s, {data['games_per_s']} games/s, "
        f"{data['decisions_per_game']} decisions a game, {data['errors']} errors\n"
    )
    _print_table("bot", list(data["by_bot"].items()))
    _print_table("seat", [(str(n), one) for n, one in enumerate(data["by_seat"])])


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
