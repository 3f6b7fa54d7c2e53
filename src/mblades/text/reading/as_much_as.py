"""As much as something else: "as many RP as your highest card has stars", "twice as many as you have Mages", "5 RP times the
number of cards in your hand", "10 RP or all your RP, whichever is less".
"""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.amounts import (
    Counted,
    Measured,
    equal_to,
    has_of,
    multiplied,
    stars_of,
    total_stars,
)
from mblades.text.reading.cards import owned
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.limits import Limit, limited
from mblades.text.reading.meaning import IMPLIED
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Folk, Object, Owner, every_one, owner_of
from mblades.text.tree import CountOf, Number, Who

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(times|x|multiplied by)", "TIMES_SO_MANY")
    for count, words in (
        (2, "twice|double|two times|2 times"),
        (3, "three times|3 times|thrice|triple"),
        (4, "four times|4 times"),
    ):
        lexicon.add(f"({words}) as (many|much)", "times_as_many", count)
    lexicon.add("(half|half of) as (many|much)", "HALF_AS_MANY")
    lexicon.add("as (many|much)", "AS_MUCH_AS")
    lexicon.add("(up to|at most|no more than|a maximum of)", "AT_MOST_SO_MUCH")
    lexicon.add("(:|, at|-|, that is|, namely)", "NAMELY")


# --------------------------------------------------------------------------- as many as


@rules("as_many: target HAVE STARS")
def as_it_has_stars(card: Object) -> tree.Quantity | None:
    """ "As your highest-star card has stars"."""
    return stars_of(card)


@rules("as_many: THERE_IS STARS 'on' target", "as_many: THERE_IS STARS 'on' described")
def as_there_are_stars(card: Any) -> tree.Quantity | None:
    return total_stars(card) if isinstance(card, Described) else stars_of(card)


@rules("as_many: THERE_IS 'different'? different", "as_many: 'you' HAVE 'different' different")
def as_there_are_kinds(different: tree.Different) -> tree.Quantity:
    return different


@rules("as_many: players HAVE described")
def as_they_have(folk: Folk, described: Described) -> tree.Quantity | None:
    """ "As many RP as the player to your left has Mages"."""
    if folk.who is Who.YOU or folk == Folk(Who.THAT, plural=True):
        return None  # these are told in amounts.py
    whose = owner_of(folk.who) if folk.who in (Who.THAT, Who.LEFT, Who.RIGHT) else None
    if whose is None or not described.plural:
        return None
    cards = every_one(described, tree.In("tableau", whose))
    return None if cards is None else CountOf(cards)


@rules("as_many: players HAVE unit")
def as_they_have_points(folk: Folk, unit: tree.Unit) -> tree.Quantity | None:
    return has_of(unit, folk)


@rules("as_many: quantity")
def as_that(of: tree.Quantity) -> tree.Quantity | None:
    return None if isinstance(of, Number) else of


@rules("measured: AS_MUCH_AS unit 'as' as_many")
def as_much_as(unit: tree.Unit, of: tree.Quantity) -> Measured:
    return equal_to(unit, of)


@rules(
    "measured: times_as_many unit 'as' as_many",
    "measured: number 'times' AS_MUCH_AS unit 'as' as_many",
)
def times_as_many(count: int, unit: tree.Unit, of: tree.Quantity) -> Measured | None:
    """ "Three times as many RP as you have Fire cards"."""
    times = multiplied(count, of)
    return None if times is None else equal_to(unit, times)


@rules("measured: HALF_AS_MANY unit 'as' as_many")
def half_as_many(unit: tree.Unit, of: tree.Quantity) -> Measured:
    return equal_to(unit, tree.Half(of))


@rules("drawn: AS_MUCH_AS CARDS FROM_STORE? 'as' as_many")
def as_many_cards(of: tree.Quantity) -> tree.Amount:
    """ "Draw as many cards as there are Mages in your tableau"."""
    return tree.EqualTo(of)


@rules("target: AS_MUCH_AS described AS_YOU_LIKE")
def as_many_as_you_like(described: Described) -> Chosen | None:
    """ "Discard as many cards as you like"."""
    return Chosen(described, "any number of") if described.plural else None


@rules("target: AS_MUCH_AS 'of' owner described AS_YOU_LIKE")
def as_many_of_whose(owner: Owner, described: Described) -> Chosen | None:
    cards = owned(owner, described) if described.plural else None
    return None if cards is None else Chosen(cards, "any number of")


# --------------------------------------------------------------------------- times


@rules("measured: points TIMES_SO_MANY quantity")
def points_times(points: Measured, of: tree.Quantity) -> Measured | None:
    """ "5 RP times the number of cards in your hand"."""
    if not isinstance(points.amount, tree.Flat) or isinstance(of, Number):
        return None
    if isinstance(of, CountOf | tree.Tokens | tree.Different):
        return points._replace(amount=Counted(of).times(points.amount.value))
    times = of if points.amount.value == 1 else multiplied(points.amount.value, of)
    return None if times is None else equal_to(points.unit, times)


@rules("measured: AT_MOST_SO_MUCH number unit NAMELY measured")
def limit_first(most: int, unit: tree.Unit, measured: Measured) -> Measured | None:
    """ "Gain up to 30 RP: 5 for each Fire card you have"."""
    if measured.unit not in (IMPLIED, unit) or not isinstance(
        measured.amount, tree.PerEach | tree.EqualTo
    ):
        return None
    amount = limited(measured.amount, unit, Limit(most, unit))
    return None if amount is None else Measured(unit, amount)


# --------------------------------------------------------------------------- the one or the other


def _quantity(amount: Any) -> tree.Quantity | None:
    match amount:
        case tree.Flat(value):
            return Number(value)
        case tree.EqualTo(quantity, 0):
            return quantity
        case tree.PerEach(value, each, 1, 0):
            return multiplied(value, each) if value > 1 else each
        case _:
            return None


@rules("measured: measured ','? 'or' measured whichever")
def whichever(one: Measured, other: Measured, most: bool) -> Measured | None:
    """ "6 RP for each card to the left or 6 RP for each card to the right, whichever is less"."""
    if other.unit not in (IMPLIED, one.unit) or one.unit == IMPLIED:
        return None
    match one.amount, other.amount:
        case tree.PerEach(value, left, 1, 0), tree.PerEach(same, right, 1, 0) if same == value:
            extreme = tree.Extreme(left, right, most)
            times = multiplied(value, extreme) if value > 1 else extreme
            return None if times is None else equal_to(one.unit, times)
    first, second = _quantity(one.amount), _quantity(other.amount)
    if (
        first is None
        or second is None
        or (isinstance(first, Number) and isinstance(second, Number))
    ):
        return None
    return equal_to(one.unit, tree.Extreme(first, second, most))


@rules("measured: points FOR_EACH countable 'or' FOR_EACH countable whichever", "measured: points FOR_EACH countable 'or' EACH countable whichever")  # fmt: skip
def of_whichever(
    points: Measured, one: tree.Quantity, other: tree.Quantity, most: bool
) -> Measured | None:
    """ "2 RP for each Fire card or each Water card, whichever are more"."""
    if not isinstance(points.amount, tree.Flat):
        return None
    value = points.amount.value
    first, second = (points._replace(amount=Counted(of).times(value)) for of in (one, other))
    return whichever(first, second, most)


@rules("term: THE_NUMBER described 'or' where whichever")
def in_either_place(described: Described, where: Any, most: bool) -> tree.Quantity | None:
    """ "The number of cards in your hand or in your tableau, whichever is less"."""
    if described.where is None or not described.plural:
        return None
    one, other = every_one(described), every_one(described._replace(where=where))
    return (
        None if one is None or other is None else tree.Extreme(CountOf(one), CountOf(other), most)
    )
