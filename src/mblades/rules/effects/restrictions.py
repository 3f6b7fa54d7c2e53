"""What players are not allowed to do by continuous effects and by a card's own rules."""

from __future__ import annotations

from mblades.rules.effects import board, card_values
from mblades.rules.effects.board_records import Static
from mblades.rules.effects.catalog import PlayRule
from mblades.rules.effects.causes import cause
from mblades.rules.effects.selections import players
from mblades.rules.state.state import NO_CARD, NOBODY, Frame, State
from mblades.text import tree
from mblades.text.tree import Whom


def cannot(s: State, seat: int, deed: tree.PlayerDeed, *, to: int = NOBODY) -> bool:
    """Whether a seat is kept from doing something; `to` whom, if it is done to somebody."""
    for one in board.of(s).statics.get(tree.Cannot, ()):
        rule, context, effect = one.rule, one.context, one.rule.effect
        assert isinstance(effect, tree.Cannot)
        if deed not in effect.deeds or to not in (NOBODY, context.owner):
            continue
        if _meant(s, one, effect.who, seat) and rule.applies(s, context, NO_CARD):
            return True
    return False


def may_gain(s: State, seat: int, unit: tree.Unit, count: int) -> int:
    """How much of it a player can gain: as far as nothing forbids it."""
    if cannot(s, seat, "gain RP" if unit == "RP" else "gain M$"):
        return 0
    for one in board.of(s).statics.get(tree.GainLimit, ()):
        rule, context, effect = one.rule, one.context, one.rule.effect
        assert isinstance(effect, tree.GainLimit)
        if effect.unit != unit or effect.source not in (None, cause(s).trigger):
            continue
        card = cause(s).card
        if rule.causes is not None and (card == NO_CARD or not rule.causes(s, context, card)):
            continue
        if _meant(s, one, effect.who, seat) and rule.applies(s, context, NO_CARD):
            before = _gained_this_turn(s, seat, effect) if effect.per else 0
            count = min(count, max(effect.most - before, 0))
    return count


def _gained_this_turn(s: State, seat: int, limit: tree.GainLimit) -> int:
    t = s.tournament
    s.work += len(t.history)
    key = f"gain {limit.unit}"
    return sum(
        h.amount
        for h in t.history
        if h.turn == t.turns and h.key == key and h.seat == seat
        and limit.source in (None, h.source)
    )  # fmt: skip


def actions_allowed(s: State, seat: int) -> int:
    """How many Actions a player may use in a turn (TRN-7), what effects add included."""
    more = sum(
        one.rule.amount(s, one.context)
        for one in board.of(s).statics.get(tree.MoreActions, ())
        if one.context.owner == seat
    )
    return 1 + more + s.tournament.extra_actions


def tolls(s: State, seat: int, what: str, card: int) -> list[tuple[tree.Unit, int, int]]:
    """What a player has to pay to use an Action of a card or to play it, each time because of which card."""
    found: list[tuple[tree.Unit, int, int]] = []
    for one in board.of(s).statics.get(tree.Toll, ()):
        rule, context, effect = one.rule, one.context, one.rule.effect
        assert isinstance(effect, tree.Toll)
        if (
            effect.what == what
            and _meant(s, one, effect.who, seat)
            and rule.applies(s, context, card)
        ):
            found.append((effect.unit, effect.amount, context.source))
    return found


def can_pay_tolls(s: State, seat: int, what: str, card: int) -> bool:
    """Whether a player has as much as all of them together."""
    left = {"RP": s.players[seat].rp, "M$": s.players[seat].money}
    for unit, much, _ in tolls(s, seat, what, card):
        left[unit] -= much
    return min(left.values()) >= 0


def cannot_play(s: State, seat: int, card: int) -> bool:
    """Whether an effect in play, or the card's own condition, keeps it from being played."""
    if not can_pay_tolls(s, seat, "play", card):
        return True
    if s.players[seat].played and cannot(s, seat, "play more than 1 card each turn"):
        return True
    for one in board.of(s).statics.get(tree.CannotPlay, ()):
        rule, context, effect = one.rule, one.context, one.rule.effect
        assert isinstance(effect, tree.CannotPlay)
        if _meant(s, one, effect.who, seat) and rule.applies(s, context, card):
            return True
    rules = s.catalog.play_rules(s.cards[card])
    return bool(rules) and not all(_allows(s, rule, seat, card) for rule in rules)


def _meant(s: State, one: Static, who: Whom, seat: int) -> bool:
    return seat in (players(who)(s, one.context) if one.seats is None else one.seats)


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
