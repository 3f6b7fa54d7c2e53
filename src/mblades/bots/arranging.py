"""Moving one's cards to where a plan wants them, one action at a time."""

from __future__ import annotations

from collections.abc import Iterable

from mblades.bots.bot import Data
from mblades.rules.state import Action


def moves(me: Data, deck: Iterable[int], collection: Iterable[int]) -> list[Action]:
    """What is to be moved so that deck area and collection area hold just these cards."""
    in_deck = [card["id"] for card in me["deck"]]
    in_collection = [card["id"] for card in me["collection"]]
    wanted_deck, wanted_collection = list(deck), list(collection)
    found: list[Action] = []
    found += [
        ("move", card, "binder")
        for card in in_deck
        if card not in wanted_deck and card not in wanted_collection
    ]
    found += [
        ("move", card, "binder")
        for card in in_collection
        if card not in wanted_collection and card not in wanted_deck
    ]
    found += [("move", card, "deck") for card in wanted_deck if card not in in_deck]
    found += [
        ("move", card, "collection") for card in wanted_collection if card not in in_collection
    ]
    return found
