"""What a question can be answered with: one record per kind of option.

An option goes over the wire as a list (`["card", 17]`: the kind, then the fields in order) and is taken by
its place among the others (`actions.Choose`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec


class _Record(
    msgspec.Struct,
    frozen=True,
    array_like=True,
    forbid_unknown_fields=True,
    gc=False,
    tag=str.lower,
):
    """The kind is the name of the class."""


class Card(_Record, frozen=True):
    """This card."""

    card: int


class Player(_Record, frozen=True):
    """This player."""

    seat: int


class Yes(_Record, frozen=True):
    """Do what one may do."""


class No(_Record, frozen=True):
    """Do not."""


class Done(_Record, frozen=True):
    """Choose no more."""


class Choice(_Record, frozen=True):
    """One of the things that a card lets one choose from."""

    index: int
    text: str  # in English


class Symbol(_Record, frozen=True):
    """An element, a type or a trigger."""

    word: str


class Name(_Record, frozen=True):
    """The name of a card, in English."""

    name: str


class Slot(_Record, frozen=True):
    """A slot of a tableau."""

    seat: int
    index: int


class Number(_Record, frozen=True):
    """So much, or so many."""

    count: int


class Side(_Record, frozen=True):
    """The side that a card is to face."""

    side: Literal["left", "right"]


class Effect(_Record, frozen=True):
    """An effect of a card that waits or may react."""

    card: int
    ability: int


class Decline(_Record, frozen=True):
    """No Reaction."""


class Meta(_Record, frozen=True):
    """This meta."""

    meta: str


Option = (
    Card
    | Player
    | Yes
    | No
    | Done
    | Choice
    | Symbol
    | Name
    | Slot
    | Number
    | Side
    | Effect
    | Decline
    | Meta
)
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(
    list[Option]
).decode  # `convert` would look at the types each time
YES_OR_NO: Final[tuple[Option, ...]] = (Yes(), No())


def as_list(option: Option) -> list[str | int]:
    """An option as it goes over the wire: `["card", 17]`."""
    listed: list[str | int] = msgspec.to_builtins(option)
    return listed


def read(options: Sequence[Sequence[str | int]]) -> list[Option]:
    """The options of a view."""
    return _decode(_encode(options))
