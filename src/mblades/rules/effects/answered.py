"""What players have answered in an effect: numbers, bids, and votes for somebody."""

from __future__ import annotations

from mblades.rules.state.frame import Frame
from mblades.text import tree


def has_said(f: Frame, what: tree.Answer, seat: int) -> bool:
    """Whether there is something to compare: everybody may have votes."""
    if what == "votes":
        return True
    return any(
        one.seat == seat and one.what == what and (one.value or what != "bid") for one in f.given
    )


def said(f: Frame, what: tree.Answer, seat: int) -> int:
    """The number or bid of a player, or the votes for them."""
    if what == "votes":
        return sum(one.what == "votes" and one.value == seat for one in f.given)
    return sum(one.value for one in f.given if one.seat == seat and one.what == what)
