"""How many of some cards are such and such: "if exactly one of your cards has more than 3 stars", "if none of your other
cards shares an element with this one".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading import filters
from mblades.text.reading.amounts import different_among
from mblades.text.reading.cards import owned, with_stars
from mblades.text.reading.conditions import (
    NONE,
    ONE,
    Bound,
    contains_some,
    has_points,
    has_some,
    there_are,
)
from mblades.text.reading.filters import Alike
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk, Owner, Where, Zoned, every_one
from mblades.text.tree import Cards, CountOf, Filter, Holds, Kind, Number, Who

rules = Rules()

_OWN_SLOT = (Kind.BOX, Kind.ACCESSORY)


class Such(NamedTuple):
    """What is said of cards behind their verb, and would be said of them behind "with" or "that"."""

    make: Callable[..., Described | None]
    of: tuple[Any, ...]

    def of_cards(self, described: Described) -> Described | None:
        """The cards of which it is so."""
        return self.make(described, *self.of)


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    hand = CountOf(Cards("each", Filter(), tree.In("hand")))
    lexicon.add(
        "you are down to (your last|one|1|a single) card [in hand|in your hand]",
        "condition",
        Holds(hand, "equal", Number(1)),
    )
    lexicon.add(
        "you are out of cards [in hand|in your hand]",
        "condition",
        Holds(hand, "at most", Number(0)),
    )
    lexicon.add("(hold|holds|feature|features|displays)", "CONTAINS")
    lexicon.add("(among|between) (them|themselves|all of them)", "AMONG_THEM")
    lexicon.add("(in total|altogether|all together|in all|overall)", "AMONG_THEM")
    lexicon.add("in (its|their) [own] (slot|slots)", "IN_ITS_SLOT")
    lexicon.add("(in|on)", "LIES_IN")
    lexicon.add("Deck Box slot", "own_slot", Kind.BOX)
    lexicon.add("Accessory (slot|slots)", "own_slot", Kind.ACCESSORY)


@rules("such: HAVE star_test", "such: BE star_test", "such: SHOWING star_test")
def has_stars(test: tree.StarTest) -> Such:
    return Such(with_stars, (test,))


@rules("such: HAVE bounded STARS")
def has_so_many_stars(bound: Bound) -> Such:
    return has_stars(tree.StarTest(bound.test, Number(bound.value)))


@rules("such: HAVE star_range", "such: HAVE star_list")
def has_stars_within(stars: tree.StarRange) -> Such:
    return Such(filters.within, (stars,))


@rules("such: HAVE parity")
def has_parity(parity: Any) -> Such:
    return Such(filters.of_parity, (parity,))


@rules("such: HAVE ARTICLE tokens ON_IT?", "such: HAVE tokens ON_IT?", "such: HAVE 'any' tokens ON_IT?")  # fmt: skip
def has_a_token(what: Any) -> Such:
    return has_tokens(ONE, what)


@rules("such: HAVE bounded tokens ON_IT?")
def has_tokens(bound: Bound, what: Any) -> Such:
    return Such(filters.that_holds, (tree.TokenTest(what, bound.test, bound.value),))


@rules("such: HAVE_NO tokens ON_IT?")
def has_no_tokens(what: Any) -> Such:
    return has_tokens(NONE, what)


@rules("such: SHARES alike WITH_CARD anchor", "such: SHARES alike IN_COMMON_WITH anchor",
       "such: unlike WITH_CARD anchor", "such: HAVE same_as WITH_CARD anchor")  # fmt: skip
def is_like(alike: Alike, other: Any) -> Such:
    return Such(filters.like, (alike, other))


@rules("such: BE_NOT kinds")
def is_not(symbols: tuple[tree.Symbol, ...]) -> Such:
    return Such(filters.that_is_not, (symbols,))


# --------------------------------------------------------------------------- so many of them


@rules("fact: bounded some_of such")
def so_many_are_such(bound: Bound, described: Described, such: Such) -> tree.Condition | None:
    """ "If exactly one of your cards is not a Citizen"."""
    cards = such.of_cards(described)
    found = None if cards is None else every_one(cards)
    return None if found is None else Holds(CountOf(found), bound.test, Number(bound.value))


@rules("fact: 'none' some_of such", "fact: 'no' some_of such")
def none_is_such(described: Described, such: Such) -> tree.Condition | None:
    """ "If none of your other cards shares an element with this one"."""
    return so_many_are_such(NONE, described, such)


@rules("fact: 'any' some_of such", "fact: ARTICLE described such", "fact: ANY_ONE some_of such")
def one_is_such(described: Described, such: Such) -> tree.Condition | None:
    """ "If any of your cards has 5 or more stars"."""
    return so_many_are_such(ONE, described, such)


# --------------------------------------------------------------------------- what lies in a slot of its own


@rules("fact: owner described BE face")
def own_card_faces(owner: Owner, described: Described, face: Any) -> tree.Condition | None:
    """ "If your Deck Box is face-up in its slot"."""
    cards = (
        owned(owner, described) if described.kind in _OWN_SLOT and not described.plural else None
    )
    such = None if cards is None else cards.saying(face=face)
    found = None if such is None else every_one(such)
    return None if found is None else Holds(CountOf(found), "at least", Number(1))


@rules("fact: owner described BE_NOT face")
def own_card_does_not_face(owner: Owner, described: Described, face: Any) -> tree.Condition | None:
    so = own_card_faces(owner, described, face)
    return None if so is None else tree.Not(so)


@rules("face: face IN_ITS_SLOT")
def facing_in_its_slot(face: Any) -> Any:
    return face


@rules("described: described LIES_IN owner own_slot")
def in_own_slot(described: Described, owner: Owner, kind: Kind) -> Described | None:
    """ "A face-up card in your Deck Box slot"."""
    if described.kind not in (Kind.CARD, kind) or owner.everyone:
        return None
    return described._replace(kind=kind).at(
        Where(tree.In("play area", owner.whose), owner.everyone, owner.together, owner.single)
    )


# --------------------------------------------------------------------------- of all together


@rules("fact: group HAVE bounded 'different' feature AMONG_THEM?", "fact: group SHOWING bounded 'different' feature AMONG_THEM?",
       "fact: group CONTAINS bounded 'different' feature AMONG_THEM?")  # fmt: skip
def show_so_many_kinds(cards: Cards, bound: Bound, feature: tree.Feature) -> tree.Condition:
    """ "If the cards in your tableau show at least three different elements amongst them"."""
    return Holds(tree.Different(feature, cards), bound.test, Number(bound.value))


@rules("fact: zoned CONTAINS bounded 'different' feature 'among' 'its' described")
def contains_so_many_among(
    zoned: Zoned, bound: Bound, feature: tree.Feature, described: Described
) -> tree.Condition | None:
    """ "If your tableau contains at least four different types among its face-up cards"."""
    if zoned.owner.everyone or described.where is not None or not described.plural:
        return None
    cards = every_one(described, tree.In(zoned.zone, zoned.owner.whose))
    return (
        None
        if cards is None
        else Holds(tree.Different(feature, cards), bound.test, Number(bound.value))
    )


@rules("fact: zoned CONTAINS bounded described 'of' EACH 'of' bounded 'different'? feature", "fact: zoned CONTAINS ARTICLE described 'of' EACH 'of' bounded 'different'? feature",
       "fact: zoned CONTAINS described 'of' bounded 'different' feature")  # fmt: skip
def contains_of_so_many(zoned: Zoned, *said: Any) -> tree.Condition | None:
    """ "If your tableau contains at least one face-up card of each of four different types"."""
    *least, described, bound, feature = said
    if zoned.owner.everyone or described.where is not None or least not in ([], [ONE]):
        return None
    cards = every_one(described, tree.In(zoned.zone, zoned.owner.whose))
    return (
        None
        if cards is None
        else Holds(tree.Different(feature, cards), bound.test, Number(bound.value))
    )


@rules("fact: THERE_IS described 'of' some_many 'different' feature where")
def there_are_of_so_many(
    described: Described, bound: Bound, feature: tree.Feature, where: Where
) -> tree.Condition | None:
    """ "If there are face-up cards of at least three different elements in your tableau"."""
    cards = every_one(described.at(where))
    return (
        None
        if cards is None
        else Holds(tree.Different(feature, cards), bound.test, Number(bound.value))
    )


@rules("different: feature 'among' 'the' described")
def different_among_the(feature: tree.Feature, described: Described) -> tree.Different | None:
    """ "For each different type among the cards in your tableau"."""
    return different_among(feature, described)


# --------------------------------------------------------------------------- "or more" behind the noun


@rules("or_more_of: number unit OR_MORE")
def so_much_or_more(value: int, unit: tree.Unit) -> tuple[Bound, tree.Unit]:
    return Bound("at least", value), unit


@rules("or_more_of: number unit OR_FEWER")
def so_much_or_less(value: int, unit: tree.Unit) -> tuple[Bound, tree.Unit]:
    return Bound("at most", value), unit


@rules("fact: players HAVE or_more_of")
def has_so_much(folk: Folk, much: tuple[Bound, tree.Unit]) -> tree.Condition | None:
    """ "If you have 120 RP or more"."""
    return has_points(folk, *much)


@rules("asked: HAVE_YOU or_more_of")
def have_you_so_much(much: tuple[Bound, tree.Unit]) -> tree.Condition | None:
    """ "Got 120 RP or more?"."""
    return has_points(Folk(Who.YOU), *much)


@rules("or_more_cards: number described OR_MORE", "or_more_cards: number described OR_MORE where")
def cards_or_more(
    value: int, described: Described, where: Where | None = None
) -> tuple[Bound, Described] | None:
    """ "Three cards or more in your hand"."""
    there = described if where is None else described.at(where)
    return (Bound("at least", value), there) if described.plural else None


@rules("or_more_cards: number described OR_FEWER", "or_more_cards: number described OR_FEWER where")
def cards_or_fewer(
    value: int, described: Described, where: Where | None = None
) -> tuple[Bound, Described] | None:
    there = described if where is None else described.at(where)
    return Bound("at most", value), there


@rules("fact: players HAVE or_more_cards")
def has_so_many_cards(folk: Folk, cards: tuple[Bound, Described]) -> tree.Condition | None:
    return has_some(folk, *cards)


@rules("fact: THERE_IS or_more_cards", "asked: HAVE_YOU or_more_cards")
def there_are_so_many(cards: tuple[Bound, Described]) -> tree.Condition | None:
    return there_are(*cards)


@rules("fact: zoned CONTAINS or_more_cards")
def contains_so_many(zoned: Zoned, cards: tuple[Bound, Described]) -> tree.Condition | None:
    return contains_some(zoned, *cards)
