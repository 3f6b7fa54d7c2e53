"""Records that change: what they declare, new ones and copies.

`tools/compile.py` writes another version of this module for native classes.
"""

from __future__ import annotations

from functools import cache
from inspect import get_annotations
from typing import TypeVar

R = TypeVar("R")


def declared(kind: type) -> dict[str, str]:
    """The fields of a record, those of the class it builds on first, with their types as written."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        found.update(get_annotations(one))
    return found


def fill(record: object) -> None:
    """Give a new record the defaults of its class: attributes of its own are read faster."""
    kind: type = type(record)
    vars(record).update(_defaults(kind))


@cache
def _defaults(kind: type) -> dict[str, object]:
    return {name: getattr(kind, name) for name in declared(kind) if hasattr(kind, name)}


def duplicate(record: R) -> R:
    """A copy that shares every value: none is ever changed in place, only replaced."""
    twin = _new(type(record))
    twin.__dict__ = record.__dict__.copy()
    return twin


def duplicates(records: list[R]) -> list[R]:
    """A copy of each; the steps are written twice because a call takes as long as they do."""
    twins = []
    for record in records:
        twin = _new(type(record))
        twin.__dict__ = record.__dict__.copy()
        twins.append(twin)
    return twins


_new = object.__new__
