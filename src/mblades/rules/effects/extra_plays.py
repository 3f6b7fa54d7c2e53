"""Cards played in a turn besides the one that has to be: any, or certain ones (KEY-29, TRN-4)."""

from __future__ import annotations

from mblades.rules.effects.catalog import Op, Test
from mblades.rules.effects.entering_and_leaving import has_room
from mblades.rules.effects.restrictions import cannot_play
from mblades.rules.effects.selections import fits
from mblades.rules.state.records import ExtraPlay
from mblades.rules.state.state import NO_CARD, Frame, State
from mblades.text import tree


def _spoken_of(effect: tree.PlayAnother, f: Frame) -> tuple[int, ...]:
    match effect.card:
        case tree.It():
            return () if f.it == NO_CARD else (f.it,)
        case _:
            return f.those


def can_play_another(effect: tree.PlayAnother) -> Test:
    """Whether there is a card that could be played."""
    meant = fits(effect.which, counting=False)

    def can(s: State, f: Frame) -> bool:
        hand = s.players[f.owner].hand
        if effect.card is not None:
            hand = tuple(card for card in _spoken_of(effect, f) if card in hand)
        if not (effect.slot or has_room(s, f.owner)):
            return False
        return any(meant(s, f, card) and not cannot_play(s, f.owner, card) for card in hand)

    return can


def another(effect: tree.PlayAnother) -> Op:
    """One or more cards may be played besides, in this turn."""
    is_any = effect.card is None and effect.which == tree.Filter()

    def step(s: State, f: Frame) -> None:
        t = s.tournament
        if t.turn != f.owner:
            return
        if is_any:
            t.plays += effect.count
            t.free_slot_plays += effect.count if effect.slot else 0
            return
        part = next(
            n
            for n, (node, _) in enumerate(s.catalog.ability(f.ability).extra_plays)
            if node == effect
        )
        cards = () if effect.card is None else _spoken_of(effect, f)
        if effect.card is not None and not cards:
            return
        one = ExtraPlay(f.owner, f.source, f.ability, part, cards)
        times = effect.count if effect.card is None else len(cards)
        t.extra_plays += (one,) * times

    return step


def allows(s: State, one: ExtraPlay, card: int) -> bool:
    """Whether a card is one that may be played so."""
    if one.cards:
        return card in one.cards
    _, meant = s.catalog.ability(one.ability).extra_plays[one.part]
    return meant(s, Frame(-1, one.card, one.seat, one.ability), card)


def play_for(s: State, card: int) -> ExtraPlay | None:
    """What lets a card be played besides; the one that allows the fewest comes first."""
    found = [one for one in s.tournament.extra_plays if allows(s, one, card)]
    return min(found, key=lambda one: not one.cards, default=None)
