"""`mblades cards`: list, search, print and exercise the library."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from pathlib import Path

from mblades import files
from mblades.cards.design import Design
from mblades.cards.document import nearest
from mblades.cards.export.objects import SIDE_KINDS, side_objects
from mblades.cards.library import Library, load
from mblades.cards.translations import Translation, translation
from mblades.cli.arguments import add_language_argument
from mblades.errors import SetupError
from mblades.text import keywords
from mblades.text.expansion import abilities_of
from mblades.text.tree import ELEMENTS, PROMOS, RARITIES, TYPES, Keyword, Text, TriggerWord

KINDS = ("Single", "Deck Box", "Accessory")
TRIGGERS = tuple(word.value for word in TriggerWord if word.value)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what can be searched for."""
    parser.add_argument("--set", help="cards of this set", metavar="NAME")
    parser.add_argument("--rarity", help=f"{', '.join(RARITIES)} or Promo", metavar="RARITY")
    parser.add_argument("--kind", help=", ".join(KINDS), metavar="KIND")
    parser.add_argument(
        "--symbols", help="with all of these symbols, such as 'Fire Soldier'", metavar="SYMBOLS"
    )
    parser.add_argument("--stars", help="5, 3-6 or 7+", metavar="STARS")
    parser.add_argument("--trigger", help=", ".join(TRIGGERS), metavar="TRIGGER")
    parser.add_argument("--keyword", help="with this keyword, such as Clobber", metavar="KEYWORD")
    parser.add_argument("--words", help="with all of these words on the card", metavar="WORDS")
    add_language_argument(parser)
    parser.add_argument("--json", action="store_true", help="print JSON, one object per design")
    parser.add_argument(
        "--escapes", action="store_true", help="only designs that need engine code of their own"
    )
    parser.add_argument(
        "--side",
        action="store_true",
        help="cards that go in no deck: characters, venues, NPCs, bosses ...; "
        "--kind narrows them down",
    )
    sheet = parser.add_argument_group("to cut out")
    sheet.add_argument(
        "--sheet",
        type=Path,
        help="write the cards to a file for printing, 9 to a page",
        metavar="HTML",
    )
    sheet.add_argument("--copies", action="store_true", help="with every copy of each design")
    exercise = parser.add_argument_group("no dead text")
    exercise.add_argument(
        "--exercise", action="store_true", help="play until every effect has happened"
    )
    exercise.add_argument(
        "--seconds", type=float, default=120.0, help="stop after this many seconds"
    )
    exercise.add_argument(
        "--seed", type=int, default=1, help="a different number gives different games"
    )


def run(args: argparse.Namespace) -> int:
    """Print the designs that were asked for, or what came of them."""
    library = load()
    if args.side:
        return _list_side(translation(library, args.lang), args)
    found = search(library, args)
    if args.exercise:
        return _exercise(found, args)
    words = translation(library, args.lang)
    if args.sheet is not None:
        return _write_sheet(found, words, args)
    if args.json:
        objects = [as_object(design, words) for design in found]
        print(json.dumps(objects, ensure_ascii=False, indent=1))
    else:
        _print_table(found, words)
    return 0


def _list_side(words: Translation, args: argparse.Namespace) -> int:
    kind = _one_of("kind", args.kind, SIDE_KINDS) if args.kind else None
    found = [one for one in side_objects(words) if kind is None or one["kind"] == kind]
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        for one in found:
            text = str(one["text"]).replace("\n", "\n    ")
            print(f"{one['name']}  ({one['kind']})\n    {text}".rstrip())
    return 0


def _exercise(found: list[Design], args: argparse.Namespace) -> int:
    from mblades.lab.coverage import exercise  # slow to load, and seldom asked for

    result = exercise.exercise(found, seconds=args.seconds, seed=args.seed)
    print(exercise.as_json(result) if args.json else exercise.tell(result))
    return 0 if result.is_clean else 1


def _write_sheet(found: list[Design], words: Translation, args: argparse.Namespace) -> int:
    from mblades.cards.export.print import CARDS_A_PAGE, print_sheet

    files.write(args.sheet, print_sheet(found, words, copies=args.copies))
    cards = sum(design.copies for design in found) if args.copies else len(found)
    pages = -(-cards // CARDS_A_PAGE)
    print(f"{args.sheet}: {cards} cards on {pages} {'page' if pages == 1 else 'pages'}")
    return 0


def search(library: Library, args: argparse.Namespace) -> list[Design]:
    """The designs that pass every test asked for."""
    tests = _tests(library, args)
    return [design for design in library.designs if all(test(design) for test in tests)]


def as_object(design: Design, words: Translation) -> dict[str, object]:
    """A design as other programs read it; names and flavour are those of the language."""
    printed = words.of_card(design)
    made: dict[str, object] = {
        "id": design.id,
        "name": printed.name,
        "set": _set_name(design, words),
        "box": design.box,
        "rarity": design.rarity,
        "kind": design.kind,
        "stars": design.stars,
        "elements": list(design.elements),
        "types": list(design.types),
        "copies": design.copies,
        "text": words.text(design.tree),
        "keywords": keywords_of(design.tree),
        "flavor": printed.flavour,
    }
    if words.language != "en":
        made["english"] = design.name
    return made


def _set_name(design: Design, words: Translation) -> str:
    return words.set_name(words.library.sets[design.set])


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
        in_language = translation(library, args.lang)
        tests.append(lambda design: all(word in _printed(design, in_language) for word in words))
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
        raise SetupError(f'"{words}" is not a number of stars; write 5, 3-6 or 7+')
    low = int(found[1])
    return low, 10 if found[2] else int(found[3] or low)


def _printed(design: Design, words: Translation) -> str:
    """All that can be read on a card, in English and in the language asked for."""
    english = f"{design.name} {design.text} {design.flavour}"
    if words.language == "en":
        return english.casefold()
    printed = words.of_card(design)
    return f"{english} {printed.name} {words.text(design.tree)} {printed.flavour}".casefold()


def _triggers(text: Text) -> set[str]:
    """The triggers of a card, those of its keywords included."""
    return {ability.trigger.value for ability in abilities_of(text)}


def _print_table(designs: list[Design], words: Translation) -> None:
    from rich.console import Console
    from rich.table import Table

    from mblades.cards.export.print import word

    language = words.language
    copies = sum(design.copies for design in designs)
    counts = f"{len(designs)} {word(language, 'designs')}, {copies} {word(language, 'cards')}"
    table = Table(title=counts, show_lines=True)
    for heading in ("name", "set", "stars", "symbols", "copies", "text"):
        right = heading in ("stars", "copies")
        table.add_column(
            word(language, heading), justify="right" if right else "left", overflow="fold"
        )
    for design in designs:
        symbols = [word(language, symbol) for symbol in (*design.elements, *design.types)]
        table.add_row(
            words.of_card(design).name,
            f"{_set_name(design, words)} ({word(language, design.rarity)})",
            str(design.stars), " ".join(symbols) or word(language, design.kind),
            str(design.copies), words.text(design.tree),
        )  # fmt: skip
    Console(markup=False, highlight=False).print(table)
