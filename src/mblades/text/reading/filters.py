"""What is asked of a card: what it shares with another one, what it is not, its stars, what lies on it."""

from __future__ import annotations

from typing import Any, NamedTuple

from mblades.text import tree
from mblades.text.reading.cards import having_no, or_so
from mblades.text.reading.conditions import Bound, of_one
from mblades.text.reading.deeds import Act
from mblades.text.reading.its import TheCard, Unnamed
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Chosen, Described, only_filter
from mblades.text.reading.sentences import Clause
from mblades.text.tree import Filter, Holds, Kind, Number, TriggerWord, Whose

rules = Rules()


class Alike(NamedTuple):
    """ "An element or a type"."""

    what: tuple[tree.Feature, ...]
    how: str = "all"


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    for feature, word in (
        ("element", "element"), ("type", "type"), ("set", "set"), ("rarity", "rarity"),
        ("star value", "star value"), ("star value", "star rating"),
    ):  # fmt: skip
        lexicon.add(
            f"(a|an|at least one|one|the same|any|its|a common) {word}", "shared", (feature,)
        )
        lexicon.add(f"the same {word}", "same", (feature,))
        lexicon.add(f"[any] {word}", "unshared", (feature,))
    for word in ("number of stars", "stars", "star count"):
        lexicon.add(f"the same {word}", "same", ("star value",))
        lexicon.add(f"the same {word}", "shared", ("star value",))
    lexicon.add("(shares|share|has|have)", "SHARES")
    lexicon.add("(shares|share|has|have) (no|not any)", "SHARES_NO")
    lexicon.add("(shares|share|has|have) neither [its|an|a]", "SHARES_NEITHER")
    lexicon.add("(does not|do not|did not) (share|have)", "SHARES_NOT")
    lexicon.add("(with|as)", "WITH_CARD")
    lexicon.add("in common with", "IN_COMMON_WITH")
    lexicon.add("(that|which)", "THAT")
    lexicon.add("sharing", "SHARING")
    lexicon.add("(that|which|who) (is|are) (neither|not)", "THAT_IS_NEITHER")
    lexicon.add(
        "[,] (other than|except [for]|but not|besides|excluding|apart from|aside from|save [for]|with the exception of|with exception of)",
        "EXCEPT",
    )
    lexicon.add(f"{having_no()} [a|an|any]", "HAVING_NO")
    lexicon.add("(on it|on them|on itself|upon it)", "ON_IT")
    lexicon.add("[that is|which is|that are] not (named|called)", "NOT_NAMED")
    lexicon.add("(a card|one|cards|a copy of|copies of) [(named|called)]", "ONE_NAMED")
    lexicon.add("(show|shows|bear|bears|has)", "SHOWING")
    for symbol in (*tree.ELEMENTS, *tree.TYPES):
        lexicon.add(f"non-{symbol}", "non_symbol", symbol)
    for type_ in tree.TYPES:
        said = (("lacks", (type_,)),)
        lexicon.add(f"non-{type_}", "described", Described(Kind.CARD, plural=False, words=said))
        lexicon.add(f"non-{type_}s", "described", Described(Kind.CARD, plural=True, words=said))
    for parity in ("even", "odd"):
        lexicon.add(f"[an] {parity} [number of] (star|stars|star rating|star ratings|star value)",
                    "parity", parity)  # fmt: skip
        lexicon.add(f"an {parity} one", "parity", parity)
        lexicon.add(parity, "parity_word", parity)


# --------------------------------------------------------------------------- what is shared


@rules("shared: shared 'and' shared", "shared: shared 'and' unshared")
def shared_both(left: tuple[Any, ...], right: tuple[Any, ...]) -> tuple[Any, ...]:
    return left + right


@rules("unshared: unshared 'or' unshared", "unshared: unshared 'and' 'no' unshared")
def unshared_both(left: tuple[Any, ...], right: tuple[Any, ...]) -> tuple[Any, ...]:
    return left + right


@rules("alike: shared", "alike: 'both' shared")
def alike(what: tuple[Any, ...]) -> Alike:
    return Alike(what)


@rules(
    "alike: shared 'or' shared", "alike: shared 'or' unshared", "alike: 'either' shared 'or' shared"
)
def alike_in_one(left: tuple[Any, ...], right: tuple[Any, ...]) -> Alike | None:
    return Alike(left + right, "any") if len(left) == len(right) == 1 else None


@rules("alike: 'either' shared 'or' unshared")
def alike_in_either(left: tuple[Any, ...], right: tuple[Any, ...]) -> Alike | None:
    return alike_in_one(left, right)


@rules("unlike: SHARES_NO unshared", "unlike: SHARES_NOT shared")
def unlike(what: tuple[Any, ...]) -> Alike | None:
    return Alike(what, "none") if len(what) == 1 or _are_none(what) else None


def _are_none(what: tuple[Any, ...]) -> bool:
    """ "Shares no element or type": none of them."""
    return len(set(what)) == len(what)


@rules("unlike: SHARES_NOT alike")
def unlike_any(alike: Alike) -> Alike | None:
    """ "Does not share an element or type": none of them."""
    return Alike(alike.what, "none") if alike.how == "any" or len(alike.what) == 1 else None


@rules(
    "neither: SHARES_NEITHER unshared 'nor' unshared",
    "neither: SHARES_NEITHER unshared 'nor' shared",
)
def shares_neither(left: tuple[Any, ...], right: tuple[Any, ...]) -> Alike:
    return Alike(left + right, "none")


@rules("unlike: neither")
def unlike_neither(alike: Alike) -> Alike:
    return alike


@rules("anchor: reference")
def anchor(card: tree.Ref) -> tree.Anchor | None:
    return card if isinstance(card, tree.Anchor) and not isinstance(card, TheCard) else None


@rules("described: described HAVING same_as", "described: described 'of' same_as")
def like_unnamed(described: Described, alike: Alike) -> Described | None:
    """ "With the same element": as this card, where no other was spoken of."""
    if described.plural and alike.how != "none":
        raise Misreading(
            "these cards may be alike, or like this card",
            "'with the same element as this card'",
        )
    return None if alike.how == "any" else _like(described, alike, Unnamed())


@rules("star_test: compare STARS", "star_test: 'a' compare STARS")
def than_unnamed(compare: tree.Compare) -> tree.StarTest:
    return tree.StarTest(compare, tree.StarsOf(Unnamed()))


def _like(described: Described, alike: Alike, other: Any) -> Described | None:
    if alike.what == ("star value",):
        if alike.how == "none":
            return None
        return described.saying(stars=tree.StarTest("equal", tree.StarsOf(other)))
    if "star value" in alike.what or len(set(alike.what)) < len(alike.what):
        return None
    return described.saying(shares=tree.Likeness(alike.what, other, alike.how))  # type: ignore[arg-type]


@rules(
    "described: described THAT SHARES alike WITH_CARD anchor",
    "described: described THAT SHARES alike IN_COMMON_WITH anchor",
    "described: described THAT unlike WITH_CARD anchor",
    "described: described THAT unlike IN_COMMON_WITH anchor",
    "described: described SHARING alike WITH_CARD anchor",
    "described: described HAVING alike IN_COMMON_WITH anchor",
    "described: described HAVING same_as WITH_CARD anchor",
    "described: described 'of' same_as WITH_CARD anchor",
)
def like(described: Described, alike: Alike, other: Any) -> Described | None:
    return _like(described, alike, other)


@rules("same_as: same", "same_as: same 'and' unshared")
def same_as(what: tuple[Any, ...], more: tuple[Any, ...] = ()) -> Alike:
    return Alike(what + more)


@rules("same_as: same 'or' unshared")
def same_as_one(what: tuple[Any, ...], more: tuple[Any, ...]) -> Alike:
    return Alike(what + more, "any")


def _sharing(card: tree.Ref, alike: Alike, other: Any) -> tree.Condition | None:
    if isinstance(card, tree.This) and isinstance(other, tree.Anchor):
        card, other = other, card
    if card == other or isinstance(card, tree.This):
        return None
    if alike.how == "any":
        return tree.Shares(card, alike.what, other=other, any=True)
    return tree.Shares(card, alike.what, alike.how == "none", other)


@rules(
    "fact: reference SHARES alike WITH_CARD anchor",
    "fact: reference SHARES alike IN_COMMON_WITH anchor",
    "fact: reference unlike WITH_CARD anchor",
    "fact: reference unlike IN_COMMON_WITH anchor",
)
def shares(card: tree.Ref, alike: Alike, other: Any) -> tree.Condition | None:
    return _sharing(card, alike, other)


# --------------------------------------------------------------------------- what it is not


def lacking(described: Described, symbols: tuple[tree.Symbol, ...]) -> Described | None:
    known = dict(described.words)
    if set(symbols) & {*known.get("symbols", ()), *known.get("lacks", ())}:
        return None
    known["lacks"] = (*known.get("lacks", ()), *symbols)
    return described._replace(words=tuple(sorted(known.items())))


@rules("described: non_symbol described")
def non_symbol(symbol: tree.Symbol, described: Described) -> Described | None:
    return lacking(described, (symbol,))


@rules("kinds: symbol")
def a_symbol(symbol: tree.Symbol) -> tuple[tree.Symbol, ...]:
    return (symbol,)


@rules("kinds: described", "kinds: ARTICLE described")
def a_kind(described: Described) -> tuple[tree.Symbol, ...] | None:
    """ "A Fire card"."""
    only = only_filter(described)
    if only is None or len(only.symbols) != 1 or only != Filter(symbols=only.symbols):
        return None
    return only.symbols


@rules("none_of: kinds", "none_of: kinds 'nor' kinds", "none_of: kinds 'or' kinds")
def none_of(*kinds: tuple[tree.Symbol, ...]) -> tuple[tree.Symbol, ...]:
    return tuple(symbol for one in kinds for symbol in one)


@rules("described: described THAT_IS_NEITHER none_of", "described: described EXCEPT kinds")
def that_is_not(described: Described, symbols: tuple[tree.Symbol, ...]) -> Described | None:
    return lacking(described, symbols)


@rules("described: described THAT_IS ARTICLE described")
def that_is_of_kind(described: Described, kind: Described) -> Described | None:
    """ "Each card adjacent to this card that is a Fire card"."""
    symbols = a_kind(kind)
    if symbols is None or described.plural or kind.plural:
        return None
    return described.with_symbol(symbols[0])


@rules("described: described EXCEPT anchor", "described: described THAT_IS_NOT anchor")
def besides(described: Described, card: Any) -> Described | None:
    if isinstance(card, tree.This):
        return described.saying(other=True)
    return described.saying(besides=card)


@rules("described: described NOT_NAMED quoted", "described: described EXCEPT quoted",
       "described: described EXCEPT ONE_NAMED quoted")  # fmt: skip
def not_named(described: Described, name: str) -> Described | None:
    """ "A card other than "Orella""."""
    return described.saying(not_named=name)


@rules("clause: clause EXCEPT quoted", "clause: clause EXCEPT ONE_NAMED quoted")
def chosen_but(clause: Clause, name: str) -> Clause | None:
    """ "Add a card from your binder to your hand, except "Orella""."""
    roles = dict(clause.act.roles) if clause.act else {}
    card = roles.get("card")
    described = card.described.saying(not_named=name) if isinstance(card, Chosen) else None
    if clause.act is None or described is None or not isinstance(card, Chosen):
        return None
    roles["card"] = card._replace(described=described)
    return clause._replace(act=Act(clause.act.deed, tuple(roles.items())))


@rules("described: described HAVING_NO trigger EFFECTS")
def without(described: Described, trigger: TriggerWord) -> Described | None:
    return described.saying(without=trigger)


# --------------------------------------------------------------------------- stars


@rules("described: described 'of' star_test")
def of_stars(described: Described, test: tree.StarTest) -> Described | None:
    return described.saying(stars=test)


@rules("described: described HAVING parity", "described: described 'of' parity")
def of_parity(described: Described, parity: Any) -> Described | None:
    return described.saying(parity=parity)


@rules("described: described WHOSE_STARS even_or_odd")
def whose_stars_are_odd(described: Described, odd: bool) -> Described | None:
    return described.saying(parity="odd" if odd else "even")


@rules(
    "star_range: number 'to' number STARS", "star_range: 'between' number 'and' number STARS",
    "star_range: STARS 'between' number 'and' number",
    "star_range: 'a' STARS 'between' number 'and' number",
    "star_range: 'a' STARS 'of' number 'to' number", "star_range: 'from' number 'to' number STARS",
)  # fmt: skip
def star_range(least: int, most: int) -> tree.StarRange | None:
    return tree.StarRange(least, most) if least < most else None


@rules(
    "star_list: 'a' STARS 'of' number 'or' number",
    "star_list: number 'or' number STARS",
    "star_list: number STARS 'or' number STARS",
)
def star_list(least: int, most: int) -> tree.StarRange:
    if most != least + 1:
        raise Misreading("only a row of numbers can be meant", "'with 3 to 5 stars'")
    return tree.StarRange(least, most)


@rules("described: described HAVING star_range", "described: described HAVING star_list")
def within(described: Described, stars: tree.StarRange) -> Described | None:
    return described.saying(range=stars)


@rules("described: described WHOSE_STARS 'between' number 'and' number")
def whose_stars_are_within(described: Described, least: int, most: int) -> Described | None:
    return described.saying(range=tree.StarRange(least, most)) if least < most else None


@rules(
    "more_than: number compare STARS 'than' compared",
    "more_than: 'exactly' number compare STARS 'than' compared",
)
def more_than(count: int, compare: tree.Compare, than: tree.Quantity) -> tree.StarTest | None:
    """ "Exactly one more star than this card"."""
    return _by_so_many("equal", count, compare, than)


@rules(
    "more_than: bound number compare STARS 'than' compared",
    "more_than: bound number STARS compare 'than' compared",
)
def at_least_more_than(
    test: tree.Compare, count: int, compare: tree.Compare, than: tree.Quantity
) -> tree.StarTest | None:
    """ "Up to 2 more stars than it"."""
    return _by_so_many(test, count, compare, than)


def _by_so_many(
    test: tree.Compare, count: int, compare: tree.Compare, than: tree.Quantity
) -> tree.StarTest | None:
    if compare == "more":
        return tree.StarTest(test, tree.Sum(than, Number(count)))
    if compare == "fewer" and test == "equal":
        return tree.StarTest(test, tree.Difference(than, Number(count)))
    return None


@rules("star_test: more_than")
def by_so_many(test: tree.StarTest) -> tree.StarTest:
    return test


@rules(
    "star_test: STARS number 'or' compare", "star_test: STARS 'of' number 'or' compare",
    "star_test: number 'or' compare STARS", "star_test: 'a' STARS number 'or' compare",
)  # fmt: skip
def tersely_or_so(stars: int, compare: tree.Compare) -> tree.StarTest:
    return or_so(stars, compare)


@rules(
    "star_test: STARS number", "star_test: STARS 'of' number", "star_test: 'a' STARS 'of' number"
)
def tersely(stars: int) -> tree.StarTest:
    return tree.StarTest("equal", Number(stars))


@rules("star_test: number '+' STARS", "star_test: STARS number '+'")
def tersely_or_more(stars: int) -> tree.StarTest:
    return tree.StarTest("at least", Number(stars))


@rules(
    "star_test: 'a' STARS bound quantity", "star_test: 'a' STARS 'of' bound number",
    "star_test: STARS 'of' bound number",
)  # fmt: skip
def a_rating(test: tree.Compare, than: Any) -> tree.StarTest:
    return tree.StarTest(test, Number(than) if isinstance(than, int) else than)


@rules("star_test: 'no' compare STARS 'than' compared")
def no_more_than(compare: tree.Compare, than: tree.Quantity) -> tree.StarTest | None:
    """ "With no more stars than it"."""
    turned: dict[tree.Compare, tree.Compare] = {"more": "at most", "fewer": "at least"}
    return tree.StarTest(turned[compare], than) if compare in turned else None


@rules("star_test: 'a' compare STARS 'than' compared", "star_test: STARS compare 'than' compared")
def a_higher_rating(compare: tree.Compare, than: tree.Quantity) -> tree.StarTest:
    return tree.StarTest(compare, than)


@rules(
    "described: number '-' 'star' 'or' compare described",
    "described: number 'star' 'or' compare described",
)
def starry_or_so(stars: int, compare: tree.Compare, described: Described) -> Described | None:
    return described.saying(stars=or_so(stars, compare))


@rules("described: described WHOSE_STARS compare 'than' compared")
def whose_stars_are_higher(
    described: Described, compare: tree.Compare, than: tree.Quantity
) -> Described | None:
    return described.saying(stars=tree.StarTest(compare, than))


@rules("fact: reference HAVE bounded STARS")
def has_stars(card: tree.Ref, bound: Bound) -> tree.Condition:
    return Holds(tree.StarsOf(card), bound.test, bound.number)


@rules("fact: quantity BE number '+'")
def is_or_more(quantity: tree.Quantity, value: int) -> tree.Condition:
    """ "If its star rating is 5+"."""
    return Holds(of_one(quantity), "at least", Number(value))


@rules("fact: reference SHOWING star_test")
def shows_such_stars(card: tree.Ref, test: tree.StarTest) -> tree.Condition | None:
    return has_such_stars(card, test)


@rules("fact: reference HAVE star_test")
def has_such_stars(card: tree.Ref, test: tree.StarTest) -> tree.Condition | None:
    if test.test == "equal" and isinstance(test.than, Number):
        return None  # "has 5 stars": at least, as of everything that is had
    tops = tree.StarsOf(tree.TopCard(Whose.EACH_OPPONENT))
    if card == tree.TopCard() and test.than == tops and test.test in ("more", "fewer"):
        return tree.Leads(test.test == "more", tree.StarsOf(card))
    return Holds(tree.StarsOf(card), test.test, of_one(test.than))


@rules(
    "fact: reference HAVE parity", "fact: reference SHOWING parity", "fact: quantity BE parity_word"
)
def has_parity(card: Any, parity: Any) -> tree.Condition | None:
    if isinstance(card, tree.StarsOf):
        card = card.card
    if not isinstance(card, tree.Ref):
        return None
    return tree.Is(card, Filter(parity=parity))


@rules("fact: reference HAVE star_range", "fact: reference HAVE star_list")
def has_within(card: tree.Ref, stars: tree.StarRange) -> tree.Condition:
    return tree.Is(card, Filter(range=stars))


# --------------------------------------------------------------------------- what lies on it


@rules(
    "held: HAVING ARTICLE tokens ON_IT?", "held: HAVING tokens ON_IT?",
    "held: HAVING 'any' tokens ON_IT?",
)  # fmt: skip
def held(what: Any) -> tree.TokenTest:
    return tree.TokenTest(what, "at least", 1)


@rules("held: HAVING_NO tokens ON_IT?")
def held_none(what: Any) -> tree.TokenTest:
    return tree.TokenTest(what, "at most", 0)


@rules("held: HAVING bound number tokens ON_IT?")
def held_some(test: tree.Compare, count: int, what: Any) -> tree.TokenTest | None:
    return tree.TokenTest(what, test, count) if count or test != "at least" else None


@rules("held: HAVING number OR_MORE tokens ON_IT?")
def held_or_more(count: int, what: Any) -> tree.TokenTest:
    return tree.TokenTest(what, "at least", count)


@rules("held: HAVING number OR_FEWER tokens ON_IT?")
def held_or_fewer(count: int, what: Any) -> tree.TokenTest:
    return tree.TokenTest(what, "at most", count)


@rules("described: described held")
def that_holds(described: Described, test: tree.TokenTest) -> Described | None:
    return described.saying(tokens=test)


def _has_tokens(card: tree.Ref, what: Any, test: tree.Compare, count: int) -> tree.Condition:
    return Holds(tree.Tokens(what, card), test, Number(count))


@rules(
    "fact: reference HAVE bounded tokens ON_IT?", "fact: THERE_IS bounded tokens 'on' reference",
)  # fmt: skip
def has_tokens(*parts: Any) -> tree.Condition:
    (card,) = (part for part in parts if isinstance(part, tree.Ref))
    (bound,) = (part for part in parts if isinstance(part, Bound))
    (what,) = (part for part in parts if isinstance(part, str))
    return _has_tokens(card, what, bound.test, bound.value)


@rules(
    "fact: reference HAVE ARTICLE tokens ON_IT?", "fact: reference HAVE tokens ON_IT?",
    "fact: reference HAVE 'any' tokens ON_IT?",
)  # fmt: skip
def has_a_token(card: tree.Ref, what: Any) -> tree.Condition:
    return _has_tokens(card, what, "at least", 1)


@rules("fact: THERE_IS ARTICLE tokens 'on' reference", "fact: THERE_IS tokens 'on' reference")
def a_token_is_on(what: Any, card: tree.Ref) -> tree.Condition:
    return _has_tokens(card, what, "at least", 1)


@rules("fact: reference HAVE_NO tokens ON_IT?")
def has_no_tokens(card: tree.Ref, what: Any) -> tree.Condition:
    return _has_tokens(card, what, "at most", 0)


@rules("fact: THERE_IS_NO tokens 'on' reference")
def no_tokens_on(what: Any, card: tree.Ref) -> tree.Condition:
    return _has_tokens(card, what, "at most", 0)
