"""Where cards are: beside one another, in a slot."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.amounts import Tokens
from mblades.text.reading.events import with_turn
from mblades.text.reading.its import ItsNeighbour
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    Chosen,
    Described,
    Folk,
    Owner,
    Where,
    Zoned,
    every_one,
    owner_of,
)
from mblades.text.tree import Kind, Who

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """The words of places."""
    lexicon.add("(adjacent|neighbouring)", "ADJACENT")
    lexicon.add(
        "[immediately|directly|right] (adjacent to|next to|beside|on either side of|either side of)",
        "ADJACENT_TO",
    )
    lexicon.add("on either side", "where", Where(tree.Adjacent()))
    lexicon.add("[so] (attached|hosted|tucked|stored|tucked away|set-aside|set aside)", "ATTACHED")
    lexicon.add(
        "(hosted|tucked|stored|tucked away|set-aside|set aside|face-down|hidden) card",
        "HOSTED_CARD",
    )
    aside = "[that (was|were)|you [have]] set aside [(with|by|under) this card]"
    lexicon.add(aside, "where", Where(tree.AttachedTo()))
    lexicon.add(aside, "UNDER_THIS")
    under = "[lying|placed|tucked|put|kept|stored] (under|beneath|underneath)"
    there = f"(hosted on|hosted by|attached on|stored on|{under}) (this card|this one|it)"
    lexicon.add(there, "where", Where(tree.AttachedTo()))
    lexicon.add(f"({there}|attached to (this card|this one|it|this))", "UNDER_THIS")
    lexicon.add("(neighbour)", "NEIGHBOUR")
    lexicon.add("(neighbours)", "NEIGHBOURS")
    for side in ("left", "right"):
        of = f"([to|on] the {side} of|[to] {side} of|on the {side} side of)"
        lexicon.add(f"[anywhere|somewhere] {of}", "side_of", side)
        lexicon.add(
            f"(immediately|directly|just|right|[to] the immediate) {of}", "next_side_of", side
        )
        lexicon.add(f"to the immediate {side} of", "next_side_of", side)
        lexicon.add(f"([anywhere] to the {side}|on the {side})", "where", Where(tree.Beside(side)))
        lexicon.add(f"[anywhere] (to|on) its {side}", "where", Where(tree.Beside(side, tree.It())))
        lexicon.add(
            f"([immediately|directly|just|right] (to|on) the|(to|on) the immediate) {side}",
            "beside_this",
            side,
        )
        lexicon.add(f"([immediately|directly|just|right] (to|on) its|to its immediate) {side}",
                    "beside_it", side)  # fmt: skip
        lexicon.add(f"[immediately|directly] to (its|their) own {side}", "beside_it", side)
        lexicon.add(f"to {side}", "beside_tersely", side)
        lexicon.add(
            f"(1|one) (slot|position|place|space) to [the|its] {side}",
            "move_to",
            f"1 slot to the {side}",
        )
    this = "(this|this card|it)"
    lexicon.add(
        f"{this} (fills|filled) (your tableau|(your|the) last [open|free|empty] slot [(of|in) your tableau])",
        "FILLS_TABLEAU",
    )
    lexicon.add(
        f"{this} (is|was) (the|your) last card (in your hand|from your hand|in hand|you had in hand)",
        "LAST_IN_HAND",
    )
    lexicon.add("(open|empty|free|unused) (slot|slots|space|spaces)", "OPEN_SLOTS")
    lexicon.add("the same (slot|position) (of|in)", "THE_SAME_SLOT")
    lexicon.add("as this (card|one)", "AS_THIS")
    lexicon.add("in the same (slot|position) as this (card|one)", "IN_THE_SAME_SLOT")
    lexicon.add("(slot|position) (number|no|#)", "SLOT")
    lexicon.add("(slot|position)", "SLOT")
    for done, words in (
        ("played", "played"), ("flipped", "flipped"), ("discarded", "discarded|trashed"),
    ):  # fmt: skip
        lexicon.add(f"[that|which] you [have|had] [already] ({words})", "you_have_done", done)
        lexicon.add(f"(that|which) (was|were|has been|have been) ({words})", "was_done", done)
        lexicon.add(f"({words}) by you", "you_have_done", done)
    for since, words in (
        ("this turn", "this turn"), ("this tournament", "[earlier] [in|during] this tournament"),
    ):  # fmt: skip
        lexicon.add(f"({words})", "since_then", since)


@rules("described: ADJACENT described")
def adjacent(described: Described) -> Described | None:
    return described.at(Where(tree.Adjacent()))


@rules("described: ATTACHED described")
def attached(described: Described) -> Described | None:
    return described.at(Where(tree.AttachedTo()))


@rules("target: 'the' HOSTED_CARD", "target: 'the' described UNDER_THIS")
def what_is_attached(described: Described | None = None) -> Chosen | None:
    """ "The card under this card": there may be several all the same."""
    described = described or Described(Kind.CARD, plural=False)
    return None if described.plural else Chosen(described.at(Where(tree.AttachedTo())), "each")


@rules("fact: ARTICLE described BE ATTACHED", "fact: ARTICLE described BE ATTACHED 'to' THIS_CARD",
       "fact: ARTICLE described BE 'still' ATTACHED")  # fmt: skip
def is_attached(described: Described) -> tree.Condition | None:
    """ "If a card is attached"."""
    cards = None if described.plural else every_one(described.at(Where(tree.AttachedTo())))
    return None if cards is None else tree.Holds(tree.CountOf(cards), "at least", tree.Number(1))


@rules("fact: 'no' described BE ATTACHED", "fact: 'no' described BE ATTACHED 'to' THIS_CARD")
def none_is_attached(described: Described) -> tree.Condition | None:
    cards = every_one(described.at(Where(tree.AttachedTo())))
    return None if cards is None else tree.Holds(tree.CountOf(cards), "at most", tree.Number(0))


@rules("where: ADJACENT_TO anchor")
def next_to(card: tree.Anchor) -> Where:
    return Where(tree.Adjacent(card))


@rules("where: side_of anchor")
def beside(side: Any, card: tree.Anchor) -> Where:
    return Where(tree.Beside(side, card))


@rules("where: 'to' possessor side")
def beside_whose(card: Any, side: Any) -> Where | None:
    return None if isinstance(card, tree.It) else Where(tree.Beside(side, card))


@rules("reference: 'the' 'card' side_of anchor", "reference: 'the' 'card' next_side_of anchor",
       "reference: 'card' next_side_of anchor")  # fmt: skip
def neighbour(side: Any, card: tree.Anchor) -> tree.Neighbour:
    return tree.Neighbour(side, card)


@rules("reference: 'the' 'card' beside_this", "reference: 'card' beside_this", "reference: 'card' beside_tersely",
       "reference: side NEIGHBOUR", "reference: 'the' side NEIGHBOUR")  # fmt: skip
def neighbour_of_this(side: Any) -> tree.Neighbour:
    return tree.Neighbour(side)


@rules("reference: 'the' 'card' beside_it")
def its_neighbour(side: Any) -> ItsNeighbour:
    return ItsNeighbour(side)


@rules("reference: possessor side NEIGHBOUR", "reference: 'the' 'card' 'to' possessor 'immediate' side",
       "reference: 'the' 'card' 'to' possessor side")  # fmt: skip
def neighbour_of(card: Any, side: Any) -> tree.Ref:
    return ItsNeighbour(side) if isinstance(card, tree.It) else tree.Neighbour(side, card)


@rules(
    "target: 'either' NEIGHBOUR 'of' anchor",
    "target: 'a' NEIGHBOUR 'of' anchor",
    "target: 'one' 'of' 'the' NEIGHBOURS 'of' anchor",
)
def neighbour_of_it(card: tree.Anchor) -> Chosen:
    """ "Flip either neighbour of this card"."""
    return Chosen(Described(Kind.CARD, plural=False, where=Where(tree.Adjacent(card))), "a")


@rules(
    "target: 'either' 'of'? possessor NEIGHBOURS",
    "target: 'one' 'of' possessor NEIGHBOURS",
    "target: possessor NEIGHBOUR",
)
def its_neighbour_either(card: Any) -> Chosen:
    """ "Flip one of its neighbours"."""
    return neighbour_of_it(card)


@rules("target: 'the' NEIGHBOURS 'of' anchor", "target: 'both' 'the'? NEIGHBOURS 'of' anchor",
       "target: 'both' 'of' 'the' NEIGHBOURS 'of' anchor", "target: possessor NEIGHBOURS", "target: 'both' possessor NEIGHBOURS",
       "target: 'both' 'of' possessor NEIGHBOURS")  # fmt: skip
def neighbours_of(card: Any) -> Chosen:
    cards = Described(Kind.CARD, plural=True, where=Where(tree.Adjacent(card)))
    return Chosen(cards, "each")


# --------------------------------------------------------------------------- slots


@rules(
    "slot_where: 'in' SLOT number 'of' owner 'tableau'",
    "slot_where: 'in' SLOT number 'in' owner 'tableau'",
)
def in_slot(number: int, owner: Owner) -> Where | None:
    if owner.everyone or owner.single or not number:
        return None
    return Where(tree.Slot(number, owner.whose))


@rules("slot_where: 'in' owner ordinal 'slot'")
def in_nth_slot(owner: Owner, number: int) -> Where | None:
    return in_slot(number, owner)


@rules(
    "same_slot: 'in' THE_SAME_SLOT zoned", "same_slot: 'in' THE_SAME_SLOT zoned AS_THIS",
    "same_slot: IN_THE_SAME_SLOT 'in' zoned", "same_slot: IN_THE_SAME_SLOT 'of' zoned",
    "same_slot: 'opposite' AS_THIS 'in' zoned", "same_slot: 'opposite' THIS_CARD 'in' zoned",
)  # fmt: skip
def same_slot(zoned: Zoned) -> Where | None:
    owner = zoned.owner
    if zoned.zone != "tableau" or owner.everyone or owner.single:
        return None
    return Where(tree.Slot(0, owner.whose))


@rules("slot_where: same_slot", "where: slot_where")
def in_same_slot(where: Where) -> Where:
    return where


@rules("target: 'the' 'card' slot_where")
def card_in_slot(where: Where) -> Chosen:
    return Chosen(Described(Kind.CARD, plural=False, where=where), "a")


@rules("open_slots: OPEN_SLOTS 'in' owner 'tableau'", "open_slots: OPEN_SLOTS 'of' owner 'tableau'")
def open_slots(owner: Owner) -> tree.OpenSlots | None:
    known = (tree.Whose.YOUR, tree.Whose.THAT)
    return tree.OpenSlots(owner.whose) if owner.whose in known else None


@rules("open_slots: OPEN_SLOTS 'you' HAVE")
def open_slots_you_have() -> tree.OpenSlots:
    return tree.OpenSlots()


@rules("term: THE_NUMBER open_slots", "countable: open_slots")
def number_of_open_slots(slots: tree.OpenSlots) -> tree.OpenSlots:
    return slots


@rules("fact: THERE_IS ARTICLE open_slots", "fact: 'you' HAVE ARTICLE OPEN_SLOTS")
def there_is_room(slots: tree.OpenSlots | None = None) -> tree.Condition:
    return tree.Holds(slots or tree.OpenSlots(), "at least", tree.Number(1))


@rules("fact: THERE_IS_NO open_slots", "fact: 'you' HAVE_NO OPEN_SLOTS")
def there_is_no_room(slots: tree.OpenSlots | None = None) -> tree.Condition:
    return tree.Holds(slots or tree.OpenSlots(), "at most", tree.Number(0))


@rules("fact: FILLS_TABLEAU")
def fills() -> tree.Condition:
    """ "If this fills your last slot"."""
    return there_is_no_room()


@rules("fact: LAST_IN_HAND")
def last_in_hand() -> tree.Condition:
    """ "If this was the last card in your hand": no other is left."""
    hand = tree.Cards("each", tree.Filter(), tree.In("hand"))
    return tree.Holds(tree.CountOf(hand), "at most", tree.Number(0))


@rules("fact: zoned BE 'full'")
def is_full(zoned: Zoned) -> tree.Condition | None:
    owner = zoned.owner
    known = (tree.Whose.YOUR, tree.Whose.THAT)
    if zoned.zone != "tableau" or owner.whose not in known:
        return None
    return there_is_no_room(tree.OpenSlots(owner.whose))


# --------------------------------------------------------------------------- what became of it


@rules("described: described you_have_done since_then")
def you_have_done(described: Described, done: Any, since: Any) -> Described | None:
    if described.select in ("first", "last"):
        return None  # "the last card you played": not the right-most one
    return described.saying(past=tree.Past(done, with_turn(since, Who.YOU)))


@rules("described: described you_have_done since")
def you_have_done_since(described: Described, done: Any, since: Any) -> Described | None:
    return you_have_done(described, done, since)


@rules("described: described was_done since_then", "described: described was_done since")
def was_done(described: Described, done: Any, since: Any) -> Described | None:
    return described.saying(past=tree.Past(done, with_turn(since, None), "anyone"))


# --------------------------------------------------------------------------- tokens there


@rules("term: THE_NUMBER tokens where", "countable: tokens where")
def tokens_there(what: Tokens, where: Where) -> tree.Tokens | None:
    """ "Each star token in your tableau"."""
    if not isinstance(where.place, tree.In) or where.place.zone != "tableau":
        return None
    return tree.Tokens(what, tree.Cards("each", tree.Filter(), where.place))


@rules("countable: tokens players HAVE")
def tokens_one_has(what: Tokens, folk: Folk) -> tree.Tokens | None:
    whose = owner_of(folk.who)
    return None if whose is None else tokens_there(what, Where(tree.In("tableau", whose)))
