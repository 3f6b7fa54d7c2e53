"""The game's own random numbers: one integer of state (SplitMix64), the same everywhere."""

from __future__ import annotations

from typing import Final, Protocol, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1


class HasRng(Protocol):
    rng: int


def below(state: HasRng, n: int) -> int:
    """A uniform integer in range(n)."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        state.rng = seed = (state.rng + 0x9E3779B97F4A7C15) & _MASK
        seed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        seed = ((seed ^ (seed >> 27)) * 0x94D049BB133111EB) & _MASK
        seed ^= seed >> 31
        if seed < limit:
            return seed % n


def shuffled(state: HasRng, items: tuple[T, ...]) -> tuple[T, ...]:
    """The items in a random order."""
    mixed = list(items)
    for i in range(len(mixed) - 1, 0, -1):
        j = below(state, i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return tuple(mixed)


def pick(state: HasRng, items: tuple[T, ...]) -> T:
    """One of the items."""
    return items[below(state, len(items))]
