"""Hidden cards are dealt anew, and what other people get over their sockets stays the same, byte
for byte: while decks are built, in trades, in tournaments, in refusals and in advice.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter, defaultdict
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from mblades.rules.state import answers
from mblades.rules.state.actions import as_list
from mblades.rules.state.actions import verb as verb_of
from mblades.rules.state.events import FIELDS, Event, Field
from mblades.rules.state.records import Deal, DealInProgress, Trading
from mblades.rules.state.state import NO_CARD, State
from mblades.server.tables.live import LiveTable
from mblades.server.tables.table import Table
from tests.server.people import PATIENCE_S, Person, Server, at_server

PEOPLE = 3
STEPS = 120  # in deckbuilding, or a few more; then the first tournament is played
DECK = 7
WEIGHTS = {
    "fuse": 3,
    "trade": 3,
    "buy": 3,
    "move": 3,
    "accept": 9,
    "propose": 9,
    "pick": 9,
    "cancel": 0.3,
}
BUILDING = ("buy", "move", "sell", "fuse", "pick", "trade", "propose")  # all of them happen
LEFT_ALONE = {"pause", "ready", "extend"}
ABOUT_A_CARD = {"move", "sell", "show", "hide", "pick", "give", "want", "play"}
CLOCK = {"timers": [60, 60, 60], "contest_ms": 0, "first_chance_ms": 0}
ACT, BARRIER = 1, 2
Renaming = dict[int, int]


class RecordingWatcher:
    """A socket, and what comes over it as it comes."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def until_answered(self, request: int) -> list[str]:
        """All messages up to the answer to a request."""
        heard = []
        async with asyncio.timeout(PATIENCE_S):
            while True:
                text = str(await self.socket.recv())
                heard.append(text)
                message = json.loads(text)
                if message.get("id") == request and message["type"] != "waiting":
                    return heard

    async def rest(self) -> list[str]:
        """All messages that were sent so far: a refusal comes after them."""
        await self.say(type="act", id=BARRIER, action=["nothing"])
        return await self.until_answered(BARRIER)


class World:
    """A game at a real server that can be taken back, for another try with other cards."""

    def __init__(self, live: LiveTable, watchers: list[RecordingWatcher], clock: list[int]) -> None:
        self.live = live
        self.watchers = watchers
        self._clock = clock

    @classmethod
    async def begin(cls, server: Server, seed: int = 0) -> World:
        """Three people play, and a fourth watches; time stands still, and nothing is kept."""
        server.registry.seed = seed
        clock = [server.registry.now()]
        server.registry.now = lambda: clock[0]
        people = [await server.guest(name) for name in ("Ann", "Bob", "Cid", "Eve")]
        table = await people[0].open({"players": PEOPLE, "clock": CLOCK})
        for one in people[1:PEOPLE]:
            await one.sit(table)
        await people[0].start(table)
        live = await server.registry.live(table["id"])
        watchers = [await cls._connect(server, one, table) for one in people]
        for _ in range(2):  # that everybody has come is told, too
            for watcher in watchers:
                await watcher.rest()

        async def keep_nothing(*_what: object, **_more: object) -> None:
            pass

        server.registry.storage.append = keep_nothing  # type: ignore[method-assign]
        return cls(live, watchers, clock)

    @staticmethod
    async def _connect(server: Server, person: Person, table: dict[str, Any]) -> RecordingWatcher:
        socket = await server.socket(table["id"])
        await socket.send(json.dumps({"type": "hello", "token": person.token}))
        welcome = json.loads(await socket.recv())
        assert welcome["type"] == "welcome"
        return RecordingWatcher(socket, welcome["seat"])

    @property
    def s(self) -> State:
        assert self.live.table.game is not None
        return self.live.table.game.state

    def now(self) -> tuple[Any, ...]:
        """What there is, and what was told of it."""
        live = self.live
        documents, sights = deepcopy(live.audience._documents), deepcopy(live.sights)
        return live.table.clone(), documents, live.audience._last_sent, sights

    def again(self, moment: tuple[Any, ...]) -> Table:
        """Back to a moment."""
        table, documents, last_sent, sights = moment
        self.live.table = table.clone()
        self.live.audience._documents = deepcopy(documents)
        self.live.audience._last_sent = last_sent
        self.live.sights = deepcopy(sights)
        return self.live.table

    async def end_timer(self) -> None:
        """The running timer ends."""
        timer = self.live.table.timer
        assert timer is not None
        assert timer.due is not None
        self._clock[0] = timer.due
        self.live.look_at_clock()
        for watcher in self.watchers:
            await watcher.rest()

    async def act(self, actor: int, action: tuple[Any, ...]) -> list[list[str]]:
        """What each hears when a seat acts."""
        await self.watchers[actor].say(type="act", id=ACT, action=action)
        first = await self.watchers[actor].until_answered(ACT)
        heard = [await watcher.rest() for watcher in self.watchers]
        heard[actor] = first + heard[actor]
        return heard


def zones_hidden_from(s: State, viewer: int | None) -> list[tuple[Any, str]]:
    """Where cards lie whose faces a seat, or a spectator, does not see."""
    zones: list[tuple[Any, str]] = [
        (s.shop, "store_deck"), (s.shop, "store_area"), (s.shop, "core_deck"),
    ]  # fmt: skip
    for player in s.players:
        zones.append((player, "unseen"))
        if player.seat != viewer:
            zones += [(player, "binder"), (player, "deck"), (player, "hand")]
    return zones


def deal_anew(s: State, viewer: int | None, seen: set[int], rng: random.Random) -> Renaming:
    """Exchange the cards that a viewer does not see; those of one back among themselves."""
    open_cards = {card for player in s.players for card in player.shown} | seen
    open_cards |= {
        card
        for trade in s.deckbuilding.trades
        if viewer in (trade.seat, trade.partner)
        for card in (*trade.deal.give.cards, *trade.deal.want.cards)
    }
    if s.tournament.prompt is not None:  # an effect under way speaks of these
        open_cards |= {
            one.card
            for one in s.tournament.prompt.options
            if isinstance(one, answers.Card | answers.Effect)
        }
    zones = zones_hidden_from(s, viewer)
    by_back: dict[str, list[int]] = defaultdict(list)
    for owner, zone in zones:
        for card in getattr(owner, zone):
            if card != NO_CARD and card not in open_cards:
                by_back[s.catalog.set_of[s.cards[card]]].append(card)
    other: Renaming = {}
    for cards in by_back.values():
        other.update(zip(cards, rng.sample(cards, len(cards)), strict=True))
    for owner, zone in zones:
        setattr(owner, zone, tuple(other.get(card, card) for card in getattr(owner, zone)))
    s.deckbuilding.trades = tuple(
        replace(trade, deal=_renamed_deal(trade.deal, other)) for trade in s.deckbuilding.trades
    )
    for player in s.players:
        if player.seat != viewer:
            player.deal = _renamed(player.deal, other)
    s.board = None
    return other


def _renamed_cards(cards: tuple[int, ...], other: Renaming) -> tuple[int, ...]:
    return tuple(other.get(card, card) for card in cards)


def _renamed_deal(deal: Deal, other: Renaming) -> Deal:
    give, want = (
        replace(side, cards=_renamed_cards(side.cards, other)) for side in (deal.give, deal.want)
    )
    return Deal(give, want)


def _renamed(started: DealInProgress | None, other: Renaming) -> DealInProgress | None:
    """What somebody is putting together, with the other cards."""
    if started is None:
        return None
    if isinstance(started, Trading):
        return replace(started, deal=_renamed_deal(started.deal, other))
    return replace(started, cards=_renamed_cards(started.cards, other))


def cards_in(heard: list[str]) -> set[int]:
    """The numbers of all cards that messages name."""
    found: set[int] = set()

    def look(value: Any) -> None:
        if isinstance(value, list):
            for one in value:
                look(one)
        elif isinstance(value, dict):
            if "design" in value:
                found.add(value["id"])
            for one in value.values():
                look(one)

    for text in heard:
        message = json.loads(text)
        look(message)
        found.update(map(int, message.get("cards") or ()))
    return found


def pick(world: World, actor: int, rng: random.Random) -> tuple[Any, ...] | None:
    assert world.live.table.game is not None
    by_verb: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for action in world.live.table.game.choices(actor):
        if verb_of(action) not in LEFT_ALONE:
            by_verb[verb_of(action)].append(tuple(as_list(action)))
    if not by_verb:
        return None
    (verb,) = rng.choices(list(by_verb), [WEIGHTS.get(verb, 1) for verb in by_verb])
    return rng.choice(by_verb[verb])


def renamed(happened: list[Event], other: Renaming) -> list[Any]:
    """What happened, with the other cards; groups of cards in order."""

    def rename(field: Field, value: Any) -> Any:
        if field.what == "cards":
            return sorted(other.get(card, card) for card in value)
        return other.get(value, value) if field.what in ("card", "source") else value

    return [
        (type(event), *(rename(field, getattr(event, field.name)) for field in FIELDS[type(event)]))
        for event in happened
    ]


async def compare(world: World, rng: random.Random) -> str | None:
    """Do something twice, the second time with other cards; its verb, if the same happened.

    It may not: an effect that counts the symbols in a hand tells of that hand by what it gains.
    """
    game = world.live.table.game
    assert game is not None
    actor = rng.choice(game.waiting)
    viewer = rng.choice([watcher for watcher in world.watchers if watcher.seat != actor])
    action = pick(world, actor, rng)
    if action is None:
        return None
    before = world.now()
    happened = game.clone().act(actor, action)
    place = world.watchers.index(viewer)
    heard = (await world.act(actor, action))[place]
    after = world.now()
    table = world.again(before)
    assert table.game is not None
    other = deal_anew(table.game.state, viewer.seat, cards_in(heard), rng)
    same = action
    if action[0] in ABOUT_A_CARD:
        same = (action[0], other.get(action[1], action[1]), *action[2:])
    done = None
    if table.game.read(same) in table.game.choices(actor) and (
        renamed(table.game.clone().act(actor, same), {}) == renamed(happened, other)
    ):
        answer = (await world.act(actor, same))[place]
        assert answer == heard, (action, same)
        done = str(action[0])
    world.again(after)
    return done


async def fill_decks(world: World) -> None:
    """Everybody has something to play in the tournament."""
    for seat in range(PEOPLE):
        if world.s.players[seat].deal is not None:
            await world.act(seat, ("cancel",))
        for card in world.s.players[seat].binder[:DECK]:
            await world.act(seat, ("move", card, "deck"))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_what_is_hidden_from_a_seat_does_not_change_what_it_is_told(
    tmp_path: Path, seed: int
) -> None:
    async def scenario(server: Server) -> None:
        rng = random.Random(seed)
        world = await World.begin(server, seed)
        compared: Counter[str | None] = Counter()
        while compared.total() < STEPS or not all(compared[verb] for verb in BUILDING):
            compared[await compare(world, rng)] += 1
        await fill_decks(world)
        while world.s.phase == "deckbuilding":
            await world.end_timer()
        while world.s.phase == "tournament":
            compared[await compare(world, rng)] += 1
        assert compared["play"] >= DECK - 2
        assert compared[None] < compared.total() / 4  # could not be done with other cards

    at_server(tmp_path, scenario)


def test_refusals_and_advice_tell_nothing(tmp_path: Path) -> None:
    """Whatever a person tries: with other cards in other hands the answer is the same."""

    async def scenario(server: Server) -> None:
        rng = random.Random(5)
        world = await World.begin(server)
        prober, viewer = world.watchers[1], 1
        cards = len(world.s.cards)
        tried: list[tuple[Any, ...]] = [
            (verb, rng.randrange(cards), *more)
            for verb, *more in (
                ("move", "deck"), ("move", "collection"), ("sell",), ("purchase",), ("show",),
                ("hide",), ("pick",), ("give",), ("want",), ("play",), ("accept",), ("fuse",),
            )
            for _ in range(6)
        ]  # fmt: skip
        tried += [
            ("propose", 0, (), 0, (), (card,), 1, ()) for card in world.s.players[0].binder[:8]
        ]
        tried += [("fuse", "Bronze", tuple(world.s.players[2].binder[:3]), NO_CARD)]
        before = world.now()
        answers: list[list[str]] = []
        for _ in range(2):
            table = world.again(before)
            assert table.game is not None
            if answers:
                deal_anew(table.game.state, viewer, set(), rng)
            heard = []
            for action in tried:
                await prober.say(type="act", id=ACT, action=action)
                heard += await prober.until_answered(ACT)
            await prober.say(type="hint", id=ACT)
            answers.append(heard + await prober.until_answered(ACT))
        refused = [one for one in answers[0] if '"refused"' in one]
        assert len(refused) > len(tried) * 3 / 4
        assert answers[0] == answers[1]

    at_server(tmp_path, scenario)
