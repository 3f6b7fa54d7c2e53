"""Leaving a tournament by an infinite loop (GEN-9)."""

from __future__ import annotations

from mblades.rules.effects import board
from mblades.rules.effects.tableau import strip
from mblades.rules.state import piles
from mblades.rules.state.state import State


def leave_for_loop(s: State) -> None:
    """The player who caused the loop leaves, and is paid for the cards."""
    if not s.mode.leaves_for_loop(s, s.actor):
        s.stack, s.groups, s.happened = [], [], ()
        return
    player = s.players[s.actor]
    in_play = (*player.tableau, *player.box, *player.accessories)
    for card in in_play:
        strip(s, card)
    cards = (*player.hand, *in_play)
    player.hand = player.tableau = player.box = player.accessories = ()
    player.out = True
    gone = frozenset(cards)
    s.down -= gone
    s.slot_bringers -= gone
    s.entered = tuple(card for card in s.entered if card not in gone)
    s.armed = tuple(entry for entry in s.armed if entry[1] not in gone)
    s.stack, s.groups, s.happened = [], [], ()
    board.changed(s)
    if s.edition.looper_cards_to == "box":
        piles.remove(s, cards)
    else:
        piles.discard(s, cards)
    paid = 0 if s.mode.is_last(s) else sum(s.catalog.stars[s.cards[c]] for c in cards)
    player.money += paid
    s.events.append(("loop", player.seat, paid))
