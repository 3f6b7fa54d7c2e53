"""Venues: a place with rules of its own for each round (OPT-4).

A venue speaks to "you", so every player who builds a deck has a copy of it among their powers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mblades.cards.design import Design
from mblades.errors import SetupError
from mblades.rules.state import events
from mblades.rules.state.piles import remove, without_all
from mblades.rules.state.random import shuffled
from mblades.rules.state.state import State

if TYPE_CHECKING:
    from mblades.rules.setup.lay_out import Cards


def lay_out(s: State, cards: Cards) -> None:
    """Shuffle the venue deck: for every venue a copy for each player."""
    left_out = s.edition.left_out_boxes
    venues = tuple([one for one in s.catalog.library.venues if one.box not in left_out])
    if not venues:
        raise SetupError("the library has no venues for this game")
    s.venue_deck = shuffled(s, tuple([_copies(s, cards, venue) for venue in venues]))


def _copies(s: State, cards: Cards, venue: Design) -> tuple[int, ...]:
    return cards.side(*[venue] * len(s.mode.builders(s)))


def reveal(s: State) -> None:
    """The round goes to the venue on top of the deck."""
    discard(s)
    if not s.venue_deck:
        return
    s.venue, s.venue_deck = s.venue_deck[-1], s.venue_deck[:-1]
    for p, card in zip(s.mode.builders(s), s.venue, strict=True):
        p.powers += (card,)
    s.events.append(events.Venue(s.venue[0]))


def discard(s: State) -> None:
    """The round is over: everyone leaves."""
    for p in s.players:
        p.powers = without_all(p.powers, s.venue)
    remove(s, s.venue)
    s.venue = ()
