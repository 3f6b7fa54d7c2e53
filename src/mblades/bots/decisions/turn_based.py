"""Regular's turns in Turn-Based Mode: buy, collect and play while it pays, then score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from mblades.bots.advice import Reckoning, Why
from mblades.bots.decisions.answers import Table
from mblades.bots.decisions.reckoning import reckon_action, reckon_play
from mblades.bots.decisions.tournament import best_action, best_play, extras_of, metas_of
from mblades.bots.estimates.card import Face
from mblades.bots.estimates.deck_value import alone, extra_alone, meta_worth
from mblades.modes.turn_based.actions import Collect, Equip, Score
from mblades.rules.deckbuilding.fusion import PRICES
from mblades.rules.state.actions import (
    Action,
    ActionRecord,
    Buy,
    Fuse,
    Pick,
    Play,
    Purchase,
    Sell,
    UseAction,
)
from mblades.rules.state.records import Area
from mblades.text.tree import ELEMENTS, PROMOS

Kind = TypeVar("Kind", bound=ActionRecord)
PAR = 12.0  # RP of a Single that is good enough for a slot while better ones may come
FLOOR = 4.0  # and when none may
COLLECTED = 10.0
OPENED = 5.0  # the first card of a collection, which needs a second one
ALIKE = 2  # cards in hand that make it worth opening one
LARGEST = 8
EXTRA = 3.0  # a Deck Box or Accessory that is worth its slot
DOLLAR = 1.3  # what an M$ can become in RP
DOLLAR_AT_THE_END = 0.3
SCORINGS = 3
TIRED = 10  # turns before one would have to score: no more buying then
KINDS: tuple[Area, ...] = ("collection", "second_collection")  # of an element, of a type


class TurnPlanner:
    """Chooses the main action of a turn from one look at the table."""

    def __init__(self, table: Table, choices: Sequence[Action]) -> None:
        self._table = table
        me = self._me = table.me
        turns = table.view["turns"]
        self._declared = turns["declared"][table.seat]
        self._tired = turns["taken"][table.seat] + TIRED >= turns["most"]
        self._metas = metas_of(table)
        self._extras = extras_of(table)
        self._hand = {card["id"]: table.faces.of(card) for card in me["hand"]}
        self._open = (me["slots"] or 0) - len(me["tableau"])
        last = len(me["tournament_rp"]) == SCORINGS - 1
        self._dollar = DOLLAR_AT_THE_END if last else DOLLAR
        self._offered = choices
        self._collected = [{table.faces.of(card).stars for card in me[area]} for area in KINDS]
        self._kept = self._best_singles(PAR)
        self._worths: dict[str, float] = {}

    def next(self) -> list[Action]:
        """What to do now; several steps for a fusion."""
        if not self._tired:
            found = self._equip(EXTRA) or self._collect() or self._buy() or self._sell()
            if found is not None:
                return [found]
        kept = self._kept or self._best_singles(FLOOR)
        plays = [action for action in self._of(Play) if action.card in kept]
        if plays:
            return [best_play(self._table, plays)]
        fused = self._fuse()
        if fused:
            return fused
        found = self._equip(0.0) or self._collect() or self._act()
        return [Score() if found is None else found]

    def reckon(self, plan: Sequence[Action]) -> Reckoning:
        """Why a plan is the best one."""
        match plan[0]:
            case Equip(card=card):
                return Reckoning("equip", (card,), gain=extra_alone(self._hand[card]), unit="RP")
            case Collect(card=card, symbol=symbol):
                return Reckoning("collect", (card,), about=symbol, gain=COLLECTED, unit="RP")
            case Buy(back=back) as offer:
                worth, price = self._offer(offer)
                use = self._main_use(self._table.faces.of_set(back))
                return Reckoning("buy", about=back, price=price, gain=worth, unit="RP", why=use)
            case Purchase(card=card) as offer:
                worth, price = self._offer(offer)
                use = self._main_use([self._sold(card)])
                return Reckoning(
                    "purchase", (card,), card, price=price, gain=worth, unit="RP", why=use
                )
            case Sell(card=card):
                return Reckoning("sell", (card,), gain=self._hand[card].stars, unit="M$")
            case Fuse():
                *paid, promo = [one.card for one in plan if isinstance(one, Pick)]
                return Reckoning(
                    "fuse", tuple(paid), promo, gain=self._promo_value(promo), unit="RP", why="deck"
                )
            case Play() as action:
                return reckon_play(self._table, action)
            case UseAction() as action:
                return reckon_action(self._table, action)
            case _:
                return Reckoning("score", unit="RP")

    def _of(self, kind: type[Kind]) -> list[Kind]:
        return [action for action in self._offered if isinstance(action, kind)]

    # ----------------------------------------------------------------------- values in RP

    def _value(self, face: Face) -> float:
        """What a card in the tableau gains."""
        if face.kind != "Single":
            return 0.0
        return alone(face) + sum(meta_worth(face, meta) for meta in self._metas)

    def _best_singles(self, least: float) -> set[int]:
        """The cards of the hand for the open slots."""
        values = {card: self._value(face) for card, face in self._hand.items()}
        good = [card for card, value in values.items() if value >= least]
        good.sort(key=lambda card: (-values[card], card))
        return set(good[: max(self._open, 0)])

    def _spare(self) -> list[int]:
        """The cards of the hand that no slot waits for."""
        return [card for card in self._hand if card not in self._kept]

    def _use(self, face: Face) -> float:
        """What one more card is worth."""
        known = self._worths.get(face.design)
        if known is None:
            known = self._worths[face.design] = max(
                self._slot_gain(face), self._collection_gain(face), 0.5 * self._dollar * face.stars
            )
        return known

    def _slot_gain(self, face: Face) -> float:
        if face.kind != "Single":
            is_box = face.kind == "Deck Box"
            room = 1 - len(self._me["box"]) if is_box else 2 - len(self._me["accessories"])
            return extra_alone(face) if room > 0 else 0.0
        if self._open <= 0:
            return 0.0
        if len(self._kept) < self._open:
            return self._value(face) - FLOOR
        return self._value(face) - min(self._value(self._hand[card]) for card in self._kept)

    def _collection_gain(self, face: Face) -> float:
        gain = 0.0
        for symbols, declared, stars in zip(
            (face.elements, face.types), self._declared, self._collected, strict=True
        ):
            if not declared and symbols:
                gain = max(gain, OPENED)
            elif declared in symbols and face.stars not in stars and len(stars) < LARGEST:
                gain = COLLECTED
        return gain

    def _main_use(self, faces: Sequence[Face]) -> Why:
        """What one of these cards would most likely be for."""
        uses: dict[Why, float] = {"deck": 0.0, "collection": 0.0, "sale": 0.0}
        for face in faces:
            worth = self._use(face)
            if worth == self._slot_gain(face):
                uses["deck"] += worth * face.copies
            elif worth == self._collection_gain(face):
                uses["collection"] += worth * face.copies
            else:
                uses["sale"] += worth * face.copies
        return max(uses, key=lambda use: uses[use])

    def _promo_value(self, promo: int) -> float:
        piles = self._table.view["fusion"]
        face = next(self._table.faces.of(c) for c in piles[0]["cards"] or () if c["id"] == promo)
        return self._value(face)

    # ----------------------------------------------------------------------- main actions

    def _equip(self, least: float) -> Action | None:
        offered = self._of(Equip)
        best = max(offered, key=self._extra_value, default=None)
        return best if best is not None and self._extra_value(best) >= least else None

    def _extra_value(self, action: Equip) -> float:
        return extra_alone(self._hand[action.card])

    def _collect(self) -> Action | None:
        """The spare card that is worth least, to the collection that promises most."""
        spare = self._spare()
        best: tuple[float, Action] | None = None
        for action in self._of(Collect):
            card, symbol = action.card, action.symbol
            if card not in spare:
                continue
            worth = COLLECTED
            if symbol not in self._declared:
                alike = {self._hand[c].stars for c in spare if _shows(self._hand[c], symbol)}
                if len(alike) < ALIKE:
                    continue
                worth = OPENED + 0.5 * len(alike)
            worth -= 0.1 * self._value(self._hand[card])
            if best is None or worth > best[0]:
                best = (worth, action)
        return None if best is None else best[1]

    def _buy(self) -> Action | None:
        best: Buy | Purchase | None = None
        gain = 0.0
        offers: list[Buy | Purchase] = [*self._of(Buy), *self._of(Purchase)]
        for action in offers:
            worth, cost = self._offer(action)
            if worth - self._dollar * cost > gain:
                best, gain = action, worth - self._dollar * cost
        return best

    def _offer(self, action: Buy | Purchase) -> tuple[float, int]:
        """What an offer is worth, and its price."""
        faces = self._table.faces
        if isinstance(action, Purchase):
            face = self._sold(action.card)
            return self._use(face), face.stars
        store = self._table.view["store"]
        if action.place == "store":
            back = store["deck"]["top"]
        elif action.place == "core":
            back = store["core"]["top"]
        else:
            back = store["area"][action.place]
        assert back is not None
        designs = faces.of_set(back["set"])
        copies = sum(one.copies for one in designs)
        worth = sum((self._use(one) * one.copies for one in designs), 0.0)
        return worth / max(copies, 1), faces.cost(back["set"])

    def _sold(self, card: int) -> Face:
        """A card of the aftermarket."""
        return next(
            self._table.faces.of(one)
            for one in self._table.view["aftermarket"]
            if one["id"] == card
        )

    def _sell(self) -> Action | None:
        """A card that is in the way and brings money."""
        spare = [
            card for card in self._spare() if self._collection_gain(self._hand[card]) < COLLECTED
        ]
        offered = [action for action in self._of(Sell) if action.card in spare]
        return max(offered, key=lambda action: self._hand[action.card].stars, default=None)

    def _fuse(self) -> list[Action]:
        """Cards that nobody wants for a promo that has a slot waiting."""
        spare = self._spare()
        if self._open <= 0 or Fuse(PROMOS[0]) not in self._offered:
            return []
        if len(spare) < PRICES[0]:
            return []
        spare.sort(key=lambda card: self._value(self._hand[card]))
        promos = self._table.view["fusion"][0]["cards"] or []
        promos = sorted(promos, key=lambda card: -self._value(self._table.faces.of(card)))[:1]
        picks = [*spare[: PRICES[0]], *(promo["id"] for promo in promos)]
        return [Fuse(PROMOS[0]), *(Pick(card) for card in picks)]

    def _act(self) -> Action | None:
        """An Action to use up before the deck is scored."""
        actions = self._of(UseAction)
        return best_action(self._table, actions, 0) if actions else None


def _shows(face: Face, symbol: str) -> bool:
    return symbol in (face.elements if symbol in ELEMENTS else face.types)
