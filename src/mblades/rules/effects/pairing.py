"""Pairs of cards that have something in common."""

from __future__ import annotations

from collections.abc import Sequence, Set


def most_pairs(features: Sequence[Set[object]]) -> int:
    """The most pairs that cards with these features can make, each card in one pair."""
    partners = [
        sum(1 << at for at, two in enumerate(features) if at != place and one & two)
        for place, one in enumerate(features)
    ]
    found = {0: 0}

    def most(left: int) -> int:
        if left not in found:
            first = left & -left
            rest = left ^ first
            found[left] = max(
                (
                    most(rest),
                    *(
                        1 + most(rest ^ one)
                        for one in _bits(partners[first.bit_length() - 1] & rest)
                    ),
                )
            )
        return found[left]

    return most((1 << len(partners)) - 1)


def _bits(bits: int) -> list[int]:
    return [1 << at for at in range(bits.bit_length()) if bits >> at & 1]
