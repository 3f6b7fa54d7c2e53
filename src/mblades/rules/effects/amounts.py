"""Amounts and quantities, compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import assert_never

from mblades.rules.effects import board
from mblades.rules.effects.catalog import Counter
from mblades.rules.effects.selections import (
    by_property,
    counter_of,
    elements_seen,
    everything,
    is_down,
    opponents,
    owners,
    referred,
    seats_from,
    stars_seen,
    tokens_seen,
    types_seen,
)
from mblades.rules.state.budget import clamp
from mblades.rules.state.state import Frame, State
from mblades.text import tree


def amount(node: tree.Amount) -> Counter:
    """How much: a flat number, so much for each, or equal to something."""
    match node:
        case tree.Flat(value):
            return lambda _s, _f: value
        case tree.PerEach():
            value, step, each = node.value, node.step, quantity(node.each)
            return lambda s, f: clamp(value * (each(s, f) // step))
        case tree.EqualTo():
            equal = quantity(node.amount)
            return lambda s, f: clamp(equal(s, f))


def quantity(node: tree.Quantity) -> Counter:
    """A number read off the table."""
    if isinstance(node, tree.Calculation):
        return _calculation(node)
    if isinstance(node, tree.PlayerQuantity):
        return _of_players(node)
    match node:
        case tree.Number(value):
            return lambda _s, _f: value
        case tree.CountOf():
            return counter_of(node.cards)
        case tree.Different():
            return _different(node)
        case tree.StarsOf():
            return _stars_of(node.card)
        case tree.TotalStars():
            find = (
                everything(node.cards, counting=True)
                if isinstance(node.cards, tree.Cards)
                else referred(node.cards)
            )
            return lambda s, f: sum(stars_seen(s, f, card) for card in find(s, f))
        case tree.Tokens():
            return _tokens(node)
        case tree.ThatMuch():
            return lambda _s, f: f.amount
        case _:
            assert_never(node)


def _of_players(node: tree.PlayerQuantity) -> Counter:
    match node:
        case tree.Has():
            return _held(node)
        case tree.ClashesWon():
            return lambda s, f: s.players[f.owner].clashes_won
        case tree.CardsPlayed():
            return lambda s, f: s.players[f.owner].played
        case tree.PlayersWho():
            return _players(node.who)
        case _:
            assert_never(node)


def _calculation(node: tree.Calculation) -> Counter:
    match node:
        case tree.Twice():
            of = quantity(node.of)
            return lambda s, f: 2 * of(s, f)
        case tree.Times():
            of, times = quantity(node.of), node.count
            return lambda s, f: times * of(s, f)
        case tree.Half():
            of = quantity(node.of)
            return lambda s, f: of(s, f) // 2
        case tree.Sum():
            left, right = quantity(node.left), quantity(node.right)
            return lambda s, f: left(s, f) + right(s, f)
        case tree.Difference():
            left, right = quantity(node.left), quantity(node.right)
            return lambda s, f: max(left(s, f) - right(s, f), 0)
        case _:
            assert_never(node)


def _different(node: tree.Different) -> Counter:
    find = everything(node.cards, counting=False)

    def count(s: State, f: Frame) -> int:
        cards = find(s, f)
        match node.what:
            case "element":
                return _bits(elements_seen(s, f, card) for card in cards)
            case "type":
                return _bits(types_seen(s, f, card) for card in cards)
            case "set":
                return len({name for card in cards for name in board.sets(s, card)})
            case "rarity":
                return len({name for card in cards for name in board.rarities(s, card)})
            case "star value":
                return len({stars_seen(s, f, card) for card in cards})

    return count


def _bits(values: Iterable[int]) -> int:
    together = 0
    for value in values:
        together |= value
    return together.bit_count()


def _stars_of(target: tree.Target) -> Counter:
    find = by_property(target) if isinstance(target, tree.Cards) else referred(target)

    def stars(s: State, f: Frame) -> int:
        cards = find(s, f)
        return stars_seen(s, f, cards[0]) if cards and not is_down(s, f, cards[0]) else 0

    return stars


def can_compare(node: tree.Quantity) -> Callable[[State, Frame], bool]:
    """Whether there is something to compare: a face-down or missing card has no stars (TRN-13)."""
    match node:
        case tree.StarsOf():
            find = (
                by_property(node.card) if isinstance(node.card, tree.Cards) else referred(node.card)
            )
            return lambda s, f: any(not is_down(s, f, card) for card in find(s, f)[:1])
        case tree.Twice() | tree.Times() | tree.Half():
            return can_compare(node.of)
        case tree.Sum() | tree.Difference():
            left, right = can_compare(node.left), can_compare(node.right)
            return lambda s, f: left(s, f) and right(s, f)
        case _:
            return lambda _s, _f: True


def _tokens(node: tree.Tokens) -> Counter:
    find = (
        everything(node.card, counting=False)
        if isinstance(node.card, tree.Cards)
        else referred(node.card)
    )
    what = node.what
    return lambda s, f: sum(tokens_seen(s, f, card, what) for card in find(s, f))


def _held(node: tree.Has) -> Counter:
    whose = node.whose
    if node.unit == "RP":
        return lambda s, f: max((s.players[seat].rp for seat in owners(s, f, whose)), default=0)
    return lambda s, f: max((s.players[seat].money for seat in owners(s, f, whose)), default=0)


def _players(who: str) -> Counter:
    if who == "each opponent":
        return lambda s, f: len(opponents(s, f.owner))
    if who == "each opponent with no card in hand":
        return lambda s, f: sum(not s.players[seat].hand for seat in opponents(s, f.owner))
    if who == "each player with more RP than you":
        return lambda s, f: sum(
            s.players[seat].rp > s.players[f.owner].rp for seat in seats_from(s, f.owner)
        )
    return lambda s, f: sum(
        s.players[seat].rp < s.players[f.owner].rp for seat in seats_from(s, f.owner)
    )
