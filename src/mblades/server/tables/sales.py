"""Sales that are taken back: a courtesy of the table, not a rule (docs/rules.md, RUL-27).

A person who has sold a card by mistake may take the sale back as long as it has made no difference to
anybody. For that the table keeps the game as it would be without the sale, and does in it whatever is done
in the game: while everything that happens is the same in both, nobody has acted on the sale. Taking it
back makes the other game the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from mblades.errors import IllegalAction
from mblades.rules.game import Game
from mblades.rules.state.actions import Action, Sell
from mblades.rules.state.events import Event, Sold, TakenBack

if TYPE_CHECKING:
    from mblades.server.tables.table import Outcome, Table


class Sale(Struct, frozen=True):
    """A sale that may still be taken back."""

    seat: int
    card: int
    price: int
    without: Game  # as it would be without the sale


def game_before(table: Table, game: Game, seat: int, action: Action) -> Game | None:
    """The game before an act, if that is a sale which may be taken back."""
    if not isinstance(action, Sell) or game.phase != "deckbuilding":
        return None
    return None if table.seats[seat].is_played_by_bot else game.clone()


def follow(
    table: Table, seat: int, action: Action, happened: list[Event], before: Game | None
) -> None:
    """An act has been done: sales that it has something to do with can no longer be taken back."""
    left = [one for one in table.sales if _is_the_same(one.without, seat, action, happened)]
    if before is not None and isinstance(action, Sell):
        price = next(event.price for event in happened if isinstance(event, Sold))
        left = [one for one in left if one.seat != seat]
        left.append(Sale(seat, action.card, price, before))
    table.sales = tuple(left)


def _is_the_same(game: Game, seat: int, action: Action, happened: list[Event]) -> bool:
    try:
        return game.act(seat, action) == happened
    except IllegalAction:
        return False


def open_sale(table: Table, seat: int) -> Sale | None:
    """The sale that a seat can take back now."""
    game = table.game
    if game is None or game.phase != "deckbuilding":
        return None
    s = game.state
    p = s.players[seat]
    if p.ready or p.deal is not None or s.deckbuilding.paused:
        return None
    return next(
        (
            one
            for one in table.sales
            if one.seat == seat and all(request.card != one.card for request in table.requests)
        ),
        None,
    )


def take_back(table: Table, seat: int, card: int, outcome: Outcome) -> None:
    """Undo a sale: the card comes back, the M$ go, the marker is free again."""
    sale = open_sale(table, seat)
    if sale is None or sale.card != card:
        raise IllegalAction("That sale can no longer be taken back.")
    table.game = sale.without
    table.sales = ()
    table.acts += 1
    outcome.taken_back = (seat, Sell(card))
    outcome.events.append(TakenBack(seat, card, sale.price))
