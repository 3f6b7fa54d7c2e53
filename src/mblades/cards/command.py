"""`mblades cards`: list and search the library."""

from __future__ import annotations

import argparse
import importlib
import json
import re
from collections.abc import Callable
from typing import cast

from mblades.cards.design import Design
from mblades.cards.document import nearest
from mblades.cards.library import Library, load
from mblades.errors import SetupError
from mblades.text import keywords
from mblades.text.tree import ELEMENTS, PROMOS, RARITIES, TYPES, Ability, Keyword, Text, TriggerWord

LANGUAGES = {"en": "english", "ja": "japanese", "ru": "russian"}
KINDS = ("Single", "Deck Box", "Accessory")
TRIGGERS = tuple(word.value for word in TriggerWord if word.value)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what can be searched for."""
    parser.add_argument("--set", help="of this set", metavar="NAME")
    parser.add_argument("--rarity", help=f"{', '.join(RARITIES)} or Promo", metavar="RARITY")
    parser.add_argument("--kind", help=", ".join(KINDS), metavar="KIND")
    parser.add_argument("--symbols", help="with all of these: 'Fire Soldier'", metavar="SYMBOLS")
    parser.add_argument("--stars", help="5, 3-6 or 7+", metavar="STARS")
    parser.add_argument("--trigger", help=", ".join(TRIGGERS), metavar="TRIGGER")
    parser.add_argument("--keyword", help="with this keyword: Clobber", metavar="KEYWORD")
    parser.add_argument("--words", help="with all of these words on the card", metavar="WORDS")
    parser.add_argument("--lang", choices=tuple(LANGUAGES), default="en", help="of the card texts")
    parser.add_argument("--json", action="store_true", help="as JSON, one object per design")
    parser.add_argument(
        "--escapes", action="store_true", help="only designs that need code of the engine's own"
    )


def run(args: argparse.Namespace) -> int:
    """Print the designs that were asked for."""
    found = search(load(), args)
    render = _renderer(args.lang)
    if args.json:
        objects = [as_object(design, render(design.tree)) for design in found]
        print(json.dumps(objects, ensure_ascii=False, indent=1))
    else:
        _print_table(found, render)
    return 0


def search(library: Library, args: argparse.Namespace) -> list[Design]:
    """The designs that pass every test asked for."""
    tests = _tests(library, args)
    return [design for design in library.designs if all(test(design) for test in tests)]


def as_object(design: Design, text: str) -> dict[str, object]:
    """A design as other programs read it."""
    return {
        "id": design.id,
        "name": design.name,
        "set": design.set,
        "box": design.box,
        "rarity": design.rarity,
        "kind": design.kind,
        "stars": design.stars,
        "elements": list(design.elements),
        "types": list(design.types),
        "copies": design.copies,
        "text": text,
        "keywords": keywords_of(design.tree),
        "flavor": design.flavour,
    }


def keywords_of(text: Text) -> list[str]:
    """The names of the keywords on a card."""
    return [line.name for line in text.lines if isinstance(line, Keyword)]


def uses_escape(design: Design) -> bool:
    """Whether a design needs code of the engine's own."""
    return not set(keywords_of(design.tree)).isdisjoint(keywords.escapes())


def _tests(library: Library, args: argparse.Namespace) -> list[Callable[[Design], bool]]:
    tests: list[Callable[[Design], bool]] = []
    if args.set:
        card_set = library.find_set(args.set)
        tests.append(lambda design: design.set == card_set.name)
    if args.rarity:
        rarity = _one_of("rarity", args.rarity, (*RARITIES, "Promo"))
        rarities = PROMOS if rarity == "Promo" else (rarity,)
        tests.append(lambda design: design.rarity in rarities)
    if args.kind:
        kind = _one_of("kind", args.kind, KINDS)
        tests.append(lambda design: design.kind == kind)
    if args.symbols:
        options = (*ELEMENTS, *TYPES)
        symbols = {_one_of("symbol", word, options) for word in args.symbols.split()}
        tests.append(lambda design: symbols <= {*design.elements, *design.types})
    if args.stars:
        low, high = _stars(args.stars)
        tests.append(lambda design: low <= design.stars <= high)
    if args.trigger:
        trigger = _one_of("trigger", args.trigger, TRIGGERS)
        tests.append(lambda design: trigger in _triggers(design.tree))
    if args.keyword:
        known = sorted({name for design in library.designs for name in keywords_of(design.tree)})
        keyword = _one_of("keyword", args.keyword, known)
        tests.append(lambda design: keyword in keywords_of(design.tree))
    if args.escapes:
        tests.append(uses_escape)
    if args.words:
        words = args.words.casefold().split()
        tests.append(lambda design: all(word in _printed(design) for word in words))
    return tests


def _one_of(what: str, word: str, options: tuple[str, ...] | list[str]) -> str:
    for option in options:
        if option.casefold() == word.casefold():
            return option
    close = nearest(word, options)
    raise SetupError(
        f'there is no {what} "{word}"' + (f'; did you mean "{close}"?' if close else "")
    )


def _stars(words: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d+)(?:(\+)|-(\d+))?", words)
    if found is None:
        raise SetupError(f'"{words}" is no number of stars; write 5, 3-6 or 7+')
    low = int(found[1])
    return low, 10 if found[2] else int(found[3] or low)


def _printed(design: Design) -> str:
    return f"{design.name} {design.text} {design.flavour}".casefold()


def _triggers(text: Text) -> set[str]:
    """The triggers of a card, those of its keywords included."""
    abilities = [line for line in text.lines if isinstance(line, Ability)]
    for line in text.lines:
        if isinstance(line, Keyword):
            abilities.extend(keywords.expand(line))
    return {ability.trigger.value for ability in abilities}


def _renderer(language: str) -> Callable[[Text], str]:
    module = importlib.import_module(f"mblades.text.{LANGUAGES[language]}")
    return cast(Callable[[Text], str], module.render)


def _print_table(designs: list[Design], render: Callable[[Text], str]) -> None:
    from rich.console import Console
    from rich.table import Table

    copies = sum(design.copies for design in designs)
    table = Table(title=f"{len(designs)} designs, {copies} cards", show_lines=True)
    for heading in ("name", "set", "stars", "symbols", "copies", "text"):
        right = heading in ("stars", "copies")
        table.add_column(heading, justify="right" if right else "left", overflow="fold")
    for design in designs:
        symbols = " ".join((*design.elements, *design.types)) or design.kind
        table.add_row(
            design.name, f"{design.set} ({design.rarity})", str(design.stars),
            symbols, str(design.copies), render(design.tree),
        )  # fmt: skip
    Console(markup=False, highlight=False).print(table)
