"""What has been worked out and is kept while what it follows from is the same.

Each value is kept with its basis: everything that it is made from, in a tuple. A basis holds immutable
values, most of them the very objects it is compared with, so comparing costs little.
"""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Values by name, or by seat. They are shared, so nobody may change them."""

    __slots__ = ("_bases", "_values")

    def __init__(self) -> None:
        self._bases: dict[str | int, tuple[object, ...]] = {}
        self._values: dict[str | int, T] = {}

    def get(self, name: str | int, basis: tuple[object, ...]) -> T | None:
        """What is kept under a name, if it was made from this."""
        return self._values[name] if self._bases.get(name) == basis else None

    def keep(self, name: str | int, basis: tuple[object, ...], value: T) -> T:
        """Keep a value, in place of the one before."""
        self._bases[name] = basis
        self._values[name] = value
        return value
