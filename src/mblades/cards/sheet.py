"""Reading a set from its sheet: one TOML file, checked as it is read."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from mblades.cards.design import CardKind, CardSet, Design
from mblades.cards.document import Document, Entry, nearest
from mblades.cards.mistakes import Mistakes
from mblades.errors import SheetError
from mblades.text.reading.parser import mistakes_in, parse
from mblades.text.render.english.sentences import render
from mblades.text.tree import ELEMENTS, PROMOS, RARITIES, TYPES, Rarity, Symbol, Text

KINDS: tuple[CardKind, ...] = ("Single", "Deck Box", "Accessory")
STORE_RARITIES: tuple[Rarity, ...] = ("Expansion", "Premium", "Master")
SHEET_KEYS = ("name", "rarity", "box", "theme", "cards")
STARTER_DECK: dict[CardKind, int] = {"Single": 6, "Deck Box": 1, "Accessory": 2}
TOO_DEEP = "something is nested too deeply to be read"
CARD_KEYS = ("name", "kind", "stars", "symbols", "copies", "text", "flavour")
SYMBOLS: tuple[Symbol, ...] = tuple(word for word in (*ELEMENTS, *TYPES) if word != "Pro")


class Checked(NamedTuple):
    """A sheet, and everything that is wrong with it."""

    card_set: CardSet | None  # None if the sheet is wrong
    mistakes: tuple[SheetError, ...]  # in the order of the file
    sheet: Entry | None = None  # None if it could not be read at all
    cards: tuple[tuple[Entry, Design], ...] = ()  # those that are right


def read_sheet(path: Path) -> CardSet:
    """The set on a sheet; SheetError where the sheet is wrong."""
    return _card_set(Document.read(path))


def parse_sheet(source: str, file: str = "") -> CardSet:
    """The set on a sheet that is given as text."""
    return _card_set(Document(source, file))


def check_sheet(path: Path) -> Checked:
    """The set on a sheet, or all the mistakes that are to be found in one go."""
    mistakes = Mistakes(collect=True)
    document: Document | None = None
    with mistakes.noted():
        document, errors = Document.read_around_errors(path)
        mistakes.add(errors)
    if document is None:
        return Checked(None, mistakes.in_order())
    reading = _Reading(document, mistakes)
    with mistakes.noted():
        try:
            card_set = reading.read()
        except RecursionError:
            raise document.error(TOO_DEEP, 0) from None
    found = mistakes.in_order()
    return Checked(None if found else card_set, found, reading.sheet, tuple(reading.whole))


def sheet_of(card_set: CardSet) -> str:
    """A set written as a sheet, which `parse_sheet` reads as the same set."""
    lines = [
        f"{key} = {_quoted(value)}"
        for key, value in (
            ("name", card_set.name), ("rarity", card_set.rarity), ("box", card_set.box),
            ("theme", card_set.theme),
        )
    ]  # fmt: skip
    for design in card_set.designs:
        lines += ["", "[[cards]]", f"name = {_quoted(design.name)}", f"stars = {design.stars}"]
        lines += [f"kind = {_quoted(design.kind)}"] if design.kind != "Single" else []
        lines += [f"copies = {design.copies}"] if design.copies != 1 else []
        symbols = " ".join((*design.elements, *design.types))
        words = (("symbols", symbols), ("text", design.text), ("flavour", design.flavour))
        lines += [f"{key} = {_quoted(value)}" for key, value in words if value]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """A string as TOML has it: as in JSON, but for one more letter that must not stand for itself."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def slug(name: str) -> str:
    """A name as part of an id: small letters, digits and hyphens."""
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", name)
        if not unicodedata.combining(letter)
    )
    return re.sub(r"[\W_]+", "-", re.sub(r"['’.]", "", plain).casefold()).strip("-")


def read_text(entry: Entry, key: str = "text") -> Text:
    """The card text under a key; an error in it gets its place in the file."""
    value = entry.string(key)
    text = value.strip()
    try:
        return parse(text, name=entry.string("name")) if text else Text()
    except SheetError as error:
        raise misread(entry, key, text, error) from None


def misread(entry: Entry, key: str, text: str, error: SheetError) -> SheetError:
    """An error of the card language, moved from its place in the text to that in the file."""
    before = "".join(line + "\n" for line in text.split("\n")[: max(error.line, 1) - 1])
    letter = entry.string(key).index(text) + len(before) + max(error.column, 1) - 1
    return entry.wrong(
        key, error.problem, error.words, error.expected, error.nearest,
        min(letter, len(entry.string(key))),
    )  # fmt: skip


def _card_set(document: Document) -> CardSet:
    try:
        card_set = _Reading(document, Mistakes()).read()
    except RecursionError:
        raise document.error(TOO_DEEP, 0) from None
    assert card_set is not None, "the first mistake is raised"
    return card_set


class _Sketch(msgspec.Struct):
    """What could be read of a card; None for what is wrong."""

    entry: Entry
    name: str | None = None
    symbols: list[Symbol] | None = None
    tree: Text | None = None
    kind: CardKind | None = None
    stars: int | None = None
    copies: int | None = None  # as the author counts them, or as the rules do


class _Reading:
    """Reads a sheet part by part; a part that is wrong does not hide what is wrong with others."""

    def __init__(self, document: Document, mistakes: Mistakes) -> None:
        self.mistakes = mistakes
        self.sheet = Entry(document)
        self.whole: list[tuple[Entry, Design]] = []

    def read(self) -> CardSet | None:
        """The set, if nothing that was collected is wrong with it."""
        sheet, mistakes = self.sheet, self.mistakes
        mistakes.add(sheet.unknown_keys(*SHEET_KEYS))
        mistakes.add(sheet.missing_keys("name", "rarity", "cards"))
        name, rarity, box, theme = "", None, "", ""
        if "name" in sheet.values:
            with mistakes.noted():
                name = sheet.filled("name")
        if "rarity" in sheet.values:
            with mistakes.noted():
                rarity = sheet.choice("rarity", RARITIES)
        with mistakes.noted():
            box = sheet.string("box", "custom")
        with mistakes.noted():
            theme = sheet.string("theme")
        sketches: list[_Sketch] = []
        if "cards" in sheet.values:
            with mistakes.noted():
                sketches = [self._sketch(card) for card in sheet.entries("cards", "a card")]
            self._refuse_same_names(sketches)
            if rarity is not None:
                self._count(sketches, rarity)
        designs = [_design(one, name, rarity or "Core", box) for one in sketches]
        self.whole = [
            (sketch.entry, design)
            for sketch, design in zip(sketches, designs, strict=True)
            if design is not None
        ]
        if mistakes.found or rarity is None:
            return None
        made = tuple(design for _, design in self.whole)
        return CardSet(slug(name), name, rarity, box, theme, made)

    def _sketch(self, card: Entry) -> _Sketch:
        mistakes, sketch = self.mistakes, _Sketch(card)
        mistakes.add(card.unknown_keys(*CARD_KEYS))
        mistakes.add(card.missing_keys("name", "stars"))
        if "name" in card.values:
            with mistakes.noted():
                sketch.name = card.filled("name")
        with mistakes.noted():
            mistakes.add(_wrong_symbols(card, SYMBOLS))
            sketch.symbols = _known_symbols(card, SYMBOLS)
        try:
            sketch.tree = read_text(card)
        except SheetError as error:
            mistakes.add(_all_misread(card) or [error] if mistakes.collects else [error])
        with mistakes.noted():
            sketch.kind = card.choice("kind", KINDS) if "kind" in card.values else "Single"
        if "stars" in card.values:
            with mistakes.noted():
                sketch.stars = card.integer("stars", 1, 10)
        with mistakes.noted():
            card.string("flavour")
        with mistakes.noted():
            sketch.copies = card.integer("copies", 1, 99) if "copies" in card.values else None
        return sketch

    def _refuse_same_names(self, sketches: Sequence[_Sketch]) -> None:
        seen: set[str] = set()
        for sketch in sketches:
            if sketch.name is None:
                continue
            if slug(sketch.name) in seen:
                problem = "two cards in the set have this name"
                self.mistakes.add([sketch.entry.wrong("name", problem, sketch.name)])
            seen.add(slug(sketch.name))

    # CARD-5

    def _count(self, sketches: Sequence[_Sketch], rarity: Rarity) -> None:
        """Check the numbers of designs and copies, as far as they are known."""
        if rarity in STORE_RARITIES:
            self._expect("designs", len(sketches), 6, "a store set")
            self._count_kinds(sketches, {"Deck Box": ("Deck Box", 1)}, "the set")
            if len(sketches) == 6:
                self._count_by_stars(sketches)
        elif rarity != "Core":
            if rarity in PROMOS:
                self._expect("designs", len(sketches), 6, f"a {rarity} set")
            elif rarity == "Starter":
                counts = {kind: (f"designs of kind {kind}", n) for kind, n in STARTER_DECK.items()}
                self._count_kinds(sketches, counts, "a starter deck")
            for sketch in sketches:
                self._set_copies(sketch, 1)

    def _count_kinds(
        self, sketches: Sequence[_Sketch], counts: dict[CardKind, tuple[str, int]], whose: str
    ) -> None:
        if any(sketch.kind is None for sketch in sketches):
            return
        for kind, (what, count) in counts.items():
            of_kind = [sketch for sketch in sketches if sketch.kind == kind]
            extra = of_kind[count].entry if len(of_kind) > count else None
            self._expect(what, len(of_kind), count, whose, extra)

    def _expect(
        self, what: str, found: int, count: int, whose: str, extra: Entry | None = None
    ) -> None:
        if found == count:
            return
        problem = f"{whose} must have {count} {what}, not {found}"
        if extra is not None:
            self.mistakes.add([extra.wrong("name", problem, str(extra.values.get("name", "")))])
        else:
            self.mistakes.add([self.sheet.wrong("cards", problem, expected=f"{count} {what}")])

    def _count_by_stars(self, sketches: Sequence[_Sketch]) -> None:
        stars = [sketch.stars for sketch in sketches if sketch.stars is not None]
        if len(stars) < len(sketches):
            return
        by_stars = sorted(range(len(stars)), key=stars.__getitem__)
        copies = dict.fromkeys(by_stars, 2)
        for end, beside, count, word in ((0, 1, 3, "fewest"), (-1, -2, 1, "most")):
            extreme, other = by_stars[end], by_stars[beside]
            copies[extreme] = count
            many = str(stars[extreme])
            if stars[other] == stars[extreme]:
                problem = f"only one design can have the {word} stars in the set"
                wrong, expected = max(extreme, other), f"a number other than {many}"
            elif sketches[extreme].kind == "Deck Box":
                problem = f"a Deck Box has 2 copies, so it cannot have the {word} stars in the set"
                wrong, expected = extreme, "a number between those of the Singles"
            else:
                continue
            self.mistakes.add([sketches[wrong].entry.wrong("stars", problem, many, expected)])
        for number, sketch in enumerate(sketches):
            self._set_copies(sketch, copies[number])

    def _set_copies(self, sketch: _Sketch, copies: int) -> None:
        if sketch.copies not in (None, copies):
            problem = "the number of copies is fixed by the rarity and the stars"
            found = str(sketch.copies)
            self.mistakes.add([sketch.entry.wrong("copies", problem, found, str(copies))])
        sketch.copies = copies


def _design(sketch: _Sketch, set_name: str, rarity: Rarity, box: str) -> Design | None:
    """The design, if nothing is missing of it."""
    name, kind, stars, symbols, tree = (
        sketch.name, sketch.kind, sketch.stars, sketch.symbols, sketch.tree,
    )  # fmt: skip
    flavour = sketch.entry.values.get("flavour", "")
    if name is None or kind is None or stars is None or symbols is None or tree is None:
        return None
    if not isinstance(flavour, str):
        return None
    return Design(
        id=f"{slug(set_name)}/{slug(name)}",
        name=name,
        set=set_name,
        box=box,
        rarity=rarity,
        kind=kind,
        stars=stars,
        elements=tuple(word for word in symbols if word in ELEMENTS),
        types=tuple(word for word in symbols if word in TYPES),
        copies=sketch.copies or 1,
        text=render(tree),
        tree=tree,
        flavour=flavour.strip(),
    )


def _all_misread(card: Entry) -> list[SheetError]:
    """Everything in the text of a card that is not understood; the first mistake of a line with offers."""
    from mblades.text.offers import offers  # slow to load, and seldom needed

    value, name = card.values.get("text"), card.values.get("name")
    if not isinstance(value, str):
        return []
    text = value.strip()
    own = name if isinstance(name, str) else ""
    found: list[SheetError] = []
    answered: set[int] = set()  # lines
    for error in mistakes_in(text, name=own):
        found.append(misread(card, "text", text, error))
        if error.line not in answered:
            answered.add(error.line)
            found[-1].offers = offers("\n".join(text.split("\n")[error.line - 1 :]), own)
    return found


def read_symbols(card: Entry, known_symbols: Sequence[Symbol] = SYMBOLS) -> list[Symbol]:
    """The elements and types of a card."""
    for error in _wrong_symbols(card, known_symbols):
        raise error
    return _known_symbols(card, known_symbols)


def _known_symbols(card: Entry, known_symbols: Sequence[Symbol]) -> list[Symbol]:
    words = card.string("symbols").split()
    return [symbol for word in words for symbol in known_symbols if symbol == word]


def _wrong_symbols(card: Entry, known_symbols: Sequence[Symbol]) -> Iterator[SheetError]:
    seen: set[str] = set()
    for found in re.finditer(r"\S+", card.string("symbols")):
        word = found[0]
        is_known = word in known_symbols
        if not is_known or word in seen:
            problem = f"{word} is listed twice" if is_known else f"there is no symbol {word!r}"
            yield card.wrong(
                "symbols", problem, word, "elements and types, such as Fire Soldier",
                "" if is_known else nearest(word, known_symbols), found.start(),
            )  # fmt: skip
        seen.add(word)
