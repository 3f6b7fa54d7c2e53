"""What is added up or counted first, and spoken of afterwards: "Add up the stars of your cards. If the sum is even, ..."."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import (
    Measured,
    equal_to,
    multiplied,
    stars_of,
    total_stars,
)
from mblades.text.reading.calculating import product
from mblades.text.reading.cards import one_that_is, owned
from mblades.text.reading.conditions import Bound, of_one
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.results import is_of_last
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import (
    HERE,
    Chosen,
    Described,
    Object,
    Owner,
    Where,
    Zoned,
    every_one,
)
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.reading.unsaid import SameAgain
from mblades.text.tree import Cards, CountOf, Effect, Filter, Holds, Number
from mblades.text.walking import N, contains, nodes, rewritten

rules = Rules()

Sums = tuple[tree.Quantity, ...]


class TheSum(tree.ThatMuch, frozen=True):
    """ "The sum", "it": what was added up or counted in the sentence before."""


class OfTheTwo(tree.Extreme, frozen=True):
    """ "The smaller total": of the two that were added up."""


class Apart(tree.Gap, frozen=True):
    """How far the two that were added up are from each other."""


_ZERO = Number(0)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(add up|add together|sum|sum up|total|total up|tally|tally up)", "ADD_UP")
    lexicon.add("(count|count up)", "COUNT_UP")
    stars = "(stars|star ratings|star rating|star values)"
    lexicon.add(f"[all] [of] [the] [total|combined] {stars} (of|on|in|from|among)", "STARS_THERE")
    lexicon.add(f"[all] [of] [the] [total|combined] {stars}", "STARS_AT")
    lexicon.add(f"(the (total|combined|added)|all the|all|the sum of the|the sum of all|the total of the|the total of all) {stars} (in|among|on|across|of)",
                "TOTAL_STARS")  # fmt: skip
    lexicon.add(f"(the (total|combined)|the sum of the|the sum of all|the total of the|the total of all|all the|the number of) {stars}",
                "TOTAL_AT")  # fmt: skip
    total = tree.TotalStars(Cards("each", Filter(), tree.In()))
    lexicon.add(
        f"(your [own] (total|combined) {stars}|the sum of your {stars}|the total of your {stars}|your star total|your stars [all] together"
        f"|your tableau 's [(total|combined)] {stars}|the (total|combined) {stars} of your tableau)",
        "term", total,
    )  # fmt: skip
    lexicon.add("(add up to|adds up to|amount [together] to|amounts to|sum to|sum up to|total|come to|comes to|total up to|equal|equals|are equal to|is equal to)",
                "ADDS_UP_TO")  # fmt: skip
    lexicon.add(
        "(smaller|lower|lesser|smallest|lowest) [(total|sum|number|one|of the two|of them|of the two totals)]",
        "of_two",
        False,
    )
    lexicon.add(
        "(larger|higher|greater|bigger|highest|largest) [(total|sum|number|one|of the two|of them|of the two totals)]",
        "of_two",
        True,
    )
    lexicon.add("(smaller|lower|lesser|lowest|smallest) of", "of_both", False)
    lexicon.add("(larger|higher|greater|bigger|highest|largest) of", "of_both", True)
    for words, most in (
        (
            "[,] whichever (is|are) (greater|higher|larger|more|the greater|the higher|the larger)",
            True,
        ),
        (
            "[,] whichever (is|are) (lower|smaller|less|fewer|the lower|the smaller|the lesser|the least)",
            False,
        ),
    ):
        lexicon.add(words, "whichever", most)
    lexicon.add(
        "(the two [totals|sums|numbers]|both [totals|sums|numbers]|they|these two [totals|sums]|the totals|the sums)",
        "THE_TWO",
    )
    tokens = "[its|their|any|all] [+1] [star] (token|tokens)"
    lexicon.add(
        f"[,] (({tokens}) (included|counted|counting|too|as well)|(including|counting|with) [the] {tokens} [on (it|them)])",
        "TOKENS_COUNT",
    )
    lexicon.add("the (total|combined) (number|amount) of (stars|star)", "TOTAL_AT")
    lexicon.add(
        "the (total|combined) (number|amount) of (stars|star) (in|among|on|across|of)",
        "TOTAL_STARS",
    )
    lexicon.add(
        "(exceeds|exceed|is bigger than|is larger than|are bigger than|are larger than)", "EXCEEDS"
    )
    lexicon.add("(outnumber|outnumbers)", "OUTNUMBER")
    lexicon.add("(the square of|the squared)", "SQUARE")
    lexicon.add("(of each other|of one another)", "OF_EACH_OTHER")
    lexicon.add("(point|star|step) of difference between", "OF_DIFFERENCE")
    lexicon.add("(star|stars) (by which|of difference between)", "OF_DIFFERENCE")
    lexicon.add("(the|that) (sum|total|number|result|count)", "sum_word", TheSum())
    lexicon.add("it", "sum_again", TheSum())
    lexicon.add("(,|, and|and|; then|, then|and then)", "AND_THEN")
    lexicon.add("(not counting|not including|without counting|but not counting)", "NOT_COUNTING")


# --------------------------------------------------------------------------- all but this card, and all that counts


@rules("term: term TOKENS_COUNT")
def tokens_count_too(of: tree.Quantity) -> tree.Quantity | None:
    """ "The number of stars on this card, tokens included": as they are anyway."""
    return of if contains(of, tree.StarsOf, tree.TotalStars) else None


@rules("described: described ','? NOT_COUNTING THIS_CARD")
def this_not_counted(described: Described) -> Described | None:
    return described.saying(other=True)


# --------------------------------------------------------------------------- sums


def _all(cards: Cards | None) -> tree.Quantity | None:
    return None if cards is None else tree.TotalStars(cards)


@rules("summed: STARS_THERE target")
def stars_there(card: Object) -> tree.Quantity | None:
    found = stars_of(card)
    return found if isinstance(found, tree.TotalStars) else None


@rules("summed: STARS_THERE described")
def stars_of_described(described: Described) -> tree.Quantity | None:
    return total_stars(described)


@rules("summed: STARS_THERE zoned")
def stars_in(zoned: Zoned) -> tree.Quantity:
    return tree.TotalStars(Cards("each", Filter(), tree.In(zoned.zone, zoned.owner.whose)))


@rules("summed: STARS_AT where", "term: TOTAL_AT where")
def stars_at(where: Where) -> tree.Quantity | None:
    """ "The stars to the left of this card"."""
    if isinstance(where.place, tree.Among | tree.ThisWay):
        return None
    return _all(Cards("each", Filter(), where.place))


@rules("summed: term")
def summed_term(of: tree.Quantity) -> tree.Quantity | None:
    return of if isinstance(of, tree.TotalStars | tree.Sum) else None


@rules("counted_up: described", "counted_up: 'the' described", "counted_up: 'all' described", "counted_up: 'all' 'the' described",
       "counted_up: THE_NUMBER described")  # fmt: skip
def counted_up(described: Described) -> tree.Quantity | None:
    cards = every_one(described) if described.plural else None
    return None if cards is None else CountOf(cards)


@rules("counted_up: owner described", "counted_up: 'all' owner described", "counted_up: 'all' 'of' owner described", "counted_up: THE_NUMBER owner described")  # fmt: skip
def counted_up_of(owner: Owner, described: Described) -> tree.Quantity | None:
    cards = owned(owner, described)
    return None if cards is None else counted_up(cards)


@rules(
    "counted_up: THE_NUMBER described BE where", "counted_up: THE_NUMBER described THERE_IS where?"
)
def counted_there(described: Described, where: Where | None) -> tree.Quantity | None:
    """ "How many cards are to the left of this one"."""
    return counted_up(described if where is None else described.at(where))


@rules("counted_up: THE_NUMBER described 'you' HAVE")
def counted_yours(described: Described) -> tree.Quantity | None:
    return counted_up(described)


@rules("sums: ADD_UP summed", "sums: COUNT_UP counted_up", "sums: COUNT_UP summed")
def one_sum(of: tree.Quantity) -> Any:
    return (of,)


@rules("sums: ADD_UP summed 'and' summed")
def two_sums(one: tree.Quantity, other: tree.Quantity) -> Any:
    """ "Add up the stars to the left of this card and the stars to the right"."""
    if isinstance(one, tree.TotalStars) and isinstance(other, tree.TotalStars):
        both = (one.cards, other.cards)
        if all(isinstance(cards, Cards) and isinstance(cards.place, tree.Beside) for cards in both):
            return (one, other)
    raise Misreading("this may be one sum or two", "'... plus ...', or a sentence for each of them")


@rules(
    "sums: ADD_UP STARS_AT where 'and' where", "sums: ADD_UP STARS_AT where 'and' 'those'? where"
)
def two_sums_there(one: Where, other: Where) -> Any:
    first, second = stars_at(one), stars_at(other)
    return None if first is None or second is None else two_sums(first, second)


@rules("sentence: sums")
def summing(sums: Any) -> Sentence:
    return Sentence(Series(()), "sums", sums=sums)


@rules("sentence: sums AND_THEN series")
def summing_and(sums: Any, series: Series) -> Sentence:
    """ "Count your Fire cards and gain that many RP." """
    return Sentence(series, sums=sums)


_AMOUNTS = (tree.PointEffect, tree.AddTokens, tree.RemoveTokens, tree.MoveTokens, tree.Draw)


def with_sums(
    effects: tuple[Effect, ...], sums: Sums, done: tuple[Effect, ...]
) -> tuple[Effect, ...]:
    """Effects with what "the sum", "that many" or "the smaller total" was; `done` since it was added up."""
    again = any(type(node) is tree.ThatMuch for node in nodes(effects))
    if sums and again and any(isinstance(node, _AMOUNTS) for node in nodes(done)):
        raise Misreading("it is not clear which amount this is", "'the sum', or the number itself")

    def settle(node: N) -> N:
        meant: Any = _settled(node, sums)
        settled: N = meant
        return settled

    if sums:
        effects = tuple(rewritten(effect, settle) for effect in effects)
    if contains(effects, TheSum, OfTheTwo, Apart):
        raise Misreading("nothing was added up before", "'Add up the stars of ...' before it")
    return effects


def _settled(node: tree.Node, sums: Sums) -> tree.Node:
    if len(sums) == 2:
        match node:
            case OfTheTwo():
                return tree.Extreme(*sums, most=node.most)
            case Apart():
                return tree.Gap(*sums)
            case Holds(left=TheSum(), right=TheSum()):
                return Holds(sums[0], node.test, sums[1])
            case _:
                return node
    (only,) = sums
    match node:
        case tree.ThatMuch() | SameAgain():
            return only
        case CountOf() if is_of_last(node):
            return only
        case tree.Is(tree.It(), Filter(parity="even" | "odd" as parity) as which) if (
            which == Filter(parity=parity)
        ):
            return tree.Parity(only, parity == "odd")
        case _:
            return node


@rules("sum_again: sum_word")
def sum_again(of: tree.Quantity) -> tree.Quantity:
    return of


@rules("as_that: HALF sum_word", "as_that: HALF 'of' sum_word")
def half_the_sum(of: tree.Quantity) -> tree.Quantity:
    """ "Gain half the sum, rounded up."."""
    return tree.Half(of)


@rules("as_that: TWICE sum_word")
def twice_the_sum(of: tree.Quantity) -> tree.Quantity:
    return tree.Twice(of)


# --------------------------------------------------------------------------- what is asked of them


@rules("fact: sum_again BE bound number", "fact: sum_again BE bound number 'or' 'more'")
def sum_is(of: tree.Quantity, test: tree.Compare, value: int) -> tree.Condition:
    return Holds(of, test, Number(value))


@rules("fact: sum_again BE even_or_odd")
def sum_is_even(of: tree.Quantity, odd: bool) -> tree.Condition:
    return tree.Parity(of, odd)


@rules("fact: quantity BE 'between' number 'and' number", "fact: sum_again BE 'between' number 'and' number",
       "fact: quantity BE 'from' number 'to' number")  # fmt: skip
def is_within(of: tree.Quantity, least: int, most: int) -> tree.Condition | None:
    """Both ends included, as with stars."""
    if isinstance(of, Number) or least >= most:
        return None
    return tree.Both(Holds(of, "at least", Number(least)), Holds(of, "at most", Number(most)))


@rules("fact: summed ADDS_UP_TO number", "fact: summed ADDS_UP_TO 'exactly' number")
def adds_up_to(of: tree.Quantity, value: int) -> tree.Condition:
    """ "If the stars of your cards add up to 25": to exactly that."""
    return Holds(of, "equal", Number(value))


@rules("fact: summed ADDS_UP_TO bound number")
def adds_up_to_so_much(of: tree.Quantity, test: tree.Compare, value: int) -> tree.Condition:
    return Holds(of, test, Number(value))


@rules("fact: summed ADDS_UP_TO number OR_MORE", "fact: summed BE number OR_MORE")
def adds_up_or_more(of: tree.Quantity, value: int) -> tree.Condition:
    return Holds(of, "at least", Number(value))


@rules("fact: summed ADDS_UP_TO summed")
def equal_sums(one: tree.Quantity, other: tree.Quantity) -> tree.Condition:
    return Holds(one, "equal", other)


@rules("fact: owner described ''s' STARS ADDS_UP_TO bounded")
def their_stars_add_up(owner: Owner, described: Described, bound: Bound) -> tree.Condition | None:
    cards = owned(owner, described)
    total = total_stars(cards) if cards is not None and described.plural else None
    if total is None:
        return None
    test = "equal" if bound.test == "at least" else bound.test
    return Holds(total, test, Number(bound.value))


@rules(
    "fact: THE_TWO BE 'within' number OF_EACH_OTHER",
    "fact: THE_TWO 'differ' 'by' 'at' 'most' number",
)
def totals_are_within(apart: int) -> tree.Condition:
    return Holds(Apart(_ZERO, _ZERO), "at most", Number(apart))


@rules("fact: quantity 'and' quantity BE 'within' number OF_EACH_OTHER", "fact: quantity BE 'within' number 'of' quantity")  # fmt: skip
def are_within(*parts: Any) -> tree.Condition | None:
    quantities: list[Any] = [one for one in parts if isinstance(one, tree.Node)]
    (apart,) = (one for one in parts if isinstance(one, int))
    if any(isinstance(one, Number) for one in quantities):
        return None
    return Holds(tree.Gap(*quantities), "at most", Number(apart))


@rules("fact: THE_TWO BE 'equal'", "fact: THE_TWO BE 'the' 'same'")
def totals_are_equal() -> tree.Condition:
    return Holds(TheSum(), "equal", TheSum())


@rules("term: 'the' of_two", "term: 'whichever' 'is' of_two")
def of_the_two(most: bool) -> tree.Quantity:
    return OfTheTwo(_ZERO, _ZERO, most)


@rules("term: 'the' of_both quantity 'and' quantity", "term: 'the' of_both quantity 'or' quantity")
def of_both(most: bool, left: tree.Quantity, right: tree.Quantity) -> tree.Quantity:
    return tree.Extreme(left, right, most)


@rules("quantity: term 'or' term whichever")
def whichever(left: tree.Quantity, right: tree.Quantity, most: bool) -> tree.Quantity | None:
    """ "Your M$ or this card's stars, whichever is less"."""
    return None if isinstance(left, Number) else tree.Extreme(left, right, most)


# --------------------------------------------------------------------------- highest and lowest


def _apart(cards: Cards) -> tree.Quantity:
    return tree.Gap(
        tree.StarsOf(replace(cards, how="highest")), tree.StarsOf(replace(cards, how="lowest"))
    )


def _is_range(one: str, other: str) -> bool:
    return {one, other} == {"highest", "lowest"}


@rules("apart: 'the'? select 'and' 'the'? select STARS where", "apart: 'the'? select 'and' 'the'? select STARS 'of' group",
       "apart: 'the'? select 'and' 'the'? select STARS 'among' group", "apart: 'the'? select 'and' 'the'? select STARS 'on' group")  # fmt: skip
def apart_there(one: str, other: str, there: Any) -> tree.Quantity | None:
    cards = there if isinstance(there, Cards) else Cards("each", Filter(), there.place)
    return _apart(cards) if _is_range(one, other) else None


@rules(
    "apart: owner select 'and' select described",
    "apart: owner select 'and' owner select described",
    "apart: THE_STARS_OF owner select 'and' select described",
    "apart: THE_STARS_OF owner select 'and' 'of' owner select described",
)
def apart_of_whose(*parts: Any) -> tree.Quantity | None:
    """ "Your highest and lowest card"."""
    owner, described = parts[0], parts[-1]
    one, other = (part for part in parts[1:-1] if isinstance(part, str))
    if isinstance(parts[2], Owner) and parts[2] != owner:
        return None
    cards = None if described.select else owned(owner, described)
    found = None if cards is None else Chosen(cards, "each").cards(HERE)
    return None if found is None or not _is_range(one, other) else _apart(found)


@rules("apart: STARS_OF owner select 'and' 'of'? owner select described", "apart: STARS_OF owner select 'and' 'of'? select described",
       "apart: STARS_OF owner select described 'and' 'of'? owner select described")  # fmt: skip
def apart_in_stars(owner: Owner, one: Any, *rest: Any) -> tree.Quantity | None:
    """ "Between the stars of your highest and of your lowest card"."""
    described, others = rest[-1], [part for part in rest[:-1] if isinstance(part, Owner)]
    noun = [part for part in rest[:-1] if isinstance(part, Described)]
    (other,) = (part for part in rest[:-1] if isinstance(part, str))
    if any(part != owner for part in others) or any(part != described for part in noun):
        return None
    return apart_of_whose(owner, one, other, described)


@rules("apart: owner select STARS 'and' owner? select STARS")
def apart_in_own_stars(
    owner: Owner, one: str, again: Owner | None, other: str
) -> tree.Quantity | None:
    """ "Between your highest star rating and your lowest star rating"."""
    return apart_of(owner, one, other) if again in (None, owner) else None


@rules("apart: owner select 'and' owner select STARS")
def apart_in_own_rating(owner: Owner, one: str, again: Owner, other: str) -> tree.Quantity | None:
    return apart_of(owner, one, other) if again == owner else None


@rules(
    "apart: owner select 'and' select STARS", "apart: 'the'? select 'and' 'the'? select described"
)
def apart_of(*parts: Any) -> tree.Quantity | None:
    if isinstance(parts[0], Owner):
        owner, one, other = parts
        found = Cards("each", Filter(), tree.In("tableau", owner.whose))
    else:
        one, other, described = parts
        if described.select or described.where is None:
            return None
        found = Chosen(described, "each").cards(HERE)
    return _apart(found) if _is_range(one, other) else None


@rules("apart: target 'and' target")
def apart_of_two(one: Object, other: Object) -> tree.Quantity | None:
    """ "Between your highest card and your lowest card"."""
    found = [
        one_that_is(card)
        for card in (one, other)
        if isinstance(card, Chosen) and (card.described.select or card.how in ("highest", "lowest"))
    ]
    if len(found) < 2 or found[0] is None or found[1] is None:
        return None
    return tree.Gap(tree.StarsOf(found[0]), tree.StarsOf(found[1]))


@rules("term: BETWEEN apart")
def difference_between(of: tree.Quantity) -> tree.Quantity:
    return of


@rules(
    "measured: points FOR_EACH OF_DIFFERENCE apart",
    "measured: points FOR_EACH OF_DIFFERENCE quantity 'and' quantity",
)
def for_each_apart(points: Measured, *apart: tree.Quantity) -> Measured | None:
    """ "5 RP for each point of difference between ..."."""
    if not isinstance(points.amount, tree.Flat):
        return None
    gap = apart[0] if len(apart) == 1 else tree.Gap(*apart)
    value = points.amount.value
    amount = gap if value == 1 else multiplied(value, gap)
    return None if amount is None else equal_to(points.unit, amount)


@rules("fact: quantity EXCEEDS quantity")
def exceeds(left: tree.Quantity, right: tree.Quantity) -> tree.Condition | None:
    """ "If the number of your Fire cards exceeds the number of your Water cards"."""
    return None if isinstance(left, Number) else Holds(of_one(left), "more", of_one(right))


@rules("fact: group OUTNUMBER group")
def outnumber(left: Cards, right: Cards) -> tree.Condition:
    """ "If your Fire cards outnumber your Water cards"."""
    return Holds(CountOf(left), "more", CountOf(right))


@rules("term: SQUARE term")
def square(of: tree.Quantity) -> tree.Quantity | None:
    return None if isinstance(of, Number) else product(of, of)


@rules("term: TOTAL_STARS owner select 'and' owner? select described")
def stars_of_two(
    owner: Owner, one: Any, again: Owner | None, other: Any, described: Described
) -> tree.Quantity | None:
    """ "The sum of the stars of your first and your last card"."""
    cards = None if described.select or again not in (None, owner) else owned(owner, described)
    if cards is None or one == other:
        return None
    first, second = (Chosen(cards._replace(select=how), how).cards(HERE) for how in (one, other))
    return tree.Sum(tree.StarsOf(first), tree.StarsOf(second))
