"""Players and cards as the words of an effect see them: "you", "an opponent", "this card"."""

from __future__ import annotations

from collections.abc import Callable

from mblades.rules.effects import board, card_values
from mblades.rules.state.state import NO_CARD, NOBODY, Frame, State
from mblades.text.tree import Who, Whose

Seats = Callable[[State, Frame], list[int]]


def seats_from(s: State, seat: int) -> list[int]:
    """Seats still in the tournament, clockwise from this one."""
    everyone = s.players
    return [p.seat for p in (*everyone[seat:], *everyone[:seat]) if not p.out]


def opponents(s: State, seat: int) -> list[int]:
    """The opponents of a seat, clockwise from its left."""
    is_opponent = s.mode.is_opponent
    return [other for other in seats_from(s, seat) if is_opponent(s, seat, other)]


def neighbour_seat(s: State, seat: int, step: int) -> int:
    """The next player still in the tournament, to the left (1) or right (-1)."""
    count = len(s.players)
    for n in range(1, count):
        other = (seat + step * n) % count
        if not s.players[other].out:
            return other
    return NOBODY


def owners(whose: Whose) -> Seats:
    """The seats that a possessive means."""
    match whose:
        case Whose.YOUR:
            return lambda _s, f: [f.owner]
        case Whose.OPPONENT | Whose.EACH_OPPONENT | Whose.OPPONENTS:
            return lambda s, f: opponents(s, f.owner)
        case Whose.ANOTHER:
            return lambda s, f: [seat for seat in seats_from(s, f.owner) if seat != f.owner]
        case Whose.ANY:
            return lambda s, f: seats_from(s, f.owner)
        case Whose.THEIR:
            return lambda _s, f: _one(f.subject)
        case Whose.THAT:
            return lambda _s, f: _one(f.that)
        case Whose.LEFT:
            return lambda s, f: _one(neighbour_seat(s, f.owner, 1))
        case Whose.RIGHT:
            return lambda s, f: _one(neighbour_seat(s, f.owner, -1))
        case Whose.WINNER:
            return lambda _s, f: list(f.clash.winners)
        case Whose.LOSER:
            return lambda _s, f: list(f.clash.losers)


def _one(seat: int) -> list[int]:
    return [] if seat == NOBODY else [seat]


def named(who: Who) -> Seats:
    """The players a word means, clockwise from you."""
    match who:
        case Who.YOU:
            return lambda _s, f: [f.owner]
        case Who.EACH_OPPONENT | Who.OPPONENT | Who.RANDOM_OPPONENT:
            return lambda s, f: opponents(s, f.owner)
        case Who.OTHER_OPPONENT | Who.OTHER_OPPONENTS:
            return lambda s, f: [seat for seat in opponents(s, f.owner) if seat != f.that]
        case Who.EACH_PLAYER | Who.PLAYER | Who.RANDOM_PLAYER:
            return lambda s, f: seats_from(s, f.owner)
        case Who.LEFT:
            return lambda s, f: _one(neighbour_seat(s, f.owner, 1))
        case Who.RIGHT:
            return lambda s, f: _one(neighbour_seat(s, f.owner, -1))
        case Who.NEIGHBOURS:
            return _neighbours
        case Who.WINNER:
            return lambda _s, f: list(f.clash.winners)
        case Who.LOSER:
            return lambda _s, f: list(f.clash.losers)
        case Who.FIGHTERS:
            return lambda _s, f: [seat for seat, _ in f.clash.used]
        case Who.LOWEST:
            return _lowest
        case Who.THAT:
            return lambda _s, f: _one(f.that)
        case Who.OWNER:
            return lambda s, f: owner_of(s, f.it)


def _lowest(_s: State, f: Frame) -> list[int]:
    """Those in the last clash whose total was the lowest."""
    least = min((total for _, total in f.clash.totals), default=0)
    return [seat for seat, total in f.clash.totals if total == least]


def _neighbours(s: State, f: Frame) -> list[int]:
    """Those to the left and right of you; with two players that is one."""
    both = dict.fromkeys(neighbour_seat(s, f.owner, step) for step in (1, -1))
    return [seat for seat in both if seat != NOBODY]


def owner_of(s: State, card: int) -> list[int]:
    """The player who owns a card in play or in hand."""
    if card == NO_CARD:
        return []
    seat = board.of(s).owner.get(card, NOBODY)
    if seat == NOBODY:
        return [p.seat for p in s.players if card in p.hand or card in p.binder]
    return [seat]


# --------------------------------------------------------------------------- single cards


def is_down(s: State, f: Frame, card: int) -> bool:
    """Face down, but not for its own Flip effect (RUL-20)."""
    return card in s.tournament.down and f.as_it_was(card) is None


def is_up(s: State, f: Frame, card: int) -> bool:
    """Face up, as it was for its own Flip effect (RUL-20)."""
    return not is_down(s, f, card)


def stars_seen(s: State, f: Frame, card: int) -> int:
    """Stars of a card, as they were for a card whose own Flip effect this is (RUL-20)."""
    was = f.as_it_was(card)
    return card_values.stars(s, card) if was is None else was.stars


def elements_seen(s: State, f: Frame, card: int) -> int:
    """Elements of a card, as they were for a card whose own Flip effect this is (RUL-20)."""
    was = f.as_it_was(card)
    return card_values.elements(s, card) if was is None else was.elements


def types_seen(s: State, f: Frame, card: int) -> int:
    """Types of a card, as they were for a card whose own Flip effect this is (RUL-20)."""
    was = f.as_it_was(card)
    return card_values.types(s, card) if was is None else was.types


def tokens_seen(s: State, f: Frame, card: int, what: str) -> int:
    """Star tokens or sell markers on a card, as they were for its own Flip effect (RUL-20)."""
    was = f.as_it_was(card)
    if was is not None:
        return was.tokens if what == "star token" else was.markers
    return (s.tournament.tokens if what == "star token" else s.tournament.marks).get(card, 0)


def top_seen(s: State, f: Frame, seat: int) -> int:
    """The Top card of a seat, as it was for that card's own Flip effect (RUL-20)."""
    if f.was is None:
        return board.top_card(s, seat)
    face_up = (card for card in reversed(s.players[seat].tableau) if not is_down(s, f, card))
    return next(face_up, NO_CARD)
