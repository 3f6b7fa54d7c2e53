"""Two things in one breath: "for each Light card and each Citizen", "3 Light cards or 3 Myths", "of different rarities"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import Counted, Measured, multiplied
from mblades.text.reading.conditions import Bound, has_some, there_are
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk, Where, every_one
from mblades.text.reading.sentences import Clause, Sentence, Series
from mblades.text.tree import CountOf, Kind

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add(
        "(and|, and|plus|and also) (for each|each|for every|every|per|one for each)", "AND_EACH"
    )
    both = "(cards|those|a card|anything) (that|which|who) (are|is|count as) both"
    lexicon.add(
        f"({both}|a card of both kinds|cards of both kinds) (count|counts|are counted|is counted|score|scores) (twice|double|for both|both times)",
        "BOTH_COUNT_TWICE",
    )
    lexicon.add(
        "(with|of|that has|that have|which has) (a|its own) different", "EACH_OF_A_DIFFERENT"
    )
    lexicon.add("(with|of|that have|from|in) different", "OF_DIFFERENT")


# --------------------------------------------------------------------------- for each of two kinds


def _counted(one: tree.Quantity, other: tree.Quantity) -> tree.Quantity:
    """ "For each Light card and each Citizen in any tableau": the place is said of both."""
    if not isinstance(one, CountOf) or not isinstance(other, CountOf):
        return one
    said_nowhere = isinstance(one.cards.place, tree.In) and type(one.cards.place) is not tree.In
    return replace(one, cards=replace(one.cards, place=other.cards.place)) if said_nowhere else one


@rules("measured: measured AND_EACH counted")
def for_each_of_two(measured: Measured, more: Counted) -> Measured | None:
    """ "6 RP for each Light card and each Citizen": so much for each of them."""
    amount = measured.amount
    if not isinstance(amount, tree.PerEach) or amount.most or amount.step != 1 or more.step != 1:
        return None
    each = (_counted(amount.each, more.each), more.each)
    left, right = (multiplied(amount.value, one) or one for one in each)
    return measured._replace(amount=tree.EqualTo(tree.Sum(left, right)))


@rules("clause: clause AND_EACH counted")
def done_for_each_of_two(clause: Clause, more: Counted) -> Clause | None:
    """ "6 RP are gained for each Light card and for each Citizen"."""
    measured = dict(clause.act.roles).get("measured") if clause.act else None
    both = for_each_of_two(measured, more) if isinstance(measured, Measured) else None
    if clause.act is None or both is None:
        return None
    roles = {**dict(clause.act.roles), "measured": both}
    return clause._replace(act=Act(clause.act.deed, tuple(roles.items())))


@rules("sentence: BOTH_COUNT_TWICE")
def both_count_twice() -> Sentence:
    """ "Cards which are both are counted twice.": as they are anyhow where two kinds are added."""
    return Sentence(Series(()), "both count")


def counts_two(effect: object) -> bool:
    """Whether two kinds of cards have just been added up."""
    amount = getattr(effect, "amount", None)
    total = amount.amount if isinstance(amount, tree.EqualTo) else None
    return isinstance(total, tree.Sum)


# --------------------------------------------------------------------------- so many of one or of the other


def _two(
    one: tree.Condition | None, other: tree.Condition | None, joint: type[Any]
) -> tree.Condition | None:
    return None if one is None or other is None else joint(one, other)


def _same_place(first: Described, second: Described) -> Described:
    return first if first.where is not None or second.where is None else first.at(second.where)


@rules("fact: players HAVE bounded described 'or' bounded described")
def has_some_or(folk: Folk, few: Bound, one: Described, many: Bound, other: Described) -> Any:
    """ "If you have 3 Light cards or 3 Myths"."""
    first = _same_place(one, other)
    return _two(has_some(folk, few, first), has_some(folk, many, other), tree.Either)


@rules("fact: players HAVE bounded described 'and' bounded described")
def has_some_and(folk: Folk, few: Bound, one: Described, many: Bound, other: Described) -> Any:
    first = _same_place(one, other)
    return _two(has_some(folk, few, first), has_some(folk, many, other), tree.Both)


@rules("fact: THERE_IS bounded described 'or' bounded described")
def there_are_or(few: Bound, one: Described, many: Bound, other: Described) -> Any:
    first = _same_place(one, other)
    return _two(there_are(few, first), there_are(many, other), tree.Either)


@rules("fact: THERE_IS bounded described 'and' bounded described")
def there_are_and(few: Bound, one: Described, many: Bound, other: Described) -> Any:
    first = _same_place(one, other)
    return _two(there_are(few, first), there_are(many, other), tree.Both)


# --------------------------------------------------------------------------- of different kinds


@rules("countable: described EACH_OF_A_DIFFERENT feature")
def each_of_a_different(described: Described, feature: tree.Feature) -> tree.Quantity | None:
    """ "For each card in your tableau with a different rarity": for each different rarity."""
    return _different(described, feature)


@rules("countable: described EACH_OF_A_DIFFERENT feature where")
def each_of_a_different_there(
    described: Described, feature: tree.Feature, where: Where
) -> tree.Quantity | None:
    return None if described.where else _different(described.at(where), feature)


def _different(described: Described, feature: tree.Feature) -> tree.Quantity | None:
    cards = every_one(described)
    if cards is None or described.kind is not Kind.CARD:
        return None
    return tree.Different(feature, cards)
