"""What a card had before it was flipped or discarded: "If it had 5 or more stars", "if this card had a star token"."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.clashes import has_effect
from mblades.text.reading.conditions import Bound
from mblades.text.reading.filters import (
    has_a_token,
    has_no_tokens,
    has_parity,
    has_stars,
    has_such_stars,
    has_tokens,
)  # fmt: skip
from mblades.text.reading.its import ItWas, TheCard, ThisWas
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import CardDone, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.tree import Effect, TriggerWord
from mblades.text.walking import N, contains, rewritten

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("had", "HAD")
    lexicon.add("had (no|zero|not any)", "HAD_NO")
    lexicon.add("(did not have|had not) (a|an|any)", "HAD_NO")


@rules("it_was: reference")
def it_was(card: tree.Ref) -> tree.Ref | None:
    """The card, as it was before."""
    if isinstance(card, CardDone):
        return card
    if type(card) is tree.It or isinstance(card, TheCard):
        return ItWas()
    return ThisWas() if isinstance(card, tree.This) else None


@rules("fact: it_was HAD bounded STARS")
def had_stars(card: tree.Ref, bound: Bound) -> tree.Condition:
    return has_stars(card, bound)


@rules("fact: it_was HAD star_test")
def had_such_stars(card: tree.Ref, test: tree.StarTest) -> tree.Condition | None:
    return has_such_stars(card, test)


@rules("fact: it_was HAD parity")
def had_parity(card: tree.Ref, parity: Any) -> tree.Condition | None:
    return has_parity(card, parity)


@rules("fact: it_was HAD bounded tokens ON_IT?")
def had_tokens(card: tree.Ref, bound: Bound, what: Any) -> tree.Condition:
    return has_tokens(card, bound, what)


@rules("fact: it_was HAD ARTICLE tokens ON_IT?", "fact: it_was HAD tokens ON_IT?")
def had_a_token(card: tree.Ref, what: Any) -> tree.Condition:
    return has_a_token(card, what)


@rules("fact: it_was HAD_NO tokens ON_IT?")
def had_no_tokens(card: tree.Ref, what: Any) -> tree.Condition:
    return has_no_tokens(card, what)


@rules("fact: it_was HAD ARTICLE trigger EFFECTS")
def had_effect(card: tree.Ref, trigger: TriggerWord) -> tree.Condition:
    """ "If it had a Flip effect"."""
    return has_effect(card, trigger)


def this_as_it_was(trigger: TriggerWord | None, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Flip: If this card had a star token, ...": a Flip effect sees the card as it was."""
    if not contains(effects, ThisWas):
        return effects
    if trigger is not TriggerWord.FLIP:
        raise Misreading("it is not clear when this was so", "'has'", "has")
    return tuple(rewritten(effect, _as_this) for effect in effects)


def _as_this(node: N) -> N:
    meant: Any = tree.This() if isinstance(node, ThisWas) else node
    settled: N = meant
    return settled
