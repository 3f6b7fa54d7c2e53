"""Which events a sentence with "when", "whenever" or "would" waits for, and which of the past are counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from mblades.rules.effects import board
from mblades.rules.effects.catalog import Counter, Hearing, Matcher
from mblades.rules.effects.causes import cause
from mblades.rules.effects.perspective import named, owners
from mblades.rules.state.records import NO_CARD, Happening
from mblades.rules.state.state import Frame, State
from mblades.text import tree
from mblades.text.tree import Who

Fits = Callable[[tree.Filter], Matcher]
Among = Callable[[tree.Target], Matcher]
Finder = Callable[[State, Frame], list[int]]
# What has come of it when something was about to happen.
_DONE = {
    "would flip": "flipped", "would gain RP": "gain RP", "would gain M$": "gain M$",
    "would lose RP": "lose RP", "would lose M$": "lose M$",
}  # fmt: skip
_LOST = {"lose": "", "pay": "pay", "be robbed of": "steal"}


def hearing(event: tree.Event, fits: Fits, among: Among) -> Hearing:
    """The test whether what happens is the event meant."""
    match event:
        case tree.Plays() | tree.Discards():
            fit, who = fits(event.filter), event.who
            return lambda s, f, h: about(s, who, f, h.seat) and fit(s, f, h.card)
        case tree.IsFlipped() | tree.GetsTokens() | tree.IsHandled():
            applies, by_whom = among(event.card), event.by
            return lambda s, f, h: (
                _by(s, by_whom, f.owner, h.by) and applies(s, f.spoken_by(h.by), h.card)
            )
        case tree.Changes():
            return _changes(event, fits)
        case tree.EffectHappens():
            whose = event.who
            if event.filter == tree.Filter():  # also of a card that lies face down by now
                return lambda s, f, h: about(s, whose, f, h.seat)
            of_card = fits(event.filter)
            return lambda s, f, h: about(s, whose, f, h.seat) and of_card(s, f, h.card)
        case tree.TakesCard():
            taker, source = event.who, event.source
            return lambda s, f, h: about(s, taker, f, h.seat) and h.how in source
        case tree.UsesAction() if event.filter != tree.Filter():
            user, of_one = event.who, fits(event.filter)
            return lambda s, f, h: about(s, user, f, h.seat) and of_one(s, f, h.card)
        case tree.Clashes() | tree.UsesAction() | tree.AtTurn():
            who = event.who
            return lambda s, f, h: about(s, who, f, h.seat)


def _changes(event: tree.Changes, fits: Fits) -> Hearing:
    who, by_whom, source, least = event.who, event.by, event.source, event.at_least
    how = _LOST.get(event.what, "")
    of_card = None if event.cards is None else fits(event.cards)

    def meant(s: State, f: Frame, h: Happening) -> bool:
        if not about(s, who, f, h.seat) or h.amount < least or (how and h.how != how):
            return False
        if of_card is not None:
            card = cause(s).card
            if card == NO_CARD or not of_card(s, f, card):
                return False
        return _by(s, by_whom, f.owner, h.by) and source in (None, h.source)

    return meant


def key_of(event: tree.Event) -> str:
    """Under which key an event is listened for."""
    match event:
        case tree.Plays():
            return "enters" if event.enters else "plays"
        case tree.IsFlipped():
            return "would flip" if event.would else "flipped"
        case tree.Changes():
            word = "would " if event.would else ""
            return f"{word}{'gain' if event.what == 'gain' else 'lose'} {event.unit}"
        case tree.Clashes():
            return f"{event.what} clash"
        case tree.Discards():
            return "discards"
        case tree.TakesCard():
            return "takes"
        case tree.GetsTokens():
            return f"{event.what} {'put' if event.put else 'removed'}"
        case tree.IsHandled():
            return event.deed
        case tree.UsesAction():
            return event.what.lower()
        case tree.AtTurn():
            return "turn" if event.edge == "start" else "turn end"
        case tree.EffectHappens():
            return "effect"


def about(s: State, who: Who, f: Frame, seat: int) -> bool:
    """Whether a seat is "you", "an opponent", "that player" or "a player"."""
    if who is Who.YOU:
        return seat == f.owner
    if who is Who.OPPONENT:
        return board.is_opponent(s, f.owner, seat)
    if who in (Who.LEFT, Who.RIGHT):
        return seat in named(who)(s, f)
    return who is not Who.THAT or seat == f.that


def _by(s: State, whom: tree.By, you: int, by: int) -> bool:
    if whom == "you":
        return by == you
    if whom == "an opponent":
        return board.is_opponent(s, you, by)
    return True


def names_no_other(event: tree.Event) -> bool:
    """Whether an event is about you alone, so that "that player" is one spoken of before."""
    if isinstance(event, tree.CardEvent):
        return event.by == "you"
    if isinstance(event, tree.Changes) and event.by == "an opponent":
        return False
    return event.who in (Who.YOU, Who.THAT)


# --------------------------------------------------------------------------- what has happened


def how_often(node: tree.HowOften, fits: Fits) -> Counter:
    """How many times an event has come since then."""
    key, meant, since = key_of(node.event), past(node.event, fits), node.since

    def number(s: State, f: Frame) -> int:
        s.work += len(s.tournament.history)
        return sum(h.key == key and meant(s, f, h) for h in _told_since(s, f, since))

    return number


def how_much(node: tree.HowMuch) -> Counter:
    """How much somebody has gained since then, all together."""
    key, who, since = f"gain {node.unit}", node.who, node.since

    def number(s: State, f: Frame) -> int:
        s.work += len(s.tournament.history)
        told = _told_since(s, f, since)
        return sum(h.amount for h in told if h.key == key and about(s, who, f, h.seat))

    return number


def latest(node: tree.Latest, fits: Fits) -> Finder:
    """The card of which it was done last; before a certain card, if that has been played."""
    key = {"played": "plays", "discarded": "discards"}[node.done]
    fit, who, since = _as_it_was(tree.Filter(symbols=node.symbols), fits), node.who, node.since
    before = node.before

    def found(s: State, f: Frame) -> list[int]:
        s.work += len(s.tournament.history)
        told = [h for h in _told_since(s, f, since) if h.key == key]
        if before:
            later = f.source if before == "this card" else f.it
            told = told[: max((n for n, h in enumerate(told) if h.card == later), default=None)]
        for h in reversed(told):
            if about(s, who, f, h.seat) and fit(s, f, h):
                return [h.card] if _is_still_there(s, node.done, h) else []
        return []

    return found


def _is_still_there(s: State, done: str, h: Happening) -> bool:
    if done == "played":
        return any(h.card in player.tableau for player in s.players)
    return h.card in s.players[h.seat].binder


def cards_of(event: tree.Event, since: tree.Since) -> Callable[[State, Frame], set[int]]:
    """The cards that this has come to since then."""
    key = key_of(event)

    def found(s: State, f: Frame) -> set[int]:
        s.work += len(s.tournament.history)
        told = _told_since(s, f, since)
        return {h.card for h in told if h.key == key and _is_by(s, event, f, h)}

    return found


def _is_by(s: State, event: tree.Event, f: Frame, h: Happening) -> bool:
    if isinstance(event, tree.CardEvent):
        return _by(s, event.by, f.owner, h.by)
    return about(s, event.who, f, h.seat)


def is_first(s: State, f: Frame, happening: Happening, past: Hearing) -> bool:
    """Whether nothing like it has happened in this turn before, or was about to."""
    s.work += len(s.tournament.history)
    keys = (happening.key, _DONE.get(happening.key, ""))
    earlier = (h for h in _told_since(s, f, "this turn") if h is not happening)
    return not any(h.key in keys and past(s, f, h) for h in earlier)


def _told_since(s: State, f: Frame, since: tree.Since) -> Iterator[Happening]:
    t = s.tournament
    first = 0
    if since == "this turn":
        first = t.turns
    elif since == "since your last turn":
        first = _last_turn(s, f.owner) + 1
    elif since != "this tournament":
        last = _last_turn(s, f.owner if since == "on your last turn" else f.that)
        return (h for h in t.history if h.turn == last > 0)
    return (h for h in t.history if h.turn >= first)


def _last_turn(s: State, seat: int) -> int:
    """The number of a player's last turn, the one under way aside; 0 if there was none."""
    t = s.tournament
    own = (h.turn for h in t.history if h.key == "turn" and h.seat == seat)
    return max((turn for turn in own if turn < t.turns), default=0)


def past(event: tree.Event, fits: Fits) -> Hearing:
    """The same test, asked of a card as it was then."""
    if isinstance(event, tree.CardEvent):
        return _was_done_to(event, fits)
    if not isinstance(event, tree.Plays | tree.Discards):
        return hearing(event, fits, lambda _target: lambda _s, _f, _c: False)
    fit, who = _as_it_was(event.filter, fits), event.who
    return lambda s, f, h: about(s, who, f, h.seat) and fit(s, f, h)


def _was_done_to(event: tree.CardEvent, fits: Fits) -> Hearing:
    card, by_whom = event.card, event.by
    if not isinstance(card, tree.Cards):  # this card: others are not looked back on
        return lambda s, f, h: h.card == f.source and _by(s, by_whom, f.owner, h.by)
    if not isinstance(card.place, tree.In):
        return lambda _s, _f, _h: False
    fit, whose = _as_it_was(card.filter, fits), owners(card.place.whose)

    def meant(s: State, f: Frame, h: Happening) -> bool:
        if not _by(s, by_whom, f.owner, h.by) or h.seat not in whose(s, f.spoken_by(h.by)):
            return False
        return fit(s, f, h)

    return meant


def _as_it_was(filter_: tree.Filter, fits: Fits) -> Hearing:
    fit, other = fits(replace(filter_, other=False)), filter_.other

    def fitted(s: State, f: Frame, h: Happening) -> bool:
        if other and h.card == f.source:
            return False
        then = f.clone()
        then.source, then.was = h.card, h.was
        return fit(s, then, h.card)

    return fitted
