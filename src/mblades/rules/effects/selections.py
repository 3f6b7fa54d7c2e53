"""Selections of cards, compiled: where to look, what fits, how many."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mblades.cards.matching import COMPARE
from mblades.rules.effects import board
from mblades.rules.effects.catalog import SYMBOL_BIT, Counter, Matcher
from mblades.rules.state.state import NO_CARD, NOBODY, Frame, State
from mblades.text import tree
from mblades.text.tree import ELEMENTS, PROMOS, Kind, Who, Whose

Finder = Callable[[State, Frame], list[int]]


# --------------------------------------------------------------------------- seats


def seats_from(s: State, seat: int) -> list[int]:
    """Seats still in the tournament, clockwise from this one."""
    count = len(s.players)
    turn_order = [(seat + n) % count for n in range(count)]
    return [at for at in turn_order if not s.players[at].out]


def opponents(s: State, seat: int) -> list[int]:
    """The opponents of a seat, clockwise from its left."""
    return [other for other in seats_from(s, seat) if board.is_opponent(s, seat, other)]


def neighbour_seat(s: State, seat: int, step: int) -> int:
    """The next player still in the tournament, to the left (1) or right (-1)."""
    count = len(s.players)
    for n in range(1, count):
        other = (seat + step * n) % count
        if not s.players[other].out:
            return other
    return NOBODY


def owners(s: State, f: Frame, whose: Whose) -> list[int]:
    """The seats that a possessive means."""
    match whose:
        case Whose.YOUR:
            return [f.owner]
        case Whose.OPPONENT | Whose.EACH_OPPONENT:
            return opponents(s, f.owner)
        case Whose.ANOTHER:
            return [seat for seat in seats_from(s, f.owner) if seat != f.owner]
        case Whose.ANY:
            return seats_from(s, f.owner)
        case Whose.THEIR:
            seat = f.subject
        case Whose.THAT:
            seat = f.that
        case Whose.LEFT:
            seat = neighbour_seat(s, f.owner, 1)
        case Whose.RIGHT:
            seat = neighbour_seat(s, f.owner, -1)
        case Whose.WINNER:
            return list(f.clash.winners)
        case Whose.LOSER:
            return list(f.clash.losers)
    return [] if seat == NOBODY else [seat]


def players(s: State, f: Frame, who: Who) -> list[int]:
    """The players a word means, clockwise from you."""
    own = s.players[f.owner].rp
    match who:
        case Who.YOU:
            return [f.owner]
        case Who.EACH_OPPONENT | Who.OPPONENT:
            return opponents(s, f.owner)
        case Who.EACH_PLAYER | Who.PLAYER:
            return seats_from(s, f.owner)
        case Who.LEFT | Who.RIGHT:
            seat = neighbour_seat(s, f.owner, 1 if who is Who.LEFT else -1)
            return [] if seat == NOBODY else [seat]
        case Who.MOST_RP:
            best = max(s.players[seat].rp for seat in seats_from(s, f.owner))
            return [seat for seat in seats_from(s, f.owner) if s.players[seat].rp == best]
        case Who.FEWEST_RP:
            worst = min(s.players[seat].rp for seat in seats_from(s, f.owner))
            return [seat for seat in seats_from(s, f.owner) if s.players[seat].rp == worst]
        case Who.EACH_AHEAD:
            return [seat for seat in seats_from(s, f.owner) if s.players[seat].rp > own]
        case Who.EACH_BEHIND:
            return [seat for seat in seats_from(s, f.owner) if s.players[seat].rp < own]
        case Who.WINNER:
            return list(f.clash.winners)
        case Who.LOSER:
            return list(f.clash.losers)
        case Who.THAT:
            return [] if f.that == NOBODY else [f.that]
        case Who.OWNER:
            return owner_of(s, f.it)


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
    return card in s.tournament.down and not (f.was is not None and card == f.source)


def stars_seen(s: State, f: Frame, card: int) -> int:
    """Stars of a card, as they were for a card whose own Flip effect this is (RUL-20)."""
    if f.was is not None and card == f.source:
        return f.was.stars
    return board.stars(s, card)


def elements_seen(s: State, f: Frame, card: int) -> int:
    """Elements of a card, as they were for a card whose own Flip effect this is (RUL-20)."""
    if f.was is not None and card == f.source:
        return f.was.elements
    return board.elements(s, card)


def types_seen(s: State, f: Frame, card: int) -> int:
    """Types of a card, as they were for a card whose own Flip effect this is (RUL-20)."""
    if f.was is not None and card == f.source:
        return f.was.types
    return board.types(s, card)


def tokens_seen(s: State, f: Frame, card: int, what: str) -> int:
    """Star tokens or sell markers on a card, as they were for its own Flip effect (RUL-20)."""
    if f.was is not None and card == f.source:
        return f.was.tokens if what == "star token" else f.was.markers
    return (s.tournament.tokens if what == "star token" else s.tournament.marks).get(card, 0)


def top_seen(s: State, f: Frame, seat: int) -> int:
    """The Top card of a seat, as it was for that card's own Flip effect (RUL-20)."""
    if f.was is None:
        return board.top_card(s, seat)
    face_up = (card for card in reversed(s.players[seat].tableau) if not is_down(s, f, card))
    return next(face_up, NO_CARD)


def referred(ref: tree.Ref) -> Finder:
    """The card or cards that a reference means; none if there is none."""
    match ref:
        case tree.This():
            return lambda _s, f: [f.source] if f.source != NO_CARD else []
        case tree.It():
            return lambda _s, f: [f.it] if f.it != NO_CARD else []
        case tree.TheNext():
            return lambda _s, f: [f.next] if f.next != NO_CARD else []
        case tree.Those():
            return lambda _s, f: list(f.those)
        case tree.TopCard():
            whose = ref.whose

            def tops(s: State, f: Frame) -> list[int]:
                found = [top_seen(s, f, seat) for seat in owners(s, f, whose)]
                return [card for card in found if card != NO_CARD]

            return tops
        case tree.Neighbour():
            step = -1 if ref.side == "left" else 1

            def beside(s: State, f: Frame) -> list[int]:
                now = board.of(s)
                slot = now.slot.get(f.source)
                if slot is None:
                    return []
                tableau = s.players[now.owner[f.source]].tableau
                at = slot + step
                return [tableau[at]] if 0 <= at < len(tableau) else []

            return beside
        case tree.UsedCard():
            return lambda _s, f: _used_by(f, (f.subject,))
        case tree.LosingCard():
            return lambda _s, f: _used_by(f, f.clash.losers)
        case tree.TopOfStore():
            return lambda s, _f: [s.shop.store_deck[-1]] if s.shop.store_deck else []


# --------------------------------------------------------------------------- filters


def fits(filter_: tree.Filter, *, counting: bool) -> Matcher:
    """Whether a card is one that the words mean.

    Without a word about faces a target is face up, while a count counts every card (TRN-13);
    face-down cards have no symbols, stars, rarity, set, name or effect that could match.
    """
    tests: list[Matcher] = []
    face = filter_.face
    if face == "down":
        tests.append(is_down)
    elif face == "up" or (face == "" and not counting):
        tests.append(lambda s, f, c: not is_down(s, f, c))
    if filter_.other:
        tests.append(lambda _s, f, c: c != f.source)
    tests.extend(_symbol_tests(filter_))
    if filter_.rarity is not None:
        wanted = PROMOS if filter_.rarity == "Promo" else (filter_.rarity,)
        tests.append(
            lambda s, f, c: not is_down(s, f, c) and any(r in wanted for r in board.rarities(s, c))
        )
    if filter_.set_name is not None:
        set_name = filter_.set_name
        tests.append(lambda s, f, c: not is_down(s, f, c) and set_name in board.sets(s, c))
    if filter_.name is not None:
        name = filter_.name
        tests.append(lambda s, f, c: not is_down(s, f, c) and name in board.names(s, c))
    if filter_.trigger is not None:
        tests.append(_has_trigger(filter_.trigger))
    if filter_.stars is not None:
        tests.append(_star_test(filter_.stars))
    if filter_.named:
        tests.append(
            lambda s, f, c: (
                not is_down(s, f, c)
                and any(n in s.players[f.owner].named for n in board.names(s, c))
            )
        )
    if filter_.matching:
        tests.append(lambda s, f, c: _has_symbol(s, f, c, f.symbol))
    if filter_.shares is not None:
        what = filter_.shares
        tests.append(lambda s, f, c: shares(s, f, c, f.source, what))
    if filter_.without_symbols:
        tests.append(
            lambda s, f, c: (
                not is_down(s, f, c) and not elements_seen(s, f, c) and not types_seen(s, f, c)
            )
        )
    return _all_of(tests)


def _all_of(tests: list[Matcher]) -> Matcher:
    if not tests:
        return lambda _s, _f, _c: True
    if len(tests) == 1:
        return tests[0]
    if len(tests) == 2:
        first, second = tests
        return lambda s, f, c: first(s, f, c) and second(s, f, c)
    return lambda s, f, c: all(test(s, f, c) for test in tests)


def _symbol_tests(filter_: tree.Filter) -> list[Matcher]:
    if not filter_.symbols:
        return []
    elements = types = 0
    for symbol in filter_.symbols:
        if symbol in ELEMENTS:
            elements |= SYMBOL_BIT[symbol]
        else:
            types |= SYMBOL_BIT[symbol]
    if filter_.any_symbol:
        return [
            lambda s, f, c: bool(elements_seen(s, f, c) & elements or types_seen(s, f, c) & types)
        ]
    tests: list[Matcher] = []
    if elements:
        tests.append(lambda s, f, c: elements_seen(s, f, c) & elements == elements)
    if types:
        tests.append(lambda s, f, c: types_seen(s, f, c) & types == types)
    return tests


def _has_symbol(s: State, f: Frame, card: int, symbol: str) -> bool:
    if not symbol:
        return False
    seen = elements_seen if symbol in ELEMENTS else types_seen
    return bool(seen(s, f, card) & SYMBOL_BIT[symbol])


def _has_trigger(trigger: tree.TriggerWord) -> Matcher:
    def test(s: State, f: Frame, card: int) -> bool:
        if is_down(s, f, card):
            return False
        known = board.of(s).abilities.get(card)
        if known is None:
            known = s.catalog.abilities(s.cards[card])
        return any(ability.trigger is trigger for ability in known)

    return test


def _star_test(test: tree.StarTest) -> Matcher:
    from mblades.rules.effects.amounts import can_compare, quantity

    than, there = quantity(test.than), can_compare(test.than)

    compare = COMPARE[test.test]
    return lambda s, f, c: (
        not is_down(s, f, c) and there(s, f) and compare(stars_seen(s, f, c), than(s, f))
    )


def shares(s: State, f: Frame, card: int, other: int, what: str) -> bool:
    """Whether two cards have an element, type, set, rarity or star value in common."""
    if other == NO_CARD or is_down(s, f, card) or is_down(s, f, other):
        return False
    match what:
        case "element":
            return bool(elements_seen(s, f, card) & elements_seen(s, f, other))
        case "type":
            return bool(types_seen(s, f, card) & types_seen(s, f, other))
        case "set":
            return bool(set(board.sets(s, card)) & set(board.sets(s, other)))
        case "rarity":
            return bool(set(board.rarities(s, card)) & set(board.rarities(s, other)))
        case _:
            return stars_seen(s, f, card) == stars_seen(s, f, other)


# --------------------------------------------------------------------------- places


def place(where: tree.Place, kind: Kind) -> Finder:
    """All cards at a place, before any filter."""
    match where:
        case tree.In():
            return _in_zone(where, kind)
        case tree.Adjacent():
            return lambda s, f: _around(s, f, (-1, 1))
        case tree.Beside():
            left = where.side == "left"

            def side(s: State, f: Frame) -> list[int]:
                now = board.of(s)
                slot = now.slot.get(f.source)
                if slot is None:
                    return []
                tableau = s.players[now.owner[f.source]].tableau
                return list(tableau[:slot] if left else tableau[slot + 1 :])

            return side
        case tree.AttachedTo():
            return lambda s, f: list(s.tournament.attached.get(f.source, ()))
        case tree.Aftermarket():
            return lambda s, _f: [one.card for one in s.shop.aftermarket]
        case tree.FusionPiles():
            return lambda s, _f: [card for pile in s.shop.fusion for card in pile]


def _used_by(f: Frame, seats: tuple[int, ...]) -> list[int]:
    """The cards that players used in the clash."""
    return [card for seat, card in f.clash.used if seat in seats]


def _around(s: State, f: Frame, steps: Iterable[int]) -> list[int]:
    now = board.of(s)
    slot = now.slot.get(f.source)
    if slot is None:
        return []
    tableau = s.players[now.owner[f.source]].tableau
    return [tableau[slot + step] for step in steps if 0 <= slot + step < len(tableau)]


def _in_zone(where: tree.In, kind: Kind) -> Finder:
    whose, zone = where.whose, where.zone
    if zone == "hand":
        return lambda s, f: [c for seat in owners(s, f, whose) for c in s.players[seat].hand]
    if zone == "binder":
        return lambda s, f: [c for seat in owners(s, f, whose) for c in s.players[seat].binder]
    if zone == "tableau" and kind in (Kind.CARD, Kind.SINGLE):
        return lambda s, f: [c for seat in owners(s, f, whose) for c in s.players[seat].tableau]

    everywhere = kind is Kind.ANY or (kind is Kind.CARD and zone == "play area")  # TRN-10
    singles = everywhere or kind is Kind.SINGLE
    boxes = everywhere or kind is Kind.BOX
    accessories = everywhere or kind is Kind.ACCESSORY

    def area(s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for seat in owners(s, f, whose):
            player = s.players[seat]
            if singles:
                found.extend(player.tableau)
            if boxes:
                found.extend(player.box)
            if accessories:
                found.extend(player.accessories)
        return found

    return area


def everything(cards: tree.Cards, *, counting: bool) -> Finder:
    """All cards that the words fit, whatever number is asked for."""
    find = place(cards.place, cards.filter.kind)
    fit = fits(cards.filter, counting=counting)
    return lambda s, f: [card for card in find(s, f) if fit(s, f, card)]


def by_property(cards: tree.Cards) -> Finder:
    """The highest, lowest, first or last of them; several on a tie for stars (GEN-4)."""
    find = everything(cards, counting=False)
    how = cards.how

    def found(s: State, f: Frame) -> list[int]:
        fitting = find(s, f)
        if not fitting or how in ("first", "last"):
            return fitting[:1] if how == "first" else fitting[-1:]
        rated = [(stars_seen(s, f, card), card) for card in fitting]
        best = max(rated)[0] if how == "highest" else min(rated)[0]
        return [card for value, card in rated if value == best]

    return found


def matcher(target: tree.Target) -> Matcher:
    """Whether a card is among those that a continuous effect or an event is about."""
    if not isinstance(target, tree.Cards):
        find = referred(target)
        return lambda s, f, c: c in find(s, f)
    fit = fits(target.filter, counting=target.filter.face == "any")
    find = place(target.place, target.filter.kind)
    return lambda s, f, c: c in find(s, f) and fit(s, f, c)


def counter_of(cards: tree.Cards) -> Counter:
    """How many cards the words fit."""
    find = everything(cards, counting=True)
    return lambda s, f: len(find(s, f))
