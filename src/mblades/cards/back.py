"""The back of a set's cards: what everybody can see of a card in the store (CARD-6 to CARD-8)."""

from __future__ import annotations

from typing import NamedTuple

from mblades.cards.design import BUY_COST, CardSet
from mblades.text.tree import PROMOS, Symbol

COLOURS = {
    "Starter": "grey", "Core": "white", "Expansion": "green", "Premium": "blue",
    "Master": "purple", **dict.fromkeys(PROMOS, "orange"),
}  # fmt: skip


class Back(NamedTuple):
    """What is printed on a back."""

    colour: str
    cost: int
    symbols: list[list[Symbol]]


def back_of(card_set: CardSet) -> Back:
    """Symbols in order of copies; Deck Boxes are left out, a blank stays blank."""
    shown = [design for design in card_set.designs if design.kind != "Deck Box"]
    shown.sort(key=lambda design: -design.copies)
    return Back(
        COLOURS.get(card_set.rarity, ""),
        BUY_COST.get(card_set.rarity, 0),
        [[*design.elements, *design.types] for design in shown],
    )
