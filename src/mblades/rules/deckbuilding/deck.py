"""What a deck may hold, and what happens to one that holds more (DB-13, TRN-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from mblades.cards.design import CardKind
from mblades.errors import Sentence
from mblades.rules.deckbuilding import powers
from mblades.rules.state import events
from mblades.rules.state.piles import without
from mblades.rules.state.random import pick
from mblades.rules.state.state import Player, State

LIMITS: Final[dict[CardKind, int]] = {"Single": 8, "Deck Box": 1, "Accessory": 2}
_TOO_MANY: Final[dict[CardKind, Sentence]] = {
    "Single": Sentence("This deck has {count} Singles; the limit is {limit}."),
    "Deck Box": Sentence("This deck has {count} Deck Boxes; the limit is {limit}."),
    "Accessory": Sentence("This deck has {count} Accessories; the limit is {limit}."),
}


def limits(s: State, p: Player) -> dict[CardKind, int]:
    """How many cards of each kind the player's deck may have, powers counted."""
    return {kind: powers.deck_limit(s, p, kind, usual) for kind, usual in LIMITS.items()}


def illegal_cards(s: State, cards: Sequence[int], p: Player | None = None) -> tuple[int, ...]:
    """The cards that make a deck illegal, of its first fault only; none for a legal deck.

    `p` is the player whose powers may allow more.

    Names come first and kinds last, so that taking out one card of a pair also counts for the
    limit of its kind and no more cards are lost than need be.
    """
    catalog, numbers = s.catalog, s.cards
    names = Counter(catalog.names[numbers[card]] for card in cards)
    twice = tuple([card for card in cards if names[catalog.names[numbers[card]]] > 1])
    if twice and not _only_pairs(s, p, names):
        return twice
    epics = tuple([card for card in cards if catalog.epic[numbers[card]]])  # KEY-13
    if len(epics) > 1:
        return epics
    for kind, limit in LIMITS.items():
        of_kind = tuple([card for card in cards if catalog.kind[numbers[card]] == kind])
        if len(of_kind) > limit and len(of_kind) > powers.deck_limit(s, p, kind, limit):
            return of_kind
    return ()


def _only_pairs(s: State, p: Player | None, names: Counter[str]) -> bool:
    """Whether the same names are pairs that a power allows."""
    if p is None:
        return False
    counts = [count for count in names.values() if count > 1]
    return len(counts) <= powers.bonus(s, p, "twins") and max(counts) == 2


def faults(s: State, cards: Sequence[int], p: Player | None = None) -> list[Sentence]:
    """What is wrong with a deck, for the player who builds it."""
    catalog, numbers = s.catalog, s.cards
    names = Counter(catalog.names[numbers[card]] for card in cards)
    found = [
        Sentence("This deck has {count} cards named {card}.", card=name, count=count)
        for name, count in names.items()
        if count > 1
    ]
    if found and _only_pairs(s, p, names):
        found = []
    epics = sum(catalog.epic[numbers[card]] for card in cards)
    if epics > 1:
        found.append(Sentence("This deck has {count} Epic cards; the limit is 1.", count=epics))
    kinds = Counter(catalog.kind[numbers[card]] for card in cards)
    for kind, usual in LIMITS.items():
        limit = powers.deck_limit(s, p, kind, usual)
        if kinds[kind] > limit:
            found.append(Sentence(_TOO_MANY[kind], count=kinds[kind], limit=limit))
    return found


def trim(s: State, seat: int) -> None:
    """Random offending cards go to the binder until the deck is legal."""  # TRN-3
    p = s.players[seat]
    while True:
        offending = illegal_cards(s, p.deck, p)
        if not offending:
            return
        card = pick(s, offending)
        p.deck = without(p.deck, card)
        p.binder += (card,)
        s.events.append(events.Trimmed(seat, card))
