"""Cards that are alike among themselves: three of a type, pairs that share an element."""

from __future__ import annotations

from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading.cards import owned
from mblades.text.reading.conditions import Bound
from mblades.text.reading.filters import Alike
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Owner, Where, Zoned, every_one
from mblades.text.tree import Holds, Number

rules = Rules()


class AlikeCards(NamedTuple):
    """ "Cards in your tableau that share a type"; unclear: "of the same type" as each other, or as a card before."""

    cards: Described
    feature: tree.Feature
    unclear: bool = False


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(pair|pairs)", "PAIRS")
    lexicon.add("(that|which) (share|have|are of|all share|all have)", "WHICH_SHARE")
    lexicon.add("the (largest|greatest|highest|biggest) number of", "LARGEST_NUMBER")
    lexicon.add("(share|have|are of|all share|all have)", "ARE_ALIKE_IN")
    lexicon.add("(with each other|with one another|among themselves)", "WITH_EACH_OTHER")


def _alike(described: Described, what: Any) -> AlikeCards | None:
    features = what.what if isinstance(what, Alike) else what
    if (
        not described.plural
        or len(features) != 1
        or (isinstance(what, Alike) and what.how != "all")
    ):
        return None
    return AlikeCards(described, features[0], isinstance(what, Alike))


@rules(
    "alike_cards: described HAVING same_as", "alike_cards: described 'of' same_as", "alike_cards: described SHARING shared",
    "alike_cards: described WHICH_SHARE shared", "alike_cards: described WHICH_SHARE same_as",
)  # fmt: skip
def alike_cards(described: Described, what: Any) -> AlikeCards | None:
    return _alike(described, what)


@rules("alike_cards: owner alike_cards")
def alike_cards_of(owner: Owner, alike: AlikeCards) -> AlikeCards | None:
    cards = owned(owner, alike.cards)
    return None if cards is None else alike._replace(cards=cards)


@rules("alike_cards: alike_cards where")
def alike_cards_there(alike: AlikeCards, where: Where) -> AlikeCards | None:
    return None if alike.cards.where else alike._replace(cards=alike.cards.at(where))


@rules("alike_cards: alike_cards WITH_EACH_OTHER")
def with_each_other(alike: AlikeCards) -> AlikeCards:
    return alike._replace(unclear=False)


def _most(alike: AlikeCards | None) -> tree.MostAlike | None:
    cards = None if alike is None else every_one(alike.cards)
    if alike is None or cards is None or not isinstance(cards.place, tree.In):
        return None
    return tree.MostAlike(alike.feature, cards)


@rules("term: LARGEST_NUMBER alike_cards", "countable: 'of' LARGEST_NUMBER alike_cards")
def most_alike(alike: AlikeCards) -> tree.Quantity | None:
    return _most(alike)


@rules("fact: THERE_IS bounded alike_cards", "fact: 'you' HAVE bounded alike_cards")
def so_many_alike(bound: Bound, alike: AlikeCards) -> tree.Condition | None:
    """ "If you have 3 cards of the same type": as each other."""
    most = _most(alike)
    if most is None or bound.value < 2:
        return None
    return Holds(most, bound.test, Number(bound.value))


@rules("fact: zoned CONTAINS bounded alike_cards")
def contains_alike(zoned: Zoned, bound: Bound, alike: AlikeCards) -> tree.Condition | None:
    if zoned.owner.everyone or alike.cards.where:
        return None
    there = alike.cards.at(Where(tree.In(zoned.zone, zoned.owner.whose)))
    return so_many_alike(bound, alike._replace(cards=there))


@rules(
    "fact: bounded described ARE_ALIKE_IN shared", "fact: bounded described ARE_ALIKE_IN same_as",
    "fact: bounded 'of' owner described ARE_ALIKE_IN shared", "fact: bounded 'of' owner described ARE_ALIKE_IN same_as",
    "fact: bounded described ARE_ALIKE_IN shared WITH_EACH_OTHER",
)  # fmt: skip
def so_many_share(bound: Bound, *parts: Any) -> tree.Condition | None:
    """ "If at least 3 of your cards share a type"."""
    *owner, described, what = parts
    cards = owned(owner[0], described) if owner else described
    alike = None if cards is None else _alike(cards, what)
    return None if alike is None else so_many_alike(bound, alike)


# --------------------------------------------------------------------------- pairs


@rules("pairs: PAIRS 'of' ADJACENT alike_cards")
def adjacent_pairs(alike: AlikeCards) -> tree.Pairs | None:
    return _pairs(alike, adjacent=True)


@rules("pairs: PAIRS 'of' alike_cards")
def pairs(alike: AlikeCards) -> tree.Pairs | None:
    """ "For each pair of cards that share a type": each card in one of them."""
    return _pairs(alike, adjacent=False)


def _pairs(alike: AlikeCards, *, adjacent: bool) -> tree.Pairs | None:
    cards = every_one(alike.cards)
    if cards is None or not isinstance(cards.place, tree.In):
        return None
    return tree.Pairs(alike.feature, cards, adjacent)


@rules("term: THE_NUMBER pairs", "countable: pairs")
def number_of_pairs(pairs: tree.Pairs) -> tree.Pairs:
    return pairs
