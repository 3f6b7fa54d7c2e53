"""A player's own binder, deck area and collection area (DB-12 to DB-14)."""

from __future__ import annotations

from mblades.errors import IllegalAction
from mblades.rules import offers
from mblades.rules.piles import without
from mblades.rules.state import Action, Player, State

AREAS = ("binder", "deck", "collection")


def choices(p: Player) -> list[Action]:
    """Cards to move, then cards to show or hide."""
    binder, deck, collected, shown = p.binder, p.deck, p.collection, p.shown
    to_deck, to_collection = offers.TO_DECK, offers.TO_COLLECTION
    found = [to_deck[card] for card in binder]
    found += [to_collection[card] for card in binder]
    if deck:
        to_binder = offers.TO_BINDER
        found += [to_binder[card] for card in deck]
        found += [to_collection[card] for card in deck]
    if collected:
        to_binder = offers.TO_BINDER
        found += [to_binder[card] for card in collected]
        found += [to_deck[card] for card in collected]
    show = offers.SHOW
    if shown:
        open_to_all = set(shown)
        found += [show[card] for card in binder if card not in open_to_all]
        found += [show[card] for card in deck if card not in open_to_all]
        hide = offers.HIDE
        found += [hide[card] for card in shown]
    else:
        found += [show[card] for card in binder]
        found += [show[card] for card in deck]
    return found


def move(s: State, p: Player, action: Action) -> None:
    """Put a card into another area; in the deck it comes last (DB-14)."""
    card = _card(action, 3)
    to = action[2]
    if to not in AREAS:
        raise IllegalAction("Cards move to the deck, the binder or the collection.")
    if card in p.binder:
        area = "binder"
    elif card in p.deck:
        area = "deck"
    elif card in p.collection:
        area = "collection"
    else:
        raise IllegalAction("That card is not yours to move.")  # DB-12
    if area == to:
        raise IllegalAction(f"That card is already in your {area}.")
    if area == "binder":
        p.binder = without(p.binder, card)
    elif area == "deck":
        p.deck = without(p.deck, card)
    else:
        p.collection = without(p.collection, card)
    if to == "binder":
        p.binder += (card,)
    elif to == "deck":
        p.deck += (card,)
    else:
        p.collection += (card,)
        if p.shown:  # face up to all anyway
            p.shown = tuple([shown for shown in p.shown if shown != card])
    open_to_all = area == "collection" or to == "collection"
    s.events.append(("displayed" if open_to_all else "arranged", p.seat, card, area, to))


def show(s: State, p: Player, action: Action) -> None:
    """Turn a card of the binder or deck face up for everyone."""  # DB-12
    card = _card(action, 2)
    if card not in p.binder and card not in p.deck:
        raise IllegalAction("That card is not in your binder or deck.")
    if card in p.shown:
        raise IllegalAction("Everyone can see that card already.")
    p.shown += (card,)
    s.events.append(("shown", p.seat, card))


def hide(s: State, p: Player, action: Action) -> None:
    """Turn a shown card face down again."""
    card = _card(action, 2)
    if card not in p.shown:
        raise IllegalAction("You are not showing that card.")
    p.shown = without(p.shown, card)
    s.events.append(("hidden", p.seat, card))


def _card(action: Action, length: int) -> int:
    if len(action) != length or type(action[1]) is not int:
        raise IllegalAction(
            f"Say which card to {action[0]}" + (", and where to." if length == 3 else ".")
        )
    return action[1]
