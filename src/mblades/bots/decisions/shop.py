"""Regular's deckbuilding: what to keep, sell, buy, fuse and give away, in VP."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

from mblades.bots.bot import Window, on_offer
from mblades.bots.decisions.deck import Owned, Upgrade, best_deck, owned
from mblades.bots.decisions.holdings import Holdings, holdings_of
from mblades.bots.estimates.card import Faces
from mblades.cards.matching import printed_tests
from mblades.modes.records import HandOver, UseDeck
from mblades.rules.deckbuilding.aftermarket import LAST_TIMER
from mblades.rules.setup.editions import EDITIONS
from mblades.rules.state.action_tables import PROPOSE
from mblades.rules.state.actions import (
    Accept,
    Action,
    Buy,
    Decline,
    Fuse,
    GiveFriend,
    Help,
    Move,
    Pick,
    Purchase,
    Sell,
    StorePlace,
    Trade,
    WantFriend,
)
from mblades.rules.state.view_records import BackView, CardView, TradeView
from mblades.rules.tournament.scoring import MOST_FRIENDSHIP
from mblades.text.tree import Cards

DOLLAR_VP = 0.12  # below this nothing better is to be had for the money
DOLLAR_VP_AT_THE_END = 0.25  # ED-17: where wealth counts
BUYS_AT_ONCE = 3
FRIEND_GIVEN = 0.35  # what a VP costs that an opponent gets
LEAST_OF_A_TRADE = 0.2  # VP that a trade must gain
GIFT_RP = 4.0  # what a card must do for a partner's deck to be handed over


class Plan(NamedTuple):
    """What to do, one after the other, and what it gains: VP, but RP of a partner and M$ of sales."""

    actions: list[Action]
    gain: float


class Shopper:
    """One look at the shop: everything that follows from a view."""

    def __init__(
        self, seen: Window, offered: Collection[Action], before: Holdings | None = None
    ) -> None:
        self.view = view = seen.view
        self.faces = seen.catalog.derived(Faces)
        self.offered = offered
        self.seat = seen.seat
        self.me = view["players"][self.seat]
        self.timer = view["clock"]["timer"] if view["clock"] else 0  # in a draft none runs
        self.money = self.me["money"]
        self.own = holdings_of(view, self.seat, self.faces, before)
        self.dollar = self._worth_of_a_dollar()

    def _worth_of_a_dollar(self) -> float:
        """What an M$ is worth kept."""
        wealth_counts = (
            EDITIONS[self.view["edition"]].dollars_per_vp is not None
            and self.view.get("boss") is None  # COOP-11: nothing but RP counts
        )
        return DOLLAR_VP_AT_THE_END if wealth_counts and self.own.terms.last else DOLLAR_VP

    # ----------------------------------------------------------------------- what to do

    def next_plan(self, refused: set[object]) -> Plan | None:
        """What to do now; nothing when all is done."""
        return next(self.plans(refused), None)

    def plans(self, refused: set[object]) -> Iterator[Plan]:
        """What can be done now, the most pressing first."""
        looks: tuple[Callable[[], Plan | None], ...] = (
            lambda: self._npc(refused),
            lambda: self._gift(refused),
            self._sell,
            self._buy,
            lambda: self._fuse(refused),
        )
        for look in looks:
            plan = look()
            if plan is not None:
                yield plan

    def _gift(self, handed: set[object]) -> Plan | None:
        """A card that nothing here needs, for a partner whose deck it makes better."""  # TEAM-3
        metas = self.own.terms.metas
        for seat in self._partners():
            other = self.view["players"][seat]
            if other["ready"] or not self.own.surplus:
                continue
            theirs = owned(self.faces, [*other["binder"], *other["deck"], *other["collection"]])
            deck = best_deck(theirs, metas)
            upgrade = Upgrade(deck, metas)
            better_by = upgrade.by([one.face for one in self.own.surplus])
            one = self.own.surplus[better_by.index(max(better_by))]
            gift = HandOver(one.card, seat)
            if gift in handed or gift not in self.offered:
                continue
            better = best_deck([*theirs, one], metas)
            if one.card in better.cards and better.worth > deck.worth + GIFT_RP:
                return Plan([gift], better.worth - deck.worth)
        return None

    def _partners(self) -> list[int]:
        members = [team["members"] for team in self.view.get("teams", ())]
        return [seat for team in members if self.seat in team for seat in team if seat != self.seat]

    def _npc(self, refused: set[object]) -> Plan | None:
        npcs = self.view["npcs"]
        if npcs is None or not self.me["markers"]:
            return None
        best: Plan | None = None
        most = 0.8
        for one in (*npcs["open"], npcs["top"]):
            if one is None or one["id"] in refused or Help(one["id"]) not in self.offered:
                continue
            npc = self.faces.npc(one["id"])
            cards = self._payment(npc.requires)
            if cards is None:
                continue
            net = npc.vp - sum((self.own.cost_now(card) for card in cards), 0.0)
            if net > most:
                most = net
                best = Plan([Help(npc.id), *[Pick(card.card) for card in cards]], net)
        return best

    def _payment(self, wanted: Sequence[Cards]) -> list[Owned] | None:
        paid: list[Owned] = []
        pool = self.own.cheapest
        # the most demanding NPCs first
        for cards in sorted(wanted, key=lambda one: one.filter.symbols == ()):
            tests = printed_tests(cards.filter)
            missing = cards.count
            for one in pool:
                if missing and one not in paid and all(test(one.face) for test in tests):
                    paid.append(one)
                    missing -= 1
            if missing:
                return None
        return paid

    def _sell(self) -> Plan | None:
        """The surplus with the most stars, but a marker is kept for an NPC or a fusion."""
        free = self.me["markers"] - 1
        if self.timer >= LAST_TIMER or free <= 0:
            return None
        junk = [one for one in self.own.surplus if one.face.stars >= 3]
        junk.sort(key=lambda one: (-one.face.stars, one.card))
        sold = junk[:free]
        if not sold:
            return None
        return Plan([Sell(one.card) for one in sold], sum([one.face.stars for one in sold]))

    def _buy(self) -> Plan | None:
        reserve = 10 if self.timer == 0 else 0
        found = self._purchases()
        for slot, name in self._backs():
            cost = self.faces.cost(name)
            if cost > self.money - reserve:
                continue
            found.append((self.own.gain_of_set(name), cost, Buy(slot, name)))
        dollar = self.dollar
        worth_it = [one for one in found if one[0] > dollar * one[1]]
        worth_it.sort(key=lambda one: dollar * one[1] - one[0])
        chosen: list[Action] = []
        gains: list[float] = []
        left = self.money - reserve
        for gain, price, action in worth_it:
            if price <= left and len(chosen) < BUYS_AT_ONCE:
                left -= price
                chosen.append(action)
                gains.append(gain)
        return Plan(chosen, gains[0]) if chosen else None

    def _purchases(self) -> list[tuple[float, int, Action]]:
        """What the cards of the aftermarket are worth and cost."""
        offered = {action.card for action in self.offered if isinstance(action, Purchase)}
        cards = [card for card in self.view["aftermarket"] if card["id"] in offered]
        faces = [self.faces.of(card) for card in cards]
        return [
            (gain, face.stars, Purchase(card["id"]))
            for gain, face, card in zip(self.own.gains(faces), faces, cards, strict=True)
            if face.stars <= self.money
        ]

    def _backs(self) -> list[tuple[StorePlace, str]]:
        """Where something can be bought, and of which set."""
        store = self.view["store"]
        backs: list[tuple[StorePlace, BackView | None]] = list(enumerate(store["area"]))
        backs += [("store", store["deck"]["top"]), ("core", store["core"]["top"])]
        return [(slot, back["set"]) for slot, back in backs if back is not None]

    def _fuse(self, refused: set[object]) -> Plan | None:
        """A promo for cards that nothing needs, when no more selling is to come."""
        if self.timer < LAST_TIMER:
            return None
        best: Plan | None = None
        most = 0.5
        for pile in self.view["fusion"]:
            rarity, price = pile["rarity"], pile["price"]
            if rarity in refused or Fuse(rarity) not in self.offered:
                continue
            if len(self.own.surplus) < price:
                continue
            paid = self.own.surplus[:price]
            promos = pile["cards"]
            if promos is None:
                worth, last = self.own.gain_of_set(pile["sets"][0]), list[Action]()
            else:
                gains = self.own.gains([self.faces.of(card) for card in promos])
                worth, number = max(zip(gains, [-card["id"] for card in promos], strict=True))
                last = [Pick(-number)]
            net = worth - sum(self.own.cost(one) for one in paid)
            if net > most:
                most = net
                picks: list[Action] = [Pick(one.card) for one in paid]
                best = Plan([Fuse(rarity), *picks, *last], net)
        return best

    # ----------------------------------------------------------------------- trades

    def trade_answer(self) -> Action | None:
        """Yes to a trade that helps, no to others."""
        for trade in self.view["trades"]:
            if trade["partner"] != self.seat:
                continue
            if trade["possible"] and self.trade_gain(trade) > LEAST_OF_A_TRADE:
                return Accept(trade["id"])
            return Decline(trade["id"])
        return None

    def trade_gain(self, trade: TradeView) -> float:
        """What saying yes to a trade gains."""
        held = sum(card["vp"] for card in self.me["received"] if card["giver"] == trade["seat"])
        friends = min(sum(trade["give_friends"]), MOST_FRIENDSHIP - held)
        gains = self.own.gains([self.faces.of(card) for card in trade["give_cards"]])
        gets = friends + sum(gains, 0.0)
        wanted = {card["id"] for card in trade["want_cards"]}
        gives = sum((self.own.cost_now(one) for one in self.own.cards if one.card in wanted), 0.0)
        gives += FRIEND_GIVEN * sum(trade["want_friends"])
        money = trade["give_money"] - trade["want_money"]
        return gets - gives + self.dollar * money

    def friendship(self, asked: set[int]) -> Plan | None:
        """Propose to exchange 3 VP of friendship with someone not yet asked."""
        for step in range(1, len(self.view["players"])):
            partner = (self.seat + step) % len(self.view["players"])
            if partner in asked:
                continue
            mine = _three(self.me["friends"])
            theirs = _three(self.view["players"][partner]["friends"])
            asked.add(partner)
            if mine and theirs:
                proposal: list[Action] = [
                    Trade(partner), *[GiveFriend(vp) for vp in mine],
                    *[WantFriend(vp) for vp in theirs], PROPOSE,
                ]  # fmt: skip
                return Plan(proposal, sum(theirs) - FRIEND_GIVEN * sum(mine))
        return None


def _three(friends: Sequence[int]) -> tuple[int, ...]:
    """Friendship cards of 3 VP together."""
    held = list(friends)
    if 1 in held and 2 in held:
        return (1, 2)
    return (3,) if 3 in held else ()


def best_to_draft(seen: Window) -> CardView:
    """The card of a draft that one's holdings gain most by."""
    offer = on_offer(seen)
    faces = seen.catalog.derived(Faces)
    own = holdings_of(seen.view, seen.seat, faces, None)
    gains = own.gains([faces.of(card) for card in offer])
    return offer[gains.index(max(gains))]


def weakest_deck(seen: Window) -> Action:
    """The deck to play now: later tournaments count for more (FUNKY-6)."""
    me = seen.view["players"][seen.seat]
    faces = seen.catalog.derived(Faces)
    metas = [faces.meta(meta["id"]) for meta in seen.view["metas"]]
    decks = {
        "deck": me["deck"], "second_deck": me["second_deck"], "third_deck": me["third_deck"],
    }  # fmt: skip
    worths = {area: best_deck(owned(faces, cards), metas).worth for area, cards in decks.items()}
    offered = [action for action in seen.choices if isinstance(action, UseDeck)]
    return min(offered, key=lambda action: worths[action.area])


def deck_filling_moves(seen: Window) -> list[Action]:
    """Cards of the binder for the decks: those of the best decks first, then whatever is left."""
    shopper = Shopper(seen, seen.choices)
    binder = [card["id"] for card in shopper.me["binder"]]
    plan = {area: cards for area, cards in shopper.own.plan.items() if area.endswith("deck")}
    planned = {card for cards in plan.values() for card in cards}
    moves: list[Action] = [
        Move(card, area) for area, cards in plan.items() for card in cards if card in binder
    ]
    left = [one.card for one in reversed(shopper.own.surplus)]
    left += [card for card in binder if card not in left]
    moves += [
        Move(card, area) for area in plan for card in left if card in binder and card not in planned
    ]
    return moves
