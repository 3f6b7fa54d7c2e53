"""Advice for people: what the Regular would do on their seat, as a whole move and with its reason."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from mblades.bots import deckbuilding_adviser
from mblades.bots.advice import Advice, Reckoning
from mblades.bots.bot import Window, on_offer
from mblades.bots.decisions.answers import Table
from mblades.bots.decisions.holdings import holdings_of
from mblades.bots.decisions.reckoning import reckon_action, reckon_answer, reckon_play
from mblades.bots.decisions.turn_based import TurnPlanner
from mblades.bots.deckbuilding_adviser import ANY_DEAL
from mblades.bots.estimates.card import Faces
from mblades.bots.regular import Regular, answers_by_rp
from mblades.modes.records import UseDeck
from mblades.modes.turn_based.actions import Score
from mblades.rules.state.action_tables import CANCEL
from mblades.rules.state.actions import (
    Action,
    Attach,
    Choose,
    Draft,
    End,
    Fuse,
    FuseFor,
    Pick,
    Play,
    UseAction,
)
from mblades.rules.window import SeatWindow


def advise(seen: Window, asked: Collection[int] = ()) -> Advice:
    """What to do now; `asked` are the players to whom a trade was proposed in this round."""
    if seen.view["phase"] == "deckbuilding":
        return deckbuilding_adviser.advise(seen, asked)
    if (
        CANCEL in seen.choices
    ):  # a fusion has been begun, in Turn-Based: it is given up for the move
        game = seen.sample(ANY_DEAL)
        game.act(seen.seat, CANCEL)
        advice = advise(SeatWindow(game, seen.seat))
        return Advice((CANCEL, *advice.actions), advice.reason)
    if isinstance(seen.choices[-1], Score):
        planner = TurnPlanner(Table(seen), seen.choices)
        plan = planner.next()
        return Advice(_at_once(plan), planner.reckon(plan))
    action = Regular(seen.view["round"]).decide(seen)
    return Advice((action,), _reason(seen, action))


def _at_once(plan: list[Action]) -> tuple[Action, ...]:
    """A plan without picks; the last pick of a fusion is the promo, which is always chosen here."""
    begun = plan[0]
    if not isinstance(begun, Fuse):
        return tuple(plan)
    *paid, promo = [action.card for action in plan if isinstance(action, Pick)]
    return (FuseFor(begun.rarity, tuple(paid), promo),)


def _reason(seen: Window, action: Action) -> Reckoning:
    match action:
        case Choose():
            values = answers_by_rp(Random(0))
            return reckon_answer(Table(seen), values, action)
        case Play():
            return reckon_play(Table(seen), action)
        case UseAction():
            return reckon_action(Table(seen), action)
        case Attach(card=card):
            return Reckoning("attach", (card,), unit="RP")
        case End():
            can_act = any(isinstance(one, UseAction) for one in seen.choices)
            return Reckoning("end", unit="RP", why="wait" if can_act else "")
        case Draft(card=card):
            return _draft(seen, card)
        case UseDeck(area=area):
            return Reckoning("use deck", about=area)
        case _:
            raise AssertionError(f"nobody asked for {action}")


def _draft(seen: Window, number: int) -> Reckoning:
    faces = seen.catalog.derived(Faces)
    own = holdings_of(seen.view, seen.seat, faces, None)
    face = next(faces.of(card) for card in on_offer(seen) if card["id"] == number)
    gain, why = own.gains([face])[0], own.main_use([face])
    return Reckoning("draft", (number,), number, gain=gain, why=why)
