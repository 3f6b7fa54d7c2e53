"""`mblades check-set`: whether a sheet can be played, and how its cards are understood."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mblades.cards.design import CardSet
from mblades.cards.library import load
from mblades.cards.sheet import read_sheet
from mblades.errors import SheetError


def add_sheet_option(parser: argparse.ArgumentParser) -> None:
    """Let a command play with custom sets."""
    parser.add_argument(
        "--sheet", action="append", default=[], metavar="FILE",
        help="a set of your own; the other sets are then drawn at random",
    )  # fmt: skip


def sets_on(sheets: list[str]) -> tuple[CardSet, ...]:
    """The sets on the sheets that were named."""
    return tuple(read_sheet(Path(name)) for name in sheets)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("sheets", nargs="+", metavar="SHEET", help="TOML files, one set each")


def run(args: argparse.Namespace) -> int:
    """Check every sheet; the exit status is 1 if one is wrong."""
    wrong = 0
    for name in args.sheets:
        try:
            card_set = read_sheet(Path(name))
        except SheetError as error:
            print(f"mblades: {error}", file=sys.stderr)
            wrong += 1
            continue
        load().with_sets([card_set])  # refuses a name that is taken
        _show(card_set)
    return 1 if wrong else 0


def _show(card_set: CardSet) -> None:
    cards = sum(design.copies for design in card_set.designs)
    print(f"{card_set.name}: {card_set.rarity}, {len(card_set.designs)} designs, {cards} cards")
    for design in card_set.designs:
        symbols = " ".join((*design.elements, *design.types)) or design.kind
        print(f"\n  {design.name}  ★{design.stars}  {symbols}  ×{design.copies}")
        for line in design.text.split("\n"):
            print(f"    {line}")
