"""The messages of the new-table screen: all that can be chosen, and whether it can be played."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from mblades.errors import Reason
from mblades.server.wire.messages import Pace, QuickGame, Sheets

OptionKind = Literal["switch", "number", "choice", "text", "list", "object"]


class Option(Struct):
    """One field of the set-up or of the clock."""

    name: str
    kind: OptionKind
    default: Any
    choices: list[str] = []  # of a choice; of a list: what may be in it
    least: int | None = None
    most: int | None = None
    title: str = ""  # of an option of the rules, in English; translated by `name`
    does: str = ""  # likewise, one sentence
    needs: list[str] = []  # options it makes no sense without
    excludes: list[str] = []  # options it makes no sense with


class ModeChoice(Struct):
    """A mode, and how many can play it."""

    name: str
    title: str  # in English; translated by `name`
    does: str  # likewise, one sentence
    players: dict[str, tuple[int, int]]  # by edition that has it: the fewest and the most
    settings: list[str]  # options that only this mode, or some modes, have
    excludes: list[str]  # options that cannot go with it


class EditionChoice(Struct):
    """An edition, and what its table holds."""

    name: str
    expansion_sets: int
    premium_sets: int
    master_sets: int
    meta_decks: list[str]


class BuildChoice(Struct):
    """A named choice of sets."""

    name: str
    edition: str
    expansion: list[str]
    premium: list[str]
    master: list[str]
    fusion: list[str]
    prizes: list[str]


class Options(Struct):
    """Everything the new-table screen needs; made from the rules themselves."""

    cards: str  # digest of the library
    editions: list[EditionChoice]
    modes: list[ModeChoice]
    options: list[Option]
    newcomers: list[str]  # options to offer to people who play for the first time
    clock: list[Option]
    pace: Pace
    builds: list[BuildChoice]
    bots: list[str]  # levels, weakest first
    quick: QuickGame  # what one click gives
    sets: dict[str, list[str]]  # by rarity
    characters: list[str]
    venues: list[str]
    teams: list[str]
    bosses: list[str]


class CheckSetup(Struct, forbid_unknown_fields=True):
    """Can this be played?"""

    setup: dict[str, Any]
    sheets: Sheets = []


class Checked(Struct):
    """Whether a set-up can be played, and if not, why."""

    ok: bool
    reason: Reason | None = None
