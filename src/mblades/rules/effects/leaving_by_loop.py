"""Breaking off an infinite loop, and leaving the tournament by it (GEN-9)."""

from __future__ import annotations

from mblades.rules.effects import board
from mblades.rules.effects.entering_and_leaving import strip
from mblades.rules.effects.spans import end_all_of
from mblades.rules.state import events, piles
from mblades.rules.state.state import State


def end_loop(s: State) -> None:
    """End what goes on without end, or asks for too much: by leaving, where one can leave."""
    t = s.tournament
    if t.scoring >= 0:
        _stop_scoring(s)
    elif s.mode.leaves_for_loop(s, t.actor):
        _leave(s)
    else:
        t.stack, t.groups, t.happened = [], [], ()


def _stop_scoring(s: State) -> None:
    """The Score effects of this player end here; the others score as if nothing had been."""
    t = s.tournament
    t.stack, t.happened = [], ()
    left = [tuple(entry for entry in group if entry.seat != t.actor) for group in t.groups]
    t.groups = [group for group in left if group]


def _leave(s: State) -> None:
    """The player who caused the loop leaves, and is paid for the cards."""
    t = s.tournament
    player = s.players[t.actor]
    in_play = (*player.tableau, *player.box, *player.accessories)
    for card in in_play:
        strip(s, card)
    cards = (*player.hand, *in_play)
    player.hand = player.tableau = player.box = player.accessories = ()
    player.out = True
    gone = frozenset(cards)
    t.down -= gone
    t.slot_bringers -= gone
    t.entered = tuple(card for card in t.entered if card not in gone)
    t.armed = tuple(one for one in t.armed if one.card not in gone)
    t.stack, t.groups, t.happened = [], [], ()
    end_all_of(s, (player.seat,))
    board.changed(s)
    if s.edition.looper_cards_to == "box":
        piles.remove(s, cards)
    else:
        piles.discard(s, cards)
    paid = 0 if s.mode.is_last(s) else sum(s.catalog.stars[s.cards[c]] for c in cards)
    player.money += paid
    s.events.append(events.Loop(player.seat, paid))
