"""What is taken back at once: "6 RP for each face-down card, but nothing if there are four or more"; and how often
something may be done: "..., up to three times".
"""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.conditions import Bound
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import MOST_REPEATS, is_yours_to_do
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.reading.unsaid import SameAgain, so_many
from mblades.text.tree import Effect
from mblades.text.walking import N, rewritten

rules = Rules()

_PRICES = (tree.Pay, tree.Discard, tree.Flip, tree.Return, tree.RemoveTokens, tree.Reveal)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    nothing = "(none|nothing|not|no RP|you (gain|get|receive|score) (nothing|none|no RP)|no RP (is|are) (gained|received|scored)|nothing is (gained|received|scored))"
    but = "(but|save|except|though|however|yet|only|but only|save that|except that|but that)"
    lexicon.add(
        f"[(,|;)] {but} {nothing} [(hereunder|this way|thereby|at all|instead)] (if|when|in case|where)",
        "BUT_NOTHING_IF",
    )
    lexicon.add("(such cards|those cards|these cards|they) (number|are)", "SUCH_CARDS_NUMBER")
    like = "(like|want|wish|choose|please|can)"
    often = f"(as often as you {like}|as many times as you {like}|any number of times|repeatedly)"
    lexicon.add(
        f"[,] [{often} [,] [but]] (up to|at most|a maximum of|no more than|to a maximum of)",
        "UP_TO_SO_OFTEN",
    )


# --------------------------------------------------------------------------- but nothing if


@rules("fact: SUCH_CARDS_NUMBER some_many")
def such_cards(bound: Bound) -> tree.Condition:
    return so_many(bound)


@rules("sentence: series BUT_NOTHING_IF conditions")
def but_nothing_if(series: Series, condition: tree.Condition) -> Sentence | None:
    """ "Gain 6 RP for each face-down card, but nothing if there are four or more"."""
    effects = () if series.purpose is not None else series.effects()
    only = effects[0] if len(effects) == 1 else None
    if not isinstance(only, tree.Gain):
        return None
    if isinstance(only.amount, tree.PerEach):
        condition = rewritten(condition, _of_those(only.amount.each))
    return Sentence(Series((tree.If(tree.Not(condition), effects),)))


def _of_those(each: tree.Quantity) -> Any:
    def settle(node: N) -> N:
        meant: Any = each if isinstance(node, SameAgain) else node
        settled: N = meant
        return settled

    return settle


# --------------------------------------------------------------------------- so often


@rules("sentence: series UP_TO_SO_OFTEN number 'times'")
def up_to_so_often(series: Series, times: int) -> Sentence | None:
    """ "Pay 3 M$ to gain 15 RP, up to 3 times": twice more, if one wants to."""
    price, *bought = series.effects()
    if not isinstance(price, _PRICES) or not is_yours_to_do(price) or not 1 < times <= MOST_REPEATS:
        return None
    if bought and isinstance(bought[0], tree.IfDone):
        bought = [*bought[0].effects, *bought[1:]]
    again: tuple[Effect, ...] = (*bought, tree.Repeat(times - 1))
    return Sentence(Series((tree.May((price,), again),)), "so often")


@rules("sentence: series UP_TO_SO_OFTEN 'twice'")
def up_to_twice(series: Series) -> Sentence | None:
    return up_to_so_often(series, 2)
