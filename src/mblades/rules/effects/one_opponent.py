"""Effects and conditions that speak of "an opponent's" cards, RP or dollars.

A single card "in an opponent's tableau" is chosen freely among all of theirs. Anything else that
is an opponent's (each card of a tableau, a Top card, a number) is that of one opponent, who is
chosen first and is then "that player"; a condition holds if it holds for some opponent.
"""

from __future__ import annotations

from typing import Any, TypeGuard, TypeVar

import msgspec

from mblades.text import tree
from mblades.text.tree import Whose

SOMEBODYS = (Whose.OPPONENT, Whose.ANOTHER)
N = TypeVar("N", bound=tree.Node)


def of_that_player(node: N) -> N:
    """The same said of "that player"; the node itself if nobody has to be chosen for it."""
    changes: dict[str, Any] = {}
    for name in node.__struct_fields__:
        value = getattr(node, name)
        if is_free_choice(value):
            new: object = msgspec.structs.replace(value, filter=of_that_player(value.filter))
            new = value if new == value else new
        elif isinstance(value, tree.Node):
            new = of_that_player(value)
        elif name == "whose" and value in SOMEBODYS:
            new = Whose.THAT
        else:
            continue
        if new is not value:
            changes[name] = new
    return msgspec.structs.replace(node, **changes) if changes else node


def is_free_choice(node: object) -> TypeGuard[tree.Cards]:
    """Whether these words choose one card among those of all opponents."""
    return isinstance(node, tree.Cards) and node.how == "a" and node.count == 1


def is_somebodys(target: tree.Target) -> bool:
    """Whether choosing this card chooses a player with it."""
    place = target.place if isinstance(target, tree.Cards) else None
    return isinstance(place, tree.In) and place.whose in SOMEBODYS
