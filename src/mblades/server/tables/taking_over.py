"""Taking over the seat of a bot in a game under way. All of it is pure (see `table`).

While decks are built one sits down at once; in a tournament at its end, and where players take turns
as soon as it is not this seat's. From then on one sees what the seat sees.
"""

from __future__ import annotations

from mblades.errors import IllegalAction
from mblades.rules.game import Game
from mblades.server.tables import play
from mblades.server.tables.inputs import Sat
from mblades.server.tables.table import Outcome, Place, Table
from mblades.server.wire.messages import Comer


def expect(table: Table, what: Sat) -> None:
    """Somebody without a seat wants to take over a bot's."""
    comer = Comer(what.account, what.name, what.face, what.kept)
    known = coming_to(table, what.account)
    seat = _seat_for(table, what) if known is None else known
    table.change_place(seat, coming=comer)


def coming_to(table: Table, account: str) -> int | None:
    """The seat that somebody is going to take over."""
    for seat, place in enumerate(table.seats):
        if place.coming is not None and place.coming.account == account:
            return seat
    return None


def _seat_for(table: Table, what: Sat) -> int:
    """First a seat where somebody was expected; one that the host has given to a bot only for those
    whom the host has invited."""
    free = [
        seat
        for seat, place in enumerate(table.seats)
        if _is_bots(place) and (what.invited or place.vacant)
    ]
    if not free:
        if any(_is_bots(place) for place in table.seats):
            raise IllegalAction("The game has begun; you can watch it.")
        raise IllegalAction("Every seat is taken; you can watch.")
    if what.seat is not None:
        if what.seat not in free:
            raise IllegalAction("You cannot take over that seat.")
        return what.seat
    return min(free, key=lambda seat: (not table.seats[seat].vacant, seat))


def _is_bots(place: Place) -> bool:
    return place.account is None and place.level is not None and place.coming is None


def seat_comers(table: Table, at: int, outcome: Outcome) -> None:
    """After every input: those who wait for a seat sit down if they can."""
    game = table.game
    for seat, place in enumerate(table.seats):
        who = place.coming
        if who is None or game is None:
            continue
        if table.state == "over":
            table.change_place(seat, coming=None)
        elif _changes_hands(game, seat):
            table.set_place(
                seat, Place(who.account, who.name, sign=at, kept=who.kept, face=who.face)
            )
            play.have_another_look(table, seat, outcome)


def _changes_hands(game: Game, seat: int) -> bool:
    if game.phase != "tournament":
        return True
    return game.state.setup.mode == "turn-based" and seat not in game.waiting
