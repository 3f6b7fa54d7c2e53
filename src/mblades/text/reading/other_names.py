"""Other names for the places of the game: "your row" is your tableau, and "the deck" is the Store.

They are put right before anything is read, so that every sentence knows them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

_WHOSE = frozenset(
    {"your", "their", "his", "her", "my", "'s", "own", "same", "any", "each", "every", "opposing",
     "another", "other", "opponent"}
)  # fmt: skip
_ROWS = ("row", "line", "lineup", "line-up", "field", "board", "battlefield", "display")
_SIDES = (
    *(("side", "of", "the", thing) for thing in ("table", "field", "board")),
    ("side",),
)
_PILES = frozenset({"pile", "stack", "deck"})
_OF_STORE = frozenset({"the", "of", "from", "off", "top", "shop"})


class _Name(NamedTuple):
    """How many words are another name, and what they are called here."""

    length: int
    called: str


def _tableau(keys: list[str], at: int) -> _Name | None:
    """ "Your row", "an opponent's side of the table"; but "three cards in a row" and "the right side" are none."""
    before = keys[at - 1] if at else ""
    for one in _ROWS:
        if keys[at] in (one, f"{one}s"):
            is_whose = before in _WHOSE or (before == "the" and keys[at + 1 : at + 2] == ["of"])
            return _Name(1, "tableau") if is_whose else None
    if before in _WHOSE and before != "other":
        for words in _SIDES:
            if tuple(keys[at : at + len(words)]) == words:
                return _Name(len(words), "tableau")
    return None


def _store(keys: list[str], at: int) -> _Name | None:
    """ "The deck", "the draw pile", "the Store pile"; but "your deck" and "the Deck Box" are something else."""
    here, then = keys[at], keys[at + 1 : at + 2]
    before = keys[at - 1] if at else ""
    if here == "store" and then and then[0] in ("pile", "stack"):
        return _Name(2, "store")
    if before not in _OF_STORE:
        return None
    if here in ("draw", "shop") and then and then[0] in _PILES:
        return _Name(2, "store")
    is_box = here == "deck" and then and then[0] in ("box", "boxes")
    return _Name(1, "store") if here in ("deck", "shop") and not is_box else None


def _aftermarket(keys: list[str], at: int) -> _Name | None:
    """ "The Aftermarket row"."""
    behind = keys[at + 1 : at + 2]
    is_it = keys[at] == "aftermarket" and behind and behind[0] in ("row", "area", "display", "pile")
    return _Name(2, "aftermarket") if is_it else None


_NAMES: tuple[Callable[[list[str], int], _Name | None], ...] = (_tableau, _store, _aftermarket)


def other_names(keys: list[str]) -> Iterator[tuple[int, int, str]]:
    """Where another name begins and ends, and what is called so."""
    at = 0
    while at < len(keys):
        name = next(filter(None, (find(keys, at) for find in _NAMES)), None)
        if name is not None:
            yield at, at + name.length, name.called
        at += name.length if name else 1
