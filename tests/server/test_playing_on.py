"""A replay is played on from any of its moments: the table goes on as if it had always been its own."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from mblades.bots import make_bot
from mblades.cards.sheet import parse_sheet, sheet_of
from mblades.errors import IllegalAction, ReplayError
from mblades.lab.play import play
from mblades.rules import replay
from mblades.rules.game import Game
from mblades.rules.replay import Recorder, Replay, Sitter
from mblades.rules.setup.setup import Clock, Setup
from mblades.rules.state.action_tables import CANCEL, READY, RESUME, UNREADY
from mblades.rules.state.actions import Action, Sell, as_list
from mblades.rules.window import SeatWindow
from mblades.server import setups
from mblades.server.storage.records import Entry
from mblades.server.tables import description, inputs, playing_on
from mblades.server.tables import play as playing
from mblades.server.tables.bots import advise, filling
from mblades.server.tables.inputs import Acted, Came, Input, LeftSeat, Sat
from mblades.server.tables.live import LiveTable
from mblades.server.tables.replays import recording, replay_of
from mblades.server.tables.table import Table
from mblades.server.wire.messages import MOST_SHEETS
from tests.rules.small import a_set
from tests.rules.test_replay import played
from tests.server.people import Data, Person, Refusal, Server, at_server
from tests.server.registries import ANN, RecordingWatcher, World, in_world, until
from tests.server.test_replays import file_of, finished

MODES = ("normal", "team", "duel", "funky", "coop", "campaign", "turn-based")
NAMES = (*(f"collusion-{mode}" for mode in MODES), "options-collusion")  # with drafts


def game_at(found: Replay, step: int) -> Game:
    """The game of a replay after a step."""
    playback = found.playback(setups.library())
    while playback.position < step:
        playback.step()
    return playback.game


def expected(found: Replay, step: int, seat: int) -> Game:
    """How a game stands when somebody plays on: as it did, but whoever takes a seat that was ready has
    another look, and nobody waits for the first timer."""
    game = game_at(found, step)
    if UNREADY in game.choices(seat):
        game.act(seat, UNREADY)
    if step == 0 and playing.is_break(game):
        game.tick()
    return game


def steps_of(found: Replay) -> list[int]:
    """Some moments: where phases begin, in their middle, and in the middle of a timer and a choice."""
    chosen = {1}
    for chapter, following in zip(found.chapters, found.chapters[1:], strict=False):
        chosen |= {chapter.inputs, (chapter.inputs + following.inputs) // 2}
    playback = found.playback(setups.library())
    kinds: set[tuple[object, ...]] = set()
    while not playback.game.over:
        s = playback.game.state
        prompt = s.tournament.prompt
        kind = (
            s.phase, s.deckbuilding.timer, s.deckbuilding.paused, prompt and prompt.kind,
            any(p.deal for p in s.players), any(p.ready for p in s.players),
        )  # fmt: skip
        if kind not in kinds:
            kinds.add(kind)
            chosen.add(playback.position)
        playback.step()
    return sorted(step for step in chosen if step < len(found.inputs))


class PlayedOn:
    """A table that was made from a replay, with its log; what happens there is applied to it."""

    def __init__(self, table: Table, log: Sequence[Entry]) -> None:
        self.table = table.clone()
        self.log = list(log)

    @classmethod
    async def from_log(cls, world: World, live: LiveTable) -> PlayedOn:
        log = await world.kept.read(live.table.id)
        anew = Table(live.table.id)
        for entry in log:
            anew.apply(inputs.decode(entry.input))
        assert anew.dump() == live.table.dump()
        return cls(anew, log)

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def take(self, what: Input) -> None:
        written = inputs.encode(what)
        self.table.apply(inputs.decode(written))
        self.log.append(Entry(len(self.log), 0.0, written))

    def act(self, seat: int, action: Sequence[object]) -> None:
        is_bot = self.table.seats[seat].is_played_by_bot
        self.take(Acted(1, seat, tuple(action), "bot" if is_bot else "person"))

    def play_to_end(self) -> Replay:
        """Decks stay as they are, and tournaments are played anyhow."""
        self.take(Came(1, ANN.id))
        mine = self.table.seat_of(ANN.id)
        assert mine is not None
        dice = random.Random(1)
        while not self.game.over:
            if playing.may_go_onward(self.table, mine):
                self.act(mine, ("onward",))
                continue
            before = len(self.log)
            for seat in self.game.waiting:
                action = self._something(seat, dice)
                if action is not None:
                    self.act(seat, as_list(action))
                    break
            assert len(self.log) > before, "nobody can do anything"
        return replay.load(replay_of(self.table.id, self.log))

    def _something(self, seat: int, dice: random.Random) -> Action | None:
        choices = self.game.choices(seat)
        for one in (CANCEL, READY, RESUME):
            if one in choices:
                return one
        if not choices or choices[0] == UNREADY:
            return None
        return make_bot("random", dice.randrange(99)).decide(SeatWindow(self.game, seat))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_on_exactly_where_it_stood(name: str, tmp_path: Path) -> None:
    found = played(name).replay
    data = found.dump()
    dice = random.Random(name)

    async def scenario(world: World) -> None:
        registry = await world.registry()
        steps = steps_of(found)
        assert steps[0] == 0
        to_end = dice.choice(steps)
        for step in steps:
            seat = dice.randrange(found.setup.players)
            live = await registry.play_on(ANN, data, step, seat)
            table = live.table
            assert table.seat_of(ANN.id) == seat
            assert [place.level for n, place in enumerate(table.seats) if n != seat] == [
                one.bot for n, one in enumerate(found.sitters) if n != seat
            ]
            assert (table.state, table.public, table.pace) == ("playing", False, setups.UNHURRIED)
            assert table.is_played_on  # from the very beginning, too
            assert table.game is not None
            assert table.game.digest() == expected(found, step, seat).digest()
            taken = await PlayedOn.from_log(world, live)
            if step != to_end:
                continue
            whole = taken.play_to_end()
            told = description.summary_of(taken.table).result
            assert told is not None
            assert told.is_played_on
            whole.check(setups.library())
            assert whole.inputs[:step] == found.inputs[:step]
            assert whole.setup == found.setup
            assert whole.sitters[seat] == Sitter("Ann")
            last = len(whole.inputs) - 1
            further = await registry.play_on(ANN, whole.dump(), last, seat)
            assert further.table.game is not None
            assert further.table.game.digest() == expected(whole, last, seat).digest()

    in_world(tmp_path, scenario)


def own_game() -> Replay:
    """A game with a set of the players' own."""
    sheet = sheet_of(setups.library().find_set("Fists of Steel"))
    own = parse_sheet(sheet.replace("Fists of Steel", "Fists of Ours"))
    setup = Setup(players=3, custom_sets=(own,), clock=Clock(timers=(9, 9, 9), contest_ms=10))
    game = Game.start(setup, setups.library())
    recorder = Recorder(game)
    bots = [make_bot("random", seat) for seat in range(3)]
    play(game, [bot.decide for bot in bots], actions_per_timer=5,
         listener=lambda seat, action, _happened: recorder.note(seat, action))  # fmt: skip
    return recorder.replay((Sitter("Bob"), Sitter(bot="rookie"), Sitter(bot="random")))


def test_sets_of_the_players_own_come_along(tmp_path: Path) -> None:
    found = own_game()

    async def scenario(world: World) -> None:
        registry = await world.registry()
        live = await registry.play_on(ANN, found.dump(), 7, 1)
        taken = await PlayedOn.from_log(world, live)
        assert [place.level for place in live.table.seats] == ["regular", None, "random"]
        assert taken.game.digest() == game_at(found, 7).digest()
        assert setups.library_of(live.table.sheets).digest == found.library
        assert recording(taken.play_to_end().dump(), None).own_sets

    in_world(tmp_path, scenario)


def test_a_bot_that_is_not_known_here_is_replaced() -> None:
    found = played("collusion-coop").replay
    sitters = (Sitter("Ann"), Sitter(bot="of another day"), *found.sitters[2:])
    bots = playing_on.unfinished(replace(found, sitters=sitters).dump(), 5, 0).bots
    assert bots[:2] == ("regular", "regular")


def refusal(found: Replay, step: int = 5, seat: int = 0) -> str:
    with pytest.raises(ReplayError) as caught:
        playing_on.unfinished(found.dump(), step, seat)
    return str(caught.value)


def test_what_cannot_be_played_on_is_refused_with_a_reason() -> None:
    found, own = played("collusion-coop").replay, own_game()
    end = len(found.inputs)
    assert "over here; go back" in refusal(found, end)
    assert "has no step" in refusal(found, end + 1)
    assert "has no step" in refusal(found, -1)
    for seat in (-1, found.setup.players, 99):  # that of the boss among them
        assert "has no seat" in refusal(found, 5, seat)
    assert "version 0 of the rules" in refusal(replace(found, rules=0))
    assert "other cards" in refusal(replace(found, library="of another day"))
    assert "another game at step 0" in refusal(
        replace(found, setup=replace(found.setup, seed=99)), 0
    )
    nonsense = (found.inputs[0], replay.Input(0, ("moonwalk",)), *found.inputs[2:])
    assert "breaks the rules at step 2" in refusal(replace(found, inputs=nonsense))
    first_tick = next(n for n, one in enumerate(found.inputs) if one.seat is None)
    stuffed = list(found.inputs)
    stuffed[first_tick] = replay.Input(None, ("more than any log should keep",))
    assert "makes no sense" in refusal(replace(found, inputs=tuple(stuffed)), first_tick + 1)
    assert "more steps than any game" in refusal(replace(found, inputs=found.inputs * 300))
    with pytest.raises(ReplayError, match="damaged"):
        playing_on.unfinished(found.dump()[:-1], 5, 0)

    def with_sets(*sets: object) -> Replay:
        setup = replace(own.setup, custom_sets=sets)
        game = Game.start(setup, setups.library())
        chapters = (replace(own.chapters[0], digest=game.digest()), *own.chapters[1:])
        return replace(own, setup=setup, library=game.catalog.library.digest, chapters=chapters)

    (mine,) = own.setup.custom_sets
    more = [a_set(f"More {n}", "Gold", "custom") for n in range(MOST_SHEETS)]
    assert "too large for a table" in refusal(with_sets(mine, *more), 0)
    assert "too large for a table" in refusal(with_sets(replace(mine, theme="x" * 50_000)), 0)
    assert "not what their sheets" in refusal(with_sets(replace(mine, id="elsewhere")), 0)
    slow = replace(own.setup, clock=Clock(timers=(9000, 9, 9)))
    game = Game.start(slow, setups.library())
    chapters = (replace(own.chapters[0], digest=game.digest()), *own.chapters[1:])
    assert "cannot be set up: the clock" in refusal(replace(own, setup=slow, chapters=chapters), 0)


def test_the_table_is_like_any_other(tmp_path: Path) -> None:
    """Leaving and coming back, the story of the phase, a restart, bots that play."""
    found = played("collusion-normal").replay
    step = next(
        step
        for step in range(len(found.inputs))
        if game_at(found, step).phase == "tournament" and 0 in game_at(found, step).waiting
    )

    async def scenario(world: World) -> None:
        first = await world.registry()
        live = await first.play_on(ANN, found.dump(), step, 0)
        with pytest.raises(IllegalAction, match="already begun"):
            await first.start(live, ANN)
        ann = RecordingWatcher(ANN)
        await live.join(ann, -1, [])
        (told,) = ann.last("welcome")["story"]
        assert [event for event in told["events"] if event[0] == "phase"] == [
            ["phase", "tournament", found.chapters[1].round]
        ]
        await live.ask(lambda _table, at: LeftSeat(at, ANN.id))
        assert live.table.seats[0].is_played_by_bot
        await live.ask(lambda _table, at: Sat(at, ANN.id, ANN.name))
        assert not live.table.seats[0].is_played_by_bot
        game = live.table.game
        assert game is not None
        action = as_list(game.choices(0)[0])
        await live.ask(lambda _table, at: Acted(at, 0, tuple(action)))
        assert live.table.game is not None
        assert live.table.game.digest() != game.digest()
        live.leave(ann)
        await until(lambda: not live.audience.watchers)

        second = await world.registry()  # as if the server had been started again
        snapshot = await world.kept.latest_snapshot(live.table.id)
        assert snapshot is not None
        again = await second.live(live.table.id)
        assert again.table.game is not None
        assert again.table.game.digest() == live.table.game.digest()

    in_world(tmp_path, scenario)


def test_in_deckbuilding_one_is_helped_and_may_take_a_sale_back(tmp_path: Path) -> None:
    found = played("collusion-normal").replay

    async def scenario(world: World) -> None:
        live = await (await world.registry()).play_on(ANN, found.dump(), 9, 0)
        taken = await PlayedOn.from_log(world, live)
        assert advise(taken.game, 0) is not None
        assert filling(taken.game, 0)
        before = taken.game.digest()
        sale = next(one for one in taken.game.choices(0) if isinstance(one, Sell))
        taken.act(0, as_list(sale))
        assert taken.game.digest() != before
        taken.act(0, ("unsell", sale.card))
        assert taken.game.digest() == before
        assert taken.play_to_end().inputs[9] == replay.Input(0, ("ready",))

    in_world(tmp_path, scenario)


async def play_on(person: Person, path: str, data: bytes) -> Data:
    """What the server makes of a file; Refusal if it says no."""
    headers = {"Authorization": f"Bearer {person.token}"}
    answer = await person.server.http.post(f"/api/replays{path}", headers=headers, content=data)
    content: Data = answer.json()
    if answer.status_code >= 400:
        raise Refusal(answer.status_code, content["reason"]["text"])
    return content


def test_anybody_with_the_file_plays_on(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        data = await file_of(ann, (await finished(server, ann))["id"])
        found = replay.load(data)
        table = await play_on(bob, "/3/table?seat=1", data)
        assert [seat["name"] for seat in table["seats"]] == ["Regular", "Bob"]
        assert not table["public"]
        with pytest.raises(Refusal, match="403: This table is private"):
            await ann.ask("GET", f"/tables/{table['id']}")
        seat = await bob.connect(table)
        assert seat.seat == 1
        assert seat.view["phase"] == "deckbuilding"
        await seat.act("ready")
        for path, reason in (
            (f"/{len(found.inputs)}/table?seat=0", "422: The game is over here"),
            ("/3/table?seat=2", "422: This game has no seat 3"),
            ("/3/table", "does not understand"),
        ):
            with pytest.raises(Refusal, match=reason):
                await play_on(bob, path, data)
        with pytest.raises(Refusal, match="422: This is not a replay"):
            await play_on(bob, "/3/table?seat=0", b"")

    at_server(tmp_path, scenario)
