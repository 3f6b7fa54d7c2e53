"""Advice for people: what the Regular would do on their seat, as a whole move and with its reason."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from mblades.bots import deckbuilding_adviser
from mblades.bots.advice import Advice, Kind, Reckoning
from mblades.bots.bot import Window, on_offer
from mblades.bots.decisions.answers import Table
from mblades.bots.decisions.holdings import holdings_of
from mblades.bots.decisions.reckoning import reckon_action, reckon_answer, reckon_play
from mblades.bots.estimates.card import Faces
from mblades.bots.regular import Regular, answers_by_rp
from mblades.modes.records import UseDeck
from mblades.modes.turn_based.actions import Collect, Equip, Score
from mblades.rules.state.actions import (
    Action,
    Attach,
    Buy,
    Choose,
    Draft,
    End,
    Fuse,
    FuseFor,
    Pick,
    Play,
    Purchase,
    Sell,
    UseAction,
)

KINDS: dict[type[object], Kind] = {
    Attach: "attach", Equip: "equip", Purchase: "purchase", Sell: "sell",
}  # fmt: skip


def advise(seen: Window, asked: Collection[int] = ()) -> Advice:
    """What to do now; `asked` are the players to whom a trade was proposed in this round."""
    if seen.view["phase"] == "deckbuilding":
        return deckbuilding_adviser.advise(seen, asked)
    plan = Regular(seen.view["round"]).plan(seen)
    first = plan[0]
    if isinstance(first, Fuse):
        return _fusion(first, plan[1:])
    return Advice((first,), _reason(seen, first))


def _fusion(begun: Fuse, picks: list[Action]) -> Advice:
    """All the picks of a fusion at once; the last is the promo (in Turn-Based it is always chosen)."""
    *paid, promo = [action.card for action in picks if isinstance(action, Pick)]
    cards = tuple(paid)
    return Advice(
        (FuseFor(begun.rarity, cards, promo),), Reckoning("fuse", cards, promo, unit="RP")
    )


def _reason(seen: Window, action: Action) -> Reckoning:
    match action:
        case Choose():
            values = answers_by_rp(Random(0))
            return reckon_answer(Table(seen), values, action)
        case Play():
            return reckon_play(Table(seen), action)
        case UseAction():
            return reckon_action(Table(seen), action)
        case End():
            can_act = any(isinstance(one, UseAction) for one in seen.choices)
            return Reckoning("end", unit="RP", why="wait" if can_act else "")
        case Draft(card=card):
            return _draft(seen, card)
        case UseDeck(area=area):
            return Reckoning("use deck", about=area)
        case Buy(back=back):
            return Reckoning("buy", about=back, unit="RP")
        case Attach(card=card) | Equip(card=card) | Purchase(card=card) | Sell(card=card):
            return Reckoning(KINDS[type(action)], (card,), unit="RP")
        case Collect(card=card):
            return Reckoning("collect", (card,), unit="RP")
        case Score():
            return Reckoning("score", unit="RP")
        case _:
            return Reckoning("other", unit="RP")


def _draft(seen: Window, number: int) -> Reckoning:
    faces = seen.catalog.derived(Faces)
    own = holdings_of(seen.view, seen.seat, faces, None)
    face = next(faces.of(card) for card in on_offer(seen) if card["id"] == number)
    gain, why = own.gains([face])[0], own.main_use([face])
    return Reckoning("draft", (number,), number, gain=gain, why=why)
