"""What a card is worth, against the design budget of docs/card-design.md.

The worth is what the bots expect of the card, in RP of one tournament: least among cards that have nothing
to do with it, most in a tableau of its own set or of cards with every symbol, played early, in the middle
or late. The budget is the row of its rarity, moved by its stars.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mblades.bots.estimates.card import Face
from mblades.bots.estimates.deck_value import FILLER, alone, extra_alone, play_on
from mblades.bots.estimates.position import Position, Spot
from mblades.cards.design import Design
from mblades.text.tree import ELEMENTS, TYPES, Rarity, Text

PLAIN: dict[Rarity, tuple[int, int]] = {
    "Core": (8, 14), "Starter": (8, 14), "Expansion": (12, 18), "Premium": (14, 22),
    "Master": (16, 26), "Bronze": (16, 26), "Silver": (22, 32), "Gold": (30, 45), "Mystic": (30, 45),
}  # fmt: skip
PAYOFF: dict[Rarity, tuple[int, int]] = {
    "Expansion": (30, 45), "Premium": (40, 60), "Master": (50, 80),
}  # fmt: skip
DECK_BOX = (15, 30)
BIG_DECK_BOX = (15, 40)  # Master and Silver
ACCESSORY = (8, 15)
BIG_ACCESSORY = (25, 40)  # the Millennium Accessories
BY_STARS = (4, 4, 2, 2, 0, 0, -2, -2, -4, -4)  # from one star to ten
TOO_STRONG = 1.5  # times the most of the budget, wherever it is played
STRONG_AT_BEST = 4.0  # the same at its best
TOO_WEAK = 0.25  # times the least of it, at its best


ANYTHING = Face(
    Design(
        id="anything", name="Anything", set="", box="", rarity="Core", kind="Single", stars=4,
        elements=ELEMENTS, types=TYPES, copies=1, text="", tree=Text(()),
    )
)  # fmt: skip


class Power(NamedTuple):
    """What a card is worth in RP, and what it may be."""

    least: float
    most: float
    low: int
    high: int

    @property
    def is_strong(self) -> bool:
        """Whether it is far above its budget."""
        return self.least > TOO_STRONG * self.high or self.most > STRONG_AT_BEST * self.high

    @property
    def is_weak(self) -> bool:
        """Whether it is far below its budget at its best."""
        return self.most < TOO_WEAK * self.low


def power(design: Design, card_set: Sequence[Design]) -> Power:
    """The power of a card of a set."""
    face = Face(design)
    others = [Face(one) for one in card_set if one.kind == "Single" and one.id != design.id][:5]
    tableaus = (_spots(others), _spots([ANYTHING] * 5), _spots([ANYTHING] * 5, down=2))
    if design.kind == "Single":
        worth = [_among(face, spots, at) for spots in tableaus for at in (0, 2, len(spots))]
        worth.append(alone(face))
    else:
        worth = [_worth(spots, face) - _worth(spots) for spots in tableaus]
        worth.append(extra_alone(face))
    return Power(min(worth), max(worth), *budget(design, card_set))


def budget(design: Design, card_set: Sequence[Design]) -> tuple[int, int]:
    """From how many RP to how many a card may be worth."""
    if design.kind == "Deck Box":
        return BIG_DECK_BOX if design.rarity in ("Master", "Silver") else DECK_BOX
    if design.kind == "Accessory":
        return BIG_ACCESSORY if design.rarity == "Gold" else ACCESSORY
    low, high = PLAIN[design.rarity]
    most_stars = max(one.stars for one in card_set if one.kind == "Single")
    if design.rarity in PAYOFF and design.stars == most_stars:
        high = PAYOFF[design.rarity][1]
    more = BY_STARS[min(max(design.stars, 1), 10) - 1]
    return max(low + more, 1), high + more


def _spots(faces: Sequence[Face], down: int = 0) -> list[Spot]:
    """Cards of a tableau, some of them face down."""
    spots = [Spot(one) for one in faces]
    for spot in spots[:down]:
        spot.down = True
    return spots


def _among(face: Face, others: Sequence[Spot], place: int) -> float:
    """What the card adds to others, played at this place."""
    before, after = others[:place], others[place:]
    return _worth([*before, Spot(face), *after]) - _worth([*before, Spot(FILLER), *after])


def _worth(spots: Sequence[Spot], *extras: Face) -> float:
    fillers = [Spot(FILLER) for _ in range(6 - len(spots))]
    return play_on(Position(), [*spots, *fillers], extras, ())
