"""Collections: what makes one valid, and what it scores (DB-15, DB-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mblades.errors import Sentence
from mblades.rules.deckbuilding import powers
from mblades.rules.state import events
from mblades.rules.state.piles import spend
from mblades.rules.state.state import State

VP_BY_SIZE: Final[tuple[int, ...]] = (0, 0, 2, 4, 7, 9, 12, 16, 21)
RP_BY_SIZE: Final[tuple[int, ...]] = (
    0,
    0,
    20,
    30,
    40,
    50,
    60,
    70,
    80,
)  # where they give RP (DUEL-3, TURN-9)
LARGEST_SCORED: Final = 8


def shared_symbols(s: State, cards: Sequence[int]) -> tuple[int, int]:
    """The elements and the types that all the cards have, as bit sets."""
    elements = types = -1
    for card in cards:
        number = s.cards[card]
        elements &= s.catalog.elements[number]
        types &= s.catalog.types[number]
    return elements, types


def is_valid(s: State, cards: Sequence[int]) -> bool:
    """Whether the cards share a symbol and differ in stars."""  # DB-15
    largest = s.edition.largest_collection  # ED-12
    if len(cards) < 2 or (largest is not None and len(cards) > largest):
        return False
    if len({s.catalog.stars[s.cards[card]] for card in cards}) < len(cards):
        return False
    return any(shared_symbols(s, cards))


def faults(s: State, cards: Sequence[int]) -> list[Sentence]:
    """What is wrong with a collection, for the player who makes it; an empty one is none."""
    found: list[Sentence] = []
    if len(cards) == 1:
        found.append(Sentence("A collection needs at least two cards."))
    largest = s.edition.largest_collection
    if largest is not None and len(cards) > largest:
        found.append(
            Sentence(
                "This collection has {count} cards; the limit is {limit}.",
                count=len(cards),
                limit=largest,
            )
        )
    if len({s.catalog.stars[s.cards[card]] for card in cards}) < len(cards):
        found.append(Sentence("Two of the cards have the same stars."))
    if not any(shared_symbols(s, cards)):
        found.append(Sentence("The cards have no element or type in common."))
    return found


def value(s: State, cards: Sequence[int]) -> int:
    """The VP, or RP, that these cards score as a collection."""  # DB-16
    return s.mode.collection_worth[min(len(cards), LARGEST_SCORED)] if is_valid(s, cards) else 0


def score(s: State) -> None:
    """Everyone turns in their collection; an invalid one goes back to the binder."""  # RUL-9
    for p in s.players:
        cards, p.collection = p.collection, ()
        vp = value(s, cards)
        if vp:
            vp += powers.bonus(s, p, "collection")
        p.collection_vp += (vp,)
        if vp:
            spend(s, cards)
            s.events.append(events.Collection(p.seat, cards, vp))
        elif cards:
            p.binder += cards
            s.events.append(events.CollectionInvalid(p.seat, cards))
