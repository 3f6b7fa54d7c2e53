"""Cards that move: within a tableau, to another one, to another player, under another card."""

from __future__ import annotations

from collections.abc import Callable

from mblades.rules.effects import board
from mblades.rules.effects.card_values import is_protected
from mblades.rules.effects.catalog import Op
from mblades.rules.effects.entering_and_leaving import (
    enter,
    hand_over,
    has_room,
    keep_ones_own,
    move,
    pull_out,
    put_aside,
    take_from_anywhere,
    tell_handled,
    tell_taken,
    to_hand,
)
from mblades.rules.effects.perspective import Seats, neighbour_seat, owners
from mblades.rules.effects.results import PASSED
from mblades.rules.effects.selections import referred
from mblades.rules.effects.stack import ask
from mblades.rules.effects.targets import choose
from mblades.rules.state import answers, events, piles
from mblades.rules.state.state import NOBODY, Frame, State
from mblades.text import tree
from mblades.text.walking import contains


def in_tableau(s: State, f: Frame, card: int) -> bool:
    """Whether a card can be moved at all."""
    return card in board.of(s).slot and not is_protected(s, card, f.owner, "moved")


def may_take(s: State, f: Frame, card: int) -> bool:
    """Whether a card may come to the player whom a sentence is about (COOP-10)."""
    return s.mode.may_hold(s, f.subject, card)


def may_swap(s: State, f: Frame, card: int) -> bool:
    """Whether a card can be swapped by its owner, or by somebody who may have it."""
    owner = board.of(s).owner.get(card)
    if card not in board.of(s).slot:
        return s.mode.may_hold(s, f.subject, card)
    return in_tableau(s, f, card) and (owner == f.subject or s.mode.may_hold(s, f.subject, card))


def move_steps(to: str) -> list[Op]:
    if to == "any slot":

        def anywhere(s: State, f: Frame) -> None:
            if f.it not in board.of(s).slot:
                return
            seat = board.of(s).owner[f.it]
            slots = len(s.players[seat].tableau)
            options = [answers.Slot(seat, at) for at in range(slots)]
            index = ask(s, f, f.subject, "slot", options)
            if index >= 0:
                go_to(s, f, f.it, index)

        return [anywhere]

    if to.startswith("1 slot"):
        step = -1 if to.endswith("left") else 1

        def by_one(s: State, f: Frame) -> None:
            for card in f.those:
                if card in board.of(s).slot:
                    slots = len(s.players[board.of(s).owner[card]].tableau)
                    go_to(s, f, card, min(max(board.of(s).slot[card] + step, 0), slots - 1))

        return [by_one]

    def to_end(s: State, f: Frame) -> None:
        for card in f.those:
            if card in board.of(s).slot:
                tableau = s.players[board.of(s).owner[card]].tableau
                go_to(s, f, card, 0 if to == "the left end" else len(tableau) - 1)

    return [to_end]


def go_to(s: State, f: Frame, card: int, at: int) -> None:
    """Move a card within its tableau, and remember how many others it has passed, if that is spoken of."""
    if f.ability >= 0 and contains(s.catalog.ability(f.ability).tree, tree.CardsPassed):
        f.sums = (*f.sums, (*PASSED, abs(at - board.of(s).slot[card])))
    move(s, card, at)


def swap(effect: tree.Swap) -> list[Op]:
    if effect.second is None:

        def both(s: State, f: Frame) -> None:
            if len(f.those) == 2:
                exchange(s, *f.those)

        return [choose(effect.first, "swap", may_swap), both]

    def remember(_s: State, f: Frame) -> None:
        f.held = f.those

    whole = is_whole_swap(effect)
    seats = [_holders(target) for target in (effect.first, effect.second)]

    def with_first(s: State, f: Frame) -> None:
        if whole:
            _trade(s, (f.held, f.those), [find(s, f) for find in seats])
        elif f.held and f.those and f.held[0] != f.those[0]:
            exchange(s, f.held[0], f.those[0])
        f.held = ()

    first, second = effect.first, effect.second
    if isinstance(second, tree.It | tree.TheNext):  # found first: a choice makes a new "it"
        first, second = second, first
    return [
        choose(first, "swap", may_swap),
        remember,
        choose(second, "swap", may_swap),
        with_first,
    ]


def exchange(s: State, one: int, other: int) -> None:
    """Swap the slots of two cards; across tableaus they change owners (TRN-14)."""
    places = board.of(s).slot
    if one not in places and other not in places:
        _change_places(s, one, other)
    if one not in places or other not in places:
        return
    homes = board.of(s).owner[one], board.of(s).owner[other]
    if homes[0] != homes[1]:
        if not s.mode.may_hold(s, homes[1], one) or not s.mode.may_hold(s, homes[0], other):
            return
        keep_ones_own(s, one)
        keep_ones_own(s, other)
    swapped = {one: other, other: one}
    for player in s.players:
        player.tableau = tuple(swapped.get(card, card) for card in player.tableau)
    board.changed(s)
    for card in (one, other):
        s.events.append(events.Moved(board.of(s).owner[card], card, board.of(s).slot[card]))
        tell_handled(s, "moved", card)


def is_whole_swap(effect: tree.Swap) -> bool:
    """Whether whole hands or binders are swapped."""
    return _is_whole(effect.first) and effect.second is not None and _is_whole(effect.second)


def _is_whole(target: tree.Target) -> bool:
    place = target.place if isinstance(target, tree.Cards) and target.how == "each" else None
    return isinstance(place, tree.In) and place.zone in ("hand", "binder")


def _holders(target: tree.Target | None) -> Seats:
    """Whose hands or binders cards are chosen from."""
    place = target.place if isinstance(target, tree.Cards) else None
    return owners(place.whose if isinstance(place, tree.In) else tree.Whose.YOUR)


def _change_places(s: State, one: int, other: int) -> None:
    """Swap two cards of hands, binders and the Aftermarket."""
    first, second = _home_of(s, one), _home_of(s, other)
    if first is None or second is None:
        return
    for card, (seat, _) in ((one, second), (other, first)):
        if seat != NOBODY and not s.mode.may_hold(s, seat, card):
            return
    _carry(s, one, *second)
    _carry(s, other, *first)


def _home_of(s: State, card: int) -> tuple[int, str] | None:
    """Whose a card is and where, if it is in a hand, in a binder or for sale."""
    for player in s.players:
        if card in player.hand:
            return player.seat, "hand"
        if card in player.binder:
            return player.seat, "binder"
    is_for_sale = any(card == one.card for one in s.shop.aftermarket)
    return (NOBODY, "Aftermarket") if is_for_sale else None


def _carry(s: State, card: int, seat: int, where: str) -> None:
    if where == "Aftermarket":
        s.events.append(events.PutInAftermarket(s.tournament.turn, card))
        take_from_anywhere(s, card)
        piles.to_aftermarket(s, (card,))
        return
    tell_taken(s, seat, card)
    take_from_anywhere(s, card)
    if where == "hand":
        to_hand(s, seat, card)
    else:
        put_aside(s, seat, card)


def _trade(s: State, cards: tuple[tuple[int, ...], ...], seats: list[list[int]]) -> None:
    """Swap whole hands; an empty one is a hand too."""
    if any(len(found) != 1 for found in seats):
        return
    for some, (receiver,) in zip(cards, reversed(seats), strict=True):
        for card in some:
            home = _home_of(s, card)
            if home is not None and s.mode.may_hold(s, receiver, card):
                _carry(s, card, receiver, home[1])


def collect_to_pass(_s: State, f: Frame) -> None:
    """Remember what this player passes; it goes once all have chosen."""
    f.held += f.those


def pass_on(step: int) -> Op:
    """All cards go to the next player at once."""

    def go(s: State, f: Frame) -> None:
        ways = [(card, _home_of(s, card)) for card in f.held]
        f.held = ()
        _pass_in_play(s, [card for card, home in ways if home is None], step)
        for card, home in ways:
            if home is None:
                continue
            receiver = neighbour_seat(s, home[0], step)
            if receiver != NOBODY and s.mode.may_hold(s, receiver, card):
                _carry(s, card, receiver, home[1])

    return go


def _pass_in_play(s: State, cards: list[int], step: int) -> None:
    """Cards of tableaus go to the next one at once, as far as there is room when all of them have left."""
    ways: dict[int, int] = {}
    for card in cards:
        receiver = neighbour_seat(s, board.of(s).owner[card], step)
        if receiver != NOBODY and s.mode.may_hold(s, receiver, card):
            ways[card] = receiver
    while stuck := [card for card, seat in ways.items() if _is_too_full(s, seat, ways)]:
        del ways[stuck[-1]]
    for card, receiver in ways.items():
        tell_taken(s, receiver, card)
    for card in ways:
        pull_out(s, card)
    for card, receiver in ways.items():
        enter(s, receiver, card)


def _is_too_full(s: State, seat: int, ways: dict[int, int]) -> bool:
    """Whether more cards would come to a tableau than it has slots."""
    staying = sum(card not in ways for card in s.players[seat].tableau)
    return staying + sum(to == seat for to in ways.values()) > board.slots(s, seat)


def insert(*, any_tableau: bool) -> Op:
    def step(s: State, f: Frame) -> None:
        card = f.source
        if card not in board.of(s).slot:
            return
        home = board.of(s).owner[card]
        slots = [(home, at) for at in range(len(s.players[home].tableau))]
        if any_tableau:
            slots += [
                (player.seat, at)
                for player in s.players
                if player.seat != home
                and not player.out
                and has_room(s, player.seat)
                and s.mode.may_hold(s, player.seat, card)
                for at in range(len(player.tableau) + 1)
            ]
        index = ask(s, f, f.subject, "slot", [answers.Slot(*slot) for slot in slots])
        if index < 0:
            return
        seat, at = slots[index]
        if seat == home:
            go_to(s, f, card, at)
            return
        hand_over(s, seat, card, at)
        s.events.append(events.Moved(seat, card, at))

    return step


def give(effect: tree.GiveCard, receivers: Callable[[State, Frame], list[int]]) -> list[Op]:
    """Give cards to a player: from a tableau to theirs, otherwise to their hand (TRN-14)."""

    def step(s: State, f: Frame) -> None:
        for seat in receivers(s, f)[:1]:
            for card in f.those:
                if not s.mode.may_hold(s, seat, card):
                    continue
                if card not in board.of(s).slot:
                    tell_taken(s, seat, card)
                    take_from_anywhere(s, card)
                    to_hand(s, seat, card)
                elif has_room(s, seat):
                    tell_taken(s, seat, card)
                    hand_over(s, seat, card)

    if effect.to is tree.Who.YOU and effect.who is tree.Who.YOU:
        return [choose(effect.target, "take", may_come_over), step]
    return [choose(effect.target, "give"), step]


def may_come_over(s: State, f: Frame, card: int) -> bool:
    """Whether a card of another tableau can be put into one's own."""
    if card not in board.of(s).slot or is_protected(s, card, f.owner, "taken"):
        return False
    return in_tableau(s, f, card) and has_room(s, f.subject) and may_take(s, f, card)


def attach(s: State, card: int, host: int, *, down: bool = False) -> None:
    """Put a card under another one in play (GEN-7).

    Face down it lies where it will go in the end, in the binder of the host's owner: nobody else knows it.
    """
    t = s.tournament
    seat = board.of(s).owner[host]
    take_from_anywhere(s, card)
    if down:
        put_aside(s, seat, card)
    t.attached = {
        **t.attached,
        host: (*t.attached.get(host, ()), card),
    }
    board.changed(s)
    s.events.append(
        events.AttachedUnseen(seat, card, host) if down else events.Attached(card, host)
    )


def find_host(host: tree.Ref) -> Op:
    """The host comes first: "it" is then another card."""
    find = referred(host)

    def step(s: State, f: Frame) -> None:
        hosts = [c for c in find(s, f) if c in board.of(s).owner and c not in s.tournament.down]
        f.held = tuple(hosts[:1])

    return step


def attach_chosen(*, down: bool) -> Op:
    """Put the chosen cards under their host."""

    def step(s: State, f: Frame) -> None:
        hosts, f.held = f.held, ()
        for card in f.those:
            if hosts and card not in hosts:
                attach(s, card, hosts[0], down=down)

    return step
