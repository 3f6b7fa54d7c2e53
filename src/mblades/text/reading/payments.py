"""As much as one likes, all there is, and what was paid, lost or removed: "for each M$ paid"."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.amounts import Counted, Measured, TokenAmount, Tokens
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED
from mblades.text.reading.rules import Rules
from mblades.text.reading.sentences import Clause, Series

rules = Rules()

_PAID: dict[tree.AmountDone, str] = {
    "gained": "gained|received",
    "lost": "lost",
    "paid": "paid|spent|given up",
    "stolen": "stolen",
}
_REMOVED: dict[tree.AmountDone, str] = {
    "put": "put|placed|added",
    "removed": "removed|taken|taken off|returned|discarded|spent",
    "moved": "moved|transferred",
}


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    who = "[that (was|were|is|are|got)|which (was|were|is|are)|you|they|you have|they have|you just|thus|so]"
    way = "[this way|that way|in this way|by this effect|in this manner|like this|with this effect|thus]"
    for done, words in _PAID.items():
        lexicon.add(f"{who} ({words}) {way}", "paid_way", done)
        lexicon.add(f"(the amount|the sum|the total) {who} ({words}) {way}", "amount_done", done)
    lexicon.add("what you (paid|spent)", "amount_done", "paid")
    for done, words in _REMOVED.items():
        lexicon.add(f"{who} ({words}) {way}", "removed_way", done)
        lexicon.add(f"the number {who} ({words}) {way}", "number_done", done)
    lexicon.add(
        f"one {who} (removed|taken off|took off|take off|took away|taken away) {way}",
        "one_done",
        "removed",
    )
    lexicon.add("(any (number|amount|sum) of|as (many|much) of)", "ANY_NUMBER")
    lexicon.add("as (many|much)", "AS_MUCH")
    lexicon.add(
        "as (you|they) (like|want|wish|choose|please|can|care to|would like|desire)", "AS_YOU_LIKE"
    )
    lexicon.add("(your|their|the)", "WHOSEVER")
    lexicon.add("(exchange|trade|convert|swap|change)", "EXCHANGE")
    lexicon.add("(for|into)", "INTO")
    lexicon.add(
        "[,] (at (a|the) (rate|ratio) of|at the exchange rate of|at a price of|at)", "AT_RATE"
    )
    lexicon.add("(each|apiece|a piece)", "APIECE")
    lexicon.add("(to|for|=|:|equals)", "RATE_TO")


# --------------------------------------------------------------------------- as much as one likes


def _any(unit: tree.Unit, most: int = 0) -> Measured:
    return Measured(unit, tree.AnyNumber(most))


@rules("measured: 'up' 'to' number unit", "measured: 'up' 'to' number 'of' WHOSEVER unit")
def up_to(most: int, unit: tree.Unit) -> Measured | None:
    return _any(unit, most) if most else None


@rules(
    "measured: ANY_NUMBER WHOSEVER? unit",
    "measured: AS_MUCH unit AS_YOU_LIKE",
    "measured: AS_MUCH 'of' WHOSEVER unit AS_YOU_LIKE",
)
def any_amount(unit: tree.Unit) -> Measured:
    return _any(unit)


@rules(
    "measured: ANY_NUMBER WHOSEVER? unit ',' 'up' 'to' number",
    "measured: AS_MUCH unit AS_YOU_LIKE ',' 'up' 'to' number",
    "measured: AS_MUCH unit AS_YOU_LIKE 'up' 'to' number",
)
def any_amount_up_to(unit: tree.Unit, most: int) -> Measured | None:
    return up_to(most, unit)


@rules("measured: number 'to' number unit")
def from_to(least: int, most: int, unit: tree.Unit) -> Measured | None:
    """ "Pay 1 to 3 M$": and nothing, if one does not want to."""
    return _any(unit, most) if least in (0, 1) and most > 1 else None


@rules("upwards: number 'or' number", "upwards: number ',' number 'or' number")
def upwards(*numbers: int) -> int | None:
    """ "One, two or three"."""
    return numbers[-1] if list(numbers) == list(range(1, len(numbers) + 1)) else None


@rules("measured: upwards unit")
def one_or_more(most: int, unit: tree.Unit) -> Measured:
    return _any(unit, most)


@rules("token_amount: 'up' 'to' number tokens")
def up_to_tokens(most: int, what: Tokens) -> TokenAmount | None:
    return TokenAmount(what, tree.AnyNumber(most)) if most else None


@rules("token_amount: ANY_NUMBER WHOSEVER? tokens", "token_amount: AS_MUCH tokens AS_YOU_LIKE")
def any_tokens(what: Tokens) -> TokenAmount:
    return TokenAmount(what, tree.AnyNumber())


@rules(
    "token_amount: 'all' tokens", "token_amount: 'all' WHOSEVER tokens",
    "token_amount: 'all' 'of' WHOSEVER tokens", "token_amount: 'every' tokens", "token_amount: 'each' tokens",
)  # fmt: skip
def all_tokens(what: Tokens) -> TokenAmount:
    return TokenAmount(what, tree.All())


@rules("token_amount: THAT_MUCH")
def that_many_again() -> TokenAmount:
    """ "Put that many on this card": of what was removed before."""
    return TokenAmount(IMPLIED, tree.EqualTo(tree.ThatMuch()))


@rules("token_amount: number", "token_amount: number EXTRA", "token_amount: 'another' number")
def tokens_again(count: int) -> TokenAmount:
    """ "Put 2 on it": of what was put before."""
    return TokenAmount(IMPLIED, tree.Flat(count))


# --------------------------------------------------------------------------- what was paid or removed


@rules("countable: unit paid_way", "term: 'the' unit paid_way", "term: THE_NUMBER unit paid_way")
def paid(unit: tree.Unit, done: tree.AmountDone) -> tree.Quantity:
    return tree.DoneSoFar(done, unit)


@rules("countable: tokens removed_way", "term: THE_NUMBER tokens removed_way")
def removed(what: Tokens, done: tree.AmountDone) -> tree.Quantity:
    return tree.DoneSoFar(done, what)


@rules("term: amount_done", "term: number_done", "countable: one_done")
def amount_paid(done: Any) -> tree.Quantity:
    """ "That much as was paid", "for each one you took off"."""
    return tree.DoneSoFar(done, IMPLIED)


# --------------------------------------------------------------------------- one for the other


def _bargain(given: Measured, got: tree.Unit, value: int, step: int = 1) -> Series | None:
    if given.unit == IMPLIED or given.unit == got or isinstance(given.amount, tree.PerEach):
        return None
    for_each = Counted(tree.DoneSoFar("paid", given.unit), step)
    gained = Measured(got, for_each.times(value))
    clauses = tuple(
        Clause(Act(deed, (("measured", measured),)))
        for deed, measured in (("pay", given), ("gain", gained))
    )
    return Series(((clauses,),))


@rules(
    "series: EXCHANGE measured INTO number unit APIECE",
    "series: EXCHANGE measured INTO number unit FOR_EACH",
    "series: EXCHANGE measured INTO number unit FOR_EACH unit",
)
def exchange(given: Measured, value: int, *units: tree.Unit) -> Series | None:
    if len(units) == 2 and units[1] != given.unit:
        return None
    return _bargain(given, units[0], value)


@rules("rate: number RATE_TO number")
def rate(step: int, value: int) -> tuple[int, int]:
    return step, value


@rules("rate: number unit RATE_TO number unit")
def rate_of_units(step: int, _of: tree.Unit, value: int, _to: tree.Unit) -> tuple[int, int]:
    return step, value


@rules("series: EXCHANGE measured INTO unit AT_RATE rate")
def exchange_at_rate(given: Measured, unit: tree.Unit, rate: Any) -> Series | None:
    step, value = rate
    return _bargain(given, unit, value, step) if step else None


@rules("series: EXCHANGE measured INTO unit AT_RATE number unit FOR_EACH unit")
def exchange_per(
    given: Measured, unit: tree.Unit, value: int, got: tree.Unit, of: tree.Unit
) -> Series | None:
    return _bargain(given, unit, value) if (got, of) == (unit, given.unit) else None
