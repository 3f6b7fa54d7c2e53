"""Choosing a deck and a collection out of the cards one owns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import add, sub
from typing import NamedTuple

from mblades.bots.estimates.card import Face, Faces
from mblades.bots.estimates.deck_value import (
    SLOTS,
    alone,
    beside_each,
    each_by_meta,
    each_with_extra,
    extra_alone,
    meta_worth,
    together,
)
from mblades.cards.design import Meta
from mblades.rules.deckbuilding.collection import VP_BY_SIZE
from mblades.rules.deckbuilding.deck import LIMITS
from mblades.rules.state.view_records import CardView
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

    def __init__(self, faces: Sequence[Face]) -> None:
        self._faces = faces

    def __missing__(self, row: int) -> list[float]:
        made = [NEIGHBOUR * gain for gain in beside_each(self._faces[row], self._faces)]
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
    faces = [one.face for one in singles]
    base = [alone(face) + sum([meta_worth(face, meta) for meta in metas]) for face in faces]
    pairs = Pairs(faces)
    best: Deck | None = None
    tried: list[Owned | None] = [*boxes[:4]] or [None]
    for box in tried:
        values = base if box is None else list(map(add, base, each_with_extra(faces, box.face)))
        one = _with_box(singles, values, pairs, box, accessories[:6])
        if best is None or one.worth > best.worth:
            best = one
    assert best is not None
    return best


def _with_box(
    singles: list[Owned],
    values: list[float],
    pairs: Pairs,
    box: Owned | None,
    accessories: list[Owned],
) -> Deck:
    chosen, shares = _choose(singles, values, pairs)
    core = chosen[:SLOTS]
    kept = _accessories(accessories, [singles[n].face for n in core])
    extras = kept if box is None else (box, *kept)
    worth = sum([values[n] for n in core], 0.0)
    worth += sum([pairs[a][b] for i, a in enumerate(core) for b in core[:i]])
    worth += sum([extra_alone(extra.face) for extra in extras])
    return Deck(
        tuple([singles[n] for n in chosen]), box, kept, worth,
        {singles[n].card: shares[n] for n in chosen},
    )  # fmt: skip


def _accessories(accessories: list[Owned], singles: list[Face]) -> tuple[Owned, ...]:
    def worth(one: Owned) -> float:
        return extra_alone(one.face) + sum(each_with_extra(singles, one.face))

    return tuple(sorted(accessories, key=worth, reverse=True)[: LIMITS["Accessory"]])


def _choose(
    singles: list[Owned], values: list[float], pairs: Pairs
) -> tuple[list[int], list[float]]:
    """Eight singles, the six to be played first; and what each card would add to those six."""
    epics = [n for n, one in enumerate(singles) if one.face.epic]
    adds = values
    left = list(range(len(singles)))
    chosen: list[int] = []
    while len(chosen) < SLOTS:
        best = max(_allowed(left, chosen, epics), key=adds.__getitem__, default=-1)
        if best < 0:
            break
        chosen.append(best)
        left.remove(best)
        adds = list(map(add, adds, pairs[best]))
    for _ in range(2 * SLOTS):  # swaps
        if not chosen:
            break
        worst = min(chosen, key=adds.__getitem__)
        without = list(map(sub, adds, pairs[worst]))
        others = [n for n in chosen if n != worst]
        best = max(_allowed(left, others, epics), key=without.__getitem__, default=-1)
        if best < 0 or without[best] <= adds[worst] + 0.01:
            break
        chosen[chosen.index(worst)] = best
        left[left.index(best)] = worst
        left.sort()
        adds = list(map(add, without, pairs[best]))
    chosen.sort(key=adds.__getitem__, reverse=True)
    left.sort(key=adds.__getitem__, reverse=True)
    while len(chosen) < LIMITS["Single"]:
        allowed = _allowed(left, chosen, epics)
        if not allowed:
            break
        chosen.append(allowed[0])
        left.remove(allowed[0])
    return chosen, adds


def _allowed(left: list[int], chosen: list[int], epics: list[int]) -> list[int]:
    """The cards left that may be taken: a deck has one Epic card at most."""
    if len(epics) < 2 or not any(n in epics for n in chosen):
        return left
    return [n for n in left if n not in epics]


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
        self.deck = deck
        self.metas = metas
        self._found: dict[Face, float] = {}
        self._names = {one.face.name for one in deck.singles}
        core = deck.singles[:SLOTS]
        self._core = [one.face for one in core]
        self._is_full = len(core) >= SLOTS
        self._weakest = min(core, key=lambda one: deck.shares[one.card]) if core else None
        self._epic = next((one for one in core if one.face.epic), None)
        self._held = [one.face for one in deck.accessories]
        self._box_worth = 0.0 if deck.box is None else self._extra_worth(deck.box.face)
        self._least_accessory = min([self._extra_worth(one) for one in self._held], default=0.0)

    def by(self, faces: Sequence[Face]) -> list[float]:
        """How many RP more the deck would make with each of these cards."""
        found = self._found
        new = [face for face in faces if face not in found]
        if new:
            self._find(new)
        return [found[face] for face in faces]

    def _find(self, faces: Sequence[Face]) -> None:
        singles: list[Face] = []
        for face in faces:
            if face.kind == "Deck Box":
                self._found[face] = self._by_box(face)
            elif face.kind == "Accessory":
                self._found[face] = self._by_accessory(face)
            elif face.name in self._names:
                self._found[face] = 0.0
            else:
                singles.append(face)
        for face, worth in zip(singles, self._added(singles), strict=True):
            out = self._epic if face.epic and self._epic is not None else self._weakest
            if self._is_full and out is not None:
                worth -= NEIGHBOUR * together(face, out.face)
                worth -= self.deck.shares[out.card]
            self._found[face] = worth

    def _added(self, singles: Sequence[Face]) -> list[float]:
        """What singles would add if there were a slot more."""
        adds = [alone(face) for face in singles]
        for meta in self.metas:
            adds = list(map(add, adds, each_by_meta(singles, meta)))
        beside = [0.0] * len(singles)
        for one in self._core:
            beside = list(map(add, beside, beside_each(one, singles)))
        adds = [worth + NEIGHBOUR * gain for worth, gain in zip(adds, beside, strict=True)]
        if self.deck.box is None:
            return adds
        return list(map(add, adds, each_with_extra(singles, self.deck.box.face)))

    def _by_box(self, face: Face) -> float:
        box = self.deck.box
        if box is None:
            return extra_alone(face)
        if box.face.name == face.name:
            return 0.0
        return self._extra_worth(face) - self._box_worth

    def _by_accessory(self, face: Face) -> float:
        if any(one.name == face.name for one in self._held):
            return 0.0
        if len(self._held) < LIMITS["Accessory"]:
            return self._extra_worth(face)
        return self._extra_worth(face) - self._least_accessory

    def _extra_worth(self, face: Face) -> float:
        worth = extra_alone(face)
        for gain in each_with_extra(self._core, face):
            worth += gain
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
    by_symbol: dict[str, dict[int, tuple[float, Owned]]] = {symbol: {} for symbol in symbols}
    for one in cards:
        face = one.face
        price = cost(one)
        for shown in (*face.elements, *face.types):
            by_stars = by_symbol.get(shown)
            if by_stars is None:
                continue
            known = by_stars.get(face.stars)
            if known is None or price < known[0]:
                by_stars[face.stars] = (price, one)
    best = Collection()
    for symbol, by_stars in by_symbol.items():
        if len(by_stars) < 2:
            continue
        cheapest = sorted(by_stars.values())  # by their price, then by their number
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
