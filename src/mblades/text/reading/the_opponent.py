"""Who "your opponent" and "the opponent" are: the one spoken of before, or one that is chosen."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from msgspec.structs import astuple, replace

from mblades.text import tree
from mblades.text.reading.meaning import THE_OPPONENT, Before, Misreading, TheOpponent
from mblades.text.reading.parts import Part
from mblades.text.reading.words import Word
from mblades.text.tree import Effect, Who, Whose
from mblades.text.walking import contains, parts, with_parts

_ONE_KNOWN = (
    Who.OPPONENT, Who.OTHER_OPPONENT, Who.PLAYER, Who.RANDOM_OPPONENT, Who.RANDOM_PLAYER, Who.LEFT, Who.RIGHT, Who.THAT,
    Whose.OPPONENT, Whose.ANOTHER, Whose.LEFT, Whose.RIGHT, Whose.THAT,
)  # fmt: skip


def settle_opponent(before: Before, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "Clash with an opponent. If you win, your opponent discards a card.": that one."""
    if not contains(effects, TheOpponent):
        return effects
    finder = _Finder(any(_is_one(part) for part in parts(tuple(before))))
    return tuple(finder.settled(effect) for effect in effects)


class _Finder:
    """Finds out who "your opponent" is, in the order of the words."""

    def __init__(self, known: bool) -> None:
        self.known = known
        self.doer: Who | None = None  # of what is offered to one player

    def settled(self, part: Any, owns: bool = False) -> Any:
        """With the player it is."""
        if isinstance(part, TheOpponent):
            if self.doer is not None and not owns:
                return self.doer
            one, that = (Whose.OPPONENT, Whose.THAT) if owns else (Who.OPPONENT, Who.THAT)
            found = that if self.known else one
            self.known = True
            return found
        if isinstance(part, tuple):
            return tuple(self.settled(one, owns) for one in part)
        if isinstance(part, tree.May | tree.OneOf | tree.IfDone | tree.InFull | tree.OneByOne):
            who = self.settled(part.who)
            before, self.doer = self.doer, who if part.who == THE_OPPONENT else self.doer
            part = with_parts(replace(part, who=who), self.settled)
            self.doer = before
        elif isinstance(part, tree.Node):
            values = zip(part.__struct_fields__, astuple(part), strict=True)
            changes = {name: self.settled(value, name == "whose") for name, value in values}
            part = replace(part, **changes)
        self.known = self.known or _is_one(part)
        return part


def _is_one(part: object) -> bool:
    """Whether it speaks of one other player."""
    if isinstance(part, tree.Compared | tree.Foremost):
        return part.who in ("an opponent", "a player")
    return isinstance(part, Who | Whose) and part in _ONE_KNOWN


_SOME_ONE = frozenset(
    {
        ("an", "opponent"),
        ("target", "opponent"),
        ("one", "opponent"),
        ("a", "player"),
        ("target", "player"),
    }
)
_SOME_OTHER = frozenset({("another", "player"), ("different", "player"), ("someone", "else")})


def another_one(words: list[Word], said: list[Part]) -> tuple[Part, Misreading] | None:
    """ "An opponent loses 5 RP. Another player gains 5 RP.": not you, or not that opponent?"""
    known = False
    for at, pair in enumerate(pairwise(words)):
        keys = (pair[0].key, pair[1].key)
        if words[at].kind == "mark" and words[at].key == ":":
            known = False
        if known and keys in _SOME_OTHER:
            part = next(part for part in said if part.start <= at < part.end)
            return part, Misreading(
                "it is not clear than whom this is another player", "'another opponent'"
            )
        known = known or keys in _SOME_ONE or keys in _SOME_OTHER
    return None


def this_or_that(words: list[Word], said: list[Part]) -> tuple[Part, Misreading] | None:
    """ "Take a card of a rival. This rival gains 5 RP for each star of this card.": of that one, or of this?"""
    others = pointed = False
    for at, (one, noun) in enumerate(pairwise(words)):
        if one.kind == "mark" and one.key == ":":
            others = pointed = False
        if one.key == "this" and noun.key in ("opponent", "player"):
            pointed = others
        if (one.key, noun.key) == ("this", "card") and pointed:
            part = next(part for part in said if part.start <= at < part.end)
            return part, Misreading(
                "this may be this card, or the one spoken of before",
                "'that player' and 'that card'",
            )
        others = others or (noun.key == "card" and one.key != "this")
    return None
