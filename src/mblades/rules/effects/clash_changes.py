"""What is done to a clash between the cards being revealed and its end: cards revealed anew, swapped or added, and a
clash that is fought again.
"""

from __future__ import annotations

from msgspec.structs import replace

from mblades.rules.effects.catalog import Op
from mblades.rules.effects.clash import clash_under_way, decide
from mblades.rules.effects.stack import ask
from mblades.rules.state import answers, events, piles
from mblades.rules.state.frame import BareClashFrame, ClashFrame, Frame
from mblades.rules.state.records import NO_CARD
from mblades.rules.state.state import State
from mblades.text import tree


def can_change(s: State, f: Frame) -> bool:
    """Whether you are in a clash whose cards have been revealed."""
    clash = clash_under_way(s)
    return clash is not None and f.owner in clash.seats and bool(clash.held)


def can_change_any(s: State, _f: Frame) -> bool:
    """Whether there is a clash whose cards have been revealed."""
    clash = clash_under_way(s)
    return clash is not None and any(card != NO_CARD for card in clash.held)


def change_steps(effect: tree.ClashChange) -> list[Op]:
    """The steps of what changes a clash."""
    match effect:
        case tree.RevealMore():
            return [_reveal_more(effect)]
        case tree.SwapRevealed():
            return [_swap_revealed]
        case tree.ClashAgain():
            return [_fight_again]


def _changed(s: State, f: Frame, clash: ClashFrame, more: dict[int, int]) -> None:
    """Add to totals, and tell who wins by them."""
    totals = tuple((seat, total + more.get(seat, 0)) for seat, total in clash.clash.totals)
    clash.clash = replace(clash.clash, totals=totals)
    clash.done = True
    decide(s, clash)
    f.clash = clash.clash


def _shown(s: State, clash: ClashFrame, seat: int, card: int) -> None:
    total = dict(clash.clash.totals)[seat]
    s.events.append(events.ClashCard(seat, clash.used[seat], card, total))


def _stars(s: State, card: int) -> int:
    return 0 if card == NO_CARD else s.catalog.stars[s.cards[card]]


def _reveal_more(effect: tree.RevealMore) -> Op:
    def whose(s: State, f: Frame, clash: ClashFrame) -> int:
        """In which place of the clash; -1 if there is none, or it is asked."""
        if not effect.anyones:
            return clash.seats.index(f.owner) if f.owner in clash.seats else -1
        there = [place for place, card in enumerate(clash.held) if card != NO_CARD]
        if not there:
            return -1
        options = [answers.Card(clash.held[place]) for place in there]
        index = ask(s, f, f.owner, "card", options)
        return there[index] if index >= 0 else -1

    def step(s: State, f: Frame) -> None:
        clash = clash_under_way(s)
        if clash is None or not clash.held or isinstance(clash, BareClashFrame):
            return
        place = whose(s, f, clash)
        new = piles.draw_store(s) if place >= 0 else NO_CARD
        if new == NO_CARD:
            return
        seat, more = clash.seats[place], _stars(s, new)
        if effect.instead:
            more -= _stars(s, clash.held[place])
            clash.held = (*clash.held[:place], new, *clash.held[place + 1 :])
        _changed(s, f, clash, {seat: more})
        _shown(s, clash, seat, new)
        piles.to_aftermarket(s, (new,))

    return step


def _swap_revealed(s: State, f: Frame) -> None:
    """Your card for that of another one in the clash."""
    clash = clash_under_way(s)
    if clash is None or f.owner not in clash.seats or not clash.held:
        return
    mine = clash.seats.index(f.owner)
    others = [seat for seat in clash.seats if seat != f.owner]
    index = ask(s, f, f.owner, "player", [answers.Player(seat) for seat in others])
    if index < 0:
        return
    other = others[index]
    theirs = clash.seats.index(other)
    held = list(clash.held)
    more = _stars(s, held[theirs]) - _stars(s, held[mine])
    held[mine], held[theirs] = held[theirs], held[mine]
    clash.held = tuple(held)
    _changed(s, f, clash, {f.owner: more, other: -more})
    for place in (mine, theirs):
        _shown(s, clash, clash.seats[place], clash.held[place])


def _fight_again(s: State, _f: Frame) -> None:
    """The same players clash once more, with new cards of the Store."""
    clash = clash_under_way(s)
    if clash is not None and clash.held:
        clash.times = 1
