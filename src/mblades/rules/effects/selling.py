"""Cards that effects let players sell: into the Aftermarket, for M$ from the bank."""

from __future__ import annotations

from mblades.rules.effects.board import of as board_of
from mblades.rules.effects.catalog import Op
from mblades.rules.effects.entering_and_leaving import take_from_anywhere
from mblades.rules.effects.points import WOULD_GAIN, gain, guard_change
from mblades.rules.effects.selections import amount
from mblades.rules.state import events, piles
from mblades.rules.state.state import Frame, State
from mblades.text import tree


def sell(effect: tree.Sell) -> Op:
    """Prices are those of before the cards go; all of them are paid at once."""
    price = amount(effect.price)

    def step(s: State, f: Frame) -> None:
        total, sold = 0, f.clone()
        for card in f.those:
            sold.it = card
            total += price(s, sold)
        for card in f.those:
            s.events.append(events.PutInAftermarket(f.subject, card))
            take_from_anywhere(s, card)
        piles.to_aftermarket(s, f.those)
        if board_of(s).listeners.get(WOULD_GAIN["M$"]):
            guard_change(s, "gain", f.subject, "M$", total, f.source, f.owner)
        else:
            f.note_moved(gain(s, f.subject, "M$", total, f.source), "gained", "M$")

    return step
