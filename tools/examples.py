"""Texts that are offered to somebody whose text was not understood: `python -m tools.examples --write`.

They are the sentences of the library and of the corpus that has been learned from, as they were understood, one of
each shape.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

from bench.language.corpus import batch, read_card
from mblades.cards.library import load
from mblades.text import tree
from mblades.text.offers import EXAMPLES
from mblades.text.reading.texts import Ambiguous, MakesNoSense, NotUnderstood, read_line
from mblades.text.reading.words import split
from mblades.text.render.english.sentences import render

LEARNED = ("01", "02", "03", "04")
_NAMES = re.compile(rf"\b(?:{'|'.join((*tree.ELEMENTS, *tree.TYPES))})\b")


def shape(line: str) -> str:
    """A line without its numbers and symbols: two of one shape say the same."""
    return re.sub(r"\d+", "1", _NAMES.sub("Fire", line))


def lines() -> Iterator[str]:
    """The abilities of everything that is understood."""
    library = load()
    for design in library.designs:
        yield from design.text.splitlines()
    for number in LEARNED:
        for card in batch(number):
            yield from read_card(card).words.splitlines()


def sentences(line: str) -> Iterator[str]:
    """Each sentence of a line that stands by itself, behind the line's trigger."""
    trigger, body = line.split(": ", 1)
    for sentence in re.split(r"(?<=\.) ", body):
        alone = f"{trigger}: {sentence}"
        try:
            yield render(tree.Text(read_line(split(alone))))
        except (NotUnderstood, MakesNoSense, Ambiguous):
            continue


def examples() -> list[str]:
    """One of each shape, in the order of the alphabet."""
    found: dict[str, str] = {}
    for line in lines():
        if ": " in line and '"' not in line:
            for one in (line, *sentences(line)):
                found.setdefault(shape(one), one)
    return sorted(found.values())


def main() -> None:
    """Write them down, or say how many there would be."""
    parser = argparse.ArgumentParser(prog="tools.examples", description=__doc__)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    found = examples()
    print(f"{len(found)} examples")
    if wanted.write:
        EXAMPLES.write_text("\n".join(found) + "\n")


if __name__ == "__main__":
    main()
