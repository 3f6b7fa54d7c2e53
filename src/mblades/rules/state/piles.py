"""The decks and discard piles of the shop (CARD-9 to CARD-11, ED-11, TRN-11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mblades.errors import IllegalAction
from mblades.rules.state import events
from mblades.rules.state.random import shuffled
from mblades.rules.state.records import NO_CARD, NOBODY, ForSale
from mblades.rules.state.state import State

STORE_SLOTS: Final = 9  # DB-4
TOURNAMENT_AFTERMARKET: Final = 12  # TRN-11


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def without_all(cards: tuple[int, ...], gone: Iterable[int]) -> tuple[int, ...]:
    """The cards but several."""
    out = set(gone)
    return tuple([card for card in cards if card not in out])


def check_back(s: State, card: int, seen: str) -> None:
    """Whoever asks for a card says which back they saw: another may lie there by now."""
    now = s.catalog.set_of[s.cards[card]]
    if seen != now:
        raise IllegalAction("That card is gone; a card from {set} is there now.", set=now)


def remake_store(s: State) -> None:
    """The discard becomes the deck when the deck is empty."""  # CARD-11
    if not s.shop.store_deck and s.shop.store_discard:
        s.shop.store_deck = shuffled(s, s.shop.store_discard)
        s.shop.store_discard = ()
        s.events.append(events.Remade("store"))


def remake_core(s: State) -> None:
    """The same for the core deck."""
    if not s.shop.core_deck and s.shop.core_discard:
        s.shop.core_deck = shuffled(s, s.shop.core_discard)
        s.shop.core_discard = ()
        s.events.append(events.Remade("core"))


def draw_store(s: State) -> int:
    """The top of the store deck, taken off; NO_CARD if there is none."""
    if not s.shop.store_deck:
        remake_store(s)
        if not s.shop.store_deck:
            return NO_CARD
    card = s.shop.store_deck[-1]
    s.shop.store_deck = s.shop.store_deck[:-1]
    return card


def draw_core(s: State) -> int:
    """The top of the core deck, taken off; NO_CARD if there is none."""
    if not s.shop.core_deck:
        remake_core(s)
        if not s.shop.core_deck:
            return NO_CARD
    card = s.shop.core_deck[-1]
    s.shop.core_deck = s.shop.core_deck[:-1]
    return card


def lifted_from_deck(s: State, card: int) -> bool:
    """Take a card out of a deck of the shop, if it lies in one."""
    if card in s.shop.store_deck:
        s.shop.store_deck = without(s.shop.store_deck, card)
        return True
    if card in s.shop.core_deck:
        s.shop.core_deck = without(s.shop.core_deck, card)
        return True
    return False


def discard(s: State, cards: Iterable[int]) -> None:
    """To the discard pile that each card belongs to."""  # CARD-9
    if s.edition.core_deck:
        rarity, numbers = s.catalog.rarity, s.cards
        cards = tuple(cards)
        core = tuple([card for card in cards if rarity[numbers[card]] == "Core"])
        if core:
            s.shop.core_discard += core
            cards = without_all(cards, core)
    s.shop.store_discard += tuple(cards)


def remove(s: State, cards: Iterable[int]) -> None:
    """To the box, for good."""  # CARD-10
    s.removed += tuple(cards)


def spend(s: State, cards: Iterable[int]) -> None:
    """Fused cards and turned-in collections leave their owner."""  # ED-11
    if s.edition.spent_cards_to == "box":
        remove(s, cards)
    else:
        discard(s, cards)


def to_aftermarket(s: State, cards: Iterable[int]) -> None:
    """Cards that a tournament puts up for sale, without a marker."""  # TRN-11
    new = tuple(cards)
    if s.phase == "tournament" and len(s.shop.aftermarket) + len(new) > TOURNAMENT_AFTERMARKET:
        clear_aftermarket(s)
    s.shop.aftermarket += tuple([ForSale(card) for card in new])


def clear_aftermarket(s: State) -> None:
    """All cards there go to the discard, their markers to their owners."""
    for one in s.shop.aftermarket:
        if one.seller != NOBODY:
            s.players[one.seller].markers += 1
    cards = [one.card for one in s.shop.aftermarket]
    s.shop.aftermarket = ()
    discard(s, cards)


def refill_store(s: State) -> None:
    """Nine cards lie in the store area, as far as there are cards."""  # DB-4
    area = list(s.shop.store_area)
    area += [NO_CARD] * (STORE_SLOTS - len(area))
    for slot, card in enumerate(area):
        if card == NO_CARD:
            area[slot] = draw_store(s)
    s.shop.store_area = tuple(area)


def clear_store(s: State) -> None:
    """The store area goes to the discard."""  # ED-16
    cards = [card for card in s.shop.store_area if card != NO_CARD]
    s.shop.store_area = ()
    discard(s, cards)


def uncover(s: State) -> None:
    """While cards are sold, the tops of the decks are on offer: an empty deck is remade at once."""
    remake_store(s)
    remake_core(s)
