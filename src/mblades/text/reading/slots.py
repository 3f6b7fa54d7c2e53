"""Where a card stands in its row: in which slot, counted from which end, at an end, in one with an odd number."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.conditions import is_placed
from mblades.text.reading.its import Unnamed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.patterns import is_nth
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Owner, Where, Zoned
from mblades.text.tree import Cards, CountOf, Filter, Holds, Kind, Number, Whose

rules = Rules()

_ENDS: dict[str, Any] = {"left": "the first card", "right": "the last card"}


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    row = "[(of|in) (your|its|the|that|this) (tableau|row)]"
    for side, most in (("left", "leftmost|left-most"), ("right", "rightmost|right-most")):
        lexicon.add(
            f"(({most}) {row}|(at|on) the far {side} {row}|(at|on) the {side} (end|edge) {row}|all the way (to|on|at) the {side} {row}"
            f"|(at|in|on) the ({most}) (end|slot|position|place|spot) {row}|in your ({most}) slot)",
            "standing", _ENDS[side],
        )  # fmt: skip
        lexicon.add(
            f"[counted|counting|numbered] from [the] {side} [(to|toward|towards) [the] (left|right)] [[and] (starting|beginning) (at|with|from) (1|one)]",
            "from_side", side,
        )  # fmt: skip
        lexicon.add(
            f"(all the way|farthest|furthest) (on|to) the {side} [side|end]", "at_the_very", side
        )
        lexicon.add(f"(on|at|in) the (far {side}|{side} end)", "at_the_very", side)
    lexicon.add(f"(at|on) (either|an|one) end {row}", "at_an_end", None)
    lexicon.add(f"(at|on) the ends {row}", "at_an_end", None)
    lexicon.add("(slots|positions|places)", "SLOTS_NOUN")
    for odd, word in ((True, "odd"), (False, "even")):
        lexicon.add(
            f"(a|an|the) ({word}|{word}-numbered|{word} numbered) (slot|position|place|spot)",
            "odd_slot",
            odd,
        )
        lexicon.add(
            f"({word}|{word}-numbered|{word} numbered) (slots|positions|places|spots)",
            "odd_slot",
            odd,
        )
    slot = "(slot number|slot|position|place)"
    lexicon.add(
        f"((this card 's|its) {slot} {row}|the number of this card 's slot|the number of the slot this card is in|the {slot} of this card {row})",
        "SLOT_NUMBER",
    )


# --------------------------------------------------------------------------- this card


@rules("fact: reference BE at_an_end", "fact: reference 'stands' at_an_end")
def is_at_an_end(card: tree.Ref, _end: object) -> tree.Condition:
    return tree.Either(is_placed(card, "the first card"), is_placed(card, "the last card"))


@rules("fact: reference BE_NOT at_an_end")
def is_at_no_end(card: tree.Ref, end: object) -> tree.Condition:
    return tree.Not(is_at_an_end(card, end))


def _cards_before(card: Any) -> Cards:
    return Cards("each", Filter(), tree.Beside("left", card))


def _before(card: Any, test: tree.Compare, count: int) -> tree.Condition:
    return Holds(CountOf(_cards_before(card)), test, Number(count))


@rules("nth: 'the' ordinal 'card' from_side", "nth: 'your' ordinal 'card' from_side",
       "nth: 'the' ordinal 'card' from_side 'in' owner 'tableau'", "nth: 'the' ordinal from_side",
       "nth: 'in' 'the' ordinal 'slot' from_side")  # fmt: skip
def nth_from(place: int, side: Any, owner: Owner | None = None) -> Any:
    if owner not in (None, Owner(Whose.YOUR)):
        return None
    return place if side == "left" else -place


@rules("nth: 'in' 'the' ordinal 'slot'", "nth: 'in' 'the' ordinal 'slot' 'of' 'your' 'tableau'", "nth: 'in' 'the' ordinal 'slot' 'in' 'your' 'tableau'")  # fmt: skip
def in_the_nth(place: int) -> int:
    return place


@rules("so_far: 'later'", "so_far: 'higher'", "so_far: 'beyond'")
def later() -> str:
    return "at least"


@rules("so_far: 'earlier'", "so_far: 'lower'")
def earlier() -> str:
    return "at most"


@rules("fact: reference BE 'in' SLOT number 'or' so_far")
def is_in_slot_or_so(card: tree.Ref, place: int, test: Any) -> tree.Condition | None:
    """ "If this card is in slot 3 or later"."""
    known = isinstance(card, tree.This | tree.It) and place
    return _before(card, test, place - 1) if known else None


@rules("fact: reference BE 'in' ONE 'of' 'the' 'first' number SLOTS_NOUN", "fact: reference BE 'in' 'the' 'first' number SLOTS_NOUN",
       "fact: reference BE 'in' ONE 'of' 'your' 'first' number SLOTS_NOUN", "fact: reference BE 'in' 'your' 'first' number SLOTS_NOUN")  # fmt: skip
def is_in_first(card: tree.Ref, count: int) -> tree.Condition | None:
    known = isinstance(card, tree.This | tree.It) and count
    return _before(card, "fewer", count) if known else None


@rules("fact: reference BE 'in' odd_slot", "fact: reference BE 'in' odd_slot 'of' 'your' 'tableau'")
def is_in_odd_slot(card: tree.Ref, odd: bool) -> tree.Condition | None:
    """In slot 1, 3 or 5 when the number of cards before it is even."""
    known = isinstance(card, tree.This | tree.It)
    return tree.Parity(CountOf(_cards_before(card)), not odd) if known else None


@rules("fact: standing", "fact: at_an_end", "fact: BE standing")
def is_this_placed(where: Any = None) -> tree.Condition | None:
    """ "Can't be flipped while left-most": said of this card, if nothing else can be meant."""
    if where is None:
        return is_at_an_end(Unnamed(), None)
    if where not in _ENDS.values():
        return None  # "if face-down": which card?
    return is_placed(Unnamed(), where)


@rules("fact: nth", "fact: 'in' SLOT number 'or' number", "fact: 'in' SLOT number 'or' SLOT number")
def is_this_nth(place: int, other: int | None = None) -> tree.Condition | None:
    """ "+5 stars if in slot 1 or slot 6"."""
    first = is_nth(Unnamed(), place)
    if other is None or first is None:
        return first
    second = is_nth(Unnamed(), other)
    return None if second is None or place == other else tree.Either(first, second)


@rules("term: SLOT_NUMBER", "term: SLOT_NUMBER from_side", "term: SLOT_NUMBER ',' from_side")
def slot_number(side: Any = "left") -> tree.Quantity:
    before = Cards("each", Filter(), tree.Beside(side))
    return tree.Sum(CountOf(before), Number(1))


# --------------------------------------------------------------------------- other cards


@rules("fact: reference ''s' standing")
def is_placed_tersely(card: tree.Ref, where: Any) -> tree.Condition:
    """ "If the card on the left's face-down"."""
    return is_placed(card, where)


@rules(
    "slot_where: 'in' 'the' ordinal 'slot' 'of' zoned",
    "slot_where: 'in' 'the' ordinal 'slot' 'in' zoned",
)
def in_nth_slot_of(number: int, zoned: Zoned) -> Where | None:
    owner = zoned.owner
    if zoned.zone != "tableau" or owner.everyone or owner.single:
        return None
    return Where(tree.Slot(number, owner.whose))


@rules("target: 'the' ordinal 'card' 'from' 'the' 'left' 'in' zoned", "target: 'the' ordinal 'card' 'in' zoned",
       "target: 'the' ordinal 'card' 'from' 'the' 'left' 'of' zoned")  # fmt: skip
def nth_card_of(number: int, zoned: Zoned) -> Chosen | None:
    """ "The third card in an opponent's tableau": the first one has words of its own."""
    where = in_nth_slot_of(number, zoned)
    if where is None or number == 1:
        return None
    return Chosen(Described(Kind.CARD, plural=False, where=where), "a")


@rules(
    "target: 'the' described at_the_very 'of' zoned",
    "target: 'the' described at_the_very 'in' zoned",
)
def card_at_the_very(described: Described, side: Any, zoned: Zoned) -> Chosen | None:
    """ "The card all the way on the left of their tableau": the one there, or none if it is face down."""
    if described != Described(Kind.CARD, plural=False) or side == "right":
        return None
    where = in_nth_slot_of(1, zoned)
    return None if where is None else Chosen(described.at(where), "a")


@rules("described: described 'in' odd_slot 'of' zoned", "described: described 'in' odd_slot 'in' zoned", "described: described 'in' odd_slot")  # fmt: skip
def in_odd_slots(described: Described, odd: bool, zoned: Zoned | None = None) -> Described | None:
    owner = Owner(Whose.YOUR) if zoned is None else zoned.owner
    if zoned is not None and zoned.zone != "tableau":
        return None
    if owner.everyone or owner.single or owner.together:
        raise Misreading("say whose tableau is meant", "'your tableau' or 'that player's tableau'")
    return described.at(Where(tree.OddSlots(odd, owner.whose)))
