"""`mblades check-set`: whether a sheet can be played, how its cards are understood, and what looks odd."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mblades import files
from mblades.cards.design import CardSet, Design
from mblades.cards.library import load
from mblades.cards.sheet import read_sheet
from mblades.cards.translations import LANGUAGES, Translation, translation
from mblades.cli.started_as import command
from mblades.text.beyond import OPEN

if TYPE_CHECKING:
    from mblades.lab.workshop.report import Report, Shown


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
    parser.add_argument("--json", action="store_true", help="print one JSON object per sheet")
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default="en",
        help="the language in which the texts are shown (default: en)",
    )
    parser.add_argument(
        "--print",
        type=Path,
        metavar="HTML",
        help="write the cards to a file for printing, 9 to a page, every copy",
    )
    parser.add_argument(
        "--quick", action="store_true", help="play no scenes: look for no loops and dead lines"
    )


def run(args: argparse.Namespace) -> int:
    """Check every sheet; the exit status is 1 if one is wrong."""
    from mblades.lab.workshop.report import report  # slow to load

    if args.print is not None:
        files.check_free(args.print)
    library = load()
    words = translation(library, args.lang)
    wrong = 0
    taken: dict[str, str] = {}  # names of cards, and their sets
    designs: list[Design] = []
    for number, name in enumerate(args.sheets):
        found = report(Path(name), library, taken, playing=not args.quick)
        taken |= {one.design.name: one.design.set for one in found.cards}
        wrong += bool(found.mistakes)
        if found.card_set is not None:
            designs += found.card_set.designs
        if args.json:
            print(json.dumps(as_data(found, words), ensure_ascii=False))
        else:
            print("\n" if number else "", end="")
            _show(found, words)
    if args.print is not None:
        _print(args.print, designs, words, as_json=args.json)
    return 1 if wrong else 0


def as_data(report: Report, words: Translation) -> dict[str, Any]:
    """All that is said about a sheet, for other programs."""
    from mblades.cli.text import problem_as_data

    card_set = report.card_set
    return {
        "file": report.file,
        "set": None if card_set is None else card_set.name,
        "mistakes": [
            {**problem_as_data(one), "offers": list(one.offers)} for one in report.mistakes
        ],
        "warnings": [
            {"about": one.about, "card": one.card, "line": one.line, "column": one.column,
             "message": one.words}
            for one in report.warnings
        ],
        "cards": [_card_as_data(card, words) for card in report.cards],
    }  # fmt: skip


def _card_as_data(card: Shown, words: Translation) -> dict[str, Any]:
    design, worth = card.design, card.power
    return {
        "name": design.name,
        "kind": design.kind,
        "stars": design.stars,
        "elements": list(design.elements),
        "types": list(design.types),
        "copies": design.copies,
        "written": card.written,
        "understood": card.understood,
        "text": words.text(design.tree),
        "worth": {"least": round(worth.least, 1), "most": round(worth.most, 1)},
        "budget": {"low": worth.low, "high": worth.high},
    }


def _show(report: Report, words: Translation) -> None:
    for error in report.mistakes:
        print(error, *(f"  try {one}" for one in error.offers), sep="\n", file=sys.stderr)
    if report.mistakes:
        print(
            f"mblades: {report.file} has {_count(len(report.mistakes), 'mistake')}", file=sys.stderr
        )
        sys.stderr.flush()
    if report.card_set is not None:
        _headline(report.card_set)
    elif report.cards:
        print(f"{report.file}: {_count(len(report.cards), 'card')} understood")
    for card in report.cards:
        _show_card(card, words)
    _show_warnings(report)
    if any(OPEN in card.understood for card in report.cards):
        print("\nWords in [ ] were understood without being written. Write them if they are meant.")
    if report.card_set is not None:
        print(f"\nSee it played: {command('try', report.file)}")


def _headline(card_set: CardSet) -> None:
    cards = sum(design.copies for design in card_set.designs)
    print(f"{card_set.name}: {card_set.rarity}, {len(card_set.designs)} designs, {cards} cards")


def _show_card(card: Shown, words: Translation) -> None:
    from mblades.lab.workshop.report import told

    design, worth = card.design, card.power
    symbols = " ".join((*design.elements, *design.types)) or design.kind
    about = f"worth {told(worth)} RP, budget {worth.low} to {worth.high}"
    print(f"\n  {design.name}  ★{design.stars}  {symbols}  ×{design.copies}  ({about})")
    for line in card.understood.split("\n"):
        print(f"    {line}".rstrip())
    if words.language != "en":
        for line in words.text(design.tree).split("\n"):
            print(f"    {line}".rstrip())


def _show_warnings(report: Report) -> None:
    if not report.warnings:
        return
    print(f"\n{_count(len(report.warnings), 'thing')} to look at twice:")
    for one in report.warnings:
        print(f"  {report.file}:{one.line}:{one.column}: {one.card}: {one.words}")


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _print(path: Path, designs: list[Design], words: Translation, *, as_json: bool) -> None:
    from mblades.cards.export.print import CARDS_A_PAGE, print_sheet

    if not designs:
        print("mblades: nothing was printed: there is no sheet without mistakes", file=sys.stderr)
        return
    files.write(path, print_sheet(designs, words, copies=True))
    cards = sum(design.copies for design in designs)
    if not as_json:
        print(f"\n{path}: {cards} cards on {_count(-(-cards // CARDS_A_PAGE), 'page')}")
