"""The messages about puzzles, which belong to no table and no account."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mblades.rules.state.view_records import View
from mblades.server.wire.messages import Action, HistoryEntry, Table

PuzzleResult = Literal["open", "solved", "failed"]


class PuzzleText(Struct):
    """A puzzle as people read it, in one language."""

    id: str
    difficulty: int  # 1 to 3
    title: str
    task: str
    why: str  # what one learns by it, for those who have solved it


class PuzzleList(Struct):
    """All puzzles, the easiest first, and which is today's."""

    daily: str
    puzzles: list[PuzzleText]


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """What somebody has done in a puzzle, from its beginning."""

    actions: Annotated[list[Action], Meta(max_length=60)] = []


class PuzzleMoment(Struct):
    """Where it has led."""

    table: Table
    view: View
    choices: dict[str, list[Action]]  # by verb; none when it is over
    story: list[HistoryEntry]  # the number of an entry is that of the action, from 1 on
    result: PuzzleResult


class PuzzleHint(Struct):
    """The next step of a solution; null: what was done is the beginning of none."""

    action: Action | None
