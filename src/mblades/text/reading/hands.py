"""Hands: what is shown to everybody, what one holds, and what somebody has whose hand was just looked at."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.deeds import deed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OWN
from mblades.text.reading.said import Object, Owner, Where, Zoned, owner_of
from mblades.text.reading.store import look_at_zone, reveal, reveal_zone
from mblades.text.tree import Effect, Who, Whom, Whose


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    everybody = "(all players|everyone|the other players|all other players|the table|all opponents|your opponents|each other player|all)"
    lexicon.add(f"to {everybody}", "TO_EVERYBODY")
    lexicon.add(everybody, "EVERYBODY")
    for words, whose in (("you", Whose.YOUR), ("they", Whose.THEIR)):
        hold = "(hold|are holding|have left|keep|have|are left with|have remaining)"
        lexicon.add(f"[that|which] {words} {hold} (in|in your|in their) hand", "where",
                    Where(tree.In("hand", whose)))  # fmt: skip
        lexicon.add(
            f"[that|which] {words} (hold|are holding)", "where", Where(tree.In("hand", whose))
        )


@deed("show", frames=("EVERYBODY {target:card}",))
def show_all(who: Whom, card: Object) -> Effect | None:
    """ "Show everybody a card from your hand"."""
    return reveal.make(who, card)


@deed("show", frames=("EVERYBODY {zoned:zone}",))
def show_all_zone(who: Whom, zone: Zoned) -> Effect | None:
    return reveal_zone.make(who, zone)


@deed("show", frames=("'you' {zoned:zone}", "{zoned:zone} 'to' 'you'"))
def show_you(who: Whom, zone: Zoned) -> Effect | None:
    """ "They show you their hand": you look at it."""
    whose = zone.owner.whose
    if zone.zone != "hand" or whose not in (Whose.THEIR, OWN) or who is Who.YOU:
        return None
    theirs_ = owner_of(who)
    if theirs_ is None:
        return None
    return look_at_zone.make(Who.YOU, Zoned("hand", Owner(theirs_)))


@deed("show", frames=("'you' {target:card}", "{target:card} 'to' 'you'"))
def show_you_card(who: Whom, card: Object) -> Effect | None:
    """ "Each opponent shows you a random card from their hand": it is revealed, and they choose it."""
    return None if who is Who.YOU else reveal.make(who, card)


@deed("reveal", "show", frames=("{target:card} TO_EVERYBODY",))
def reveal_to_all(who: Whom, card: Object) -> Effect | None:
    """ "A card from your hand is shown to all players": as anything that is revealed."""
    return reveal.make(who, card)


@deed("reveal", "show", frames=("{zoned:zone} TO_EVERYBODY", "EVERYBODY {zoned:zone}"))
def reveal_zone_to_all(who: Whom, zone: Zoned) -> Effect | None:
    return reveal_zone.make(who, zone)
