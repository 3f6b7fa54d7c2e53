"""Regular's tournament: which card now, and whether to use an Action."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mblades.bots.decisions.answers import Table
from mblades.bots.estimates.card import Face
from mblades.bots.estimates.deck_value import (
    FILLER,
    SLOTS,
    Estimates,
    alone,
    at_the_end,
    estimates,
    play_on,
    total,
)
from mblades.bots.estimates.effects import effect_of, keeping
from mblades.bots.estimates.position import ONLY_OPPONENT_RP, Position, Spot
from mblades.bots.estimates.quantities import Count
from mblades.cards.design import Meta
from mblades.rules.state.actions import Action, Play, UseAction
from mblades.rules.state.view_records import CardInPlay, CardView
from mblades.text import tree

LATE = 0.3  # how much a card with nothing but Score effects is put off


def spot_of(face: Face, card: CardInPlay) -> Spot:
    """A card of a tableau in a view."""
    spot = Spot(face, card["stars"])
    spot.elements = frozenset(card["elements"])
    spot.types = frozenset(card["types"])
    spot.tokens = card["tokens"]
    return spot


def _face_down() -> Spot:
    spot = Spot(FILLER)
    spot.down = True
    return spot


def position_of(table: Table) -> Position:
    """The tournament as it stands."""
    me, face_of = table.me, table.faces.of
    position = Position(
        [_face_down() if card is None else spot_of(face_of(card), card) for card in me["tableau"]],
        [face_of(card) for card in me["hand"]],
    )
    position.opponents = position.ahead = position.behind = position.their_down = 0
    for player in table.view["players"]:
        if player["seat"] not in table.opponents or player["out"]:
            continue
        position.opponents += 1
        position.ahead += player["rp"] > me["rp"]
        position.behind += player["rp"] < me["rp"]
        for card in player["tableau"]:
            if card is None:
                position.their_down += 1
            else:
                position.theirs.append(spot_of(face_of(card), card))
    if position.opponents == 1:
        position.their_rp = ONLY_OPPONENT_RP
    position.rp = me["rp"]
    position.money = me["money"]
    position.aftermarket = len(table.view["aftermarket"])
    position.won = me["clashes_won"]
    if table.much is not None:
        position.much = table.much
    return position


def extras_of(table: Table) -> list[Face]:
    """My deck box and accessories that are face up, and my powers."""
    cards = (*table.me["box"], *table.me["accessories"], *table.me["powers"])
    return [table.faces.of(card) for card in cards if card is not None]


def metas_of(table: Table) -> list[Meta]:
    """The metas of the tournament."""
    return [table.faces.meta(meta["id"]) for meta in table.view["metas"]]


def eagerness(face: Face) -> float:
    """Which cards come early: Ongoing and Next first, then Play, then Score and Top."""
    own = estimates(face)
    rank = 0.0
    if own.whenever:
        rank -= 3
    if own.rest:
        rank -= 1
    if own.next:
        rank -= 1.5
    if own.slots:
        rank -= 2
    if own.action:
        rank -= 0.5
    if own.score and not own.play:
        rank += 1
    if own.only_if is not None or own.fusion:
        rank += 3
    return rank


def best_play(table: Table, plays: Sequence[Play]) -> Action:
    """The card that promises most when the rest follows in a sensible order."""
    if len(plays) == 1:
        return plays[0]
    extras, metas = extras_of(table), metas_of(table)
    slots = table.me["slots"] or SLOTS
    slots -= sum(estimates(face).slots for face in extras)
    hand = [(card["id"], table.faces.of(card)) for card in table.me["hand"]]
    hand.sort(key=lambda pair: (-alone(pair[1]), pair[0]))
    playing = hand[: slots + 1]  # the best ones, as many as there is room for, and a spare
    playing.sort(key=lambda pair: (eagerness(pair[1]), -alone(pair[1])))
    as_spots = {card: Spot(face) for card, face in hand}
    best, most = plays[0], -1000.0
    tried: set[str] = set()
    base = position_of(table)
    spots = base.spots
    for action in plays:
        first = as_spots[action.card]
        if first.face.design in tried:
            continue
        tried.add(first.face.design)
        rest = [as_spots[card] for card, _ in playing if card != action.card]
        base.spots = spots.copy()
        worth = play_on(base, [first, *rest], extras, metas, slots)
        worth -= LATE * eagerness(first.face)
        if worth > most:
            best, most = action, worth
    return best


def best_action(table: Table, actions: Sequence[UseAction], turns_left: int) -> Action | None:
    """The Action that gains most, or none if waiting is better."""
    extras, metas = extras_of(table), metas_of(table)
    position = position_of(table)
    lying = [estimates(spot.face) for spot in position.spots]
    others = [estimates(face) for face in extras]
    places = {card["id"]: n for n, card in enumerate(table.me["tableau"]) if card is not None}
    kept = at_the_end(position, lying, others, metas, len(lying))
    powers = [card["id"] for card in table.me["powers"]]
    best: Action | None = None
    most, useful = 1.0, 0
    for action in actions:
        number = action.card
        card = table.in_play[number][0]
        own = estimates(table.faces.of(card))
        at = places.get(number, -1)
        gain = total(own.action, position, at) + total(own.flip, position, at)
        if at >= 0:
            position.spots[at].down = True
            gain += at_the_end(position, lying, others, metas, len(lying)) - kept
            gain -= _lost(own, turns_left)
            position.spots[at].down = False
        elif number in powers:  # which never flip: nothing is lost by using them now
            gain += 0.5
        else:
            gain -= total(own.score, position, -1) + _lost(own, turns_left)
        useful += gain > 0
        if gain > most:
            best, most = action, gain
    return best if useful > turns_left or most > 12 or turns_left <= 1 else None


def _lost(own: Estimates, turns_left: int) -> float:
    """What the flip costs beside Score effects."""
    return (2.0 * len(own.rest) + 4.0 * len(own.whenever)) * min(turns_left, 3) / 2


# --------------------------------------------------------------------------- for answers


def value_in_play(face: Face, card: CardInPlay) -> float:
    """What flipping a card costs its owner."""
    return keeping(spot_of(face, card))


@lru_cache(maxsize=4096)
def _estimate(effect: tree.Effect) -> Count:
    return effect_of(effect)


def effect_worth(table: Table, effect: tree.Effect, source: CardView | None) -> float:
    """What an effect is worth now."""
    if isinstance(effect, tree.May):
        done = sum(effect_worth(table, one, source) for one in (*effect.effects, *effect.then))
        return done - sum(effect_worth(table, one, source) for one in effect.otherwise)
    position = position_of(table)
    own = None if source is None else source["id"]
    ids = [None if card is None else card["id"] for card in table.me["tableau"]]
    at = ids.index(own) if own is not None and own in ids else -1
    return _estimate(effect)(position, at)
