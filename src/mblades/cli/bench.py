"""`mblades bench`: how fast random games are, alone and next to other engines.

What counts is what `bench/peers.py` counts: a decision is one choice of a player, its options worked
out, one of them taken uniformly and applied; whole games only, their set-up included, loading and one
warm-up game left out. Speed drifts on shared machines, so a fixed loop of plain Python is timed
around every slot, and engines are compared by decisions per million turns of that loop.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from mblades.cards.library import Library
from mblades.errors import SetupError
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state.actions import Action
from mblades.rules.window import SeatWindow

PLAYERS = 4
BUILD = "New Beginnings"
CALIBRATION_SECONDS = 0.3
MID_GAME_STATES = 8
PEERS = ("catanatron", "pyminion", "lpsim")
ROOT = Path(__file__).parents[3]
PEERS_SCRIPT = ROOT / "bench" / "peers.py"


class Slot(NamedTuple):
    """What was played in one stretch of time."""

    decisions: int
    games: int
    seconds: float
    options: int  # summed over all decisions
    calibration: float  # turns of the loop per second, around the slot

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def per_million_turns(self) -> float:
        return self.per_second / self.calibration * 1e6


class Figures(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    decisions_per_s: float
    games_per_s: float
    clone_us: float
    dump_bytes: int
    memory_bytes: int
    decisions_per_game: float
    options: float
    tournament_decisions_per_s: float
    decisions_per_Mcalib: float
    python: str
    cpu: str


class Peers(msgspec.Struct):
    """Other engines measured in the same run, and those that could not be."""

    ratios: dict[str, float]
    measured: dict[str, dict[str, Any]]
    missing: dict[str, str]


# --------------------------------------------------------------------------- the command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare how long, and next to whom."""
    parser.add_argument(
        "--seconds", type=float, default=5.0, metavar="S", help="how long a slot lasts (default 5)"
    )
    parser.add_argument(
        "--repeats",
        type=int,
        default=3,
        metavar="N",
        help="how many slots; the median counts (default 3)",
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="seed of the random players (default 1)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--peers",
        action="store_true",
        help=f"also measure {', '.join(PEERS)}, where they are installed",
    )
    parser.add_argument(
        "--peers-script",
        type=Path,
        default=PEERS_SCRIPT,
        metavar="FILE",
        help="the script that measures them (default: bench/peers.py)",
    )
    parser.add_argument(
        "--peers-python",
        default=sys.executable,
        metavar="PYTHON",
        help="the Python they are installed in (default: this one)",
    )


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if not 0 < args.seconds < float("inf") or args.repeats < 1:
        raise SetupError("a measurement needs more than 0 seconds and at least 1 slot")
    with one_core():
        slots, peers = measure_slots(args)
        figures = figures_of(slots, args.seed)
    if args.json:
        data = msgspec.to_builtins(figures)
        if peers is not None:
            data.update(ratios=peers.ratios, peers=peers.measured, missing_peers=peers.missing)
        print(json.dumps(data, indent=1))
    else:
        print_figures(figures)
        if peers is not None:
            print_peers(peers)
    return 1 if peers is not None and not peers.ratios else 0


def print_figures(figures: Figures) -> None:
    """The figures for people."""
    print(
        f"Random games, {PLAYERS} players, collusion, {BUILD}; {figures.cpu}, Python {figures.python}"
    )
    rows = (
        ("decisions per second", f"{figures.decisions_per_s:,.0f}"),
        ("  in tournaments alone", f"{figures.tournament_decisions_per_s:,.0f}"),
        ("games per second", f"{figures.games_per_s:,.2f}"),
        ("decisions per game", f"{figures.decisions_per_game:,.0f}"),
        ("options per decision", f"{figures.options:,.1f}"),
        ("microseconds per clone", f"{figures.clone_us:,.1f}"),
        ("bytes per dump", f"{figures.dump_bytes:,}"),
        ("memory of a live game", f"{figures.memory_bytes / 1000:,.1f} KB"),
    )
    for name, value in rows:
        print(f"  {name:24}{value:>12}")


def print_peers(peers: Peers) -> None:
    """How many times as fast as each peer, by the calibrated figure."""
    print("Next to other engines (decisions per million turns of the calibration loop)")
    for name, ratio in peers.ratios.items():
        row = peers.measured[name]
        clone = f", clone {row['clone_us']:,.0f} µs" if "clone_us" in row else ""
        print(
            f"  {ratio:8.2f} x {name} {row.get('version', '')} "
            f"({row['decisions_per_s']:,.0f} decisions per second{clone})"
        )
    for name, reason in peers.missing.items():
        print(f"  not measured: {name} ({reason})")


# --------------------------------------------------------------------------- random games


def measure_slots(args: argparse.Namespace) -> tuple[list[Slot], Peers | None]:
    """Our slots, alternating with those of the peers, so that drift of the machine affects all alike."""
    table = RandomTable(args.seed)
    table.play_one()  # everything is loaded and compiled
    slots: list[Slot] = []
    rounds: list[dict[str, dict[str, Any]]] = []
    for n in range(args.repeats):
        slots.append(table.slot(args.seconds))
        if args.peers:
            with_clone = n == args.repeats - 1
            rounds.append(
                measure_peers(args.peers_script, args.peers_python, args.seconds, with_clone)
            )
    return slots, compare(slots, rounds) if args.peers else None


class RandomTable:
    """Plays random games one after the other, and counts."""

    def __init__(self, seed: int, library: Library | None = None) -> None:
        self._random = random.Random(seed)
        self._chance = self._random.random
        self._library = library
        self._listed: list[int] = []  # how many options each decision had

    def _decide(self, seen: SeatWindow) -> Action:
        choices = seen.choices
        count = len(choices)
        self._listed.append(count)
        return choices[int(self._chance() * count)]

    def start(self) -> Game:
        """A new game of the kind that is measured."""
        setup = Setup(players=PLAYERS, build=BUILD, seed=self._random.getrandbits(40))
        return Game.start(setup, self._library)

    def play_one(self, stop: Callable[[Game], bool] | None = None) -> Game:
        """A whole game, or as far as `stop`."""
        return self.play_on(self.start(), stop)

    def play_on(self, game: Game, stop: Callable[[Game], bool] | None = None) -> Game:
        """A game that has begun, to its end or as far as `stop`."""
        return play(game, [self._decide] * PLAYERS, stop=stop)

    def slot(self, seconds: float) -> Slot:
        """Whole games for a slot, with a calibration before and after."""
        return self._timed(seconds, self.play_one)

    def tournament_slot(self, seconds: float, games: Sequence[Game]) -> Slot:
        """Only the tournaments that these games have come to."""
        following = _cycle(games)
        return self._timed(
            seconds,
            lambda: self.play_on(next(following).clone(), lambda game: game.phase != "tournament"),
        )

    def _timed(self, seconds: float, play_something: Callable[[], object]) -> Slot:
        before = calibrate()
        self._listed.clear()
        games = 0
        started = now = perf_counter()
        while now - started < seconds:
            play_something()
            games += 1
            now = perf_counter()
        seconds, decisions, options = now - started, len(self._listed), sum(self._listed)
        return Slot(decisions, games, seconds, options, (before + calibrate()) / 2)


def _cycle(games: Sequence[Game]) -> Iterator[Game]:
    while True:
        yield from games


def figures_of(slots: Sequence[Slot], seed: int, library: Library | None = None) -> Figures:
    """The figures that the slots give, and those of states in mid-tournament."""
    table = RandomTable(seed, library)
    openings = [table.play_one(_is_tournament(0, n % 3 + 1)) for n in range(MID_GAME_STATES)]
    middles = [table.play_one(_is_tournament(12, n % 3 + 1)) for n in range(MID_GAME_STATES)]
    seconds = statistics.median(slot.seconds for slot in slots)
    alone = table.tournament_slot(min(seconds, 3.0), openings)
    decisions = sum(slot.decisions for slot in slots)
    return Figures(
        decisions_per_s=round(statistics.median(slot.per_second for slot in slots), 1),
        games_per_s=round(statistics.median(slot.games / slot.seconds for slot in slots), 3),
        clone_us=round(clone_us(middles, min(seconds, 1.0)), 2),
        dump_bytes=round(statistics.median(len(game.dump()) for game in middles)),
        memory_bytes=max(memory_bytes(game, library) for game in middles),
        decisions_per_game=round(decisions / sum(slot.games for slot in slots), 1),
        options=round(sum(slot.options for slot in slots) / decisions, 2),
        tournament_decisions_per_s=round(alone.per_second, 1),
        decisions_per_Mcalib=round(statistics.median(s.per_million_turns for s in slots), 2),
        python=platform.python_version(),
        cpu=cpu(),
    )


def _is_tournament(cards_in_play: int, number: int) -> Callable[[Game], bool]:
    """Whether a game has reached the tournament of a round, and this many cards in tableaus."""

    def reached(game: Game) -> bool:
        if game.over:
            return True
        if game.phase != "tournament" or game.round < number:
            return False
        return sum(len(player.tableau) for player in game.state.players) >= cards_in_play

    return reached


# --------------------------------------------------------------------------- one state


def clone_us(games: Sequence[Game], seconds: float) -> float:
    """Median over the games of the mean cost of a copy."""
    costs: list[float] = []
    for game in games:
        clone = game.clone
        count, spent, started = 0, 0.0, perf_counter()
        while spent < seconds / len(games):
            for _ in range(100):
                clone()
            count += 100
            spent = perf_counter() - started
        costs.append(spent / count * 1e6)
    return statistics.median(costs)


def memory_bytes(game: Game, library: Library | None = None) -> int:
    """What one live game holds: all that is allocated when it is loaded and looked at.

    The card library and the compiled abilities are shared by all games of a process and not counted;
    they have been made before. A game loaded from its dump shares nothing else with any other.
    """
    data = game.dump()
    Game.load(data, library)
    was_tracing = tracemalloc.is_tracing()
    gc.collect()
    if not was_tracing:
        tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    loaded = Game.load(data, library)
    for seat in loaded.seats:
        loaded.choices(seat)
    gc.collect()
    held = tracemalloc.get_traced_memory()[0] - before
    if not was_tracing:
        tracemalloc.stop()
    return held


# --------------------------------------------------------------------------- the machine


def calibrate(clock: Callable[[], float] = perf_counter) -> float:
    """Turns per second of a fixed loop: the same as in `bench/peers.py`, turn for turn."""

    class Box:
        __slots__ = ("a", "b")
        a: int
        b: int

    def turn(box: Box, numbers: list[int], i: int) -> bool:
        box.a = (box.a + numbers[i & 63]) & 1023
        return box.a > 511

    box, numbers, done = Box(), list(range(64)), 0
    box.a = box.b = 0
    started = clock()
    while True:
        for i in range(10000):
            if turn(box, numbers, i):
                box.b += 1
        done += 10000
        spent = clock() - started
        if spent >= CALIBRATION_SECONDS:
            return done / spent


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, as the peers do."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def cpu() -> str:
    """The processor's name and how many of them there are."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                name = line.partition(":")[2].strip()
                break
    return f"{name}, {os.cpu_count()} cores"


# --------------------------------------------------------------------------- peers


def measure_peers(
    script: Path, python: str, seconds: float, with_clone: bool
) -> dict[str, dict[str, Any]]:
    """One slot of every peer: its row of figures, or one that says why there are none."""
    if not script.is_file():
        return {name: {"skipped": f"there is no {script}"} for name in PEERS}
    command = [python, str(script), "--only", ",".join(PEERS), "--seconds", str(seconds)]
    if not with_clone:
        command.append("--no-clone")
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return {name: {"skipped": f"{python}: {error.strerror}"} for name in PEERS}
    rows = peer_rows(done.stdout)
    lost = f"{script.name} ended with status {done.returncode}"
    return {name: rows.get(name, {"skipped": lost}) for name in PEERS}


def peer_rows(output: str) -> dict[str, dict[str, Any]]:
    """The lines of `bench/peers.py` by peer."""
    rows: dict[str, dict[str, Any]] = {}
    for line in output.splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        if isinstance(row, dict):
            rows[str(row.get("peer"))] = row
    return rows


def compare(slots: Sequence[Slot], rounds: Sequence[dict[str, dict[str, Any]]]) -> Peers:
    """Median of the ratios, round by round; a peer that was not measured has no ratio."""
    peers = Peers({}, {}, {})
    for name in PEERS:
        rows = [peer_round[name] for peer_round in rounds]
        failed = [row for row in rows if "decisions_per_Mcalib" not in row]
        if failed:
            reason = failed[0].get("skipped") or failed[0].get("failed") or "no figures"
            peers.missing[name] = str(reason)
            continue
        ratios = [
            slot.per_million_turns / row["decisions_per_Mcalib"]
            for slot, row in zip(slots, rows, strict=True)
        ]
        peers.ratios[name] = round(statistics.median(ratios), 2)
        speeds = [row["decisions_per_s"] for row in rows]
        peers.measured[name] = {**rows[-1], "decisions_per_s": statistics.median(speeds)}
    return peers
