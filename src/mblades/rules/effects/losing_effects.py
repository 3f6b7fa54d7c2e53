"""Cards that lose their effects: what they say neither holds nor waits nor happens (GEN-6, TRG-4)."""

from __future__ import annotations

from mblades.rules.effects.board_records import Board, Listener, Static
from mblades.rules.effects.catalog import Compiled
from mblades.rules.state.state import State
from mblades.text import tree
from mblades.text.tree import TriggerWord

Lost = dict[int, set[TriggerWord | None]]  # by card; None: all of them


def take_away(s: State, board: Board) -> None:
    """Forget what the cards have lost; of two that silence each other the one played last does."""
    lost: Lost = {}
    s.board, board.tangled = board, board.tangles > 0
    for one in reversed(board.statics.get(tree.LoseEffects, [])):
        effect = one.rule.effect
        assert isinstance(effect, tree.LoseEffects)
        if one.started is None and _is_lost(lost, one.context.source, one.ability):
            continue
        for card in board.abilities:
            if one.rule.applies(s, one.context, card):
                lost.setdefault(card, set()).add(effect.trigger)
    s.board = None
    board.stars.clear()
    board.elements.clear()
    board.types.clear()
    board.is_plain = False
    if lost:
        _forget(board, lost)


def _is_lost(lost: Lost, card: int, ability: Compiled) -> bool:
    words = lost.get(card)
    return words is not None and (None in words or ability.trigger in words)


def _forget(board: Board, lost: Lost) -> None:
    for card in lost:
        kept = tuple(one for one in board.abilities[card] if not _is_lost(lost, card, one))
        board.abilities[card] = kept
    for kind, statics in board.statics.items():
        board.statics[kind] = [one for one in statics if _stays(lost, one, one.context.source)]
    for key, listeners in board.listeners.items():
        board.listeners[key] = [one for one in listeners if _stays(lost, one, one.card)]
    for seat in board.extra_slots:
        board.extra_slots[seat] = sum(
            one.rule.effect.count
            for one in board.statics.get(tree.MoreSlots, ())
            if one.context.owner == seat and isinstance(one.rule.effect, tree.MoreSlots)
        )


def _stays(lost: Lost, one: Static | Listener, card: int) -> bool:
    return one.started is not None or not _is_lost(lost, card, one.ability)
