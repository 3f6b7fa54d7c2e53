"""What a puzzle is, and the sheets that have them all: `sheets/*.toml`, a table for each puzzle."""

from __future__ import annotations

import datetime
import math
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from mblades.cards.library import load as load_library
from mblades.cards.translations import Language, Translation, translation
from mblades.errors import SheetError
from mblades.lab.narration.words import words_in
from mblades.rules.effects import board
from mblades.rules.state.state import State
from mblades.testing import Table

HERE = Path(__file__).parent / "sheets"
YOU = 0  # the seat of whoever tries it
QUOTED = {"en": "“{}”", "ja": "『{}』", "ru": "«{}»"}
FIRST_DAY = datetime.date(2026, 1, 1)

Difficulty = Literal[1, 2, 3]
Names = tuple[str, ...]


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language; a {Card} in it is the name of a card or a meta."""

    en: str
    ja: str
    ru: str

    def say(self, language: Language) -> str:
        """The text in one language."""
        text: str = getattr(self, language)
        return re.sub(r"\{([^}]+)\}", lambda found: printed(found[1], language), text)


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has at the beginning."""

    character: str = ""  # who a rival is
    rp: int = 0
    hand: Names = ()
    tableau: Names = ()
    box: str = ""
    accessories: Names = ()


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked for, when all Score effects are done; one of these."""

    most: int = 0  # as many RP as possible: so many
    win: bool = False  # more RP than any rival
    flip: Names = ()  # cards that are to lie face down

    def is_reached(self, s: State) -> bool:
        """Whether the tournament has ended as it should."""
        mine, *theirs = [player.rp for player in s.players]
        names = {s.catalog.names[s.cards[card]] for card in s.tournament.down}
        return (
            mine >= self.most
            and not (self.win and mine <= max(theirs))
            and names.issuperset(self.flip)
        )

    def say(self, language: Language) -> str:
        """The goal as a sentence."""
        words = words_in(language)
        if self.flip:
            cards = words.listed([printed(name, language) for name in self.flip])
            return words.say("puzzle-goal-flip", cards=cards)
        if self.win:
            return words.say("puzzle-goal-win")
        return words.say("puzzle-goal-most", rp=self.most)


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a tournament, and what is to be found in it."""

    difficulty: Difficulty
    title: Words
    why: Words  # what one learns by it, told afterwards
    goal: Goal
    you: Side
    rivals: Annotated[tuple[Side, ...], Meta(min_length=1, max_length=5)]
    solutions: tuple[Names, ...]  # every one of them: one's own decisions, in order
    note: Words | None = None  # what one has to know that is not on the table
    metas: Names = ()
    store: Names = ()  # the top first
    id: str = ""

    def task(self, language: Language) -> str:
        """What is to be done, and what one has to know for it."""
        asked = self.goal.say(language)
        if self.note is None:
            return asked
        return f"{asked}{'' if language == 'ja' else ' '}{self.note.say(language)}"

    def scene(self) -> State:
        """The table as it is at the beginning."""
        t = Table(players=1 + len(self.rivals))
        for seat, side in enumerate((self.you, *self.rivals)):
            t.rp(seat, side.rp)
            t.hand(seat, *side.hand)
            t.tableau(seat, *side.tableau)
            t.accessories(seat, *side.accessories)
            if side.box:
                t.box(seat, side.box)
        t.meta(*self.metas)
        t.store(*self.store)
        s = t.state
        s.setup = msgspec.structs.replace(s.setup, ask_forced=False)
        characters = [one.name for one in s.catalog.characters]
        rivals = [characters.index(side.character) for side in self.rivals]
        yours = next(n for n in range(len(characters)) if n not in rivals)
        for player, character in zip(s.players, (yours, *rivals), strict=True):
            player.character = character
        board.forget(s)
        return s


def printed(name: str, language: Language) -> str:
    """The name of a card or a meta as people read it, in quotes."""
    words = _translation(language)
    said = words.named(name)
    if said == name:
        said = words.other("metas", name).name
    if language == "ru":
        said = said.replace("«", "„").replace("»", "“")
    return QUOTED[language].format(said)


@cache
def _translation(language: Language) -> Translation:
    return translation(load_library(), language)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, the easiest first; SheetError if a sheet is wrong."""
    found: list[Puzzle] = []
    for path in sorted(HERE.glob("*.toml")):
        try:
            sheet = tomllib.loads(path.read_text(encoding="utf-8"))
            for name, table in sheet.items():
                found.append(msgspec.convert({"id": name, **table}, Puzzle))
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise SheetError(str(error), file=path.name) from None
    return tuple(sorted(found, key=lambda puzzle: puzzle.difficulty))


def named(name: str) -> Puzzle | None:
    """The puzzle with this id."""
    return next((puzzle for puzzle in puzzles() if puzzle.id == name), None)


def daily(day: datetime.date) -> Puzzle:
    """The puzzle of a day, the same for everybody; all come before one comes again."""
    every = puzzles()
    count = len(every)
    step = next(n for n in range(count * 3 // 5, count) if math.gcd(n, count) == 1)
    return every[(day - FIRST_DAY).days * step % count]
