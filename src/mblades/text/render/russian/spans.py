"""Russian words for how long something holds, and for when something comes."""

from __future__ import annotations

from typing import assert_never

from mblades.text import tree
from mblades.text.render.russian import words as w
from mblades.text.render.russian.conditions import Conditions
from mblades.text.tree import Whose

_IN = {"start": "в начале", "end": "в конце"}


class Spans(Conditions):
    """For how long, and when."""

    def moment(self, when: tree.Moment) -> str:
        """в начале вашего следующего хода"""
        match when:
            case tree.TournamentEnd():
                return "в конце турнира"
            case tree.TurnEdge(edge, whose):
                return f"{_IN[edge]} {self._next_turn(whose)}"
            case _:
                assert_never(when)

    def span(self, how_long: tree.Span) -> str:
        """до вашего следующего хода"""
        match how_long:
            case tree.Until(tree.TurnEdge(edge, whose)):
                end = "конца " if edge == "end" else ""
                return f"до {end}{self._next_turn(whose)}"
            case tree.Until():
                return "до конца турнира"
            case tree.During(whose, turns):
                return f"в течение {self._next_turn(whose, turns)}"
            case tree.While():
                return f"пока {self.condition(how_long.condition)}"
            case tree.NextTimes(1, until):
                return f"в следующий раз{self._before(until)}"
            case tree.NextTimes(count, until):
                times = f"следующие {count} {'раза' if w.few(count) else 'раз'}"
                return f"{times}{self._before(until)}"
            case _:
                assert_never(how_long)

    def _before(self, edge: tree.TurnEdge | None) -> str:
        match edge:
            case None:
                return ""
            case tree.TurnEdge("end", None):
                return " в этот ход"
            case _:
                return f" {self.span(tree.Until(edge))}"

    def _next_turn(self, whose: Whose | None, turns: int = 1) -> str:
        """вашего следующего хода; 2 следующих ходов этого игрока"""
        if whose is None:
            return "этого хода"
        turn = "следующего хода" if turns == 1 else f"{turns} следующих ходов"
        if whose in (Whose.YOUR, Whose.THEIR):
            own = {Whose.YOUR: ("вашего", "ваших"), Whose.THEIR: ("его", "его")}[whose]
            return f"{own[turns > 1]} {turn}"
        return f"{turn} {self.possessor(whose)}"
