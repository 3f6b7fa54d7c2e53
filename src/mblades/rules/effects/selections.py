"""Cards and numbers that a text speaks of, compiled: selections count, and quantities select."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from typing import Final, assert_never

from msgspec.structs import replace

from mblades.cards.matching import COMPARE
from mblades.rules.effects import answered, board, card_values, event_tests, results
from mblades.rules.effects.catalog import SYMBOL_BIT, Counter, Hearing, Matcher
from mblades.rules.effects.pairing import most_pairs
from mblades.rules.effects.perspective import (
    Seats,
    elements_seen,
    is_down,
    is_up,
    named,
    owners,
    stars_seen,
    tokens_seen,
    top_seen,
    types_seen,
)
from mblades.rules.effects.results import PASSED, done_to
from mblades.rules.state.budget import clamp
from mblades.rules.state.state import NO_CARD, Frame, State
from mblades.text import tree
from mblades.text.tree import ELEMENTS, PROMOS, Kind, Who
from mblades.text.walking import counted, nodes, of_you

Finder = Callable[[State, Frame], list[int]]
Cards = tuple[int, ...]
FOUGHT: Final = "clash"  # noted beside what was moved


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
            seats = owners(ref.whose)

            def tops(s: State, f: Frame) -> list[int]:
                found = [top_seen(s, f, seat) for seat in seats(s, f)]
                return [card for card in found if card != NO_CARD]

            return tops
        case tree.Neighbour():
            step = -1 if ref.side == "left" else 1
            return _around(ref.of, (step,))
        case tree.UsedCard():
            return lambda _s, f: _used_by(f, (f.subject,))
        case tree.LosingCard():
            return lambda _s, f: _used_by(f, f.clash.losers)
        case tree.TopOfStore(count, core=True):
            return lambda s, _f: list(s.shop.core_deck[: -count - 1 : -1])
        case tree.TopOfStore(count):
            return lambda s, _f: list(s.shop.store_deck[: -count - 1 : -1])
        case tree.TheRest():
            return lambda _s, f: list(f.rest)
        case tree.Latest():
            return event_tests.latest(ref, _fitting)


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
        tests.append(is_up)
    if filter_.other:
        tests.append(lambda _s, f, c: c != f.source)
    tests.extend(_symbol_tests(filter_))
    if filter_.rarity is not None:
        wanted = PROMOS if filter_.rarity == "Promo" else (filter_.rarity,)
        tests.append(
            lambda s, f, c: is_up(s, f, c) and any(r in wanted for r in card_values.rarities(s, c))
        )
    if filter_.set_name is not None:
        set_name = filter_.set_name
        tests.append(lambda s, f, c: is_up(s, f, c) and set_name in card_values.sets(s, c))
    if filter_.name is not None:
        name = filter_.name
        tests.append(lambda s, f, c: is_up(s, f, c) and name in card_values.names(s, c))
    if filter_.trigger is not None:
        tests.append(_has_trigger(filter_.trigger))
    if filter_.stars is not None:
        tests.append(_star_test(filter_.stars))
    if filter_.named:
        tests.append(
            lambda s, f, c: (
                is_up(s, f, c)
                and any(n in s.players[f.owner].named for n in card_values.names(s, c))
            )
        )
    if filter_.matching:
        tests.append(lambda s, f, c: _has_symbol(s, f, c, f.symbol))
    if filter_.shares is not None:
        tests.append(_is_like(filter_.shares))
    if filter_.without_symbols:
        tests.append(
            lambda s, f, c: (
                is_up(s, f, c) and not elements_seen(s, f, c) and not types_seen(s, f, c)
            )
        )
    tests.extend(_other_tests(filter_))
    if any(isinstance(part, tree.Latest) and part.before == "it" for part in nodes(filter_)):
        return _speaking_of_it(_all_of(tests))
    return _all_of(tests)


def _speaking_of_it(test: Matcher) -> Matcher:
    """A card of which something is asked is "it", and whose it is "that player": "more stars than the last card
    that player has played before it".
    """

    def speaking(s: State, f: Frame, card: int) -> bool:
        twin = f.clone()
        twin.it, twin.that = card, board.of(s).owner.get(card, f.that)
        return test(s, twin, card)

    return speaking


def _other_tests(filter_: tree.Filter) -> list[Matcher]:
    """What a card must not be, how many stars it has, and what lies on it."""
    tests: list[Matcher] = []
    if filter_.lacks:
        one_of = replace(tree.Filter(), symbols=filter_.lacks, any_symbol=True)
        (has_one,) = _symbol_tests(one_of)
        tests.append(lambda s, f, c: is_up(s, f, c) and not has_one(s, f, c))
    if filter_.without is not None:
        has_it = _has_trigger(filter_.without)
        tests.append(lambda s, f, c: is_up(s, f, c) and not has_it(s, f, c))
    if filter_.parity is not None:
        rest = 0 if filter_.parity == "even" else 1
        tests.append(lambda s, f, c: is_up(s, f, c) and stars_seen(s, f, c) % 2 == rest)
    if filter_.range is not None:
        least, most = filter_.range.least, filter_.range.most
        tests.append(lambda s, f, c: is_up(s, f, c) and least <= stars_seen(s, f, c) <= most)
    if filter_.tokens is not None:
        what, compare, count = (
            filter_.tokens.what,
            COMPARE[filter_.tokens.test],
            filter_.tokens.count,
        )
        tests.append(lambda s, f, c: compare(tokens_seen(s, f, c, what), count))
    if filter_.past is not None:
        tests.append(_was_done(filter_.past))
    if filter_.relation is not None:
        tests.append(_related(filter_.relation))
    if filter_.not_named is not None:
        unwanted = filter_.not_named
        tests.append(lambda s, f, c: is_up(s, f, c) and unwanted not in card_values.names(s, c))
    if filter_.besides is not None:
        tests.append(_other_than(filter_.besides))
    return tests


def _other_than(anchor: tree.Anchor) -> Matcher:
    """A card besides another one; besides "it", there has to be one that it is other than."""
    find = referred(anchor)
    if isinstance(anchor, tree.It):
        return lambda s, f, c: any(c != one for one in find(s, f))
    return lambda s, f, c: c not in find(s, f)


def _related(relation: tree.Relation) -> Matcher:
    """How a card stands to others; one that lies in no tableau stands to nothing."""
    match relation:
        case tree.Near():
            return _near(relation)
        case tree.AlikeTo():
            return _alike_to(relation)
        case tree.StarsBeside():
            return _stars_beside(relation)


def _at_sides(s: State, card: int, steps: Iterable[int]) -> list[int]:
    """The cards beside a card of a tableau."""
    now = board.of(s)
    slot = now.slot.get(card)
    if slot is None:
        return []
    tableau = s.players[now.owner[card]].tableau
    return [tableau[slot + step] for step in steps if 0 <= slot + step < len(tableau)]


def _near(near: tree.Near) -> Matcher:
    fit, count = fits(near.which, counting=True), near.count
    steps = {"": (-1, 1), "left": (1,), "right": (-1,)}[near.side]

    def test(s: State, f: Frame, card: int) -> bool:
        if card not in board.of(s).slot:
            return False
        found = sum(fit(s, f, one) for one in _at_sides(s, card, steps))
        return found >= count if count else not found

    return test


def _alike_to(alike: tree.AlikeTo) -> Matcher:
    fit = fits(replace(alike.which, other=False), counting=False)
    what, how, where = alike.what, alike.how, alike.where

    def others(s: State, f: Frame, card: int) -> list[int]:
        if where == "beside it":
            return _at_sides(s, card, (-1, 1))
        if where == "any tableau":
            seats = owners(tree.Whose.ANY)(s, f)
        elif where == "your tableau":
            seats = [f.owner]
        elif where == "the same tableau":
            seats = [board.of(s).owner[card]] if card in board.of(s).slot else []
        else:
            seats = owners(tree.Whose.OPPONENTS)(s, f)
        return [one for seat in seats for one in s.players[seat].tableau]

    def test(s: State, f: Frame, card: int) -> bool:
        if is_down(s, f, card):
            return False
        if where == "beside it" and card not in board.of(s).slot:
            return False
        found = [one for one in others(s, f, card) if one != card and fit(s, f, one)]
        if how == "none":
            return not any(shares(s, f, card, one, each) for one in found for each in what)
        return any(_alike(s, f, card, one, what, how) for one in found)

    return test


def _stars_beside(relation: tree.StarsBeside) -> Matcher:
    step, compare = -1 if relation.side == "left" else 1, COMPARE[relation.test]

    def test(s: State, f: Frame, card: int) -> bool:
        beside = [one for one in _at_sides(s, card, (step,)) if is_up(s, f, one)]
        if not beside or is_down(s, f, card):
            return False
        return compare(stars_seen(s, f, card), stars_seen(s, f, beside[0]))

    return test


def _only_those_done(find: Finder, past: tree.Past) -> Finder:
    """The history is looked through once, not for every card."""
    cards_of = event_tests.cards_of(_deed(past), past.since)

    def found(s: State, f: Frame) -> list[int]:
        done = cards_of(s, f)
        return [card for card in find(s, f) if card in done]

    return found


def _was_done(past: tree.Past) -> Matcher:
    cards_of = event_tests.cards_of(_deed(past), past.since)
    return lambda s, f, c: c in cards_of(s, f)


def _deed(past: tree.Past) -> tree.Event:
    if past.done == "flipped":
        return tree.IsFlipped(tree.This(), "you" if past.by == "you" else "anyone")
    who = tree.Who.YOU if past.by == "you" else tree.Who.PLAYER
    return tree.Plays(who, tree.Filter()) if past.done == "played" else tree.Discards(who)


def _is_like(likeness: tree.Likeness) -> Matcher:
    find, what, how = referred(likeness.other), likeness.what, likeness.how

    def test(s: State, f: Frame, card: int) -> bool:
        others = find(s, f)
        if is_down(s, f, card) or not any(is_up(s, f, one) for one in others):
            return False
        return any(_alike(s, f, card, one, what, how) for one in others)

    return test


def _alike(
    s: State, f: Frame, card: int, other: int, what: tuple[tree.Feature, ...], how: str
) -> bool:
    common = (shares(s, f, card, other, one) for one in what)
    if how == "all":
        return all(common)
    return any(common) if how == "any" else not any(common)


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
    than, there = quantity(test.than), can_compare(test.than)

    compare = COMPARE[test.test]
    return lambda s, f, c: (
        is_up(s, f, c) and there(s, f) and compare(stars_seen(s, f, c), than(s, f))
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
            return bool(set(card_values.sets(s, card)) & set(card_values.sets(s, other)))
        case "rarity":
            return bool(set(card_values.rarities(s, card)) & set(card_values.rarities(s, other)))
        case _:
            return stars_seen(s, f, card) == stars_seen(s, f, other)


def features_of(s: State, f: Frame, card: int, what: tree.Feature) -> frozenset[object]:
    """The elements, types, sets, rarities or stars of a face-up card."""
    match what:
        case "element":
            return _each_bit(elements_seen(s, f, card))
        case "type":
            return _each_bit(types_seen(s, f, card))
        case "set":
            return frozenset(card_values.sets(s, card))
        case "rarity":
            return frozenset(card_values.rarities(s, card))
        case "star value":
            return frozenset((stars_seen(s, f, card),))


def _each_bit(bits: int) -> frozenset[object]:
    return frozenset(place for place in range(bits.bit_length()) if bits >> place & 1)


# --------------------------------------------------------------------------- places


def place(where: tree.Place, kind: Kind, *, counting: bool = False) -> Finder:
    """All cards at a place, before any filter."""
    match where:
        case tree.In():
            return _in_zone(where, kind)
        case tree.Adjacent():
            return _around(where.to, (-1, 1))
        case tree.Beside():
            return _beside(where)
        case tree.Slot():
            return _in_slot(where)
        case tree.OddSlots(odd, whose):
            return _in_odd_slots(owners(whose), first=0 if odd else 1)
        case tree.AttachedTo():
            return _attached
        case tree.Aftermarket():
            return lambda s, _f: [one.card for one in s.shop.aftermarket]
        case tree.DiscardPile():
            return lambda s, _f: list(s.shop.store_discard)
        case tree.FusionPiles():
            return lambda s, _f: [card for pile in s.shop.fusion for card in pile]
        case tree.Among():
            return lambda _s, f: list(f.group if counting else f.rest)
        case tree.ThisWay(done):
            return lambda _s, f: done_to(f, done)


def _attached(s: State, f: Frame) -> list[int]:
    """What is attached to this card; behind its own flip, what was and has gone to the binder (GEN-7)."""
    was = f.as_it_was(f.source)
    if was is None or not was.attached:
        return list(s.tournament.attached.get(f.source, ()))
    return [card for card in was.attached if any(card in p.binder for p in s.players)]


def _used_by(f: Frame, seats: tuple[int, ...]) -> list[int]:
    """The cards that players used in the clash."""
    return [card for seat, card in f.clash.used if seat in seats]


def _where_they_are(anchor: tree.Anchor) -> Callable[[State, Frame], list[tuple[Cards, int]]]:
    """The tableaus and slots of the cards that others lie beside."""
    find = referred(anchor)

    def found(s: State, f: Frame) -> list[tuple[Cards, int]]:
        now = board.of(s)
        return [
            (s.players[now.owner[card]].tableau, now.slot[card])
            for card in find(s, f)
            if card in now.slot
        ]

    return found


def _around(anchor: tree.Anchor, steps: Iterable[int]) -> Finder:
    find = _where_they_are(anchor)
    return lambda s, f: [
        tableau[slot + step]
        for tableau, slot in find(s, f)
        for step in steps
        if 0 <= slot + step < len(tableau)
    ]


def _beside(where: tree.Beside) -> Finder:
    find, left = _where_they_are(where.of), where.side == "left"
    return lambda s, f: [
        card
        for tableau, slot in find(s, f)
        for card in (tableau[:slot] if left else tableau[slot + 1 :])
    ]


def _in_slot(where: tree.Slot) -> Finder:
    seats = owners(where.whose)

    def found(s: State, f: Frame) -> list[int]:
        at = where.number - 1 if where.number else board.of(s).slot.get(f.source, -1)
        tableaus = [s.players[seat].tableau for seat in seats(s, f)]
        return [tableau[at] for tableau in tableaus if 0 <= at < len(tableau)]

    return found


def _in_odd_slots(seats: Seats, first: int) -> Finder:
    return lambda s, f: [c for seat in seats(s, f) for c in s.players[seat].tableau[first::2]]


def _in_zone(where: tree.In, kind: Kind) -> Finder:
    seats, zone = owners(where.whose), where.zone
    if zone == "hand":
        return lambda s, f: [c for seat in seats(s, f) for c in s.players[seat].hand]
    if zone == "binder":
        return lambda s, f: _in_binders(s, seats(s, f))
    if zone == "tableau" and kind in (Kind.CARD, Kind.SINGLE):
        return lambda s, f: [c for seat in seats(s, f) for c in s.players[seat].tableau]

    everywhere = kind is Kind.ANY or (kind is Kind.CARD and zone == "play area")  # TRN-10
    singles = everywhere or kind is Kind.SINGLE
    boxes = everywhere or kind is Kind.BOX
    accessories = everywhere or kind is Kind.ACCESSORY

    def area(s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats(s, f):
            player = s.players[seat]
            if singles:
                found.extend(player.tableau)
            if boxes:
                found.extend(player.box)
            if accessories:
                found.extend(player.accessories)
        return found

    return area


def _in_binders(s: State, seats: list[int]) -> list[int]:
    """What lies there and not face down under a card."""
    cards = [card for seat in seats for card in s.players[seat].binder]
    if not s.tournament.attached:
        return cards
    under = {card for attached in s.tournament.attached.values() for card in attached}
    return [card for card in cards if card not in under]


def everything(cards: tree.Cards, *, counting: bool) -> Finder:
    """All cards that the words fit, whatever number is asked for."""
    find = place(cards.place, cards.filter.kind, counting=counting)
    if cards.filter.past is not None:
        find = _only_those_done(find, cards.filter.past)
    fit = fits(replace(cards.filter, past=None), counting=counting)
    if isinstance(cards.place, tree.Among | tree.ThisWay):
        return lambda s, f: [card for card in find(s, f) if fit(s, f.recall(), card)]
    return lambda s, f: [card for card in find(s, f) if fit(s, f, card)]


def by_property(cards: tree.Cards) -> Finder:
    """The highest, lowest, first or last of them; several on a tie for stars (GEN-4)."""
    find = everything(cards, counting=False)
    how, spoken_of = cards.how, _were_spoken_of(cards)

    def found(s: State, f: Frame) -> list[int]:
        fitting = find(s, f)
        f = f.recall() if spoken_of else f
        if not fitting or how in ("first", "last"):
            return fitting[:1] if how == "first" else fitting[-1:]
        rated = [(stars_seen(s, f, card), card) for card in fitting]
        best = max(rated)[0] if how == "highest" else min(rated)[0]
        return [card for value, card in rated if value == best]

    return found


def _were_spoken_of(target: tree.Target) -> bool:
    """Whether these cards are meant as they were when something was done to them."""
    place = target.place if isinstance(target, tree.Cards) else None
    return isinstance(target, tree.It) or isinstance(place, tree.Among | tree.ThisWay)


BY_PROPERTY: Final = ("highest", "lowest", "first", "last")


def matcher(target: tree.Target) -> Matcher:
    """Whether a card is among those that a continuous effect or an event is about."""
    if not isinstance(target, tree.Cards):
        find = referred(target)
        return lambda s, f, c: c in find(s, f)
    if target.how in BY_PROPERTY:
        foremost = by_property(target)
        return lambda s, f, c: c in foremost(s, f)
    fit = fits(target.filter, counting=target.filter.face == "any")
    find = place(target.place, target.filter.kind)
    return lambda s, f, c: c in find(s, f) and fit(s, f, c)


def hearing(event: tree.Event) -> Hearing:
    """The test whether what happens is the event meant."""
    return event_tests.hearing(event, _fitting, matcher)


def has_been(event: tree.Event) -> Hearing:
    """The same test of what has happened before."""
    return event_tests.past(event, _fitting)


def _fitting(filter_: tree.Filter) -> Matcher:
    return fits(filter_, counting=False)


def counter_of(cards: tree.Cards) -> Counter:
    """How many cards the words fit."""
    find = everything(cards, counting=True)
    return lambda s, f: len(find(s, f))


# --------------------------------------------------------------------------- amounts and quantities


def amount(node: tree.Amount) -> Counter:
    """How much: a flat number, so much for each, or equal to something."""
    match node:
        case tree.Flat(value):
            return lambda _s, _f: value
        case tree.PerEach():
            value, step, each = node.value, node.step, quantity(node.each)
            return _limited(lambda s, f: value * (each(s, f) // step), node.most)
        case tree.EqualTo():
            return _limited(quantity(node.amount), node.most)


def _limited(count: Counter, most: int) -> Counter:
    if most:
        return lambda s, f: min(count(s, f), most)
    return lambda s, f: clamp(count(s, f))


def quantity(node: tree.Quantity | tree.TopIs) -> Counter:
    """A number read off the table."""
    if isinstance(node, tree.TopIs):
        return _top_is(node)
    if isinstance(node, tree.Calculation):
        return _calculation(node)
    if isinstance(node, tree.PlayerQuantity):
        return _of_players(node)
    if isinstance(node, tree.ClashNumber):
        return _of_clashes(node)
    match node:
        case tree.Number(value):
            return lambda _s, _f: value
        case tree.CountOf():
            return counter_of(node.cards)
        case tree.Different():
            return _different(node)
        case tree.StarsOf():
            return _stars_of(node.card)
        case tree.TotalStars():
            return _total_stars(node.cards)
        case tree.Tokens():
            return _tokens(node)
        case tree.Pairs():
            return _adjacent_pairs(node) if node.adjacent else _pairs(node)
        case tree.MostAlike():
            return _most_alike(node)
        case tree.OpenSlots():
            return _open_slots(node.whose)
        case tree.ThatMuch():
            return lambda _s, f: f.amount
        case tree.DoneSoFar(done, what):
            return lambda _s, f: f.total(done, what)
        case tree.CardsPassed():
            return lambda _s, f: f.total(*PASSED)
        case _:
            assert_never(node)


def _total_stars(cards: tree.Cards | tree.Those) -> Counter:
    if isinstance(cards, tree.Cards) and not isinstance(cards.place, tree.Among | tree.ThisWay):
        find = everything(cards, counting=True)
        return lambda s, f: sum(stars_seen(s, f, card) for card in find(s, f))
    find = everything(cards, counting=True) if isinstance(cards, tree.Cards) else referred(cards)

    def total(s: State, f: Frame) -> int:
        found, f = find(s, f), f.recall()
        return sum(stars_seen(s, f, card) for card in found)

    return total


def _of_players(node: tree.PlayerQuantity) -> Counter:
    match node:
        case tree.Has():
            return _held(node)
        case tree.ClashesWon():
            return lambda s, f: s.players[f.owner].clashes_won
        case tree.CardsPlayed():
            return lambda s, f: s.players[f.owner].played
        case tree.PlayersWho():
            if isinstance(node.who, tree.Doers):
                return _number_of_doers(node.who)
            if isinstance(node.who, tree.InClash):
                return _number_in_clash(node.who)
            return _number_of(counted(node.who))
        case tree.HowOften():
            return event_tests.how_often(node, _fitting)
        case tree.HowMuch():
            return event_tests.how_much(node)
        case tree.Said(what, whose):
            seats = owners(whose)
            return lambda s, f: sum(answered.said(f, what, seat) for seat in seats(s, f))
        case _:
            assert_never(node)


def _of_clashes(node: tree.ClashNumber) -> Counter:
    """Totals of the last clash, and how the clashes of this ability have ended."""
    match node:
        case tree.Fought(result):
            return lambda _s, f: f.total(result, FOUGHT)
        case tree.ClashTotal(whose):
            seats = owners(whose)

            def best(s: State, f: Frame) -> int:
                meant = seats(s, f)
                return max((total for seat, total in f.clash.totals if seat in meant), default=0)

            return best
        case _:
            assert_never(node)


def _number_in_clash(node: tree.InClash) -> Counter:
    if node.side == "losers":
        return lambda _s, f: len(f.clash.losers)
    return lambda _s, f: sum(seat != f.owner for seat, _ in f.clash.used)


def _calculation(node: tree.Calculation) -> Counter:
    match node:
        case tree.Twice():
            of = quantity(node.of)
            return lambda s, f: 2 * of(s, f)
        case tree.Times():
            of, times = quantity(node.of), node.count
            return lambda s, f: times * of(s, f)
        case tree.Half():
            of, extra = quantity(node.of), int(node.up)
            return lambda s, f: (of(s, f) + extra) // 2
        case tree.Sum():
            left, right = quantity(node.left), quantity(node.right)
            return lambda s, f: left(s, f) + right(s, f)
        case tree.Difference():
            left, right = quantity(node.left), quantity(node.right)
            return lambda s, f: max(left(s, f) - right(s, f), 0)
        case tree.Gap():
            left, right = quantity(node.left), quantity(node.right)
            return lambda s, f: abs(left(s, f) - right(s, f))
        case tree.Extreme():
            left, right = quantity(node.left), quantity(node.right)
            extreme = max if node.most else min
            return lambda s, f: extreme(left(s, f), right(s, f))
        case tree.Product():
            left, right = quantity(node.left), quantity(node.right)
            return lambda s, f: clamp(left(s, f) * right(s, f))
        case _:
            assert_never(node)


def _different(node: tree.Different) -> Counter:
    find = everything(node.cards, counting=False)

    def count(s: State, f: Frame) -> int:
        cards = find(s, f)
        match node.what:
            case "element":
                return _bits(elements_seen(s, f, card) for card in cards)
            case "type":
                return _bits(types_seen(s, f, card) for card in cards)
            case "set":
                return len({name for card in cards for name in card_values.sets(s, card)})
            case "rarity":
                return len({name for card in cards for name in card_values.rarities(s, card)})
            case "star value":
                return len({stars_seen(s, f, card) for card in cards})

    return count


def _adjacent_pairs(node: tree.Pairs) -> Counter:
    find, what = everything(node.cards, counting=False), node.what

    def count(s: State, f: Frame) -> int:
        fitting = set(find(s, f))
        return sum(
            one in fitting and two in fitting and shares(s, f, one, two, what)
            for player in s.players
            for one, two in pairwise(player.tableau)
        )

    return count


def _top_is(node: tree.TopIs) -> Counter:
    """1 for a Top card of this kind."""
    seats, fit = owners(node.whose), fits(node.filter, counting=False)

    def is_one(s: State, f: Frame) -> int:
        tops = [top_seen(s, f, seat) for seat in seats(s, f)]
        return int(any(card != NO_CARD and fit(s, f, card) for card in tops))

    return is_one


def _pairs(node: tree.Pairs) -> Counter:
    find, what = everything(node.cards, counting=False), node.what

    def count(s: State, f: Frame) -> int:
        return most_pairs([features_of(s, f, card, what) for card in find(s, f)])

    return count


def _most_alike(node: tree.MostAlike) -> Counter:
    find, what = everything(node.cards, counting=False), node.what

    def count(s: State, f: Frame) -> int:
        tally = Tally(one for card in find(s, f) for one in features_of(s, f, card, what))
        return max(tally.values(), default=0)

    return count


def _open_slots(whose: tree.Whose) -> Counter:
    seats = owners(whose)
    return lambda s, f: max(
        (max(board.slots(s, seat) - len(s.players[seat].tableau), 0) for seat in seats(s, f)),
        default=0,
    )


def _bits(values: Iterable[int]) -> int:
    together = 0
    for value in values:
        together |= value
    return together.bit_count()


def _stars_of(target: tree.Target) -> Counter:
    find = by_property(target) if isinstance(target, tree.Cards) else referred(target)
    spoken_of = _were_spoken_of(target)

    def stars(s: State, f: Frame) -> int:
        cards = find(s, f)
        f = f.recall() if spoken_of else f
        return stars_seen(s, f, cards[0]) if cards and not is_down(s, f, cards[0]) else 0

    return stars


def can_compare(node: tree.Quantity | tree.TopIs) -> Callable[[State, Frame], bool]:
    """Whether there is something to compare: a face-down or missing card has no stars (TRN-13)."""
    match node:
        case tree.StarsOf():
            find = (
                by_property(node.card) if isinstance(node.card, tree.Cards) else referred(node.card)
            )
            if _were_spoken_of(node.card):
                return lambda s, f: any(not is_down(s, f.recall(), card) for card in find(s, f)[:1])
            return lambda s, f: any(not is_down(s, f, card) for card in find(s, f)[:1])
        case tree.Said(what, whose):
            seats = owners(whose)
            return lambda s, f: any(answered.has_said(f, what, seat) for seat in seats(s, f))
        case tree.Twice() | tree.Times() | tree.Half():
            return can_compare(node.of)
        case tree.Sum() | tree.Difference() | tree.Gap() | tree.Product() | tree.Extreme():
            left, right = can_compare(node.left), can_compare(node.right)
            return lambda s, f: left(s, f) and right(s, f)
        case _:
            return lambda _s, _f: True


def _tokens(node: tree.Tokens) -> Counter:
    find = (
        everything(node.card, counting=False)
        if isinstance(node.card, tree.Cards)
        else referred(node.card)
    )
    what, spoken_of = node.what, isinstance(node.card, tree.It)

    def count(s: State, f: Frame) -> int:
        cards = find(s, f)
        f = f.recall() if spoken_of else f
        return sum(tokens_seen(s, f, card, what) for card in cards)

    return count


def _held(node: tree.Has) -> Counter:
    seats = owners(node.whose)
    if node.unit == "RP":
        return lambda s, f: max((s.players[seat].rp for seat in seats(s, f)), default=0)
    return lambda s, f: max((s.players[seat].money for seat in seats(s, f)), default=0)


# --------------------------------------------------------------------------- players by what they have


@cache
def players(who: tree.Whom) -> Seats:
    """The players that are meant, clockwise from you; of one who is found, all that it can be."""
    match who:
        case tree.Compared():
            return _compared(who)
        case tree.Foremost():
            return _foremost(who)
        case _:
            return named(who)


def _compared(node: tree.Compared) -> Seats:
    """Those of whom there is something to compare, and who have so much."""
    than = of_you(node.of) if node.than is None else node.than
    others, of, other = named(Who(node.who)), quantity(node.of), quantity(than)
    is_there, is_other = can_compare(node.of), can_compare(than)
    compare = COMPARE[node.test]

    def found(s: State, f: Frame) -> list[int]:
        if not is_other(s, f):
            return []
        much = other(s, f)
        seen = ((seat, f.about(seat)) for seat in others(s, f))
        return [seat for seat, at in seen if is_there(s, at) and compare(of(s, at), much)]

    return found


def _foremost(node: tree.Foremost) -> Seats:
    """Those who have the most, or the fewest; nobody if there is nobody to have any."""
    others, of, best = named(Who(node.who)), quantity(node.of), max if node.most else min
    is_there = can_compare(node.of)

    def found(s: State, f: Frame) -> list[int]:
        seats = others(s, f)
        seen = ((seat, f.about(seat)) for seat in seats)
        rated = {seat: of(s, at) for seat, at in seen if is_there(s, at)}
        foremost = best(rated.values(), default=0)
        first = [seat for seat, much in rated.items() if much == foremost]
        return [seat for seat in seats if seat not in first] if node.rest else first

    return found


def _number_of(who: tree.Whom) -> Counter:
    meant = players(who)
    return lambda s, f: len(meant(s, f))


def _number_of_doers(node: tree.Doers) -> Counter:
    """Of those that were asked last, who did it, or did not."""
    among = named(Who(node.who))

    def count(s: State, f: Frame) -> int:
        asked, did = results.asked(f), results.doers(f)
        meant = did if node.did else [seat for seat in asked if seat not in did]
        return len(set(meant) & set(among(s, f)))

    return count
