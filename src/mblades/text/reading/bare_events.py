"""What is waited for, told without "when" or in a sentence of its own: "Reaction: An opponent plays a card. They lose
10 RP."
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from mblades.text import tree
from mblades.text.reading.chart import Meaning
from mblades.text.reading.deeds import Act
from mblades.text.reading.lexicon import Lexicon
from mblades.text.reading.meaning import Misreading
from mblades.text.reading.rules import Rules
from mblades.text.reading.said import Folk
from mblades.text.reading.sentences import Body, Sentence, whenever
from mblades.text.reading.words import Word
from mblades.text.tree import Who

rules = Rules()

_WAITING = frozenset({"reaction", "ongoing", "top"})
_MARKS = frozenset({".", ":", ";", ",", "-"})
_WHEN = frozenset({"when", "whenever", "after", "if", "as", "right"})
_OF_SEVERAL = frozenset(
    {"each", "every", "all", "both", "opponents", "players", "everyone", "everybody"}
)
# No card would let somebody else do this: it can only be waited for.
_OTHERS_DO = (tree.Plays, tree.IsFlipped)
_NEVER_TOLD = (tree.Clashes, tree.UsesAction, tree.AtTurn)


WAITED_FOR: Final = Misreading(
    "it is not clear whether this is waited for", "'When ..., ...'", "When"
)


class Told(NamedTuple):
    """A line with "when" where it was left out."""

    words: list[Word]
    is_sure: bool  # the sentence cannot be something to do


def teach(lexicon: Lexicon) -> None:
    """The words before it."""
    lexicon.add(
        "[(use|play|activate|reveal|trigger) [this [card|effect|ability]|it]] [only] (when|whenever|after|right after|as soon as|if)",
        "ANSWERS",
    )


@rules("bare_event: event", "bare_event: ANSWERS event")
def now(event: tree.Event) -> tree.Event:
    return event


@rules("bare_event: players deed.past", "bare_event: players 'just' deed.past")
def just_now(folk: Folk, act: Act) -> tree.Event | None:
    """ "You lost a clash. Gain 10 RP."."""
    return act.event(folk.who)


@rules("sentence: '<when>' bare_event ',' body")
def heard(event: tree.Event, body: Body) -> Sentence:
    return whenever(event, body)


def told(words: list[Word], read: Callable[[list[Word], str], Iterable[Meaning]]) -> Told | None:
    """The line with what it waits for marked as such; None where it begins with nothing of the kind.

    `read` has the readings of some words for a goal of the grammar.
    """
    if len(words) < 4 or words[0].key not in _WAITING or words[1].key != ":":
        return None
    end = next((at for at in range(3, len(words)) if words[at].key in _MARKS), len(words))
    is_whole = words[2].key in _WHEN and words[end : end + 1] and words[end].key == ","
    if is_whole or words[2].key in _OF_SEVERAL:
        return None
    events = [one for one in read(words[2:end], "bare_event") if isinstance(one, tree.Event)]
    if not events:
        return None
    when = Word("<when>", words[2].start, words[2].start)
    comma = [mark._replace(key=",") for mark in words[end : end + 1]]
    return Told(
        [*words[:2], when, *words[2:end], *comma, *words[end + 1 :]], all(map(_is_sure, events))
    )


def _is_sure(event: tree.Event) -> bool:
    """Whether this is nothing that a card tells somebody to do."""
    doer = getattr(event, "by", getattr(event, "who", None))
    is_theirs = isinstance(event, _OTHERS_DO) and doer not in (Who.YOU, "you")
    return is_theirs or isinstance(event, _NEVER_TOLD) or getattr(event, "would", False)
