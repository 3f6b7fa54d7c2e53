"""What one owns: the decks and collections to make of it, and what a card more or less is worth, in VP."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from mblades.bots.decisions.deck import (
    ANY_SYMBOL,
    Collection,
    Deck,
    Owned,
    Upgrade,
    best_collection,
    best_decks,
    owned,
)
from mblades.bots.estimates.card import Face, Faces
from mblades.bots.estimates.deck_value import SLOTS
from mblades.cards.design import Meta
from mblades.rules.state.records import Area
from mblades.rules.state.view_records import View
from mblades.text.tree import ELEMENTS, TYPES

RP_PER_VP = (8.0, 8.0, 6.0, 4.0)  # by round: how many RP make a place's VP
RP_PER_VP_OF_A_BOSS = 3.0  # against a boss RP decide, not VP
SPARE_CARD = 0.35  # VP of a card that may yet come in useful
SPARE_CARD_OF_MANY = 0.15
SPARE_CARD_AT_THE_END = 0.05
PLENTY = 30  # cards one owns
FODDER = 0.5  # VP of any card more: collections, fusions, NPCs

Use: TypeAlias = Literal["deck", "collection", "spare"]
Growing = list[tuple[Collection, float]]


class Terms(NamedTuple):
    """All that decides, beside the cards themselves, what they are worth."""

    faces: Faces
    metas: tuple[Meta, ...]
    deck_areas: tuple[Area, ...]
    collection_areas: tuple[Area, ...]
    rates: tuple[float, ...]  # RP that make a VP, by deck
    collection_worth: tuple[float, ...]  # by size
    last: bool  # nothing is kept for a later round

    @property
    def symbols(self) -> Sequence[Sequence[str]]:
        """What the collection of each area may be of."""
        if len(self.collection_areas) > 1:  # DUEL-2, DUEL-3
            return (ELEMENTS, TYPES)
        return (ANY_SYMBOL,)


def terms_of(view: View, faces: Faces) -> Terms:
    """The terms of a view."""
    decks = tuple([area for area in view["areas"] if area.endswith("deck")])
    collections = tuple([area for area in view["areas"] if area.endswith("collection")])
    if view.get("boss") is not None:
        rates: tuple[float, ...] = (RP_PER_VP_OF_A_BOSS,)
    elif len(decks) == 1:
        rates = (RP_PER_VP[min(view["round"], 3)],)
    else:  # the best is for the last tournament
        rates = RP_PER_VP[::-1]
    worth: tuple[float, ...] = tuple(view["collection_worth"])
    if len(collections) > 1:  # DUEL-2, DUEL-3: there it is in RP
        worth = tuple([rp / rates[0] for rp in worth])
    return Terms(
        faces, tuple([faces.meta(meta["id"]) for meta in view["metas"]]), decks, collections,
        rates, worth, view["last_round"] or view.get("last_deckbuilding", False),
    )  # fmt: skip


def holdings_of(view: View, seat: int, faces: Faces, before: Holdings | None) -> Holdings:
    """What a seat owns: those of before, if nothing has changed that matters to them."""
    me = view["players"][seat]
    cards = owned(faces, [card for area in view["areas"] for card in me[area]])
    terms = terms_of(view, faces)
    if before is not None and before.cards == cards and before.terms == terms:
        return before
    return Holdings(cards, terms, [] if before is None else before.upgrades)


class Holdings:
    """The cards of a player, and everything that follows from them."""

    def __init__(self, cards: list[Owned], terms: Terms, known: Sequence[Upgrade]) -> None:
        """Upgrades that are known already are used again for the same decks."""
        self.cards = cards
        self.terms = terms
        self._by_set: dict[str, float] = {}
        self._spare = SPARE_CARD_OF_MANY if len(cards) > PLENTY else SPARE_CARD
        if terms.last:
            self._spare = SPARE_CARD_AT_THE_END
        count = len(terms.deck_areas)
        self.decks = best_decks(cards, terms.metas, count)
        self._core: dict[int, int] = {}  # card: the deck it is at the heart of
        self._bench: list[float] = []
        for n, deck in enumerate(self.decks):
            self._mark(n, deck)
        self.collections = self._collect()
        self._growing = _growing(self.collections.values(), terms.collection_worth)
        self._collected = {card: one for one in self.collections.values() for card in one.cards}
        if any(card in self._collected for deck in self.decks for card in deck.cards):
            left = [one for one in cards if one.card not in self._collected]
            self.decks = best_decks(left, terms.metas, count)
        self.upgrades = [_upgrade(deck, terms.metas, known) for deck in self.decks]
        used = {card for deck in self.decks for card in deck.cards} | self._collected.keys()
        self.surplus = [one for one in cards if one.card not in used]
        self.surplus.sort(key=lambda one: (self.cost(one), one.card))
        self._cheapest: list[Owned] | None = None

    def _mark(self, n: int, deck: Deck) -> None:
        """Note the heart of a deck, and how good its spare cards are."""
        heart = (*deck.singles[:SLOTS], *deck.accessories)
        self._core.update([(one.card, n) for one in heart])
        if deck.box is not None:
            self._core[deck.box.card] = n
        spares = [deck.shares[one.card] for one in deck.singles[SLOTS:]]
        self._bench.append(max(spares, default=0.0))

    def _collect(self) -> dict[Area, Collection]:
        """The best collection for each area, one after the other."""
        areas = self.terms.collection_areas
        found: dict[Area, Collection] = {}
        left = self.cards
        for area, allowed in zip(areas, self.terms.symbols, strict=False):
            one = best_collection(left, self.cost, allowed, self.terms.collection_worth)
            found[area] = one
            left = [card for card in left if card.card not in one.cards]
        return found

    @property
    def plan(self) -> dict[Area, Sequence[int]]:
        """Which cards belong into which area."""
        plan: dict[Area, Sequence[int]] = {
            area: deck.cards for area, deck in zip(self.terms.deck_areas, self.decks, strict=True)
        }
        plan.update((area, one.cards) for area, one in self.collections.items())
        return plan

    # ----------------------------------------------------------------------- a card less

    def cost(self, one: Owned) -> float:
        """What is lost with a card, apart from the collection."""
        at = self._core.get(one.card)
        if at is None:
            return self._spare + 0.02 * one.face.stars
        if one.face.kind != "Single":
            return 0.12
        rounds = 1.0 if self.terms.last else 1.6
        share = self.decks[at].shares.get(one.card, 0.0)
        return self._spare + rounds * max(share - self._bench[at], 2.0) / self.terms.rates[at]

    def cost_now(self, one: Owned) -> float:
        """What is lost with a card."""
        collection = self._collected.get(one.card)
        if collection is None:
            return self.cost(one)
        size, worth = len(collection.cards), self.terms.collection_worth
        return worth[size] - worth[size - 1]

    @property
    def cheapest(self) -> list[Owned]:
        """All cards, those first that are missed least."""
        if self._cheapest is None:
            self._cheapest = sorted(self.cards, key=lambda one: (self.cost_now(one), one.card))
        return self._cheapest

    # ----------------------------------------------------------------------- a card more

    def gains(self, faces: Sequence[Face]) -> list[float]:
        """What a card more is worth, of each of these."""
        worths = [0.0] * len(faces)
        for upgrade, rate in zip(self.upgrades, self.terms.rates, strict=False):
            better = upgrade.by(faces)
            worths = [max(worth, rp / rate) for worth, rp in zip(worths, better, strict=True)]
        later, fodder = (1.0, 0.0) if self.terms.last else (1.4, FODDER)
        return [
            worth * later + self._collecting(face) + fodder
            for face, worth in zip(faces, worths, strict=True)
        ]

    def main_use(self, faces: Sequence[Face]) -> Use:
        """What one more card, any of these, is mostly for."""
        deck = collection = spare = 0.0
        for face in faces:
            in_deck = [
                upgrade.by([face])[0] / rate
                for upgrade, rate in zip(self.upgrades, self.terms.rates, strict=False)
            ]
            deck += face.copies * max(0.0, *in_deck)
            collection += face.copies * self._collecting(face)
            spare += face.copies * FODDER
        if max(deck, collection) < spare:
            return "spare"
        return "deck" if deck >= collection else "collection"

    def _collecting(self, face: Face) -> float:
        most = 0.3 if self.collections else 0.0
        for one, step in self._growing:
            if face.stars in one.stars:
                continue
            if one.symbol in face.elements or one.symbol in face.types:
                most = max(most, step)
        return most

    def gain_of_set(self, name: str) -> float:
        """What a card of a set is worth whose face is not seen."""
        known = self._by_set.get(name)
        if known is None:
            known = self._by_set[name] = self._find_gain_of_set(name)
        return known

    def _find_gain_of_set(self, name: str) -> float:
        faces = self.terms.faces.of_set(name)
        copies = sum([face.copies for face in faces])
        if not copies:
            return FODDER
        gains = zip(self.gains(faces), faces, strict=True)
        return sum([gain * face.copies for gain, face in gains], 0.0) / copies


def _growing(collections: Iterable[Collection], worth: Sequence[float]) -> Growing:
    """The collections that one card more makes better, and by how much."""
    found: Growing = []
    for one in collections:
        size = len(one.cards)
        if 2 <= size < len(worth) - 1:
            found.append((one, worth[size + 1] - worth[size]))
    return found


def _upgrade(deck: Deck, metas: Sequence[Meta], known: Sequence[Upgrade]) -> Upgrade:
    for one in known:
        if one.deck == deck and one.metas == metas:
            return one
    return Upgrade(deck, metas)
