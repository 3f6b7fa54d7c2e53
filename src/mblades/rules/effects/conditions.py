"""Conditions, compiled."""

from __future__ import annotations

from mblades.cards.matching import COMPARE
from mblades.rules.effects import board, patterns
from mblades.rules.effects.catalog import Test
from mblades.rules.effects.one_opponent import of_each_player, of_that_player
from mblades.rules.effects.perspective import is_down, named, opponents, owners, top_seen
from mblades.rules.effects.selections import (
    can_compare,
    fits,
    players,
    quantity,
    referred,
    shares,
)  # fmt: skip
from mblades.rules.state.state import NOBODY, Frame, State
from mblades.text import tree
from mblades.text.walking import of_them


def condition(node: tree.Condition) -> Test:
    """Whether something holds now."""
    if not isinstance(node, tree.Not | tree.Both | tree.Either):
        theirs = of_that_player(node)
        if theirs is not node:
            return _for_some_opponent(condition(theirs))
        of_each = of_each_player(node)
        if of_each is not node:
            return _for_every_opponent(condition(of_each))
    match node:
        case tree.Holds():
            return _compared(node)
        case tree.Parity(of, odd):
            number, there = quantity(of), can_compare(of)
            return lambda s, f: there(s, f) and number(s, f) % 2 == odd
        case tree.Leads():
            return _leads(node)
        case tree.Is():
            find, fit = referred(node.card), fits(node.filter, counting=False)
            if isinstance(node.card, tree.It):
                return lambda s, f: any(fit(s, f.recall(), card) for card in find(s, f))
            return lambda s, f: any(fit(s, f, card) for card in find(s, f))
        case tree.IsPlaced():
            return _placed(node)
        case tree.Shares():
            return _shares(node)
        case tree.Every():
            return patterns.every(node)
        case tree.Pattern():
            return patterns.pattern(node)
        case tree.ClashResult():
            return _result(node.result, node.by)
        case tree.Faces():
            side = node.side
            return lambda s, f: s.tournament.facing.get(f.source) == side
        case tree.TurnOf(whose):
            seats = owners(whose)
            return lambda s, f: s.tournament.turn in seats(s, f)
        case tree.PlayerIs(who, you):
            meant = named(who)
            if you:
                return lambda s, f: f.owner in meant(s, f)
            return lambda s, f: any(seat in opponents(s, f.owner) for seat in meant(s, f))
        case tree.Not():
            inner = condition(node.condition)
            return lambda s, f: not inner(s, f)
        case tree.Both():
            one, two = condition(node.left), condition(node.right)
            return lambda s, f: one(s, f) and two(s, f)
        case tree.Either():
            one, two = condition(node.left), condition(node.right)
            return lambda s, f: one(s, f) or two(s, f)


def _for_some_opponent(test: Test) -> Test:
    def some(s: State, f: Frame) -> bool:
        return any(test(s, f.about(seat)) for seat in opponents(s, f.owner))

    return some


def _for_every_opponent(test: Test) -> Test:
    def every(s: State, f: Frame) -> bool:
        return all(test(s, f.about(seat)) for seat in opponents(s, f.owner))

    return every


def _compared(node: tree.Holds) -> Test:
    left, right, compare = quantity(node.left), quantity(node.right), COMPARE[node.test]
    has_left, has_right = can_compare(node.left), can_compare(node.right)
    return lambda s, f: has_left(s, f) and has_right(s, f) and compare(left(s, f), right(s, f))


def _leads(node: tree.Leads) -> Test:
    """Whether you have more than every other, or fewer, and nobody as much."""
    level = tree.Compared("each opponent", of_them(node.of), "at least" if node.most else "at most")
    there, others = can_compare(node.of), players(level)
    return lambda s, f: there(s, f) and not others(s, f)


def _placed(node: tree.IsPlaced) -> Test:
    find = referred(node.card)

    def test(s: State, f: Frame) -> bool:
        cards = find(s, f)
        if not cards:
            return False
        card = cards[0]
        now = board.of(s)
        match node.where:
            case "face up":
                return card in now.owner and not is_down(s, f, card)
            case "face down":
                return card in now.owner and is_down(s, f, card)
            case "your Top card":
                return top_seen(s, f, f.owner) == card
        slot = now.slot.get(card)
        if slot is None:
            return False
        if node.where == "the first card":
            return slot == 0
        return slot == len(s.players[now.owner[card]].tableau) - 1

    return test


def _shares(node: tree.Shares) -> Test:
    find, find_other = referred(node.card), referred(node.other)
    features = node.what

    def test(s: State, f: Frame) -> bool:
        cards, others = find(s, f), find_other(s, f)
        if not cards or not others:
            return False
        common = [shares(s, f, cards[0], others[0], what) for what in features]
        if node.any:
            return any(common)
        return not any(common) if node.none else all(common)

    return test


def _result(result: str, by: int) -> Test:
    if result == "win":
        return lambda _s, f: f.owner in f.clash.winners and _lead(f) >= by
    if result == "lose":
        return lambda _s, f: f.owner in f.clash.losers and _lead(f, over=f.owner) >= by
    return lambda _s, f: bool(f.clash.used) and not f.clash.winners and not f.clash.losers


def _lead(f: Frame, over: int = NOBODY) -> int:
    """How far the best total of the last clash is above the next one, or above a loser's."""
    totals = sorted((total for _, total in f.clash.totals), reverse=True)
    other = dict(f.clash.totals).get(over, totals[1])
    return totals[0] - other
