"""What is paid in the same breath as something is got for it: "gain 5 RP for each Dollar you pay"; and how much may
be paid, or was.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.conditions import Bound
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.limits import Limit
from mblades.text.reading.meaning import IMPLIED, Before, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.tree import Effect, Holds, Number, TriggerWord, Who
from mblades.text.walking import N, contains, nodes, rewritten, subject_of

rules = Rules()


class PaidNow(tree.DoneSoFar, frozen=True):
    """ "For each Dollar you pay": as many as one likes, before anything else is done."""

    unit: tree.Unit = "M$"


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add(
        "([that|which] you (pay|spend|choose to pay|choose to spend|give up) [(this way|in this way|to the bank)]"
        "|(that|which) (is|are) (paid|spent) [by you])",
        "PAY_NOW",
    )
    lexicon.add("(may|can) be (paid|spent) [(this way|in this way)]", "MAY_BE_PAID")
    lexicon.add(
        "(you may|you can) (pay|spend) [only] (up to|at most|no more than|a maximum of|not more than)",
        "YOU_MAY_PAY",
    )
    lexicon.add("(no more than|not more than|at most|up to|a maximum of)", "AT_MOST")
    way = "(this way|in this way|by this effect)"
    for done, words in (("paid", "paid|spent"), ("lost", "lost"), ("gained", "gained")):
        lexicon.add(f"you [have] ({words})", "you_paid" if done == "paid" else "you_lost", done)
        behind = f"[{way}]" if done == "paid" else way
        lexicon.add(f"(is|are|was|were|has been|have been) ({words}) {behind}", "was_paid", done)
    lexicon.add(way, "THIS_WAY")


# --------------------------------------------------------------------------- for each that is paid


@rules("countable: unit PAY_NOW")
def that_is_paid(unit: tree.Unit) -> tree.Quantity:
    return PaidNow("paid", unit, unit)


def paid_first(
    trigger: TriggerWord | None, before: Before, effects: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """ "Gain 5 RP for each Dollar you pay.": first one pays what one likes."""
    units = {node.unit for node in nodes(effects) if isinstance(node, PaidNow)}
    if not units:
        return effects
    unit, first = units.pop(), effects[0]
    told = tuple(rewritten(effect, _as_done) for effect in effects)
    if any(isinstance(one, tree.Pay) and one.unit == unit for one in nodes(tuple(before))):
        return told  # "Pay up to 5 M$. Gain 3 RP for each Dollar you pay."
    is_plain = isinstance(first, _FOR_SO_MUCH) and subject_of(first) is Who.YOU
    is_plain = is_plain and getattr(first, "unit", "") != unit and trigger in _HAPPENING
    if units or not is_plain or contains(effects[1:], PaidNow) or contains(before, tree.Buy):
        raise Misreading("say first what is paid", "'Pay any amount of M$.' before it")
    return (tree.Pay(unit, tree.AnyNumber()), *told)


_FOR_SO_MUCH = tree.Gain | tree.AddTokens | tree.Draw
_HAPPENING = (
    TriggerWord.PLAY, TriggerWord.FLIP, TriggerWord.SCORE, TriggerWord.ACTION, TriggerWord.NEXT,
)  # fmt: skip


def _as_done(node: N) -> N:
    meant: Any = tree.DoneSoFar(node.done, node.of) if isinstance(node, PaidNow) else node
    settled: N = meant
    return settled


@rules("sentence: AT_MOST number unit MAY_BE_PAID", "sentence: YOU_MAY_PAY number unit THIS_WAY?")
def at_most(most: int, unit: tree.Unit) -> Sentence:
    """ "Not more than 6 Dollars may be paid."."""
    return Sentence(Series(()), "paid up to", limit=Limit(most, unit))


def with_most(effects: list[Effect], limit: Limit) -> None:
    """The payment before it has this limit."""
    for place, effect in enumerate(effects):
        match effect:
            case tree.Pay(unit, tree.AnyNumber(0)) if unit == limit.unit and limit.most:
                effects[place] = replace(effect, amount=tree.AnyNumber(limit.most))
                return
    raise Misreading("nothing was paid before that this could limit", "'Pay up to 6 M$.'")


# --------------------------------------------------------------------------- how much was paid


@rules("fact: you_paid some_many unit? THIS_WAY?", "fact: you_lost some_many unit? THIS_WAY", "fact: some_many unit was_paid")  # fmt: skip
def so_much_was_paid(*parts: Any) -> tree.Condition:
    """ "If you spent at least six", "if 3 or more M$ were paid"."""
    (bound,) = (part for part in parts if isinstance(part, Bound))
    (done,) = (part for part in parts if part in ("paid", "lost", "gained"))
    units = [part for part in parts if part in ("RP", "M$")]
    much = tree.DoneSoFar(done, units[0] if units else IMPLIED)
    return Holds(much, bound.test, Number(bound.value))
