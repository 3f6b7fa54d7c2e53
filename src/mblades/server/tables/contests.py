"""Several players want one card: the window in which requests are collected, and the first chance
of the player who uncovered it (DB-18, RUL-10).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from mblades.rules.game import Game
from mblades.rules.state.actions import Action, Buy, Purchase, StorePlace
from mblades.rules.state.events import Bought, Event
from mblades.rules.state.state import NO_CARD, State


class Request(Struct, frozen=True):
    """A seat asks for a card that others may want too."""

    number: int  # of the input that asked
    seat: int
    card: int
    until: int  # when it is settled


class Hold(Struct, frozen=True):
    """A seat has the first chance to buy a card."""

    card: int
    seat: int
    until: int


def wanted(game: Game, action: Action) -> int | None:
    """The card of the store or the aftermarket that an action asks for."""
    match action:
        case Buy(place=place, back=back):
            lies_there = _card_at(game.state, place)
            if lies_there is not None and _back(game.state, lies_there) == back:
                return lies_there
        case Purchase(card=card) if any(card == one.card for one in game.state.shop.aftermarket):
            return card
    return None


def _card_at(s: State, place: StorePlace) -> int | None:
    if place == "store":
        return s.shop.store_deck[-1] if s.shop.store_deck else None
    if place == "core":
        return s.shop.core_deck[-1] if s.shop.core_deck else None
    if 0 <= place < len(s.shop.store_area):
        card = s.shop.store_area[place]
        return None if card == NO_CARD else card
    return None


def _back(s: State, card: int) -> str:
    return s.catalog.set_of[s.cards[card]]


def place_of(game: Game, card: int) -> StorePlace | None:
    """Where in the store a card lies now; it moves when the slot it fills becomes free."""
    s = game.state
    if card in s.shop.store_area:
        return s.shop.store_area.index(card)
    if s.shop.store_deck and s.shop.store_deck[-1] == card:
        return "store"
    if s.shop.core_deck and s.shop.core_deck[-1] == card:
        return "core"
    return None


def order_for(game: Game, card: int) -> Action | None:
    """The action that gets a card now; None when it is no longer on offer."""
    place = place_of(game, card)
    if place is not None:
        return Buy(place, _back(game.state, card))
    if any(card == one.card for one in game.state.shop.aftermarket):
        return Purchase(card)
    return None


def uncovered(game: Game, happened: Iterable[Event]) -> list[tuple[int, int]]:
    """Cards that purchases have uncovered, each with the seat that bought.

    A free slot is filled with the top of the store deck, which everybody saw before: what is new
    is the next card of the deck.
    """
    found: list[tuple[int, int]] = []
    for event in happened:
        if isinstance(event, Bought):
            shop = game.state.shop
            deck = shop.core_deck if event.slot == "core" else shop.store_deck
            if deck:
                found.append((deck[-1], event.seat))
    return found
