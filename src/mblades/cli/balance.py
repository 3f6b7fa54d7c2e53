"""`mblades balance`: what every design does to a tournament, for the library, a set or a sheet."""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path

from mblades import files
from mblades.cards.sheet import read_sheet
from mblades.cli.started_as import command
from mblades.errors import SetupError
from mblades.lab.balance.page import as_page
from mblades.lab.balance.study import Plan
from mblades.lab.balance.study import run as carry_out
from mblades.lab.balance.words import Findings, as_data, as_markdown

GAMES = 400
TOURNAMENTS = 150
SEEDS = 10_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "sheet", nargs="?", type=Path, metavar="SHEET",
        help="a TOML file with one set; without it the library is measured",
    )  # fmt: skip
    parser.add_argument(
        "--against", type=Path, metavar="OLD",
        help="an older version of the sheet: what the new one brings beyond it, in the same tournaments",
    )  # fmt: skip
    parser.add_argument("--set", metavar="NAME", help="only this set of the library")
    parser.add_argument(
        "--tournaments", type=int, default=TOURNAMENTS,
        help=f"in how many each design is tried (default {TOURNAMENTS})",
    )  # fmt: skip
    parser.add_argument(
        "--games", type=int, default=GAMES,
        help=f"whole games, for starter decks, characters and what is picked (default {GAMES})",
    )  # fmt: skip
    parser.add_argument("--players", type=int, default=4, help="how many players (default 4)")
    parser.add_argument(
        "--pairs", action="store_true",
        help="try any two designs of a set together (always done for a sheet)",
    )  # fmt: skip
    parser.add_argument(
        "--seed", type=int, metavar="N",
        help="the same seed measures the same (default: random, so that what was tuned is checked afresh)",
    )  # fmt: skip
    parser.add_argument("--bot", default="regular", help="the bot in every seat")
    parser.add_argument("--workers", type=int, help="processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the tables as Markdown")
    parser.add_argument("--page", type=Path, metavar="HTML", help="write a page with plots")


def run(args: argparse.Namespace) -> int:
    """Measure; the exit status is 1 if something stands out or a game failed."""
    if args.sheet is not None and args.set is not None:
        raise SetupError("name a sheet or a set of the library, not both")
    if args.against is not None and args.sheet is None:
        raise SetupError(
            f"--against compares two sheets: {command('balance', 'new.toml', '--against', 'old.toml')}"
        )
    for path in (args.write, args.page):
        if path is not None:
            files.check_free(path)
    plan = Plan(
        bot=args.bot,
        seed=random.SystemRandom().randrange(1, SEEDS) if args.seed is None else args.seed,
        games=args.games,
        tournaments=args.tournaments,
        players=args.players,
        only=args.set,
        sheet=None if args.sheet is None else read_sheet(args.sheet),
        against=None if args.against is None else read_sheet(args.against),
        pairs=args.pairs,
    )
    found = Findings(carry_out(plan, args.workers, _show_progress if sys.stderr.isatty() else None))
    text = as_markdown(found)
    print(
        json.dumps(as_data(found), ensure_ascii=False) if args.json else text, end="\n" * args.json
    )
    if args.write is not None:
        files.write(args.write, f"{files.COMMENT}\n# Balance\n\n{text}")
    if args.page is not None:
        files.write(args.page, as_page(found, _title(plan)))
    for failure in found.study.failures:
        print(f"mblades: {failure}", file=sys.stderr)
    return 1 if found.faults() or found.study.failures else 0


def _title(plan: Plan) -> str:
    if plan.sheet is not None:
        return f"Balance of {plan.sheet.name}"
    return "Balance of the library" if plan.only is None else f"Balance of {plan.only}"


def _show_progress(what: str, done: int, of: int) -> None:
    end = "\n" if done == of else ""
    print(f"\r{what}: {done} of {of} parts", end=end, file=sys.stderr, flush=True)
