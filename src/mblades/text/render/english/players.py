"""Canonical English for players who are told by what they have."""

from __future__ import annotations

from typing import Protocol

from mblades.text import tree
from mblades.text.tree import Number
from mblades.text.walking import of_theirs

_ONE: dict[tree.Group, str] = {"an opponent": "the opponent", "a player": "the player"}
_NOUNS: dict[str, str] = {
    "an opponent": "opponent", "each opponent": "opponent", "a player": "player", "each player": "player",
}  # fmt: skip
_TESTS = {
    "fewer": "fewer than", "more": "more than", "equal": "exactly", "at least": "at least",
    "at most": "at most",
}  # fmt: skip
_AS_MANY = {"equal": "as many", "at least": "at least as many", "at most": "at most as many"}


class Words(Protocol):
    """What is said of the things themselves, by those who know cards and amounts."""

    def __call__(self, trait: tree.Trait | tree.TopIs, *, many: bool) -> str: ...


def foremost(who: tree.Foremost, words: Words) -> str:
    """ "The player with the most Fire cards in their tableau"."""
    noun = who.who if who.rest else _ONE.get(who.who, who.who)
    return f"{noun} {_the_most(who, words)}"


def _the_most(who: tree.Foremost, words: Words) -> str:
    things = words(of_theirs(who.of), many=True)
    others = "other than those " if who.rest else ""
    is_one = isinstance(who.of, tree.Said) and who.of.what != "votes"
    most, fewest = ("highest", "lowest") if is_one else ("most", "fewest")
    return f"{others}with the {most if who.most else fewest} {things}"


def compared(who: tree.Compared, words: Words, than: str, noun: str = "") -> str:
    """ "Each opponent with more cards in their hand than you"; `than` is what it says behind "than"."""
    noun, of, test = noun or who.who, of_theirs(who.of), who.test
    match who.of, who.than:
        case tree.HowOften(), _:
            return f"{noun} who {words(who.of, many=test == 'at most')}"
        case tree.TopIs(), _:
            return f"{noun} whose Top card is {words(who.of, many=test == 'at most')}"
        case tree.Said("number"), Number(value):
            return f"{noun} whose number is {_TESTS[test]} {value}"
        case (
            tree.CountOf() | tree.Different() | tree.Tokens() | tree.OpenSlots() | tree.Said(),
            Number(1),
        ) if test == "at least":
            thing = words(of, many=False)
            return f"{noun} with {'an' if thing[0].lower() in 'aeiou' else 'a'} {thing}"
        case _, Number(0) if test == "at most":
            return f"{noun} with no {words(of, many=False)}"
        case _, Number(value):
            return f"{noun} with {_TESTS[test]} {value} {words(of, many=value != 1)}"
    things = words(of, many=True)
    if test in _AS_MANY:
        return f"{noun} with {_AS_MANY[test]} {things} as {than}"
    return f"{noun} with {test} {things} than {than}"


def number_of(players: tree.PlayersWho, words: Words, than: str, *, many: bool) -> str:
    """ "Opponents with more RP than you", as they are counted."""
    who = players.who
    if isinstance(who, tree.Doers):
        return f"{_NOUNS[who.who]}{'s' if many else ''} who did{'' if who.did else ' not'}"
    if isinstance(who, tree.InClash):
        if who.side == "losers":
            return f"loser{'s' if many else ''}"
        return f"other player{'s' if many else ''} in the clash"
    noun = _NOUNS[who if isinstance(who, str) else who.who] + ("s" if many else "")
    if isinstance(who, tree.Foremost):
        return f"{noun} {_the_most(who, words)}"
    return compared(who, words, than, noun) if isinstance(who, tree.Compared) else noun
