"""What must hold at every moment of every game, checked while games are played at random."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable

import pytest

from mblades.errors import IllegalAction
from mblades.modes.records import CoopState
from mblades.rules.effects import board
from mblades.rules.effects.board_records import Board
from mblades.rules.effects.entering_and_leaving import is_covered
from mblades.rules.game import Game
from mblades.rules.state import events
from mblades.rules.state.action_tables import END
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event
from mblades.rules.state.state import NO_CARD, State
from mblades.rules.state.view_records import View
from mblades.rules.tournament import phase as tournament
from mblades.rules.views.parts import Parts
from mblades.rules.views.view import open_view, seat_view

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
        found.update(card for card in attached if not is_covered(s, card))  # it lies in a binder
    return found


def _of_bosses(s: State) -> tuple[tuple[int, ...], ...]:
    """Where cards lie that only games against a boss have."""
    known = s.mode_state
    if not isinstance(known, CoopState):
        return ()
    return (*known.decks, known.accessories, known.new_sets)


def every_card_is_in_one_place(s: State) -> None:
    assert dict(places_of_cards(s)) == dict.fromkeys(range(len(s.cards)), 1)


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


def the_board_is_as_if_made_anew(s: State) -> None:
    """A board that follows from the one before is the one that the cards in play alone give."""
    if s.phase == "tournament":
        twin = s.clone()
        board.forget(twin)
        kept, anew = _as_data(board.of(s)), _as_data(board.of(twin))
        assert {key: (kept[key], anew[key]) for key in kept if kept[key] != anew[key]} == {}


def _as_data(now: Board) -> dict[str, object]:
    return {
        "owner": now.owner,
        "slot": now.slot,
        "abilities": {card: [one.ref for one in known] for card, known in now.abilities.items()},
        "listeners": {
            key: [(one.seat, one.card, one.program, one.ability.ref) for one in listeners]
            for key, listeners in now.listeners.items()
            if listeners
        },
        "statics": {
            kind: [
                (one.context.owner, one.context.source, one.ability.ref, one.rule.effect)
                for one in statics
            ]
            for kind, statics in now.statics.items()
            if statics
        },
        "tops": now.tops,
        "slots": {seat: more for seat, more in now.extra_slots.items() if more},
        "tangles": now.tangles,
        "unsteady": now.unsteady,
        "held": now.held,
        "efforts": {key: effort for key, effort in now.efforts.items() if effort},
    }


def what_is_kept_is_as_if_made_anew(game: Game, kept: Parts, viewers: Iterable[int | None]) -> None:
    """Parts of choices and views that are kept are those of a copy, which has none yet.

    Views are looked at before they are joined: what lies open is the same for everybody.
    """
    twin, fresh = game.clone(), Parts()
    board.forget(twin.state)
    for seat in game.waiting:
        assert game.choices(seat) == twin.choices(seat)
    assert open_view(game.state, kept) == open_view(twin.state, fresh)
    for viewer in viewers:
        assert seat_view(game.state, viewer, kept) == seat_view(twin.state, viewer, fresh)


def whether_there_is_more_to_do_is_what_can_be_done(s: State) -> None:
    """What is found without listing it is what the list says."""
    if s.phase != "tournament" or s.tournament.prompt is not None:
        return
    for player in s.players:
        assert tournament.can_play(s, player.seat) == bool(tournament.playable(s, player.seat))
    more = [action for action in tournament.turn_choices(s) if action != END]
    assert tournament.has_more_to_do(s) == bool(more)


def bank_movement(happened: list[Event], players: int) -> int:
    """M$ that came out of the bank, less those that went in, as the events tell it."""
    total = 0
    for event in happened:
        match event:
            case events.Phase(phase="deckbuilding"):
                total += 30 * players
            case events.Income():
                total += event.amount
            case events.Sold():
                total += event.price
            case events.Bought():
                total -= event.cost
            case events.Purchased():
                total -= event.price
            case events.Gained(unit="M$"):
                total += event.amount
            case events.Lost(unit="M$"):
                total -= event.amount
            case events.Loop() | events.Liquidated():
                total += event.paid
            case _:
                pass
    return total


class RandomGame:
    """A game played at random, with checks at every step."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.parts = Parts()
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
            the_board_is_as_if_made_anew(s)
            # Who acted, and the others in turn: what is kept by mistake stays until they look.
            viewers = {self.log[-1][0], steps % len(self.game.seats)}
            what_is_kept_is_as_if_made_anew(self.game, self.parts, viewers)
            whether_there_is_more_to_do_is_what_can_be_done(s)
            after = sum(player.money for player in s.players)
            assert after - before == bank_movement(happened, len(s.mode.builders(s)))
            if steps % thorough_every == 0:
                self.check_thoroughly()

    def step(self) -> list[Event]:
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
        """Dealing anew what a seat cannot know leaves its view and choices as they are."""
        for seat in (*self.game.seats, None):
            redealt_is_the_same_to(self.game, seat, seed=len(self.log))


def redealt_is_the_same_to(game: Game, seat: int | None, seed: int) -> Game:
    """Deal anew for a seat, and check that it cannot tell the difference."""
    before = game.digest()
    other = game.redeal(seat, seed)
    assert game.digest() == before
    assert as_bytes(other.view(seat)) == as_bytes(game.view(seat))
    assert other.waiting == game.waiting
    for one in other.waiting:
        assert other.choices(one), "a seat that is waited for has nothing to choose"
    if seat is not None:
        assert other.choices(seat) == game.choices(seat)
    every_card_is_in_one_place(other.state)
    every_npc_is_in_one_place(other.state)
    every_friendship_card_is_held_once(other.state)
    assert sorted(other.state.cards) == sorted(game.state.cards)
    return other


def as_bytes(view: View) -> bytes:
    return json.dumps(view, sort_keys=True).encode()
