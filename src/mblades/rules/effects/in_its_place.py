"""The slot that a card has left, for another card that is played there."""

from __future__ import annotations

from functools import cache
from typing import Final

from mblades.rules.effects import board
from mblades.rules.state.state import Frame, State
from mblades.text import tree
from mblades.text.walking import nodes

_LEFT: Final = ("left", "slot")  # noted beside amounts


@cache
def _plays_in_place(ability: tree.Ability) -> bool:
    return any(isinstance(one, tree.PlayIt) and one.in_place for one in nodes(ability))


def note_slot(s: State, f: Frame, card: int) -> None:
    """A card of one's own is about to leave its slot: remembered if that is spoken of."""
    if f.ability < 0 or not _plays_in_place(s.catalog.ability(f.ability).tree):
        return
    now = board.of(s)
    if card in now.slot and now.owner[card] == f.subject:
        f.sums = (*f.sums, (*_LEFT, now.slot[card]))


def slot_left(f: Frame) -> int | None:
    """The slot that a card has left last."""
    left = [slot for how, of, slot in f.sums if (how, of) == _LEFT]
    return left[-1] if left else None
