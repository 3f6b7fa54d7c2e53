"""Cards that come to a hand: drawn, taken or bought; and those of the Store that are revealed."""

from __future__ import annotations

from mblades.rules.effects import card_values
from mblades.rules.effects.card_values import is_protected
from mblades.rules.effects.catalog import Matcher, Op
from mblades.rules.effects.entering_and_leaving import take_from_anywhere, tell_taken, to_hand
from mblades.rules.effects.in_its_place import note_slot
from mblades.rules.effects.moving import may_take
from mblades.rules.effects.points import pay
from mblades.rules.effects.selections import amount
from mblades.rules.effects.stack import trigger
from mblades.rules.effects.targets import chosen
from mblades.rules.state import events, piles
from mblades.rules.state.state import NO_CARD, Frame, State
from mblades.text import tree


def is_returnable(s: State, f: Frame, card: int) -> bool:
    return not card_values.is_protected(s, card, f.owner, "returned")


def is_takeable(s: State, f: Frame, card: int) -> bool:
    if is_protected(s, card, f.owner, "taken"):
        return False
    return may_take(s, f, card) and is_returnable(s, f, card)


def is_affordable(effect: tree.Buy) -> Matcher:
    """What one may have and can pay for."""
    price = amount(effect.price)

    def can_buy(s: State, f: Frame, card: int) -> bool:
        buying = f.clone()
        buying.it = card
        return is_takeable(s, f, card) and s.players[f.subject].money >= price(s, buying)

    return can_buy


def take(s: State, f: Frame, card: int) -> None:
    tell_taken(s, f.subject, card)
    source = "the Store" if card in s.shop.store_deck else ""
    if any(card == one.card for one in s.shop.aftermarket):
        source = "the Aftermarket"
    note_slot(s, f, card)
    take_from_anywhere(s, card)
    to_hand(s, f.subject, card)
    if source:
        trigger(s, "takes", card=card, seat=f.subject, how=source)


def buy(effect: tree.Buy) -> Op:
    pay_price, can_buy = pay(tree.Pay("M$", effect.price)), is_affordable(effect)

    def step(s: State, f: Frame) -> None:
        bought: list[int] = []
        for card in f.those:
            if can_buy(s, f, card):
                f.it = card
                pay_price(s, f, [])
                take(s, f, card)
                bought.append(card)
        chosen(f, tuple(bought))

    return step


def draw(much: tree.Amount) -> Op:
    count = amount(much)

    def step(s: State, f: Frame) -> None:
        drawn: list[int] = []
        wanted = count(s, f)
        while len(drawn) < wanted and (card := piles.draw_store(s)) != NO_CARD:
            drawn.append(card)
        for card in drawn:
            to_hand(s, f.subject, card)
            s.events.append(events.Drew(f.subject, card))
            trigger(s, "takes", card=card, seat=f.subject, how="the Store")
        f.done = bool(drawn)
        chosen(f, tuple(drawn))

    return step


def reveal(s: State, f: Frame, card: int) -> None:
    s.events.append(events.Revealed(f.subject, card))


def reveal_until(is_wanted: Matcher) -> Op:
    def step(s: State, f: Frame) -> None:
        piles.remake_store(s)
        shown: list[int] = []
        found = False
        for card in reversed(s.shop.store_deck):
            s.work += 1
            shown.append(card)
            reveal(s, f, card)
            found = is_wanted(s, f, card)
            if found:
                break
        chosen(f, tuple(shown))
        f.it = f.it if found else NO_CARD

    return step
