"""One deed done to two things: "flip a Fire card and a Water card", "put a star token on this card and on your Top card"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from mblades.text import tree
from mblades.text.reading.deeds import Act
from mblades.text.reading.its import AnotherThanIt
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    BOTH,
    Chosen,
    DiscardBoth,
    FlipBoth,
    Object,
    PutOnBoth,
    RevealBoth,
    UnflipBoth,
    each_by_itself,
)
from mblades.text.reading.sentences import Chain, Clause
from mblades.text.tree import Effect
from mblades.text.walking import contains, nodes, rewritten

rules = Rules()

_ONE_OF_TWO = FlipBoth | UnflipBoth | DiscardBoth | RevealBoth | PutOnBoth
# Behind whose verbs nothing stands but what they are done to, or an amount before it.
_DEEDS = ("flip", "unflip", "discard", "reveal", "put_tokens", "give_tokens")
_ROLES = ({"card"}, {"card", "amount"})


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(and|, and|and also|as well as|, as well as|plus)", "AND_THING")


def _both(one: Object, other: Object) -> tuple[Object, Object]:
    """The two of them; a place behind two kinds of cards is said of both."""
    if not isinstance(one, Chosen) or not isinstance(other, Chosen) or other.is_again:
        return one, other
    here, there = one.described.where, other.described.where
    if here is None and there is not None:
        if not one.described.words or not other.described.words:
            raise Misreading("say where the first of them is", "'in your tableau'")
        return one._replace(described=one.described.at(there)), other
    if here is not None and there is None:
        raise Misreading("say where the other one is", "'in your tableau'")
    return one, other


def _is_told_otherwise(one: Object, other: Object) -> bool:
    """ "The card to its left and the card to its right", which are two together; and a player who is found anew."""
    if isinstance(one, tree.Neighbour) and isinstance(other, tree.Neighbour):
        return True
    where = other.described.where if isinstance(other, Chosen) else None
    place = where.place if where is not None else None
    return isinstance(place, tree.In) and not isinstance(place.whose, tree.Whose)


@rules("chain: chain AND_THING target", "chain: chain AND_THING ON target")
def and_that_too(chain: Chain, card: Object) -> Chain | None:
    """ "Flip this card and another card in your tableau"."""
    last = chain[-1]
    roles: dict[str, Any] = dict(last.act.roles) if last.act else {}
    if last.act is None or last.act.deed not in _DEEDS or set(roles) not in _ROLES or last.is_too:
        return None
    if _is_told_otherwise(roles["card"], card):
        return None
    first, second = (
        Act(last.act.deed, tuple({**roles, "card": one}.items()))
        for one in _both(roles["card"], card)
    )
    more = last._replace(act=second, who=None, third=last.third, is_too=True)
    return (*chain[:-1], last._replace(act=first, is_too=True), more)


def _done_to_both(deed: str) -> Callable[[Object, Object], Chain | None]:
    def chain(one: Object, other: Object) -> Chain | None:
        """ "Flip both this card and another of yours"."""
        return and_that_too((Clause(Act(deed, (("card", one),))),), other)

    return chain


for _deed in ("flip", "unflip", "discard", "reveal"):
    rules.add(f"chain: {_deed.upper()}.BASE 'both' target 'and' target", _done_to_both(_deed))


def tells_of_two(effects: Iterable[Effect]) -> bool:
    """Whether one deed is done to two things there."""
    return contains(tuple(effects), *BOTH.values())


def each_alone(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects as they happen."""
    return tuple(rewritten(effect, each_by_itself) for effect in effects)


def check_done(head: str) -> None:
    """ "Flip a Fire card and a Water card. If you do, ...": the one, the other, or both?"""
    if head in ("if you do", "if you do not", "if you cannot"):
        raise Misreading(
            "it is not clear which of the two this asks for", "'You may ... If you do, ...'"
        )


def check_it(effects: Iterable[Effect]) -> None:
    """ "Flip a Fire card and a Water card. Gain RP equal to its stars.": those of which of them?"""
    told = tuple(nodes(tuple(effects)))
    done_to = [one.target for one in told if isinstance(one, _ONE_OF_TWO)]
    for node in told:
        is_one = any(node is one for one in done_to)  # "on it and on this card"
        if is_one or isinstance(node, AnotherThanIt):  # "flip this card and another"
            continue
        if isinstance(node, tree.It | tree.Those):
            raise Misreading("'it' may be one or the other card", "the card itself, not 'it'")
