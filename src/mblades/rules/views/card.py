"""A card as data for views: its printed face, and its back (CARD-6, CARD-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mblades.cards.design import CardSet
from mblades.rules.state.state import State
from mblades.text.tree import PROMOS

if TYPE_CHECKING:
    from mblades.rules.effects.catalog import Catalog

# CARD-8
BACK_COLOURS = {
    "Starter": "grey", "Core": "white", "Expansion": "green", "Premium": "blue",
    "Master": "purple", **dict.fromkeys(PROMOS, "orange"),
}  # fmt: skip


def printed(s: State, card: int) -> dict[str, Any]:
    """What is printed on a card, with its number."""
    faces = s.catalog.derived(_faces)
    number = s.cards[card]
    face = faces.get(number)
    if face is None:
        face = faces[number] = _face(s.catalog, number)
    return {"id": card, **face}


def _faces(_: Catalog) -> dict[int, dict[str, Any]]:
    """The faces of a library by design, each made when first seen."""
    return {}


def _backs(_: Catalog) -> dict[str, dict[str, Any]]:
    """The backs of a library by set, likewise."""
    return {}


def _face(catalog: Catalog, number: int) -> dict[str, Any]:
    design = catalog.designs[number]
    return {
        "design": design.id,
        "name": design.name,
        "set": design.set,
        "rarity": design.rarity,
        "kind": design.kind,
        "stars": design.stars,
        "elements": list(design.elements),
        "types": list(design.types),
        "text": design.text,
        "epic": catalog.epic[number],
        "cost": catalog.cost[number],
    }


def back(s: State, card: int) -> dict[str, Any]:
    """What the back of a card tells: its set, never which card of it."""
    number = s.cards[card]
    return back_of(s.catalog, s.catalog.set_of[number])


def back_of(catalog: Catalog, set_name: str) -> dict[str, Any]:
    """The back of a set's cards."""
    backs = catalog.derived(_backs)
    known = backs.get(set_name)
    if known is None:
        known = backs[set_name] = _back(catalog, _set_named(catalog, set_name))
    return dict(known)


def _set_named(catalog: Catalog, name: str) -> CardSet:
    pros = catalog.library.pro_players
    return pros if name == pros.name else catalog.library.sets[name]


def _back(catalog: Catalog, card_set: CardSet) -> dict[str, Any]:
    """Symbols in order of copies; Deck Boxes are left out, a blank stays blank."""
    shown = [design for design in card_set.designs if design.kind != "Deck Box"]
    shown.sort(key=lambda design: -design.copies)
    first = catalog.design_index[card_set.designs[0].id] if card_set.designs else 0
    return {
        "set": card_set.name,
        "rarity": card_set.rarity,
        "colour": BACK_COLOURS.get(card_set.rarity, ""),
        "cost": catalog.cost[first],
        "symbols": [[*design.elements, *design.types] for design in shown],
    }
