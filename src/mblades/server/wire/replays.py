"""The messages about games that are looked at again."""

from __future__ import annotations

from msgspec import Struct

from mblades.rules import evening
from mblades.rules.state.view_records import View
from mblades.server.wire.messages import HistoryEntry, Table


class ReplayChapter(Struct):
    """Where a phase begins; the last one is the end of the game."""

    step: int
    round: int
    phase: str


class Recording(Struct):
    """A replay as one seat, or everyone together, saw it."""

    table: Table  # as it was at the end
    own_sets: bool  # it has cards that are not in the usual library
    steps: int
    chapters: list[ReplayChapter]
    story: list[HistoryEntry]  # the number of an entry is the step that led to it


class ReplayMoment(Struct):
    """How things stood after a step."""

    step: int
    view: View


class EveningPage(Struct):
    """A game that is over, in one page."""

    told: evening.Evening
    cards: dict[str, str]  # design id by card number, for cards that it names
