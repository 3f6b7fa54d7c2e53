"""Cards that are turned face up again: what is asked of them is what is printed on them (TRN-13)."""

from __future__ import annotations

from msgspec.structs import replace

from mblades.rules.effects.catalog import Matcher
from mblades.rules.effects.selections import fits
from mblades.rules.state.records import AsFlipped
from mblades.rules.state.state import Frame, State
from mblades.text import tree


def lying_there(target: tree.Target) -> tree.Target:
    """The face-down cards of a place, whatever is printed on them."""
    if not isinstance(target, tree.Cards):
        return target
    asked = target.filter
    return replace(
        target,
        filter=tree.Filter(kind=asked.kind, other=asked.other, face=asked.face, past=asked.past),
    )


def printed(target: tree.Target) -> Matcher:
    """Whether what is printed on a card is what was asked for."""
    if not isinstance(target, tree.Cards) or lying_there(target) == target:
        return lambda _s, _f, _card: True
    fit = fits(replace(target.filter, face="", past=None), counting=False)

    def test(s: State, f: Frame, card: int) -> bool:
        face_up = f.clone()
        face_up.flipped, face_up.recalling = ((card, _face(s, card)),), True
        return fit(s, face_up, card)

    return test


def _face(s: State, card: int) -> AsFlipped:
    design = s.cards[card]
    catalog = s.catalog
    return AsFlipped(catalog.stars[design], catalog.elements[design], catalog.types[design], 0, 0)
