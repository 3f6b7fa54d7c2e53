"""What counts double among the things that were counted: "Gain 5 RP for each Fire card. Premium cards count double."."""

from __future__ import annotations

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import multiplied
from mblades.text.reading.cards import owned
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Owner, Where
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.tree import Cards, CountOf, Effect, Kind, Whose

rules = Rules()


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    twice = "(double|twice|twofold|two times|as two [cards]|for two [cards]|as 2 [cards])"
    lexicon.add(
        f"(count|counts|is counted|are counted|score|scores|is worth|are worth) {twice}",
        "COUNT_DOUBLE",
    )
    for words, whose in (
        ("yours|your own|your own ones|the ones you have|those of yours", Whose.YOUR),
        ("those of [your] opponents|your opponents 's|opponents 's", Whose.OPPONENTS),
    ):
        lexicon.add(f"({words})", "counted_twice", _theirs(whose))
    lexicon.add("those", "THOSE")


def _theirs(whose: Whose) -> Described:
    return Described(Kind.CARD, plural=True, where=Where(tree.In("tableau", whose)))


_THEM = Described(Kind.CARD, plural=True)


@rules("counted_twice: described", "counted_twice: EACH described")
def counted_twice(described: Described) -> Described:
    """ "Each Fire card"."""
    return described


@rules("counted_twice: THOSE where")
def those_there(where: Where) -> Described:
    return _THEM.at(where)


@rules("counted_twice: THOSE HAVING star_test")
def those_with_stars(test: tree.StarTest) -> Described | None:
    return _THEM.saying(stars=test)


@rules("counted_twice: face 'ones'")
def those_facing(face: str) -> Described | None:
    return _THEM.saying(face=face)


@rules("counted_twice: owner described")
def counted_twice_of(owner: Owner, described: Described) -> Described | None:
    return owned(owner, described)


@rules("sentence: counted_twice COUNT_DOUBLE")
def some_count_double(described: Described) -> Sentence | None:
    if described.select or described.random:
        return None
    return Sentence(Series(()), "count double", limit=described)


def doubled(effect: Effect | None, which: Described) -> Effect:
    """The effect with those cards counted once more."""
    amount = getattr(effect, "amount", None)
    if (
        not isinstance(effect, tree.Gain | tree.Lose | tree.AddTokens)
        or not isinstance(amount, tree.PerEach)
        or not isinstance(amount.each, CountOf)
    ):
        raise Misreading("nothing was counted before this", "'5 RP for each card in your tableau'")
    more = _those(amount.each.cards, which)
    if more is None or amount.step != 1:
        raise Misreading("it is not clear what counts double", "a sentence for each of them")
    once, again = (multiplied(amount.value, one) or one for one in (amount.each, CountOf(more)))
    return replace(effect, amount=tree.EqualTo(tree.Sum(once, again), amount.most))


def _those(cards: Cards, which: Described) -> Cards | None:
    """The cards of these of which something more is said."""
    plain, known = tree.Filter(), cards.filter
    said = {
        name: getattr(which.filter, name)
        for name in plain.__struct_fields__
        if getattr(which.filter, name) != getattr(plain, name)
    }
    if any(getattr(known, name) not in (getattr(plain, name), said[name]) for name in said):
        return None
    place = cards.place if which.where is None else _inside(cards.place, which.where.place)
    return None if place is None else Cards("each", replace(known, **said), place)


def _inside(place: tree.Place, part: tree.Place) -> tree.Place | None:
    """A place that is a part of the other one."""
    if part == place or not isinstance(place, tree.In):
        return part if part == place else None
    if isinstance(part, tree.In):
        return part if part.zone == place.zone and place.whose is Whose.ANY else None
    beside = isinstance(part, tree.Adjacent | tree.Beside)
    return part if beside and place == tree.In() else None
