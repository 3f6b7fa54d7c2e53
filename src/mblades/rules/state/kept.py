"""Lists of actions that are kept while what they follow from is the same.

Each is kept by name with its basis, a value of everything that the list is made from. A basis is made
of immutable values, most of them the very objects it is compared with, so comparing costs little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mblades.rules.state.actions import Action

if TYPE_CHECKING:
    from mblades.rules.state.state import State


class Kept:
    """What has been listed for one seat."""

    __slots__ = ("_bases", "_lists")

    def __init__(self) -> None:
        self._bases: dict[str, tuple[object, ...]] = {}
        self._lists: dict[str, list[Action]] = {}

    def get(self, name: str, basis: tuple[object, ...]) -> list[Action] | None:
        """The list of that name, if it was made from this; it is not to be changed."""
        return self._lists[name] if self._bases.get(name) == basis else None

    def keep(self, name: str, basis: tuple[object, ...], found: list[Action]) -> list[Action]:
        """Keep a list, instead of the one with that name made before."""
        self._bases[name] = basis
        self._lists[name] = found
        return found


def for_seat(s: State, seat: int) -> Kept:
    """What this state keeps for a seat; a copy of it begins anew."""
    kept = s.kept.get(seat)
    if kept is None:
        kept = s.kept[seat] = Kept()
    return kept
