"""Choosing a deck and a collection out of the cards one owns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from mblades.bots.estimates.card import Face, Faces
from mblades.bots.estimates.deck_value import (
    SLOTS,
    alone,
    extra_alone,
    meta_worth,
    together,
    with_extra,
)
from mblades.cards.design import Meta
from mblades.rules.deckbuilding.collection import VP_BY_SIZE
from mblades.rules.deckbuilding.deck import LIMITS
from mblades.rules.state.views import CardView
from mblades.text.tree import ELEMENTS, TYPES

NEIGHBOUR = 0.8  # how much of what two cards gain from each other comes true


class Owned(NamedTuple):
    """A card one owns."""

    card: int
    face: Face


class Deck(NamedTuple):
    """A deck and how good it looks."""

    singles: tuple[Owned, ...]  # best first
    box: Owned | None
    accessories: tuple[Owned, ...]
    worth: float
    shares: Mapping[int, float]  # by card: what it adds

    @property
    def cards(self) -> list[int]:
        """All cards, in the planned order."""
        extras = [self.box] if self.box is not None else []
        return [one.card for one in (*self.singles, *extras, *self.accessories)]


def owned(faces: Faces, cards: Sequence[CardView]) -> list[Owned]:
    """Cards of a view, in an order that does not depend on where they lie."""
    return [Owned(card["id"], faces.of(card)) for card in sorted(cards, key=lambda c: c["id"])]


def different(cards: Sequence[Owned], kind: str) -> list[Owned]:
    """One card of each name."""
    found: dict[str, Owned] = {}
    for one in cards:
        if one.face.kind == kind:
            found.setdefault(one.face.name, one)
    return list(found.values())


# --------------------------------------------------------------------------- the deck


class Pairs(dict[int, list[float]]):
    """Row by row, what two cards gain from each other; a row is made when it is first needed."""

    def __init__(self, singles: Sequence[Owned]) -> None:
        self._faces = [one.face for one in singles]

    def __missing__(self, row: int) -> list[float]:
        face = self._faces[row]
        made = [NEIGHBOUR * together(face, other) for other in self._faces]
        made[row] = 0.0
        self[row] = made
        return made


def best_deck(cards: Sequence[Owned], metas: Sequence[Meta]) -> Deck:
    """The best deck found by greedy choice and swaps, tried with each deck box."""
    singles = different(cards, "Single")
    boxes = different(cards, "Deck Box")
    accessories = different(cards, "Accessory")
    accessories.sort(key=lambda one: -extra_alone(one.face))
    boxes.sort(key=lambda one: -extra_alone(one.face))
    base = [alone(one.face) + sum(meta_worth(one.face, meta) for meta in metas) for one in singles]
    pairs = Pairs(singles)
    best: Deck | None = None
    tried: list[Owned | None] = [*boxes[:4]] or [None]
    for box in tried:
        one = _with_box(singles, base, pairs, box, accessories)
        if best is None or one.worth > best.worth:
            best = one
    assert best is not None
    return best


def _with_box(
    singles: list[Owned],
    base: list[float],
    pairs: Pairs,
    box: Owned | None,
    accessories: list[Owned],
) -> Deck:
    extras = [] if box is None else [box]
    values = [
        worth + sum(with_extra(one.face, extra.face) for extra in extras)
        for worth, one in zip(base, singles, strict=True)
    ]
    chosen, shares = _choose(singles, values, pairs)
    kept = _accessories(accessories, [singles[n] for n in chosen[:SLOTS]])
    worth = sum((values[n] for n in chosen[:SLOTS]), 0.0)
    worth += sum(pairs[a][b] for i, a in enumerate(chosen[:SLOTS]) for b in chosen[:i])
    worth += sum(extra_alone(extra.face) for extra in (*extras, *kept))
    return Deck(
        tuple([singles[n] for n in chosen]), box, kept, worth,
        {singles[n].card: shares[n] for n in chosen},
    )  # fmt: skip


def _accessories(accessories: list[Owned], singles: list[Owned]) -> tuple[Owned, ...]:
    def worth(one: Owned) -> float:
        return extra_alone(one.face) + sum(with_extra(s.face, one.face) for s in singles)

    return tuple(sorted(accessories[:6], key=worth, reverse=True)[: LIMITS["Accessory"]])


def _choose(
    singles: list[Owned], values: list[float], pairs: Pairs
) -> tuple[list[int], list[float]]:
    """Eight singles, the six to be played first; and what each card would add to those six."""
    count = len(singles)
    is_epic = [one.face.epic for one in singles]
    adds = list(values)
    left = list(range(count))
    chosen: list[int] = []
    epic = False
    while len(chosen) < min(SLOTS, count):
        best = _best(left, adds, is_epic if epic else None)
        if best < 0:
            break
        chosen.append(best)
        left.remove(best)
        epic = epic or is_epic[best]
        adds = [add + more for add, more in zip(adds, pairs[best], strict=True)]
    for _ in range(2 * SLOTS):  # swaps
        if not chosen:
            break
        worst = min(chosen, key=adds.__getitem__)
        without = [add - less for add, less in zip(adds, pairs[worst], strict=True)]
        others_epic = any(is_epic[n] for n in chosen if n != worst)
        best = _best(left, without, is_epic if others_epic else None)
        if best < 0 or without[best] <= adds[worst] + 0.01:
            break
        chosen[chosen.index(worst)] = best
        left[left.index(best)] = worst
        left.sort()
        adds = [add + more for add, more in zip(without, pairs[best], strict=True)]
    chosen.sort(key=lambda n: -adds[n])
    epic = any(is_epic[n] for n in chosen)
    left.sort(key=lambda n: -adds[n])
    for n in left:
        if len(chosen) == LIMITS["Single"]:
            break
        if is_epic[n]:
            if epic:
                continue
            epic = True
        chosen.append(n)
    return chosen, adds


def _best(left: list[int], adds: list[float], refused: list[bool] | None) -> int:
    """The first of those that add most; -1 if none may be taken."""
    best = -1
    for n in left:
        if (best < 0 or adds[n] > adds[best]) and not (refused is not None and refused[n]):
            best = n
    return best


def best_decks(cards: Sequence[Owned], metas: Sequence[Meta], count: int) -> list[Deck]:
    """Several decks, the best first, each out of what is left."""
    decks = [best_deck(cards, metas)]
    left = cards
    while len(decks) < count:
        gone = set(decks[-1].cards)
        left = [one for one in left if one.card not in gone]
        decks.append(best_deck(left, metas))
    return decks


class Upgrade:
    """What one card more would do for a deck."""

    def __init__(self, deck: Deck, metas: Sequence[Meta]) -> None:
        self._deck = deck
        self._metas = metas
        self._names = {one.face.name for one in deck.singles}
        core = deck.singles[:SLOTS]
        self._core = [one.face for one in core]
        self._is_full = len(core) >= SLOTS
        self._weakest = min(core, key=lambda one: deck.shares[one.card]) if core else None
        self._epic = next((one for one in core if one.face.epic), None)
        self._held = [one.face for one in deck.accessories]

    def by(self, face: Face) -> float:
        """How many RP more the deck would make with this card."""
        if face.kind == "Deck Box":
            return self._by_box(face)
        if face.kind == "Accessory":
            return self._by_accessory(face)
        if face.name in self._names:
            return 0.0
        adds = alone(face)
        for meta in self._metas:
            adds += meta_worth(face, meta)
        beside = 0.0
        for one in self._core:
            beside += together(face, one)
        adds += NEIGHBOUR * beside
        if self._deck.box is not None:
            adds += with_extra(face, self._deck.box.face)
        out = self._epic if face.epic and self._epic is not None else self._weakest
        if not self._is_full or out is None:
            return adds
        return adds - NEIGHBOUR * together(face, out.face) - self._deck.shares[out.card]

    def _by_box(self, face: Face) -> float:
        box = self._deck.box
        if box is None:
            return extra_alone(face)
        if box.face.name == face.name:
            return 0.0
        return self._extra_worth(face) - self._extra_worth(box.face)

    def _by_accessory(self, face: Face) -> float:
        if any(one.name == face.name for one in self._held):
            return 0.0
        if len(self._held) < LIMITS["Accessory"]:
            return self._extra_worth(face)
        return self._extra_worth(face) - min(self._extra_worth(one) for one in self._held)

    def _extra_worth(self, face: Face) -> float:
        worth = extra_alone(face)
        for one in self._core:
            worth += with_extra(one, face)
        return worth


# --------------------------------------------------------------------------- the collection


class Collection(NamedTuple):
    """A valid collection, or none."""

    cards: tuple[int, ...] = ()
    vp: float = 0.0
    net: float = 0.0  # the VP less what the cards would be worth otherwise
    symbol: str = ""
    stars: frozenset[int] = frozenset()


ANY_SYMBOL = (*ELEMENTS, *TYPES)


def best_collection(
    cards: Sequence[Owned],
    cost: Callable[[Owned], float],
    symbols: Sequence[str] = ANY_SYMBOL,
    worth: Sequence[float] = VP_BY_SIZE,
) -> Collection:
    """The valid collection of one of the symbols that is worth most after what its cards cost.

    `worth` is what a collection of each size gives.
    """
    best = Collection()
    for symbol in symbols:
        by_stars: dict[int, tuple[float, Owned]] = {}
        for one in cards:
            face = one.face
            if symbol in face.elements or symbol in face.types:
                price = cost(one)
                if face.stars not in by_stars or price < by_stars[face.stars][0]:
                    by_stars[face.stars] = (price, one)
        if len(by_stars) < 2:
            continue
        cheapest = sorted(by_stars.values(), key=lambda pair: (pair[0], pair[1].card))
        spent = 0.0
        for size, (price, _) in enumerate(cheapest[: len(worth) - 1], 1):
            spent += price
            net = worth[size] - spent
            if net > best.net:
                taken = [one for _, one in cheapest[:size]]
                best = Collection(
                    tuple([one.card for one in taken]), worth[size], net, symbol,
                    frozenset([one.face.stars for one in taken]),
                )  # fmt: skip
    return best
