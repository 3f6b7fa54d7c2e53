"""What players choose, bid and vote, each for themselves. They are asked one by one; what is secret stays with the
effect, which nobody sees, until all have answered, and is then told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from msgspec.structs import replace

from mblades.rules.effects.catalog import Op
from mblades.rules.effects.perspective import seats_from
from mblades.rules.effects.selections import players
from mblades.rules.effects.stack import ask
from mblades.rules.state import answers, events
from mblades.rules.state.records import NOBODY, Given
from mblades.rules.state.state import Frame, State
from mblades.text import tree

MOST_OFFERED: Final = 60  # numbers to choose from
YES, NO = 1, 0


def steps(effect: tree.ChooseNumber | tree.Vote | tree.Accept) -> list[Op]:
    """The steps of what the subject decides."""
    match effect:
        case tree.ChooseNumber():
            return [_choose_number(effect)]
        case tree.Vote():
            return [_vote(effect)]
        case tree.Accept():
            return []
        case _:
            assert_never(effect)


def _choose_number(effect: tree.ChooseNumber) -> Op:
    unit, least, most, secret = effect.of, effect.least, effect.most, effect.secret

    def step(s: State, f: Frame) -> None:
        numbers: Sequence[int] = range(least, most + 1)
        if unit is not None:
            has = held(s, f.subject, unit)
            numbers = range(min(has, most or has, MOST_OFFERED) + 1)
        index = ask(s, f, f.subject, "amount", [answers.Number(number) for number in numbers])
        if index >= 0:
            _give(s, f, Given(f.subject, "number", numbers[index], tuple(numbers), secret))

    return step


def held(s: State, seat: int, unit: tree.Unit) -> int:
    """How much of it a player has."""
    return s.players[seat].rp if unit == "RP" else s.players[seat].money


def _vote(effect: tree.Vote) -> Op:
    def step(s: State, f: Frame) -> None:
        seats = [seat for seat in seats_from(s, f.owner) if not effect.other or seat != f.subject]
        index = (
            ask(s, f, f.subject, "vote", [answers.Player(seat) for seat in seats]) if seats else -1
        )
        if index >= 0:
            _give(s, f, Given(f.subject, "votes", seats[index], tuple(seats), effect.secret))

    return step


def _give(s: State, f: Frame, given: Given) -> None:
    """Note an answer, and tell it unless it is secret as yet."""
    kept = [one for one in f.given if (one.seat, one.what) != (given.seat, given.what)]
    f.given = (*kept, given)
    if not given.hidden:
        _tell(s, given)


def reveal(s: State, f: Frame) -> None:
    """All have answered: what was secret is told."""
    for one in f.given:
        if one.hidden:
            _tell(s, one)
    f.given = tuple([replace(one, hidden=False, among=()) for one in f.given])


def _tell(s: State, given: Given) -> None:
    match given.what:
        case "votes":
            s.events.append(events.Voted(given.seat, given.value))
        case "may":
            s.events.append(events.Decided(given.seat, given.value == YES))
        case _:
            s.events.append(events.Chose(given.seat, given.value))


# --------------------------------------------------------------------------- whether they want to


def ask_in_secret(s: State, f: Frame, *, can: bool) -> None:
    """Whether the subject wants to do what it may do; who cannot is not asked."""
    index = ask(s, f, f.subject, "may", answers.YES_OR_NO) if can else 1
    if index >= 0:
        _give(s, f, Given(f.subject, "may", YES if index == 0 else NO, (NO, YES), can))


def wants_to(_s: State, f: Frame) -> bool:
    """Whether the subject has said so."""
    return any(one.seat == f.subject and one.what == "may" and one.value == YES for one in f.given)


# --------------------------------------------------------------------------- bidding


def begin_bids(_s: State, f: Frame) -> None:
    f.given = tuple([one for one in f.given if one.what != "bid"])


def bid(effect: tree.Bid) -> Op:
    """One bid of each, higher than the last; 0 is none."""
    meant, unit = players(effect.who), effect.unit

    def step(s: State, f: Frame) -> None:
        seats = meant(s, f)
        if effect.last and f.owner in seats:
            seats = [*(seat for seat in seats if seat != f.owner), f.owner]
        while True:
            said = {one.seat: one.value for one in f.given if one.what == "bid"}
            seat = next((seat for seat in seats if seat not in said), NOBODY)
            if seat == NOBODY:
                return
            last = max(said.values(), default=0)
            most = min(held(s, seat, unit), last + MOST_OFFERED)
            numbers = [0, *range(last + 1, most + 1)]
            options = [answers.Number(number) for number in numbers]
            index = ask(s, f, seat, "bid", options) if len(numbers) > 1 else 0
            if index < 0:
                return
            f.given = (*f.given, Given(seat, "bid", numbers[index]))
            s.events.append(events.HasBid(seat, numbers[index], unit))

    return step
