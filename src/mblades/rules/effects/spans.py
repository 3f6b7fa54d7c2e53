"""How effects end that hold for a while: by turns, with their cards, used up, or with their player.

What starts them, and what comes later, is in starting.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import assert_never

from msgspec.structs import replace

from mblades.rules.effects import board
from mblades.rules.state import events
from mblades.rules.state.records import NO_CARD, Bound, Started
from mblades.rules.state.state import State
from mblades.text import tree

Change = Callable[[State, Started], Started | None]


def _change(s: State, change: Change, *, told: bool = True) -> bool:
    """Put what becomes of each lasting effect in its place; whether one of them is over."""
    t = s.tournament
    if not t.lasting:
        return False
    before, left = t.lasting, []
    for one in before:
        now = change(s, one)
        if now is not None:
            left.append(now)
        elif told:
            s.events.append(events.WoreOff(one.seat, one.card))
    t.lasting = tuple(left)
    if t.lasting != before:
        board.changed(s)
    return len(left) < len(before)


def span_of(s: State, one: Started) -> tree.Span:
    """How long a lasting effect holds, in the words of its card."""
    node = s.catalog.ability(one.ability).starts[one.part].node
    assert isinstance(node, tree.Lasting)
    return node.span


def until_of(span: tree.Span) -> tree.Moment | None:
    """When it is over at the latest, if that is an edge of a turn or the end of the tournament."""
    match span:
        case tree.Until(moment):
            return moment
        case tree.NextTimes(_, until):
            return until
        case _:
            return None


# --------------------------------------------------------------------------- turns


def at_start_of_turn(s: State, seat: int) -> bool:
    """A turn has begun: what held until then is over, what holds during it begins."""

    def begun(s: State, one: Started) -> Started | None:
        if one.of != seat:
            return one
        until = until_of(span_of(s, one))
        ends = until is not None and _edge(until) == "start"
        return None if ends else replace(one, begun=True)

    return _change(s, begun)


def at_end_of_turn(s: State) -> bool:
    """The turn under way is over, and with it what held until then."""

    def ended(s: State, one: Started) -> Started | None:
        if not one.begun:
            return one
        span = span_of(s, one)
        if isinstance(span, tree.During) and one.left > 1:
            return replace(one, begun=False, left=one.left - 1)
        return None

    return _change(s, ended)


def pass_over(s: State, seat: int) -> None:
    """The turn of a player who has left would have come: what waited for it is over (GEN-9)."""
    t = s.tournament
    _change(s, lambda _s, one: None if one.of == seat else one)
    t.later = tuple(one for one in t.later if one.of != seat)


def _edge(moment: tree.Moment) -> str:
    match moment:
        case tree.TurnEdge(edge):
            return edge
        case tree.TournamentEnd():
            return ""
        case _:
            assert_never(moment)


# --------------------------------------------------------------------------- other ends


def end_about(s: State, card: int) -> None:
    """A card is turned face down or leaves: what was said of that very card no longer holds."""
    _change(s, lambda s, one: _without(s, one, card), told=False)  # that it flips is told


def _without(s: State, one: Started, card: int) -> Started | None:
    bound = one.bound
    about = tuple(
        None if cards is None else tuple([other for other in cards if other != card])
        for cards in one.about
    )
    waits = s.catalog.ability(one.ability).starts[one.part].listens
    if not waits and not any(cards is None or cards for cards in about):
        return None
    it = NO_CARD if bound.it == card else bound.it
    those = tuple([other for other in bound.those if other != card])
    if about == one.about and it == bound.it and those == bound.those:
        return one
    return replace(one, about=about, bound=replace(bound, it=it, those=those))


def end_unmet(s: State) -> None:
    """What held while something was so is over for good when it is not so any more."""
    t = s.tournament
    if not t.lasting or t.scoring >= 0:
        return

    def unmet(s: State, one: Started) -> Started | None:
        holds = s.catalog.ability(one.ability).starts[one.part].holds
        return one if holds is None or holds(s, board.context_of(one)) else None

    _change(s, unmet)


def use_up(s: State, bound: Bound) -> None:
    """One of "the next 3 times" has come."""

    def used(_s: State, one: Started) -> Started | None:
        if one.bound.number != bound.number:
            return one
        return replace(one, left=one.left - 1) if one.left > 1 else None

    if bound.counted:
        _change(s, used)


def is_spent(s: State, bound: Bound) -> bool:
    """Whether all of "the next 3 times" have come already."""
    return bound.counted and all(one.bound.number != bound.number for one in s.tournament.lasting)


def end_all_of(s: State, seats: Iterable[int]) -> None:
    """Players leave, or begin another deck: what their cards have started is over."""
    gone = frozenset(seats)
    t = s.tournament
    _change(s, lambda _s, one: None if one.seat in gone else one)
    t.later = tuple(one for one in t.later if one.seat not in gone)
