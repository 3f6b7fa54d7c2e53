"""How a bot behaves at a table with people: it shows cards that it would part with, offers trades of
cards, and says why it answers a trade as it does.

By itself a bot does none of this: among bots it is no use. Like a bot it knows a view and the choices.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias

from msgspec import Struct

from mblades.bots.bot import Window
from mblades.bots.decisions.deck import Owned
from mblades.bots.decisions.holdings import Holdings
from mblades.bots.decisions.shop import LEAST_OF_A_TRADE, Shopper
from mblades.bots.estimates.card import Face
from mblades.errors import IllegalAction
from mblades.rules.state.action_tables import READY
from mblades.rules.state.actions import (
    Accept,
    Action,
    Decline,
    Hide,
    ProposeDeal,
    Sell,
    Show,
    Trade,
    Withdraw,
)
from mblades.rules.state.view_records import TradeView

SHOWN = 3  # cards
MISSED = 1.0  # VP: what costs more to give away is not shown
SWAPS_LOOKED_AT = 8  # cards of one's own that might be given for one of theirs
ANY_DEAL = 0

RemarkKey: TypeAlias = Literal["collect", "deck", "friends", "fair", "need", "little", "gone"]


class Remark(Struct, frozen=True):
    """Why somebody answered a trade as they did."""

    partner: int  # who had offered it
    reason: RemarkKey
    symbol: str = ""  # that they collect


class Manners:
    """The manners of one bot. What it has done already is lost with it, which does no harm."""

    def __init__(self) -> None:
        self._moment = (0, -1)  # round and timer
        self._queue: list[Action] = []
        self._sold_to: tuple[int, set[int]] = (
            0,
            set(),
        )  # in this round a card was offered to these

    def next(self, seen: Window, people: Collection[int]) -> Action | None:
        """Something to do for these people now; None when the bot may go on with its own plans."""
        clock = seen.view["clock"]
        choices = seen.choices
        if not people or clock is None or READY not in choices:
            return None
        moment = (seen.view["round"], clock["timer"])
        if moment != self._moment:
            self._moment = moment
            self._queue = self._plan(seen, people)
        return self._next(choices)

    def _next(self, choices: Collection[Action]) -> Action | None:
        while self._queue:
            action = self._queue.pop(0)
            if action in choices or isinstance(action, ProposeDeal):
                return action
        return None

    def before_ready(self, seen: Window) -> Action:
        """The bot is done: what lies shown now is what it really has no use for, and what it can no
        longer offer it takes back; then it is ready."""
        shopper = Shopper(seen, seen.choices)
        dead = [
            one["id"]
            for one in seen.view["trades"]
            if one["seat"] == seen.seat and not one["possible"]
        ]
        withdrawing: list[Action] = [Withdraw(trade) for trade in dead]
        self._queue = [*_showing(shopper, _spare(shopper)), *withdrawing, READY]
        return self._next(seen.choices) or READY

    def _plan(self, seen: Window, people: Collection[int]) -> list[Action]:
        shopper = Shopper(seen, seen.choices)
        spare = _spare(shopper)
        offer = self._offer(seen, shopper, spare, people)
        showing = _showing(shopper, spare)
        return showing if offer is None else [*showing, offer]

    def _offer(
        self, seen: Window, shopper: Shopper, spare: list[Owned], people: Collection[int]
    ) -> ProposeDeal | None:
        """A card of theirs for one of mine; or, once a round, one of mine for its price."""
        if self._sold_to[0] != seen.view["round"]:
            self._sold_to = (seen.view["round"], set())
        for partner in sorted(people):
            if Trade(partner) not in shopper.offered or _is_open(shopper, partner):
                continue
            deal = _swap(shopper, spare, partner)
            if deal is None and partner not in self._sold_to[1]:
                self._sold_to[1].add(partner)
                deal = _sale(shopper, spare, partner)
            if deal is not None and _is_possible(seen, deal):
                return deal
        return None


def _spare(shopper: Shopper) -> list[Owned]:
    """What is not missed much and not to be sold: the best of it first."""
    plans = (plan.actions for plan in shopper.plans(set()))
    selling = next((actions for actions in plans if isinstance(actions[0], Sell)), [])
    sold = {action.card for action in selling if isinstance(action, Sell)}
    binder = {card["id"] for card in shopper.me["binder"]}
    spare = [
        one
        for one in shopper.own.cards
        if one.card in binder and one.card not in sold and shopper.own.cost_now(one) <= MISSED
    ]
    return sorted(spare, key=lambda one: (-one.face.stars, one.card))


def _showing(shopper: Shopper, spare: list[Owned]) -> list[Action]:
    """Hide what has found its use, and show what has none."""
    shown = {card["id"] for card in shopper.me["shown"]}
    free = {one.card for one in spare}
    wanted = [one.card for one in spare if one.card not in shown][: SHOWN - len(shown & free)]
    hiding: list[Action] = [Hide(card) for card in sorted(shown - free)]
    return [*hiding, *[Show(card) for card in wanted]]


def _is_open(shopper: Shopper, partner: int) -> bool:
    """Whether a trade between the two waits for an answer already."""
    return any(
        {one["seat"], one["partner"]} == {shopper.seat, partner} for one in shopper.view["trades"]
    )


def _swap(shopper: Shopper, spare: list[Owned], partner: int) -> ProposeDeal | None:
    """For the card they show that gains most: one of mine, and M$ to make it even."""
    them = shopper.view["players"][partner]
    faces = [shopper.faces.of(card) for card in them["shown"]]
    best: ProposeDeal | None = None
    most = LEAST_OF_A_TRADE
    for card, face, gain in zip(them["shown"], faces, shopper.own.gains(faces), strict=True):
        for mine in spare[:SWAPS_LOOKED_AT]:
            more = face.stars - mine.face.stars
            pays, gets = max(more, 0), max(-more, 0)
            net = gain - shopper.own.cost_now(mine) - shopper.dollar * more
            if net > most and pays <= shopper.money and gets <= them["money"]:
                most = net
                best = ProposeDeal(partner, (mine.card,), pays, (), (card["id"],), gets, ())
    return best


def _sale(shopper: Shopper, spare: list[Owned], partner: int) -> ProposeDeal | None:
    """A card for its price, if possible one that goes with what they have on display."""
    them = shopper.view["players"][partner]
    collected = {
        symbol for card in them["collection"] for symbol in _symbols(shopper.faces.of(card))
    }
    fair = [
        one
        for one in spare
        if one.face.stars <= them["money"]
        and shopper.dollar * one.face.stars > shopper.own.cost_now(one)
    ]
    if not fair:
        return None
    one = max(fair, key=lambda one: (bool(collected & _symbols(one.face)), one.face.stars))
    return ProposeDeal(partner, (one.card,), 0, (), (), one.face.stars, ())


def _symbols(face: Face) -> set[str]:
    return {*face.elements, *face.types}


def _is_possible(seen: Window, deal: ProposeDeal) -> bool:
    try:
        seen.sample(ANY_DEAL).act(seen.seat, deal)
    except IllegalAction:
        return False
    return True


# --------------------------------------------------------------------------- what it says


def remark_on(seen: Window, answer: Action) -> Remark | None:
    """Why a bot gives this answer to a trade."""
    if not isinstance(answer, Accept | Decline):
        return None
    trade = next((one for one in seen.view["trades"] if one["id"] == answer.trade), None)
    if trade is None:
        return None
    shopper = Shopper(seen, seen.choices)
    if isinstance(answer, Accept):
        return _thanks(shopper, trade)
    return _regrets(shopper, trade)


def _thanks(shopper: Shopper, trade: TradeView) -> Remark:
    faces = [shopper.faces.of(card) for card in trade["give_cards"]]
    if faces:
        use = shopper.own.main_use(faces)
        symbol = _collected_symbol(shopper.own, faces)
        if use == "collection" and symbol:
            return Remark(trade["seat"], "collect", symbol)
        return Remark(trade["seat"], "deck" if use == "deck" else "fair")
    return Remark(trade["seat"], "friends" if trade["give_friends"] else "fair")


def _regrets(shopper: Shopper, trade: TradeView) -> Remark:
    if not trade["possible"]:
        return Remark(trade["seat"], "gone")
    wanted = {card["id"] for card in trade["want_cards"]}
    for one in shopper.own.collections.values():
        if wanted & set(one.cards):
            return Remark(trade["seat"], "collect", one.symbol)
    if any(wanted & set(deck.cards) for deck in shopper.own.decks):
        return Remark(trade["seat"], "need")
    return Remark(trade["seat"], "little")


def _collected_symbol(own: Holdings, faces: list[Face]) -> str:
    for one in own.collections.values():
        if any(one.symbol in _symbols(face) for face in faces):
            return one.symbol
    return ""
