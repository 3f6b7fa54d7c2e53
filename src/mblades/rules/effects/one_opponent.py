"""Effects and conditions that speak of "an opponent's" cards, RP or dollars.

A single card "in an opponent's tableau" is chosen freely among all of theirs. Anything else that
is an opponent's (each card of a tableau, a Top card, a number) is that of one opponent, who is
chosen first and is then "that player"; a condition holds if it holds for some opponent.
"""

from __future__ import annotations

from typing import Final, TypeGuard

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.tree import Who, Whose
from mblades.text.walking import N, with_parts

SOMEBODYS: Final = (Whose.OPPONENT, Whose.ANOTHER)


def of_that_player(node: N) -> N:
    """The same said of "that player"; the node itself if nobody has to be chosen for it."""
    return with_parts(node, _of_that_player)


def _of_that_player(part: object) -> object:
    if isinstance(part, tree.Node):
        return with_parts(part, _of_its_filter if is_free_choice(part) else _of_that_player)
    return Whose.THAT if isinstance(part, Whose) and part in SOMEBODYS else part


def _of_its_filter(part: object) -> object:
    return of_that_player(part) if isinstance(part, tree.Filter) else part


def is_free_choice(node: object) -> TypeGuard[tree.Cards]:
    """Whether these words choose one card among those of all opponents."""
    return isinstance(node, tree.Cards) and node.how == "a" and node.count == 1


def is_somebodys(target: tree.Target) -> bool:
    """Whether choosing this card chooses a player with it."""
    place = target.place if isinstance(target, tree.Cards) else None
    return isinstance(place, tree.In) and place.whose in SOMEBODYS


def of_that_opponent(node: tree.Started) -> tree.Started:
    """What is started about "an opponent" is about one who is chosen first; the node itself if none.

    What waits or comes later finds its opponents when it happens.
    """
    if isinstance(node, tree.Later):
        moment = of_that_player(node.moment)
        return node if moment is node.moment else replace(node, moment=moment)
    return held_by_that_opponent(node)


def held_by_that_opponent(node: tree.Lasting) -> tree.Lasting:
    """The same of what holds for a while."""
    effects = tuple(_stated(one) for one in node.effects)
    span = of_that_player(node.span)
    same = span is node.span and all(a is b for a, b in zip(effects, node.effects, strict=True))
    return node if same else replace(node, effects=effects, span=span)


def _stated(effect: tree.Statement | tree.Waiting) -> tree.Statement | tree.Waiting:
    if isinstance(effect, tree.Waiting):
        return effect
    if isinstance(effect, tree.Ban) and effect.who is Who.OPPONENT:
        return replace(effect, who=Who.THAT)
    return of_that_player(effect)
