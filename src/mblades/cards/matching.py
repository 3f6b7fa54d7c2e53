"""Whether a card, by what is printed on it, is one that a description means."""

from __future__ import annotations

import operator
from collections.abc import Callable, Collection, Iterator
from typing import Protocol

from mblades.text.tree import PROMOS, Ability, Compare, Filter, Kind, Number

COMPARE: dict[Compare, Callable[[float, float], bool]] = {
    "fewer": operator.lt,
    "more": operator.gt,
    "equal": operator.eq,
    "at least": operator.ge,
    "at most": operator.le,
}
_KINDS = {Kind.SINGLE: "Single", Kind.BOX: "Deck Box", Kind.ACCESSORY: "Accessory"}


class Printed(Protocol):
    """What is printed on a card; keywords are written out in its abilities."""

    @property
    def name(self) -> str: ...
    @property
    def set(self) -> str: ...
    @property
    def rarity(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def stars(self) -> int: ...
    @property
    def elements(self) -> Collection[str]: ...
    @property
    def types(self) -> Collection[str]: ...
    @property
    def abilities(self) -> tuple[Ability, ...]: ...


PrintedTest = Callable[[Printed], bool]


def printed_fits(wanted: Filter, card: Printed) -> bool:
    """Whether a card in a binder, where only what is printed counts, answers a description."""
    return all(test(card) for test in printed_tests(wanted))


def printed_tests(wanted: Filter) -> list[PrintedTest]:
    """The tests that a description makes; what it says of other cards and of names is left out."""
    tests: list[PrintedTest] = []
    if wanted.kind in _KINDS:
        kind = _KINDS[wanted.kind]
        tests.append(lambda card: card.kind == kind)
    if wanted.symbols:
        tests.append(_symbols(frozenset(wanted.symbols), one=wanted.any_symbol))
    if wanted.without_symbols:
        tests.append(lambda card: not card.elements and not card.types)
    if wanted.rarity is not None:
        rarities = PROMOS if wanted.rarity == "Promo" else (wanted.rarity,)
        tests.append(lambda card: card.rarity in rarities)
    if wanted.set_name is not None:
        tests.append(lambda card: card.set == wanted.set_name)
    if wanted.name is not None:
        tests.append(lambda card: card.name == wanted.name)
    if wanted.trigger is not None:
        tests.append(lambda card: any(one.trigger is wanted.trigger for one in card.abilities))
    if wanted.stars is not None and isinstance(wanted.stars.than, Number):
        compare, number = COMPARE[wanted.stars.test], wanted.stars.than.value
        tests.append(lambda card: compare(card.stars, number))
    return [*tests, *_others(wanted)]


def _others(wanted: Filter) -> Iterator[PrintedTest]:
    """What a card must not be, and how many stars it has."""
    if wanted.lacks:
        fits = _symbols(frozenset(wanted.lacks), one=True)
        yield lambda card: not fits(card)
    if wanted.without is not None:
        yield lambda card: all(one.trigger is not wanted.without for one in card.abilities)
    if wanted.parity is not None:
        rest = 0 if wanted.parity == "even" else 1
        yield lambda card: card.stars % 2 == rest
    if wanted.range is not None:
        least, most = wanted.range.least, wanted.range.most
        yield lambda card: least <= card.stars <= most


def _symbols(asked: frozenset[str], *, one: bool) -> PrintedTest:
    if one:
        return lambda card: not (asked.isdisjoint(card.elements) and asked.isdisjoint(card.types))
    return lambda card: asked.issubset((*card.elements, *card.types))
