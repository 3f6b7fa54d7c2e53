"""What follows an effect: "if you do", "if you do not", "if you cannot", "otherwise"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.deeds import Act
from mblades.text.reading.meaning import (
    CARDS,
    DOABLE,
    Misreading,
    is_told_of,
    speaks_of_them,
)
from mblades.text.reading.sentences import By, NotSo
from mblades.text.reading.unsaid import is_denied, otherwise_again
from mblades.text.tree import Effect, Who, Whom
from mblades.text.walking import N, contains, counted, rewritten, subject_of

Row = tuple[Effect, ...]
Head = Literal["otherwise", "if you do", "if you do not"]
Done = Act | type[tree.Node]
Add = Callable[[Effect, Row], Effect | None]


def attach(
    before: list[Effect],
    head: Head,
    by: By,
    effects: Row,
    act: Done | None = None,
    not_so: NotSo = "",
) -> None:
    """Add what follows the last effect to it, or behind it."""
    if not before:
        raise Misreading(f"there is nothing before '{head}'", "an effect such as 'Gain 10 RP.'")
    row = tuple(before)
    changed = _Following(by, act, not_so).added(row, head, effects)
    if changed is None:
        wanted = "If" if head == "otherwise" else "may"
        raise Misreading(f"'{head}' needs a sentence with '{wanted}' before it", f"'{wanted}'")
    before[:] = changed


def if_unable(before: list[Effect], last: int, by: By, effects: Row) -> None:
    """The last sentence, from `last` on, is done in full; where it cannot be, this is done and nothing of it."""
    changed = _unable(tuple(before[last:]), by, effects) if before[last:] else None
    if changed is None:
        raise Misreading(
            "'if you cannot' needs something before it that cannot always be done",
            "an effect such as 'Discard a card.'",
        )
    before[last:] = changed


def left_open(effect: Effect, by: By) -> Effect:
    """ "Discard a card. If you do not wish to, ...": it is left to whoever would do it."""
    if isinstance(effect, tree.Waiting | tree.Later):
        *first, last = effect.effects
        return replace(effect, effects=(*first, left_open(last, by)))
    who = subject_of(effect)
    if isinstance(effect, DOABLE) and _is_said_of(who, by):
        return tree.May((effect,), (), who)
    return effect


def is_asked_for(before: list[Effect]) -> bool:
    """ "If there is a Fire card, flip it. If there is no such card, ...": what was asked is answered."""
    last = before[-1] if before else None
    if isinstance(last, tree.Waiting):
        last = last.effects[-1]
    return isinstance(last, tree.If) and is_denied("there", last.condition)


def _left(row: Row, more: Row) -> Row:
    """What follows where something was left undone: no card was chosen by that."""
    if not contains(more, tree.It, tree.Those) or not contains(row, *CARDS):
        return more
    chosen = (kind for kind in CARDS if kind is not tree.This)
    if contains(row, *chosen):
        raise Misreading("it is not clear which card this is", "a card such as 'this card'")

    def settle(node: N) -> N:
        if isinstance(node, tree.It):
            return tree.This()  # type: ignore[return-value]  # a reference like the other
        return node

    return tuple(rewritten(effect, settle) for effect in more)


def _is_said_of(who: Whom, by: By) -> bool:
    """ "Each opponent with 5 M$ gives you 2 M$. Those who do not ...": have it, or give it?"""
    if by == "those" and isinstance(who, tree.Compared | tree.Foremost):
        return False
    return not by or (who is Who.YOU) is (by == "you")


class _Following:
    """Finds the place of what follows; `by` is who did it or not, and `act` what that was, if it was said again.
    `not_so` is what it was that is not so.
    """

    def __init__(self, by: By, act: Done | None = None, not_so: NotSo = "") -> None:
        self.by = by
        self.act = act
        self.not_so = not_so

    def added(self, row: Row, head: Head, more: Row) -> Row | None:
        """The row with it."""
        match head:
            case "if you do":
                ways: tuple[Add, ...] = (self.done,)
            case "if you do not":
                ways = (self.not_done, self.otherwise)
            case _:
                ways = (self.otherwise,) if self.not_so else (self.otherwise, self.not_done)
        for add in ways:
            if (changed := self._grown(row, add, more)) is not None:
                return changed
        return _unable(row[-1:], self.by, more) if head == "if you do not" else None

    def done(self, effect: Effect, more: Row) -> Effect | None:
        """ "If you do": to a "may"."""
        changed = self._inside(effect, self.done, more)
        if (
            changed is None
            and isinstance(effect, tree.May)
            and not (effect.then or effect.otherwise)
        ):
            done = any(self._is_meant(one, effect.who) for one in effect.effects)
            return replace(effect, then=more) if done else None
        return changed

    def not_done(self, effect: Effect, more: Row) -> Effect | None:
        """ "If you do not": to a "may" or an "if you do"."""
        changed = self._inside(effect, self.not_done, more)
        is_open = isinstance(effect, tree.May | tree.IfDone) and not effect.otherwise
        who = subject_of(effect)
        if changed is None and is_open and _is_said_of(who, self.by) and is_told_of(who, more):
            undone = effect.effects if isinstance(effect, tree.May) else ()
            return replace(effect, otherwise=_left(undone, more))
        return changed

    def otherwise(self, effect: Effect, more: Row) -> Effect | None:
        """ "Otherwise": to an "if"."""
        changed = self._inside(effect, self.otherwise, more)
        if changed is None and isinstance(effect, tree.If) and not effect.otherwise:
            if not is_denied(self.not_so, effect.condition):
                raise Misreading("it is not clear what is not so", "'Otherwise, ...'", "Otherwise")
            return replace(effect, otherwise=otherwise_again(effect.then, more))
        return changed

    def _is_meant(self, effect: Effect, who: Whom) -> bool:
        """Whether "if you do", or "if you flip it", is said of the effect."""
        if not _is_said_of(who, self.by) or self.act is None:
            return _is_said_of(who, self.by)
        if isinstance(self.act, type):
            return isinstance(effect, self.act)
        said = self.act.effect(who)
        about_it = isinstance(getattr(said, "target", None), tree.It | tree.Those)
        return said == effect or (type(said) is type(effect) and about_it)

    def _grown(self, row: Row, add: Add, more: Row, *, offered: bool = False) -> Row | None:
        """A row of effects with what follows added to its last one, or behind it."""
        if not row:
            return None
        *first, last = row
        changed = add(last, more)
        if changed is not None:
            return (*first, changed)
        if add == self.done and isinstance(last, tree.Cancel | tree.Prevent) and self.by != "they":
            return (
                *row,
                *more,
            )  # "negate that effect, and if you do, ...": that can always be done
        who = subject_of(last)
        is_done = isinstance(last, DOABLE) and self._is_meant(last, who)
        if add == self.done and not offered and is_done and is_told_of(who, more):
            return (*row, tree.IfDone(more, (), who))
        return None

    def _inside(self, effect: Effect, add: Add, more: Row) -> Effect | None:
        """The last effect inside, where a sentence that follows belongs first."""
        match effect:
            case tree.If() | tree.May() | tree.IfDone() | tree.InFull() if effect.otherwise:
                grown = self._grown(effect.otherwise, add, more)
                return replace(effect, otherwise=grown) if grown else None
            case tree.May() if not effect.then:
                grown = self._grown(effect.effects, add, more, offered=True)
                return replace(effect, effects=grown) if grown else None
            case tree.If() | tree.May():
                grown = self._grown(effect.then, add, more)
                return replace(effect, then=grown) if grown else None
            case tree.ForEach() if not isinstance(effect.effects[-1], tree.May):
                return None
            case tree.ForEach(tree.PlayersWho(who), several, 1) if speaks_of_them(more):
                # "For each opponent, you may pay 1 M$. If you do, they discard a card."
                if isinstance(who, tree.Doers | tree.InClash):
                    return None
                grown = self._grown(several, add, more)
                return tree.PlayerByPlayer(counted(who), grown) if grown else None
            case tree.InTurn():
                offer = add(effect.offer, more)
                return replace(effect, offer=offer) if isinstance(offer, tree.May) else None
            case tree.AsSoonAs():
                grown = self._grown(effect.effects, add, more)
                return replace(effect, effects=grown) if grown else None
            case (
                tree.Whenever()
                | tree.Instead()
                | tree.IfDone()
                | tree.Later()
                | tree.ForEach()
                | tree.OneByOne()
                | tree.PlayerByPlayer()
            ):
                grown = self._grown(effect.effects, add, more)
                return replace(effect, effects=grown) if grown else None
            case tree.Lasting():
                *first, last = effect.effects
                changed = add(last, more)
                return replace(effect, effects=(*first, changed)) if changed else None
            case _:
                return None


def _at_once(row: Row) -> Row:
    """ "Search the Aftermarket for a Mage, reveal it and take it": it is taken, if there is one."""
    match row:
        case (tree.ChooseCard(cards), *between, tree.Take(tree.It()) as take):
            shown = all(one == tree.Reveal(tree.It()) for one in between)
            if shown and isinstance(cards.place, tree.Aftermarket):
                return (replace(take, target=cards),)
    return row


def with_last(effect: Effect, change: Callable[[Effect], Effect | None]) -> Effect | None:
    """An effect with the last thing changed that is done in it; None if that cannot be changed."""
    match effect:
        case tree.May() | tree.If() | tree.IfDone() | tree.InFull() if effect.otherwise:
            return None
        case tree.May(then=()) | tree.IfDone() | tree.InFull():
            row = _with_last(effect.effects, change)
            return replace(effect, effects=row) if row else None
        case tree.May() | tree.If():
            row = _with_last(effect.then, change)
            return replace(effect, then=row) if row else None
        case tree.Whenever() | tree.Instead() | tree.AsSoonAs() | tree.Later() | tree.ForEach():
            row = _with_last(effect.effects, change)
            return replace(effect, effects=row) if row else None
        case tree.InTurn():
            offer = with_last(effect.offer, change)
            return replace(effect, offer=offer) if isinstance(offer, tree.May) else None
        case _:
            return change(effect)


def _with_last(row: Row, change: Callable[[Effect], Effect | None]) -> Row | None:
    changed = with_last(row[-1], change) if row else None
    return (*row[:-1], changed) if changed is not None else None


def _unable(row: Row, by: By, more: Row) -> Row | None:
    """A row of effects, with what happens where it cannot be done in full."""
    row = _at_once(row)
    *first, last = row
    inside = _unable_inside(last, by, more)
    if inside is not None:
        return (*first, inside)
    who = subject_of(row[0])
    can_fail = isinstance(row[0], DOABLE) and not isinstance(row[0], tree.Steal)
    can_fail = can_fail and is_told_of(who, more)
    return (tree.InFull(row, _left(row, more), who),) if can_fail and _is_said_of(who, by) else None


def _unable_inside(effect: Effect, by: By, more: Row) -> Effect | None:
    match effect:
        case tree.If() if not effect.otherwise:
            changed = _unable(effect.then, by, more)
            return replace(effect, then=changed) if changed else None
        case tree.Whenever() | tree.Later():
            changed = _unable(effect.effects, by, more)
            return replace(effect, effects=changed) if changed else None
        case tree.IfDone() if not effect.otherwise and _is_said_of(effect.who, by) and more:
            return replace(effect, otherwise=more)
        case _:
            return None
