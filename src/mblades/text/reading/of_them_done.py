"""What was just done to several, counted in short: "for each one you flipped", "you gain the total lost"; and amounts in
other shares: "60 RP divided by ...", "a third of your RP", "for each full 10 RP".
"""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.amounts import LAST_COUNTED, Counted, Measured, equal_to, has
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED
from mblades.text.reading.results import PARTICIPLES
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Owner

rules = Rules()

_PASTS = "took|took off|drew|gave|sold|showed|chose|picked|removed|paid"
_SHARES = {3: "third", 4: "quarter", 5: "fifth", 10: "tenth"}


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    done = "|".join((*PARTICIPLES.values(), _PASTS))
    way = "[(this way|in this way|like this|by this effect|with this effect|thus)]"
    who = "[(that|which)] [(was|were|is|are|you|they|you have|they have)]"
    lexicon.add(f"{who} ({done}) {way}", "JUST_DONE")
    who = "[that (was|were)|they|you|they [all] have|each of them|everyone] [together]"
    lexicon.add(f"(the total [amount]|the amount|the sum|as much as|everything|all|what|all of what) {who} (lost|paid|gained) [(together|in total|in all|altogether|this way)]",
                "ALL_THAT_WAS")  # fmt: skip
    lexicon.add(
        "(the total|the total amount|the sum of that|the sum of it|as much as all of that)",
        "ALL_THAT_WAS",
    )
    for parts, word in _SHARES.items():
        lexicon.add(f"(a|one) {word} of", "share", parts)
    lexicon.add("(full|whole|complete|entire)", "FULL")


@rules("measured: number unit FOR_EACH 'one' JUST_DONE")
def for_each_one(value: int, unit: tree.Unit) -> Measured:
    """ "Flip your other cards, then gain 8 RP for each one you flipped"."""
    return Measured(unit, Counted(LAST_COUNTED).times(value))


@rules("it_all: ALL_THAT_WAS")
def all_that_was() -> Measured:
    """ "Each opponent loses 5 RP. You gain the total lost.": what all of them lost."""
    return equal_to(IMPLIED, tree.ThatMuch())


@rules("measured: share owner unit")
def share_of(parts: int, owner: Owner, unit: tree.Unit) -> Measured | None:
    """ "A third of their RP": rounded down, as everything is."""
    own = has(owner, unit)
    return None if own is None else Measured(unit, tree.PerEach(1, own, parts))


@rules("counted: FULL number countable")
def each_full(step: int, each: tree.Quantity) -> Any:
    """ "For each full 10 RP you have"."""
    return Counted(each, step)
