""" "If you have two, gain 5 RP. If you have three, gain 10. If you have four or more, gain 20.": a ladder.

A number alone mostly means "at least". In a row of such sentences it means exactly that many, and only the last of
them can say what happens with more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from mblades.text import tree
from mblades.text.reading.conditions import Bare
from mblades.text.reading.meaning import Misreading
from mblades.text.tree import Effect, Holds, Number
from mblades.text.walking import N, contains, rewritten


def settle_ladders(effects: Sequence[Effect]) -> tuple[Effect, ...]:
    """The effects with what the bare numbers in their conditions mean."""
    if not contains(tuple(effects), Bare):
        return tuple(effects)
    climbed = _climbed(effects)
    return tuple(rewritten(effect, _plain) for effect in climbed)


def _climbed(effects: Sequence[Effect]) -> list[Effect]:
    found: list[Effect] = []
    flat = [one for effect in effects for one in _rungs(effect)]
    for _, group in groupby(flat, key=_counted):
        row = list(group)
        found += _exactly(row) if len(row) > 1 and _counted(row[0]) else row
    return [_inside(effect) for effect in found]


def _inside(effect: Effect) -> Effect:
    if isinstance(effect, tree.Waiting | tree.Later):
        return replace(effect, effects=tuple(_climbed(effect.effects)))
    return effect


def _counted(effect: Effect) -> tree.Quantity | None:
    """What a sentence asks the number of, if nothing else is asked."""
    match effect:
        case tree.If(Holds(of, "at least" | "equal", Number()), _, ()):
            return of
        case _:
            return None


def _rungs(effect: Effect) -> Iterator[Effect]:
    """ "If you have two gain 5 RP, if you have three gain 10 RP": one behind the other, and not in each other."""
    of = _counted(effect)
    if not isinstance(effect, tree.If) or of is None or len(effect.then) < 2:
        yield effect
        return
    *then, last = effect.then
    if _counted(last) != of:
        yield effect
        return
    yield replace(effect, then=tuple(then))
    yield from _rungs(last)


def _exactly(row: list[Effect]) -> list[Effect]:
    """The rungs of a ladder."""
    rungs = [(one, one.condition) for one in row if isinstance(one, tree.If)]
    tests = [(one, test) for one, test in rungs if isinstance(test, Holds)]
    bare = [isinstance(test.right, Bare) for _, test in tests]
    if not any(bare):
        return row
    numbers = [test.right.value for _, test in tests if isinstance(test.right, Number)]
    is_told = not bare[-1]  # "three or more", "exactly three"
    if not all(bare[:-1]) or numbers != sorted(set(numbers)) or not is_told:
        raise Misreading(
            "it is not clear what happens with more than that",
            "'exactly 2', or '3 or more' in the last of them",
        )
    exact = (replace(one, condition=replace(test, test="equal")) for one, test in tests[:-1])
    return [*exact, row[-1]]


def _plain(node: N) -> N:
    meant: Any = Number(node.value) if isinstance(node, Bare) else node
    settled: N = meant
    return settled
