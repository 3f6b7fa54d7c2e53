"""Two things said of one card or of all: "if it is a Fire card and has 3 or more stars", "if all are face-up and have
different star ratings".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading.conditions import Bound, is_a, is_not_a, is_placed, is_symbol
from mblades.text.reading.filters import (
    Alike,
    has_parity,
    has_stars,
    has_such_stars,
    has_tokens,
    shares,
)
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.patterns import (
    all_differ,
    all_share,
    every_card_faces,
    every_card_has,
    every_card_is,
)
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described
from mblades.text.tree import Cards, CountOf, Filter, Holds, Number

rules = Rules()


class Told(NamedTuple):
    """What is said of a subject that stands before it."""

    make: Callable[..., tree.Condition | None]
    of: tuple[Any, ...]

    def condition(self, subject: Any) -> tree.Condition | None:
        """The same with the subject."""
        return self.make(subject, *self.of)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(and|and also|but|but also|, and|, but)", "AND_IS")


# --------------------------------------------------------------------------- of a card


@rules("told: BE ARTICLE described")
def told_a(described: Described) -> Told:
    return Told(is_a, (described,))


@rules("told: BE_NOT ARTICLE described")
def told_not_a(described: Described) -> Told:
    return Told(is_not_a, (described,))


@rules("told: BE symbol")
def told_symbol(symbol: tree.Symbol) -> Told:
    return Told(is_symbol, (symbol,))


@rules("told: BE standing")
def told_place(where: Any) -> Told:
    return Told(is_placed, (where,))


@rules("told: HAVE bounded STARS")
def told_stars(bound: Bound) -> Told:
    return Told(has_stars, (bound,))


@rules("told: HAVE star_test")
def told_star_test(test: tree.StarTest) -> Told:
    return Told(has_such_stars, (test,))


@rules("told: HAVE parity")
def told_parity(parity: Any) -> Told:
    return Told(has_parity, (parity,))


@rules("told: HAVE bounded tokens ON_IT?")
def told_tokens(bound: Bound, what: Any) -> Told:
    return Told(has_tokens, (bound, what))


@rules("told: SHARES alike WITH_CARD anchor", "told: unlike WITH_CARD anchor")
def told_likeness(alike: Alike, other: Any) -> Told:
    return Told(shares, (alike, other))


def _both(subject: Any, one: Told, other: Told) -> tree.Condition | None:
    first, second = one.condition(subject), other.condition(subject)
    return None if first is None or second is None else tree.Both(first, second)


@rules("fact: reference told 'or' told")
def is_either(card: tree.Ref, one: Told, other: Told) -> tree.Condition | None:
    """ "If it is a Fire card or has 5 or more stars"."""
    both = _both(card, one, other)
    return tree.Either(both.left, both.right) if isinstance(both, tree.Both) else None


@rules("fact: reference told AND_IS told")
def is_both(card: tree.Ref, one: Told, other: Told) -> tree.Condition | None:
    of_one_card = one.make in (is_a, is_not_a) and other.make in _SAID_BEHIND
    return None if of_one_card else _both(card, one, other)


_SAID_BEHIND = (has_stars, has_such_stars, has_parity, has_tokens)  # "a Fire card and has 3 stars"


# --------------------------------------------------------------------------- of all cards of a place


@rules("all_told: BE face")
def all_face(face: Any) -> Told:
    return Told(every_card_faces, (face,))


@rules("all_told: BE symbol")
def all_of_symbol(symbol: tree.Symbol) -> Told:
    return Told(every_card_has, (symbol,))


@rules("all_told: BE described", "all_told: BE ARTICLE described")
def all_are(described: Described) -> Told:
    return Told(every_card_is, (described,))


@rules("all_told: HAVE 'all'? 'different' feature")
def all_have_different(feature: Any) -> Told:
    return Told(all_differ, (feature,))


@rules("all_told: SHARES shared")
def all_have_in_common(what: Any) -> Told:
    return Told(all_share, (what,))


@rules("fact: everything all_told AND_IS all_told")
def all_are_both(cards: Cards, one: Told, other: Told) -> tree.Condition | None:
    """ "If all cards in your tableau are face-up and have different star ratings"."""
    return _both(cards, one, other)


@rules("so_many_all: 'all' number group")
def so_many_all(count: int, cards: Cards) -> tuple[int, Cards]:
    """ "All 6 cards in your tableau": there are so many, and it is said of each."""
    return count, cards


@rules("fact: so_many_all all_told", "fact: so_many_all all_told AND_IS all_told")
def so_many_all_are(all_of: Any, one: Told, other: Told | None = None) -> tree.Condition | None:
    count, cards = all_of
    said = one.condition(cards) if other is None else _both(cards, one, other)
    if said is None or cards.filter != Filter() or count < 2:
        return None
    return tree.Both(Holds(CountOf(cards), "equal", Number(count)), said)
