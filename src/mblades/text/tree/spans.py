"""For how long something holds, and when something comes that is put off."""

from __future__ import annotations

from typing import Literal

from mblades.text.tree.conditions import Condition
from mblades.text.tree.words import Node, Whose

# --------------------------------------------------------------------------- moments


class TurnEdge(Node, frozen=True):
    """the start of your next turn / the end of that player's next turn / the end of this turn

    whose None: of the turn under way, whoever's it is. A next turn is one that has not begun yet.
    """

    edge: Literal["start", "end"]
    whose: Whose | None = Whose.YOUR


class TournamentEnd(Node, frozen=True):
    """the end of the tournament (after the last turn, among the Score effects)"""


Moment = TurnEdge | TournamentEnd

# --------------------------------------------------------------------------- spans


class Until(Node, frozen=True):
    """until your next turn (its start) / until the end of that player's next turn / until the end of
    this turn / for the rest of the tournament (TournamentEnd)
    """

    moment: Moment


class During(Node, frozen=True):
    """during that player's next turn / during your next 2 turns"""

    whose: Whose = Whose.YOUR
    turns: int = 1


class While(Node, frozen=True):
    """while this card is face up (for good over when that is no longer so)"""

    condition: Condition


class NextTimes(Node, frozen=True):
    """the next time / the next 3 times (of one sentence that waits: "The next time you play a Fire
    card, gain 10 RP." / "The next time this card would be flipped, prevent it." / until: "The next
    time this turn you gain RP, ..." / "The next time before your next turn you gain RP, ...")
    """

    count: int = 1
    until: TurnEdge | None = None


Span = Until | During | While | NextTimes
