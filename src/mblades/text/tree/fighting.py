"""What is counted of clashes: totals, how many an ability has fought, and who was in one."""

from __future__ import annotations

from typing import Literal

from mblades.text.tree.words import Node, Whose

Result = Literal["win", "lose", "tie"]


class ClashTotal(Node, frozen=True):
    """your total in the clash / the winner's total in the clash (of the last one; the best of several players)"""

    whose: Whose = Whose.YOUR


class Fought(Node, frozen=True):
    """the number of clashes won this way / lost this way / tied this way (by you, in this ability)"""

    result: Result = "win"


class InClash(Node, frozen=True):
    """(players) the losers of the last clash / the other players in it: "for each loser", "for each other player
    in the clash"
    """

    side: Literal["losers", "others"] = "losers"


ClashNumber = ClashTotal | Fought
