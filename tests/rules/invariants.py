"""What must hold at every moment of every game, checked while games are played at random."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from msgspec.structs import replace

from mblades.errors import IllegalAction
from mblades.modes.coop import CoopState
from mblades.modes.funky import FunkyState
from mblades.rules.game import Game
from mblades.rules.state.records import Trading, with_entry
from mblades.rules.state.state import NO_CARD, NO_CHOICE, Action, EventData, Player, State

ACTIONS_PER_TIMER = 40
MOST_STEPS = 20_000


def places_of_cards(s: State) -> Counter[int]:
    """How often each card is found anywhere."""
    found: Counter[int] = Counter()
    for player in s.players:
        for zone in (
            player.binder, player.deck, player.collection, player.unseen, player.hand,
            player.tableau, player.box, player.accessories, player.powers, player.pack,
            *player.more_areas.values(),
        ):  # fmt: skip
            found.update(zone)
    for zone in (
        s.shop.store_deck, s.shop.store_discard, s.shop.core_deck, s.shop.core_discard, s.removed, *s.shop.fusion, *s.shop.prizes,
        *s.pros, s.keyword_cards, *s.venue_deck, s.drafting.on_offer, *_of_bosses(s),
    ):  # fmt: skip
        found.update(zone)
    found.update(card for card in s.shop.store_area if card != NO_CARD)
    found.update(one.card for one in s.shop.aftermarket)
    for rarity in s.shop.reserve:
        for pile in rarity:
            found.update(pile)
    for attached in (*s.tournament.attached.values(), *s.tournament.keywords.values()):
        found.update(attached)
    return found


def _of_bosses(s: State) -> tuple[tuple[int, ...], ...]:
    """Where cards lie that only games against a boss have."""
    known = s.mode_state
    if not isinstance(known, CoopState):
        return ()
    return (*known.decks, known.accessories, known.new_sets)


def every_card_is_in_one_place(s: State) -> None:
    assert places_of_cards(s) == Counter(range(len(s.cards)))


def every_npc_is_in_one_place(s: State) -> None:
    npcs = [*s.shop.npc_deck, *s.shop.npc_open, *s.shop.npc_discard]
    for player in s.players:
        npcs.extend(player.npcs)
    assert len(npcs) == len(set(npcs))


def every_friendship_card_is_held_once(s: State) -> None:
    for player in s.players if s.edition.friendship else ():
        given = [
            one.vp for other in s.players for one in other.received if one.giver == player.seat
        ]
        printed = s.catalog.characters[player.character].friendship
        assert sorted([*player.friends, *given]) == sorted(printed)


def nothing_is_negative(s: State) -> None:
    for player in s.players:
        assert player.money >= 0
        assert player.markers >= 0
        assert player.rp >= 0
    assert all(count >= 0 for count in s.tournament.tokens.values())


def bank_movement(happened: list[EventData], players: int) -> int:
    """M$ that came out of the bank, less those that went in, as the events tell it."""
    total = 0
    for event in happened:
        match event:
            case ("phase", "deckbuilding", _):
                total += 30 * players
            case ("income", _, int(more)):
                total += more
            case ("sold", _, _, int(price)):
                total += price
            case ("bought", _, _, _, int(cost), _):
                total -= cost
            case ("purchased", _, _, int(price), _):
                total -= price
            case ("gained", _, "M$", int(count), _):
                total += count
            case ("lost", _, "M$", int(count), _):
                total -= count
            case ("loop", _, int(paid)) | ("liquidated", _, _, int(paid)):
                total += paid
            case _:
                pass
    return total


class RandomGame:
    """A game played at random, with checks at every step."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.log: list[tuple[int | None, Action | None]] = []
        self.known: set[Action] = set()
        self.acts = 0

    def play(self, thorough_every: int) -> None:
        steps = 0
        while not self.game.over:
            steps += 1
            assert steps < MOST_STEPS, "the game does not end"
            before = sum(player.money for player in self.game.state.players)
            happened = self.step()
            s = self.game.state
            every_card_is_in_one_place(s)
            every_npc_is_in_one_place(s)
            every_friendship_card_is_held_once(s)
            nothing_is_negative(s)
            after = sum(player.money for player in s.players)
            assert after - before == bank_movement(happened, len(s.mode.builders(s)))
            if steps % thorough_every == 0:
                self.check_thoroughly()

    def step(self) -> list[EventData]:
        game = self.game
        if game.phase == "deckbuilding":
            s = game.state
            busy = [player.seat for player in s.mode.builders(s) if not player.ready]
            self.acts += 1
            over = self.acts > ACTIONS_PER_TIMER * len(s.players) and not s.deckbuilding.paused
            if s.deckbuilding.timer < 0 or over or (not busy and not s.deckbuilding.paused):
                self.acts = 0
                self.log.append((None, None))
                return game.tick()
            seat = self.rng.choice(busy or list(game.waiting))
        else:
            seat = self.rng.choice(game.waiting)
        choices = game.choices(seat)
        assert choices, "a seat that is waited for has nothing to choose"
        assert len(choices) == len(set(choices))
        self.known.update(choices)
        action = self.rng.choice(choices)
        self.log.append((seat, action))
        return game.act(seat, action)

    # ------------------------------------------------------------------- thorough checks

    def check_thoroughly(self) -> None:
        self.offered_is_accepted_and_the_rest_refused()
        self.copies_are_equal_and_go_on_equally()
        self.hidden_cards_do_not_show()

    def offered_is_accepted_and_the_rest_refused(self) -> None:
        game = self.game
        digest = game.digest()
        pool = sorted(self.known, key=repr)
        for seat in game.seats:
            offered = game.choices(seat)
            for action in self.rng.sample(offered, min(len(offered), 12)):
                game.clone().act(seat, action)
            not_offered = [a for a in self.rng.sample(pool, min(len(pool), 40)) if a not in offered]
            for action in not_offered[:12]:
                with pytest.raises(IllegalAction) as refusal:
                    game.act(seat, action)
                assert str(refusal.value)
        assert game.digest() == digest

    def copies_are_equal_and_go_on_equally(self) -> None:
        game = self.game
        twins = [game.clone(), Game.load(game.dump())]
        ahead = game.clone()
        for twin in twins:
            assert twin.digest() == game.digest()
            assert twin.dump() == game.dump()
        for _ in range(3):
            if ahead.over:
                break
            seat = next((seat for seat in ahead.waiting if ahead.choices(seat)), None)
            if seat is None:
                for one in (ahead, *twins):
                    one.tick()
            else:
                choices = ahead.choices(seat)
                action = self.rng.choice(choices)
                for one in (ahead, *twins):
                    assert one.choices(seat) == choices
                    one.act(seat, action)
            assert {twin.digest() for twin in twins} == {ahead.digest()}

    def hidden_cards_do_not_show(self) -> None:
        """Permuting what a seat cannot see leaves its view and choices as they are."""
        for seat in self.game.seats:
            other = self.game.clone()
            permute_hidden(other.state, seat, self.rng)
            every_card_is_in_one_place(other.state)
            assert as_bytes(other.view(seat)) == as_bytes(self.game.view(seat))
            assert other.choices(seat) == self.game.choices(seat)


def as_bytes(view: dict[str, object]) -> bytes:
    return json.dumps(view, sort_keys=True).encode()


def permute_hidden(s: State, seat: int, rng: random.Random) -> None:
    """Deal the cards that a seat cannot see anew, so that all it may know stays the same.

    What it may know of hidden cards: how many there are, the backs (sets) in the store, that a
    fusion or prize pile is of one set, and the cards it was offered or asked for in a trade.
    """
    known = cards_of_trades(s, seat)
    deep = list(s.shop.store_deck[:-1])
    hidden: list[int] = list(deep)
    for player in s.mode.builders(s):
        if player.seat != seat:
            seen = known | set(player.shown)
            for area in unseen_areas(s, seat, player):
                hidden += [c for c in player.cards_in(area) if c not in seen]
            hidden += (*player.hand, *player.pack)
        hidden += player.unseen
    rng.shuffle(hidden)
    fresh = iter(hidden)
    s.shop.store_deck = (*(next(fresh) for _ in deep), *s.shop.store_deck[-1:])
    for player in s.mode.builders(s):
        if player.seat != seat:
            seen = known | set(player.shown)
            for area in unseen_areas(s, seat, player):
                held = player.cards_in(area)
                player.put_in(area, tuple(c if c in seen else next(fresh) for c in held))
            _permute_chosen_deck(s, player.seat, rng)
            player.hand = tuple(next(fresh) for _ in player.hand)
            player.pack = tuple(next(fresh) for _ in player.pack)
        player.unseen = tuple(next(fresh) for _ in player.unseen)
    core = s.shop.core_deck[:-1]  # the back of the top one shows its set
    s.shop.core_deck = (*rng.sample(core, len(core)), *s.shop.core_deck[-1:])
    _swap_store_cards_of_one_set(s, rng)
    if not s.edition.fusion_choice:
        s.shop.fusion = tuple(tuple(rng.sample(pile, len(pile))) for pile in s.shop.fusion)
    s.shop.prizes = tuple(tuple(rng.sample(pile, len(pile))) for pile in s.shop.prizes)
    s.venue_deck = tuple(rng.sample(s.venue_deck, len(s.venue_deck)))
    _permute_boss(s, rng)
    s.board = None


def _permute_chosen_deck(s: State, seat: int, rng: random.Random) -> None:
    """That somebody has chosen a deck is seen, not which."""
    if isinstance(s.mode_state, FunkyState):
        chosen = s.mode_state.chosen
        if chosen[seat] != NO_CHOICE:
            s.mode_state = FunkyState(with_entry(chosen, seat, rng.randrange(4 - s.round)))


def _permute_boss(s: State, rng: random.Random) -> None:
    """Of a boss nobody knows the order of its deck, what is not revealed, and who comes next."""
    for player in s.players:
        if not s.mode.builds(s, player.seat):
            player.deck = tuple(rng.sample(player.deck, len(player.deck)))
    known = s.mode_state
    if isinstance(known, CoopState):
        s.mode_state = replace(
            known,
            accessories=tuple(rng.sample(known.accessories, len(known.accessories))),
            decks=tuple(rng.sample(known.decks, len(known.decks))),
            new_sets=tuple(rng.sample(known.new_sets, len(known.new_sets))),
        )


def unseen_areas(s: State, seat: int, player: Player) -> tuple[str, ...]:
    """The areas of another player that a seat cannot look into."""
    return () if s.mode.may_look_at(s, seat, player.seat) else s.mode.hidden_areas


def cards_of_trades(s: State, seat: int) -> set[int]:
    """The cards in open trades that a seat is part of, and in the one it is putting together."""
    trades = s.deckbuilding.trades
    deals = [trade.deal for trade in trades if seat in (trade.seat, trade.partner)]
    started = s.players[seat].deal
    if isinstance(started, Trading):
        deals.append(started.deal)
    return {card for deal in deals for side in (deal.give, deal.want) for card in side.cards}


def _swap_store_cards_of_one_set(s: State, rng: random.Random) -> None:
    """Exchange face-down store cards with cards of the same back from the deck."""
    area, deck = list(s.shop.store_area), list(s.shop.store_deck)
    for slot, card in enumerate(area):
        if card == NO_CARD or any(card in player.peeked for player in s.players):
            continue
        back = s.catalog.set_of[s.cards[card]]
        alike = [n for n, c in enumerate(deck) if s.catalog.set_of[s.cards[c]] == back]
        if alike:
            n = rng.choice(alike)
            area[slot], deck[n] = deck[n], card
    s.shop.store_area, s.shop.store_deck = tuple(area), tuple(deck)
