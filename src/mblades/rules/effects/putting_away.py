"""Putting cards into the Store and the Aftermarket."""

from __future__ import annotations

from typing import Final

from mblades.rules.effects.catalog import Op
from mblades.rules.effects.entering_and_leaving import take_from_anywhere
from mblades.rules.effects.stack import ask
from mblades.rules.effects.targets import PICKED
from mblades.rules.state import answers, events, piles
from mblades.rules.state.random import shuffled
from mblades.rules.state.state import Frame, State
from mblades.text import tree

_IN_ORDER: Final = ("on top of the Store", "on the bottom of the Store", "back")


def put_away(effect: tree.PutAway) -> list[Op]:
    """The steps behind the choice of cards: all of them at once (TRN-11), in an order of one's choice."""
    target = effect.target
    is_ordered = isinstance(target, tree.Cards) and target.how in PICKED  # one after the other
    steps = [] if is_ordered or effect.where not in _IN_ORDER else [_order]
    return [*steps, _put(effect.where)]


def _order(s: State, f: Frame) -> None:
    """Whoever puts several cards says in which order: the last one named ends up on top."""
    while len(f.picks) < len(f.those):
        left = [card for card in f.those if card not in f.picks]
        index = ask(s, f, f.subject, "put back", [answers.Card(card) for card in left])
        if index < 0:
            return
        f.picks = (*f.picks, left[index])
    f.those, f.picks = f.picks, ()


def _put(where: str) -> Op:
    def step(s: State, f: Frame) -> None:
        if where == "back in the same order" and all(card in s.shop.store_deck for card in f.those):
            return  # what was only looked at has never gone
        if where == "in the Store's discard pile":
            for card in f.those:
                discard_to_store(s, f.subject, card)
            return
        for card in f.those:
            _tell(s, f.subject, card, where)
            take_from_anywhere(s, card)
        shop = s.shop
        if where == "in the box":
            piles.remove(s, f.those)
            return
        if where == "into the Store":
            shop.store_deck = shuffled(s, (*shop.store_deck, *f.those))
            return
        if where in ("on top of the Store", "back", "back in the same order"):
            shop.store_deck += f.those
        elif where == "on the bottom of the Store in a random order":
            shop.store_deck = (*shuffled(s, f.those), *shop.store_deck)
        elif where == "on the bottom of the Store":
            shop.store_deck = (*f.those, *shop.store_deck)
        else:
            piles.to_aftermarket(s, f.those)

    return step


def _tell(s: State, seat: int, card: int, where: str) -> None:
    match where:
        case "on top of the Store" | "back" | "back in the same order":
            s.events.append(events.PutOnStore(seat, card))
        case "on the bottom of the Store" | "on the bottom of the Store in a random order":
            s.events.append(events.PutUnderStore(seat, card))
        case "into the Store":
            s.events.append(events.ShuffledIntoStore(seat, card))
        case "in the box":
            s.events.append(events.PutInBox(seat, card))
        case _:
            s.events.append(events.PutInAftermarket(seat, card))


def is_nobodys(s: State, card: int) -> bool:
    """Whether a card lies where cards are sold."""
    shop = s.shop
    if card in shop.store_deck or card in shop.store_discard or card in shop.core_deck:
        return True
    return any(card == one.card for one in shop.aftermarket) or any(
        card in pile for pile in shop.fusion
    )


def discard_to_store(s: State, seat: int, card: int) -> None:
    """Discard a card to the pile that the Store's cards go to (CARD-9)."""
    take_from_anywhere(s, card)
    piles.discard(s, (card,))
    s.events.append(events.DiscardedToStore(seat, card))
