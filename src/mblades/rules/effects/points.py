"""Gaining, losing, stealing and paying RP and M$ (GEN-1, GEN-2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from mblades.rules.effects import board
from mblades.rules.effects.catalog import Counter, Op, Test
from mblades.rules.effects.guards import gather, step_in
from mblades.rules.effects.restrictions import cannot, may_gain, tolls
from mblades.rules.effects.selections import amount, players, quantity
from mblades.rules.effects.stack import CHANGE_GUARD, ask, trigger
from mblades.rules.state import answers, events
from mblades.rules.state.budget import grown
from mblades.rules.state.frame import ChangeFrame, Frame
from mblades.rules.state.random import below
from mblades.rules.state.records import NO_CARD, NOBODY, Change
from mblades.rules.state.state import State
from mblades.text import tree

# what is listened for, as event_tests.py names it
MOST_OFFERED: Final = 60  # numbers to choose from
GAIN: Final[dict[tree.Unit, str]] = {"RP": "gain RP", "M$": "gain M$"}
LOSE: Final[dict[tree.Unit, str]] = {"RP": "lose RP", "M$": "lose M$"}
WOULD_GAIN: Final[dict[tree.Unit, str]] = {"RP": "would gain RP", "M$": "would gain M$"}
WOULD_LOSE: Final[dict[tree.Unit, str]] = {"RP": "would lose RP", "M$": "would lose M$"}
STEAL: Final[dict[tree.Unit, tree.PlayerDeed]] = {
    "RP": "steal RP from you",
    "M$": "steal M$ from you",
}


def gain(s: State, seat: int, unit: tree.Unit, count: int, source: int) -> int:
    """Give RP or dollars to a player; what was gained."""
    gained = _put(s, seat, unit, count)
    if gained:
        s.events.append(events.Gained(seat, unit, gained, source))
        trigger(s, GAIN[unit], seat=seat, amount=gained)
    return gained


def lose(s: State, seat: int, unit: tree.Unit, count: int, source: int, how: str = "") -> int:
    """Take RP or dollars from a player, as far as there are any; what was lost."""
    if count <= 0:
        return 0
    lost = _remove(s, seat, unit, count)
    s.events.append(events.Lost(seat, unit, lost, source))
    trigger(s, LOSE[unit], seat=seat, amount=count, how=how)  # GEN-1: even if less was lost
    return lost


def pay_tolls(s: State, seat: int, what: str, card: int) -> None:
    """Pay to the bank what it costs a player to use an Action of a card, or to play it."""
    for unit, much, source in tolls(s, seat, what, card):
        lose(s, seat, unit, much, source, "pay")


def _put(s: State, seat: int, unit: tree.Unit, count: int) -> int:
    count = may_gain(s, seat, unit, count)
    player = s.players[seat]
    if unit == "RP":
        count = grown(player.rp, count)
        player.rp += count
    else:
        count = grown(player.money, count)
        player.money += count
    return count


def _remove(s: State, seat: int, unit: tree.Unit, count: int) -> int:
    player = s.players[seat]
    if unit == "RP":
        count = min(count, player.rp)
        player.rp -= count
    else:
        count = min(count, player.money)
        player.money -= count
    return count


def change(effect: tree.Gain | tree.Lose) -> Op:
    """The step of a gain or a loss."""
    match effect:
        case tree.Gain():
            return _gain(effect)
        case tree.Lose():
            return _lose(effect)
        case _:
            assert_never(effect)


def _gain(effect: tree.Gain) -> Op:
    unit, much = effect.unit, _gained(effect.amount)
    guarded = WOULD_GAIN[unit]

    def step(s: State, f: Frame) -> None:
        count = much(s, f)
        if board.of(s).listeners.get(guarded):
            guard_change(s, "gain", f.subject, unit, count, f.source, f.owner)
        else:
            f.note_moved(gain(s, f.subject, unit, count, f.source), "gained", unit)

    return step


def _gained(node: tree.Gained) -> Counter:
    match node:
        case tree.AtRandom(values):
            return lambda s, _f: values[below(s, len(values))]
        case tree.Scale(of, marks):
            return _by_marks(quantity(of), sorted((mark.at, mark.value) for mark in marks))
        case _:
            return amount(node)


def _by_marks(count: Counter, marks: list[tuple[int, int]]) -> Counter:
    def much(s: State, f: Frame) -> int:
        number = count(s, f)
        return max([(at, value) for at, value in marks if at <= number], default=(0, 0))[1]

    return much


def _lose(effect: tree.Lose) -> Op:
    unit, much = effect.unit, amount(effect.amount)
    guarded = WOULD_LOSE[unit]

    def step(s: State, f: Frame) -> None:
        count = much(s, f)
        if board.of(s).listeners.get(guarded):
            guard_change(s, "lose", f.subject, unit, count, f.source, f.owner)
        else:
            f.note_moved(lose(s, f.subject, unit, count, f.source), "lost", unit)

    return step


def steal(effect: tree.Steal) -> Op:
    """The thief, who is mostly you, takes from the subject what is there."""
    unit, much, thieves = effect.unit, amount(effect.amount), players(effect.thief)
    guarded = WOULD_LOSE[unit]

    def step(s: State, f: Frame) -> None:
        victim = f.subject
        f.done = False
        count = much(s, f)
        for thief in thieves(s, f):
            if victim in (thief, NOBODY) or cannot(s, thief, STEAL[unit], to=victim):
                continue
            if board.of(s).listeners.get(guarded):
                guard_change(s, "steal", victim, unit, count, f.source, thief)
            else:
                f.note_moved(take(s, thief, victim, unit, count, f.source), "stolen", unit)

    return step


def take(s: State, thief: int, victim: int, unit: tree.Unit, count: int, source: int) -> int:
    """Give to one player what the other loses; what was there (GEN-2)."""
    count = max(count, 0)
    taken = _remove(s, victim, unit, count)
    s.events.append(events.Stole(thief, victim, unit, taken, source))
    if count:
        trigger(s, LOSE[unit], seat=victim, amount=count, how="steal")
    gained = _put(s, thief, unit, taken)
    if gained:
        trigger(s, GAIN[unit], seat=thief, amount=gained)
    return taken


def _held(s: State, seat: int, unit: tree.Unit) -> int:
    return s.players[seat].rp if unit == "RP" else s.players[seat].money


def can_part_with(effect: tree.Pay | tree.Lose) -> Test:
    """Whether the subject has that much to pay or lose (GEN-5); of any amount, at least 1."""
    unit = effect.unit
    if isinstance(effect.amount, tree.AnyNumber):
        return lambda s, f: _held(s, f.subject, unit) > 0
    much = amount(effect.amount)
    return lambda s, f: _held(s, f.subject, unit) >= much(s, f)


def pay(effect: tree.Pay) -> Callable[[State, Frame, list[int]], bool]:
    """Pay to the bank, or to whom it is given; whether it was paid.

    Asked how much to pay it waits for the answer, and is then called again.
    """
    unit, can, much = effect.unit, can_part_with(effect), payment(effect.amount)

    def step(s: State, f: Frame, receivers: list[int]) -> bool:
        is_any = isinstance(effect.amount, tree.AnyNumber)
        if not is_any and not can(s, f):
            return False
        count = much(s, f, _held(s, f.subject, unit))
        if count < 0:
            return True
        f.note_moved(lose(s, f.subject, unit, count, f.source, "pay"), "paid", unit)
        for seat in receivers:
            gain(s, seat, unit, count, f.source)
        f.done = count > 0 or not is_any
        return True

    return step


def payment(node: tree.Removal) -> Callable[[State, Frame, int], int]:
    """How much is paid or removed of what there is; -1 if the question has just been put."""
    match node:
        case tree.AnyNumber(most):

            def ask_for(s: State, f: Frame, there: int) -> int:
                most_now = min(there, most or there, MOST_OFFERED)
                options = [answers.Number(count) for count in range(most_now + 1)]
                return ask(s, f, f.subject, "number", options)

            return ask_for
        case tree.All():
            return lambda _s, _f, there: there
        case _:
            count = amount(node)
            return lambda s, f, _there: count(s, f)


# --------------------------------------------------------------------------- stepping in


def guard_change(
    s: State, what: Change, seat: int, unit: tree.Unit, count: int, source: int, by: int
) -> None:
    """Gain or lose RP or M$, or have it stolen, unless something happens instead."""
    frame = ChangeFrame(CHANGE_GUARD, source, by)
    frame.subject, frame.amount = seat, count
    frame.change, frame.unit = what, unit
    s.tournament.stack.append(frame)


def _gather(s: State, f: Frame) -> None:
    assert isinstance(f, ChangeFrame)
    key = WOULD_GAIN[f.unit] if f.change == "gain" else WOULD_LOSE[f.unit]
    how = "steal" if f.change == "steal" else ""
    gather(s, f, key, card=NO_CARD, seat=f.subject, how=how)


def _carry_out(s: State, f: Frame) -> None:
    assert isinstance(f, ChangeFrame)
    moved = 0
    if f.done:
        pass
    elif f.change == "steal":
        moved = take(s, f.owner, f.subject, f.unit, f.amount, f.source)
    elif f.change == "lose":
        moved = lose(s, f.subject, f.unit, f.amount, f.source)
    else:
        moved = gain(s, f.subject, f.unit, f.amount, f.source)
    done = {"gain": "gained", "lose": "lost", "steal": "stolen"}[f.change]
    s.tournament.stack[-2].note_moved(moved, done, f.unit)


GUARD: Final[tuple[Op, ...]] = (_gather, step_in, _carry_out)
