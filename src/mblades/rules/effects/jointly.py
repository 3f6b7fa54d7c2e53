"""Cards that are chosen together: which may be picked beside those that are, so that all of it comes out."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Final, NamedTuple

from mblades.cards.matching import COMPARE
from mblades.rules.effects.perspective import is_down, stars_seen
from mblades.rules.effects.selections import features_of
from mblades.rules.state.state import Frame, State
from mblades.text import tree

Cards = tuple[int, ...]
_MOST_LOOKED_AT: Final = 2000  # groups of cards that may not share anything


class Joint(NamedTuple):
    """What is asked of the cards, once it is known which there are."""

    may_join: Callable[[State, Frame, Cards, list[int]], list[int]]  # of those left, beside these
    is_whole: Callable[[State, Frame, Cards], bool]  # whether these are enough as they are


def joint(cards: tree.Cards) -> Joint | None:
    """None if nothing is asked of them together."""
    need = cards.count if cards.how == "a" else 0
    most = 1000 if cards.how == "any number of" else cards.count
    match cards.jointly:
        case None:
            return None
        case tree.StarsInAll():
            return _stars_in_all(cards.jointly, need, most)
        case tree.Alike(what, none=True):
            return _all_different(what, need)
        case tree.Alike(what):
            return _all_alike(what, need)


def _stars_in_all(wanted: tree.StarsInAll, need: int, most: int) -> Joint:
    compare = COMPARE[wanted.test]

    def stars(s: State, f: Frame, card: int) -> int:
        return 0 if is_down(s, f, card) else stars_seen(s, f, card)

    def is_whole(s: State, f: Frame, picks: Cards) -> bool:
        there = need <= len(picks) if need else True
        return there and compare(sum(stars(s, f, card) for card in picks), wanted.stars)

    def may_join(s: State, f: Frame, picks: Cards, left: list[int]) -> list[int]:
        so_far, rated = (
            sum(stars(s, f, card) for card in picks),
            [stars(s, f, card) for card in left],
        )
        room, missing = most - len(picks) - 1, max(need - len(picks) - 1, 0)

        def comes_out(at: int) -> bool:
            sums = _sums(rated[:at] + rated[at + 1 :], room)
            found = sums[missing : missing + 1] if need else sums
            return any(_reaches(wanted, so_far + rated[at], totals) for totals in found if totals)

        return [card for at, card in enumerate(left) if room >= 0 and comes_out(at)]

    return Joint(may_join, is_whole)


def _sums(rated: list[int], most: int) -> list[int]:
    """The totals that some of the cards have, by how many they are: a bit for each total."""
    if most > len(rated):
        every = 1
        for value in rated:
            every |= every << value
        return [every]
    sums = [1] + [0] * most
    for value in rated:
        for count in range(most, 0, -1):
            sums[count] |= sums[count - 1] << value
    return sums


def _reaches(wanted: tree.StarsInAll, so_far: int, totals: int) -> bool:
    """Whether one of these totals makes it come out."""
    least, greatest = (totals & -totals).bit_length() - 1, totals.bit_length() - 1
    if wanted.test == "equal":
        missing = wanted.stars - so_far
        return missing >= 0 and bool(totals >> missing & 1)
    compare = COMPARE[wanted.test]
    return compare(so_far + least, wanted.stars) or compare(so_far + greatest, wanted.stars)


def _all_alike(what: tree.Feature, need: int) -> Joint:
    """All of them have the same one."""

    def may_join(s: State, f: Frame, picks: Cards, left: list[int]) -> list[int]:
        has = {card: _features(s, f, card, what) for card in (*picks, *left)}
        common = reduce(frozenset.intersection, (has[card] for card in picks)) if picks else None

        def comes_out(card: int) -> bool:
            shared = has[card] if common is None else has[card] & common
            others = need - len(picks) - 1
            return any(
                sum(one in has[other] for other in left if other != card) >= others
                for one in shared
            )

        return [card for card in left if comes_out(card)]

    return Joint(may_join, lambda _s, _f, picks: len(picks) >= need)


def _all_different(what: tree.Feature, need: int) -> Joint:
    """No two of them have one in common."""

    def may_join(s: State, f: Frame, picks: Cards, left: list[int]) -> list[int]:
        has = {card: _features(s, f, card, what) for card in (*picks, *left)}
        taken: frozenset[object] = frozenset().union(*(has[card] for card in picks))
        free = [card for card in left if has[card] and not has[card] & taken]
        budget = [_MOST_LOOKED_AT]

        def can_add(taken: frozenset[object], others: list[int], missing: int) -> bool:
            budget[0] -= 1
            if missing <= 0 or budget[0] <= 0:
                return True
            return any(
                can_add(taken | has[card], others[at + 1 :], missing - 1)
                for at, card in enumerate(others)
                if not has[card] & taken
            )

        return [
            card
            for card in free
            if can_add(
                taken | has[card],
                [other for other in free if other != card],
                need - len(picks) - 1,
            )
        ]

    return Joint(may_join, lambda _s, _f, picks: len(picks) >= need)


def _features(s: State, f: Frame, card: int, what: tree.Feature) -> frozenset[object]:
    """What a card can share; nothing if it is face down."""
    return frozenset() if is_down(s, f, card) else features_of(s, f, card, what)
