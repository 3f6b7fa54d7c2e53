"""For how long something holds, and when something comes that is put off."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Owner
from mblades.text.reading.sentences import Body, Sentence, Series, waits_for
from mblades.text.tree import Effect

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """The words for times."""
    lexicon.add("(start|beginning)", "START")
    lexicon.add("(while|as long as|for as long as)", "WHILE")
    this_turn, at_last = tree.TurnEdge("end", None), tree.TournamentEnd()
    lexicon.add("(until the end of (this|the) turn|until end of turn|this turn|for the rest of (this|the) turn)",
                "span", tree.Until(this_turn))  # fmt: skip
    lexicon.add(
        "(for the remainder of (this|the) turn|until [the] end of turn)",
        "span",
        tree.Until(this_turn),
    )
    lexicon.add("(until it is your turn again|until (you take your|your) next turn [(starts|begins)])",
                "span", tree.Until(tree.TurnEdge("start")))  # fmt: skip
    face_up = tree.While(tree.IsPlaced(tree.This(), "face up"))
    lexicon.add("until this [card] is (flipped|turned face down)", "span", face_up)
    lexicon.add(
        "(as long as|for as long as|while) this [card] (remains|stays|lies|is) face-up",
        "span",
        face_up,
    )
    lexicon.add("at [the] end of (this|the) turn", "moment", this_turn)
    lexicon.add(
        "((for the (rest|remainder) of|until the end of) (the|this) tournament|until the tournament (ends|is over))",
        "span",
        tree.Until(at_last),
    )
    lexicon.add("at the end of (the|this) tournament", "moment", at_last)
    lexicon.add("the next time", "times", 1)


@rules("times: 'the' 'next' number 'times'")
def times(count: int) -> int:
    return count


# --------------------------------------------------------------------------- spans and moments


@rules("span: 'until' owner 'next' 'turn'", "span: 'until' 'the' START 'of' owner 'next' 'turn'")
def until_turn(owner: Owner) -> tree.Span | None:
    return None if owner.everyone else tree.Until(tree.TurnEdge("start", owner.whose))


@rules("span: 'until' 'the' 'end' 'of' owner 'next' 'turn'")
def until_end_of_turn(owner: Owner) -> tree.Span | None:
    return None if owner.everyone else tree.Until(tree.TurnEdge("end", owner.whose))


@rules("span: 'during' owner 'next' 'turn'", "span: 'on' owner 'next' 'turn'")
def during_turn(owner: Owner) -> tree.Span | None:
    return None if owner.everyone else tree.During(owner.whose)


@rules("span: 'during' owner 'next' number 'turns'")
def during_turns(owner: Owner, turns: int) -> tree.Span | None:
    return None if owner.everyone else tree.During(owner.whose, turns)


@rules("moment: 'at' 'the' START 'of' owner 'next' 'turn'")
def at_start(owner: Owner) -> tree.Moment | None:
    return None if owner.everyone else tree.TurnEdge("start", owner.whose)


@rules("moment: 'at' 'the' 'end' 'of' owner 'next' 'turn'")
def at_end(owner: Owner) -> tree.Moment | None:
    return None if owner.everyone else tree.TurnEdge("end", owner.whose)


# --------------------------------------------------------------------------- what lasts


def _lasts(effects: tuple[Effect, ...], span: tree.Span) -> tree.Lasting:
    """What holds for a while; what a card becomes it is for so long."""
    effects = tuple(_without_span(one) for one in effects)
    holding = tuple(one for one in effects if isinstance(one, tree.Statement | tree.Waiting))
    if len(holding) < len(effects):
        raise Misreading(
            "only what holds or waits can last for a while",
            "a sentence such as 'this card cannot be flipped' or 'whenever you gain RP, ...'",
        )
    return tree.Lasting(holding, span)


def _without_span(effect: Effect) -> Effect:
    """What is said to hold for the rest of the tournament only because nothing else was said."""
    match effect:
        case tree.Lasting((only,), tree.Until(tree.TournamentEnd())):
            return only
        case _:
            return effect


@rules("controlled: span ',' lent", "controlled: lent span")
def lent(*parts: Any) -> Effect:
    """ "Give it +3 stars this turn.": no tokens then."""
    first, second = parts
    span, effect = (first, second) if isinstance(first, tree.Span) else (second, first)
    return _lasts((effect,), span)


@rules("controlled: span ',' series")
def lasting(span: tree.Span, series: Series) -> Effect:
    return _lasts(series.effects(), span)


@rules("controlled: span ',' WHENEVER event ',' body", "controlled: span ',' 'if' event ',' body")
def lasting_waiting(span: tree.Span, event: tree.Event, body: Body) -> Effect:
    waiting = waits_for(event, body.series.effects(), instead=body.instead)
    return tree.Lasting((waiting,), span)


@rules("controlled: times event ',' body")
def next_times(count: int, event: tree.Event, body: Body) -> Effect:
    return lasting_waiting(tree.NextTimes(count), event, body)


@rules("controlled: WHILE conditions ',' series")
def while_(condition: tree.Condition, series: Series) -> Effect:
    """A span of what holds; of what happens, only another word for "if"."""
    effects = series.effects()
    if any(isinstance(one, tree.Statement) for one in effects):
        return _lasts(effects, tree.While(condition))
    return tree.If(condition, effects)


@rules(
    "controlled: WHILE conditions ',' WHENEVER event ',' body",
    "controlled: WHILE conditions ',' 'if' event ',' body",
)
def while_waiting(condition: tree.Condition, event: tree.Event, body: Body) -> Effect:
    return lasting_waiting(tree.While(condition), event, body)


@rules("controlled: moment ',' series")
def later(moment: tree.Moment, series: Series) -> Effect:
    return tree.Later(moment, series.effects())


# --------------------------------------------------------------------------- said afterwards


def _alone(effect: Effect) -> Sentence:
    return Sentence(Series((effect,)))


@rules("sentence: series span", "sentence: series ',' span")
def lasting_after(series: Series, span: tree.Span) -> Sentence:
    return _alone(lasting(span, series))


@rules("sentence: series moment")
def later_after(series: Series, moment: tree.Moment) -> Sentence:
    if len(series.effects()) > 1:
        raise Misreading(
            "it is not clear how much of this comes later",
            "the time at the beginning of the sentence",
        )
    return _alone(later(moment, series))


@rules("body: series span", "body: series ',' span")
def lasting_body(series: Series, span: tree.Span) -> Body:
    """ "When you play a card, it cannot be flipped until your next turn." """
    return Body(Series((lasting(span, series),)))


@rules("body: series moment")
def later_body(series: Series, moment: tree.Moment) -> Body:
    if len(series.effects()) > 1:
        raise Misreading(
            "it is not clear how much of this comes later", "the time at the beginning of it"
        )
    return Body(Series((later(moment, series),)))


@rules("sentence: series WHILE conditions")
def while_after(series: Series, condition: tree.Condition) -> Sentence:
    return _alone(while_(condition, series))
