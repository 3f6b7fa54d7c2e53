"""Whose turn it is when something holds or happens, and what a turn was like."""

from __future__ import annotations

from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading.cards import owned
from mblades.text.reading.conditions import Bound
from mblades.text.reading.deeds import Act
from mblades.text.reading.events import (
    counted_event,
    done_some,
    has_been_done,
    has_done,
    has_not_done,
    nobody_has,
    nothing_was,
)
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk, Owner
from mblades.text.reading.sentences import Body, Clause, Sentence, Series
from mblades.text.tree import Effect, Who, Whose

rules = Rules()

_THIS_TURN: tree.Since = "this turn"
_EVERYONES = {Who.EACH_OPPONENT: Who.OPPONENT, Who.EACH_PLAYER: Who.PLAYER}
_TURNS_OF = {
    Whose.YOUR: Whose.YOUR, Whose.OPPONENT: Whose.OPPONENT, Whose.EACH_OPPONENT: Whose.OPPONENT,
    Whose.ANOTHER: Whose.OPPONENT, Whose.THAT: Whose.THAT, Whose.THEIR: Whose.THAT,
}  # fmt: skip


class AtTime(NamedTuple):
    """The edge of a turn, perhaps only of one that was like this."""

    event: tree.Event
    condition: tree.Condition | None = None


def teach(lexicon: Lexicon) -> None:
    """The words for turns."""
    lexicon.add("(during|on|in|within)", "DURING")
    lexicon.add("(outside [of]|not during|except during|except on)", "OUTSIDE")
    lexicon.add("[,] (in which|during which|where|when|on which)", "IN_WHICH")
    played = "((this card|it) (was|is|has been) played|you (play|played) (it|this card))"
    lexicon.add(f"[,] (after|except|except on|but not|but not on|other than|not counting|excluding|except for) (the|that) turn (in which|when|on which|during which) {played}",
                "NOT_ITS_FIRST")  # fmt: skip
    lexicon.add("[,] ((starting|beginning) (with|on|from) your next turn|from your next turn (on|onward|onwards))",
                "NOT_ITS_FIRST")  # fmt: skip
    lexicon.add("(it is|it was)", "IT_IS")
    lexicon.add("(it is not|it was not)", "IT_IS_NOT")
    lexicon.add("(no|not any|none of)", "NO")
    over = "(ends|is over|'s over|comes to an end)"
    lexicon.add(
        f"[,] (when|as soon as|once|as) (it|your turn|the turn|that turn) {over}", "AT_ITS_END"
    )
    lexicon.add("[,] at (its end|the end of (it|your turn|that turn|the turn))", "AT_ITS_END")
    for what in ("Action", "Reaction"):
        lexicon.add(f"(used|took|taken|performed) no ({what}|{what}s)", "used_none", what)
    lexicon.add("(end|finish|complete) your turn without [having]", "END_TURN_WITHOUT")


# --------------------------------------------------------------------------- whose turn it is


def _is_turn_of(owner: Owner) -> tree.Condition | None:
    whose = None if owner.everyone else _TURNS_OF.get(owner.whose)
    return None if whose is None else tree.TurnOf(whose)


@rules("fact: IT_IS owner 'turn'")
def it_is_turn(owner: Owner) -> tree.Condition | None:
    return _is_turn_of(owner)


@rules("fact: IT_IS_NOT owner 'turn'")
def it_is_not_turn(owner: Owner) -> tree.Condition | None:
    turn = _is_turn_of(owner)
    return None if turn is None else tree.Not(turn)


@rules("turn_when: DURING owner TURNS", "turn_when: DURING EACH_OF owner TURNS")
def in_turn(owner: Owner) -> tree.Condition | None:
    """ "During your turn", "on their own turn"."""
    return _is_turn_of(owner)


@rules("turn_when: OUTSIDE owner TURNS", "turn_when: OUTSIDE EACH_OF owner TURNS")
def outside_turn(owner: Owner) -> tree.Condition | None:
    return it_is_not_turn(owner)


def _only_while(condition: tree.Condition, series: Series) -> Effect | None:
    """What holds, holds if it is so; what happens would happen once, and nobody knows when."""
    effects = series.effects()
    if not all(isinstance(one, tree.Statement) for one in effects):
        return None
    return tree.If(condition, effects)


@rules("controlled: turn_when ','? series")
def holds_in_turn(condition: tree.Condition, series: Series) -> Effect | None:
    return _only_while(condition, series)


@rules("sentence: series turn_when")
def holds_in_turn_behind(series: Series, condition: tree.Condition) -> Sentence | None:
    effect = _only_while(condition, series)
    return None if effect is None else Sentence(Series((effect,)))


def _heard_if(event: tree.Event, condition: tree.Condition, body: Body) -> Sentence | None:
    if getattr(event, "would", False):
        raise Misreading("what would happen is always replaced, so this cannot have a condition")
    if body.instead:
        return None
    effect = tree.If(condition, body.series.effects())
    return Sentence(Series((effect,)), "whenever", event)


@rules(
    "sentence: WHENEVER event turn_when ',' body", "sentence: WHENEVER event ',' turn_when ',' body"
)
def heard_in_turn(event: tree.Event, condition: tree.Condition, body: Body) -> Sentence | None:
    """ "Whenever an opponent gains RP on their own turn, ..." """
    return _heard_if(event, condition, body)


@rules("sentence: turn_when ',' WHENEVER event ',' body")
def in_turn_heard(condition: tree.Condition, event: tree.Event, body: Body) -> Sentence | None:
    return _heard_if(event, condition, body)


@rules("sentence: series WHENEVER event turn_when")
def heard_in_turn_behind(
    series: Series, event: tree.Event, condition: tree.Condition
) -> Sentence | None:
    return _heard_if(event, condition, Body(series))


# --------------------------------------------------------------------------- what a turn was like


@rules("turn_fact: players deed.past", "turn_fact: players PERFECT deed.past")
def did(folk: Folk, act: Act) -> tree.Condition | None:
    return has_done(folk, act, _THIS_TURN)


@rules("turn_fact: players DO_NOT deed.base", "turn_fact: players HAVE_NOT deed.past")
def did_not(folk: Folk, act: Act) -> tree.Condition | None:
    return has_not_done(folk, act, _THIS_TURN)


@rules("turn_fact: 'no' person deed.past", "turn_fact: 'no' person PERFECT deed.past")
def nobody_did(noun: str, act: Act) -> tree.Condition | None:
    return nobody_has(noun, act, _THIS_TURN)


@rules("turn_fact: deed.turned by?")
def was_done(act: Act, by: Any) -> tree.Condition | None:
    return has_been_done(act, by, _THIS_TURN)


@rules("turn_fact: NO described BE done by?", "turn_fact: NO owner described BE done by?")
def none_was_done(*parts: Any) -> tree.Condition | None:
    *owner, described, name, by = parts
    if owner:
        described = owned(owner[0], described)
    return None if described is None else nothing_was(described, name, by, _THIS_TURN)


@rules("turn_fact: players done 'no' described", "turn_fact: players PERFECT done 'no' described")
def did_none(folk: Folk, name: str, described: Described) -> tree.Condition | None:
    return done_some(folk, name, Bound("at most", 0), described, _THIS_TURN)


@rules(
    "turn_fact: players done bounded described", "turn_fact: players PERFECT done bounded described"
)
def did_some(folk: Folk, name: str, bound: Bound, described: Described) -> tree.Condition | None:
    return done_some(folk, name, bound, described, _THIS_TURN)


@rules("turn_fact: players used_none", "turn_fact: players PERFECT used_none")
def used_none(folk: Folk, what: Any) -> tree.Condition | None:
    """ "In which you used no Action"."""
    return has_not_done(folk, Act("uses_action", (("what", what),)), _THIS_TURN)


def _at_your_end(condition: tree.Condition, series: Series) -> Sentence:
    return _at(AtTime(tree.AtTurn(Who.YOU, "end"), condition), series)


@rules("sentence: IF turn_fact turn_when ',' series AT_ITS_END", "sentence: IF turn_fact turn_when ',' AT_ITS_END ',' series",
       "sentence: IF turn_fact turn_when ',' series")  # fmt: skip
def if_in_your_turn(
    condition: tree.Condition, when: tree.Condition, series: Series
) -> Sentence | None:
    """ "If you do not use an Action on your turn, gain 5 RP when it ends."."""
    is_known_then = isinstance(condition, tree.Holds) and condition.test == "at most"
    if when != tree.TurnOf() or not is_known_then:
        return None
    return _at_your_end(condition, series)


@rules(
    "sentence: 'if' 'you' END_TURN_WITHOUT gerund ',' series",
    "sentence: WHENEVER 'you' END_TURN_WITHOUT gerund ',' series",
)
def if_you_end_without(event: tree.Event, series: Series) -> Sentence | None:
    """ "Whenever you end your turn without using an Action, gain 4 RP."."""
    none = counted_event(event, _THIS_TURN)
    return (
        None if none is None else _at_your_end(tree.Holds(none, "at most", tree.Number(0)), series)
    )


@rules("controlled: IF conditions ',' static turn_when")
def if_holds_in_turn(
    condition: tree.Condition, effect: Effect, when: tree.Condition
) -> Effect | None:
    """ "If this card is adjacent to a Construct, opponents cannot use Reactions during your turn."."""
    if isinstance(condition, tree.Either) or not isinstance(effect, tree.Statement):
        return None
    return tree.If(tree.Both(condition, when), (effect,))


@rules("at_time: at_event IN_WHICH turn_fact")
def at_such_a_turn(event: tree.Event, condition: tree.Condition) -> AtTime:
    """ "At the end of a turn in which you have not used an Action"."""
    return AtTime(event, condition)


_PLAYED_NOW = tree.Is(tree.This(), tree.Filter(past=tree.Past("played", _THIS_TURN)))


@rules("at_time: at_event NOT_ITS_FIRST")
def at_later_turns(event: tree.Event) -> AtTime | None:
    """ "At the end of each of your turns after the turn in which this card was played"."""
    is_end = isinstance(event, tree.AtTurn) and event.edge == "end"
    return AtTime(event, tree.Not(_PLAYED_NOW)) if is_end else None


@rules("at_event: at_event NOT_ITS_FIRST")
def from_the_next_turn(event: tree.Event) -> tree.Event | None:
    """ "At the start of each of your turns, beginning with your next turn": no earlier one could be meant."""
    return event if isinstance(event, tree.AtTurn) and event.edge == "start" else None


def _at(time: AtTime, series: Series) -> Sentence:
    assert time.condition is not None
    effect = tree.If(time.condition, series.effects())
    return Sentence(Series((effect,)), "whenever", time.event)


@rules("sentence: at_time ',' series")
def at_time(time: AtTime, series: Series) -> Sentence:
    return _at(time, series)


@rules("sentence: series at_time")
def at_time_behind(series: Series, time: AtTime) -> Sentence:
    return _at(time, series)


@rules("sentence: at_event ',' IF turn_fact ',' series")
def at_turn_if(event: tree.Event, condition: tree.Condition, series: Series) -> Sentence | None:
    """ "At the end of your turn, if you have not used an Action, ..."."""
    return _at(AtTime(event, condition), series) if isinstance(event, tree.AtTurn) else None


@rules("at_turn_end: edge_of owner TURNS", "at_turn_end: edge_of EACH_OF owner TURNS")
def at_their_turn(edge: Any, owner: Owner) -> Any:
    return edge if owner.whose is Whose.THEIR else None


@rules("sentence: clause at_turn_end", "sentence: at_turn_end ',' clause")
def at_turn_of_each(one: Any, other: Any) -> Sentence | None:
    """ "Each opponent loses 3 RP at the beginning of their turn."."""
    clause, edge = (one, other) if isinstance(one, Clause) else (other, one)
    if clause.who not in _EVERYONES:
        return None
    who = _EVERYONES[clause.who]
    said = clause._replace(who=Who.THAT)
    return Sentence(Series((((said,),),)), "whenever", tree.AtTurn(who, edge))
