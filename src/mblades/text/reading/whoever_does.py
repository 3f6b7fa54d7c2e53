"""Whoever does something: "any opponent that plays a Mage loses 2 RP", "players who flip a card must pay 1 M$"."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Clause, Series, waits_for
from mblades.text.tree import Effect, Who

rules = Rules()

_WHO = {"player": Who.PLAYER, "opponent": Who.OPPONENT}


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(who|that)", "WHO_DOES")
    lexicon.add(
        "(whoever|anyone (who|that)|everyone (who|that)|any (one|person) (who|that))", "WHOEVER"
    )
    lexicon.add("(any|any of|all of)", "ALL_SUCH")


@rules("doer_event: ONE person WHO_DOES deed.third", "doer_event: EACH person WHO_DOES deed.third")
def one_who_does(noun: str, act: Act) -> tree.Event | None:
    """ "Each opponent who discards a card"."""
    return act.event(_WHO[noun])


@rules("doers_event: people WHO_DOES deed.base", "doers_event: ALL_SUCH people WHO_DOES deed.base",
       "doers_event: ALL people WHO_DOES deed.base")  # fmt: skip
def those_who_do(noun: str, act: Act) -> tree.Event | None:
    """ "Opponents who play a Fire card"."""
    return act.event(_WHO[noun])


@rules("doer_event: WHOEVER deed.third")
def whoever(act: Act) -> tree.Event | None:
    return act.event(Who.PLAYER)


def _heard(event: tree.Event, chain: Any) -> Effect | None:
    if chain[0].who is not None:
        return None
    told = (chain[0]._replace(who=Who.THAT, third=True), *chain[1:])
    return waits_for(event, Series(((told,),)).effects(), instead=False)


@rules("controlled: doer_event chain")
def does(event: tree.Event, chain: Any) -> Effect | None:
    return _heard(event, chain) if chain[0].third else None


@rules("controlled: doers_event chain")
def do(event: tree.Event, chain: Any) -> Effect | None:
    return None if chain[0].third or chain[0].act is None else _heard(event, chain)


@rules("controlled: doer_event MUST act.base", "controlled: doers_event MUST act.base")
def must(event: tree.Event, doing: Act) -> Effect | None:
    return _heard(event, (Clause(doing, third=True),))
