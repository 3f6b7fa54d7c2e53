"""Carrying out effects, step by step, and the programs of the rules themselves (TRG-7, TRG-9, GEN-9)."""

from __future__ import annotations

from typing import Final

from mblades.rules.effects import board, clash, flipping, points
from mblades.rules.effects.board_records import Listener
from mblades.rules.effects.catalog import PROGRAMS_PER_ABILITY, Compiled, Op, is_started
from mblades.rules.effects.coming_true import notice
from mblades.rules.effects.entering_and_leaving import settle_slots
from mblades.rules.effects.leaving_by_loop import end_loop
from mblades.rules.effects.spans import end_unmet
from mblades.rules.effects.stack import (
    CANCEL_WINDOW,
    CHANGE_GUARD,
    CLASH,
    FLIP_GUARD,
    ORDER,
    REACT,
    REACTION,
    answer_of,
    ask,
    happening_of,
    heard,
    is_under_way,
    is_used_up,
    may_react,
    open_window,
    possible,
    start_effect,
    start_one,
    trigger,
    wait,
    wait_on,
    work_off,
)
from mblades.rules.state import answers, events
from mblades.rules.state.answers import Option
from mblades.rules.state.budget import MOST_WAITING, MOST_WORK, STEP
from mblades.rules.state.frame import Frame
from mblades.rules.state.records import Waiting
from mblades.rules.state.state import State
from mblades.text import tree


def run(s: State) -> None:
    """Carry out effects until something is asked or nothing is left to do."""
    t = s.tournament
    work, programs = s.catalog.work, s.catalog.programs
    while t.prompt is None:
        now = s.board
        if now is not None and now.unsteady and now.has_kept_values():
            board.changed(s)  # these may count RP, M$, cards in hand ...
        stack = t.stack
        if s.work > MOST_WORK:
            _break_off(s)
        elif stack:
            f = stack[-1]
            program, pc = f.program, f.pc
            if program >= 0:
                steps, effort = programs.get(program) or work(program)
                s.work += effort + STEP
            else:
                steps = BUILT_IN.get(program) or s.mode.programs[program]
                s.work += STEP
            if len(stack) + len(t.happened) > MOST_WAITING:
                _break_off(s)
            elif pc < len(steps):
                f.pc = pc + 1
                steps[pc](s, f)
            else:
                stack.pop()
                if f.ability >= 0:
                    _finished(s, f)
        elif t.happened:
            t.groups.append(t.happened)
            t.happened = ()
            if sum(map(len, t.groups)) > MOST_WAITING:
                _break_off(s)
        elif not _goes_on(s):
            return


def _goes_on(s: State) -> bool:
    """Let the group happen that came last; where none waits, whether more comes now that all has happened."""
    t = s.tournament
    if t.groups:
        start_one(s, t.groups.pop())
        return True
    end_unmet(s)
    notice(s)
    return bool(t.happened)


def _break_off(s: State) -> None:
    end_loop(s)
    s.work = s.tournament.chain = s.tournament.seen = 0


def offer(entry: Waiting) -> Option:
    """An effect that waits, as somebody chooses it."""
    return answers.Effect(entry.card, entry.program // PROGRAMS_PER_ABILITY)


def _order(s: State, f: Frame) -> None:
    """One's own simultaneous effects in the order one likes (TRG-9)."""
    entries = list(f.window)
    index = ask(s, f, f.owner, "order", [offer(e) for e in entries])
    if index < 0:
        return
    chosen = entries.pop(index)
    s.tournament.stack.pop()
    wait_on(s, entries)
    start_effect(s, chosen)


def _react(s: State, f: Frame) -> None:
    """Offer a seat its Reactions to what has just happened, in any order (TRG-7, TRG-9)."""
    entries = list(f.window)
    usable = [e for e in entries if possible(s, e)]
    if not usable:
        s.tournament.stack.pop()
        return
    options = [offer(e) for e in usable]
    index = ask(s, f, f.owner, "reaction", [*options, answers.Decline()])
    if index < 0:
        return
    s.tournament.stack.pop()
    if index < len(usable):
        chosen = usable[index]
        wait_on(s, [e for e in entries if e is not chosen])
        s.events.append(events.Reaction(f.owner, chosen.card))
        start_effect(s, chosen)
        trigger(s, "reaction", card=chosen.card, seat=f.owner)


def _gather_cancellers(s: State, f: Frame) -> None:
    """Who may answer an effect that would happen; each answers once."""
    beneath = s.tournament.stack[-2]
    ability = None if is_started(beneath.program) else s.catalog.ability(beneath.ability)
    open_window(
        f,
        [
            answer_of(one, f.source, f.owner)
            if one.started is not None
            else Waiting(REACTION, one.seat, one.card, one.program, f.source, f.owner)
            for one in heard(s, happening_of(s, "effect", f.source, f.owner))
            if _names_trigger(one, ability)
            and (one.started is not None or may_react(s, one.seat))
            and not is_under_way(s, one)
        ],
    )


def _offer_cancel(s: State, f: Frame) -> None:
    if not s.tournament.stack[-2].pc:  # it is not cancelled yet
        work_off(s, f)


def _names_trigger(listener: Listener, ability: Compiled | None) -> bool:
    event = None if listener.heard is None else listener.heard.event
    wanted = event.trigger if isinstance(event, tree.EffectHappens) else None
    return wanted is None or (ability is not None and wanted is ability.trigger)


def _finished(s: State, f: Frame) -> None:
    """After an effect of a card: Reactions that answer any effect (TRG-7), lost slots (TRN-6)."""
    end_unmet(s)
    settle_slots(s)
    notice(s)
    answering = board.of(s).listeners.get(board.ANY_EFFECT)
    if not answering:
        return
    if s.catalog.ability(f.ability).unanswered:
        return
    offered = {(entry.card, entry.program) for entry in s.tournament.happened}
    for listener in answering:
        card, program = listener.card, listener.program
        known = card == f.source or (card, program) in offered
        known = known or is_used_up(s, card, listener.ability)
        if not known and may_react(s, listener.seat):
            wait(s, Waiting(REACTION, listener.seat, card, program, f.source, f.owner))


# Steps of the programs of the rules; those of modes are in `Mode.programs`.
BUILT_IN: Final[dict[int, tuple[Op, ...]]] = {
    ORDER: (_order,),
    REACT: (_react,),
    CANCEL_WINDOW: (_gather_cancellers, _offer_cancel),
    FLIP_GUARD: flipping.GUARD,
    CHANGE_GUARD: points.GUARD,
    CLASH: clash.STEPS,
}
