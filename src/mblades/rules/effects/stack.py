"""Carrying out effects: the stack, what waits, and what is asked (TRG-9, TRG-10, GEN-9).

An effect is a program: a tuple of steps `(state, frame) -> None`. The frame on top of the stack is
under way. A step that needs a choice calls `ask` and returns; once the choice is made the same step
runs again and `ask` hands it the answer. Effects set off meanwhile are noted in `state.happened` and
form a group when the stack is empty; the newest group is worked off first.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import cast

import msgspec

from mblades.rules.effects import board
from mblades.rules.effects.board import Listener
from mblades.rules.effects.catalog import PROGRAMS_PER_ABILITY, Compiled, Op
from mblades.rules.effects.event_tests import hears
from mblades.rules.state.budget import MOST_WAITING, MOST_WORK, STEP
from mblades.rules.state.state import NO_CARD, NOBODY, Action, Frame, Prompt, State
from mblades.text.tree import TriggerWord

# Levels of TRG-9. Flip and Reaction effects come at once, then the others in this order.
FLIP, REACTION, TOP, ONGOING, PLAY, NEXT, SCORE = range(7)
LEVEL = {
    TriggerWord.TOP: TOP,
    TriggerWord.ONGOING: ONGOING,
    TriggerWord.REACTION: REACTION,
}

# A waiting effect: (level, seat, card, program, it, that player, amount, values when flipped)
Waiting = tuple[int, int, int, int, int, int, int, tuple[int, ...] | None]

BUILT_IN: dict[int, tuple[Op, ...]] = {}  # programs of the rules themselves, by negative number

WATCH_AFTER = 60  # effects in one chain before repeated positions are looked for
LONGEST_CHAIN = 1500

_pack = msgspec.msgpack.Encoder().encode


def ask(s: State, f: Frame, seat: int, kind: str, options: list[Action]) -> int:
    """The index of the option taken, or -1 if the question has just been put."""
    answer = f.answer
    if answer >= 0:
        f.answer = -1
        allowed = s.mode.allowed(s, seat, kind, options)
        return answer if allowed is None else allowed[answer]
    if len(options) == 1 and not s.setup.ask_forced:
        return 0
    allowed = s.mode.allowed(s, seat, kind, options)
    if allowed is not None:
        if len(allowed) == 1:
            return allowed[0]
        options = [options[index] for index in allowed]
    s.prompt = Prompt(seat, kind, tuple(options), f.source, f.ability)
    f.pc -= 1
    return -1


def run(s: State) -> None:
    """Carry out effects until something is asked or nothing is left to do."""
    work = s.catalog.work
    while s.prompt is None:
        stack = s.stack
        if stack:
            f = stack[-1]
            if f.program >= 0:
                steps, effort = work(f.program)
                s.work += effort
            else:
                steps = BUILT_IN[f.program]
            s.work += STEP
            if s.work > MOST_WORK or len(stack) + len(s.happened) > MOST_WAITING:
                _break_off(s)
                continue
            if f.pc >= len(steps):
                stack.pop()
                if f.ability >= 0:
                    _finished(s, f)
                continue
            f.pc += 1
            steps[f.pc - 1](s, f)
        elif s.happened:
            s.groups.append(s.happened)
            s.happened = ()
            if sum(map(len, s.groups)) > MOST_WAITING:
                _break_off(s)
        elif s.groups:
            _start_next(s)
        else:
            return


def push(s: State, program: int, source: int, owner: int, ability: int = -1) -> Frame:
    """Put an effect on the stack."""
    frame = Frame(program, source, owner, ability)
    s.stack.append(frame)
    return frame


def wait(s: State, entry: Waiting) -> None:
    """Let an effect wait for the one under way to be complete; none while scoring (END-1)."""
    if s.scoring < 0:
        s.happened += (entry,)


def trigger(
    s: State,
    key: str,
    *,
    card: int = NO_CARD,
    seat: int = NOBODY,
    by: int = NOBODY,
    amount: int = 0,
) -> None:
    """Note the effects that wait for this event."""
    if s.work > MOST_WORK or len(s.happened) > MOST_WAITING:  # GEN-9: about to be broken off
        return
    noted: list[Waiting] = []
    for listener in heard(s, key, card=card, seat=seat, by=by):
        level = LEVEL[listener.ability.trigger]
        if level == REACTION and not may_react(s, listener.seat):
            continue
        that = by if by != NOBODY else seat
        noted.append(
            (level, listener.seat, listener.card, listener.program, card, that, amount, None)
        )
    s.happened += tuple(noted)


def heard(
    s: State, key: str, *, card: int = NO_CARD, seat: int = NOBODY, by: int = NOBODY
) -> list[Listener]:
    """Who listens for an event like this one."""
    now = board.of(s)
    listeners = now.listeners.get(key)
    if not listeners:
        return []
    s.work += now.efforts[key]
    return [
        listener
        for listener in listeners
        if not is_used_up(s, listener.card, listener.ability)
        and (listener.event is None or hears(listener.event)(s, listener, card, seat, by))
    ]


def is_used_up(s: State, card: int, ability: Compiled) -> bool:
    """Whether an effect that can be used once has been used."""
    if not ability.once:
        return False
    return (card, ability.ref) in (s.used_this_turn if ability.once == "turn" else s.used)


def _note_use(s: State, card: int, ref: int) -> None:
    once = s.catalog.ability(ref).once
    if once == "turn":
        s.used_this_turn |= {(card, ref)}
    elif once:
        s.used |= {(card, ref)}


def may_react(s: State, seat: int) -> bool:
    """Whether Reactions are open to a seat: the effect under way may forbid them (KEY-17)."""
    from mblades.rules.effects.restrictions import cannot_use

    if any(f.ability >= 0 and s.catalog.ability(f.ability).unanswered for f in s.stack):
        return False
    return not cannot_use(s, seat, "Reactions")


# --------------------------------------------------------------------------- what comes next


def turn_order(s: State) -> list[int]:
    """All seats, the player whose turn it is first."""
    count = len(s.players)
    return [(s.turn + n) % count for n in range(count)]


def _alive(s: State, entry: Waiting) -> bool:
    level, seat, card = entry[0], entry[1], entry[2]
    if s.players[seat].out:
        return False
    if s.silenced or s.used or s.used_this_turn:
        ability = s.catalog.ability(entry[3] // PROGRAMS_PER_ABILITY)
        if is_used_up(s, card, ability) or board.is_silenced(s, ability.trigger):
            return False
    if level == FLIP or card == NO_CARD:
        return True
    owner = board.of(s).owner.get(card, NOBODY)
    here = owner == seat or (level == PLAY and owner != NOBODY)  # yours, even if given away since
    return here and card not in s.down


def _start_next(s: State) -> None:
    """Start an effect of the newest group."""
    start_one(s, cast(tuple[Waiting, ...], s.groups.pop()))


def start_one(s: State, waiting: Iterable[Waiting]) -> None:
    """Start what comes first by TRG-9 of the effects that wait; the others wait on."""
    group = [entry for entry in waiting if _alive(s, entry)]
    if not group:
        return
    s.work += len(group)
    if group[0][0] == SCORE:
        if group[0][1] != s.actor:  # what a player's Score effects may set off is counted together
            s.actor, s.chain, s.work = group[0][1], 0, 0
        _wait_on(s, group[1:])
        start_effect(s, group[0])
        return
    level = min(0 if entry[0] <= REACTION else entry[0] for entry in group)
    first = [e for e in group if e[0] == level or (level == 0 and e[0] <= REACTION)]
    seats = {entry[1] for entry in first}
    seat = next(seat for seat in turn_order(s) if seat in seats)
    mine = [entry for entry in first if entry[1] == seat]
    now = [entry for entry in mine if entry[0] != REACTION] or mine
    chosen = set(map(id, now))
    _wait_on(s, [entry for entry in group if id(entry) not in chosen])
    about = s.stack[-1].source if s.stack else NO_CARD  # the card whose window it is
    if now[0][0] == REACTION:
        push(s, REACT, about, seat).data = tuple(now)
    elif len({entry[2] for entry in now}) > 1:
        push(s, ORDER, about, seat).data = tuple(now)
    else:
        _wait_on(s, now[1:])
        start_effect(s, now[0])


def _wait_on(s: State, entries: list[Waiting]) -> None:
    """Let effects wait on: in the window of the frame that has opened one, or else as a group."""
    if not entries:
        return
    if s.stack:
        s.stack[-1].window += tuple(entries)
    else:
        s.groups.append(tuple(entries))


def open_window(f: Frame, waiting: Iterable[Waiting]) -> None:
    """Let effects step in before a frame goes on; one of its next steps is `work_off`."""
    f.window = tuple(waiting)


def waiting_in(f: Frame) -> tuple[Waiting, ...]:
    """What waits in a frame's window."""
    return cast(tuple[Waiting, ...], f.window)


def work_off(s: State, f: Frame) -> None:
    """Let everything that waits in a frame's window happen, in the order of TRG-9."""
    waiting, f.window = waiting_in(f), ()
    if waiting:
        f.pc -= 1
        start_one(s, waiting)


def _order(s: State, f: Frame) -> None:
    """One's own simultaneous effects in the order one likes (TRG-9)."""
    entries = list(cast(tuple[Waiting, ...], f.data))
    options: list[Action] = [("effect", e[2], e[3] // PROGRAMS_PER_ABILITY) for e in entries]
    index = ask(s, f, f.owner, "order", options)
    if index < 0:
        return
    chosen = entries.pop(index)
    s.stack.pop()
    _wait_on(s, entries)
    start_effect(s, chosen)


def _react(s: State, f: Frame) -> None:
    """Offer a seat its Reactions to what has just happened, in any order (TRG-7, TRG-9)."""
    entries = list(cast(tuple[Waiting, ...], f.data))
    usable = [e for e in entries if possible(s, e)]
    if not usable:
        s.stack.pop()
        return
    options: list[Action] = [("effect", e[2], e[3] // PROGRAMS_PER_ABILITY) for e in usable]
    index = ask(s, f, f.owner, "reaction", [*options, ("decline",)])
    if index < 0:
        return
    s.stack.pop()
    if index < len(usable):
        chosen = usable[index]
        _wait_on(s, [e for e in entries if e is not chosen])
        s.events.append(("reaction", f.owner, chosen[2]))
        start_effect(s, chosen)


def possible(s: State, entry: Waiting) -> bool:
    """Whether an optional effect, or one that happens instead of something, may be used."""
    from mblades.rules.effects.compiler import may_be_used

    frame = Frame(entry[3], entry[2], entry[1])
    _bind(s, frame, entry)
    return may_be_used(s.catalog.ability(entry[3] // PROGRAMS_PER_ABILITY), entry[3])(s, frame)


def start_effect(s: State, entry: Waiting) -> None:
    """Start an effect."""
    _level, seat, card, program = entry[:4]
    ability = program // PROGRAMS_PER_ABILITY
    if endless(s):
        return
    _note_use(s, card, ability)
    frame = push(s, program, card, seat, ability)
    _bind(s, frame, entry)
    s.events.append(("effect", seat, card, ability))
    if board.of(s).listeners.get("effect"):
        push(s, CANCEL_WINDOW, card, seat).data = (ability,)


def _bind(s: State, frame: Frame, entry: Waiting) -> None:
    frame.it, frame.that, frame.amount, frame.was = entry[4], entry[5], entry[6], entry[7]
    if entry[0] == NEXT:
        frame.next = entry[4]
    if s.clash is not None:
        frame.winners, frame.losers, used = s.clash
        frame.used = dict(used)


def _gather_cancellers(s: State, f: Frame) -> None:
    """Who may answer an effect that would happen; each answers once."""
    ability = s.catalog.ability(cast(int, f.data[0]))
    open_window(
        f,
        [
            (REACTION, one.seat, one.card, one.program, f.source, f.owner, 0, None)
            for one in heard(s, "effect", card=f.source, seat=f.owner)
            if _names_trigger(one, ability) and may_react(s, one.seat) and not is_under_way(s, one)
        ],
    )


def _offer_cancel(s: State, f: Frame) -> None:
    if not s.stack[-2].pc:  # it is not cancelled yet
        work_off(s, f)


def is_under_way(s: State, listener: Listener) -> bool:
    """Whether an effect is being carried out already."""
    return any(f.source == listener.card and f.program == listener.program for f in s.stack)


def _names_trigger(listener: Listener, ability: Compiled) -> bool:
    wanted = getattr(listener.event, "trigger", None)
    return wanted is None or wanted is ability.trigger


def _finished(s: State, f: Frame) -> None:
    """After an effect of a card: Reactions that answer any effect (TRG-7), lost slots (TRN-6)."""
    from mblades.rules.effects.tableau import settle_slots

    settle_slots(s)
    if not board.of(s).listeners.get("any effect"):
        return
    if s.catalog.ability(f.ability).unanswered:
        return
    offered = {(entry[2], entry[3]) for entry in s.happened}
    for listener in board.of(s).listeners["any effect"]:
        card, program = listener.card, listener.program
        known = card == f.source or (card, program) in offered
        known = known or is_used_up(s, card, listener.ability)
        if not known and may_react(s, listener.seat):
            wait(s, (REACTION, listener.seat, card, program, f.source, f.owner, 0, None))


# --------------------------------------------------------------------------- loops


def endless(s: State) -> bool:
    """Count an effect of the chain; whether it is one without end, and has been ended (GEN-9)."""
    s.chain += 1
    if s.chain <= WATCH_AFTER:
        return False
    if s.chain <= LONGEST_CHAIN and not _comes_again(s):
        return False
    _break_off(s)
    return True


def _break_off(s: State) -> None:
    from mblades.rules.effects.loops import end_loop

    end_loop(s)
    s.work = s.chain = s.seen = 0


def _comes_again(s: State) -> bool:
    """Whether the position is the one remembered; ever later ones are, so every loop is found."""
    if s.scoring >= 0:  # nothing waits, so only the length of a chain tells
        return False
    position = _position(s)
    if position == s.seen:
        return True
    beyond = s.chain - WATCH_AFTER
    if not s.seen or beyond & (beyond - 1) == 0:  # a power of two
        s.seen = position
    return False


def _position(s: State) -> int:
    """A digest of the cards and what waits, but not of the RP and dollars that a loop runs up."""
    zones = [(p.hand, p.tableau, p.box, p.accessories) for p in s.players]
    windows = [frame.window for frame in s.stack if frame.window]
    waiting = [[(entry[0], *entry[2:5]) for entry in group] for group in (*s.groups, *windows)]
    s.work += sum(map(len, waiting))
    content = (zones, sorted(s.down), sorted(s.tokens.items()), s.armed, waiting)
    return int.from_bytes(blake2b(_pack(content), digest_size=8).digest()) or 1


ORDER, REACT, CANCEL_WINDOW = -1, -2, -3
BUILT_IN[ORDER] = (_order,)
BUILT_IN[REACT] = (_react,)
BUILT_IN[CANCEL_WINDOW] = (_gather_cancellers, _offer_cancel)
