"""What players are not allowed to do by continuous effects and by a card's own rules."""

from __future__ import annotations

from mblades.rules.effects import board, card_values
from mblades.rules.effects.catalog import PlayRule
from mblades.rules.effects.event_tests import about
from mblades.rules.state.state import NO_CARD, Frame, State
from mblades.text import tree
from mblades.text.tree import Who


def cannot_use(s: State, seat: int, what: str) -> bool:
    """Whether a seat is kept from using Actions or Reactions."""
    for one in board.of(s).statics.get(tree.CannotUse, ()):
        rule, context, effect = one.rule, one.context, one.rule.effect
        assert isinstance(effect, tree.CannotUse)
        meant = effect.what == what and _meant(s, effect.who, context.owner, seat)
        if meant and rule.applies(s, context, NO_CARD):
            return True
    return False


def cannot_play(s: State, seat: int, card: int) -> bool:
    """Whether an effect in play, or the card's own condition, keeps it from being played."""
    for one in board.of(s).statics.get(tree.CannotPlay, ()):
        rule, context, effect = one.rule, one.context, one.rule.effect
        assert isinstance(effect, tree.CannotPlay)
        if _meant(s, effect.who, context.owner, seat) and rule.applies(s, context, card):
            return True
    rules = s.catalog.play_rules(s.cards[card])
    return bool(rules) and not all(_allows(s, rule, seat, card) for rule in rules)


def _meant(s: State, who: Who, you: int, seat: int) -> bool:
    if who is Who.EACH_OPPONENT:
        return board.is_opponent(s, you, seat)
    if who is Who.EACH_PLAYER:
        return True
    return about(s, who, you, seat)


def _allows(s: State, rule: PlayRule, seat: int, card: int) -> bool:
    if rule.test is not None and not rule.test(s, Frame(-1, card, seat)):
        return False
    return not rule.fusion or _fusion_ready(s, seat, card)


def _fusion_ready(s: State, seat: int, card: int) -> bool:
    """One of its elements and one of its types, on different face-up cards (KEY-15)."""
    design = s.cards[card]
    elements, types = s.catalog.elements[design], s.catalog.types[design]
    shown = [c for c in s.players[seat].tableau if c not in s.tournament.down]
    with_element = [c for c in shown if card_values.elements(s, c) & elements]
    with_type = [c for c in shown if card_values.types(s, c) & types]
    return any(one != other for one in with_element for other in with_type)
