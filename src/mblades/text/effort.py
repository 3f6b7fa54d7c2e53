"""How many cards have to be looked at to carry out a text once: an estimate, on the high side.

The work that texts make is counted by it (GEN-9), so that no text keeps the table waiting.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mblades.text import tree
from mblades.text.tree import Whose

_IN_ZONE = {"tableau": 6, "play area": 10, "hand": 10, "binder": 200}  # cards of one player
_OF_ONE = (Whose.YOUR, Whose.THEIR, Whose.THAT, Whose.LEFT, Whose.RIGHT)
_PLAYERS = 6
_IN_STORE = 200
_ON_SALE = 60  # in the aftermarket and on the fusion piles
_SPOKEN_OF = 10  # the cards that effects before were about
_IN_HISTORY = 100  # what has happened in a tournament
_AROUND = 6  # beside a card, or attached to it


def effort(part: Any) -> int:
    """The cards looked at for a part of a text; a selection inside a selection multiplies."""
    if isinstance(part, tree.Cards):
        history = _IN_HISTORY if part.filter.past else 0
        return _size(part.place) * (1 + effort(part.filter)) + history
    if isinstance(part, tree.Compared | tree.Foremost | tree.Leads):
        return _PLAYERS * (1 + sum(effort(value) for value in msgspec.structs.astuple(part)))
    if isinstance(part, tree.TopOfStore):
        return min(part.count, _IN_STORE)
    if isinstance(part, tree.Latest | tree.HowMuch | tree.HowOften):
        return _IN_HISTORY
    if isinstance(part, tree.RevealUntil):
        return _IN_STORE * (1 + effort(part.filter))
    if isinstance(part, tree.Draw):
        drawn = part.amount.value if isinstance(part.amount, tree.Flat) else _IN_STORE
        return min(drawn, _IN_STORE) + effort(part.amount)
    if isinstance(part, tree.Near | tree.StarsBeside):
        return _AROUND
    if isinstance(part, tree.AlikeTo):
        one = part.where in ("beside it", "your tableau", "the same tableau")
        return _IN_ZONE["tableau"] * (1 if one else _PLAYERS)
    if isinstance(part, tree.Pairs | tree.MostAlike):
        return 2 * effort(part.cards)
    if isinstance(part, tree.Node):
        return sum(effort(value) for value in msgspec.structs.astuple(part))
    if isinstance(part, tuple):
        return sum(effort(item) for item in part)
    return 0


def _size(place: tree.Place) -> int:
    if isinstance(place, tree.In):
        return _IN_ZONE[place.zone] * (1 if place.whose in _OF_ONE else _PLAYERS)
    if isinstance(place, tree.Aftermarket | tree.FusionPiles):
        return _ON_SALE
    if isinstance(place, tree.DiscardPile):
        return _IN_STORE
    if isinstance(place, tree.Among | tree.ThisWay):
        return _SPOKEN_OF
    return _AROUND
