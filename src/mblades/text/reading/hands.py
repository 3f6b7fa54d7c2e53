"""Hands: what is shown to everybody, what one holds, and what somebody has whose hand was just looked at."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.deeds import deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.said import Object, Where, Zoned
from mblades.text.reading.store import reveal, reveal_zone
from mblades.text.tree import Effect, Whom, Whose


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    everybody = "(all players|everyone|the other players|all other players|the table|all opponents|your opponents|each other player|all)"
    lexicon.add(f"to {everybody}", "TO_EVERYBODY")
    for words, whose in (("you", Whose.YOUR), ("they", Whose.THEIR)):
        hold = "(hold|are holding|have left|keep|have|are left with|have remaining)"
        lexicon.add(f"[that|which] {words} {hold} (in|in your|in their) hand", "where",
                    Where(tree.In("hand", whose)))  # fmt: skip
        lexicon.add(
            f"[that|which] {words} (hold|are holding)", "where", Where(tree.In("hand", whose))
        )


@deed("reveal", "show", frames=("{target:card} TO_EVERYBODY",))
def reveal_to_all(who: Whom, card: Object) -> Effect | None:
    """ "A card from your hand is shown to all players": as anything that is revealed."""
    return reveal.make(who, card)


@deed("reveal", "show", frames=("{zoned:zone} TO_EVERYBODY",))
def reveal_zone_to_all(who: Whom, zone: Zoned) -> Effect | None:
    return reveal_zone.make(who, zone)
