"""A sheet under the eyes of the workshop: all its mistakes, its cards, and what to look at twice."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from mblades.cards.design import CardSet, Design
from mblades.cards.document import Entry
from mblades.cards.library import Library, letters
from mblades.cards.sheet import check_sheet
from mblades.cards.translations import LANGUAGES, Language, translation
from mblades.errors import SheetError
from mblades.lab.workshop.happenings import Happenings, happenings
from mblades.lab.workshop.power import Power, power
from mblades.text.beyond import marked

About = Literal["loop", "dead line", "name taken", "length", "power", "broken"]

# As web/src/cards/print.ts sets a card: up to MOST_ROOM its smallest letters fit the text box, above
# FLAVOUR_ROOM the flavour is left out.
FLAVOUR_ROOM = 330
MOST_ROOM = 420
A_LINE = 30  # letters that a new line takes
WIDE_LETTER = 1.8
FLAVOUR_LETTER = 0.8
TRIED = "sheet under check"  # a set while it is played
IN = {"en": "", "ja": " in Japanese", "ru": " in Russian"}


class Caution(msgspec.Struct, frozen=True):
    """Something that can be played, and is most likely not meant."""

    about: About
    card: str
    line: int
    column: int
    words: str


class Shown(msgspec.Struct, frozen=True):
    """A card as it was understood."""

    design: Design
    written: str
    power: Power

    @property
    def understood(self) -> str:
        """The canonical text, with what was not written in brackets."""
        return marked(self.written, self.design.text)


class Report(msgspec.Struct, frozen=True):
    """All there is to say about a sheet."""

    file: str
    card_set: CardSet | None
    mistakes: tuple[SheetError, ...]
    cards: tuple[Shown, ...]
    warnings: tuple[Caution, ...]


def report(
    path: Path, library: Library, taken: Mapping[str, str] = {}, *, playing: bool = True
) -> Report:
    """Check a sheet; `taken` are names of cards on other sheets. Without `playing` no scene is played."""
    checked = check_sheet(path)
    mistakes = list(checked.mistakes)
    card_set = checked.card_set
    sheet = checked.sheet
    name = sheet.values.get("name") if sheet is not None else None
    known = {letters(one) for one in (*library.sets, *taken.values())}
    if sheet is not None and isinstance(name, str) and letters(name) in known:
        mistakes.append(sheet.wrong("name", "there is already a set of this name", name))
        card_set = None
    designs = [design for _, design in checked.cards]
    cards = tuple(
        Shown(design, entry.string("text").strip(), power(design, designs))
        for entry, design in checked.cards
    )
    places = {design.id: entry for entry, design in checked.cards}
    warnings = [*_names_taken(checked.cards, library, taken), *_too_long(checked.cards, library)]
    warnings += _power(cards, places)
    if playing and designs:
        warnings += _happenings(happenings(library, _to_be_played(designs)), list(checked.cards))
    warnings.sort(key=lambda one: (one.line, one.column))
    mistakes.sort(key=lambda one: (one.line, one.column))
    return Report(str(path), card_set, tuple(mistakes), cards, tuple(warnings))


def _to_be_played(designs: Sequence[Design]) -> CardSet:
    """A set of these designs, numbered, so that no names get in each other's way."""
    numbered = tuple(
        msgspec.structs.replace(design, id=f"{TRIED}/{n}", set=TRIED)
        for n, design in enumerate(designs)
    )
    return CardSet(TRIED, TRIED, "Core", "custom", "", numbered)


def _warning(about: About, entry: Entry, key: str, words: str) -> Caution:
    place = entry.wrong(key, "")
    return Caution(about, str(entry.values.get("name", "")), place.line, place.column, words)


def _names_taken(
    cards: Sequence[tuple[Entry, Design]], library: Library, taken: Mapping[str, str]
) -> Iterator[Caution]:
    known = {letters(one.name): one.set for one in (*library.side_designs, *library.designs)}
    known |= {letters(name): of for name, of in taken.items()}
    for entry, design in cards:
        of = known.get(letters(design.name))
        if of is not None:
            words = (
                f'there is already a card named "{design.name}", in {of}; give yours another name'
            )
            yield _warning("name taken", entry, "name", words)


def room(text: str) -> float:
    """How much room a text takes on the printed card, in Latin letters."""
    lines = text.split("\n")
    return sum(_width(line) for line in lines) + A_LINE * (len(lines) - 1)


def _width(text: str) -> float:
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return len(text) + (WIDE_LETTER - 1) * wide


def _too_long(cards: Sequence[tuple[Entry, Design]], library: Library) -> Iterator[Caution]:
    for entry, design in cards:
        found: dict[Language, float] = {
            language: room(translation(library, language).text(design.tree))
            for language in LANGUAGES
        }
        language = max(found, key=found.__getitem__)
        longest = found[language]
        flavour = FLAVOUR_LETTER * _width(design.flavour)
        if longest > MOST_ROOM:
            words = (
                f"the text takes the room of {longest:.0f} letters{IN[language]}, and a card holds "
                f"{MOST_ROOM}: what is beyond is cut off"
            )
            yield _warning("length", entry, "text", words)
        elif design.flavour and longest + flavour > FLAVOUR_ROOM:
            words = (
                f"text and flavour take the room of {longest + flavour:.0f} letters{IN[language]}: "
                f"above {FLAVOUR_ROOM} the flavour is not printed"
            )
            yield _warning("length", entry, "flavour", words)


def _power(cards: Sequence[Shown], places: Mapping[str, Entry]) -> Iterator[Caution]:
    for card in cards:
        worth = card.power
        entry = places[card.design.id]
        key = "text" if "text" in entry.values else "name"
        budget = f"the budget of such a card is {worth.low} to {worth.high}"
        if worth.is_strong:
            words = f"worth {told(worth)} RP in a tournament, far too much: {budget}"
            yield _warning("power", entry, key, words)
        elif worth.is_weak and card.design.tree.lines:
            words = f"worth {told(worth)} RP in a tournament, far too little: {budget}"
            yield _warning("power", entry, key, words)


def told(worth: Power) -> str:
    """From how many RP to how many."""
    least, most = round(worth.least), round(worth.most)
    return str(least) if least == most else f"{least} to {most}"


def _happenings(found: Happenings, cards: Sequence[tuple[Entry, Design]]) -> Iterator[Caution]:
    places = {f"{TRIED}/{n}": entry for n, (entry, _) in enumerate(cards)}
    for one in found.dead:
        trigger = f"{one.trigger}: " if one.trigger else ""
        words = f'nothing made this happen in the scenes that were played for the set: "{trigger}{one.effect}"'
        yield _warning("dead line", places[one.id], "text", words)
    for loop in found.loops:
        first, *others = (places[one] for one in loop)
        names = " and ".join(str(entry.values["name"]) for entry in others)
        words = (
            f"this card and {names} set each other off without end"
            if others
            else "this card sets itself off without end"
        )
        words += "; whoever plays it leaves the tournament as if first (GEN-9)"
        yield _warning("loop", first, "text", words)
    for error in found.errors[:1]:
        entry = next(iter(places.values()))
        yield _warning("broken", entry, "name", f"a scene with this set broke off: {error}")
