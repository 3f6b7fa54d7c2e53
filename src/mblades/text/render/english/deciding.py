"""Canonical English for what players choose, bid and vote, each for themselves."""

from __future__ import annotations

from typing import assert_never

from mblades.text import tree
from mblades.text.english_forms import third_person
from mblades.text.tree import Who, Whose
from mblades.text.walking import is_several

HIGHER = "each bid higher than the last"


def decision(effect: tree.Decision, *, third: bool) -> str:
    """The verb in its person, and what stands behind it."""
    openly = "" if effect.who is Who.YOU or not is_several(effect.who) else " in turn"

    def does(verb: str, secret: bool) -> str:
        return f"{'secretly ' if secret else ''}{third_person(verb) if third else verb}"

    match effect:
        case tree.ChooseNumber(who=who, secret=secret):
            open_ = "" if secret else openly
            return f"{does('choose', secret)} {_number(effect, yours=who is Who.YOU)}{open_}"
        case tree.Vote(other, secret=secret):
            whom = "another player" if other else "a player"
            return f"{does('vote', secret)} for {whom}{'' if secret else openly}"
        case tree.Bid(unit, _, last):
            return f"may bid {unit} in turn,{' you last,' if last else ''} {HIGHER}"
        case tree.Accept():
            return does("accept", secret=False)
        case _:
            assert_never(effect)


def _number(effect: tree.ChooseNumber, *, yours: bool) -> str:
    """ "A number from 1 to 8", "an amount of M$ you have (up to 5 M$)"."""
    if effect.of is None:
        return f"a number from {effect.least} to {effect.most}"
    limit = f" (up to {effect.most} {effect.of})" if effect.most else ""
    return f"an amount of {effect.of} {'you' if yours else 'they'} have{limit}"


def said(quantity: tree.Said) -> str:
    """ "Your number", "the number of votes for that player"."""
    if quantity.what != "votes":
        return f"{quantity.whose.value} {quantity.what}"
    whom = {Whose.YOUR: "you", Whose.THEIR: "them"}.get(quantity.whose, "that player")
    return f"the number of votes for {whom}"


def had(trait: tree.Said, *, many: bool) -> str:
    """ "Votes", "bid"."""
    return f"{trait.what if trait.what != 'votes' else 'vote'}{'s' if many and trait.what == 'votes' else ''}"
