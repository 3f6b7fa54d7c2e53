"""Selling to and buying from the aftermarket (DB-20, DB-21)."""

from __future__ import annotations

from typing import Final, assert_never

from mblades.errors import IllegalAction
from mblades.rules.deckbuilding import powers
from mblades.rules.state import events
from mblades.rules.state.actions import Action, Purchase, Sell
from mblades.rules.state.kept import Kept
from mblades.rules.state.piles import without
from mblades.rules.state.records import NOBODY, ForSale
from mblades.rules.state.state import Player, State

LAST_TIMER: Final = 2


def sales(s: State, p: Player, kept: Kept[list[Action]]) -> list[Action]:
    """Cards to sell."""
    if not p.markers or not _is_open(s, p):
        return []
    cards = p.cards_in(s.mode.stock)
    found = kept.get("sales", cards)
    if found is None:
        sell = s.actions.sell
        found = kept.keep("sales", cards, [sell[card] for card in cards])
    return found


def purchases(s: State, p: Player, kept: Kept[list[Action]]) -> list[Action]:
    """Cards to buy."""
    if not s.shop.aftermarket:
        return []
    basis = (s.shop.aftermarket, p.money, p.powers, s.round)
    found = kept.get("purchases", basis)
    return kept.keep("purchases", basis, _affordable(s, p)) if found is None else found


def _affordable(s: State, p: Player) -> list[Action]:
    stars, numbers, money, seat = s.catalog.stars, s.cards, p.money, p.seat
    purchase, may_purchase = s.actions.purchase, s.mode.may_purchase
    if p.powers and money:  # who has 1 can buy what costs 1 at least
        money += powers.bonus(s, p, "purchases")
    return [
        purchase[one.card]
        for one in s.shop.aftermarket
        if may_purchase(s, seat, one.seller) and stars[numbers[one.card]] <= money
    ]


def _is_open(s: State, p: Player) -> bool:
    return s.deckbuilding.timer < LAST_TIMER or powers.bonus(s, p, "late") > 0


def price_for(s: State, p: Player, card: int) -> int:
    """What a card of the aftermarket costs a player, never less than 1."""
    price = s.catalog.stars[s.cards[card]]
    return max(price - powers.bonus(s, p, "purchases"), 1) if p.powers else price


def act(s: State, p: Player, action: Sell | Purchase) -> None:
    """Sell or buy."""
    match action:
        case Sell():
            _sell(s, p, action.card)
        case Purchase():
            _purchase(s, p, action.card)
        case _:
            assert_never(action)


def _sell(s: State, p: Player, card: int) -> None:
    """A binder card and a marker for its stars in M$."""  # DB-20
    stock = s.mode.stock
    if card not in p.cards_in(stock):
        raise IllegalAction("That card is not in your {area}.", area=stock)
    if not _is_open(s, p):
        raise IllegalAction("You cannot sell cards to the aftermarket during the last timer.")
    if not p.markers:
        raise IllegalAction("You have no sell markers left.")
    price = s.catalog.stars[s.cards[card]] + powers.bonus(s, p, "sales")
    p.put_in(stock, without(p.cards_in(stock), card))
    if p.shown:
        p.shown = tuple([shown for shown in p.shown if shown != card])
    p.markers -= 1
    p.money += price
    s.shop.aftermarket += (ForSale(card, p.seat),)
    s.events.append(events.Sold(p.seat, card, price))


def _purchase(s: State, p: Player, card: int) -> None:
    """Pay its stars, take the card; its marker goes back to its owner."""  # DB-21
    offer = next((one for one in s.shop.aftermarket if one.card == card), None)
    if offer is None:
        raise IllegalAction("That card is not in the aftermarket.")
    owner = offer.seller
    if owner == p.seat:
        raise IllegalAction("You sold that card yourself; you cannot buy it back.")
    if not s.mode.may_purchase(s, p.seat, owner):
        raise IllegalAction("You cannot buy a card that your partner sold.")
    price = price_for(s, p, card)
    if price > p.money:
        raise IllegalAction(
            "It costs {cost} M$; you have {money}.", cost=price, money=p.money
        )  # DB-25
    p.money -= price
    p.add_to(s.mode.stock, card)
    s.shop.aftermarket = tuple([one for one in s.shop.aftermarket if one is not offer])
    if owner != NOBODY:
        s.players[owner].markers += 1
    s.events.append(events.Purchased(p.seat, card, price, owner))
