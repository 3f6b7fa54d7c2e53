"""How two numbers stand to each other: exactly one more, one more or one less, equal as well, both alike; and star
tokens that make them equal.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.amounts import TokenAmount
from mblades.text.reading.conditions import Bound, of_one
from mblades.text.reading.deeds import deed
from mblades.text.reading.handling import put_tokens
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Before, Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk, Object, owner_of
from mblades.text.tree import Effect, Holds, Number, Whom
from mblades.text.walking import N, contains, nodes, rewritten

rules = Rules()


class Missing(tree.Gap, frozen=True):
    """How many stars a card has fewer than the one it was compared with: "until they are equal"."""


MISSING = Missing(Number(0), Number(0))


class BothAlike(tree.Shares, frozen=True):
    """ "It shares both": the two things that were asked of it before."""


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    lexicon.add("(exactly|precisely|just)", "EXACTLY")
    lexicon.add("(differs|differ) (by|in stars by)", "DIFFERS_BY")
    lexicon.add("(as well|too|also)", "ALSO_SO")
    lexicon.add("both [of them|of these|in common|of those]", "BOTH_OF_THESE")
    lexicon.add("until (they|both|both cards|the two|the two cards) (are|become) (equal|the same|equally high)",
                "UNTIL_EQUAL")  # fmt: skip
    lexicon.add("until (they|both|both cards|the two) have (the same|equal) (number of stars|star rating|star ratings|stars|star value)",
                "UNTIL_EQUAL")  # fmt: skip
    lexicon.add(
        "until (it|that card|this card|the next card) has as many (stars|star) as", "UNTIL_AS_MANY"
    )
    lexicon.add(
        "until (its|that card 's) (stars|star rating|star value) (equals|equal|is equal to|are equal to|matches|match)",
        "UNTIL_AS_MANY",
    )
    lexicon.add("(is|are|was|were) (possessed|owned|held|had) by", "IS_HAD_BY")


# --------------------------------------------------------------------------- more or less by so much


@rules("so_much: EXACTLY? number compare STARS?", "so_much: EXACTLY? number STARS compare")
def so_much(count: int, compare: tree.Compare) -> tuple[int, tree.Compare] | None:
    return (count, compare) if count and compare in ("more", "fewer") else None


@rules("apart: so_much 'or' so_much", "apart: so_much 'or' compare STARS?")
def either_way(one: Any, other: Any) -> int | None:
    """ "Exactly one more star or exactly one fewer star"."""
    count, compare = one
    more, otherwise = other if isinstance(other, tuple) else (count, other)
    return count if count == more and {compare, otherwise} == {"more", "fewer"} else None


def _apart(one: tree.Quantity, other: tree.Quantity, count: int) -> tree.Condition:
    return Holds(tree.Gap(one, other), "equal", Number(count))


@rules("fact: reference HAVE apart 'than' compared")
def has_so_much_apart(card: tree.Ref, count: int, than: tree.Quantity) -> tree.Condition:
    return _apart(tree.StarsOf(card), of_one(than), count)


@rules(
    "fact: quantity BE apart 'than' compared",
    "fact: quantity DIFFERS_BY EXACTLY? number 'from' compared",
)
def is_so_much_apart(one: tree.Quantity, *rest: Any) -> tree.Condition:
    (count,) = (part for part in rest if isinstance(part, int))
    (other,) = (part for part in rest if not isinstance(part, int))
    return _apart(of_one(one), of_one(other), count)


@rules("fact: reference DIFFERS_BY EXACTLY? number STARS 'from' compared",
       "fact: reference DIFFERS_BY EXACTLY? number 'from' compared 'in' STARS")  # fmt: skip
def differs_in_stars(card: tree.Ref, count: int, than: tree.Quantity) -> tree.Condition:
    return _apart(tree.StarsOf(card), of_one(than), count)


def _by(than: tree.Quantity, count: int, compare: tree.Compare) -> tree.Quantity:
    number = Number(count)
    return tree.Sum(than, number) if compare == "more" else tree.Difference(than, number)


@rules("fact: quantity BE so_much 'than' compared")
def is_more_by(
    one: tree.Quantity, much: tuple[int, tree.Compare], than: tree.Quantity
) -> tree.Condition | None:
    """ "If its star rating is exactly one greater than this card's"."""
    if isinstance(one, Number):
        return None
    return Holds(of_one(one), "equal", _by(of_one(than), *much))


@rules("star_test: 'a' STARS THAT BE so_much 'than' compared", "star_test: 'a' STARS so_much 'than' compared",
       "star_test: STARS so_much 'than' compared")  # fmt: skip
def a_rating_more_by(much: tuple[int, tree.Compare], than: tree.Quantity) -> tree.StarTest:
    """ "A star rating that is exactly one greater than this card's"."""
    return tree.StarTest("equal", _by(than, *much))


@rules("fact: quantity BE bound 'that' 'of' reference")
def than_that_of(one: tree.Quantity, test: tree.Compare, card: tree.Ref) -> tree.Condition | None:
    """ "If its star rating is lower than that of this card"."""
    return Holds(one, test, tree.StarsOf(card)) if isinstance(one, tree.StarsOf) else None


@rules("compared: reference 'had'")
def than_it_had(card: tree.Ref) -> tree.Quantity | None:
    """ "With fewer stars than the flipped card had"."""
    return tree.StarsOf(card) if isinstance(card, tree.It) else None


# --------------------------------------------------------------------------- alike


@rules("fact: reference HAVE number STARS ALSO_SO")
def has_as_many_too(card: tree.Ref, stars: int) -> tree.Condition:
    """ "If the next card has two stars as well": as many, and not more."""
    return Holds(tree.StarsOf(card), "equal", Number(stars))


@rules("fact: reference SHARES BOTH_OF_THESE", "fact: reference HAVE BOTH_OF_THESE")
def shares_both(card: tree.Ref) -> tree.Condition:
    return BothAlike(card, ())


def settle_both(before: Before, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "If it shares no type or element with this card, ... If it shares both, ...": a type and an element."""
    if not contains(effects, BothAlike):
        return effects
    asked = [
        one for one in nodes(tuple(before)) if isinstance(one, tree.Shares) and len(one.what) == 2
    ]
    if not asked or any(one.what != asked[0].what or one.other != asked[0].other for one in asked):
        raise Misreading("it is not clear what both are", "'shares an element and a type with ...'")

    def settle(node: N) -> N:
        if not isinstance(node, BothAlike):
            return node
        card = asked[-1].card if isinstance(node.card, tree.It) else node.card
        both: Any = tree.Shares(card, asked[0].what, other=asked[0].other)
        settled: N = both
        return settled

    return tuple(rewritten(effect, settle) for effect in effects)


# --------------------------------------------------------------------------- made equal


@deed(
    "put", "place", "add",
    frames=("{tokens:what} ON {target:card} UNTIL_EQUAL",
            "{tokens:what} ON {target:card} UNTIL_AS_MANY {compared:than}"),
)  # fmt: skip
def put_until_equal(
    who: Whom, what: Any, card: Object, than: tree.Quantity | None = None
) -> Effect | None:
    """ "Put star tokens on it until they are equal": as many as it has fewer."""
    if what != "star token" or not isinstance(card, tree.Ref):
        return None
    missing = MISSING if than is None else tree.Difference(than, tree.StarsOf(card))
    return put_tokens.make(who, TokenAmount(what, tree.EqualTo(missing)), card)


def settle_equal(effect: Effect) -> Effect:
    """ "If the next card has fewer stars than this one, put star tokens on it until they are equal." """
    match effect:
        case tree.If(
            tree.Holds(tree.StarsOf(one), "fewer" | "more" as test, tree.StarsOf(other)), then
        ):
            low, high = (one, other) if test == "fewer" else (other, one)
            return replace(effect, then=tuple(_made_equal(part, low, high) for part in then))
        case _ if contains(effect, Missing):
            raise Misreading(
                "it is not clear which cards these are", "'until it has as many stars as this card'"
            )
        case _:
            return effect


def _made_equal(effect: Effect, low: tree.Target, high: tree.Target) -> Effect:
    match effect:
        case tree.AddTokens(_, tree.EqualTo(Missing()), target) if target in (tree.It(), low):
            missing = tree.Difference(tree.StarsOf(high), tree.StarsOf(low))
            return replace(effect, amount=tree.EqualTo(missing), target=low)
        case tree.AddTokens(_, tree.EqualTo(Missing())):
            raise Misreading("this card does not have fewer stars", "the card with fewer stars")
        case _:
            return settle_equal(effect)


# --------------------------------------------------------------------------- turned round


@rules("fact: bounded unit IS_HAD_BY players")
def is_had(bound: Bound, unit: tree.Unit, folk: Folk) -> tree.Condition | None:
    """ "If at least 40 RP are possessed by you"."""
    whose = owner_of(folk.who)
    return None if whose is None else Holds(tree.Has(unit, whose), bound.test, Number(bound.value))
