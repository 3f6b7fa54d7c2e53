"""Several cards that were just dealt with, asked about: "If both are Fire cards", "if they share an element", "if one
of them is a Mage".
"""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.conditions import NONE, ONE, Bound
from mblades.text.reading.filters import Alike
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.results import TheyAll
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, only_filter
from mblades.text.tree import Cards, CountOf, Filter, Holds, Kind, Number

rules = Rules()


_THEM = Cards("each", Filter(), TheyAll())


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    done = "discarded|revealed|drawn|flipped|returned|played|taken|chosen"
    lexicon.add(
        f"(they|they all|all of them|those cards|these cards|all of those|all of these|all those cards|the ({done}) cards|the cards you ({done}))",
        "THEY_ALL",
    )
    lexicon.add(
        f"(both|they both|both of them|both cards|the two|the two cards|both of these|both of those|both of the cards|the two ({done}) cards|both ({done}) cards)",
        "THEY_BOTH",
    )
    lexicon.add("(are|were|are all|were all|all are|all were)", "ARE_ALL")
    lexicon.add("(are|were|are both|were both|both are|both were)", "ARE_BOTH")
    lexicon.add("(have|had|share|shared|are of|were of|are|were|show|bear)", "ARE_ALIKE")
    lexicon.add("(have|had|are of|were of|show|bear)", "HAVE_THEIR")
    lexicon.add("(are all|were all) of", "ARE_ALL_OF")
    lexicon.add("(one|at least one|any|either|any one|either one) [of (them|those|these|the cards|the two)]",
                "ONE_OF_ALL")  # fmt: skip
    lexicon.add("(none|neither|not one) [of (them|those|these|the cards|the two)]", "NONE_OF_ALL")
    lexicon.add("of (them|those|these)", "OF_ALL")


@rules("what_they_are: symbol")
def of_symbol(symbol: tree.Symbol) -> Filter:
    return Filter(symbols=(symbol,))


@rules("what_they_are: described")
def of_kind(described: Described) -> Filter | None:
    return only_filter(described)


@rules("what_they_are: HAVING star_test")
def of_stars(test: tree.StarTest) -> Filter:
    return Filter(stars=test)


@rules("fact: THEY_ALL ARE_ALL what_they_are")
def all_are(which: Filter) -> tree.Condition | None:
    """ "If they are all Fire cards"."""
    return None if which == Filter() else tree.Every(_THEM, which)


@rules("fact: THEY_BOTH ARE_BOTH what_they_are", "fact: THEY_ALL ARE_BOTH what_they_are", "asked: THEY_BOTH what_they_are")  # fmt: skip
def both_are(which: Filter) -> tree.Condition | None:
    """ "If both are Fire cards": and there are two."""
    if which == Filter():
        return None
    return _so_many(which, Bound("at least", 2))


def _so_many(which: Filter, bound: Bound) -> tree.Condition:
    cards = Cards("each", which, TheyAll())
    return Holds(CountOf(cards), bound.test, Number(bound.value))


@rules("fact: THEY_ALL ARE_ALIKE shared", "fact: THEY_BOTH ARE_ALIKE shared", "fact: THEY_ALL ARE_ALIKE same_as",
       "fact: THEY_BOTH ARE_ALIKE same_as", "fact: THEY_ALL ARE_ALL_OF same_as")  # fmt: skip
def they_share(what: Any) -> tree.Condition | None:
    """ "If they share an element", "if both were the same type"."""
    features = what.what if isinstance(what, Alike) else what
    if len(features) != 1 or (isinstance(what, Alike) and what.how != "all"):
        return None
    return tree.Pattern(_THEM, "all", features[0])


@rules("fact: THEY_ALL HAVE_THEIR 'all'? 'different' feature", "fact: THEY_BOTH HAVE_THEIR 'different' feature",
       "fact: THEY_ALL SHARES_NO feature", "fact: THEY_BOTH SHARES_NO feature",
       "fact: THEY_ALL SHARES_NOT shared", "fact: THEY_BOTH SHARES_NOT shared")  # fmt: skip
def they_differ(what: Any) -> tree.Condition | None:
    if isinstance(what, tuple):
        if len(what) != 1:
            return None
        (what,) = what
    return tree.Pattern(_THEM, "none", what)


@rules("fact: ONE_OF_ALL BE kind_of")
def one_of_them_is(kind: Described) -> tree.Condition | None:
    """ "If one of them is a Mage": one at least."""
    return _such(kind, ONE)


@rules("fact: NONE_OF_ALL BE kind_of")
def none_of_them_is(kind: Described) -> tree.Condition | None:
    return _such(kind, NONE)


@rules("fact: bounded OF_ALL BE kind_of")
def so_many_of_them_are(bound: Bound, kind: Described) -> tree.Condition | None:
    return _such(kind, bound)


def _such(kind: Described, bound: Bound) -> tree.Condition | None:
    which = None if kind.where or kind.kind is not Kind.CARD else only_filter(kind)
    return None if which is None or which == Filter() else _so_many(which, bound)
