"""What players do with cards of the Store: draw, look, reveal and put away; and with hands that are shown."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.english_forms import theirs
from mblades.text.reading.deeds import deed
from mblades.text.reading.handling import whole
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Object, Zoned, settled
from mblades.text.tree import Effect, Who

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """The words behind their verbs."""
    lexicon.add("[from the top] (from|of) [the] Store [deck]", "FROM_STORE")
    lexicon.add("(the top|the uppermost|the first)", "THE_TOP")
    lexicon.add("(of|from|in) [the] Store [deck]", "OF_STORE")
    store = "[of (the Store|it) [deck]]"
    in_order = "in (any|an) order [of your choice|you (like|choose|want)]"
    lexicon.add(in_order, "IN_ANY_ORDER")
    order = f"[{in_order}]"
    for where, words in (
        ("on top of the Store", f"[back] (on|to|on to|onto|at) [the] top of [the] Store [deck] {order}"),
        ("on the bottom of the Store",
         f"(on|to|on to|onto|at|under) [the] bottom {store} {order}"),
        ("in the Store's discard pile",
         "(in|into|to|on|onto) the (Store 's discard [pile]|Store discard [pile]|discard pile of the Store)"),
        ("in the Aftermarket", "(in|into|to) [the] (Aftermarket|After Market)"),
        ("back", f"back {order}"),
    ):  # fmt: skip
        lexicon.add(words, "put_where", where)


@rules("reference: THE_TOP number CARDS OF_STORE", "reference: THE_TOP CARDS OF_STORE")
def top_of_store(count: int | None = None) -> tree.TopOfStore:
    return tree.TopOfStore(1 if count is None else count)


@deed("draw", frames=("{number:count} CARDS FROM_STORE?", "ARTICLE CARDS FROM_STORE?"))
def draw(who: Who, count: int = 1) -> Effect | None:
    return tree.Draw(count, who)


@deed("draw", frames=("{reference:card}",))
def draw_it(who: Who, card: tree.Ref) -> Effect | None:
    return tree.Take(card, who)


@deed("reveal", "show", frames=("{target:card}",))
def reveal(who: Who, card: Object) -> Effect | None:
    return tree.Reveal(settled(card, theirs("hand", who)), who)


@deed("reveal", "show", frames=("{zoned:zone}",))
def reveal_zone(who: Who, zone: Zoned) -> Effect | None:
    return tree.Reveal(whole(zone), who)


@deed("look at", "peek at", frames=("{target:card}",))
def look(who: Who, card: Object) -> Effect | None:
    return tree.Look(settled(card), who)


@deed("look at", "peek at", "look through", frames=("{zoned:zone}",))
def look_at_zone(who: Who, zone: Zoned) -> Effect | None:
    return tree.Look(whole(zone), who)


@deed(
    "put",
    "place",
    "lay",
    frames=("{target:card} {put_where:where}", "{bare_one:card} {put_where:where}"),
)
def put_card(who: Who, card: Object, where: Any) -> Effect | None:
    return tree.PutAway(settled(card, theirs("hand", who)), where, who)


@deed("return", frames=("{target:card} {put_where:where}", "{target:card} IN_ANY_ORDER"))
def return_to_store(who: Who, card: Object, where: Any = "back") -> Effect | None:
    """ "Return them in any order": to where they came from."""
    return put_card.make(who, card, where)


@deed("discard", frames=("{target:card} {put_where:where}",))
def discard_to_store(who: Who, card: Object, where: Any) -> Effect | None:
    return put_card.make(who, card, where) if where == "in the Store's discard pile" else None
