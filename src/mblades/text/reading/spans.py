"""For how long something holds, and when something comes that is put off."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.conditions import happens, happens_to_you, is_done
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk, Owner, owner_of
from mblades.text.reading.sentences import Body, Sentence, Series, waits_for
from mblades.text.tree import Effect, Who, Whose

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """The words for times."""
    lexicon.add("(start|beginning)", "START")
    while_ = "(while|as long as|so long as|for as long as|for so long as)"
    lexicon.add(while_, "WHILE")
    this_turn, at_last = tree.TurnEdge("end", None), tree.TournamentEnd()
    whole = (
        "(for|during|in|throughout) [the] (rest of|remainder of|entire|whole|whole of) [(the|this)]"
    )
    lexicon.add(
        "(until [the] end of [(this|the)] turn|until (this|the) turn (ends|is over)|[(for|during|in|within)] this turn [only]"
        "|just [for] this turn)", "span", tree.Until(this_turn),
    )  # fmt: skip
    lexicon.add(f"{whole} turn", "span", tree.Until(this_turn))
    lexicon.add("(until|before) (it is your turn again|you take your next turn)",
                "span", tree.Until(tree.TurnEdge("start")))  # fmt: skip
    lexicon.add(
        "(for|during) (a|one|1) [(full|whole|complete)] round [of (play|turns)]",
        "span",
        tree.Until(tree.TurnEdge("start")),
    )
    face_up = tree.While(tree.IsPlaced(tree.This(), "face up"))
    lexicon.add(
        "until (this [card]|it) is (flipped|turned face down|face down|face-down)", "span", face_up
    )
    lexicon.add("until (this [card]|it) gets (flipped|turned face down)", "span", face_up)
    lexicon.add(
        f"{while_} (this [card]|it) ((remains|stays|lies|is) (face-up|face up) [in your tableau]|(remains|stays|is) in (play|your tableau))",
        "span", face_up,
    )  # fmt: skip
    lexicon.add(
        "(at [the] end of [(this|the)] turn|(when|as|after|once) this turn (ends|is over))",
        "moment",
        this_turn,
    )
    lexicon.add(
        "(until [the] end of [(the|this)] tournament|until (the|this) tournament (ends|is over|'s over)"
        "|until the tournament 's over|(for|during|throughout) (this|the) tournament|this tournament)",
        "span", tree.Until(at_last),
    )  # fmt: skip
    lexicon.add(f"{whole} (tournament|game)", "span", tree.Until(at_last))
    lexicon.add("(from now on|from this point on|from then on|henceforth|permanently|until the end of the game)",
                "span", tree.Until(at_last))  # fmt: skip
    lexicon.add(
        "(at the end of (the|this) tournament|(when|once|as) the tournament (ends|is over))",
        "moment",
        at_last,
    )
    lexicon.add("(until|before)", "UNTIL")
    lexicon.add("(when|as soon as|once|whenever)", "ONCE_IT")
    lexicon.add("(starts|begins|comes)", "BEGINS")
    lexicon.add("(ends|is over|has ended|is finished)", "IS_OVER")
    lexicon.add("(during|on|in|for|throughout)", "IN_NEXT")
    lexicon.add("the next time", "times", 1)


@rules("times: 'the' 'next' number 'times'")
def times(count: int) -> int:
    return count


# --------------------------------------------------------------------------- spans and moments


@rules(
    "span: UNTIL owner 'next' 'turn'", "span: UNTIL 'the' START 'of' owner 'next' 'turn'",
    "span: UNTIL owner 'next' 'turn' BEGINS",
)  # fmt: skip
def until_turn(owner: Owner) -> tree.Span | None:
    return None if owner.everyone else tree.Until(tree.TurnEdge("start", owner.whose))


@rules(
    "span: 'until' 'the' 'end' 'of' owner 'next' 'turn'", "span: 'until' 'end' 'of' owner 'next' 'turn'",
    "span: 'until' owner 'next' 'turn' IS_OVER",
)  # fmt: skip
def until_end_of_turn(owner: Owner) -> tree.Span | None:
    return None if owner.everyone else tree.Until(tree.TurnEdge("end", owner.whose))


@rules("span: IN_NEXT owner 'next' 'turn'")
def during_turn(owner: Owner) -> tree.Span | None:
    return None if owner.everyone else tree.During(owner.whose)


@rules("span: IN_NEXT 'the' 'next' 'turn' 'of' players")
def during_turn_of(folk: Folk) -> tree.Span | None:
    """ "During the next turn of the player to your left"."""
    whose = owner_of(folk.who)
    return (
        None if whose is None or whose in (Whose.EACH_OPPONENT, Whose.ANY) else tree.During(whose)
    )


@rules("span: IN_NEXT owner 'next' number 'turns'", "span: 'for' owner 'next' number 'turns'")
def during_turns(owner: Owner, turns: int) -> tree.Span | None:
    return None if owner.everyone else tree.During(owner.whose, turns)


@rules(
    "moment: 'at' 'the'? START 'of' owner 'next' 'turn'",
    "moment: ONCE_IT owner 'next' 'turn' BEGINS",
)
def at_start(owner: Owner) -> tree.Moment | None:
    return None if owner.everyone else tree.TurnEdge("start", owner.whose)


@rules(
    "moment: 'at' 'the'? 'end' 'of' owner 'next' 'turn'",
    "moment: ONCE_IT owner 'next' 'turn' IS_OVER",
)
def at_end(owner: Owner) -> tree.Moment | None:
    return None if owner.everyone else tree.TurnEdge("end", owner.whose)


# --------------------------------------------------------------------------- what lasts


_THIS_TURN = tree.Until(tree.TurnEdge("end", None))


def is_of_this_turn(effect: Effect) -> bool:
    """Whether it is about this turn in any case: "this turn, you may play another card"."""
    match effect:
        case tree.May((tree.PlayAnother() | tree.ExtraAction(),), (), Who.YOU, ()):
            return True
    return False


def _lasts(effects: tuple[Effect, ...], span: tree.Span) -> Effect:
    """What holds for a while; what a card becomes it is for so long."""
    if len(effects) == 1 and span == _THIS_TURN and is_of_this_turn(effects[0]):
        return effects[0]
    if len(effects) == 1 and span == tree.During(Whose.YOUR) and is_of_this_turn(effects[0]):
        # "on your next turn, you may play another card": offered when that turn begins
        return tree.Later(tree.TurnEdge("start"), effects)
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


@rules("controlled: span ','? lent", "controlled: lent span")
def lent(*parts: Any) -> Effect:
    """ "Give it +3 stars this turn.": no tokens then."""
    first, second = parts
    span, effect = (first, second) if isinstance(first, tree.Span) else (second, first)
    return _lasts((effect,), span)


@rules("controlled: span ','? series")
def lasting(span: tree.Span, series: Series) -> Effect:
    return _lasts(series.effects(), span)


@rules(
    "controlled: span ','? WHENEVER event ','? body", "controlled: span ','? 'if' event ',' body"
)
def lasting_waiting(span: tree.Span, event: tree.Event, body: Body) -> Effect:
    waiting = waits_for(event, body.series.effects(), instead=body.instead)
    return tree.Lasting((waiting,), span)


@rules("coming: players deed.third")
def does(folk: Folk, act: Act) -> tree.Event | None:
    """An event that has not happened yet: "if an opponent plays a card before your next turn"."""
    return happens(folk, act)


@rules("coming: players deed.base")
def do(folk: Folk, act: Act) -> tree.Event | None:
    return happens_to_you(folk, act)


@rules("coming_should: 'should' players deed.base")
def should_do(folk: Folk, act: Act) -> tree.Event | None:
    return act.event(folk.who)


@rules("gerund: act.gerund", "gerund: awaited.gerund")
def doing(act: Act) -> tree.Event | None:
    return act.event(Who.YOU)


@rules("coming: turned_now by?")
def is_done_now(act: Act, by: Any) -> tree.Event | None:
    return is_done(act, by)


@rules("controlled: 'if' coming span ',' body")
def once_for_a_while(event: tree.Event, span: tree.Span, body: Body) -> Effect:
    """ "If an opponent plays a card before your next turn, gain 5 RP.": once."""
    effect = lasting_waiting(span, event, body)
    edge = span.moment if isinstance(span, tree.Until) else None
    if not isinstance(effect, tree.Lasting) or not isinstance(effect.effects[0], tree.Whenever):
        return effect
    if not isinstance(edge, tree.TurnEdge) or edge.whose is None:
        return effect
    return tree.Lasting(effect.effects, tree.NextTimes(1, edge))


@rules(
    "controlled: WHENEVER event span ',' body",
    "controlled: WHENEVER event ',' span ',' body",
)  # fmt: skip
def waiting_for_a_while(event: tree.Event, span: tree.Span, body: Body) -> Effect:
    """ "Whenever an opponent plays a card before your next turn, ..."."""
    return lasting_waiting(span, event, body)


@rules("controlled: span ',' series WHENEVER event", "controlled: series WHENEVER event span")
def lasting_waiting_behind(one: Any, other: Any, last: Any) -> Effect:
    """ "Until your next turn, gain 5 RP whenever ..."."""
    span, series, event = (one, other, last) if isinstance(one, tree.Span) else (last, one, other)
    return lasting_waiting(span, event, Body(series))


@rules("controlled: WHENEVER event ',' body span", "controlled: at_event ',' body span")
def waiting_until(event: tree.Event, body: Body, span: tree.Span) -> Effect | None:
    """ "At the start of your turns, gain 3 RP as long as this card is face up.": so long it is heard."""
    effects = body.series.effects()
    if any(isinstance(one, tree.Statement | tree.Waiting | tree.Lasting) for one in effects):
        return None
    if span == _THIS_TURN and is_of_this_turn(effects[-1]):
        return None
    return lasting_waiting(span, event, body)


@rules("controlled: span ','? at_event ','? body")
def lasting_at(span: tree.Span, event: tree.Event, body: Body) -> Effect:
    return lasting_waiting(span, event, body)


@rules("controlled: times event ','? body")
def next_times(count: int, event: tree.Event, body: Body) -> Effect:
    return lasting_waiting(tree.NextTimes(count), event, body)


@rules("controlled: times span event ',' body")
def next_time_before(count: int, span: tree.Span, event: tree.Event, body: Body) -> Effect | None:
    return next_time_until(count, event, span, body)


@rules("controlled: times event span ',' body", "controlled: FIRST_TIME event span ',' body")
def next_time_until(*parts: Any) -> Effect | None:
    """ "The next time you gain RP this turn, ...": and no later."""
    *count, event, span, body = parts
    if not isinstance(span, tree.Until) or isinstance(span.moment, tree.TournamentEnd):
        return None
    return lasting_waiting(tree.NextTimes(count[0] if count else 1, span.moment), event, body)


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


@rules("controlled: moment ','? series", "controlled: moment ':' series")
def later(moment: tree.Moment, series: Series) -> Effect:
    return tree.Later(moment, series.effects())


# --------------------------------------------------------------------------- said afterwards


def _alone(effect: Effect) -> Sentence:
    return Sentence(Series((effect,)))


@rules("sentence: series span", "sentence: series ',' span")
def lasting_after(series: Series, span: tree.Span) -> Sentence:
    """ "Gain 15 RP, and this card cannot be flipped until your next turn": of what is done, once is meant."""
    effects = series.effects()
    first = next((n for n, one in enumerate(effects) if _holds(one)), 0)
    done, held = effects[:first], effects[first:]
    if not done or not all(map(_holds, held)):
        return _alone(lasting(span, series))
    return Sentence(Series((*done, _lasts(held, span))))


def _holds(effect: Effect) -> bool:
    return isinstance(effect, tree.Statement | tree.Waiting)


@rules("sentence: series moment")
def later_after(series: Series, moment: tree.Moment) -> Sentence:
    if len(series.effects()) > 1:
        raise Misreading(
            "it is not clear how much of this comes later",
            "the time at the beginning of the sentence",
        )
    return _alone(later(moment, series))


@rules("sentence: series moment THEN series")
def later_then(series: Series, moment: tree.Moment, more: Series) -> Sentence:
    """ "Return this card to your hand at the end of the turn, then discard a card"."""
    if len(series.effects()) > 1:
        raise Misreading(
            "it is not clear how much of this comes later",
            "the time at the beginning of the sentence",
        )
    return _alone(tree.Later(moment, (*series.effects(), *more.effects())))


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


@rules("sentence: series WHILE conditions", "sentence: series ',' WHILE conditions")
def while_after(series: Series, condition: tree.Condition) -> Sentence:
    return _alone(while_(condition, series))
