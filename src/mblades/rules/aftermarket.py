"""Selling to and buying from the aftermarket (DB-20, DB-21)."""

from __future__ import annotations

from mblades.errors import IllegalAction
from mblades.rules import offers
from mblades.rules.piles import without
from mblades.rules.state import NOBODY, Action, Player, State

LAST_TIMER = 2


def choices(s: State, p: Player) -> list[Action]:
    """Cards to sell, then cards to buy."""
    found: list[Action] = []
    if p.markers and s.timer < LAST_TIMER:
        sell = offers.SELL
        found = [sell[card] for card in p.binder]
    if s.aftermarket:
        stars, numbers, money, seat = s.catalog.stars, s.cards, p.money, p.seat
        purchase = offers.PURCHASE
        found += [
            purchase[card]
            for card, owner in s.aftermarket
            if owner != seat and stars[numbers[card]] <= money
        ]
    return found


def sell(s: State, p: Player, action: Action) -> None:
    """A binder card and a marker for its stars in M$."""  # DB-20
    card = _card(action, "sell")
    if card not in p.binder:
        raise IllegalAction("That card is not in your binder.")
    if s.timer >= LAST_TIMER:
        raise IllegalAction("Selling is over: the aftermarket takes no cards in the last timer.")
    if not p.markers:
        raise IllegalAction("You have no sell marker left.")
    price = s.catalog.stars[s.cards[card]]
    p.binder = without(p.binder, card)
    if p.shown:
        p.shown = tuple([shown for shown in p.shown if shown != card])
    p.markers -= 1
    p.money += price
    s.aftermarket += ((card, p.seat),)
    s.events.append(("sold", p.seat, card, price))


def purchase(s: State, p: Player, action: Action) -> None:
    """Pay its stars, take the card; its marker goes back to its owner."""  # DB-21
    card = _card(action, "buy")
    for place, (on_sale, owner) in enumerate(s.aftermarket):  # noqa: B007
        if on_sale == card:
            break
    else:
        raise IllegalAction("That card is not in the aftermarket.")
    if owner == p.seat:
        raise IllegalAction("You sold that card yourself; you cannot buy it back.")
    price = s.catalog.stars[s.cards[card]]
    if price > p.money:
        raise IllegalAction(f"It costs {price} M$; you have {p.money}.")  # DB-25
    p.money -= price
    p.binder += (card,)
    s.aftermarket = s.aftermarket[:place] + s.aftermarket[place + 1 :]
    if owner != NOBODY:
        s.players[owner].markers += 1
    s.events.append(("purchased", p.seat, card, price, owner))


def _card(action: Action, verb: str) -> int:
    if len(action) != 2 or type(action[1]) is not int:
        raise IllegalAction(f"Say which card to {verb}.")
    return action[1]
