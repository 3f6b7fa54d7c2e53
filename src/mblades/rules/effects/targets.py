"""Choosing the cards an effect is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mblades.rules.effects.catalog import Matcher, Op
from mblades.rules.effects.one_opponent import is_somebodys
from mblades.rules.effects.perspective import owner_of
from mblades.rules.effects.selections import Finder, by_property, everything, referred
from mblades.rules.effects.stack import ask
from mblades.rules.state import answers, piles
from mblades.rules.state.answers import Option
from mblades.rules.state.random import below
from mblades.rules.state.state import NO_CARD, NOBODY, Frame, State
from mblades.text import tree

PICKED: Final = ("a", "up to", "any number of")


def always(_s: State, _f: Frame, _c: int) -> bool:
    return True


def candidates(target: tree.Target, legal: Matcher) -> Finder:
    """The cards that may be chosen for a target; a free choice is limited to legal ones (GEN-4)."""
    if not isinstance(target, tree.Cards):
        refer = referred(target)
        return lambda s, f: [c for c in refer(s, f) if legal(s, f, c)]
    if target.how in PICKED or target.how == "each":
        find = everything(target, counting=False)
    else:
        find = by_property(target)

    def found(s: State, f: Frame) -> list[int]:
        own_flip = f.source if f.was is not None else NO_CARD  # RUL-20: no target of its own
        return [c for c in find(s, f) if c != own_flip and legal(s, f, c)]

    return found


def choose(target: tree.Target, kind: str, legal: Matcher = always) -> Op:
    """Choose the cards a target means; they become "it" and "them"."""
    find = candidates(target, legal)
    if not isinstance(target, tree.Cards) or target.how == "each":

        def all_of_them(s: State, f: Frame) -> None:
            if isinstance(target, tree.TopOfStore):
                piles.remake_store(s)
            chosen(f, tuple(find(s, f)))

        return all_of_them
    if target.how not in PICKED:
        return _choose_by_property(by_property(target), legal, kind)
    most = 1000 if target.how == "any number of" else target.count
    optional = target.how != "a"
    theirs = is_somebodys(target)
    unseen = _may_be_hidden(target.place)

    def pick(s: State, f: Frame) -> None:
        while True:
            left = [card for card in find(s, f) if card not in f.picks]
            if not left or len(f.picks) >= most:
                break
            if unseen and any(is_hidden_from(s, f.subject, card) for card in left):
                f.picks = (*f.picks, left[below(s, len(left))])
                continue
            options: list[Option] = [answers.Card(card) for card in left]
            if optional:
                options.append(answers.Done())
            index = ask(s, f, f.subject, kind, options)
            if index < 0:
                return
            if index == len(left):
                break
            f.picks = (*f.picks, left[index])
        picks = f.picks
        f.picks = ()
        chosen(f, picks)
        if theirs:
            f.that = next(iter(owner_of(s, f.it)), NOBODY)

    return pick


def _may_be_hidden(place: tree.Place) -> bool:
    return isinstance(place, tree.FusionPiles) or (
        isinstance(place, tree.In) and place.zone in ("hand", "binder")
    )


def is_hidden_from(s: State, seat: int, card: int) -> bool:
    """Whether a seat cannot see a card it would choose: that choice is left to chance."""
    if any(card in player.hand or card in player.binder for player in s.players):
        own = s.players[seat]
        return card not in own.hand and card not in own.binder
    return not s.edition.fusion_choice and any(card in pile for pile in s.shop.fusion)


def _choose_by_property(find: Finder, legal: Matcher, kind: str) -> Op:
    """The highest or first is found before one asks whether it is legal (GEN-4)."""

    def pick(s: State, f: Frame) -> None:
        tied = find(s, f)
        open_ = [card for card in tied if legal(s, f, card)]
        if not open_:
            chosen(f, ())
            return
        index = ask(s, f, f.subject, kind, [answers.Card(card) for card in open_])
        if index >= 0:
            chosen(f, (open_[index],))

    return pick


def chosen(f: Frame, cards: tuple[int, ...]) -> None:
    f.those = cards
    f.it = cards[-1] if cards else NO_CARD


def each_card(act: Callable[[State, Frame, int], None]) -> Op:
    """Do something to every card chosen."""

    def step(s: State, f: Frame) -> None:
        for card in f.those:
            act(s, f, card)

    return step
