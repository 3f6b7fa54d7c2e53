"""Drafting: packs that go round the table, and Millennium Accessories that lie open (OPT-3, OPT-5).

In Draft Mode everyone holds a pack; all take one card of theirs, unseen by the others, then the packs
are passed on, until they are empty. The Millennium Accessories are taken in turn, one a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mblades.errors import IllegalAction
from mblades.rules.state import events
from mblades.rules.state.actions import Action, Draft
from mblades.rules.state.piles import remove, without
from mblades.rules.state.records import Passing
from mblades.rules.state.state import Drafting, Player, State

CLOCKWISE: Final[Passing] = 1
COUNTER_CLOCKWISE: Final[Passing] = -1


def begin(s: State, direction: Passing) -> None:
    """Everyone holds a pack: the first picks."""  # OPT-5
    s.phase = "drafting"
    s.events.append(events.Draft(direction))
    s.drafting = Drafting(direction, _holders(s))
    _go_on(s)


def begin_accessories(s: State) -> None:
    """The accessories lie open: from the first player on everyone takes one."""  # OPT-3
    s.phase = "drafting"
    seats = [p.seat for p in s.mode.builders(s)]
    s.first = s.mode.first_player(s)
    start = seats.index(s.first) if s.first in seats else 0
    drafters = (*seats[start:], *seats[:start])
    s.drafting = Drafting(0, drafters, s.drafting.on_offer)
    s.events.append(events.Accessories(s.drafting.on_offer))


def _holders(s: State) -> tuple[int, ...]:
    return tuple([p.seat for p in s.mode.builders(s) if p.pack])


def _go_on(s: State) -> None:
    """Go on until somebody has a choice: a last card is taken at once, unless all is asked."""
    while s.drafting.drafters:
        sure = [seat for seat in waiting(s) if len(_cards(s, s.players[seat])) == 1]
        if not sure or s.setup.ask_forced:
            return
        for seat in sure:
            _take(s, s.players[seat], _cards(s, s.players[seat])[0])
    if s.drafting.passing:
        s.drafting = Drafting()
        s.mode.after_draft(s)
    else:
        remove(s, s.drafting.on_offer)
        s.drafting = Drafting()
        s.mode.begin(s)


def _pass_on(s: State) -> None:
    """Every pack goes to the neighbour."""
    holders = s.mode.builders(s)
    packs = [p.pack for p in holders]
    for n, p in enumerate(holders):
        p.pack = packs[(n - s.drafting.passing) % len(packs)]
    s.drafting = Drafting(s.drafting.passing, _holders(s))
    if s.drafting.drafters:
        s.events.append(events.PacksPassed(s.drafting.passing))


def _cards(s: State, p: Player) -> tuple[int, ...]:
    return p.pack if s.drafting.passing else s.drafting.on_offer


def _take(s: State, p: Player, card: int) -> None:
    left = tuple([seat for seat in s.drafting.drafters if seat != p.seat])
    p.binder += (card,)
    if s.drafting.passing:
        s.drafting = Drafting(s.drafting.passing, left)
        p.pack = without(p.pack, card)
        s.events.append(events.Drafted(p.seat, card))
        if not s.drafting.drafters:
            _pass_on(s)
    else:
        s.drafting = Drafting(0, left, without(s.drafting.on_offer, card))
        s.events.append(events.TookAccessory(p.seat, card))


# --------------------------------------------------------------------------- the phase


def waiting(s: State) -> tuple[int, ...]:
    """Everyone who has not picked of their pack; of open cards one after the other."""
    return s.drafting.drafters if s.drafting.passing else s.drafting.drafters[:1]


def choices(s: State, seat: int) -> list[Action]:
    """The cards a seat may take."""
    if seat not in waiting(s):
        return []
    draft = s.actions.draft
    return [draft[card] for card in _cards(s, s.players[seat])]


def act(s: State, seat: int, action: Action, _offered: Sequence[Action] = ()) -> None:
    """Take a card."""
    if not isinstance(action, Draft):
        raise IllegalAction("During a draft, all you can do is take a card: choose one.")
    if seat not in waiting(s):
        raise IllegalAction("Wait for the others to take their cards.")
    if action.card not in _cards(s, s.players[seat]):
        raise IllegalAction("You cannot take that card; choose one of those on offer.")
    _take(s, s.players[seat], action.card)
    _go_on(s)
