"""The amount before it made more: "Gain 5 RP. Double it if you have a Mage.", "gain 5 RP, or twice that if ..."."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.reading.unsaid import Multiplied, amount_or_rather

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    it = "(it|this|that|that amount|the amount|this amount|the RP|that RP|the RP gained|the gain|the total|this number|that number)"
    for count, verb, done, adverb in (
        (2, "double", "doubled", "twice|double"),
        (3, "triple", "tripled", "thrice|triple|three times"),
    ):
        lexicon.add(f"{verb} {it}", "multiply_it", count)
        lexicon.add(f"{it} is {done}", "multiply_it", count)
        that = "(that|that much|as much|as many|that amount|the amount|this amount)"
        lexicon.add(f"({adverb}) {that}", "times_that", count)
        lexicon.add(f"[you] (gain|get|receive|score) ({adverb}) {that}", "gain_times_that", count)
    lexicon.add("[,] instead", "INSTEAD")


def _again(count: int) -> Multiplied:
    return Multiplied(IMPLIED, tree.Flat(0), times=count)


@rules("sentence: multiply_it IF conditions")
def double_it_if(count: int, condition: tree.Condition) -> Sentence:
    """ "Double it if you have a Mage."."""
    return Sentence(Series((_again(count),)), "instead", condition=condition)


@rules("sentence: IF conditions ','? multiply_it INSTEAD?")
def if_so_double_it(condition: tree.Condition, count: int) -> Sentence:
    """ "If you have a Mage, double it."."""
    return double_it_if(count, condition)


@rules("sentence: IF conditions ','? gain_times_that INSTEAD")
def if_so_gain_twice_that(condition: tree.Condition, count: int) -> Sentence:
    """ "If you have a Mage, gain twice that instead.": of what you gained before."""
    said = Multiplied(IMPLIED, tree.Flat(0), deed="gain", times=count)
    return Sentence(Series((said,)), "instead", condition=condition)


@rules(
    "sentence: series COMMA_OR times_that IF conditions",
    "sentence: series OR times_that IF conditions",
)
def or_twice_that(series: Series, count: int, condition: tree.Condition) -> Sentence | None:
    """ "Gain 5 RP, or twice that if you have a Mage."."""
    return amount_or_rather(series, _again(count), condition)
