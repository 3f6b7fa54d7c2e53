"""What has been worked out and is kept while what it follows from is the same.

Each value is kept with its basis: everything that it is made from, in a tuple. A basis holds immutable
values, most of them the very objects it is compared with, so comparing costs little.
"""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Values by name, or by seat. They are shared, so nobody may change them."""

    __slots__ = ("_values",)

    def __init__(self) -> None:
        self._values: dict[str | int, tuple[tuple[object, ...], T]] = {}

    def get(self, name: str | int, basis: tuple[object, ...]) -> T | None:
        """What is kept under a name, if it was made from this."""
        known = self._values.get(name)
        return known[1] if known is not None and known[0] == basis else None

    def keep(self, name: str | int, basis: tuple[object, ...], value: T) -> T:
        """Keep a value, in place of the one before."""
        self._values[name] = (basis, value)
        return value
