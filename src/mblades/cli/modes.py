"""`mblades modes`: the modes and options a game can be played with."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence

from mblades.cards.design import EditionName
from mblades.rules.setup.menu import OptionOffer, offered


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    data = offered()
    if args.json:
        print(json.dumps(data))
        return 0
    print("Modes (--mode NAME)")
    for mode in data["modes"]:
        print(f"  {mode['name']:22} {_players(mode['players'])}. {mode['does']}")
    print("\nOptions (--option NAME)")
    for option in data["options"]:
        if option["switch"]:
            print(f"  {option['name']:22} {option['does']}{_others(option)}")
    print("\nMore options, in Python: Setup(NAME=...)")
    for option in data["options"]:
        if not option["switch"]:
            print(f"  {option['name']:22} {option['does']}{_others(option)}")
    return 0


def _players(by_edition: Mapping[EditionName, Sequence[int]]) -> str:
    ranges = {edition: f"{few} to {many}" if few < many else str(few)
              for edition, (few, many) in by_edition.items()}  # fmt: skip
    if len(set(ranges.values())) == 1:
        return f"{next(iter(ranges.values()))} players"
    return ", ".join(f"{many} players ({edition})" for edition, many in ranges.items())


def _others(option: OptionOffer) -> str:
    needs = f" Needs {', '.join(option['needs'])}." if option["needs"] else ""
    excludes = f" Not with {', '.join(option['excludes'])}." if option["excludes"] else ""
    return needs + excludes
