"""Buying blind from the store (DB-17, DB-18)."""

from __future__ import annotations

from collections.abc import Sequence

from mblades.errors import IllegalAction
from mblades.rules.deckbuilding import powers
from mblades.rules.effects.catalog import Catalog, Derived
from mblades.rules.state import events
from mblades.rules.state.actions import Action, Buy, StorePlace
from mblades.rules.state.kept import Kept
from mblades.rules.state.piles import STORE_SLOTS, check_back, draw_store, uncover
from mblades.rules.state.state import NO_CARD, Player, State


class Buys(Derived):
    """Every way to buy a card of a library, by the place it may lie at and the set on its back."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(catalog)
        sets = dict.fromkeys(catalog.set_of)
        places: tuple[StorePlace, ...] = (*range(STORE_SLOTS), "store", "core")
        self.at: dict[StorePlace, dict[str, Action]] = {
            place: {back: Buy(place, back) for back in sets} for place in places
        }


def choices(s: State, p: Player, kept: Kept[list[Action]]) -> list[Action]:
    """What the seat can pay for."""
    shop = s.shop
    tops = shop.store_deck[-1:], shop.core_deck[-1:]
    basis = (shop.store_area, tops, p.money, p.powers, s.round)
    found = kept.get("store", basis)
    return kept.keep("store", basis, _affordable(s, p)) if found is None else found


def _affordable(s: State, p: Player) -> list[Action]:
    cost, set_of, numbers, money = s.catalog.cost, s.catalog.set_of, s.cards, p.money
    if p.powers and money:  # who has 1 can buy what costs 1 at least
        money += powers.bonus(s, p, "store")
    buys = s.catalog.derived(Buys).at
    return [
        buys[place][set_of[numbers[card]]]
        for place, card in _on_offer(s)
        if cost[numbers[card]] <= money
    ]


def _on_offer(s: State) -> list[tuple[StorePlace, int]]:
    """Every place of the store where a card lies, and the card."""
    found: list[tuple[StorePlace, int]] = [
        (slot, card) for slot, card in enumerate(s.shop.store_area) if card != NO_CARD
    ]
    if s.shop.store_deck:
        found.append(("store", s.shop.store_deck[-1]))
    if s.shop.core_deck:
        found.append(("core", s.shop.core_deck[-1]))
    return found


def cost_for(s: State, p: Player, card: int) -> int:
    """What a card of the store costs a player, never less than 1."""
    cost = s.catalog.cost[s.cards[card]]
    return max(cost - powers.bonus(s, p, "store"), 1) if p.powers else cost


def buy(s: State, p: Player, place: StorePlace, back: str) -> None:
    """Pay the back's cost, take the card, fill its slot."""  # DB-17
    card = _card_at(s, place)
    check_back(s, card, back)
    number = s.cards[card]
    cost = cost_for(s, p, card)
    if cost > p.money:
        raise IllegalAction(
            "It costs {cost} M$; you have {money}.", cost=cost, money=p.money
        )  # DB-25
    p.money -= cost
    p.add_to(s.mode.stock, card)
    if place == "store":
        s.shop.store_deck = s.shop.store_deck[:-1]
    elif place == "core":
        s.shop.core_deck = s.shop.core_deck[:-1]
    else:
        powers.forget(s, card)
        s.shop.store_area = (
            *s.shop.store_area[:place],
            draw_store(s),
            *s.shop.store_area[place + 1 :],
        )
    uncover(s)
    s.events.append(events.Bought(p.seat, place, s.catalog.set_of[number], cost, card))


def _card_at(s: State, place: StorePlace) -> int:
    if place == "store":
        if s.shop.store_deck:
            return s.shop.store_deck[-1]
        raise IllegalAction("The store deck is empty.")
    if place == "core":
        if s.shop.core_deck:
            return s.shop.core_deck[-1]
        raise IllegalAction("There is no core deck to buy from.")
    if not 0 <= place < STORE_SLOTS:
        raise IllegalAction("The store has no slot {slot}; its slots are 0 to 8.", slot=place)
    if place >= len(s.shop.store_area) or s.shop.store_area[place] == NO_CARD:
        raise IllegalAction("There is no card in that slot of the store.")
    return s.shop.store_area[place]


def contest(s: State, seats: Sequence[int]) -> int:
    """Who gets a card that several seats asked for at the same time, given in order of asking."""
    return min(seats, key=lambda seat: s.mode.vp_so_far(s, s.players[seat]))  # DB-18, RUL-10
