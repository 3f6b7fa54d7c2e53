"""Whoever is answered: somebody who tries to do something, and whoever caused it."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.amounts import Measured
from mblades.text.reading.conditions import would_happen
from mblades.text.reading.deeds import Act, deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Before, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk, Owner
from mblades.text.reading.sentences import Body, Clause, Sentence, Series, if_it_happens
from mblades.text.tree import Effect, Who, Whom, Whose
from mblades.text.walking import N, contains, nodes, rewritten

rules = Rules()

_OF = {
    Whose.YOUR: Who.YOU, Whose.OPPONENT: Who.OPPONENT, Whose.ANOTHER: Who.OPPONENT,
    Whose.EACH_OPPONENT: Who.OPPONENT, Whose.ANY: Who.PLAYER,
}  # fmt: skip


class GivenBack(tree.Pay, frozen=True):
    """ "That opponent returns it": to you, if it was taken from you."""


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("use of", "USE_OF")
    lexicon.add("(in the case that|in case|in case that|in the event that)", "IN_CASE")
    it = "(it|this|that)"
    lexicon.add(f"(whoever|the (player|opponent|one|person) who) (caused {it}|did {it}|(is|was) responsible [for {it}]|tried to do so|tried it)|the (player|opponent|one|person) responsible [for {it}]|the culprit",
                "CAUSER")  # fmt: skip
    lexicon.add(
        "(say|shout|yell|cry|call out|call|announce) (no|nope|stop|hey|boo|never|objection|no way|not today|ha|aha|hi|bye|please|hands off|boom|surprise|mine)",
        "SAYING",
    )
    lexicon.add("[back] to you", "BACK_TO_YOU")


# --------------------------------------------------------------------------- what is answered


@rules("event: owner USE_OF an_action")
def use_of(owner: Owner, what: Any) -> tree.Event | None:
    """ "Upon an opponent's use of a Reaction"."""
    who = _OF.get(owner.whose)
    return None if who is None else tree.UsesAction(who, what)


def _is_yours(card: tree.Target) -> bool:
    place = card.place if isinstance(card, tree.Cards) else None
    here = isinstance(place, tree.In) and place.whose is Whose.YOUR
    return here or isinstance(card, tree.This) or card == tree.TopCard(Whose.YOUR)


@rules("event: SOMEBODY WOULD deed.base")
def somebody_would(act: Act) -> tree.Event | None:
    """ "If somebody tries to flip one of your cards": somebody else, since it is to be prevented."""
    event = would_happen(Folk(Who.OPPONENT), act)
    is_yours = isinstance(event, tree.IsFlipped) and _is_yours(event.card)
    robbed = isinstance(event, tree.Changes) and event.who is Who.YOU
    return event if is_yours or robbed else None


@rules("sentence: IN_CASE coming ',' body")
def in_case(event: tree.Event, body: Body) -> Sentence | None:
    """ "In the case that an opponent steals RP from you, ...": when that happens."""
    return if_it_happens(event, body)


@rules("series: SAYING AND series")
def called_out(series: Series) -> Series:
    """ "Say NOPE, and it does not get flipped." """
    return series


# --------------------------------------------------------------------------- whoever caused it


@rules("sentence: CAUSER act.third", "sentence: CAUSER act.third 'instead'")
def causer_does(act: Act) -> Sentence:
    """ "Whoever caused it gains 5 RP instead." """
    clause = Clause(act, Who.THAT, third=True)
    return Sentence(Series((((clause,),),)), "causer")


def check_caused(before: Before) -> None:
    """Whose effect it was is "that player" where something happens to you."""
    events = [one for one in before if isinstance(one, tree.Event)]
    for event in events:
        if isinstance(event, tree.Changes) and event.who is Who.YOU:
            return
        if isinstance(event, tree.IsFlipped) and _is_yours(event.card):
            return
    raise Misreading("it is not clear who caused this", "'that player'", "that player")


@deed(
    "return", "give back", "pay back", "repay", "refund",
    frames=("{measured:measured} BACK_TO_YOU?", "'you' {measured:measured}"),
)  # fmt: skip
def give_back(who: Whom, measured: Measured) -> Effect | None:
    """ "That opponent returns twice the amount": to you, from whom it was taken."""
    return None if who is Who.YOU else GivenBack(measured.unit, measured.paid, who)


def settled_returns(before: Before, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What was taken from you can be given back; anything else may be given to you, or to the bank."""
    if not contains(effects, GivenBack):
        return effects
    if not any(map(_takes_from_you, (*nodes(tuple(before)), *nodes(effects)))):
        raise Misreading("say to whom this is given", "'gives you ...'", "gives you")
    return tuple(rewritten(effect, _as_paid) for effect in effects)


def _takes_from_you(node: tree.Node) -> bool:
    is_event = isinstance(node, tree.Changes) and node.who is Who.YOU
    robbed = is_event and getattr(node, "what", "") in ("be robbed of", "lose")
    return robbed or (isinstance(node, tree.Steal) and node.who is Who.YOU)


def _as_paid(node: N) -> N:
    meant: Any = node
    if isinstance(node, GivenBack):
        meant = tree.Pay(node.unit, node.amount, node.who, node.to)
    settled: N = meant
    return settled
