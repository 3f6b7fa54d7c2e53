"""Conditions about how one's cards go together and where they stand."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.cards import owned
from mblades.text.reading.conditions import NONE, ONE, Bound, is_full, is_placed
from mblades.text.reading.filters import Alike
from mblades.text.reading.its import told_of_this
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import HERE, Described, Owner, Where, Zoned, every_one, only_filter
from mblades.text.tree import Cards, CountOf, Filter, Holds, Kind, Number

rules = Rules()

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def teach(lexicon: Lexicon) -> None:
    """The words of patterns."""
    for order, words in (
        ("ascending", "ascend|rise|increase|go up"),
        ("descending", "descend|fall|decrease|go down"),
    ):
        lexicon.add(f"({words}) from left to right", "in_order", order)
    for order, words in (
        ("ascending", "ascending|increasing|rising"),
        ("descending", "descending|decreasing|falling"),
    ):
        lexicon.add(
            f"(are|is) (({words}) from left to right"
            f"|in ({words}) order [of (stars|star rating|star ratings|star value)] [from left to right])",
            "in_order", order,
        )  # fmt: skip
    lexicon.add("the (stars|star ratings|star values) of", "THE_STARS_OF")
    for place, word in enumerate(_ORDINALS, 1):
        lexicon.add(f"({word}|{place})", "ordinal", place)
    lexicon.add("[immediately|directly] (adjacent to|next to|beside)", "NEXT_TO")
    lexicon.add("(on both sides of this card|on each side of this card|on either side of this card"
                "|to the left and [to the] right of this card|to its left and [to its] right)", "SIDES")  # fmt: skip


# --------------------------------------------------------------------------- groups of cards


def _of(described: Described | None) -> Cards | None:
    return None if described is None or not described.plural else every_one(described)


@rules("group: described", "group: 'the' described")
def group(described: Described) -> Cards | None:
    return _of(described)


@rules("group: owner described")
def group_of_whose(owner: Owner, described: Described) -> Cards | None:
    return None if owner.everyone else _of(owned(owner, described))


@rules("everything: 'all' group", "everything: 'all' 'of' group", "everything: group 'all'")
def everything(cards: Cards) -> Cards:
    return cards


@rules("everything: EACH described")
def each_one(described: Described) -> Cards | None:
    return None if described.plural else every_one(described)


@rules("everything: EACH 'of' owner described")
def each_of_whose(owner: Owner, described: Described) -> Cards | None:
    return group_of_whose(owner, described)


# --------------------------------------------------------------------------- every card


@rules("fact: everything BE ARTICLE described", "fact: everything BE described")
def every_card_is(cards: Cards, described: Described) -> tree.Condition | None:
    filter_ = only_filter(described)
    return None if filter_ is None else tree.Every(cards, filter_)


@rules("fact: everything BE symbol")
def every_card_has(cards: Cards, symbol: tree.Symbol) -> tree.Condition:
    return tree.Every(cards, Filter(symbols=(symbol,)))


@rules("fact: everything BE? face")
def every_card_faces(cards: Cards, face: Any) -> tree.Condition | None:
    return None if face == "any" else tree.Every(cards, Filter(face=face))


_KINDS: dict[str, int] = {"element": len(tree.ELEMENTS), "type": len(tree.TYPES)}


@rules("fact: 'you' HAVE ONE CARDS? 'of' EACH feature", "fact: 'you' HAVE 'all' number feature", "fact: 'you' HAVE 'all' 'the'? feature",
       "fact: 'you' HAVE EACH feature")  # fmt: skip
def one_of_each(*said: Any) -> tree.Condition | None:
    """ "If you have one of each element"."""
    *count, feature = said
    if feature not in _KINDS or count not in ([], [_KINDS[feature]]):
        return None
    kinds = tree.Different(feature, Cards("each", Filter(), HERE))
    return Holds(kinds, "at least", Number(_KINDS[feature]))


@rules("fact: 'nothing' 'in' zoned BE face")
def nothing_faces(zoned: Zoned, face: Any) -> tree.Condition | None:
    """ "If nothing in your tableau is face-down"."""
    if face == "any" or zoned.owner.everyone:
        return None
    cards = Cards("each", Filter(face=face), tree.In(zoned.zone, zoned.owner.whose))
    return Holds(CountOf(cards), NONE.test, Number(NONE.value))


@rules(
    "fact: zoned IS_FULL 'and' 'nothing' 'in' 'it' BE face",
    "fact: zoned ''s' IS_FULL 'and' 'nothing' 'in' 'it' BE face",
)
def full_and_nothing_faces(zoned: Zoned, face: Any) -> tree.Condition | None:
    """ "If your tableau is full and nothing in it is face-down"."""
    full, nothing = is_full(zoned), nothing_faces(zoned, face)
    return None if full is None or nothing is None else tree.Both(full, nothing)


# --------------------------------------------------------------------------- so many of them


@rules("some_of: described", "some_of: 'of' 'the' described", "some_of: 'the' described")
def some_of(described: Described) -> Described | None:
    return None if described.select else described


@rules("some_of: 'of' owner described", "some_of: owner described")
def some_of_whose(owner: Owner, described: Described) -> Described | None:
    return owned(owner, described)


@rules("kind_of: symbol")
def kind_of_symbol(symbol: tree.Symbol) -> Described:
    return Described(Kind.CARD, plural=False, words=(("symbols", (symbol,)),))


@rules("kind_of: face")
def kind_of_face(face: str) -> Described:
    return Described(Kind.CARD, plural=False, words=(("face", face),))


@rules("kind_of: where")
def kind_of_place(where: Where) -> Described:
    return Described(Kind.CARD, plural=False, where=where)


@rules("kind_of: described", "kind_of: ARTICLE described")
def kind_of(described: Described) -> Described | None:
    return None if only_filter(described) is None else described


def _being(described: Described, kind: Described, bound: Bound) -> tree.Condition | None:
    """So many of some cards are of a kind as well, or in a place."""
    if kind.where is not None:
        described = described.at(kind.where)
    symbols = tuple(dict(kind.words).get("symbols", ()))
    words = {word: value for word, value in kind.words if word != "symbols"}
    both = described.saying(**words) if words else described
    for symbol in symbols:
        if both is None or "any_symbol" in words:
            return None
        both = both.with_symbol(symbol)
    cards = None if both is None else every_one(both)
    return None if cards is None else Holds(CountOf(cards), bound.test, bound.number)


@rules("fact: bounded some_of BE kind_of")
def so_many_are(bound: Bound, described: Described, kind: Described) -> tree.Condition | None:
    """ "Exactly two cards in your tableau are Light"."""
    return _being(described, kind, bound)


@rules(
    "fact: ARTICLE described BE kind_of",
    "fact: 'any' some_of BE kind_of",
    "fact: ARTICLE some_of BE kind_of",
)
def one_is(described: Described, kind: Described) -> tree.Condition | None:
    return _being(described, kind, ONE)


@rules("fact: 'another' described BE kind_of")
def another_is(described: Described, kind: Described) -> tree.Condition | None:
    more = described.saying(other=True)
    return None if more is None else _being(more, kind, ONE)


@rules("fact: 'no' described BE kind_of", "fact: 'none' some_of BE kind_of")
def none_is(described: Described, kind: Described) -> tree.Condition | None:
    return _being(described, kind, NONE)


def _both_there(one: Described, other: Described, place: tree.Place) -> tree.Condition | None:
    """A card of each of two kinds, in one place."""
    if one.plural or other.plural:
        return None
    if one.where is None and other.where is not None:
        one = one.at(other.where)
    first, second = every_one(one, place), every_one(other, place)
    if first is None or second is None:
        return None
    least = Number(1)
    return tree.Both(
        Holds(CountOf(first), "at least", least), Holds(CountOf(second), "at least", least)
    )


@rules("a_card: ARTICLE described", "a_card: ARTICLE symbol")
def a_card(what: Any) -> Described:
    if isinstance(what, Described):
        return what
    return Described(Kind.CARD, plural=False, words=(("symbols", (what,)),))


@rules("fact: 'you' HAVE 'both'? a_card 'and' ARTICLE described", "fact: THERE_IS 'both'? a_card 'and' ARTICLE described",
       "fact: 'you' HAVE 'both' a_card 'and' described")  # fmt: skip
def has_both(one: Described, other: Described) -> tree.Condition | None:
    """ "If you have a Light and a Dark card in your tableau"."""
    return _both_there(one, other, HERE)


@rules("card_row: a_card ',' a_card", "card_row: card_row ',' a_card")
def card_row(one: Any, other: Described) -> tuple[Described, ...]:
    """ "A Fire card, a Water card"."""
    return (
        (*one, other) if isinstance(one, tuple) and not isinstance(one, Described) else (one, other)
    )


@rules("full_row: card_row 'and' a_card", "full_row: card_row ',' 'and' a_card")
def full_row(row: tuple[Described, ...], last: Described) -> tuple[Described, ...]:
    return (*row, last)


@rules("fact: 'you' HAVE full_row", "fact: THERE_IS full_row")
def has_each_of(row: tuple[Described, ...]) -> tree.Condition | None:
    """ "If you have a Light card, a Dark card and a Fire card": each of them; one card may be several."""
    *first, last = row
    if any(one.where is not None for one in first):
        return None
    there = [one if last.where is None else one.at(last.where) for one in first]
    return _all_there((*there, last))


def _all_there(row: tuple[Described, ...]) -> tree.Condition | None:
    found: tree.Condition | None = None
    for one in row:
        cards = every_one(one, HERE)
        if one.plural or cards is None:
            return None
        there = Holds(CountOf(cards), "at least", Number(1))
        found = there if found is None else tree.Both(found, there)
    return found


@rules("fact: zoned CONTAINS full_row", "fact: zoned CONTAINS 'both'? a_card 'and' a_card")
def contains_each_of(zoned: Zoned, *said: Any) -> tree.Condition | None:
    """ "If your tableau contains a Fire card and a Water card"."""
    row = said[0] if len(said) == 1 else said
    if zoned.owner.everyone or any(one.where is not None for one in row):
        return None
    place = Where(tree.In(zoned.zone, zoned.owner.whose))
    return _all_there(tuple(one.at(place) for one in row))


@rules("as_many_of_both: 'the' 'same' 'number' 'of' described 'and' described",
       "as_many_of_both: 'as' 'many' described 'as' described")  # fmt: skip
def as_many(one: Described, other: Described) -> tree.Condition | None:
    if not one.plural or not other.plural:
        return None
    if one.where is None and other.where is not None:
        one = one.at(other.where)
    first, second = every_one(one), every_one(other)
    if first is None or second is None:
        return None
    return Holds(CountOf(first), "equal", CountOf(second))


@rules("as_many_of_both: 'the' 'same' 'number' 'of' described SIDES")
def as_many_beside(described: Described) -> tree.Condition | None:
    left, right = (described.at(Where(tree.Beside(side))) for side in ("left", "right"))
    return as_many(left, right)


@rules("as_many_of_both: 'the' 'same' 'number' 'of' face 'and' face described")
def as_many_faces(one: str, other: str, described: Described) -> tree.Condition | None:
    first, second = described.saying(face=one), described.saying(face=other)
    return None if first is None or second is None else as_many(first, second)


@rules("fact: THERE_IS as_many_of_both", "fact: 'you' HAVE as_many_of_both")
def there_are_as_many(condition: tree.Condition) -> tree.Condition:
    return condition


# --------------------------------------------------------------------------- patterns


@rules("fact: THE_STARS_OF group in_order", "fact: THE_STARS_OF everything in_order", "fact: group in_order", "fact: everything in_order")  # fmt: skip
def in_order(cards: Cards, order: Any) -> tree.Condition:
    return tree.Pattern(cards, order)


@rules("fact: everything SHARES shared")
def all_share(cards: Cards, what: Any) -> tree.Condition | None:
    return tree.Pattern(cards, "all", what[0]) if len(what) == 1 else None


@rules("fact: 'no' 'two' described SHARES shared", "fact: 'no' 'two' 'of' group SHARES shared", "fact: 'none' 'of' group SHARES shared",
       "fact: THERE_IS_NO 'two' described SHARING shared", "fact: THERE_IS_NO 'two' described HAVING shared")  # fmt: skip
def none_share(group: Any, what: Any) -> tree.Condition | None:
    cards = group if isinstance(group, Cards) else _of(group)
    return tree.Pattern(cards, "none", what[0]) if cards is not None and len(what) == 1 else None


@rules("fact: everything HAVE 'different' feature", "fact: group HAVE 'all'? 'different' feature",
       "fact: everything BE 'of' 'different' feature", "fact: group BE 'all'? 'of' 'different' feature")  # fmt: skip
def all_differ(cards: Cards, what: Any) -> tree.Condition:
    return tree.Pattern(cards, "none", what)


# --------------------------------------------------------------------------- where this card stands


_ENDS: dict[str, Any] = {"first": "the first card", "last": "the last card"}


@rules("an_end: select", "an_end: 'the' select", "an_end: 'your' select")
def an_end(which: str) -> str | None:
    """ "The leftmost", of two that are named."""
    return which if which in _ENDS else None


@rules("fact: reference BE 'either'? an_end 'or' an_end described")
def is_at_either_end(
    card: tree.Ref, one: str, other: str, described: Described
) -> tree.Condition | None:
    plain = described == Described(Kind.CARD, plural=False, where=described.where)
    if one not in _ENDS or other not in _ENDS or not plain:
        return None
    if described.where not in (None, Where(tree.In())):
        return None
    return tree.Either(is_placed(card, _ENDS[one]), is_placed(card, _ENDS[other]))


@rules("nth: 'in' owner ordinal 'slot'", "nth: owner ordinal 'card'")
def nth(owner: Owner, place: int) -> int | None:
    known = owner == Owner(tree.Whose.YOUR) and place > 1  # the first card has words of its own
    return place if known else None


@rules("nth: 'the' ordinal 'card' 'in' owner 'tableau'")
def nth_card(place: int, owner: Owner) -> int | None:
    return nth(owner, place)


@rules("nth: 'in' SLOT number", "nth: 'in' SLOT number 'of' 'your' 'tableau'")
def nth_slot(place: int) -> int | None:
    return place or None


@rules("fact: reference BE 'in' SLOT number 'or' number", "fact: reference BE 'in' SLOT number 'or' SLOT number",
       "fact: reference BE 'in' SLOT number 'or' 'in' SLOT number")  # fmt: skip
def is_in_one_of(card: tree.Ref, one: int, other: int) -> tree.Condition | None:
    first, second = is_nth(card, one), is_nth(card, other)
    return None if first is None or second is None or one == other else tree.Either(first, second)


@rules("fact: reference BE nth")
def is_nth(card: tree.Ref, place: int) -> tree.Condition | None:
    """ "This card is in your third slot": two cards are to its left; below 0, counted from the right."""
    if not isinstance(card, tree.This | tree.It):
        return None
    side: tree.Side = "left" if place > 0 else "right"
    if place in (1, -1):
        return is_placed(card, "the first card" if place == 1 else "the last card")
    before = Cards("each", Filter(), tree.Beside(side, card))
    return Holds(CountOf(before), "equal", Number(abs(place) - 1))


@rules("fact: reference BE NEXT_TO ARTICLE described", "fact: reference BE NEXT_TO another_card")
def is_next_to(card: tree.Ref, described: Described) -> tree.Condition | None:
    if (
        not isinstance(card, tree.This | tree.It | tree.TopCard | tree.Neighbour)
        or described.plural
    ):
        return None
    cards = every_one(described.at(Where(tree.Adjacent(card))))
    return None if cards is None else Holds(CountOf(cards), "at least", Number(1))


@rules("another_card: 'another' described")
def another_card(described: Described) -> Described | None:
    return described.saying(other=True)


@rules("fact: reference BE AMID number described", "fact: reference BE AMID described")
def is_between(card: tree.Ref, *parts: Any) -> tree.Condition | None:
    """ "This card is between two Fire cards", "surrounded by Fire cards"."""
    *count, described = parts
    filter_ = only_filter(described)
    if not isinstance(card, tree.This) or filter_ is None or not described.plural:
        return None
    if count not in ([], [2]):
        return None
    if filter_.shares is not None or (filter_.stars is not None and filter_.stars.test == "equal"):
        return None  # "between two cards of the same element": see below
    filter_ = told_of_this(filter_)
    left, right = (tree.Is(tree.Neighbour(side), filter_) for side in ("left", "right"))
    return tree.Both(left, right)


@rules(
    "fact: reference BE AMID number 'cards' 'of' same_as",
    "fact: reference BE AMID number 'cards' HAVING same_as",
    "fact: reference BE AMID number 'cards' WHICH_SHARE shared",
)
def is_between_alike(card: tree.Ref, count: int, alike: Any) -> tree.Condition | None:
    """ "This card is between two cards of the same element": of which both are."""
    what = alike.what if isinstance(alike, Alike) else alike
    if not isinstance(card, tree.This) or count != 2 or len(what) != 1:
        return None
    return tree.Pattern(Cards("each", Filter(), tree.Adjacent()), "all", what[0])


@rules("fact: anchor BE next_to_it")
def top_is_beside(card: tree.Ref, beside: tree.Neighbour) -> tree.Condition | None:
    """ "Your Top card is directly to the right of this card"."""
    if card != tree.TopCard():
        return None
    return tree.IsPlaced(beside, "your Top card")


@rules("next_to_it: next_side_of anchor")
def next_to_it(side: Any, card: tree.Anchor) -> tree.Neighbour:
    return tree.Neighbour(side, card)
