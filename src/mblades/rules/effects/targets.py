"""Choosing the cards an effect is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from mblades.rules.effects import board
from mblades.rules.effects.card_values import is_protected
from mblades.rules.effects.catalog import Matcher, Op
from mblades.rules.effects.jointly import joint
from mblades.rules.effects.one_opponent import is_somebodys
from mblades.rules.effects.perspective import opponents, owner_of
from mblades.rules.effects.selections import Finder, by_property, everything, referred
from mblades.rules.effects.stack import ask
from mblades.rules.state import answers, piles
from mblades.rules.state.answers import Option
from mblades.rules.state.random import below
from mblades.rules.state.state import NO_CARD, NOBODY, Frame, State
from mblades.text import tree

PICKED: Final = ("a", "up to", "any number of", "all but")


def always(_s: State, _f: Frame, _c: int) -> bool:
    return True


def candidates(target: tree.Target, legal: Matcher) -> Finder:
    """The cards that may be chosen for a target; a free choice is limited to legal ones (GEN-4)."""
    if not isinstance(target, tree.Cards):
        refer = referred(target)
        return lambda s, f: [c for c in refer(s, f) if legal(s, f, c)]
    picked = target.how in PICKED
    if picked or target.how in ("each", "random"):
        find = everything(target, counting=False)
    else:
        find = by_property(target)

    def found(s: State, f: Frame) -> list[int]:
        own_flip = f.source if f.was is not None else NO_CARD  # RUL-20: no target of its own
        cards = [c for c in find(s, f) if c != own_flip and legal(s, f, c)]
        if picked and tree.CannotBe in board.of(s).statics:
            return [c for c in cards if not is_protected(s, c, f.owner, "chosen")]
        return cards

    return found


def choose(target: tree.Target, kind: str, legal: Matcher = always) -> Op:
    """Choose the cards a target means; they become "it" and "them"."""
    find = candidates(target, legal)
    if not isinstance(target, tree.Cards) or target.how == "each":

        def all_of_them(s: State, f: Frame) -> None:
            if isinstance(target, tree.TopOfStore):
                (piles.remake_core if target.core else piles.remake_store)(s)
                if kind == "reveal" and f.group:
                    chosen(f, _next_of_store(s, f, target))
                    return
            chosen(f, tuple(find(s, f)))

        return all_of_them
    if target.how == "random":
        return _choose_at_random(find, target.count)
    if target.how not in PICKED:
        if _is_of_each(target):
            return _choose_of_each(target, legal, kind)
        return _choose_by_property(by_property(target), legal, kind)
    most = 1000 if target.how in ("any number of", "all but") else target.count
    optional = target.how in ("up to", "any number of")
    spared = target.count if target.how == "all but" else 0
    theirs = is_somebodys(target)
    unseen = _may_be_hidden(target.place)
    still_open = _not_enough_of(target, most)
    asked = joint(target)

    def pick(s: State, f: Frame) -> None:
        while True:
            left = [card for card in find(s, f) if card not in f.picks and still_open(s, f, card)]
            if asked is not None:
                left = asked.may_join(s, f, f.picks, left)
            if len(left) <= spared:
                break
            if unseen and any(
                is_hidden_from(s, f.subject, card) and not _was_shown(f, card) for card in left
            ):
                f.picks = (*f.picks, left[below(s, len(left))])
                continue
            options: list[Option] = [answers.Card(card) for card in left]
            if optional and (asked is None or asked.is_whole(s, f, f.picks)):
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


def _next_of_store(s: State, f: Frame, top: tree.TopOfStore) -> tuple[int, ...]:
    """What one of several players reveals lies there until the last of them has revealed: the next one reveals the
    next card.
    """
    deck = s.shop.core_deck if top.core else s.shop.store_deck
    return tuple([card for card in reversed(deck) if card not in f.group][: top.count])


def _choose_at_random(find: Finder, count: int) -> Op:
    def pick(s: State, f: Frame) -> None:
        left = find(s, f)
        picks: list[int] = []
        while left and len(picks) < count:
            picks.append(left.pop(below(s, len(left))))
        chosen(f, tuple(picks))

    return pick


def _is_of_each(target: tree.Cards) -> bool:
    """Whether so many are meant of each opponent."""
    return isinstance(target.place, tree.In) and target.place.whose is tree.Whose.EACH_OPPONENT


def _not_enough_of(target: tree.Cards, most: int) -> Matcher:
    """Whether another card may be picked, of all together or of each opponent."""
    if not _is_of_each(target):
        return lambda _s, f, _c: len(f.picks) < most

    def open_(s: State, f: Frame, card: int) -> bool:
        owner = owner_of(s, card)
        return sum(owner_of(s, other) == owner for other in f.picks) < most

    return open_


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


def _was_shown(f: Frame, card: int) -> bool:
    """Whether this effect has shown the card to whoever chooses now."""
    seen = ("revealed", "looked at") if f.subject == f.owner else ("revealed",)
    return any(card == one and done in seen for done, one in f.results)


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


def _choose_of_each(target: tree.Cards, legal: Matcher, kind: str) -> Op:
    """The highest or first card of each opponent."""
    assert isinstance(target.place, tree.In)
    of_one = by_property(replace(target, place=tree.In(target.place.zone, tree.Whose.THAT)))

    def pick(s: State, f: Frame) -> None:
        passed = {seat for card in f.picks for seat in owner_of(s, card)}
        for seat in opponents(s, f.owner):
            if seat in passed:
                continue
            tied = [card for card in of_one(s, f.about(seat)) if legal(s, f, card)]
            if not tied:
                continue
            index = ask(s, f, f.subject, kind, [answers.Card(card) for card in tied])
            if index < 0:
                return
            f.picks = (*f.picks, tied[index])
        picks, f.picks = f.picks, ()
        chosen(f, picks)

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
