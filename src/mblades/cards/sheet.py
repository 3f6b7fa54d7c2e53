"""Reading a set from its sheet: one TOML file, checked as it is read."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path

import msgspec

from mblades.cards.design import CardKind, CardSet, Design
from mblades.cards.document import Document, Entry, nearest
from mblades.errors import SheetError
from mblades.text.grammar.parser import parse
from mblades.text.render.english.sentences import render
from mblades.text.tree import ELEMENTS, PROMOS, RARITIES, TYPES, Rarity, Symbol, Text

KINDS: tuple[CardKind, ...] = ("Single", "Deck Box", "Accessory")
STORE_RARITIES: tuple[Rarity, ...] = ("Expansion", "Premium", "Master")
SHEET_KEYS = ("name", "rarity", "box", "theme", "cards")
CARD_KEYS = ("name", "kind", "stars", "symbols", "copies", "text", "flavour")
SYMBOLS: tuple[Symbol, ...] = tuple(word for word in (*ELEMENTS, *TYPES) if word != "Pro")


def read_sheet(path: Path) -> CardSet:
    """The set on a sheet; SheetError where the sheet is wrong."""
    return _card_set(Document.read(path))


def parse_sheet(source: str, file: str = "") -> CardSet:
    """The set on a sheet that is given as text."""
    return _card_set(Document(source, file))


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
        return parse(text) if text else Text()
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
        return _read(document)
    except RecursionError:
        raise document.error("something is nested too deeply to be read", 0) from None


def _read(document: Document) -> CardSet:
    sheet = Entry(document)
    sheet.allow(*SHEET_KEYS)
    sheet.need("name", "rarity", "cards")
    name = sheet.filled("name")
    rarity = sheet.choice("rarity", RARITIES)
    box, theme = sheet.string("box", "custom"), sheet.string("theme")
    cards = sheet.entries("cards", "a card")
    designs = [_design(card, name, rarity, box) for card in cards]
    _refuse_same_names(cards, designs)
    if rarity in STORE_RARITIES:
        designs = _with_copies(sheet, cards, designs)
    elif rarity != "Core":
        _count_designs(sheet, cards, designs, rarity)
        designs = [
            _with_copy_count(card, design, 1) for card, design in zip(cards, designs, strict=True)
        ]
    return CardSet(slug(name), name, rarity, box, theme, tuple(designs))


def _design(card: Entry, set_name: str, rarity: Rarity, box: str) -> Design:
    card.allow(*CARD_KEYS)
    card.need("name", "stars")
    name = card.filled("name")
    symbols = read_symbols(card)
    tree = read_text(card)
    return Design(
        id=f"{slug(set_name)}/{slug(name)}",
        name=name,
        set=set_name,
        box=box,
        rarity=rarity,
        kind=card.choice("kind", KINDS) if "kind" in card.values else "Single",
        stars=card.integer("stars", 1, 10),
        elements=tuple(word for word in symbols if word in ELEMENTS),
        types=tuple(word for word in symbols if word in TYPES),
        copies=card.integer("copies", 1, 99) if "copies" in card.values else 1,
        text=render(tree),
        tree=tree,
        flavour=card.string("flavour").strip(),
    )


def read_symbols(card: Entry, known_symbols: Sequence[Symbol] = SYMBOLS) -> list[Symbol]:
    """The elements and types of a card."""
    symbols: list[Symbol] = []
    for found in re.finditer(r"\S+", card.string("symbols")):
        word = found[0]
        known = next((symbol for symbol in known_symbols if symbol == word), None)
        if known is None or known in symbols:
            problem = f"{word} is listed twice" if known else f"there is no symbol {word!r}"
            raise card.wrong(
                "symbols", problem, word, "elements and types, such as Fire Soldier",
                "" if known else nearest(word, known_symbols), found.start(),
            )  # fmt: skip
        symbols.append(known)
    return symbols


def _refuse_same_names(cards: Sequence[Entry], designs: Sequence[Design]) -> None:
    seen: set[str] = set()
    for card, design in zip(cards, designs, strict=True):
        if design.id in seen:
            raise card.wrong("name", "two cards in the set have this name", design.name)
        seen.add(design.id)


# CARD-5


def _count_designs(
    sheet: Entry, cards: Sequence[Entry], designs: Sequence[Design], rarity: Rarity
) -> None:
    if rarity in PROMOS:
        _expect(sheet, "designs", len(designs), 6, f"a {rarity} set")
    elif rarity == "Starter":
        for kind, count in (("Single", 6), ("Deck Box", 1), ("Accessory", 2)):
            of_kind = [n for n, design in enumerate(designs) if design.kind == kind]
            _expect(sheet, f"designs of kind {kind}", len(of_kind), count, "a starter deck",
                    cards[of_kind[count]] if len(of_kind) > count else None)  # fmt: skip


def _expect(
    sheet: Entry, what: str, found: int, count: int, whose: str, extra: Entry | None = None
) -> None:
    if found == count:
        return
    problem = f"{whose} must have {count} {what}, not {found}"
    if extra is not None:
        raise extra.wrong("name", problem, extra.string("name"))
    raise sheet.wrong("cards", problem, expected=f"{count} {what}")


def _with_copies(sheet: Entry, cards: Sequence[Entry], designs: Sequence[Design]) -> list[Design]:
    _expect(sheet, "designs", len(designs), 6, "a store set")
    boxes = [n for n, design in enumerate(designs) if design.kind == "Deck Box"]
    _expect(sheet, "Deck Box", len(boxes), 1, "the set",
            cards[boxes[1]] if len(boxes) > 1 else None)  # fmt: skip
    by_stars = sorted(range(6), key=lambda n: designs[n].stars)
    copies = dict.fromkeys(by_stars, 2)
    for end, beside, count, word in ((0, 1, 3, "fewest"), (-1, -2, 1, "most")):
        extreme = by_stars[end]
        if designs[by_stars[beside]].stars == designs[extreme].stars:
            raise cards[max(extreme, by_stars[beside])].wrong(
                "stars", f"only one design can have the {word} stars in the set",
                str(designs[extreme].stars), f"a number other than {designs[extreme].stars}",
            )  # fmt: skip
        if designs[extreme].kind == "Deck Box":
            raise cards[extreme].wrong(
                "stars", f"a Deck Box has 2 copies, so it cannot have the {word} stars in the set",
                str(designs[extreme].stars), "a number between those of the Singles",
            )  # fmt: skip
        copies[extreme] = count
    return [_with_copy_count(cards[n], designs[n], copies[n]) for n in range(6)]


def _with_copy_count(card: Entry, design: Design, copies: int) -> Design:
    if "copies" in card.values and design.copies != copies:
        raise card.wrong(
            "copies", "the number of copies is fixed by the rarity and the stars",
            str(design.copies), str(copies),
        )  # fmt: skip
    return msgspec.structs.replace(design, copies=copies)
