"""How much of the corpus is read: `python -m tools.corpus 01 02 [--show read|refused] [--hand N] [--like WORDS]`.

A batch that nobody has looked into yet is only counted: what has been read once can be learned from, and
no longer measures anything.
"""

from __future__ import annotations

import argparse

from bench.language.corpus import Card, batch, count_read, read_card
from bench.language.judging import Reading


def _show(card: Card, reading: Reading) -> None:
    print(f"{card['name']} ({card['hand']})")
    print("  " + card["text"].strip().replace("\n", "\n  "))
    print("  = " + (reading.words or reading.problem).replace("\n", "\n    "))
    print(f"  ! {card['meaning']}\n")


def main() -> None:
    """Count, and show what was asked for."""
    parser = argparse.ArgumentParser(prog="tools.corpus", description=__doc__)
    parser.add_argument("batches", nargs="+", metavar="NN")
    parser.add_argument("--show", choices=("read", "refused"))
    parser.add_argument("--hand", type=int, help="only cards of this hand")
    parser.add_argument("--like", default="", help="only texts with these words")
    wanted = parser.parse_args()
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


if __name__ == "__main__":
    main()
