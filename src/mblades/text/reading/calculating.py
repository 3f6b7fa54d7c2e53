"""What is reckoned: differences, products, sums of amounts, tables, chance, and what is even or odd."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from mblades.text import tree
from mblades.text.reading.amounts import Measured, TokenAmount, Tokens, equal_to, has, multiplied
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import IMPLIED, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import DIFFERENCE, Chosen, Described, Owner, Where
from mblades.text.tree import Number

rules = Rules()

_SUMS = (tree.Sum, tree.Difference, tree.Gap, tree.Product, tree.Extreme)


def teach(lexicon: Lexicon) -> None:
    """The words for it."""
    lexicon.add("(the difference|the gap|the difference in stars) between", "BETWEEN")
    lexicon.add("(the difference|the difference between (them|the two|both))", "term", DIFFERENCE)
    for odd, word in ((False, "even"), (True, "odd")):
        lexicon.add(f"[(a|an)] {word} [number]", "even_or_odd", odd)
    lexicon.add(
        "(that number|that amount|the amount|the number|the result|the sum|the total)",
        "term",
        tree.ThatMuch(),
    )
    lexicon.add("[the] same [again]", "IT_ALL")
    lexicon.add("(at random|randomly|chosen at random)", "RANDOMLY")
    lexicon.add(
        "(a number of|an amount of|the number of|the amount of|an additional amount of)",
        "AMOUNT_OF",
    )
    for part, words in (
        (3, "third"),
        (4, "quarter|fourth"),
        (5, "fifth"),
        (6, "sixth"),
        (8, "eighth"),
        (10, "tenth"),
    ):
        lexicon.add(f"(a|one|1) ({words}) [of]", "fraction", part)
    lexicon.add("the product of", "THE_PRODUCT")
    lexicon.add("[,] where x is", "WHERE_X")
    lexicon.add("(their|the) (combined|total|added) (stars|star rating|star ratings|star value|star values)",
                "term", tree.TotalStars(tree.Those()))  # fmt: skip
    lexicon.add("(the sum|the total) of their (stars|star ratings|star values)", "term",
                tree.TotalStars(tree.Those()))  # fmt: skip
    lexicon.add("or more", "AND_MORE")
    lexicon.add("(combined|together|taken together|in total|altogether)", "ALL_TOGETHER")
    lexicon.add("in (your|the|their) tableau", "IN_TABLEAU")


# --------------------------------------------------------------------------- differences and products


def _plain(*several: tree.Quantity) -> bool:
    return not any(isinstance(one, _SUMS) for one in several)


@rules("term: BETWEEN quantity 'and' quantity")
def gap(left: tree.Quantity, right: tree.Quantity) -> tree.Quantity | None:
    return tree.Gap(left, right) if _plain(left, right) else None


@rules("quantity: term 'times' term", "quantity: term 'x' term", "quantity: term MULTIPLIED term")
def product(left: tree.Quantity, right: tree.Quantity) -> tree.Quantity | None:
    """Of a number that stands first, the reader of amounts makes 3 times something."""
    if isinstance(left, Number) or not _plain(left, right):
        return None
    if isinstance(right, Number):
        return multiplied(right.value, left)
    return tree.Product(left, right)


@rules("term: THE_PRODUCT quantity 'and' quantity")
def product_of(left: tree.Quantity, right: tree.Quantity) -> tree.Quantity | None:
    """ "The product of the number of your Fire cards and the number of your Water cards"."""
    return product(left, right)


@rules("measured: measured MULTIPLIED number", "measured: measured multiplied_so")
def measured_multiplied(measured: Measured, count: int) -> Measured | None:
    """ "As many RP as there are Constructs in your tableau, multiplied by 2"."""
    amount = measured.amount
    if not isinstance(amount, tree.EqualTo) or amount.most or not _plain(amount.amount):
        return None
    times = multiplied(count, amount.amount)
    return None if times is None else measured._replace(amount=tree.EqualTo(times))


# --------------------------------------------------------------------------- several amounts together


def _as_quantity(amount: tree.SaidAmount) -> tree.Quantity | None:
    match amount:
        case tree.Flat(value):
            return Number(value)
        case tree.PerEach(value, each, 1, 0):
            return multiplied(value, each) if value > 1 else each
        case tree.EqualTo(quantity, 0):
            return quantity
        case _:
            return None


@rules(
    "measured: measured 'plus' measured", "measured: measured '+' measured",
    "measured: measured ',' 'plus' measured", "measured: measured 'and' EXTRA measured",
)  # fmt: skip
def both(first: Measured, second: Measured) -> Measured | None:
    """ "10 RP plus 2 RP for each Mage": one gain."""
    left, right = _as_quantity(first.amount), _as_quantity(second.amount)
    if left is None or right is None or isinstance(right, tree.Sum | tree.Difference):
        return None
    if isinstance(left, Number) and isinstance(right, Number):
        return None  # "5 RP, plus 5 more if ...": the second one is for the case that ...
    if IMPLIED not in (first.unit, second.unit) and first.unit != second.unit:
        return None
    unit = first.unit if second.unit == IMPLIED else second.unit
    return Measured(unit, tree.EqualTo(tree.Sum(left, right)))


@rules("measured: measured 'minus' measured", "measured: measured ',' 'minus' measured",
       "measured: measured 'less' measured")  # fmt: skip
def less(first: Measured, second: Measured) -> Measured | None:
    """ "40 RP, minus 5 RP for each Fire card in your tableau": not below 0."""
    left, right = _as_quantity(first.amount), _as_quantity(second.amount)
    if left is None or right is None or isinstance(right, Number) or not _plain(left, right):
        return None
    if IMPLIED not in (first.unit, second.unit) and first.unit != second.unit:
        return None
    return Measured(first.unit, tree.EqualTo(tree.Difference(left, right)))


@rules("measured: AMOUNT_OF unit EQUAL_TO quantity")
def amount_equal(unit: tree.Unit, amount: tree.Quantity) -> Measured:
    return equal_to(unit, amount)


@rules("token_amount: AMOUNT_OF tokens EQUAL_TO quantity")
def tokens_equal(what: Tokens, amount: tree.Quantity) -> TokenAmount:
    return TokenAmount(what, tree.EqualTo(amount))


@rules("measured: 'x' unit WHERE_X quantity")
def x_is(unit: tree.Unit, amount: tree.Quantity) -> Measured:
    return equal_to(unit, amount)


@rules("token_amount: 'x' tokens")
def x_tokens(what: Tokens) -> TokenAmount:
    """ "Remove X star tokens": as many as one likes."""
    return TokenAmount(what, tree.AnyNumber())


@rules("measured: 'x' unit")
def x_points(unit: tree.Unit) -> Measured:
    return Measured(unit, tree.AnyNumber())


@rules("measured: quantity 'as' unit")
def as_unit(amount: tree.Quantity, unit: tree.Unit) -> Measured | None:
    """ "The difference times 3 as RP"."""
    return None if isinstance(amount, Number) else equal_to(unit, amount)


# --------------------------------------------------------------------------- chance


@rules("random_numbers: number 'or' number", "random_numbers: number ',' number 'or' number",
       "random_numbers: number ',' number ',' 'or' number",
       "random_numbers: number ',' number ',' number 'or' number")  # fmt: skip
def random_numbers(*values: int) -> tuple[int, ...] | None:
    return values if len(set(values)) == len(values) else None


@rules("measured: random_numbers unit ','? RANDOMLY", "measured: RANDOMLY random_numbers unit",
       "measured: 'either' random_numbers unit ','? RANDOMLY")  # fmt: skip
def at_random(values: Any, unit: tree.Unit) -> Measured:
    return Measured(unit, tree.AtRandom(values))


@rules("measured: points 'or' points ','? RANDOMLY")
def one_or_other(first: Measured, second: Measured) -> Measured | None:
    """ "4 RP or 12 RP at random"."""
    if first.unit != second.unit:
        return None
    match first.amount, second.amount:
        case tree.Flat(low), tree.Flat(high) if low != high:
            return Measured(first.unit, tree.AtRandom((low, high)))
        case _:
            return None


# --------------------------------------------------------------------------- tables


@rules("mark: number 'for' number", "mark: number unit 'for' number")
def mark(value: int, *rest: Any) -> tuple[tree.Mark, ...]:
    return (tree.Mark(rest[-1], value),)


@rules(
    "marks: mark", "marks: marks ',' mark", "marks: marks 'and' mark", "marks: marks ',' 'and' mark"
)
def marks(*found: Any) -> tuple[tree.Mark, ...] | None:
    some = tuple(one for row in found for one in row)
    rising = all(one.at < other.at for one, other in pairwise(some))
    return some if rising else None


def _table(unit: tree.Unit, of: tree.Quantity, marks: tuple[tree.Mark, ...]) -> Measured | None:
    return Measured(unit, tree.Scale(of, marks)) if len(marks) > 1 else None


@rules("measured: unit 'by' quantity marks", "measured: unit 'by' quantity ':' marks")
def by_number(unit: tree.Unit, of: tree.Quantity, marks: Any) -> Measured | None:
    return _table(unit, of, marks)


@rules("slashed: number '/' number", "slashed: slashed '/' number")
def slashed(first: Any, second: int) -> tuple[int, ...]:
    return (*first, second) if isinstance(first, tuple) else (first, second)


def _scale(unit: tree.Unit, values: Any, steps: Any, of: tree.Quantity | None) -> Measured | None:
    if of is None or len(values) != len(steps) or list(steps) != sorted(set(steps)):
        return None
    return _table(
        unit, of, tuple(tree.Mark(at, value) for at, value in zip(steps, values, strict=True))
    )


@rules(
    "measured: slashed unit 'for' slashed AND_MORE? 'different' different",
    "measured: slashed unit 'for' 'having' slashed AND_MORE? 'different' different",
    "measured: slashed unit 'if' 'you' HAVE slashed AND_MORE? 'different' different",
)
def slashed_kinds(values: Any, unit: tree.Unit, steps: Any, of: tree.Different) -> Measured | None:
    return _scale(unit, values, steps, of)


@rules(
    "measured: slashed unit 'for' slashed AND_MORE? described",
    "measured: slashed unit 'if' 'you' HAVE slashed AND_MORE? described",
    "measured: slashed unit 'if' 'you' HAVE 'at' 'least' slashed described",
)
def slashed_cards(
    values: Any, unit: tree.Unit, steps: Any, described: Described
) -> Measured | None:
    cards = Chosen(described, "each").cards(tree.In()) if described.plural else None
    return None if cards is None else _scale(unit, values, steps, tree.CountOf(cards))


@rules("signed_scale: signed '/' number", "signed_scale: signed_scale '/' number")
def signed_slashed(first: Any, second: int) -> tuple[int, ...]:
    return (*first, second) if isinstance(first, tuple) else (first, second)


@rules(
    "measured: signed_scale unit 'for' slashed AND_MORE? described",
    "measured: signed_scale unit 'if' 'you' HAVE slashed AND_MORE? described",
)
def plus_slashed_cards(
    values: Any, unit: tree.Unit, steps: Any, described: Described
) -> Measured | None:
    return slashed_cards(values, unit, steps, described)


@rules("first_kinds: number unit 'for' number feature where? 'different'?",
       "first_kinds: number unit 'for' number 'different' feature where?")  # fmt: skip
def first_kinds(
    value: int, unit: tree.Unit, at: int, feature: tree.Feature, where: Where | None
) -> Any:
    place = where.place if where else tree.In()
    of = tree.Different(feature, tree.Cards("each", tree.Filter(), place))
    return (unit, of, (tree.Mark(at, value),))


@rules("later_mark: number 'for' number", "later_mark: number 'for' number 'different' feature",
       "later_mark: number 'for' number AND_MORE", "later_mark: number 'for' number feature")  # fmt: skip
def later_mark(value: int, at: int, *_feature: Any) -> tree.Mark:
    return tree.Mark(at, value)


@rules("more_kinds: first_kinds ',' later_mark", "more_kinds: more_kinds ',' later_mark",
       "more_kinds: more_kinds 'and' later_mark", "more_kinds: more_kinds ',' 'and' later_mark")  # fmt: skip
def more_kinds(kinds: Any, later: tree.Mark) -> Any:
    unit, of, before = kinds
    return (unit, of, (*before, later)) if later.at > before[-1].at else None


@rules("measured: more_kinds")
def kinds_scored(kinds: Any) -> Measured | None:
    return _table(*kinds)


# --------------------------------------------------------------------------- even and odd


@rules("fact: quantity BE even_or_odd")
def is_even(of: tree.Quantity, odd: bool) -> tree.Condition | None:
    """Of a card whose stars are even, the description of cards tells."""
    of_a_card = isinstance(of, tree.StarsOf) and isinstance(of.card, tree.Ref)
    return None if isinstance(of, Number) or of_a_card else tree.Parity(of, odd)


@rules("fact: quantity BE_NOT even_or_odd")
def is_not_even(of: tree.Quantity, odd: bool) -> tree.Condition | None:
    return is_even(of, not odd)


# --------------------------------------------------------------------------- pairs and sets


@rules(
    "counted: 'pair' 'of' described",
    "counted: 'set' 'of' number described",
    "counted: 'group' 'of' number described",
)
def in_groups(*parts: Any) -> Any:
    from mblades.text.reading.amounts import Counted, countable

    described = parts[-1]
    if not described.plural:
        return None
    if described.where is not None and isinstance(described.where.place, tree.Adjacent):
        raise Misreading(
            "it is not clear which cards stand beside each other", "'adjacent to this card'"
        )
    each = countable(described)
    return None if each is None else Counted(each, parts[0] if len(parts) == 2 else 2)


@rules("counted: 'set' 'of' number 'different' different", "counted: 'set' 'of' number different")
def sets_of_kinds(step: int, different: tree.Different) -> Any:
    from mblades.text.reading.amounts import Counted

    return Counted(different, step)


@rules("counted: counted ALL_TOGETHER")
def all_together(counted: Any) -> Any:
    """ "For each face-down card in all tableaus combined": as it is anyway."""
    return counted


@rules("countable: STARS reference 'had'", "countable: 'of' 'the' STARS reference 'had'")
def star_it_had(card: tree.Ref) -> tree.Quantity | None:
    """Of a card that was flipped, which is remembered as it was."""
    return tree.StarsOf(card) if isinstance(card, tree.This | tree.It) else None


@rules("term: HALF 'the' STARS where", "term: HALF 'of' 'the' STARS where")
def half_the_stars(where: Where) -> tree.Quantity:
    return tree.Half(tree.TotalStars(tree.Cards("each", tree.Filter(), where.place)))


# --------------------------------------------------------------------------- star tokens


@rules("countable: tokens 'you' HAVE", "countable: 'of' 'your' tokens")
def tokens_you_have(what: Tokens) -> tree.Quantity:
    return tree.Tokens(what, tree.Cards("each", tree.Filter(), tree.In()))


@rules("countable: tokens where", "term: THE_NUMBER tokens where")
def tokens_where(what: Tokens, where: Where) -> tree.Quantity | None:
    if not isinstance(where.place, tree.In) or where.place.zone != "tableau":
        return None
    return tree.Tokens(what, tree.Cards("each", tree.Filter(), where.place))


@rules("term: THE_NUMBER tokens 'you' HAVE")
def number_of_your_tokens(what: Tokens) -> tree.Quantity:
    return tokens_you_have(what)


# --------------------------------------------------------------------------- parts of a number


@rules("measured: fraction owner unit")
def part_of_whose(part: int, owner: Owner, unit: tree.Unit) -> Measured | None:
    """ "One tenth of your RP": 1 for each 10, which is rounded down."""
    own = has(owner, unit) if owner.whose is tree.Whose.YOUR else None
    return None if own is None else Measured(unit, tree.PerEach(1, own, part))


@rules("measured: unit EQUAL_TO fraction term", "measured: AMOUNT_OF unit EQUAL_TO fraction term")
def equal_to_part(unit: tree.Unit, part: int, of: tree.Quantity) -> Measured | None:
    counts = isinstance(of, tree.CountOf | tree.TotalStars | tree.StarsOf)
    return Measured(unit, tree.PerEach(1, of, part)) if counts else None
