"""A player's own binder, deck area and collection area (DB-12 to DB-14)."""

from __future__ import annotations

from typing import Final, assert_never

from mblades.errors import IllegalAction
from mblades.rules.deckbuilding.deal_in_progress import check_different
from mblades.rules.state import events
from mblades.rules.state.action_tables import AREAS
from mblades.rules.state.actions import Action, Hide, Move, Order, Show
from mblades.rules.state.kept import Kept
from mblades.rules.state.piles import without, without_all
from mblades.rules.state.state import Player, State

REST: Final = "binder"  # where what is in no other area lies
SHOWS: Final = {area: f"show {area}" for area in AREAS}  # the names that lists are kept under
COLLECTIONS: Final = ("collection", "second_collection")  # face up to all


def choices(s: State, p: Player, kept: Kept[list[Action]]) -> list[Action]:
    """Cards to move, then cards to show or hide."""
    found: list[Action] = []
    for area in s.mode.areas:
        cards = p.cards_in(area)
        if cards:
            moves = kept.get(area, cards)
            found += kept.keep(area, cards, _moves(s, area, cards)) if moves is None else moves
    shown = p.shown
    for area in s.mode.hidden_areas:
        cards = p.cards_in(area)
        if cards:
            name, basis = SHOWS[area], (cards, shown)
            shows = kept.get(name, basis)
            found += kept.keep(name, basis, _shows(s, cards, shown)) if shows is None else shows
    if shown:
        hide = s.actions.hide
        found += [hide[card] for card in shown]
    return found


def _moves(s: State, area: str, cards: tuple[int, ...]) -> list[Action]:
    """From one area to the others."""
    found: list[Action] = []
    for to in s.mode.areas:
        if to != area:
            table = s.actions.to[to]
            found += [table[card] for card in cards]
    return found


def _shows(s: State, cards: tuple[int, ...], shown: tuple[int, ...]) -> list[Action]:
    """Cards of an area to turn face up."""
    show = s.actions.show
    if not shown:
        return [show[card] for card in cards]
    open_to_all = set(shown)
    return [show[card] for card in cards if card not in open_to_all]


def act(s: State, p: Player, action: Move | Order | Show | Hide) -> None:
    """Do something with one's own cards."""
    match action:
        case Move():
            _move(s, p, action.card, action.area)
        case Order():
            _order(s, p, action.area, action.cards)
        case Show():
            _show(s, p, action.card)
        case Hide():
            _hide(s, p, action.card)
        case _:
            assert_never(action)


def _move(s: State, p: Player, card: int, to: str) -> None:
    """Put a card into another area; in the deck it comes last (DB-14)."""
    areas = s.mode.areas
    if to not in areas:
        raise IllegalAction("You can only move cards between your own areas.")
    area = next((name for name in areas if card in p.cards_in(name)), None)
    if area is None:
        raise IllegalAction("You can only move your own cards.")  # DB-12
    if area == to:
        raise IllegalAction("That card is already there.")
    _put(s, p, card, area, to)


def _order(s: State, p: Player, to: str, cards: tuple[int, ...]) -> None:
    """These cards of an area and no others, in this order; the rest to the binder."""
    areas = s.mode.areas
    if to not in areas:
        raise IllegalAction("You can only move cards between your own areas.")
    check_different(cards)
    lies_in = {card: area for area in areas for card in p.cards_in(area)}
    if any(card not in lies_in for card in cards):
        raise IllegalAction("You can only move your own cards.")  # DB-12
    rest = without_all(p.cards_in(to), cards)
    if to != REST:
        for card in rest:
            _put(s, p, card, to, REST)
        rest = ()
    for card in cards:
        if lies_in[card] != to:
            _put(s, p, card, lies_in[card], to)
    p.put_in(to, (*cards, *rest))


def _put(s: State, p: Player, card: int, area: str, to: str) -> None:
    p.put_in(area, without(p.cards_in(area), card))
    p.add_to(to, card)
    if to in COLLECTIONS and p.shown:  # face up to all anyway
        p.shown = tuple([shown for shown in p.shown if shown != card])
    open_to_all = area in COLLECTIONS or to in COLLECTIONS
    s.events.append(
        events.Displayed(p.seat, card, area, to)
        if open_to_all
        else events.Arranged(p.seat, card, area, to)
    )


def _show(s: State, p: Player, card: int) -> None:
    """Turn a card of the binder or deck face up for everyone."""  # DB-12
    if not any(card in p.cards_in(area) for area in s.mode.hidden_areas):
        raise IllegalAction("That card is not in your binder or deck.")
    if card in p.shown:
        raise IllegalAction("Everyone can see that card already.")
    p.shown += (card,)
    s.events.append(events.Shown(p.seat, card))


def _hide(s: State, p: Player, card: int) -> None:
    """Turn a shown card face down again."""
    if card not in p.shown:
        raise IllegalAction("You are not showing that card.")
    p.shown = without(p.shown, card)
    s.events.append(events.Hidden(p.seat, card))
