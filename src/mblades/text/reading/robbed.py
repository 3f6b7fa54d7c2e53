"""From whom "Steal 15 RP." is stolen: from the loser of a clash, or from an opponent where nobody else was spoken of."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.meaning import Before, Misreading
from mblades.text.tree import Effect, TriggerWord, Who, Whose
from mblades.text.walking import N, contains, nodes, parts, rewritten

_CLASHING = (
    tree.Clash, tree.OthersClash, tree.Clashes, tree.ClashResult, tree.InClash, tree.UsedCard, tree.LosingCard, tree.ClashTotal,
)  # fmt: skip
_RESULTS = (Who.WINNER, Who.LOSER, Whose.WINNER, Whose.LOSER)
_YOURS = (Who.YOU, Whose.YOUR)


class Robbed(tree.Steal, frozen=True):
    """ "Steal 15 RP": it was not said from whom."""


def settle_robbed(trigger: Any, before: Before, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects with who it is."""
    if not contains(effects, Robbed):
        return effects
    told = (*before, *(rewritten(effect, _from(Who.YOU)) for effect in effects))
    said = [part for one in told for part in parts(one)]
    if contains(told, *_CLASHING) or any(part in _RESULTS for part in said):
        return tuple(rewritten(effect, _from(Who.LOSER)) for effect in effects)
    others = any(isinstance(part, Who | Whose) and part not in _YOURS for part in said)
    others = others or any(
        isinstance(one, tree.Compared | tree.Foremost) for part in told for one in nodes(part)
    )
    if others or (
        trigger is TriggerWord.REACTION and not any(isinstance(one, tree.Event) for one in before)
    ):
        raise Misreading(
            "say from whom this is stolen", "'from an opponent', or 'from that player'"
        )
    return tuple(rewritten(effect, _from(Who.OPPONENT)) for effect in effects)


def _from(who: Who) -> Any:
    def settle(node: N) -> N:
        stolen: Any = node
        if isinstance(node, Robbed):
            stolen = tree.Steal(node.unit, node.amount, who, node.thief)
        settled: N = stolen
        return settled

    return settle
