"""A table as it was some time ago: what a cast shows. All of it is pure (see `table`).

A cast shows every hand, so nothing may be in it before its time. The log says when everything happened;
a trailing table is given all of it, and applies an input only when it is asked for a time that late.
"""

from __future__ import annotations

from mblades.server.tables.history import History
from mblades.server.tables.inputs import Input
from mblades.server.tables.table import Outcome, Table
from mblades.server.wire.refusals import NotAllowed


def check_may_cast(table: Table, account: str) -> None:
    """NotAllowed for an account that may not watch the cast of a table, as things are now."""
    if table.cast_delay_s is None:
        raise NotAllowed("This game is not cast.")
    if table.state != "over" and table.is_expected(account):
        raise NotAllowed("Players cannot watch the cast of their own game.")


class Trailing:
    """A table, and the inputs whose time has not come yet."""

    def __init__(self, table: Table, history: History) -> None:
        self.table = table
        self.history = history
        self._to_come: dict[int, Input] = {}  # by number

    def hear(self, number: int, what: Input) -> None:
        """Keep an input of the log for its time; the same one may come twice."""
        if number >= self.table.number:
            self._to_come[number] = what

    @property
    def next_at(self) -> int | None:
        """When the next input was taken; None if none is known."""
        what = self._to_come.get(self.table.number)
        return None if what is None else what.at

    def advance(self, until: int) -> list[tuple[int, Input, Outcome]]:
        """Apply everything that was taken by this time; the result is what it did, by number."""
        done: list[tuple[int, Input, Outcome]] = []
        while (at := self.next_at) is not None and at <= until:
            number = self.table.number
            what = self._to_come.pop(number)
            outcome = self.table.apply(what)
            self.history.add(number, what.at, outcome.events)
            done.append((number, what, outcome))
        return done
