"""Texts that are offered to somebody whose text was not understood: `python -m tools.examples --write`.

They are the sentences of the documentation, the library, the tests and the corpus that has been learned from, as they
were understood, and the parts these are made of; one of each shape.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path

from bench.language.corpus import batch, read_card
from mblades.cards.library import load
from mblades.cli.text import card_blocks
from mblades.errors import SheetError
from mblades.text import tree
from mblades.text.offers import EXAMPLES
from mblades.text.offers.fragments import CATEGORIES, FRAGMENTS, sentence_under
from mblades.text.reading.language import language
from mblades.text.reading.parser import parse
from mblades.text.reading.parts import parts
from mblades.text.reading.texts import Ambiguous, MakesNoSense, NotUnderstood, read_line
from mblades.text.reading.words import split
from mblades.text.render.english.sentences import render

LEARNED = ("01", "02", "03", "04", "05", "06")
_ROOT = Path(__file__).parents[1]
_NAMES = re.compile(rf"\b(?:{'|'.join((*tree.ELEMENTS, *tree.TYPES))})\b")
_ABILITY = re.compile(rf"(?:{'|'.join(word for word in tree.TriggerWord if word)}): \S")
_LONGEST_PART = 22  # words; a longer one says something very special


def shape(line: str) -> str:
    """A line without its numbers and symbols: two of one shape say the same."""
    return re.sub(r"\d+", "1", _NAMES.sub("Fire", line))


def lines() -> Iterator[str]:
    """The abilities of everything that is understood."""
    for design in load().designs:
        yield from design.text.splitlines()
    for _, text in card_blocks((_ROOT / "docs" / "card-language.md").read_text("utf-8")):
        yield from _printed(text)
    for number in LEARNED:
        for card in batch(number):
            yield from read_card(card).words.splitlines()
    for path in sorted((_ROOT / "tests" / "text").glob("test_*_words.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from _printed(node.value) if _ABILITY.match(node.value) else ()


def _printed(text: str) -> list[str]:
    try:
        return render(parse(text)).splitlines()
    except SheetError:
        return []


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
        if _ABILITY.match(line) and '"' not in line:
            for one in (line, *sentences(line)):
                found.setdefault(shape(one), one)
    return sorted(found.values())


def fragments(texts: list[str]) -> list[str]:
    """The parts of sentences, each behind its category."""
    found: dict[tuple[str, str], str] = {}
    for line in texts:
        for category, part in _parts_of(line):
            found.setdefault((category, shape(part)), f"{category}\t{part}")
    return sorted(found.values())


def _parts_of(line: str) -> Iterator[tuple[str, str]]:
    words = split(line)
    trigger = ""
    for part in parts(words):
        if isinstance(part.says, tree.TriggerWord):
            trigger = f"{part.says}:"
        if part.says is not None:
            continue
        row = words[part.start : part.end]
        chart = language().chart(row)
        if not chart.meanings:
            continue
        whole = line[row[0].start : row[-1].end]
        yield sentence_under(trigger), whole[0].lower() + whole[1:]
        longest: dict[tuple[str, int], int] = {}
        for (category, start, end), meanings in chart.complete.items():
            if meanings and category in CATEGORIES and end - start <= _LONGEST_PART:
                longest[category, start] = max(end, longest.get((category, start), 0))
        for (category, start), end in longest.items():
            text = line[row[start].start : row[end - 1].end]
            yield category, text if start else text[0].lower() + text[1:]


def main() -> None:
    """Write them down, or say how many there would be."""
    parser = argparse.ArgumentParser(prog="tools.examples", description=__doc__)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    found = examples()
    pieces = fragments(found)
    print(f"{len(found)} examples, {len(pieces)} parts")
    if wanted.write:
        EXAMPLES.write_text("\n".join(found) + "\n")
        FRAGMENTS.write_text("\n".join(pieces) + "\n")


if __name__ == "__main__":
    main()
