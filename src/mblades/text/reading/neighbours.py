"""The cards beside a card: its neighbours, both of them or neither, and what it stands between."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.conditions import NONE, ONE, Bound
from mblades.text.reading.filters import Alike, like
from mblades.text.reading.its import ItsNeighbour, told_of_this
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, Where, every_one, only_filter
from mblades.text.tree import CountOf, Holds, Kind, Number

rules = Rules()

BOTH = Bound("at least", 2)
_ANCHORS = (tree.This, tree.It, tree.TopCard, tree.Neighbour, tree.TheNext)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    for noun, plural in (
        ("(neighbour|neighbouring card)", False),
        ("(neighbours|neighbouring cards)", True),
    ):
        beside = Described(Kind.CARD, plural, where=Where(tree.Adjacent()))
        lexicon.add(noun, "beside_it_all", beside)
    lexicon.add(
        "[immediately|directly] (on both sides of|on each side of|to the left and [to the] right of|to both sides of)",
        "ON_BOTH_SIDES",
    )
    lexicon.add("(on|to) (both sides|each side)", "on_both_sides", tree.Adjacent())
    lexicon.add(
        "(immediately|directly) to (its|the) left and right", "on_both_sides", tree.Adjacent()
    )
    lexicon.add("to its immediate left and right", "on_both_sides", tree.Adjacent())
    lexicon.add("(surrounded by|flanked by|sandwiched between|squeezed between|sitting between|standing between|enclosed by|in between|between)",
                "AMID")  # fmt: skip
    lexicon.add("(each other|one another)", "EACH_OTHER")


# --------------------------------------------------------------------------- neighbours


@rules("described: beside_it_all")
def neighbours(described: Described) -> Described:
    return described


@rules("their_neighbours: beside_it_all", "their_neighbours: 'the' beside_it_all")
def the_neighbours(described: Described) -> Described | None:
    return described if described.plural else None


@rules("their_neighbours: possessor NEIGHBOURS", "their_neighbours: 'the' NEIGHBOURS 'of' anchor")
def neighbours_of(card: Any) -> Described:
    return Described(Kind.CARD, plural=True, where=Where(tree.Adjacent(card)))


@rules("target: 'both' 'of'? their_neighbours", "target: EACH 'of' their_neighbours",
       "target: 'all' 'of'? their_neighbours", "target: 'the' NEIGHBOURS 'of' anchor")  # fmt: skip
def each_neighbour(described: Any) -> Chosen:
    if not isinstance(described, Described):
        described = neighbours_of(described)
    return Chosen(described, "each")


@rules("target: ONE 'of' their_neighbours")
def one_neighbour(described: Described) -> Chosen:
    return Chosen(described, "a")


@rules("target: reference 'and' reference", "things: reference 'and' reference")
def left_and_right(one: tree.Ref, other: tree.Ref) -> Chosen | None:
    """ "The card to the left of this and the card to the right of this"."""
    if not isinstance(one, tree.Neighbour) or not isinstance(other, tree.Neighbour):
        return None
    if {one.side, other.side} != {"left", "right"}:
        return None
    if isinstance(one, ItsNeighbour) or isinstance(other, ItsNeighbour):
        if type(one) is not type(other):
            return None
        return Chosen(neighbours_of(tree.It()), "each")
    return Chosen(neighbours_of(one.of), "each") if one.of == other.of else None


# --------------------------------------------------------------------------- on both sides


@rules("both_sides: ON_BOTH_SIDES anchor", "both_sides: on_both_sides")
def both_sides(card: Any) -> Where:
    return Where(card if isinstance(card, tree.Adjacent) else tree.Adjacent(card))


@rules("described: described both_sides")
def placed_on_both_sides(described: Described, where: Where) -> Described | None:
    return described.at(where) if described.plural else None


@rules("target: EACH described both_sides")
def each_on_both_sides(described: Described, where: Where) -> Chosen | None:
    return None if described.plural else Chosen(described.at(where), "each")


@rules(
    "fact: THERE_IS ARTICLE described both_sides", "fact: 'you' HAVE ARTICLE described both_sides"
)
def there_is_on_both_sides(described: Described, where: Where) -> tree.Condition | None:
    """ "If there is a Fire card on both sides of this card": two of them."""
    return None if described.plural else _so_many(described.at(where), BOTH)


@rules("fact: THERE_IS described both_sides")
def there_are_on_both_sides(described: Described, where: Where) -> tree.Condition | None:
    return _so_many(described.at(where), BOTH) if described.plural else None


@rules(
    "fact: reference HAVE ARTICLE described both_sides", "fact: reference HAVE described both_sides"
)
def has_on_both_sides(card: tree.Ref, described: Described, where: Where) -> tree.Condition | None:
    """ "If this card has a Fire card on both sides"."""
    if not isinstance(card, _ANCHORS) or where.place != tree.Adjacent():
        return None
    return _so_many(described.at(Where(tree.Adjacent(card))), BOTH)


def _so_many(described: Described | None, bound: Bound) -> tree.Condition | None:
    cards = None if described is None else every_one(described)
    return None if cards is None else Holds(CountOf(cards), bound.test, Number(bound.value))


# --------------------------------------------------------------------------- both and neither


@rules("both_beside: 'both' described", "both_beside: 'both' 'of' 'the' described", "both_beside: 'both' 'the' described",
       "both_beside: 'both' 'of'? their_neighbours", "both_beside: 'the' described both_sides")  # fmt: skip
def both_beside(described: Described, where: Where | None = None) -> Described | None:
    described = described if where is None else described.at(where)
    is_beside = described.where is not None and isinstance(described.where.place, tree.Adjacent)
    return described if is_beside and described.plural and not described.select else None


@rules("neither_beside: 'neither' described", "neither_beside: 'neither' 'of' 'the' described",
       "neither_beside: 'neither' 'of' their_neighbours", "neither_beside: 'none' 'of' their_neighbours")  # fmt: skip
def neither_beside(described: Described) -> Described | None:
    is_beside = described.where is not None and isinstance(described.where.place, tree.Adjacent)
    return described if is_beside and not described.select else None


def _being(described: Described, kind: Described, bound: Bound) -> tree.Condition | None:
    known: Described | None = described
    words = dict(kind.words)
    symbols = words.pop("symbols", ())
    if kind.where is not None or only_filter(kind) is None:
        return None
    if words:
        known = described.saying(symbols=symbols, **words) if symbols else described.saying(**words)
    else:
        for symbol in symbols:
            known = None if known is None else known.with_symbol(symbol)
    return None if known is None else _so_many(known, bound)


@rules("fact: both_beside BE kind_of")
def both_are(described: Described, kind: Described) -> tree.Condition | None:
    return _being(described, kind, BOTH)


@rules("fact: neither_beside BE kind_of")
def neither_is(described: Described, kind: Described) -> tree.Condition | None:
    return _being(described, kind, NONE)


@rules("fact: both_beside SHARES shared", "fact: both_beside SHARES shared 'with' EACH_OTHER", "fact: both_beside HAVE same",
       "fact: both_beside BE 'of' same")  # fmt: skip
def both_are_alike(described: Described, what: Any) -> tree.Condition | None:
    cards = every_one(described)
    if cards is None or len(what) != 1:
        return None
    return tree.Pattern(cards, "all", what[0])


@rules(
    "fact: both_beside SHARES alike WITH_CARD anchor", "fact: both_beside unlike WITH_CARD anchor"
)
def both_are_like(described: Described, alike: Alike, card: Any) -> tree.Condition | None:
    return _so_many(like(described, alike, card), BOTH)


@rules("fact: both_beside HAVE star_test", "fact: neither_beside HAVE star_test")
def both_have_stars(described: Described, test: tree.StarTest) -> tree.Condition | None:
    return _so_many(described.saying(stars=test), BOTH if described.plural else NONE)


# --------------------------------------------------------------------------- the one in a slot


@rules("slotted: 'the' 'card' slot_where", "slotted: 'the' face 'card' slot_where")
def slotted(*said: Any) -> Described | None:
    """ "The card in the same slot of that player's tableau"."""
    one = Described(Kind.CARD, plural=False, where=said[-1])
    return one.saying(face=said[0]) if len(said) == 2 else one


@rules("fact: slotted BE kind_of")
def slotted_is(described: Described, kind: Described) -> tree.Condition | None:
    return _being(described, kind, ONE)


@rules("fact: slotted SHARES alike WITH_CARD anchor", "fact: slotted unlike WITH_CARD anchor")
def slotted_is_like(described: Described, alike: Alike, card: Any) -> tree.Condition | None:
    return _so_many(like(described, alike, card), ONE)


@rules("fact: slotted HAVE star_test")
def slotted_has_stars(described: Described, test: tree.StarTest) -> tree.Condition | None:
    return _so_many(described.saying(stars=test), ONE)


# --------------------------------------------------------------------------- having some


@rules("fact: reference HAVE bounded beside_it_all")
def has_some(card: tree.Ref, bound: Bound, described: Described) -> tree.Condition | None:
    """ "If this card has 2 neighbours"."""
    return _so_many(_of(card, described), bound)


@rules("fact: reference HAVE ARTICLE beside_it_all")
def has_one(card: tree.Ref, described: Described) -> tree.Condition | None:
    return None if described.plural else _so_many(_of(card, described), Bound("at least", 1))


@rules("fact: reference HAVE_NO beside_it_all", "fact: reference HAVE 'no' beside_it_all")
def has_none(card: tree.Ref, described: Described) -> tree.Condition | None:
    return _so_many(_of(card, described), NONE)


def _of(card: tree.Ref, described: Described) -> Described | None:
    if not isinstance(card, _ANCHORS):
        return None
    return described._replace(where=Where(tree.Adjacent(card)))


@rules("beside_it_all: face beside_it_all", "beside_it_all: symbol beside_it_all")
def such_a_neighbour(said: Any, described: Described) -> Described | None:
    return (
        described.saying(face=said)
        if said in ("up", "down", "any")
        else described.with_symbol(said)
    )


# --------------------------------------------------------------------------- between


@rules("fact: reference BE AMID ARTICLE described 'and' ARTICLE described")
def is_between(card: tree.Ref, one: Described, other: Described) -> tree.Condition | None:
    """ "If this card is between a Fire card and a Water card", in either order."""
    first, second = only_filter(one), only_filter(other)
    if not isinstance(card, tree.This) or first is None or second is None:
        return None
    if one.plural or other.plural:
        return None
    first, second = told_of_this(first), told_of_this(second)
    if first == second:
        return None

    def in_order(left: tree.Filter, right: tree.Filter) -> tree.Condition:
        return tree.Both(
            tree.Is(tree.Neighbour("left"), left), tree.Is(tree.Neighbour("right"), right)
        )

    return tree.Either(in_order(first, second), in_order(second, first))
