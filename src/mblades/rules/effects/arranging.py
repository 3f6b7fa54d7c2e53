"""Cards that lie in another order than before: rearranged, or moved beside another card."""

from __future__ import annotations

from mblades.rules.effects import board
from mblades.rules.effects.catalog import Op, Test
from mblades.rules.effects.entering_and_leaving import tell_handled
from mblades.rules.effects.moving import go_to, in_tableau
from mblades.rules.effects.selections import everything
from mblades.rules.effects.stack import ask
from mblades.rules.effects.targets import candidates, choose, chosen
from mblades.rules.state import answers, events
from mblades.rules.state.random import shuffled
from mblades.rules.state.state import NO_CARD, Frame, State
from mblades.text import tree

# --------------------------------------------------------------------------- among themselves


def rearrange(effect: tree.Rearrange) -> list[Op]:
    """Put cards into another order among the slots that they fill."""
    find = everything(effect.cards, counting=True)

    def arrange(s: State, f: Frame) -> None:
        cards = [card for card in find(s, f) if in_tableau(s, f, card)]
        while effect.how == "in any order" and len(f.picks) < len(cards):
            left = [card for card in cards if card not in f.picks]
            index = ask(s, f, f.subject, "rearrange", [answers.Card(card) for card in left])
            if index < 0:
                return
            f.picks = (*f.picks, left[index])
        if effect.how == "in any order":
            order, f.picks = f.picks, ()
        elif effect.how == "in reverse":
            order = tuple(reversed(cards))
        else:
            order = shuffled(s, tuple(cards))
        _lie_in_order(s, dict(zip(cards, order, strict=True)))

    return [arrange]


def can_rearrange(effect: tree.Rearrange) -> Test:
    """Whether there are cards to put into another order."""
    find = everything(effect.cards, counting=True)
    return lambda s, f: sum(in_tableau(s, f, card) for card in find(s, f)) > 1


def _lie_in_order(s: State, instead: dict[int, int]) -> None:
    """Each card lies where the other one lay."""
    moved = [card for one, card in instead.items() if card != one]
    if not moved:
        return
    for player in s.players:
        player.tableau = tuple([instead.get(card, card) for card in player.tableau])
    board.changed(s)
    for card in moved:
        s.events.append(events.Moved(board.of(s).owner[card], card, board.of(s).slot[card]))
        tell_handled(s, "moved", card)


# --------------------------------------------------------------------------- beside another card


def _is_there(s: State, _f: Frame, card: int) -> bool:
    return card in board.of(s).slot


def move_beside(effect: tree.MoveBeside) -> list[Op]:
    """Move a card beside another one of its tableau."""
    # "it" is found first: whatever is chosen is "it" from then on
    moved_first = isinstance(effect.target, tree.It | tree.TheNext)

    def remember(_s: State, f: Frame) -> None:
        f.held = f.those[:1]

    def go(s: State, f: Frame) -> None:
        now, pair = board.of(s), (*f.held, *f.those[:1])
        card, other = (
            (pair if moved_first else pair[::-1]) if len(pair) == 2 else (NO_CARD, NO_CARD)
        )
        if card == other or now.owner[card] != now.owner[other]:
            f.held = ()
            return
        beside = now.slot[other] - (now.slot[card] < now.slot[other])  # once the card is gone
        slots = {"left": [beside], "right": [beside + 1]}.get(effect.side, [beside, beside + 1])
        options = [answers.Slot(now.owner[card], at) for at in slots]
        index = ask(s, f, f.subject, "slot", options)
        if index >= 0:
            f.held = ()
            chosen(f, (card,))
            go_to(s, f, card, slots[index])

    find_card = choose(effect.target, "move", in_tableau)
    find_other = choose(effect.of, "card", _is_there)
    first, second = (find_card, find_other) if moved_first else (find_other, find_card)
    return [first, remember, second, go]


def can_move_beside(effect: tree.MoveBeside) -> Test:
    """Whether there are two cards for it."""
    find, other = candidates(effect.target, in_tableau), candidates(effect.of, _is_there)
    return lambda s, f: bool(find(s, f)) and bool(other(s, f))
