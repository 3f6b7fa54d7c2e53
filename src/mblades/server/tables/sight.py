"""Whether a person has seen what their act relies on.

What an action names is checked by the rules: the back of a card, the number of a trade. What it does not
name (`ActionRecord.relies_on`) may have changed while it was on its way, and then it would be another deed:
the answer to the next question, "ready" for the next timer. So an act may carry the number of the update its
player saw, and is refused when what it relies on is newer. Nothing of this is in the log: an act that is
refused never gets there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, assert_never

from mblades.errors import IllegalAction
from mblades.rules.deckbuilding import powers
from mblades.rules.game import Game
from mblades.rules.state.actions import Choose, Sight
from mblades.server.tables.play import ONWARD, taken_back
from mblades.server.tables.table import Table


def _moment(table: Table, game: Game, _seat: int) -> object:
    return table.decisions, game.phase


def _phase(_table: Table, game: Game, _seat: int) -> object:
    deckbuilding = game.state.deckbuilding
    return game.round, game.phase, deckbuilding.timer, deckbuilding.extensions


def _prices(_table: Table, game: Game, seat: int) -> object:
    return powers.price_changes(game.state, game.state.players[seat])


def _metas(_table: Table, game: Game, _seat: int) -> object:
    return game.state.meta_decks


def _deal(_table: Table, game: Game, seat: int) -> object:
    return game.state.players[seat].deal


SIGHTS: Final[dict[Sight, Callable[[Table, Game, int], object]]] = {
    "moment": _moment, "phase": _phase, "prices": _prices, "metas": _metas, "deal": _deal,
}  # fmt: skip


class Sights:
    """Since which input everything that acts rely on is as it is, for every seat of a table."""

    def __init__(self, table: Table) -> None:
        self._since: dict[tuple[int, Sight], tuple[object, int]] = {}
        self.follow(table, table.number - 1)

    def follow(self, table: Table, number: int) -> set[int]:
        """Note what the input of this number has changed; the result is the seats that must hear of it, as
        they may act (whoever may not act yet will hear when they may)."""
        game = table.game
        moved: set[int] = set()
        if game is None:
            return moved
        waiting = game.waiting
        for seat in game.seats:
            for sight, look in SIGHTS.items():
                now = look(table, game, seat)
                known = self._since.get((seat, sight))
                if known is None or known[0] != now:
                    self._since[seat, sight] = now, number
                    moved.update({seat}.intersection(waiting))
        return moved

    def check(self, table: Table, seat: int, action: Sequence[object], seen: int) -> None:
        """IllegalAction for an action whose player had seen the updates up to a number, and no more."""
        game = table.game
        if game is None:
            return
        if taken_back(action) is not None:  # it names the card
            return
        if tuple(action) == ONWARD:
            sight: Sight | None = "phase"
            is_answer = False
        else:
            record = game.read(action)
            sight, is_answer = record.relies_on, isinstance(record, Choose)
        if sight is None:
            return
        # Between two updates nobody can have seen what has changed since the first.
        known = self._since.get((seat, sight))
        if known is None or seen < known[1] or known[0] != SIGHTS[sight](table, game, seat):
            _refuse(sight, is_answer)


def _refuse(sight: Sight, is_answer: bool) -> None:
    if is_answer:
        raise IllegalAction("That question has passed; look at what is asked now.")
    match sight:
        case "moment":
            raise IllegalAction("Something has happened since you chose that; look again.")
        case "phase":
            raise IllegalAction("That was for the timer or the phase before; look again.")
        case "prices":
            raise IllegalAction("Your prices have changed since you chose that; look again.")
        case "metas":
            raise IllegalAction("The next metas have changed since you chose that; look again.")
        case "deal":
            raise IllegalAction("What you were putting together has changed; look again.")
        case _:
            assert_never(sight)
