"""A card in a view: what names it, and its back (CARD-6, CARD-7)."""

from __future__ import annotations

from collections.abc import Iterable

from mblades.rules.state.state import State
from mblades.rules.state.view_records import BackView, CardView


def card_view(s: State, card: int) -> CardView:
    """A card whose face can be seen."""
    return {"id": card, "design": s.catalog.designs[s.cards[card]].id}


def card_views(s: State, cards: Iterable[int]) -> list[CardView]:
    """Several of them, in their order."""
    numbers, designs = s.cards, s.catalog.designs
    return [{"id": card, "design": designs[numbers[card]].id} for card in cards]


def back(s: State, card: int) -> BackView:
    """What the back of a card tells: its set, never which card of it."""
    return {"set": s.catalog.set_of[s.cards[card]]}
