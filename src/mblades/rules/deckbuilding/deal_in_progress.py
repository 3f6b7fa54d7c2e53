"""Fusions, NPCs and trades that are put together one pick at a time.

`Player.deal` says which, and what has been picked. While it is open its owner picks or cancels, and
nothing has happened yet.
"""

from __future__ import annotations

from mblades.errors import IllegalAction
from mblades.rules.state.actions import Action
from mblades.rules.state.records import Trading
from mblades.rules.state.state import Player, State


def refuse_open_deal(p: Player) -> None:
    """Nothing else begins before what is being put together is finished or cancelled."""
    if p.deal is not None:
        raise IllegalAction("First finish or cancel what you have started.")


def cancel(p: Player) -> None:
    """Put everything back; nothing had been paid."""
    if p.deal is None:
        raise IllegalAction("There is nothing to cancel.")
    p.deal = None


def drop_stale(p: Player) -> None:
    """A trade took cards that a deal of their old owner counted on: that deal is off."""
    deal = p.deal
    if deal is None:
        return
    held = deal.deal.give.cards if isinstance(deal, Trading) else deal.cards
    if not set(held) <= set(p.binder):
        p.deal = None


def check_held(cards: tuple[int, ...], p: Player, area: str = "binder") -> None:
    """Refuse cards that are not all different and in the binder, or in another area."""
    check_different(cards)
    if not set(cards) <= set(p.cards_in(area)):
        raise IllegalAction("That card is not in your {area}.", area=area)


def check_different(cards: tuple[int, ...]) -> None:
    """Refuse a card that is listed twice."""
    if len(set(cards)) < len(cards):
        raise IllegalAction("The same card is listed twice.")


def take_from(p: Player, area: str, cards: tuple[int, ...]) -> None:
    """The cards leave the binder, or another area; what leaves it is no longer shown."""
    gone = set(cards)
    p.put_in(area, tuple([card for card in p.cards_in(area) if card not in gone]))
    if p.shown:
        p.shown = tuple([card for card in p.shown if card not in gone])


def pick_choices(s: State, cards: tuple[int, ...], taken: tuple[int, ...]) -> list[Action]:
    """Picks of cards not yet taken."""
    pick = s.actions.pick
    return [pick[card] for card in cards if card not in taken]
