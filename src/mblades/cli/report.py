"""`mblades report`: the balance of the library, measured in games of bots."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from mblades import files
from mblades.cards.library import load
from mblades.lab.balance import CHARACTERS, LIFT, STARTERS, Balance, Share, measure
from mblades.rules.setup.setup import Setup

SHOWN = 25


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=2000, help="how many games (default 2000)")
    parser.add_argument("--players", type=int, default=4, help="how many players (default 4)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--bot", default="regular", help="the bot in every seat")
    parser.add_argument("--workers", type=int, help="processes (default: one per core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the tables as Markdown")


def run(args: argparse.Namespace) -> int:
    """Measure all builds in both editions; the exit status is 1 if something stands out."""
    if args.write:
        files.check_free(args.write)
    balance = measure(all_builds(args.players), args.bot, args.games, args.seed, args.workers)
    if args.json:
        print(json.dumps(balance.as_data(), ensure_ascii=False))
    else:
        text = as_markdown(balance)
        print(text)
        if args.write:
            files.write(args.write, f"{files.COMMENT}\n{text}")
    return 1 if balance.faults() or balance.failures else 0


def all_builds(players: int) -> list[Setup]:
    """Every build in every edition that can use it, with character powers and pro players."""
    setups = []
    for build in load().builds:
        for edition in ("original", "collusion"):
            if edition == "original" or build.edition == "collusion":
                setups.append(
                    Setup(
                        players=players,
                        edition=edition,
                        build=build.name,
                        character_powers=True,
                        pro_cards=True,
                    )
                )
    return setups


def as_markdown(balance: Balance) -> str:
    """The tables of docs/balance.md."""
    low, high = STARTERS
    parts = [
        f"{balance.games} games, {len(balance.failures)} errors.",
        f"## Starter decks\nWins by fair share; to be between {low} and {high}.",
        _shares("starter deck", balance.starters),
        f"## Characters\nWins by fair share; at most {CHARACTERS}.",
        _shares("character", balance.characters),
        f"## Cards\nPoints of chance that a card adds to its owner's; at most {LIFT:.0f}. "
        "RP are those its own effects gained in a tournament it was brought to.",
        _designs(balance, balance.judged()[:SHOWN]),
        "The weakest:",
        _designs(balance, balance.judged()[-SHOWN:]),
        "## What stands out",
        "\n".join(f"- {fault}" for fault in balance.faults()) or "Nothing.",
    ]
    return "\n\n".join(parts) + "\n"


def _shares(what: str, shares: dict[str, Share]) -> str:
    rows = [f"| {what} | games | wins | by fair share |", "| --- | ---: | ---: | ---: |"]
    for name, share in sorted(shares.items(), key=lambda entry: -entry[1].ratio):
        rows.append(f"| {name} | {share.games} | {share.wins:.0f} | {share.ratio:.2f} |")
    return "\n".join(rows)


def _designs(balance: Balance, judged: list[tuple[str, Share]]) -> str:
    rows = ["| card | decks | points | RP |", "| --- | ---: | ---: | ---: |"]
    for name, share in judged:
        rows.append(f"| {name} | {share.games} | {share.lift:+.1f} | {balance.rp_of(name):.1f} |")
    return "\n".join(rows)
