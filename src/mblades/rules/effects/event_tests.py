"""Which events a sentence with "when", "whenever" or "would" waits for."""

from __future__ import annotations

from mblades.rules.effects import board
from mblades.rules.effects.catalog import Heard, Hearing
from mblades.rules.effects.selections import fits, matcher
from mblades.rules.state.state import Frame, State
from mblades.text import tree
from mblades.text.tree import Who


def heard(program: int, event: tree.Event) -> Heard:
    """What a sentence waits for."""
    return Heard(program, event, _key(event), _hearing(event))


def _hearing(event: tree.Event) -> Hearing:
    """The test whether an event is the one meant."""
    match event:
        case tree.Plays():
            fit = fits(event.filter, counting=False)
            who = event.who
            return lambda s, at, you, card, seat, _by: (
                about(s, who, you, seat) and fit(s, Frame(-1, at, you), card)
            )
        case tree.IsFlipped():
            applies = matcher(event.card)
            by_whom = event.by
            return lambda s, at, you, card, _seat, by: (
                _by(s, by_whom, you, by) and applies(s, Frame(-1, at, you), card)
            )
        case tree.Changes() | tree.Clashes() | tree.Discards() | tree.UsesAction():
            who = event.who
            return lambda s, _at, you, _card, seat, _by: about(s, who, you, seat)
        case tree.TurnStarts() | tree.EffectHappens():
            who = event.who
            return lambda s, _at, you, _card, seat, _by: about(s, who, you, seat)


def _key(event: tree.Event) -> str:
    """Under which key an event is listened for."""
    match event:
        case tree.Plays():
            return "plays"
        case tree.IsFlipped():
            return "would flip" if event.would else "flipped"
        case tree.Changes():
            word = "would " if event.would else ""
            return f"{word}{event.what} {event.unit}"
        case tree.Clashes():
            return f"{event.what} clash"
        case tree.Discards():
            return "discards"
        case tree.UsesAction():
            return "action"
        case tree.TurnStarts():
            return "turn"
        case tree.EffectHappens():
            return "effect"


def about(s: State, who: Who, you: int, seat: int) -> bool:
    """Whether a seat is "you", "an opponent" or "a player"."""
    if who is Who.YOU:
        return seat == you
    if who is Who.OPPONENT:
        return board.is_opponent(s, you, seat)
    return True


def _by(s: State, whom: tree.By, you: int, by: int) -> bool:
    if whom == "you":
        return by == you
    if whom == "an opponent":
        return board.is_opponent(s, you, by)
    return True
