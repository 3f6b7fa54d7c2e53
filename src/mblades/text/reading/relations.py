"""How a card stands to others, in what is said of it: "each card in your tableau that shares a type with an adjacent
card", "next to a Fire card", "with more stars than the card to its left"; and the same asked of this card.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.cards import owned
from mblades.text.reading.filters import Alike
from mblades.text.reading.its import Unnamed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import OWN, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Owner, Where, every_one, only_filter
from mblades.text.tree import Cards, CountOf, Filter, Holds, Number, Whose
from mblades.text.walking import contains

rules = Rules()

_Range = Literal[
    "beside it", "your tableau", "the same tableau", "an opponent's tableau", "any tableau"
]
_RANGES: dict[Whose, _Range] = {
    Whose.YOUR: "your tableau", Whose.OPPONENT: "an opponent's tableau", Whose.ANOTHER: "an opponent's tableau",
    Whose.EACH_OPPONENT: "an opponent's tableau", Whose.ANY: "any tableau",
}  # fmt: skip


class Others(NamedTuple):
    """ "Another card in your tableau": the cards that one is like, and how many of them."""

    which: Described
    another: bool = False
    beside: bool = False
    many: Literal["some", "each", "both"] = "some"


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add(
        "([immediately|directly|right] (next to|beside|adjacent to) (it|them|itself)|on either side of it)",
        "BESIDE_IT",
    )
    lexicon.add("(each of|one of|any of|either of) (its|their) (neighbours)", "ITS_NEIGHBOUR")
    lexicon.add("(a neighbour|its neighbour)", "ITS_NEIGHBOUR")
    for side, other in (("left", "right"), ("right", "left")):
        lexicon.add(
            f"((immediately|directly) (to|on) (its|their) {side}|(to|on) (its|their) immediate {side}|as its {side} (neighbour))",
            "other_at", other,
        )  # fmt: skip
    for what, words in (
        ("star value", "number of stars|stars|star rating|star value|star count"), ("element", "element"), ("type", "type"),
    ):  # fmt: skip
        lexicon.add(f"whose ({words}) (is|are) shared (by|with)", "whose_is_shared", what)
        lexicon.add(
            f"whose ({words}) (is|are) [also] (the|that) [same as that] of",
            "whose_is_that_of",
            what,
        )
        lexicon.add(
            f"(with|that has|that have) (a|an|its own) unique ({words})", "with_unique", what
        )
        lexicon.add(f"(with|that has|that have) unique ({words})", "with_unique", what)
        lexicon.add(f"whose ({words}) (is|are) unique", "with_unique", what)
        lexicon.add(f"(a|an) unique ({words})", "unique_thing", what)
    lexicon.add("in the same tableau", "IN_SAME_TABLEAU")
    lexicon.add("there", "IN_SAME_TABLEAU")


# --------------------------------------------------------------------------- beside a card of some kind


def _near(
    described: Described, kind: Filter | None, side: Any = "", count: Any = 1
) -> Described | None:
    if kind is None or kind.relation is not None:
        return None
    if contains(kind, Unnamed):
        return _like_its_neighbour(described, kind, is_beside=not side and count == 1)
    return described.related(tree.Near(replace(kind, other=False), side, count))


def _like_its_neighbour(described: Described, kind: Filter, *, is_beside: bool) -> Described | None:
    """ "A card next to another card of the same type": they share it with each other, and not with this card."""
    rest = replace(kind, shares=None, other=False)
    if not is_beside or not isinstance(kind.shares, tree.Likeness) or contains(rest, Unnamed):
        raise Misreading(
            "say which card it is compared with", "'that shares a type with this card'"
        )
    where: _Range = "beside it"
    return described.related(tree.AlikeTo(kind.shares.what, rest, where, kind.shares.how))


@rules("near_one: ARTICLE described", "near_one: 'another' described", "near_one: 'any' described", "near_one: 'some' described")  # fmt: skip
def near_one(described: Described) -> Filter | None:
    return None if described.plural else only_filter(described)


@rules("described: described THAT_IS? ADJACENT_TO near_one", "described: described THAT_IS? ADJACENT_TO 'at' 'least' 'one' described")  # fmt: skip
def next_to_one(described: Described, kind: Any) -> Described | None:
    kind = only_filter(kind) if isinstance(kind, Described) else kind
    return _near(described, kind)


@rules("described: described THAT_IS? ADJACENT_TO 'no' described", "described: described HAVING 'no' described BESIDE_IT")  # fmt: skip
def next_to_none(described: Described, kind: Described) -> Described | None:
    return _near(described, only_filter(kind), count=0)


@rules("described: described THAT_IS_NOT ADJACENT_TO near_one", "described: described HAVING_NO described BESIDE_IT")  # fmt: skip
def not_next_to(described: Described, kind: Any) -> Described | None:
    kind = only_filter(kind) if isinstance(kind, Described) else kind
    return _near(described, kind, count=0)


@rules("described: described HAVING near_one BESIDE_IT")
def having_beside_it(described: Described, kind: Filter) -> Described | None:
    return _near(described, kind)


@rules("described: described THAT_IS? next_side_of near_one")
def at_side_of_one(described: Described, side: Any, kind: Filter) -> Described | None:
    return _near(described, kind, side)


@rules("described: described THAT_IS? next_side_of 'no' described")
def at_side_of_none(described: Described, side: Any, kind: Described) -> Described | None:
    return _near(described, only_filter(kind), side, 0)


@rules("star_test: 'as' 'many' STARS 'as' compared")
def as_many_stars(than: tree.Quantity) -> tree.StarTest:
    return tree.StarTest("equal", than)


@rules("described: described HAVING near_one other_at")
def having_at_side(described: Described, kind: Filter, side: Any) -> Described | None:
    """ "A Fire card with a Water card directly to its left": it is to the right of that one."""
    return _near(described, kind, side)


@rules("described: described THAT_IS? AMID number described", "described: described THAT_IS? 'between' number described")  # fmt: skip
def between_two(described: Described, count: int, kind: Described) -> Described | None:
    if count != 2 or not kind.plural:
        return None
    return _near(described, only_filter(kind), count=2)


# --------------------------------------------------------------------------- like others


@rules(
    "others: 'another' described",
    "others: 'any' 'other' described",
    "others: 'one' 'other' described",
)
def another(described: Described) -> Others | None:
    return None if described.plural else Others(described, another=True)


@rules(
    "others: ARTICLE described", "others: 'any' described", "others: 'at' 'least' 'one' described"
)
def some_card(described: Described) -> Others | None:
    return None if described.plural else Others(described)


@rules("others: ONE 'of' owner described", "others: 'any' 'of' owner described")
def one_of_whose(owner: Owner, described: Described) -> Others | None:
    """ "Shares a type with one of your other cards"."""
    if not described.plural:
        return None
    known = dict(described.words)
    other = bool(known.pop("other", False))
    cards = owned(owner, described._replace(words=tuple(sorted(known.items()))))
    return None if cards is None else Others(cards, another=other)


@rules("others: ARTICLE ADJACENT described", "others: 'any' ADJACENT described", "others: 'another' ADJACENT described",
       "others: ARTICLE described BESIDE_IT", "others: 'another' described BESIDE_IT")  # fmt: skip
def one_beside(described: Described) -> Others | None:
    placed = described.plural or described.where is not None
    return None if placed else Others(described, beside=True)


@rules("others: ITS_NEIGHBOUR")
def a_neighbour() -> Others:
    return Others(Described(tree.Kind.CARD, plural=False), beside=True)


@rules("others: EACH ADJACENT described", "others: 'both' ADJACENT described", "others: 'all' ADJACENT described",
       "others: 'both' 'of'? their_neighbours", "others: EACH beside_it_all")  # fmt: skip
def each_beside(described: Described) -> Others:
    plain = described._replace(where=None)
    return Others(plain, beside=True, many="both" if described.plural else "each")


@rules(
    "others: EACH 'other' described",
    "others: 'all' 'other' described",
    "others: 'all' 'your' 'other' described",
)
def each_other_card(described: Described) -> Others:
    return Others(described, another=True, many="each")


def _range_of(others: Others, described: Described) -> _Range | None:
    """Where the others are, as seen from the card that is described."""
    own = described.where.place if described.where else None
    if others.beside:
        if isinstance(own, tree.In) and own.whose not in (Whose.YOUR, Whose.THEIR, OWN):
            raise Misreading("it is not clear whose neighbour this is", "'adjacent to this card'")
        return "beside it"
    place = others.which.where.place if others.which.where else None
    if place is None:
        if not others.another:
            return None
        same = own is None or own == tree.In()
        return "your tableau" if same else "the same tableau"
    if not isinstance(place, tree.In) or place.zone != "tableau":
        return None
    if isinstance(own, tree.In) and own.whose == place.whose and place.whose not in _RANGES:
        return "the same tableau"
    return _RANGES.get(place.whose)


def _alike(described: Described, alike: Alike, others: Others) -> Described | None:
    if others.many != "some" or len(set(alike.what)) < len(alike.what):
        return None
    where = _range_of(others, described)
    kind = only_filter(others.which._replace(where=None))
    if where is None or kind is None or kind.relation is not None or kind.other:
        return None
    if where == "your tableau" and others.another and described.where is None:
        described = described.at(others.which.where) if others.which.where else described
    kind = replace(kind, other=where != "beside it" and others.another)
    how: Any = alike.how
    return described.related(tree.AlikeTo(alike.what, kind, where, how))


@rules(
    "described: described THAT SHARES alike WITH_CARD others", "described: described THAT SHARES alike IN_COMMON_WITH others",
    "described: described THAT unlike WITH_CARD others", "described: described THAT unlike IN_COMMON_WITH others",
    "described: described SHARING alike WITH_CARD others", "described: described HAVING alike IN_COMMON_WITH others",
    "described: described HAVING same_as WITH_CARD others", "described: described 'of' same_as WITH_CARD others",
)  # fmt: skip
def like_others(described: Described, alike: Alike, others: Others) -> Described | None:
    return _alike(described, alike, others)


@rules("described: described THAT SHARES alike WITH_CARD 'no' described", "described: described THAT SHARES alike WITH_CARD 'no' 'other' described")  # fmt: skip
def like_no_other(described: Described, alike: Alike, other: Described) -> Described | None:
    """ "That shares a type with no other card"."""
    if len(alike.what) != 1 or other.plural:
        return None
    return _alike(described, Alike(alike.what, "none"), Others(other, another=True))


@rules("described: described whose_is_shared 'no' 'other' described", "described: described whose_is_shared 'no' described")  # fmt: skip
def shared_by_none(described: Described, what: Any, other: Described) -> Described | None:
    return like_no_other(described, Alike((what,)), other)


@rules("described: described whose_is_shared others")
def shared_by_another(described: Described, what: Any, others: Others) -> Described | None:
    return _alike(described, Alike((what,)), others)


@rules("described: described with_unique")
def unique(described: Described, what: Any) -> Described | None:
    """ "With a unique star rating": no other card there has it."""
    place = described.where.place if described.where else tree.In()
    if not isinstance(place, tree.In):
        return None
    where: _Range = "your tableau" if place == tree.In() else "the same tableau"
    return described.related(tree.AlikeTo((what,), Filter(other=True), where, "none"))


@rules("others: others IN_SAME_TABLEAU")
def in_same_tableau(others: Others) -> Others | None:
    return others if others.which.where is None and others.another else None


# --------------------------------------------------------------------------- of this card


_AGAINST: dict[tree.Compare, tree.Compare] = {"more": "fewer", "fewer": "more"}


def _placed(card: tree.Ref, others: Others) -> Cards | None:
    """The others, as seen from this card or from one's Top card."""
    if not isinstance(card, tree.This | tree.TopCard):
        return None
    which = others.which
    if others.beside:
        which = which.at(Where(tree.Adjacent(card)))
    elif isinstance(card, tree.This):
        known = which.saying(other=True) if others.another else which
        which = which if known is None else known
    elif others.another:
        known = which.saying(besides=card)
        if known is None:
            return None
        which = known
    if which.where is None and not others.another:
        return None
    cards = every_one(which)
    if (
        cards is not None
        and isinstance(cards.place, tree.In)
        and cards.place.whose in (Whose.OPPONENT, Whose.ANOTHER)
    ):
        return replace(cards, place=replace(cards.place, whose=Whose.OPPONENTS))
    return cards


def _so_many(
    cards: Cards, others: Others, which: Filter, *, none: bool = False
) -> tree.Condition | None:
    """Some, each or both of the others are like that."""
    if others.many == "each":
        return None if none else tree.Every(cards, which)
    both = merged(cards.filter, which)
    if both is None:
        return None
    counted = CountOf(replace(cards, filter=both))
    if none:
        return Holds(counted, "at most", Number(0)) if others.many == "some" else None
    return Holds(counted, "at least", Number(2 if others.many == "both" else 1))


def merged(one: Filter, other: Filter) -> Filter | None:
    """Both of what is said; None if that was said before."""
    if other.shares is not None:
        return None if one.shares else replace(one, shares=other.shares)
    return None if one.stars else replace(one, stars=other.stars)


@rules("fact: reference SHARES alike WITH_CARD others", "fact: reference SHARES alike IN_COMMON_WITH others",
       "fact: reference HAVE same_as WITH_CARD others", "fact: reference BE 'of' same_as WITH_CARD others",
       "fact: reference unlike WITH_CARD others", "fact: reference unlike IN_COMMON_WITH others")  # fmt: skip
def this_is_like(card: tree.Ref, alike: Alike, others: Others) -> tree.Condition | None:
    """ "If this card shares an element with an adjacent card"."""
    cards = _placed(card, others)
    if cards is None:
        return None
    none = alike.how == "none"
    if alike.what == ("star value",):
        if none:
            return None
        which = Filter(stars=tree.StarTest("equal", tree.StarsOf(card)))
    elif "star value" in alike.what or len(set(alike.what)) < len(alike.what):
        return None
    else:
        how: Any = ("any" if len(alike.what) > 1 else "all") if none else alike.how
        which = Filter(shares=tree.Likeness(alike.what, card, how))  # type: ignore[arg-type]
    return _so_many(cards, others, which, none=none)


@rules("fact: reference SHARES alike WITH_CARD 'no' 'other' described")
def this_is_like_none(card: tree.Ref, alike: Alike, other: Described) -> tree.Condition | None:
    if len(alike.what) != 1 or other.plural:
        return None
    return this_is_like(card, Alike(alike.what, "none"), Others(other, another=True))


@rules(
    "fact: reference HAVE compare STARS 'than' others",
    "fact: reference HAVE 'a' compare STARS 'than' others",
)
def this_has_more(card: tree.Ref, compare: tree.Compare, others: Others) -> tree.Condition | None:
    """ "If this card has more stars than both its neighbours"."""
    cards = _placed(card, others)
    if cards is None or compare not in _AGAINST:
        return None
    which = Filter(stars=tree.StarTest(_AGAINST[compare], tree.StarsOf(card)))
    return _so_many(cards, others, which)
