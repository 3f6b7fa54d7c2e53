"""Flipping cards by effects, with everything that may step in between (GEN-4, TRG-10)."""

from __future__ import annotations

from typing import Final

from mblades.rules.effects import board, card_values
from mblades.rules.effects.catalog import Op
from mblades.rules.effects.entering_and_leaving import as_it_is, turn_down
from mblades.rules.effects.guards import gather, step_in
from mblades.rules.effects.stack import FLIP_GUARD, ask, push
from mblades.rules.state import answers, events
from mblades.rules.state.frame import Frame
from mblades.rules.state.state import State
from mblades.text import tree
from mblades.text.tree import TriggerWord


def can_flip(s: State, card: int, by: int) -> bool:
    """Whether an effect of this seat can flip a card at all."""
    return (
        card not in s.tournament.down
        and card in board.of(s).owner
        and not card_values.is_protected(s, card, by, "flipped")
    )


def let_step_in(s: State, f: Frame) -> None:
    """For each card that would be flipped, let something happen instead; the rest is picked."""
    while f.held:
        card, f.held = f.held[0], f.held[1:]
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
    f.flipped += tuple([(card, as_it_is(s, card)) for card in cards])
    turn_down(s, f.owner, *cards)


def flip_for_use(s: State, f: Frame) -> None:
    """A used Action or Reaction flips its card (TRN-7, TRG-7); Level Up may keep it (KEY-19)."""
    t = s.tournament
    card = f.source
    if f.copied or card in t.down or board.of(s).owner.get(card) != f.owner:
        return
    if card in s.players[f.owner].powers:  # a character stays as it is
        return
    if _stays(s, f, card) and t.tokens.get(card, 0) > 0:
        index = ask(s, f, f.owner, "level up", answers.YES_OR_NO)
        if index < 0:
            return
        if index == 0:
            t.tokens = {**t.tokens, card: t.tokens[card] - 1}
            board.changed(s)
            s.events.append(events.Tokens(card, -1))
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


# --------------------------------------------------------------------------- stepping in


def _gather(s: State, f: Frame) -> None:
    gather(s, f, "would flip", card=f.it, seat=board.of(s).owner[f.it])


def _settle_flip(s: State, f: Frame) -> None:
    if f.done:
        s.events.append(events.Prevented(f.it, f.owner))
    else:
        flipper = s.tournament.stack[-2]
        flipper.picks = (*flipper.picks, f.it)


GUARD: Final[tuple[Op, ...]] = (_gather, step_in, _settle_flip)
