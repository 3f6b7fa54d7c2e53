"""What stands out, judged by intervals and not by means, and what was measured too seldom to be judged."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import inf
from typing import Literal, NamedTuple

from mblades.cards.design import Design
from mblades.lab.balance.insertion import Answer, Effect
from mblades.lab.balance.measured import Measured, Share
from mblades.text import tree
from mblades.text.tree import Who
from mblades.text.walking import nodes

POINTS = 12.0  # of the chance to win a tournament, above or below others of the rarity and kind
CHARACTERS = (0.7, 1.4)  # of the fair share of wins
STARTERS = (0.7, 1.3)
SURE_POINTS = 12.0  # an interval that reaches further than that to either side judges nothing
SURE_SHARE = 0.35
WORTH_MORE = 5.0  # RP of a pair beyond their sum

Judgement = Literal["fair", "too strong", "too weak", "not judged"]


class Judged(NamedTuple):
    """A design, what it does, and what is to be thought of it."""

    design: Design
    effect: Effect
    points: float  # above the others of its rarity and kind
    judgement: Judgement

    @property
    def give(self) -> float:
        return self.effect.give


def judge(designs: Iterable[Design], measured: Mapping[str, Effect]) -> list[Judged]:
    """Every design that was measured, the strongest first: against the others of its rarity and kind."""
    known = [one for one in designs if one.id in measured]
    groups: dict[tuple[str, str], list[float]] = defaultdict(list)
    for one in known:
        groups[one.rarity, one.kind].append(measured[one.id].points.mean)
    found = []
    for one in known:
        others = groups[one.rarity, one.kind]
        effect = measured[one.id]
        points = effect.points.mean - sum(others) / len(others)
        found.append(Judged(one, effect, points, _within(points, effect.give)))
    return sorted(found, key=lambda one: -one.points)


def _within(points: float, give: float) -> Judgement:
    if give > SURE_POINTS:
        return "not judged"
    if points - give > POINTS:
        return "too strong"
    return "too weak" if points + give < -POINTS else "fair"


def judge_share(share: Share, bounds: tuple[float, float]) -> Judgement:
    """A starter deck or a character."""
    low, high = bounds
    if share.give > SURE_SHARE:
        return "not judged"
    if share.ratio - share.give > high:
        return "too strong"
    return "too weak" if share.ratio + share.give < low else "fair"


def silent(judged: Iterable[Judged]) -> list[Design]:
    """Designs whose text gains RP, and which gained none in any tournament."""
    return [
        one.design
        for one in judged
        if one.effect.own_rp.give < inf and not one.effect.own_rp.total and _gains_rp(one.design)
    ]


def _gains_rp(design: Design) -> bool:
    return any(_gives_rp(node) for ability in design.abilities for node in nodes(ability))


def _gives_rp(node: tree.Node) -> bool:
    match node:
        case tree.Gain(unit="RP", who=Who.YOU) | tree.Steal(unit="RP", thief=Who.YOU):
            return True
        case _:
            return False


def together(answer: Answer) -> list[tuple[tuple[str, str], Measured]]:
    """Pairs that are surely worth more than their sum, the best first."""
    found = [(pair, one) for pair, one in answer.pairs.items() if one.low > WORTH_MORE]
    return sorted(found, key=lambda entry: -entry[1].mean)
