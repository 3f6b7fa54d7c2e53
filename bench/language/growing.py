"""Trees grown from the node types themselves: whatever `mblades.text.tree` declares is grown, with its annotations
for a guide, and a node that is added there tomorrow is grown tomorrow.

What makes sense is asked of the reader's own rules of meaning. What a type allows and no text says is in
`unsaid.py`: one line each.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from enum import Enum
from functools import cache
from random import Random
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

from msgspec.structs import fields

from bench.language.unsaid import NARROWED, is_plainly_said, is_said, mended
from mblades.text import keywords, tree
from mblades.text.reading.abilities import Assembly
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.sentences import Sentence, Series
from mblades.text.tree import Ability, Effect, Node, TriggerWord
from mblades.text.walking import contains

N = TypeVar("N", bound=Node)
_NAMES = ("Orella", "Fists of Steel", "M.N.M.", "Evil Beethoven: again", "Eve")
_NO_END = 99
_DEEPEST = 7  # nodes within each other
_TRIES = 40  # for an effect that makes sense where it stands
_PLAIN = 0.7  # how often a part that may be left out is


@cache
def hints(kind: type[Node]) -> dict[str, Any]:
    """The annotations of a node's fields."""
    return typing.get_type_hints(kind)


class _Part(NamedTuple):
    name: str
    hint: Any
    required: bool


@cache
def _parts(kind: type[Node]) -> tuple[_Part, ...]:
    """The fields of a node; msgspec works them out anew each time."""
    return tuple(_Part(one.name, hints(kind)[one.name], one.required) for one in fields(kind))


@cache
def height(hint: Any) -> int:
    """How many nodes the smallest tree of a type has within each other."""
    return _height(hint, ())


def _height(hint: Any, outside: tuple[Any, ...]) -> int:
    if hint in outside:
        return _NO_END
    if isinstance(hint, type) and issubclass(hint, Node):
        inside = [_height(one.hint, (*outside, hint)) for one in _parts(hint) if one.required]
        return 1 + max(inside, default=0)
    if get_origin(hint) in (Union, types.UnionType):
        return min(_height(one, (*outside, hint)) for one in get_args(hint))
    if get_origin(hint) is tuple:
        return _height(get_args(hint)[0], outside)
    return 0


def kinds_within(hint: Any) -> Iterator[type[Node]]:
    """Every kind of node that can be inside one, itself first."""
    seen: dict[Any, None] = {}
    waiting = [hint]
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen[one] = None
        if isinstance(one, type) and issubclass(one, Node):
            yield one
            waiting += hints(one).values()
        else:
            waiting += [inner for inner in get_args(one) if inner is not Ellipsis]


class Grower:
    """Grows trees; the same seed grows the same."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def line(self) -> tree.Keyword | Ability:
        """A keyword now and then, or an ability that makes sense."""
        if self._random.random() < 0.02:
            name = self._random.choice(keywords.names())
            takes = keywords.sheets()[name].takes_amount
            return tree.Keyword(name, self._random.randint(1, 40) if takes else None)
        while True:
            trigger = self._random.choice(list(TriggerWord))
            ability = self._ability(trigger)
            if ability is not None:
                return ability

    def node(self, kind: type[N]) -> N:
        """A node of a kind that a text can say, wherever it would make sense."""
        while True:
            grown: N = self._node(kind, 1)
            if is_said(grown):
                return grown

    def _ability(self, trigger: TriggerWord) -> Ability | None:
        reacts = trigger is TriggerWord.REACTION and self._random.random() < 0.7
        when = self._grown(tree.Event, 1) if reacts else None
        if when is not None and not is_said(when):
            return None
        grown: Ability | None = None
        effects: tuple[Effect, ...] = ()
        for _ in range(self._random.choice((1, 1, 2, 3))):
            for _ in range(_TRIES):
                more = (*effects, self._effect())
                ability = _assembled(trigger, when, more)
                if ability is not None and is_said(ability):
                    grown, effects = ability, more
                    break
        return grown

    def _effect(self) -> Effect:
        kinds = _HOLDERS if self._random.random() < 0.4 else _EFFECTS
        effect: Effect = self._node(self._random.choice(kinds), 1)
        return effect

    # ----------------------------------------------------------------- by type

    def _grown(self, hint: Any, depth: int) -> Any:
        if hint is type(None):
            return None
        if isinstance(hint, type):
            return self._of_class(hint, depth)
        origin = get_origin(hint)
        if origin is Literal:
            return self._random.choice(get_args(hint))
        if origin is tuple:
            return self._row(get_args(hint)[0], depth)
        assert origin in (Union, types.UnionType), hint
        return self._grown(self._member(hint, depth), depth)

    def _of_class(self, hint: type, depth: int) -> Any:
        if issubclass(hint, Node):
            return self._node(hint, depth + 1)
        if issubclass(hint, Enum):
            return self._random.choice(list(hint))
        if hint is bool:
            return self._random.random() < 0.5
        if hint is int:
            return self._random.choice((1, 1, 2, 3, self._random.randint(1, 20)))
        assert hint is str, hint
        return self._random.choice(_NAMES)

    def _member(self, union: Any, depth: int) -> Any:
        """A kind of a union: any that there is room for, or the smallest."""
        members = list(_members(union))
        room = [one for one in members if depth + height(one) <= _DEEPEST]
        return self._random.choice(room or [min(members, key=height)])

    def _row(self, hint: Any, depth: int) -> tuple[Any, ...]:
        count = self._random.choice((1, 1, 2))
        if hint == Effect and self._random.random() < 0.9:
            hint = tree.OneShot  # the others seldom make sense within an effect
        row = [self._grown(hint, depth) for _ in range(count)]
        return tuple(dict.fromkeys(row))

    def _node(self, kind: type[N], depth: int) -> N:
        """A node that a text can say, if one is found."""
        for _ in range(_TRIES):
            node = mended(self._any_node(kind, depth))
            if is_plainly_said(node):
                break
        return node

    def _any_node(self, kind: type[N], depth: int) -> N:
        narrowed = NARROWED.get(kind, {})
        values: dict[str, Any] = {}
        for part in _parts(kind):
            if not part.required and self._random.random() < _PLAIN:
                continue
            choices = narrowed.get(part.name, part.hint)
            if isinstance(choices, tuple) and choices:
                values[part.name] = self._random.choice(choices)
            else:
                values[part.name] = self._grown(choices, depth)
        return kind(**values)


def _members(union: Any) -> Iterator[Any]:
    for one in get_args(union):
        if get_origin(one) in (Union, types.UnionType):
            yield from _members(one)
        else:
            yield one


_EFFECTS: list[Any] = list(_members(Effect))
# Effects that hold others.
_HOLDERS = [
    kind
    for kind in _EFFECTS
    if any(
        get_origin(hint) is tuple and hint != tuple[tree.Symbol, ...]
        for hint in hints(kind).values()
    )
]


def _assembled(
    trigger: TriggerWord, when: tree.Event | None, effects: tuple[Effect, ...]
) -> Ability | None:
    """The ability that the reader makes of the effects, as sentences; None where they make no sense to it."""
    assembly = Assembly()
    rules = (tree.PlayOnlyIf, tree.ComesWith)
    if trigger is TriggerWord.RULE and not all(isinstance(effect, rules) for effect in effects):
        return None
    if trigger is not TriggerWord.RULE and contains(effects, *rules):
        return None
    try:
        if trigger:
            assembly.trigger(trigger)
        for effect in effects:
            awaited = not isinstance(effect, tree.Once) and when is not None
            said = Series((effect,))
            assembly.sentence(Sentence(said, "when", when) if awaited else Sentence(said))
            when = None if awaited else when
        lines = tuple(assembly.lines())
    except Misreading:
        return None
    return lines[0] if len(lines) == 1 and isinstance(lines[0], Ability) else None
