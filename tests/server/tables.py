"""A table without a server: inputs at chosen times."""

from __future__ import annotations

from typing import Any

from mblades.rules.state.actions import StorePlace, as_list
from mblades.rules.version import RULES_VERSION
from mblades.server import setups
from mblades.server.tables import inputs
from mblades.server.tables.inputs import Acted, Began, Came, Input, Opened, Sat, TimePassed
from mblades.server.tables.table import Outcome, Table
from mblades.server.wire.messages import Pace
from tests.store import buying

SEED = 7
NAMES = ("ann", "bob", "cid")


class Scene:
    """Ann, Bob and Cid at a table, and a log of all that happens."""

    def __init__(
        self,
        lengths: dict[str, Any] | None = None,
        people: int = 3,
        mode: str = "normal",
        level: str = "regular",
        **pace: Any,
    ) -> None:
        self.table = Table("0123456789abcdef")
        self.log: list[bytes] = []
        self.now = 0
        self.people = NAMES[:people]
        setup = {"build": "New Beginnings", "players": 3, "clock": lengths or {}, "mode": mode}
        bots = (None, level, level) if people == 1 else ()
        self.take(Opened(0, "ann", "Ann", "", True, "code", setup, (), Pace(**pace), 3, bots))
        for name in self.people[1:]:
            self.take(Sat(0, name, name.capitalize()))
        for name in self.people:
            self.take(Came(0, name))

    def begin(self) -> Scene:
        """Start the game."""
        self.take(Began(self.now, "ann", SEED, setups.library().digest, RULES_VERSION))
        return self

    def take(self, what: Input) -> Outcome:
        """The next input, by way of the log's own form."""
        written = inputs.encode(what)
        outcome = self.table.apply(inputs.decode(written))
        self.log.append(written)
        return outcome

    def act(self, seat: int, *action: Any, by: Any = "person") -> Outcome:
        """A seat acts now."""
        return self.take(Acted(self.now, seat, action, by))

    def buying(self, place: StorePlace) -> list[object]:
        """Buy what lies at a place of the store now."""
        assert self.table.game is not None
        return as_list(buying(self.table.game, place))

    def at(self, now: int) -> Scene:
        """The time is now this, in milliseconds."""
        self.now = now
        return self

    def tick_at(self, now: int) -> Outcome:
        """The clock looks at the table."""
        self.now = now
        return self.take(TimePassed(now))

    @property
    def s(self) -> Any:
        """The state of the game."""
        assert self.table.game is not None
        return self.table.game.state

    def replayed(self) -> Table:
        """A table made anew from the log."""
        table = Table(self.table.id)
        for written in self.log:
            table.apply(inputs.decode(written))
        return table
