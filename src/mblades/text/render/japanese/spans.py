"""Japanese words for how long something holds, and for when something comes."""

from __future__ import annotations

from typing import assert_never

from mblades.text import tree
from mblades.text.render.japanese.conditions import as_long_as
from mblades.text.render.japanese.nouns import Nouns

_EDGES = {"start": "開始時", "end": "終了時"}


def moment(when: tree.Moment, nouns: Nouns) -> str:
    """次の自分のターンの開始時"""
    match when:
        case tree.TournamentEnd():
            return "トーナメントの終了時"
        case tree.TurnEdge(edge, whose):
            turn = "このターン" if whose is None else f"次の{nouns.owner(whose)}のターン"
            return f"{turn}の{_EDGES[edge]}"
        case _:
            assert_never(when)


def within(edge: tree.TurnEdge | None, nouns: Nouns) -> str:
    """このターン中に、"""
    match edge:
        case None:
            return ""
        case tree.TurnEdge("end", None):
            return "このターン中に、"
        case _:
            return f"{span(tree.Until(edge), nouns)}に、"


def span(how_long: tree.Span, nouns: Nouns) -> str:
    """次の自分のターンまで"""
    match how_long:
        case tree.Until(tree.TournamentEnd()):
            return "このトーナメントの間"
        case tree.Until(tree.TurnEdge("start", str() as whose)):
            return f"次の{nouns.owner(whose)}のターンまで"
        case tree.Until(when):
            return f"{moment(when, nouns)}まで"
        case tree.During(whose, turns):
            count = "" if turns == 1 else str(turns)
            return f"次の{nouns.owner(whose)}の{count}ターンの間"
        case tree.While(condition):
            return as_long_as(condition, nouns)
        case tree.NextTimes(count, until):
            return f"{within(until, nouns)}次の{count}回"
        case _:
            assert_never(how_long)
