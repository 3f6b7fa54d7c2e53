"""Conditions about how one's cards go together and where they stand."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.cards import owned
from mblades.text.reading.conditions import is_placed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Owner, Where, every_one, only_filter
from mblades.text.tree import Cards, CountOf, Filter, Holds, Kind, Number

rules = Rules()

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def teach(lexicon: Lexicon) -> None:
    """The words of patterns."""
    for order, words in (
        ("ascending", "ascend|rise|increase|go up"),
        ("descending", "descend|fall|decrease|go down"),
    ):
        lexicon.add(f"({words}) from left to right", "in_order", order)
    for order, words in (
        ("ascending", "ascending|increasing|rising"),
        ("descending", "descending|decreasing|falling"),
    ):
        lexicon.add(
            f"(are|is) (({words}) from left to right"
            f"|in ({words}) order [of (stars|star rating|star ratings|star value)] [from left to right])",
            "in_order", order,
        )  # fmt: skip
    lexicon.add("the (stars|star ratings|star values) of", "THE_STARS_OF")
    for place, word in enumerate(_ORDINALS, 1):
        lexicon.add(f"({word}|{place})", "ordinal", place)
    lexicon.add("[immediately|directly] (adjacent to|next to|beside)", "NEXT_TO")


# --------------------------------------------------------------------------- groups of cards


def _of(described: Described | None) -> Cards | None:
    return None if described is None or not described.plural else every_one(described)


@rules("group: described", "group: 'the' described")
def group(described: Described) -> Cards | None:
    return _of(described)


@rules("group: owner described")
def group_of_whose(owner: Owner, described: Described) -> Cards | None:
    return None if owner.everyone else _of(owned(owner, described))


@rules("everything: 'all' group", "everything: 'all' 'of' group", "everything: group 'all'")
def everything(cards: Cards) -> Cards:
    return cards


@rules("everything: EACH described")
def each_one(described: Described) -> Cards | None:
    return None if described.plural else every_one(described)


@rules("everything: EACH 'of' owner described")
def each_of_whose(owner: Owner, described: Described) -> Cards | None:
    return group_of_whose(owner, described)


# --------------------------------------------------------------------------- every card


@rules("fact: everything BE ARTICLE described", "fact: everything BE described")
def every_card_is(cards: Cards, described: Described) -> tree.Condition | None:
    filter_ = only_filter(described)
    return None if filter_ is None else tree.Every(cards, filter_)


@rules("fact: everything BE symbol")
def every_card_has(cards: Cards, symbol: tree.Symbol) -> tree.Condition:
    return tree.Every(cards, Filter(symbols=(symbol,)))


@rules("fact: everything BE face")
def every_card_faces(cards: Cards, face: Any) -> tree.Condition | None:
    return None if face == "any" else tree.Every(cards, Filter(face=face))


# --------------------------------------------------------------------------- patterns


@rules("fact: THE_STARS_OF group in_order", "fact: THE_STARS_OF everything in_order", "fact: group in_order", "fact: everything in_order")  # fmt: skip
def in_order(cards: Cards, order: Any) -> tree.Condition:
    return tree.Pattern(cards, order)


@rules("fact: everything SHARES shared")
def all_share(cards: Cards, what: Any) -> tree.Condition | None:
    return tree.Pattern(cards, "all", what[0]) if len(what) == 1 else None


@rules("fact: 'no' 'two' described SHARES shared", "fact: 'no' 'two' 'of' group SHARES shared")
def none_share(group: Any, what: Any) -> tree.Condition | None:
    cards = group if isinstance(group, Cards) else _of(group)
    return tree.Pattern(cards, "none", what[0]) if cards is not None and len(what) == 1 else None


@rules("fact: everything HAVE 'different' feature", "fact: group HAVE 'all'? 'different' feature")
def all_differ(cards: Cards, what: Any) -> tree.Condition:
    return tree.Pattern(cards, "none", what)


# --------------------------------------------------------------------------- where this card stands


_ENDS: dict[str, Any] = {"first": "the first card", "last": "the last card"}


@rules("fact: reference BE 'the' select 'or' select described", "fact: reference BE 'your' select 'or' select described")  # fmt: skip
def is_at_either_end(
    card: tree.Ref, one: str, other: str, described: Described
) -> tree.Condition | None:
    plain = described == Described(Kind.CARD, plural=False, where=described.where)
    if one not in _ENDS or other not in _ENDS or not plain:
        return None
    if described.where not in (None, Where(tree.In())):
        return None
    return tree.Either(is_placed(card, _ENDS[one]), is_placed(card, _ENDS[other]))


@rules("nth: 'in' owner ordinal 'slot'", "nth: owner ordinal 'card'")
def nth(owner: Owner, place: int) -> int | None:
    return place if owner == Owner(tree.Whose.YOUR) else None


@rules("nth: 'the' ordinal 'card' 'in' owner 'tableau'")
def nth_card(place: int, owner: Owner) -> int | None:
    return nth(owner, place)


@rules("fact: reference BE nth")
def is_nth(card: tree.Ref, place: int) -> tree.Condition | None:
    """ "This card is in your third slot": two cards are to its left."""
    if not isinstance(card, tree.This) or place == 1:
        return None
    before = Cards("each", Filter(), tree.Beside("left"))
    return Holds(CountOf(before), "equal", Number(place - 1))


@rules("fact: reference BE NEXT_TO ARTICLE described", "fact: reference BE NEXT_TO another_card")
def is_next_to(card: tree.Ref, described: Described) -> tree.Condition | None:
    if not isinstance(card, tree.This) or described.plural:
        return None
    cards = every_one(described.at(Where(tree.Adjacent())))
    return None if cards is None else Holds(CountOf(cards), "at least", Number(1))


@rules("another_card: 'another' described")
def another_card(described: Described) -> Described | None:
    return described.saying(other=True)


@rules("fact: reference BE 'between' number described")
def is_between(card: tree.Ref, count: int, described: Described) -> tree.Condition | None:
    filter_ = only_filter(described)
    if not isinstance(card, tree.This) or count != 2 or filter_ is None or not described.plural:
        return None
    left, right = (tree.Is(tree.Neighbour(side), filter_) for side in ("left", "right"))
    return tree.Both(left, right)
