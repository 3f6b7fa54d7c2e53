"""What is asked in other words: "if it's Fire or Water", "if you have all six elements", "an even number of cards"."""

from __future__ import annotations

from typing import Any

from mblades.text import tree
from mblades.text.reading.cards import owned
from mblades.text.reading.comparing import is_foremost
from mblades.text.reading.conditions import (
    NONE,
    ONE,
    Bound,
    contains_some,
    has_points,
    has_some,
    is_symbol,
    of_one,
    there_are,
    there_is,
)
from mblades.text.reading.filters import Alike, lacking, like
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.patterns import all_share, none_share
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Described, Folk, Owner, Where, Zoned, every_one
from mblades.text.reading.sentences import Sentence, Series, if_, if_after
from mblades.text.reading.unsaid import SameAgain
from mblades.text.tree import Cards, CountOf, Effect, Filter, Holds, Number

rules = Rules()

_KINDS = {"element": len(tree.ELEMENTS), "type": len(tree.TYPES)}


def teach(lexicon: Lexicon) -> None:
    """Their words."""
    for odd, word in ((False, "even"), (True, "odd")):
        lexicon.add(f"(a|an) {word} number of", "even_number_of", odd)
    for feature in _KINDS:
        there = f"[of the] [six|6] [different] {feature}s"
        lexicon.add(f"(all|every one|each one|each) {there}", "all_kinds", feature)
        lexicon.add(
            f"(every|every single|each) [of the six] [different] {feature}", "all_kinds", feature
        )
        lexicon.add(f"(of|with) (different|all different) {feature}s", "of_different", feature)
        lexicon.add(
            f"(of|with|sharing) (the same|one and the same|a single|one|a common) {feature}",
            "of_the_same",
            feature,
        )
    for feature in _KINDS:
        lexicon.add(f"this card 's {feature}", "features_of", (feature,))
    for test, words in (
        ("at least", "at least|no fewer than|no less than"),
        ("more", "more than|over"),
        ("fewer", "less than|fewer than|under"),
    ):
        lexicon.add(f"({words}) half [of]", "half_of", test)
    lexicon.add("only (if|when|while|as long as|provided|provided that)", "ONLY_IF")
    lexicon.add("(with|having)", "WITH_SUCH")


# --------------------------------------------------------------------------- of a card


@rules("fact: reference BE symbols", "fact: reference BE 'either' symbols")
def is_one_of(card: tree.Ref, some: tuple[tree.Symbol, ...]) -> tree.Condition | None:
    """ "If it's Fire or Water"."""
    if isinstance(card, tree.Those):
        return None
    return tree.Is(card, Filter(symbols=some, any_symbol=True))


@rules("fact: reference BE_NOT symbols")
def is_none_of(card: tree.Ref, some: tuple[tree.Symbol, ...]) -> tree.Condition | None:
    condition = is_one_of(card, some)
    return None if condition is None else tree.Not(condition)


@rules("fact: reference BE 'neither' symbol 'nor' symbol")
def is_neither(card: tree.Ref, one: tree.Symbol, other: tree.Symbol) -> tree.Condition | None:
    return is_none_of(card, (one, other))


@rules("fact: reference BE 'both' symbol 'and' symbol", "fact: reference BE symbol 'and' symbol")
def is_both(card: tree.Ref, one: tree.Symbol, other: tree.Symbol) -> tree.Condition | None:
    first, second = is_symbol(card, one), is_symbol(card, other)
    return None if first is None or second is None else tree.Is(card, Filter(symbols=(one, other)))


# --------------------------------------------------------------------------- how many


def _even(cards: Cards | None, odd: bool) -> tree.Condition | None:
    return None if cards is None else tree.Parity(CountOf(cards), odd)


@rules("fact: 'you' HAVE even_number_of described", "fact: THERE_IS even_number_of described")
def even_number(odd: bool, described: Described) -> tree.Condition | None:
    """ "If you have an odd number of cards in your hand"."""
    return _even(every_one(described), odd) if described.plural else None


@rules("fact: zoned CONTAINS even_number_of described")
def contains_even_number(zoned: Zoned, odd: bool, described: Described) -> tree.Condition | None:
    if not described.plural or described.where is not None or zoned.owner.everyone:
        return None
    return _even(every_one(described, tree.In(zoned.zone, zoned.owner.whose)), odd)


@rules("fact: even_or_odd", "fact: 'you' HAVE even_or_odd")
def so_many_are_even(odd: bool) -> tree.Condition:
    """ "Count your cards. If odd, gain 10 RP.": the number that was spoken of."""
    return tree.Parity(SameAgain(Cards("each", Filter(), tree.In())), odd)


@rules("so_many_behind: OR_MORE")
def or_more() -> Any:
    return "at least"


@rules("so_many_behind: OR_FEWER")
def or_fewer() -> Any:
    return "at most"


@rules("fact: players HAVE number unit so_many_behind")
def has_points_or_more(folk: Folk, value: int, unit: tree.Unit, test: Any) -> tree.Condition | None:
    """ "If you have 100 RP or more"."""
    return has_points(folk, Bound(test, value), unit)


@rules("fact: players HAVE number described so_many_behind")
def has_some_or_more(
    folk: Folk, value: int, described: Described, test: Any
) -> tree.Condition | None:
    """ "If you have three Mages or more"."""
    return has_some(folk, Bound(test, value), described) if described.plural else None


@rules("fact: THERE_IS number described so_many_behind")
def there_are_or_more(value: int, described: Described, test: Any) -> tree.Condition | None:
    return there_are(Bound(test, value), described) if described.plural else None


@rules("fact: zoned CONTAINS number described so_many_behind")
def contains_or_more(
    zoned: Zoned, value: int, described: Described, test: Any
) -> tree.Condition | None:
    return contains_some(zoned, Bound(test, value), described) if described.plural else None


def _all_kinds(feature: Any, cards: Cards) -> tree.Condition:
    return Holds(tree.Different(feature, cards), "at least", Number(_KINDS[feature]))


@rules("fact: 'you' HAVE all_kinds where?", "fact: 'you' HAVE ARTICLE described 'of' all_kinds where?", "fact: THERE_IS ARTICLE described 'of' all_kinds where?",
       "fact: 'you' HAVE described 'of' all_kinds where?")  # fmt: skip
def has_all_kinds(*parts: Any) -> tree.Condition | None:
    """ "If you have all six elements", "a card of every type"."""
    where, feature = parts[-1], parts[-2]
    place = where.place if isinstance(where, Where) else tree.In()
    described = parts[0] if len(parts) == 3 else None
    if described is not None and not described.is_plain:
        return None
    return _all_kinds(feature, Cards("each", Filter(), place))


@rules("fact: zoned CONTAINS all_kinds", "fact: zoned CONTAINS all_kinds 'in' 'it'")
def contains_all_kinds(zoned: Zoned, feature: Any) -> tree.Condition | None:
    if zoned.owner.everyone:
        return None
    return _all_kinds(feature, Cards("each", Filter(), tree.In(zoned.zone, zoned.owner.whose)))


# --------------------------------------------------------------------------- alike


@rules("fact: everything BE of_the_same", "fact: everything BE 'all' of_the_same")
def all_of_the_same(cards: Cards, feature: Any) -> tree.Condition | None:
    """ "If all your cards are of the same element"."""
    return all_share(cards, (feature,))


@rules(
    "fact: 'none' 'of' owner described SHARES shared",
    "fact: 'none' 'of' 'the' described SHARES shared",
)
def none_of_them_share(*parts: Any) -> tree.Condition | None:
    """ "If none of your cards share an element": with each other."""
    *owner, described, what = parts
    group = owned(owner[0], described) if owner and isinstance(owner[0], Owner) else described
    return None if group is None or not described.plural else none_share(group, what)


@rules("fact: everything BE of_different")
def all_of_different(cards: Cards, feature: Any) -> tree.Condition | None:
    return tree.Pattern(cards, "none", feature)


# --------------------------------------------------------------------------- where the condition stands


@rules("sentence: series ONLY_IF conditions", "sentence: series ',' 'but'? ONLY_IF conditions")
def only_if(series: Series, condition: tree.Condition) -> Sentence | None:
    """ "Gain 10 RP only if you have a Mage."; but "play this card only if" is a rule."""
    first = series.parts[0]
    act = first[0][0].act if isinstance(first, tuple) else None
    return None if act is None or act.deed.startswith("play") else if_after(series, condition)


@rules("controlled: WITH_SUCH ARTICLE described ',' series")
def with_a(described: Described, series: Series) -> Effect | None:
    """ "With a Water card in your tableau, gain 10 RP."."""
    condition = there_is(described)
    return None if condition is None else if_(condition, series)


@rules("controlled: WITH_SUCH bounded described ',' series")
def with_so_many(bound: Bound, described: Described, series: Series) -> Effect | None:
    condition = there_are(bound, described)
    return None if condition is None else if_(condition, series)


# --------------------------------------------------------------------------- what they are not, and share


@rules("fact: bounded some_of BE_NOT kind_of")
def so_many_are_not(bound: Bound, described: Described, kind: Described) -> tree.Condition | None:
    """ "If exactly one of your cards is not a Citizen"."""
    symbols = kind.filter.symbols
    others = lacking(described, symbols) if kind == _only(symbols, kind) else None
    return None if others is None else there_are(bound, others)


def _only(symbols: tuple[tree.Symbol, ...], kind: Described) -> Described:
    return Described(kind.kind, kind.plural, words=(("symbols", symbols),))


@rules("fact: bounded some_of SHARES alike WITH_CARD anchor", "fact: bounded some_of SHARES alike IN_COMMON_WITH anchor")  # fmt: skip
def so_many_share(
    bound: Bound, described: Described, alike: Alike, other: Any
) -> tree.Condition | None:
    """ "If two of your other cards share an element with this one"."""
    which = like(described, alike, other)
    return None if which is None else there_are(bound, which)


@rules("fact: 'none' some_of SHARES alike WITH_CARD anchor", "fact: 'none' some_of SHARES alike IN_COMMON_WITH anchor")  # fmt: skip
def none_shares(described: Described, alike: Alike, other: Any) -> tree.Condition | None:
    return so_many_share(NONE, described, alike, other)


@rules("fact: ONE some_of SHARES alike WITH_CARD anchor", "fact: 'any' some_of SHARES alike WITH_CARD anchor")  # fmt: skip
def one_shares(described: Described, alike: Alike, other: Any) -> tree.Condition | None:
    return so_many_share(ONE, described, alike, other)


# --------------------------------------------------------------------------- more of them than of others


@rules("fact: 'more' some_of BE kind_of 'than' kind_of")
def more_of_one_kind(
    described: Described, one: Described, other: Described
) -> tree.Condition | None:
    """ "If more of your cards are face-down than face-up"."""
    first, second = _such(described, one), _such(described, other)
    return None if first is None or second is None else Holds(first, "more", second)


def _such(described: Described, kind: Described) -> CountOf | None:
    words = {**dict(described.words), **dict(kind.words)}
    if set(dict(described.words)) & set(dict(kind.words)) or kind.where or not described.plural:
        return None
    cards = every_one(described._replace(words=tuple(sorted(words.items()))))
    return None if cards is None else CountOf(cards)


@rules("fact: half_of some_of BE kind_of")
def half_of_them_are(test: Any, described: Described, kind: Described) -> tree.Condition | None:
    """ "If at least half of your cards are face-down"."""
    some = _such(described, kind)
    faces = "face" in dict(kind.words)
    every = described.saying(face="any") if faces else described
    cards = None if every is None else every_one(every)
    if some is None or cards is None:
        return None
    return Holds(tree.Twice(some), test, CountOf(cards))


@rules("fact: reference BE compare 'than' compared")
def is_bigger(card: tree.Ref, test: Any, than: tree.Quantity) -> tree.Condition | None:
    """ "If your Top card is bigger than this one": has more stars."""
    if isinstance(card, tree.Those) or not isinstance(than, tree.StarsOf):
        return None
    return Holds(tree.StarsOf(card), test, of_one(than))


@rules("fact: reference BE 'the' select where", "fact: reference BE 'the' select CARDS where", "fact: reference BE owner select CARDS")  # fmt: skip
def is_the_biggest(card: tree.Ref, *said: Any) -> tree.Condition | None:
    """ "If this card is the biggest in your tableau": the one with the most stars."""
    how = next(one for one in said if isinstance(one, str))
    if how not in ("highest", "lowest"):
        return None
    owner = next((one for one in said if isinstance(one, Owner)), None)
    place = Where(tree.In("tableau", owner.whose)) if owner else said[-1]
    return is_foremost(card, how == "highest", place)


@rules("fact: 'no' described HAVE features_of", "fact: 'none' some_of HAVE features_of")
def none_has_its(described: Described, what: Any) -> tree.Condition | None:
    """ "If no other card of yours has this card's type"."""
    which = like(described, Alike(what), tree.This())
    return None if which is None else there_are(NONE, which)


@rules("fact: bounded some_of HAVE features_of", "fact: ONE some_of HAVE features_of", "fact: 'another' described HAVE features_of")  # fmt: skip
def some_have_its(*parts: Any) -> tree.Condition | None:
    *bound, described, what = parts
    which = like(described, Alike(what), tree.This())
    return None if which is None else there_are(bound[0] if bound else ONE, which)
