"""English that the grammar reads and the renderer prints: whose a thing is, and verb forms."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.tree import Who, Whom, Whose

OWNER_OF = {
    Who.YOU: Whose.YOUR,
    Who.OPPONENT: Whose.OPPONENT,
    Who.EACH_OPPONENT: Whose.EACH_OPPONENT,
    Who.PLAYER: Whose.ANY,
    Who.LEFT: Whose.LEFT,
    Who.RIGHT: Whose.RIGHT,
    Who.WINNER: Whose.WINNER,
    Who.LOSER: Whose.LOSER,
    Who.THAT: Whose.THAT,
}


def third_person(verb: str) -> str:
    """The form after "each opponent"."""
    return verb + ("es" if verb.endswith(("ch", "sh", "ss")) else "s")


def theirs(zone: tree.Zone, who: Whom) -> tree.Place:
    """The zone of whoever does it: "your hand", "their hand"."""
    return tree.In(zone, Whose.YOUR if who is Who.YOU else Whose.THEIR)
