"""The decks and discard piles of the shop (CARD-9 to CARD-11, ED-11, TRN-11)."""

from __future__ import annotations

from collections.abc import Iterable

from mblades.errors import IllegalAction
from mblades.rules.state.random import shuffled
from mblades.rules.state.state import NO_CARD, NOBODY, State

STORE_SLOTS = 9  # DB-4
TOURNAMENT_AFTERMARKET = 12  # TRN-11


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def without_all(cards: tuple[int, ...], gone: Iterable[int]) -> tuple[int, ...]:
    """The cards but several."""
    out = set(gone)
    return tuple([card for card in cards if card not in out])


def check_back(s: State, card: int, seen: object) -> None:
    """Whoever asks for a card says which back they saw: another may lie there by now."""
    now = s.catalog.set_of[s.cards[card]]
    if seen != now:
        raise IllegalAction("That card is gone; a card from {set} is there now.", set=now)


def remake_store(s: State) -> None:
    """The discard becomes the deck when the deck is empty."""  # CARD-11
    if not s.store_deck and s.store_discard:
        s.store_deck = shuffled(s, s.store_discard)
        s.store_discard = ()
        s.events.append(("remade", "store"))


def remake_core(s: State) -> None:
    """The same for the core deck."""
    if not s.core_deck and s.core_discard:
        s.core_deck = shuffled(s, s.core_discard)
        s.core_discard = ()
        s.events.append(("remade", "core"))


def draw_store(s: State) -> int:
    """The top of the store deck, taken off; NO_CARD if there is none."""
    if not s.store_deck:
        remake_store(s)
        if not s.store_deck:
            return NO_CARD
    card = s.store_deck[-1]
    s.store_deck = s.store_deck[:-1]
    return card


def draw_core(s: State) -> int:
    """The top of the core deck, taken off; NO_CARD if there is none."""
    if not s.core_deck:
        remake_core(s)
        if not s.core_deck:
            return NO_CARD
    card = s.core_deck[-1]
    s.core_deck = s.core_deck[:-1]
    return card


def discard(s: State, cards: Iterable[int]) -> None:
    """To the discard pile that each card belongs to."""  # CARD-9
    if s.edition.core_deck:
        rarity, numbers = s.catalog.rarity, s.cards
        cards = tuple(cards)
        core = tuple([card for card in cards if rarity[numbers[card]] == "Core"])
        if core:
            s.core_discard += core
            cards = without_all(cards, core)
    s.store_discard += tuple(cards)


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
    if s.phase == "tournament" and len(s.aftermarket) + len(new) > TOURNAMENT_AFTERMARKET:
        clear_aftermarket(s)
    s.aftermarket += tuple([(card, NOBODY) for card in new])


def clear_aftermarket(s: State) -> None:
    """All cards there go to the discard, their markers to their owners."""
    for _, owner in s.aftermarket:
        if owner != NOBODY:
            s.players[owner].markers += 1
    cards = [card for card, _ in s.aftermarket]
    s.aftermarket = ()
    discard(s, cards)


def refill_store(s: State) -> None:
    """Nine cards lie in the store area, as far as there are cards."""  # DB-4
    area = list(s.store_area)
    area += [NO_CARD] * (STORE_SLOTS - len(area))
    for slot, card in enumerate(area):
        if card == NO_CARD:
            area[slot] = draw_store(s)
    s.store_area = tuple(area)


def clear_store(s: State) -> None:
    """The store area goes to the discard."""  # ED-16
    cards = [card for card in s.store_area if card != NO_CARD]
    s.store_area = ()
    discard(s, cards)


def uncover(s: State) -> None:
    """While cards are sold, the tops of the decks are on offer: an empty deck is reshuffled at once."""
    if not s.store_deck:
        remake_store(s)
    if not s.core_deck:
        remake_core(s)
