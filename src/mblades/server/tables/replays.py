"""The replay of a table's game, made from its log.

The log of a table has more in it than the game was given: seats, presence, requests that came to nothing.
It is applied once more, and what reaches the game is written down.
"""

from __future__ import annotations

from collections.abc import Sequence

from mblades.errors import ReplayError
from mblades.rules.game import Game
from mblades.rules.replay import Sitter, recorded
from mblades.rules.state.actions import Action
from mblades.server import setups
from mblades.server.storage.records import Entry
from mblades.server.tables import inputs
from mblades.server.tables.table import Table


def replay_of(name: str, entries: Sequence[Entry]) -> bytes:
    """The game of a table as a file; ReplayError if it is not over, SaveError if it cannot be read."""
    table = Table(name)
    given: list[tuple[int | None, Action | None]] = []
    for entry in entries:
        given += table.apply(inputs.decode(entry.input)).given
    if table.game is None:
        raise ReplayError("The game is not over yet; there is a replay when it is.")
    game = Game.start(table.game.state.setup, setups.library())
    recorder = recorded(game, given)
    sitters = tuple(
        Sitter(name=place.name) if place.account is not None else Sitter(bot=place.level)
        for place in table.seats
    )
    return recorder.replay(sitters, table.began, table.ended).dump()
