"""How much of the corpus is read: `python -m tools.corpus 01 02 [--show read|refused] [--hand N] [--like WORDS]
[--by trigger|theme|hand]`.

A batch that nobody has looked into yet is only counted: what has been read once can be learned from, and
no longer measures anything.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict

from bench.language.corpus import Card, batch, count_read, read_card
from bench.language.judging import Reading


def _show(card: Card, reading: Reading) -> None:
    print(f"{card['name']} ({card['hand']})")
    print("  " + card["text"].strip().replace("\n", "\n  "))
    print("  = " + (reading.words or reading.problem).replace("\n", "\n    "))
    print(f"  ! {card['meaning']}\n")


def _groups(card: Card, by: str) -> set[str]:
    """What a card is counted under: each of its triggers, its theme or its hand."""
    if by == "trigger":
        return set(re.findall(r"^\W*([A-Z][a-z]+):", card["text"], re.M)) or {"none"}
    return {str(card[by])}


def _counts(cards: list[Card], readings: list[Reading], by: str) -> list[str]:
    """How many cards of each group are read, the largest group first."""
    groups: dict[str, list[Reading]] = defaultdict(list)
    for card, reading in zip(cards, readings, strict=True):
        for group in _groups(card, by):
            groups[group].append(reading)
    rows = sorted(groups.items(), key=lambda one: (-len(one[1]), one[0]))
    return [f"{group}: {count_read(found)}" for group, found in rows]


def main() -> None:
    """Count, and show what was asked for."""
    parser = argparse.ArgumentParser(prog="tools.corpus", description=__doc__)
    parser.add_argument("batches", nargs="+", metavar="NN")
    parser.add_argument("--show", choices=("read", "refused"))
    parser.add_argument("--hand", type=int, help="only cards of this hand")
    parser.add_argument("--like", default="", help="only texts with these words")
    parser.add_argument("--by", choices=("trigger", "theme", "hand"), help="count them apart")
    wanted = parser.parse_args()
    all_cards: list[Card] = []
    all_readings: list[Reading] = []
    for number in wanted.batches:
        cards = [
            card
            for card in batch(number)
            if wanted.hand in (None, card["hand"]) and wanted.like.lower() in card["text"].lower()
        ]
        readings = [read_card(card) for card in cards]
        for card, reading in zip(cards, readings, strict=True):
            if wanted.show and bool(reading.words) == (wanted.show == "read"):
                _show(card, reading)
        print(f"batch {number}: {count_read(readings)}")
        all_cards += cards
        all_readings += readings
    if wanted.by:
        print(*_counts(all_cards, all_readings, wanted.by), sep="\n")


if __name__ == "__main__":
    main()
