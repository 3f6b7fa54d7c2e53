"""Conditions without "if": as a question ("Got a Mage? Gain 10 RP."), or before a colon ("Hand empty: draw 2 cards.")."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.conditions import (
    NONE,
    ONE,
    Bound,
    has_points,
    has_some,
    is_a,
    is_placed,
    is_symbol,
    there_are,
)
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk
from mblades.text.reading.sentences import Sentence, Series, if_
from mblades.text.tree import Effect, Who

rules = Rules()

_YOU = Folk(Who.YOU)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(do|does|did)", "ASKING")
    lexicon.add("(is|are|was|were)", "IS_IT")
    lexicon.add("(is there|are there|was there|were there)", "IS_THERE")
    for most, words in (
        (True, "in first place|in the lead|leading|first place|in first"),
        (False, "in last place|last place|in last|dead last"),
    ):
        lexicon.add(f"({words})", "asked", tree.Leads(most))
    lexicon.add("(have you|have you got|you have)", "HAVE_YOU")
    lexicon.add("(no|if not|otherwise|[you have] none|not|nope)", "ELSE")
    lexicon.add("[have|you have] (less|fewer) [than that|than this]", "LESS_THAN_THAT")
    lexicon.add(
        "(miss|missed|you miss|you missed|no hit|no target|no such card|nothing there|not possible|impossible|can not|cannot)",
        "MISSED",
    )


# --------------------------------------------------------------------------- turned round


@rules("asked: IS_IT reference ARTICLE described")
def is_it_a(card: tree.Ref, described: Described) -> tree.Condition | None:
    """ "Is it a Fire card?"."""
    return is_a(card, described)


@rules("asked: IS_IT reference symbol")
def is_it_of(card: tree.Ref, symbol: tree.Symbol) -> tree.Condition | None:
    return is_symbol(card, symbol)


@rules("asked: IS_IT reference standing")
def is_it_there(card: tree.Ref, where: Any) -> tree.Condition:
    return is_placed(card, where)


@rules("asked: IS_THERE ARTICLE described", "asked: HAVE_YOU 'any' described")
def is_there_one(described: Described) -> tree.Condition | None:
    return there_are(ONE, described)


@rules("asked: IS_THERE bounded described")
def are_there_some(bound: Bound, described: Described) -> tree.Condition | None:
    return there_are(bound, described)


@rules("asked: HAVE_YOU ARTICLE described")
def have_you_one(described: Described) -> tree.Condition | None:
    """ "Got a Mage?"."""
    return None if described.plural else has_some(_YOU, ONE, described)


@rules("asked: HAVE_YOU bounded described")
def have_you_some(bound: Bound, described: Described) -> tree.Condition | None:
    return has_some(_YOU, bound, described)


@rules("asked: 'no' described")
def have_you_none(described: Described) -> tree.Condition | None:
    """ "No Mage?", "no cards in hand?"."""
    return has_some(_YOU, NONE, described)


@rules("asked: HAVE_YOU bounded unit")
def have_you_points(bound: Bound, unit: tree.Unit) -> tree.Condition | None:
    """ "Got 120 RP or more?"."""
    return has_points(_YOU, bound, unit)


@rules("sentence: ELSE '?' series")
def if_not(series: Series) -> Sentence:
    """ "Got a Mage? Gain 10 RP. If not? Gain 5 RP." """
    return Sentence(series, "otherwise")


@rules("sentence: LESS_THAN_THAT '?' series")
def if_less(series: Series) -> Sentence:
    """ "Got 120 RP or more? Gain 30 RP. Got less? Gain 10 RP.": the other case."""
    return Sentence(series, "otherwise", not_so="less")


@rules("asked: ASKING condition", "asked: condition")
def is_it_so(condition: tree.Condition) -> tree.Condition:
    """ "Do you have a Mage?", "You have a Mage?"."""
    return condition


# --------------------------------------------------------------------------- and what is done then


@rules("controlled: asked '?' series", "controlled: asked ':' series")
def if_so(condition: tree.Condition, series: Series) -> Effect | None:
    return if_(condition, series)


@rules("sentence: MISSED '?' series")
def if_missed(series: Series) -> Sentence:
    """ "Flip a random card with 2 or fewer stars. Miss? Gain 7 RP." """
    return Sentence(series, "if you cannot")
