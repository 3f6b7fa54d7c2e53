"""Infinite loops (GEN-9): breaking them off, and leaving a tournament by one."""

from __future__ import annotations

from mblades.rules.effects import board
from mblades.rules.effects.tableau import strip
from mblades.rules.state import piles
from mblades.rules.state.state import State


def end_loop(s: State) -> None:
    """End what goes on without end, or asks for too much: by leaving, where one can leave."""
    if s.scoring >= 0:
        _stop_scoring(s)
    elif s.mode.leaves_for_loop(s, s.actor):
        _leave(s)
    else:
        s.stack, s.groups, s.happened = [], [], ()


def _stop_scoring(s: State) -> None:
    """The Score effects of this player end here; the others score as if nothing had been."""
    s.stack, s.happened = [], ()
    left = [tuple(entry for entry in group if entry[1] != s.actor) for group in s.groups]
    s.groups = [group for group in left if group]


def _leave(s: State) -> None:
    """The player who caused the loop leaves, and is paid for the cards."""
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
