"""A game that a seat could be in: all it cannot know is dealt anew, all it knows is kept.

Cards stay in their zones, and effects under way stay valid. What changes is which design a hidden
card number stands for. Hidden numbers are given out again in the order of the zones, and hidden
designs are sorted before they are dealt, so that the result depends on what the seat knows and on the
seed alone. A deal in which the question that is open now would not be asked is thrown away.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Container, Iterator, Sequence
from itertools import chain
from random import Random
from typing import Final, NamedTuple, TypeVar

import msgspec

from mblades.cards.design import DECK_KINDS, CardKind
from mblades.rules.deckbuilding import deck, powers
from mblades.rules.effects import board
from mblades.rules.effects.catalog import Catalog, Derived
from mblades.rules.state import answers
from mblades.rules.state.frame import ClashFrame, Frame
from mblades.rules.state.piles import without_all
from mblades.rules.state.records import NO_CARD, Given, Started, Trading, Waiting
from mblades.rules.state.state import Player, Prompt, State

T = TypeVar("T")

# Where hidden cards of players lie.
PLAYER_ZONES: Final = ("binder", "deck", "second_deck", "third_deck", "pack", "hand", "unseen")
LOOKED_AT: Final = ("binder", "deck")  # by who may look at a player's cards (TEAM-3)

NOT_DEALT: Final = -1
SHOP_RARITIES: Final = ("Expansion", "Premium", "Master")
ONLY_SINGLES: Final[dict[CardKind, int]] = {"Single": 1 << 10, "Deck Box": 0, "Accessory": 0}
MOST_DEALS = 60  # until one is found in which the open question is asked


class Deck(NamedTuple):
    """A deck or hand with hidden cards: how many, what is known of it, and what it may hold."""

    hidden: int
    known: tuple[int, ...]
    limits: dict[CardKind, int]


class Hidden(NamedTuple):
    """The cards that a seat does not know, by what may lie in their places, and their designs."""

    numbers: list[int]  # first those of backs, of piles, of the core, of the store deck, of decks
    designs: list[int]  # by place in the order, sorted
    backs: list[str]  # the sets that show on the first of them
    piles: list[tuple[int, list[str]]]  # of several sets
    core: int
    store: int
    decks: list[Deck]


class Horizon:
    """What a seat knows of a state (None: a spectator), from which any number of deals are made."""

    __slots__ = ("_hidden", "_seat", "_state", "_true")

    def __init__(self, s: State, seat: int | None) -> None:
        self._true = s
        self._seat = seat
        self._state, self._hidden = _renumbered(s, seat, _known(s, seat))

    def deal(self, seed: int) -> State:
        """A state that the seat could be in, by chance."""
        rng = Random(seed)
        for _ in range(MOST_DEALS):
            dealt = _dealt(self._state, self._hidden, self._seat, rng)
            if _is_possible(self._true, dealt, self._seat):
                return dealt
        # Hardly any deal leads to this question: what the players hold stays as it is.
        s = self._true
        known = _known(s, self._seat)
        known.update(s.shop.store_deck[-3:])
        for p in s.players:
            for zone in PLAYER_ZONES:
                known.update(p.cards_in(zone))
        return _dealt(*_renumbered(s, self._seat, known), self._seat, rng)


# --------------------------------------------------------------------------- what is known


def _known(s: State, seat: int | None) -> set[int]:
    """Cards in hidden zones that a seat knows, or that the whole table knows."""
    known: set[int] = set()
    for p in s.players:
        known.update(p.shown)
    known.update(one.card for one in s.tournament.armed)
    for frame in s.tournament.stack:  # whose effect it is can be seen
        known.add(frame.source)
    known.update(one.card for one in _waiting(s))
    if seat is not None:
        known |= _known_to(s, s.players[seat])
    return known


def _known_to(s: State, p: Player) -> set[int]:
    """Cards in hidden zones that one player alone knows."""
    seat, known = p.seat, set(p.peeked)
    if s.mode.builds(s, seat):
        for zone in PLAYER_ZONES[:-1]:
            known.update(p.cards_in(zone))
    for other in s.players:
        if other is not p and s.mode.may_look_at(s, seat, other.seat):
            for zone in LOOKED_AT:
                known.update(other.cards_in(zone))
    for one in s.deckbuilding.trades:
        if seat in (one.seat, one.partner):
            known.update(one.deal.give.cards, one.deal.want.cards)
    if isinstance(p.deal, Trading):
        known.update(p.deal.deal.want.cards)
    known |= _asked_about(s, seat)
    return known


def _asked_about(s: State, seat: int) -> set[int]:
    """The cards of the question that is put to a seat."""
    prompt = s.tournament.prompt
    if prompt is None or seat not in s.mode.deciders(s, prompt.seat):
        return set()
    known = {prompt.source}
    for option in prompt.options:
        if isinstance(option, answers.Card | answers.Effect):
            known.add(option.card)
    if s.tournament.stack:
        known.update(_told_by(s, s.tournament.stack[-1], seat))
    return known


def _waiting(s: State) -> Iterator[Waiting]:
    """The effects that wait, in groups and in the windows of frames."""
    windows = (frame.window for frame in s.tournament.stack)
    return chain(s.tournament.happened, *s.tournament.groups, *windows)


def _told_by(s: State, frame: Frame, seat: int) -> list[int]:
    """The cards that an effect speaks of to the seat it asks: its own, or revealed ones."""
    cards = (frame.it, frame.next, *frame.those, *frame.picks)
    if frame.owner == seat:
        return list(cards)
    held = {card for p in s.players for card in (*p.hand, *p.binder)}
    return [card for card in cards if card not in held]


# --------------------------------------------------------------------------- what is hidden


class DealingOrder(Derived):
    """The designs of a catalog in the order in which they are dealt: store, core, others, by set."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(catalog)
        designs = [
            design
            for design in range(len(catalog.designs))
            if catalog.kind[design] in DECK_KINDS and catalog.rarity[design] != "Mystic"  # a boss's
        ]
        designs.sort(key=lambda design: (self._group(design), catalog.set_of[design], design))
        self.design = designs  # by place
        self.place = [NOT_DEALT] * len(
            catalog.designs
        )  # by design; NOT_DEALT: all see where it goes
        self.sets: dict[str, tuple[int, int]] = {}  # the first place of a set, and the one after it
        for n, design in enumerate(designs):
            self.place[design] = n
            name = catalog.set_of[design]
            self.sets[name] = (self.sets[name][0] if name in self.sets else n, n + 1)
        groups = [self._group(design) for design in designs]
        self.core = bisect_left(groups, 1)  # the first place of a core card
        self.other = bisect_left(groups, 2)  # of a card that comes from neither store nor core

    def _group(self, design: int) -> int:
        rarity = self.catalog.rarity[design]
        return 0 if rarity in SHOP_RARITIES else 1 if rarity == "Core" else 2


def _renumbered(s: State, seat: int | None, known: set[int]) -> tuple[State, Hidden]:
    """A copy in which the numbers of hidden cards tell nothing, and its hidden cards."""
    hidden = _hidden(s, known)
    if hidden.designs[:1] == [NOT_DEALT]:
        place = s.catalog.derived(DealingOrder).place
        open_to_all = {card for card in hidden.numbers if place[s.cards[card]] == NOT_DEALT}
        hidden = _hidden(s, known | open_to_all)
    numbers = hidden.numbers
    named = _named(s)
    free = [card for card in numbers if card not in named]
    new = dict(zip(free, sorted(free), strict=True))
    twin = s.clone()
    board.changed(twin)  # what stars count may be hidden
    twin.setup = msgspec.structs.replace(s.setup, seed=0)  # from it the true deal could be made
    if s.tournament.seen:
        twin.tournament.seen = 0
    _renumber(twin, new)
    t = twin.tournament
    if t.lasting or t.later:
        in_play = board.of(s).owner
        t.lasting = tuple([_about_cards(one, in_play) for one in t.lasting])
        t.later = tuple([_about_cards(one, in_play) for one in t.later])
    _forget_deals(twin, seat)
    if s.tournament.used or s.tournament.used_this_turn:
        secret = set(numbers)
        twin.tournament.used = frozenset([use for use in s.tournament.used if use[0] not in secret])
        twin.tournament.used_this_turn = frozenset(
            [u for u in s.tournament.used_this_turn if u[0] not in secret]
        )
    return twin, hidden._replace(numbers=[new.get(card, card) for card in numbers])


def _about_cards(one: Started, in_play: Container[int]) -> Started:
    """What was started before, as far as it is about cards that still lie in play."""

    def seen(card: int) -> int:
        return card if card in in_play else NO_CARD

    bound = one.bound
    clash = msgspec.structs.replace(
        bound.clash, used=tuple([use for use in bound.clash.used if use[1] in in_play])
    )
    bound = msgspec.structs.replace(
        bound,
        it=seen(bound.it),
        those=tuple([card for card in bound.those if card in in_play]),
        next=seen(bound.next),
        clash=clash,
    )
    before = tuple([card for card in one.before if card in in_play])
    return msgspec.structs.replace(one, card=seen(one.card), bound=bound, before=before)


def _hidden(s: State, known: set[int]) -> Hidden:
    order, numbers, set_of = s.catalog.derived(DealingOrder).place, s.cards, s.catalog.set_of

    def unknown(cards: tuple[int, ...]) -> list[int]:
        if known.isdisjoint(cards):
            return list(cards)
        return [card for card in cards if card not in known]

    found = unknown((*s.shop.store_deck[-1:], *s.shop.core_deck[-1:], *s.shop.store_area))
    if NO_CARD in found:
        found = [card for card in found if card != NO_CARD]
    in_piles: list[int] = []
    piles: list[tuple[int, list[str]]] = []
    for pile in (*(() if s.edition.fusion_choice else s.shop.fusion), *s.shop.prizes):
        sets = sorted({set_of[numbers[card]] for card in pile})
        cards = unknown(pile)
        if len(sets) > 1 and len(cards) == len(pile):  # TURN-2
            in_piles += cards
            piles.append((len(cards), sets))
        else:
            found += cards
    backs = [set_of[numbers[card]] for card in found]
    core = unknown((*s.shop.core_deck[:-1], *s.shop.core_discard))
    store = unknown(s.shop.store_deck[:-1])
    found += in_piles
    found += core
    found += store
    decks: list[Deck] = []
    others = unknown((*s.shop.store_discard, *s.removed))
    for p in s.players:
        if s.mode.builds(s, p.seat):  # the deck of a boss is its mode's business
            for area in s.mode.hidden_areas:
                held = p.cards_in(area)
                if held and area != "binder" and (cards := unknown(held)):
                    found += cards
                    rest = without_all(held, cards)
                    decks.append(Deck(len(cards), rest, deck.limits(s, p)))
        if s.mode.stock == "hand":  # cards of every kind are bought to it
            others += unknown(p.hand)
        elif p.hand and (cards := unknown(p.hand)):
            found += cards
            rest = (*without_all(p.hand, cards), *p.tableau, *p.box, *p.accessories)
            decks.append(Deck(len(cards), rest, ONLY_SINGLES))
        others += unknown((*p.binder, *p.pack, *p.unseen))
    found += others
    designs = sorted([order[numbers[card]] for card in found])
    return Hidden(found, designs, backs, piles, len(core), len(store), decks)


def _named(s: State) -> set[int]:
    """Numbers that effects under way may mean a card by: these stay."""
    named = {card for one in _waiting(s) for card in (one.card, one.it)}
    bounds = [one.bound for one in _waiting(s) if one.bound is not None]
    was = (*(one.was for one in _waiting(s)), *(frame.was for frame in s.tournament.stack))
    named.update(card for one in was if one is not None for card in one.attached)
    named.update(card for bound in bounds for card in (bound.it, bound.next, *bound.those))
    for frame in s.tournament.stack:
        named.update((*frame.held, *frame.group))
        named.update(card for _, card in frame.results)
        if isinstance(frame, ClashFrame):
            named.update(frame.used.values())
    return named


def _renumber(twin: State, new: dict[int, int]) -> None:
    """Put other numbers in the place of hidden ones."""
    get = new.get

    def changed(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([get(card, card) for card in cards])

    shop = twin.shop
    shop.store_deck, shop.store_area = changed(shop.store_deck), changed(shop.store_area)
    shop.store_discard, shop.core_deck = changed(shop.store_discard), changed(shop.core_deck)
    shop.core_discard, twin.removed = changed(shop.core_discard), changed(twin.removed)
    shop.fusion = tuple([changed(pile) for pile in shop.fusion])
    shop.prizes = tuple([changed(pile) for pile in shop.prizes])
    for p in twin.players:
        for name in PLAYER_ZONES:
            if cards := p.cards_in(name):
                p.put_in(name, changed(cards))
        if p.peeked:
            p.peeked = changed(p.peeked)
    t = twin.tournament
    if t.attached:
        t.attached = {host: changed(cards) for host, cards in t.attached.items()}
    for frame in twin.tournament.stack:
        frame.it = get(frame.it, frame.it)
        frame.next = get(frame.next, frame.next)
        frame.those = changed(frame.those)
        frame.picks = changed(frame.picks)


def _forget_deals(twin: State, seat: int | None) -> None:
    """What others put together and propose among themselves is unknown: there is nothing of it."""
    for p in twin.players:
        if p.seat != seat:
            p.deal = None
    trades = twin.deckbuilding.trades
    ours = tuple([one for one in trades if seat in (one.seat, one.partner)])
    if len(ours) < len(trades):
        twin.deckbuilding.trades = ours
    twin.next_trade = max([one.id for one in ours], default=0) + 1


# --------------------------------------------------------------------------- piles of other things


def _shuffle_decks(twin: State, seat: int | None, rng: Random) -> None:
    """The decks of metas, NPCs, venues, and the promo sets that may come."""
    viewer = None if seat is None else twin.players[seat]
    seen = viewer is not None and _sees_next_metas(twin, viewer)
    twin.meta_decks = tuple([_shuffled_below(rng, metas, seen) for metas in twin.meta_decks])
    twin.shop.npc_deck = _shuffled_below(rng, twin.shop.npc_deck, twin.phase == "deckbuilding")
    cards = list(twin.cards)
    twin.venue_deck = deal_piles(cards, twin.venue_deck, rng)
    if any(twin.shop.reserve):
        own = {one.name for one in twin.setup.custom_sets}
        set_of = twin.catalog.set_of
        reserve: list[tuple[tuple[int, ...], ...]] = []
        for piles in twin.shop.reserve:  # the players' own sets come before the others (OPT-10)
            first = sum([set_of[cards[pile[0]]] in own for pile in piles]) if own else 0
            ours = deal_piles(cards, piles[:first], rng)
            reserve.append((*ours, *deal_piles(cards, piles[first:], rng)))
        twin.shop.reserve = tuple(reserve)
    twin.cards = tuple(cards)


def _sees_next_metas(s: State, p: Player) -> bool:
    return s.mode.shop_is_open(s) and powers.bonus(s, p, "foresight") > 0


def _shuffled_below(rng: Random, cards: tuple[int, ...], top_is_seen: bool) -> tuple[int, ...]:
    top = cards[-1:] if top_is_seen else ()
    rest = sorted(cards[:-1] if top_is_seen else cards)
    shuffle(rest, rng)
    return (*rest, *top)


def deal_piles(
    cards: list[int], piles: tuple[tuple[int, ...], ...], rng: Random
) -> tuple[tuple[int, ...], ...]:
    """Piles that belong together in another order; the numbers of their cards tell nothing of it.

    `cards` are the designs by card number, and are changed.
    """
    if len(piles) < 2:
        return piles
    designs = sorted([[cards[card] for card in pile] for pile in piles])
    shuffle(designs, rng)
    numbers = sorted(chain.from_iterable(piles))
    dealt: list[tuple[int, ...]] = []
    for pile in designs:
        own, numbers = numbers[: len(pile)], numbers[len(pile) :]
        dealt.append(tuple(own))
        for card, design in zip(own, pile, strict=True):
            cards[card] = design
    return tuple(dealt)


# --------------------------------------------------------------------------- dealing


def shuffle(items: list[T], rng: Random) -> None:
    """Like `Random.shuffle`, in a fraction of the time."""
    size = 4 * len(items)
    chances = memoryview(rng.getrandbits(8 * size).to_bytes(size, "little")).cast("I")
    for n, chance in enumerate(chances.tolist()):
        other = chance * (n + 1) >> 32
        items[n], items[other] = items[other], items[n]


def _dealt(s: State, hidden: Hidden, seat: int | None, rng: Random) -> State:
    """A copy in which all that is hidden has been dealt anew."""
    twin = s.clone()
    twin.rng = rng.getrandbits(64)
    _shuffle_decks(twin, seat, rng)
    twin.mode.redeal(twin, seat, rng)
    twin.cards = _deal(twin, hidden, rng)
    for frame in twin.tournament.stack:
        if frame.given:
            frame.given = tuple([_given_anew(s, one, seat, rng) for one in frame.given])
    return twin


def _given_anew(s: State, one: Given, seat: int | None, rng: Random) -> Given:
    """What somebody else has answered in secret could be anything that they could answer."""
    if not one.hidden or (seat is not None and seat in s.mode.deciders(s, one.seat)):
        return one
    return msgspec.structs.replace(one, value=rng.choice(one.among))


def _deal(s: State, hidden: Hidden, rng: Random) -> tuple[int, ...]:
    """The design of every card, the hidden ones dealt by chance.

    First the places that allow least. The store deck takes cards that are sold there as long as there
    are any: others get into it only when a discard has been shuffled.
    """
    order = s.catalog.derived(DealingOrder)
    pool = hidden.designs.copy()
    found = [_take(pool, order, (name,), rng) for name in hidden.backs]
    for count, sets in hidden.piles:
        of_pile = [_take(pool, order, (name,), rng) for name in sets]
        of_pile += [_take(pool, order, sets, rng) for _ in range(count - len(sets))]
        shuffle(of_pile, rng)
        found += of_pile
    first_other = bisect_left(pool, order.other)
    first_core = bisect_left(pool, order.core) if s.edition.core_deck else first_other
    store, core, left = pool[:first_core], pool[first_core:first_other], pool[first_other:]
    shuffle(core, rng)
    shuffle(store, rng)
    left += core[hidden.core :]
    left += store[hidden.store :]
    shuffle(left, rng)
    found += core[: hidden.core]
    found += store[: hidden.store]
    for _ in range(hidden.store - len(store)):
        found.append(left.pop())
    for one in hidden.decks:
        found += _deal_deck(s, one, left, order.design, rng)
    found += left
    cards, by_place = list(s.cards), order.design
    for card, place in zip(hidden.numbers, found, strict=True):
        cards[card] = by_place[place]
    return tuple(cards)


def _take(pool: list[int], order: DealingOrder, sets: Sequence[str], rng: Random) -> int:
    """Any design of some sets, out of a sorted pool."""
    ranges: list[tuple[int, int]] = []
    for name in sets:
        first, end = order.sets[name]
        ranges.append((bisect_left(pool, first), bisect_left(pool, end)))
    which = int(rng.random() * sum([end - first for first, end in ranges]))
    for first, end in ranges:
        if which < end - first:
            return pool.pop(first + which)
        which -= end - first
    raise AssertionError("a card of this set lies there, so there is one")


def _deal_deck(s: State, one: Deck, pool: list[int], by_place: list[int], rng: Random) -> list[int]:
    """Cards that make a legal deck (DB-13), as far as there are any; the pool is in random order."""
    catalog, numbers = s.catalog, s.cards
    kind, name_of, epic = catalog.kind, catalog.names, catalog.epic
    names = {name_of[numbers[card]] for card in one.known}
    has_epic = any(epic[numbers[card]] for card in one.known)
    room = dict(one.limits)
    for card in one.known:
        room[kind[numbers[card]]] -= 1
    found: list[int] = []
    passed: list[int] = []
    while len(found) < one.hidden and pool:
        place = pool.pop()
        design = by_place[place]
        if room[kind[design]] <= 0 or name_of[design] in names or (has_epic and epic[design]):
            passed.append(place)
            continue
        found.append(place)
        names.add(name_of[design])
        room[kind[design]] -= 1
        has_epic = has_epic or epic[design]
    for place in passed:
        pool.insert(int(rng.random() * (len(pool) + 1)), place)
    while len(found) < one.hidden:
        found.append(pool.pop())
    return found


# --------------------------------------------------------------------------- what can be


def _is_possible(s: State, dealt: State, seat: int | None) -> bool:
    """Whether the game would wait for the same decision now; questions are asked anew."""
    if s.phase != "tournament":
        return True
    asked = s.tournament.prompt
    if asked is None and s.tournament.turn == seat:
        return True
    turns = dealt.tournament.turns
    again = _asked_anew(dealt)
    if (
        dealt.phase != s.phase
        or dealt.tournament.turns != turns
        or dealt.tournament.turn != s.tournament.turn
    ):
        return False
    if asked is None or again is None:
        return asked is again
    if seat is not None and seat in s.mode.deciders(s, asked.seat):
        return asked == again
    return (asked.seat, asked.kind) == (again.seat, again.kind)


def _asked_anew(dealt: State) -> Prompt | None:
    """What is asked when a question is put again, or a turn begun again."""
    tournament = dealt.tournament
    tournament.prompt = None
    dealt.mode.go_on(dealt)
    dealt.events = []
    return dealt.tournament.prompt
