"""The evening in one page: how a game came to its end, told from its events.

Who made how many points from what, and when; the best card of each player; the best deal; the turning
point. Nothing in it is kept while a game is played: it is worked out of a replay.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from mblades.rules.game import Game
from mblades.rules.replay import Playback
from mblades.rules.state import events
from mblades.rules.state.events import Event
from mblades.rules.state.records import NO_CARD

LEAST_SWING: Final = 10  # RP: less turns nothing
LEAST_DEAL: Final = 10  # RP: a card that has made less was no bargain


class Told(NamedTuple):
    """What an input did."""

    step: int
    round: int
    events: Sequence[Event]


class PointsAt(msgspec.Struct, frozen=True):
    """How everybody stood when a phase had ended."""

    step: int
    round: int
    phase: str  # that begins then
    sources: list[dict[str, int]]  # by seat


class BestCard(msgspec.Struct, frozen=True):
    """The card that made a player the most RP."""

    seat: int
    card: int
    rp: int


class Deal(msgspec.Struct, frozen=True):
    """The card that made the most RP for its price."""

    seat: int
    card: int
    price: int
    rp: int


class TurningPoint(msgspec.Struct, frozen=True):
    """The input that brought the winner the most of the lead."""

    step: int
    round: int
    seat: int
    card: int  # whose effect it was; NO_CARD: nobody's
    swing: int  # RP


class DeckList(msgspec.Struct, frozen=True):
    """What a player came to a tournament with."""

    seat: int
    round: int
    cards: list[int]


class Evening(msgspec.Struct, frozen=True):
    """A game that is over, in one page."""

    points: list[PointsAt]
    best_cards: list[BestCard]  # of the players who have one
    deal: Deal | None
    turning_point: TurningPoint | None
    decks: list[DeckList]


def evening_of(playback: Playback) -> Evening:
    """The evening of a replay, which is played to its end."""
    game = playback.game
    told = [Told(0, game.round, list(game.state.events))]
    points: list[PointsAt] = []
    decks: list[DeckList] = []
    for happened in playback:
        told.append(Told(playback.position, game.round, list(happened)))
        kinds = {type(one) for one in happened}
        if kinds & {events.Phase, events.Over}:
            points.append(_points(game, playback.position))
        if events.Tournament in kinds:
            decks += _decks(game)
    return Evening(
        points=points,
        best_cards=best_cards(told),
        deal=best_deal(told),
        turning_point=turning_point(told),
        decks=decks,
    )


def _points(game: Game, step: int) -> PointsAt:
    standings = game.state.mode.standings(game.state)
    by_seat = sorted(standings, key=lambda one: one["seat"])
    return PointsAt(step, game.round, game.phase, [dict(one["sources"]) for one in by_seat])


def _decks(game: Game) -> list[DeckList]:
    return [
        DeckList(p.seat, game.round, [*p.box, *p.accessories, *p.tableau, *p.hand, *p.deck])
        for p in game.state.mode.builders(game.state)
    ]


# --------------------------------------------------------------------------- what decided it


def changes(happened: Iterable[Event]) -> list[tuple[int, int, int]]:
    """Who gained or lost how many RP by which card: seat, RP, card."""
    found: list[tuple[int, int, int]] = []
    for one in happened:
        match one:
            case events.Gained(seat, "RP", amount, source):
                found.append((seat, amount, source))
            case events.Lost(seat, "RP", amount, source):
                found.append((seat, -amount, source))
            case events.Stole(seat, victim, "RP", amount, source):
                found += [(seat, amount, source), (victim, -amount, source)]
    return found


def _made(told: Iterable[Told]) -> dict[tuple[int, int], int]:
    """How many RP each card made for whom, by seat and card."""
    made: dict[tuple[int, int], int] = {}
    for one in told:
        for seat, rp, card in changes(one.events):
            if rp > 0 and card != NO_CARD:
                made[seat, card] = made.get((seat, card), 0) + rp
    return made


def best_cards(told: Iterable[Told]) -> list[BestCard]:
    """The best card of each player, in the order of seats."""
    best: dict[int, BestCard] = {}
    for (seat, card), rp in _made(told).items():
        if seat not in best or rp > best[seat].rp:
            best[seat] = BestCard(seat, card, rp)
    return [best[seat] for seat in sorted(best)]


def best_deal(told: Sequence[Told]) -> Deal | None:
    """What was bought and then made the most RP for each M$."""
    made = _made(told)
    deals: list[Deal] = []
    for one in told:
        for event in one.events:
            match event:
                case events.Bought(seat=seat, cost=price, card=int(card)):
                    deals.append(Deal(seat, card, price, made.get((seat, card), 0)))
                case events.Purchased(seat=seat, card=card, price=price):
                    deals.append(Deal(seat, card, price, made.get((seat, card), 0)))
    worth = [one for one in deals if one.rp >= LEAST_DEAL]
    return max(worth, key=lambda one: one.rp / max(one.price, 1), default=None)


def turning_point(told: Sequence[Told]) -> TurningPoint | None:
    """Where the winner gained the most on the best of the others; none without a single winner."""
    over = next(
        (e for one in reversed(told) for e in one.events if isinstance(e, events.Over)), None
    )
    if over is None or over.places.count(1) != 1 or len(over.places) < 2:
        return None
    winner = over.places.index(1)
    rp = [0] * len(over.places)
    best: TurningPoint | None = None
    for one in told:
        if any(isinstance(event, events.Tournament) for event in one.events):
            rp = [0] * len(rp)
        changed = changes(one.events)
        before = _lead(rp, winner)
        for seat, amount, _card in changed:
            rp[seat] += amount
        swing = _lead(rp, winner) - before
        if swing >= LEAST_SWING and (best is None or swing > best.swing):
            helped = [(abs(a), card) for seat, a, card in changed if (a > 0) == (seat == winner)]
            card = max(helped, default=(0, NO_CARD))[1]
            best = TurningPoint(one.step, one.round, winner, card, swing)
    return best


def _lead(rp: Sequence[int], winner: int) -> int:
    return rp[winner] - max(points for seat, points in enumerate(rp) if seat != winner)
