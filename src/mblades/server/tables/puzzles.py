"""Puzzles as people try them. The server keeps nothing: what somebody has done comes with every request."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

import msgspec

from mblades.puzzles import Attempt, Puzzle, daily, named
from mblades.puzzles import puzzles as every_puzzle
from mblades.puzzles.puzzle import YOU
from mblades.rules.state.actions import as_list, verb
from mblades.server.tables.documents import cards_named
from mblades.server.wire import messages
from mblades.server.wire import puzzles as wire
from mblades.server.wire.refusals import NotFound


def listed(language: messages.Language, day: datetime.date) -> wire.PuzzleList:
    """All puzzles in one language, and the one of a day."""
    texts = [
        wire.PuzzleText(
            id=puzzle.id,
            difficulty=puzzle.difficulty,
            title=puzzle.title.say(language),
            task=puzzle.task(language),
            why=puzzle.why.say(language),
        )
        for puzzle in every_puzzle()
    ]
    return wire.PuzzleList(daily(day).id, texts)


def moment(name: str, actions: Sequence[Sequence[object]]) -> wire.PuzzleMoment:
    """Where these actions lead; IllegalAction at the first that cannot be done."""
    attempt = Attempt(_known(name))
    story: list[messages.HistoryEntry] = []
    for number, action in enumerate(actions, start=1):
        happened = attempt.act(action)
        seen = attempt.game.seen_by(YOU, happened)
        entry = messages.HistoryEntry(
            number, 0, msgspec.to_builtins(seen), cards_named(attempt.game, seen)
        )
        story.append(entry)
    choices: dict[str, list[list[object]]] = {}
    for one in attempt.choices:
        choices.setdefault(verb(one), []).append(as_list(one))
    return wire.PuzzleMoment(
        table=_table(attempt, len(actions)),
        view=attempt.game.view(YOU),
        choices=choices,
        story=story,
        result=attempt.result,
    )


def hint(name: str, actions: Sequence[Sequence[object]]) -> wire.PuzzleHint:
    """The next step of a solution that begins with these actions."""
    attempt = Attempt(_known(name))
    for action in actions:
        attempt.act(action)
    found = attempt.hint()
    return wire.PuzzleHint(None if found is None else as_list(found))


def _known(name: str) -> Puzzle:
    puzzle = named(name)
    if puzzle is None:
        raise NotFound("There is no such puzzle.")
    return puzzle


def _table(attempt: Attempt, number: int) -> messages.Table:
    """A table for the client to draw: oneself, and rivals who go by their characters."""
    s = attempt.game.state
    rivals = [
        messages.Seat(seat=seat, kind="bot", name=side.character, level="rookie")
        for seat, side in enumerate(attempt.puzzle.rivals, start=1)
    ]
    return messages.Table(
        id="",
        number=number,
        name="",
        state="playing",
        public=False,
        code=None,
        host="",
        seats=[messages.Seat(seat=YOU, kind="person", name="", present=True), *rivals],
        spectators=0,
        setup=msgspec.to_builtins(s.setup),
        sheets=[],
        pace=messages.Pace(clock=False),
        due=[],
        onward=[],
        now=0,
        cards=s.catalog.library.digest,
    )
