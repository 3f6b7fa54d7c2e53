"""The texts of fans in `tests/text/corpus`, and how many of them are read.

A batch that nobody has looked into yet is only counted: what has been read once can be learned from, and
no longer measures anything.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from bench.language.judging import Reading, read

CORPUS = Path(__file__).parents[2] / "tests" / "text" / "corpus"
Card = dict[str, Any]  # name, text, meaning, hand


def batches() -> list[str]:
    """The numbers of all batches."""
    return sorted(path.stem.removeprefix("batch-") for path in CORPUS.glob("batch-*.toml"))


def batch(number: str) -> list[Card]:
    """The cards of a batch."""
    cards: list[Card] = tomllib.loads((CORPUS / f"batch-{number}.toml").read_text())["card"]
    return cards


def read_card(card: Card) -> Reading:
    """A card's text, in which it may call itself by its name."""
    return read(card["text"], card["name"])


def count_read(readings: list[Reading]) -> str:
    """How many of them were read."""
    return f"{sum(bool(reading.words) for reading in readings)} of {len(readings)} cards read"
