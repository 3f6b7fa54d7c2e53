"""A card as bots think of it: its printed face, its abilities written out, what each is worth."""

from __future__ import annotations

from mblades.cards.design import BUY_COST, CardSet, Design, Meta, Npc
from mblades.cards.library import PRO_PLAYERS
from mblades.rules.effects.catalog import Catalog, Derived, has_keyword
from mblades.rules.state.view_records import CardView


class Face:
    """What is printed on a card; the same object for all copies of a design."""

    __slots__ = ("abilities", "adds_to", "alone", "beside", "by_meta", "copies", "design", "elements",
                 "epic", "kind", "name", "rarity", "set", "stars", "text", "types")  # fmt: skip

    def __init__(self, design: Design) -> None:
        self.design = design.id
        self.name = design.name
        self.set = design.set
        self.rarity = design.rarity
        self.kind = design.kind
        self.stars = design.stars
        self.elements = frozenset(design.elements)
        self.types = frozenset(design.types)
        self.copies = design.copies
        self.text = design.text
        self.epic = has_keyword(design.tree, "Epic")
        self.abilities = design.abilities
        # what deck_value.py has found out, by design or by the text of a meta
        self.alone: float | None = None
        self.beside: dict[str, float] = {}
        self.adds_to: dict[str, float] = {}  # of a deck box or accessory
        self.by_meta: dict[str, float] = {}


class Faces(Derived):
    """What is printed on the cards of a game; kept with its catalog (`catalog.derived(Faces)`)."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(catalog)
        self._faces: dict[str, Face] = {}
        self._sets: dict[str, tuple[Face, ...]] = {}
        self._metas = {meta.id: meta for meta in catalog.metas}
        self._npcs = {npc.id: npc for npc in catalog.npcs}

    def of(self, card: CardView) -> Face:
        """The face of a card in a view."""
        return self._of(card["design"])

    def _of(self, design: str) -> Face:
        face = self._faces.get(design)
        if face is None:
            catalog = self.catalog
            face = self._faces[design] = Face(catalog.designs[catalog.design_index[design]])
        return face

    def of_set(self, name: str) -> tuple[Face, ...]:
        """The designs of a set that can lie in the store; none of others."""
        found = self._sets.get(name)
        if found is None:
            card_set = self._set_of_back(name)
            designs = () if card_set is None else card_set.designs
            found = self._sets[name] = tuple([self._of(design.id) for design in designs])
        return found

    def cost(self, name: str) -> int:
        """What the back of a set's cards says that they cost."""
        card_set = self._set_of_back(name)
        assert card_set is not None, "every card of the store is of a set"
        return BUY_COST[card_set.rarity]

    def _set_of_back(self, name: str) -> CardSet | None:
        """The set that a back names; a pro player who lost their owner may come to the store too."""
        library = self.catalog.library
        return library.pro_players if name == PRO_PLAYERS else library.sets.get(name)

    def meta(self, number: str) -> Meta:
        """A meta, by its id."""
        return self._metas[number]

    def npc(self, number: str) -> Npc:
        """An NPC, by its id."""
        return self._npcs[number]
