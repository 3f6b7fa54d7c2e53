"""What is printed on cards: designs, sets and the side cards, as plain data."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from mblades.text.expansion import abilities_of
from mblades.text.tree import Ability, Cards, Rarity, Symbol, Text

DeckKind = Literal["Single", "Deck Box", "Accessory"]
SideKind = Literal["Character", "Co-op", "Venue", "Team", "Meta", "NPC", "Keyword"]
CardKind = DeckKind | SideKind
DECK_KINDS: tuple[DeckKind, ...] = get_args(DeckKind)
EditionName = Literal["original", "collusion"]
MetaDeck = Literal["Element", "Type", "Star", "Rarity"]

BUY_COST: dict[Rarity, int] = {
    "Starter": 3, "Core": 3, "Expansion": 4, "Premium": 5, "Master": 6,
    "Bronze": 5, "Silver": 7, "Gold": 9,
}  # fmt: skip


class Design(msgspec.Struct, frozen=True):
    """One card as designed: `copies` of it are in its set.

    Characters, venues and teams are designs too: their text has a Deckbuilding line and lines for
    the tournament, and they lie beside the tableau where nothing can touch them.
    """

    id: str  # "fists-of-steel/iron-grandmother": stable, made from set and name
    name: str
    set: str
    box: str
    rarity: Rarity
    kind: CardKind
    stars: int
    elements: tuple[Symbol, ...]
    types: tuple[Symbol, ...]
    copies: int
    text: str  # canonical English
    tree: Text
    flavour: str = ""

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """What it does, keywords written out."""
        return abilities_of(self.tree)


class CardSet(msgspec.Struct, frozen=True):
    """A set: starter deck, core, expansion, premium, master or promo."""

    id: str
    name: str
    rarity: Rarity
    box: str
    theme: str
    designs: tuple[Design, ...]


class Meta(msgspec.Struct, frozen=True):
    """A metagame card: a Score effect that every player resolves for themselves."""

    id: str
    name: str
    deck: MetaDeck
    text: str
    tree: Text


class Npc(msgspec.Struct, frozen=True):
    """A non-professional player: wants cards of the binder, gives VP."""

    id: str
    name: str
    requires: tuple[Cards, ...]  # each with place In("binder")
    requirement: str  # "Discard 2 Fire cards and a Mage card."
    vp: int
    flavour: str = ""


class Character(msgspec.Struct, frozen=True):
    """A character with its powers and pro player card; its friendship cards are VP values."""

    id: str
    name: str
    box: str
    friendship: tuple[int, ...] = (1, 1, 1, 2, 2, 3)
    power: Design | None = None
    coop: Design | None = None
    pro: Design | None = None
    flavour: str = ""


class Build(msgspec.Struct, frozen=True):
    """A named choice of sets for the store, the fusion area and the prizes."""

    name: str
    edition: EditionName
    expansion: tuple[str, ...]
    premium: tuple[str, ...]
    master: tuple[str, ...]
    fusion: tuple[str, str, str]  # Bronze, Silver, Gold
    prizes: tuple[str, str]  # Bronze, Silver
