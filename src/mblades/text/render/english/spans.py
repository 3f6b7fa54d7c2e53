"""English words for how long something holds, and for when something comes."""

from __future__ import annotations

from typing import assert_never

from mblades.text import tree
from mblades.text.render.english.nouns import render_condition


def moment(when: tree.Moment) -> str:
    """the start of your next turn"""
    match when:
        case tree.TournamentEnd():
            return "the end of the tournament"
        case tree.TurnEdge(edge, whose):
            return f"the {edge} of {'this' if whose is None else f'{whose} next'} turn"
        case _:
            assert_never(when)


def _before(edge: tree.TurnEdge | None) -> str:
    match edge:
        case None:
            return ""
        case tree.TurnEdge("end", None):
            return " this turn"
        case tree.TurnEdge("start", whose):
            return f" before {whose} next turn"
        case _:
            return f" before {moment(edge)}"


def span(how_long: tree.Span) -> str:
    """until your next turn"""
    match how_long:
        case tree.Until(tree.TournamentEnd()):
            return "for the rest of the tournament"
        case tree.Until(tree.TurnEdge("start", str() as whose)):
            return f"until {whose} next turn"
        case tree.Until(when):
            return f"until {moment(when)}"
        case tree.During(whose, turns):
            return f"during {whose} next {'turn' if turns == 1 else f'{turns} turns'}"
        case tree.While(condition):
            return f"while {render_condition(condition)}"
        case tree.NextTimes(count, until):
            times = "the next time" if count == 1 else f"the next {count} times"
            return f"{times}{_before(until)}"
        case _:
            assert_never(how_long)
