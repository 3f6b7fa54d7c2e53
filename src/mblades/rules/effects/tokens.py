"""Star tokens and sell markers: put on cards, removed from them, moved from one to another."""

from __future__ import annotations

from collections.abc import Callable

from mblades.rules.effects import board
from mblades.rules.effects.catalog import Matcher, Op, Test
from mblades.rules.effects.entering_and_leaving import add_markers, add_tokens, tell_handled
from mblades.rules.effects.points import MOST_OFFERED, payment
from mblades.rules.effects.selections import amount
from mblades.rules.effects.stack import ask
from mblades.rules.effects.targets import always, candidates, choose, chosen
from mblades.rules.state import answers, events
from mblades.rules.state.state import Frame, State
from mblades.text import tree


def takes_tokens(s: State, _f: Frame, card: int) -> bool:
    """Whether star tokens and keywords can be put on a card: face up in play."""
    return card in board.of(s).owner and card not in s.tournament.down


def _lying_on(s: State, card: int, what: tree.Tokened) -> int:
    return (s.tournament.tokens if what == "star token" else s.tournament.marks).get(card, 0)


def has_tokens(effect: tree.RemoveTokens | tree.MoveTokens) -> Matcher:
    """Whether as many can be taken off a card as the effect says; of any number or all, one."""
    what: tree.Tokened = effect.what if isinstance(effect, tree.RemoveTokens) else "star token"
    there = _to_move if isinstance(effect, tree.MoveTokens) else _now(what)
    if isinstance(effect.amount, tree.AnyNumber | tree.All):
        return lambda s, f, card: there(s, f, card) > 0
    much = amount(effect.amount)
    return lambda s, f, card: there(s, f, card) >= max(much(s, f), 1)


def _now(what: tree.Tokened) -> Callable[[State, Frame, int], int]:
    return lambda s, _f, card: _lying_on(s, card, what)


def _to_move(s: State, f: Frame, card: int) -> int:
    """Star tokens that can go to another card: those of a card that flips, in its own Flip effect, too."""
    if card == f.source and f.was is not None:
        return f.was.tokens
    return _lying_on(s, card, "star token")


# --------------------------------------------------------------------------- what is possible


def can_add(effect: tree.AddTokens) -> Test | None:
    """Whether there are enough sell markers; None of star tokens, of which there are enough."""
    if effect.what == "star token":
        return None
    much = amount(effect.amount)
    return lambda s, f: s.players[f.subject].markers >= much(s, f)


def can_remove(effect: tree.RemoveTokens) -> Test:
    """Whether there is a card to take them off."""
    find, has_some = candidates(effect.target, always), has_tokens(effect)
    return lambda s, f: any(has_some(s, f, card) for card in find(s, f))


def can_move(effect: tree.MoveTokens) -> Test:
    """Whether there is a card to take them off, and another to put them on."""
    find = candidates(effect.target, has_tokens(effect))
    other = candidates(effect.to, takes_tokens)
    return lambda s, f: any(card != receiver for card in find(s, f) for receiver in other(s, f))


# --------------------------------------------------------------------------- steps


def add(effect: tree.AddTokens) -> list[Op]:
    """Put them on the cards chosen."""
    much = amount(effect.amount)
    if effect.what == "star token":

        def tokens(s: State, f: Frame) -> None:
            counts = [much(s, f) for _ in f.those]
            for card, count in zip(f.those, counts, strict=True):
                add_tokens(s, card, count)
            f.note_moved(sum(counts), "put", "star token")

        return [choose(effect.target, "tokens", takes_tokens), tokens]

    def markers(s: State, f: Frame) -> None:
        counts = [much(s, f) for _ in f.those]
        for card, count in zip(f.those, counts, strict=True):
            add_markers(s, f.subject, card, count)
        f.note_moved(sum(counts), "put", "sell marker")

    return [choose(effect.target, "markers", takes_tokens), markers]


def _take_off(s: State, card: int, what: tree.Tokened, count: int) -> None:
    """Take star tokens or sell markers off a card that has that many."""
    t = s.tournament
    if what == "star token":
        t.tokens = {**t.tokens, card: t.tokens[card] - count}
        s.events.append(events.Tokens(card, -count))
        tell_handled(s, "star token removed", card, count)
    else:
        t.marks = {**t.marks, card: t.marks[card] - count}
        s.players[board.of(s).owner[card]].markers += count
        s.events.append(events.Markers(card, -count))
        tell_handled(s, "sell marker removed", card, count)
    board.changed(s)


def _hold(_s: State, f: Frame) -> None:
    f.held = f.those
    f.picks = ()


def _how_many(effect: tree.RemoveTokens | tree.MoveTokens, what: tree.Tokened) -> Op:
    """How many of each card: kept beside it, because the last may have to be asked for."""
    much, has_some = payment(effect.amount), has_tokens(effect)
    lying = _to_move if isinstance(effect, tree.MoveTokens) else _now(what)

    def step(s: State, f: Frame) -> None:
        for card in f.held[len(f.picks) :]:
            there = lying(s, f, card)
            count = much(s, f, there) if has_some(s, f, card) else 0
            if count < 0:
                return
            f.picks = (*f.picks, count)

    return step


def remove(effect: tree.RemoveTokens) -> list[Op]:
    """Take them off the cards chosen."""
    what = effect.what

    def take(s: State, f: Frame) -> None:
        for card, count in zip(f.held, f.picks, strict=True):
            if count:
                _take_off(s, card, what, count)
        f.note_moved(sum(f.picks), "removed", what)
        f.held = f.picks = ()

    pick = choose(effect.target, "remove", has_tokens(effect))
    return [pick, _hold, _how_many(effect, what), take]


def move(effect: tree.MoveTokens) -> list[Op]:
    """Take them off the cards chosen and put them on another."""
    of_each = isinstance(effect.target, tree.Cards) and effect.target.how == "each"

    def takes_them(s: State, f: Frame, card: int) -> bool:
        return (of_each or card not in f.held) and takes_tokens(s, f, card)

    def leave_out(_s: State, f: Frame) -> None:
        f.held = tuple([card for card in f.held if card not in f.those]) if f.those else ()

    def bring(s: State, f: Frame) -> None:
        moved = 0
        for receiver in f.those[:1]:
            for card, count in zip(f.held, f.picks, strict=True):
                if count and not (card == f.source and f.was is not None):
                    _take_off(s, card, "star token", count)
                moved += count
            add_tokens(s, receiver, moved)
        f.note_moved(moved, "moved", "star token")
        f.held = f.picks = ()

    pick = choose(effect.target, "remove", has_tokens(effect))
    onto = choose(effect.to, "tokens", takes_them)
    return [pick, _hold, onto, leave_out, _how_many(effect, "star token"), bring]


def can_double(effect: tree.DoubleTokens) -> Test:
    """Whether there is a star token to double."""
    find = candidates(effect.target, takes_tokens)
    return lambda s, f: any(_lying_on(s, card, "star token") for card in find(s, f))


def double(effect: tree.DoubleTokens) -> list[Op]:
    """Put as many star tokens on each card as lie on it."""

    def twice(s: State, f: Frame) -> None:
        counts = [_lying_on(s, card, "star token") for card in f.those]
        for card, count in zip(f.those, counts, strict=True):
            add_tokens(s, card, count)
        f.note_moved(sum(counts), "put", "star token")

    return [choose(effect.target, "tokens", takes_tokens), twice]


def can_spread(effect: tree.SpreadTokens) -> Test:
    """Whether there is a card to put them on."""
    find = candidates(effect.cards, takes_tokens)
    return lambda s, f: bool(find(s, f))


def spread(effect: tree.SpreadTokens) -> list[Op]:
    """Put them one by one on cards of the subject's choice."""
    much, find = amount(effect.amount), candidates(effect.cards, takes_tokens)

    def one_by_one(s: State, f: Frame) -> None:
        cards, count = find(s, f), min(much(s, f), MOST_OFFERED)
        while cards and len(f.picks) < count:
            index = ask(s, f, f.subject, "tokens", [answers.Card(card) for card in cards])
            if index < 0:
                return
            f.picks = (*f.picks, cards[index])
        for card in dict.fromkeys(f.picks):
            add_tokens(s, card, f.picks.count(card))
        f.note_moved(len(f.picks), "put", "star token")
        chosen(f, tuple(dict.fromkeys(f.picks)))
        f.picks = ()

    return [one_by_one]
