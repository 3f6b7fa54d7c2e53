"""Flipping cards by effects, with everything that may step in between (GEN-4, TRG-10)."""

from __future__ import annotations

from typing import Literal, cast

from mblades.rules.effects import board
from mblades.rules.effects.stack import (
    BUILT_IN,
    LEVEL,
    REACTION,
    Waiting,
    ask,
    heard,
    is_under_way,
    may_react,
    open_window,
    possible,
    push,
    waiting_in,
    work_off,
)
from mblades.rules.effects.tableau import turn_down
from mblades.rules.state.state import NO_CARD, Frame, State
from mblades.text import tree
from mblades.text.tree import TriggerWord

FLIP_GUARD, CHANGE_GUARD = -4, -5
Change = Literal["gain", "lose", "steal"]


def can_flip(s: State, card: int, by: int) -> bool:
    """Whether an effect of this seat can flip a card at all."""
    return card not in s.down and card in board.of(s).owner and not board.is_protected(s, card, by)


def let_step_in(s: State, f: Frame) -> None:
    """For each card that would be flipped, let something happen instead; the rest is picked."""
    while f.queue:
        card, f.queue = f.queue[0], f.queue[1:]
        if not can_flip(s, card, f.owner):
            continue
        if board.of(s).listeners.get("would flip"):
            push(s, FLIP_GUARD, card, f.owner).it = card
            f.pc -= 1
            return
        f.picks = (*f.picks, card)


def flip_picked(s: State, f: Frame) -> None:
    """Flip at the same time what nothing has stepped in for."""
    cards, f.picks = f.picks, ()
    f.done = bool(cards)
    turn_down(s, f.owner, *cards)


def flip_for_use(s: State, f: Frame) -> None:
    """A used Action or Reaction flips its card (TRN-7, TRG-7); Level Up may keep it (KEY-19)."""
    card = f.source
    if f.copied or card in s.down or board.of(s).owner.get(card) != f.owner:
        return
    if card in s.players[f.owner].powers:  # a character stays as it is
        return
    if _stays(s, f, card) and s.tokens.get(card, 0) > 0:
        index = ask(s, f, f.owner, "level up", [("yes",), ("no",)])
        if index < 0:
            return
        if index == 0:
            s.tokens = {**s.tokens, card: s.tokens[card] - 1}
            board.changed(s)
            s.events.append(("tokens", card, -1))
            return
    turn_down(s, f.owner, card)


def _stays(s: State, f: Frame, card: int) -> bool:
    if f.ability < 0 or s.catalog.ability(f.ability).trigger is not TriggerWord.ACTION:
        return False
    return any(
        isinstance(effect, tree.StayInstead)
        for ability in board.of(s).abilities.get(card, ())
        for effect in ability.tree.effects
    )


def guard_change(
    s: State, what: Change, seat: int, unit: tree.Unit, count: int, source: int, by: int
) -> None:
    """Gain or lose RP or M$, or have it stolen, unless something happens instead."""
    frame = push(s, CHANGE_GUARD, source, by)
    frame.subject, frame.amount, frame.symbol = seat, count, unit
    frame.data = (what,)


# --------------------------------------------------------------------------- stepping in


def _gather(s: State, f: Frame, key: str, *, card: int, seat: int) -> None:
    """Open the window for everything that may step in, each once."""
    open_window(
        f,
        [
            (LEVEL[one.ability.trigger], one.seat, one.card, one.program, f.it, f.subject,
             f.amount, None)
            for one in heard(s, key, card=card, seat=seat, by=f.owner)
            if not is_under_way(s, one)
        ],
    )  # fmt: skip


def _gather_flip(s: State, f: Frame) -> None:
    _gather(s, f, "would flip", card=f.it, seat=board.of(s).owner[f.it])


def _gather_change(s: State, f: Frame) -> None:
    what = "gain" if f.data[0] == "gain" else "lose"
    _gather(s, f, f"would {what} {f.symbol}", card=NO_CARD, seat=f.subject)


def _step_in(s: State, f: Frame) -> None:
    """Let those step in that can, until one has happened instead."""
    if not f.done:
        open_window(f, [entry for entry in waiting_in(f) if _can_step_in(s, entry)])
        work_off(s, f)


def _can_step_in(s: State, entry: Waiting) -> bool:
    level, seat = entry[:2]
    return possible(s, entry) and (level != REACTION or may_react(s, seat))


def _settle_flip(s: State, f: Frame) -> None:
    if f.done:
        s.events.append(("prevented", f.it, f.owner))
    else:
        flipper = s.stack[-2]
        flipper.picks = (*flipper.picks, f.it)


def _do_change(s: State, f: Frame) -> None:
    from mblades.rules.effects.points import gain, lose, take

    unit = cast(tree.Unit, f.symbol)
    moved = 0
    if f.done:
        pass
    elif f.data[0] == "steal":
        moved = take(s, f.owner, f.subject, unit, f.amount, f.source)
    elif f.data[0] == "lose":
        moved = lose(s, f.subject, unit, f.amount, f.source)
    else:
        moved = gain(s, f.subject, unit, f.amount, f.source)
    s.stack[-2].note_moved(moved)


def mark_replaced(s: State, f: Frame) -> None:
    """What would have happened does not: the last step of "instead", or "Prevent it."."""
    for frame in reversed(s.stack):
        if frame is not f and frame.program in (FLIP_GUARD, CHANGE_GUARD):
            frame.done = True
            return


BUILT_IN[FLIP_GUARD] = (_gather_flip, _step_in, _settle_flip)
BUILT_IN[CHANGE_GUARD] = (_gather_change, _step_in, _do_change)
