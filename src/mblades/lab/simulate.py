"""Many games of bots, in several processes, and what came of them."""

from __future__ import annotations

import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from mblades.bots import make_bot
from mblades.errors import ReplayError, SetupError
from mblades.lab.play import play
from mblades.lab.processes import spread
from mblades.lab.save_files import write_replay
from mblades.rules.game import Game
from mblades.rules.mode import mode_named
from mblades.rules.replay import Recorder, Sitter
from mblades.rules.setup.options import DESCRIPTIONS
from mblades.rules.setup.setup import Setup
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event, Placing, Scenario

GAMES_A_TASK = 10  # fixed: sums are then made in the same order whatever the number of workers
SEEDS = 1 << 64
TELL_FAILURES = 5
REPLAY = ".mbreplay"  # how the names of replays end
TOURNAMENT_ENDS = (Placing, Scenario)


class SeatResult(msgspec.Struct, frozen=True):
    """What one seat made of one game."""

    bot: str
    seat: int
    won: float  # a shared win is a fraction
    vp: int
    sources: dict[str, int]
    rp: tuple[int, ...]  # by tournament


class GameResult(msgspec.Struct, frozen=True):
    """One game."""

    seed: int
    decisions: int
    seats: tuple[SeatResult, ...] = ()
    beaten: bool = False  # whether the players beat the boss, if there is one
    failure: str = ""


class Tally(msgspec.Struct):
    """Sums over the games of a bot or a seat."""

    played: int = 0
    wins: float = 0.0
    vp: int = 0
    sources: dict[str, int] = {}
    rp: list[int] = []

    def add(self, result: SeatResult) -> None:
        """Count one more game."""
        self.played += 1
        self.wins += result.won
        self.vp += result.vp
        for source, vp in result.sources.items():
            self.sources[source] = self.sources.get(source, 0) + vp
        self.rp += [0] * (len(result.rp) - len(self.rp))
        for tournament, rp in enumerate(result.rp):
            self.rp[tournament] += rp

    def summary(self) -> dict[str, Any]:
        """Averages, as plain data."""
        games = max(self.played, 1)
        return {
            "played": self.played,
            "wins": round(self.wins, 3),
            "win_rate": round(self.wins / games, 4),
            "average_vp": round(self.vp / games, 2),
            "vp_by_source": {name: round(vp / games, 2) for name, vp in self.sources.items()},
            "average_rp": [round(rp / games, 1) for rp in self.rp],
        }


class Report(msgspec.Struct):
    """What came of the games. All but the time is the same for the same seed."""

    setup: Setup
    seed: int
    lineup: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    bots: dict[str, Tally] = {}
    seats: list[Tally] = []
    beaten: int = 0
    failures: list[str] = []
    seconds: float = 0.0

    def add(self, result: GameResult) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += result.decisions
        self.beaten += result.beaten
        if result.failure:
            self.failures.append(f"game with seed {result.seed}: {result.failure}")
        for seat in result.seats:
            self.bots[seat.bot].add(seat)
            self.seats[seat.seat].add(seat)

    @property
    def has_boss(self) -> bool:
        """Whether a boss sits at the table, who is not a player."""
        return mode_named(self.setup.mode).seats(self.setup) > self.setup.players

    def as_data(self) -> dict[str, Any]:
        """The report as one plain object."""
        by_bot = {name: tally.summary() for name, tally in self.bots.items()}
        boss = {}
        if self.has_boss:
            finished = max(self.games - len(self.failures), 1)
            boss = {
                "boss": self.setup.boss,
                "difficulty": self.setup.difficulty,
                "players_won": self.beaten,
                "players_win_rate": round(self.beaten / finished, 4),
            }
        return {
            "games": self.games,
            "players": self.setup.players,
            "edition": self.setup.edition,
            "build": self.setup.build,
            "mode": self.setup.mode,
            "options": options_of(self.setup),
            **boss,
            "seed": self.seed,
            "bots": list(self.lineup),
            "wins": {name: one["wins"] for name, one in by_bot.items()},
            "average_vp": {name: one["average_vp"] for name, one in by_bot.items()},
            "by_bot": by_bot,
            "by_seat": [tally.summary() for tally in self.seats],
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / max(self.games, 1), 1),
            "seconds": round(self.seconds, 2),
            "games_per_s": round(self.games / self.seconds, 2) if self.seconds else None,
            "errors": len(self.failures),
            "failures": self.failures[:TELL_FAILURES],
        }


def options_of(setup: Setup) -> list[str]:
    """The options that are switched on."""
    return [name for name in DESCRIPTIONS if getattr(setup, name)]


def simulate(
    setup: Setup,
    bots: Sequence[str] = ("regular",),
    games: int = 100,
    seed: int = 1,
    workers: int | None = None,
    replays: Path | None = None,
) -> Report:
    """Play games with seeds from `seed` on; the bots are repeated over the seats and move on.

    Their replays are written to the folder `replays`, if there is to be one. SetupError if the set-up, a bot or a number is wrong. A game that breaks is counted as a failure
    and does not stop the others.
    """
    if games < 1:
        raise SetupError(f"play at least one game, not {games}")
    if workers is not None and workers < 1:
        raise SetupError(f"use at least one process, not {workers}")
    if not bots:
        raise SetupError("name at least one bot")
    for name in bots:
        make_bot(name)
    if not 0 <= seed <= SEEDS - games:
        raise SetupError(f"the seed must be a whole number from 0 to 2**64 - 1, not {seed}")
    Game.start(msgspec.structs.replace(setup, seed=seed))  # wrong set-ups are answered here
    if replays is not None:
        try:
            replays.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ReplayError(f"{replays} cannot be a folder: {error.strerror}") from None
    lineup = tuple(bots[seat % len(bots)] for seat in range(setup.players))
    report = Report(
        setup, seed, lineup,
        bots={name: Tally() for name in lineup}, seats=[Tally() for _ in lineup],
    )  # fmt: skip
    tasks = [
        (setup, lineup, seed, first, min(first + GAMES_A_TASK, games), replays)
        for first in range(0, games, GAMES_A_TASK)
    ]
    started = time.perf_counter()
    for results in spread(play_task, tasks, workers):
        for result in results:
            report.add(result)
    report.seconds = time.perf_counter() - started
    return report


Task = tuple[Setup, tuple[str, ...], int, int, int, Path | None]


def play_task(task: Task) -> list[GameResult]:
    """The games of one task, one after the other."""
    setup, lineup, seed, first, end, replays = task
    return [play_game(setup, lineup, seed, number, replays) for number in range(first, end)]


def play_game(
    setup: Setup, lineup: Sequence[str], seed: int, number: int, replays: Path | None = None
) -> GameResult:
    """One game; seats rotate between games so that their order does not matter."""
    players = setup.players
    seats = [lineup[(seat + number) % players] for seat in range(players)]
    game_seed = seed + number
    counted = _Counted()
    try:
        game = Game.start(msgspec.structs.replace(setup, seed=game_seed))
        bots = [make_bot(name, game_seed * 64 + seat) for seat, name in enumerate(seats)]
        counted.game = game
        if replays is not None:
            counted.recorder = Recorder(game)
        play(game, [bot.decide for bot in bots], listener=counted.hear)
        standings = game.standings()
        if replays is not None and counted.recorder is not None:
            sitters = tuple(Sitter(bot=name) for name in seats)
            write_replay(counted.recorder.replay(sitters), replays / f"{game_seed}{REPLAY}")
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        failure = f"{type(error).__name__}: {error} ({where.filename}:{where.lineno})"
        return GameResult(game_seed, counted.decisions, failure=failure)
    winners = [one["seat"] for one in standings if one["place"] == 1]
    results = tuple(
        SeatResult(
            seats[one["seat"]], one["seat"],
            1 / len(winners) if one["seat"] in winners else 0.0,
            one["total"], one["sources"], tuple(rp[one["seat"]] for rp in counted.rp),
        )
        for one in standings
        if one["seat"] < players
    )  # fmt: skip
    beaten = len(standings) > players and any(seat < players for seat in winners)
    return GameResult(game_seed, counted.decisions, results, beaten)


class _Counted:
    """Listens to a game: decisions, and the RP at the end of each tournament."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.recorder: Recorder | None = None
        self.decisions = 0
        self.rp: list[list[int]] = []

    def hear(self, seat: int | None, action: Action | None, happened: list[Event]) -> None:
        if self.recorder is not None:
            self.recorder.note(seat, action)
        self.decisions += seat is not None
        if self.game is not None and any(isinstance(event, TOURNAMENT_ENDS) for event in happened):
            players = self.game.state.players  # the next tournament may have begun already
            self.rp.append([(player.tournament_rp or (player.rp,))[-1] for player in players])
