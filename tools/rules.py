"""`./mb rules`: the clauses that passing tests have shown, and those not yet."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import textwrap
from collections.abc import Sequence

from mblades.errors import MbladesError
from tools import clauses


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help='print {"shown": [...], "missing": []}')
    parser.add_argument(
        "--section",
        metavar="WHICH",
        action="append",
        help="only these: section numbers or prefixes of ids, such as 1-6 or DB,TRN",
    )


def run(args: argparse.Namespace) -> int:
    root = clauses.checkout()
    sections = clauses.read_sections(root)
    if args.section:
        sections = clauses.select(sections, " ".join(args.section).replace(",", " ").split())
    record = clauses.Record.load(root)
    if record is None:
        print("mb: no tests have been recorded yet; run ./mb test first.", file=sys.stderr)
        record = clauses.Record()
    counts = record.counts()
    if args.json:
        every = [clause for section in sections for clause in section.clauses]
        shown = [clause for clause in every if clause in counts]
        missing = [clause for clause in every if clause not in counts]
        print(json.dumps({"shown": shown, "missing": missing}))
    else:
        _print_sections(sections, counts)
    return 0


def _print_sections(sections: Sequence[clauses.Section], counts: dict[str, int]) -> None:
    shown_in_all = 0
    for section in sections:
        shown = [clause for clause in section.clauses if clause in counts]
        missing = [clause for clause in section.clauses if clause not in counts]
        shown_in_all += len(shown)
        print(f"{section.number}. {section.title}: {len(shown)} of {len(section.clauses)} shown")
        _print_list(
            "shown", [f"{clause}\N{MULTIPLICATION SIGN}{counts[clause]}" for clause in shown]
        )
        _print_list("not yet", missing)
        print()
    clauses_in_all = sum(len(section.clauses) for section in sections)
    print(
        f"{shown_in_all} of {clauses_in_all} clauses are shown by tests "
        f"(\N{MULTIPLICATION SIGN}n: by how many)."
    )


def _print_list(label: str, words: Sequence[str]) -> None:
    if words:
        width = min(shutil.get_terminal_size().columns, 100)
        print(
            textwrap.fill(
                " ".join(words),
                width,
                initial_indent=f"  {label:8} ",
                subsequent_indent=" " * 11,
                break_on_hyphens=False,
            )
        )


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="mb rules", description="List the clauses of the rules that tests have shown."
    )
    add_arguments(parser)
    try:
        return run(parser.parse_args(argv))
    except MbladesError as error:
        print(f"mb: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
