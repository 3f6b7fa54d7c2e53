"""What others have to pay to use an Action or to play a card."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.amounts import Measured
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.prohibitions import are_all
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk, Owner, only_filter
from mblades.text.tree import Effect, Who, Whom, Whose

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    use = "(use|activate|perform|take)"
    action = "(an Action|Actions|any Action|any Actions|their Action|their Actions|one of their Actions|an Action effect)"
    lexicon.add(f"[in order] to {use} {action}", "TO_USE_ACTION")
    lexicon.add("for (each|every|any) Action [[that] they use]", "TO_USE_ACTION")
    lexicon.add(f"before (using|they use|activating) {action}", "TO_USE_ACTION")
    lexicon.add("[in order] to play", "TO_PLAY_A")
    lexicon.add("(before|for) playing", "TO_PLAY_A")
    lexicon.add("it costs", "IT_COSTS")
    lexicon.add(f"using {action} costs", "USING_COSTS")
    lexicon.add("playing", "PLAYING")
    lexicon.add("[as] (an additional|an extra|additional|a) cost", "AS_COST")
    lexicon.add("(cost|costs)", "COSTS")
    lexicon.add("[(more|extra|additional)] to (use|play|activate)", "MORE_TO_USE")
    lexicon.add("(more|extra|additional)", "MORE_TO_USE")


# "An opponent must pay 1 M$ to use an Action": whoever it is.
_ANY_OF_THEM: dict[Whom, Whom] = {Who.OPPONENT: Who.EACH_OPPONENT, Who.PLAYER: Who.EACH_PLAYER}


def _toll(who: Whom, measured: Measured, deed: Any) -> Effect | None:
    amount = measured.amount
    if not isinstance(amount, tree.Flat) or amount.value < 1:
        return None
    if not are_all(who):
        raise Misreading(
            "nobody chooses a player for what holds all the time", "'each opponent ...'"
        )
    what, which = deed
    who = _ANY_OF_THEM.get(who, who)
    return tree.Toll(who, measured.unit, amount.value, what, which)


@rules("tolled: TO_USE_ACTION")
def to_use() -> Any:
    return ("use an Action", tree.Filter())


@rules("tolled: TO_USE_ACTION 'of' described", "tolled: TO_USE_ACTION 'of' ARTICLE described",
       "tolled: TO_USE_ACTION 'on' ARTICLE described")  # fmt: skip
def to_use_of(described: Described) -> Any:
    which = only_filter(described)
    return None if which is None else ("use an Action", which)


@rules(
    "tolled: TO_PLAY_A ARTICLE described",
    "tolled: TO_PLAY_A described",
    "tolled: TO_PLAY_A EACH described",
)
def to_play(described: Described) -> Any:
    which = only_filter(described)
    return None if which is None else ("play", which)


@rules("static: players MUST 'pay' measured tolled", "static: players MUST 'spend' measured tolled")
def must_pay(folk: Folk, measured: Measured, deed: Any) -> Effect | None:
    """ "Opponents must pay 1 M$ to use an Action."."""
    return _toll(folk.who, measured, deed)


@rules("static: AS_COST tolled ',' players MUST 'pay' measured", "static: AS_COST tolled ',' players MUST 'spend' measured",
       "static: tolled ',' players MUST 'pay' measured", "static: tolled ',' players MUST 'spend' measured")  # fmt: skip
def must_pay_first(deed: Any, folk: Folk, measured: Measured) -> Effect | None:
    """ "As an additional cost to use an Action, each opponent must pay 1 M$."."""
    return _toll(folk.who, measured, deed)


_OF: dict[Whose, Whom] = {
    Whose.EACH_OPPONENT: Who.EACH_OPPONENT,
    Whose.ANY: Who.EACH_PLAYER,
    Whose.YOUR: Who.YOU,
}


@rules("static: owner 'actions' COSTS measured MORE_TO_USE")
def their_actions_cost(owner: Owner, measured: Measured) -> Effect | None:
    """ "Opponents' Actions cost 1 M$ more."."""
    who = _OF.get(owner.whose)
    return None if who is None else _toll(who, measured, ("use an Action", tree.Filter()))


@rules("static: 'actions' COSTS players measured MORE_TO_USE")
def actions_cost_them(folk: Folk, measured: Measured) -> Effect | None:
    return _toll(folk.who, measured, ("use an Action", tree.Filter()))


@rules("static: IT_COSTS players measured tolled", "static: IT_COSTS players measured EXTRA tolled")
def it_costs_them(folk: Folk, measured: Measured, deed: Any) -> Effect | None:
    """ "It costs opponents 2 M$ to use an Action."."""
    return _toll(folk.who, measured, deed)


@rules("static: USING_COSTS players measured")
def using_costs_them(folk: Folk, measured: Measured) -> Effect | None:
    return _toll(folk.who, measured, ("use an Action", tree.Filter()))


@rules(
    "static: PLAYING ARTICLE described COSTS players measured",
    "static: PLAYING described COSTS players measured",
)
def playing_costs_them(described: Described, folk: Folk, measured: Measured) -> Effect | None:
    """ "Playing a Fire card costs opponents 1 M$."."""
    which = only_filter(described)
    return None if which is None else _toll(folk.who, measured, ("play", which))


@rules("static: described COSTS players measured MORE_TO_USE")
def cards_cost_them(described: Described, folk: Folk, measured: Measured) -> Effect | None:
    """ "Fire cards cost opponents 2 M$ more to play."."""
    which = only_filter(described) if described.plural else None
    return None if which is None else _toll(folk.who, measured, ("play", which))
