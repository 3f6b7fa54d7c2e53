"""Advice for deckbuilding: the next whole move, by the Regular's reckoning.

The Regular keeps all its cards in the binder until the end; people do not. So the advice is found in an
imagined game in which everything lies in the binder, and begins with what has to be taken out for it.
Nothing is advised that has not been tried in another imagined game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec.structs import replace

from mblades.bots.advice import Advice, Reckoning
from mblades.bots.bot import Window
from mblades.bots.decisions.deck import best_collection, best_deck, owned
from mblades.bots.decisions.holdings import Use
from mblades.bots.decisions.moves import moves
from mblades.bots.decisions.shop import (
    LEAST_OF_A_TRADE,
    Plan,
    Shopper,
    deck_filling_moves,
)
from mblades.bots.estimates.deck_value import SLOTS, each_with_extra
from mblades.errors import IllegalAction
from mblades.modes.records import HandOver
from mblades.rules.game import Game
from mblades.rules.state.action_tables import CANCEL, READY
from mblades.rules.state.actions import (
    Accept,
    Action,
    Buy,
    Decline,
    Fuse,
    FuseCards,
    FuseFor,
    GiveFriend,
    Help,
    HelpWith,
    Move,
    Pick,
    ProposeDeal,
    Purchase,
    Sell,
    Trade,
    WantFriend,
)
from mblades.rules.state.records import Area
from mblades.rules.state.view_records import CardView, PlayerView
from mblades.rules.window import SeatWindow

ANY_DEAL = 0  # the seed of what is imagined: nothing that is hidden matters
BETTER_BY = 0.3  # VP that other collections must gain
BETTER_BY_RP = 2.0  # that other decks must gain


def advise(seen: Window, asked: Collection[int] = ()) -> Advice:
    """The next move; `asked` are the players to whom a trade was proposed in this round."""
    return _Adviser(seen).advise(asked)


def fill_decks(game: Game, seat: int) -> list[Action]:
    """Fill the seat's decks in a game that is one's own; what is in them stays, and nothing that
    would make one illegal comes in. What was done."""
    done: list[Action] = []
    for action in deck_filling_moves(SeatWindow(game, seat)):
        assert isinstance(action, Move)
        if action not in game.choices(seat):
            continue
        before = _faults(game, seat)
        game.act(seat, action)
        if _faults(game, seat) > before:
            game.act(seat, Move(action.card, "binder"))
        else:
            done.append(action)
    return done


def _faults(game: Game, seat: int) -> int:
    view = game.view(seat)
    me = view["players"][seat]
    return sum([len(_faults_of(me, area)) for area in view["areas"] if area.endswith("deck")])


def _faults_of(me: PlayerView, area: Area) -> Sequence[object]:
    faults: Mapping[Area, Sequence[object]] = {
        "deck": me["deck_faults"],
        "second_deck": me.get("second_deck_faults", ()),
        "third_deck": me.get("third_deck_faults", ()),
    }
    return faults[area]


class _Adviser:
    def __init__(self, seen: Window) -> None:
        self._seen = seen
        self._seat = seen.seat
        self._me = seen.view["players"][seen.seat]
        self._areas = [area for area in seen.view["areas"] if area != "binder"]
        self._in_use = {card["id"] for area in self._areas for card in self._me[area]}
        self._first: tuple[Action, ...] = (CANCEL,) if CANCEL in seen.choices else ()
        self._game = self._with_all_in_binder()
        window = SeatWindow(self._game, self._seat)
        self._shopper = Shopper(window, window.choices)

    def _with_all_in_binder(self) -> Game:
        game = self._seen.sample(ANY_DEAL)
        for action in self._first:
            game.act(self._seat, action)
        for card in sorted(self._in_use):
            game.act(self._seat, Move(card, "binder"))
        return game

    def advise(self, asked: Collection[int]) -> Advice:
        """The first of all moves that can be made."""
        for advice in self._moves(set(asked)):
            actions = (*self._first, *self._out_of_use(advice.reason.cards), *advice.actions)
            price = self._price(actions)
            if price is not None:
                return Advice(actions, _priced(advice.reason, price))
        return (
            self._arrange() or self._decline() or Advice((*self._first, READY), Reckoning("ready"))
        )

    def _moves(self, asked: set[int]) -> Iterator[Advice]:
        yield from self._accept()
        for plan in self._shopper.plans(set()):
            yield self._reasoned(plan)
        while (proposal := self._shopper.friendship(asked)) is not None:
            yield self._reasoned(proposal)

    def _out_of_use(self, cards: Collection[int]) -> list[Action]:
        return [Move(card, "binder") for card in cards if card in self._in_use]

    def _price(self, actions: Sequence[Action]) -> int | None:
        """What the actions cost in M$; None if they cannot be done."""
        game, seat = self._seen.sample(ANY_DEAL), self._seat
        try:
            for action in actions:
                game.act(seat, action)
        except IllegalAction:
            return None
        return self._me["money"] - game.view(seat)["players"][seat]["money"]

    # ----------------------------------------------------------------------- plans, at once

    def _reasoned(self, plan: Plan) -> Advice:
        """A plan as it is done at once, without picks, and why."""
        first = plan.actions[0]
        picked = tuple([action.card for action in plan.actions if isinstance(action, Pick)])
        gain = plan.gain
        match first:
            case Help(npc=npc):
                return Advice((HelpWith(npc, picked),), Reckoning("npc", picked, gain=gain))
            case Fuse():
                return self._fusion(first, picked, gain)
            case Trade(partner=partner):
                give = tuple([one.vp for one in plan.actions if isinstance(one, GiveFriend)])
                want = tuple([one.vp for one in plan.actions if isinstance(one, WantFriend)])
                proposal = ProposeDeal(partner, (), 0, give, (), 0, want)
                return Advice((proposal,), Reckoning("friends", partner=partner, gain=gain))
            case Sell():
                sold = [action for action in plan.actions if isinstance(action, Sell)]
                cards = tuple([action.card for action in sold])
                return Advice(tuple(sold), Reckoning("sell", cards, gain=gain, unit="M$"))
            case HandOver(card=card, partner=partner):
                reason = Reckoning("gift", (card,), partner=partner, gain=gain, unit="RP")
                return Advice((first,), reason)
            case Purchase(card=card):
                use = self._use_of([card], self._shopper.view["aftermarket"])
                return Advice((first,), Reckoning("purchase", (card,), card, gain=gain, why=use))
            case Buy(back=back):
                faces = self._shopper.faces.of_set(back)
                why = self._shopper.own.main_use(faces)
                return Advice((first,), Reckoning("buy", about=back, gain=gain, why=why))
            case _:
                raise AssertionError(f"a plan begins with {first}")

    def _fusion(self, begun: Fuse, picked: tuple[int, ...], gain: float) -> Advice:
        piles = self._shopper.view["fusion"]
        pile = next(one for one in piles if one["rarity"] == begun.rarity)
        if pile["cards"] is None:  # ED-10
            about = pile["sets"][0]
            why = self._shopper.own.main_use(self._shopper.faces.of_set(about))
            reason = Reckoning("fuse", picked, about=about, gain=gain, why=why)
            return Advice((FuseCards(begun.rarity, picked),), reason)
        *paid, promo = picked
        why = self._use_of([promo], pile["cards"])
        reason = Reckoning("fuse", tuple(paid), promo, gain=gain, why=why)
        return Advice((FuseFor(begun.rarity, tuple(paid), promo),), reason)

    def _use_of(self, cards: Sequence[int], among: Sequence[CardView]) -> Use:
        faces = [self._shopper.faces.of(card) for card in among if card["id"] in cards]
        return self._shopper.own.main_use(faces)

    # ----------------------------------------------------------------------- trades

    def _accept(self) -> Iterator[Advice]:
        for trade in self._shopper.view["trades"]:
            if trade["partner"] != self._seat or not trade["possible"]:
                continue
            gain = self._shopper.trade_gain(trade)
            if gain > LEAST_OF_A_TRADE:
                given = tuple([card["id"] for card in trade["want_cards"]])
                reason = Reckoning("accept", given, partner=trade["seat"], gain=gain)
                yield Advice((Accept(trade["id"]),), reason)

    def _decline(self) -> Advice | None:
        """An offer that can be accepted and should not be; one that cannot be is no trouble."""
        for trade in self._seen.view["trades"]:
            if trade["partner"] == self._seat and trade["possible"]:
                gain = self._shopper.trade_gain(trade)
                reason = Reckoning("decline", partner=trade["seat"], gain=gain)
                return Advice((*self._first, Decline(trade["id"])), reason)
        return None

    # ----------------------------------------------------------------------- decks, collections

    def _arrange(self) -> Advice | None:
        """Cards into the decks, then into the collections, if that makes enough of a difference."""
        game = self._game.clone()
        for action in moves(game.view(self._seat)["players"][self._seat], self._shopper.own.plan):
            if action in game.choices(self._seat):
                game.act(self._seat, action)
        fill_decks(game, self._seat)
        there = game.view(self._seat)["players"][self._seat]
        return self._build_decks(there) or self._collect(there)

    def _build_decks(self, there: PlayerView) -> Advice | None:
        areas = self._shopper.own.terms.deck_areas
        gain = self._deck_rp(there) - self._deck_rp(self._me)
        if gain < BETTER_BY_RP and self._is_in_order(there):
            return None
        return self._moving(Reckoning("build", gain=max(gain, 0.0), unit="RP"), areas, there)

    def _collect(self, there: PlayerView) -> Advice | None:
        terms = self._shopper.own.terms
        gain = self._collection_vp(there) - self._collection_vp(self._me)
        if gain < BETTER_BY:
            return None
        reason = Reckoning("collect", gain=gain)
        if len(terms.collection_areas) > 1:  # DUEL-2
            reason = Reckoning("collect", gain=gain * terms.rates[0], unit="RP")
        return self._moving(reason, terms.collection_areas, there)

    def _moving(self, reason: Reckoning, areas: Sequence[Area], there: PlayerView) -> Advice | None:
        """Everything in these areas as it lies there."""
        plan: dict[Area, Sequence[int]] = {
            area: [card["id"] for card in there[area]] for area in areas
        }
        actions = moves(self._me, plan)
        cards = tuple([one.card for one in actions if isinstance(one, Move)])
        return Advice((*self._first, *actions), replace(reason, cards=cards)) if actions else None

    def _is_in_order(self, there: PlayerView) -> bool:
        """Whether the decks are as full as they can be, and legal."""
        return not any(
            len(self._me[area]) < len(there[area])
            or len(_faults_of(self._me, area)) > len(_faults_of(there, area))
            for area in self._shopper.own.terms.deck_areas
        )

    def _deck_rp(self, me: PlayerView) -> float:
        """What the decks are worth as they lie."""
        terms, faces = self._shopper.own.terms, self._shopper.faces
        rp = 0.0
        for area in terms.deck_areas:
            deck = best_deck(owned(faces, me[area]), terms.metas)
            core = [one.face for one in deck.singles[:SLOTS]]
            rp += deck.worth
            rp += sum([sum(each_with_extra(core, one.face)) for one in deck.accessories])
        return rp

    def _collection_vp(self, me: PlayerView) -> float:
        """What the collections are worth as they lie."""
        terms, faces = self._shopper.own.terms, self._shopper.faces
        vp = 0.0
        for area, symbols in zip(terms.collection_areas, terms.symbols, strict=False):
            cards = owned(faces, me[area])
            vp += best_collection(cards, lambda _: 0.0, symbols, terms.collection_worth).vp
        return vp


def _priced(reason: Reckoning, price: int) -> Reckoning:
    return replace(reason, price=price) if price > 0 else reason
