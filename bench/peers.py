"""How fast other engines play random games: the peers of docs/performance.md.

    PYTHON bench/peers.py                               every peer, 5 seconds each
    PYTHON bench/peers.py --only lpsim --seconds 1

PYTHON is that of an environment with the peers in it and need not have mblades, so this file imports
nothing of the project. It prints a line of JSON for each peer. One that cannot be imported has
"skipped" in its line, one that broke "failed". `./mb bench --peers` runs it.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import logging
import os
import pickle
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from importlib import metadata
from time import perf_counter
from typing import Any

CALIBRATION_SECONDS = 0.3
COST_SECONDS = 0.6  # for all the states that a clone or dump is measured in
STATES = 5
STATES_TRIED = 40
CATANATRON_TURNS = 1000
PATIENCE_S = 120.0  # beyond what is asked for: importing, warming up, clones
NEVER = 1 << 60


@dataclass
class Count:
    """What was played in a slot."""

    decisions: int = 0
    options: int = 0
    games: int = 0

    def decide(self, options: int) -> None:
        """One choice of a player among so many."""
        self.decisions += 1
        self.options += options


@dataclass
class Engine:
    """A peer ready to play."""

    # Plays a game; or stops after so many decisions, and returns the state it has then.
    play: Callable[[Count, int], Any]
    clone: Callable[[Any], object]
    dump: Callable[[Any], bytes] | None = None


# --- the peers ---


def catanatron(rng: random.Random) -> Engine:
    """Four players; a game ends after 1000 turns at the latest."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(count: Count, stop: int) -> Any:
        game = Game([RandomPlayer(colour) for colour in colours], seed=rng.getrandbits(40) + 1)
        for _ in range(stop):
            if game.winning_color() is not None or game.state.num_turns >= CATANATRON_TURNS:
                return None
            actions = game.state.playable_actions
            count.decide(len(actions))
            game.execute(actions[int(rng.random() * len(actions))])
        return game

    return Engine(play, lambda game: game.copy(), pickle.dumps)


def pyminion(rng: random.Random) -> Engine:
    """Two players, ten random cards of the base set; picking several cards is one decision."""
    logging.disable(logging.CRITICAL)
    from pyminion.bots.bot import Bot, BotDecider
    from pyminion.expansions.base import base_set
    from pyminion.game import Game

    counting = Count()

    def one(options: Sequence[Any], may_decline: bool) -> Any:
        number = len(options) + may_decline
        if not number:
            return None
        counting.decide(number)
        chosen = int(rng.random() * number)
        return options[chosen] if chosen < len(options) else None

    class Decider(BotDecider):  # type: ignore[misc]
        def action_phase_decision(self, valid_actions: Any, *_: Any, **__: Any) -> Any:
            return one(list(valid_actions), may_decline=True)

        def treasure_phase_decision(self, valid_treasures: Any, *_: Any, **__: Any) -> Any:
            return valid_treasures  # all of them, which is no decision

        def buy_phase_decision(self, valid_cards: Any, *_: Any, **__: Any) -> Any:
            return one(list(valid_cards), may_decline=True)

        def binary_decision(self, *_: Any, **__: Any) -> bool:
            counting.decide(2)
            return rng.random() < 0.5

        def multiple_option_decision(
            self, card: Any, options: Any, player: Any, game: Any,
            num_choices: int = 1, unique: bool = True,
        ) -> list[int]:  # fmt: skip
            del card, player, game, unique
            counting.decide(len(options))
            return rng.sample(range(len(options)), num_choices)

        def multi_play_decision(
            self, prompt: Any, card: Any, valid_cards: Any, player: Any, game: Any,
            required: bool = True,
        ) -> Any:  # fmt: skip
            del prompt, card, player, game
            return one(list(valid_cards), may_decline=not required)

        def deck_position_decision(
            self, prompt: Any, card: Any, player: Any, game: Any, num_deck_cards: int
        ) -> int:
            del prompt, card, player, game
            counting.decide(num_deck_cards + 1)
            return rng.randint(0, num_deck_cards)

    # pyminion calls it with names, and every kind has its own for the two limits.
    def several(*_: Any, valid_cards: Any, **others: Any) -> list[Any]:
        cards = list(valid_cards)
        fewest, most = 0, -1
        for name, value in others.items():
            if name.startswith("min_num"):
                fewest = value
            elif name.startswith("max_num"):
                most = value
        most = len(cards) if most < 0 else min(most, len(cards))
        counting.decide(max(1, len(cards)))
        return rng.sample(cards, rng.randint(min(fewest, len(cards)), most))

    for kind in ("discard", "trash", "gain", "topdeck", "reveal", "pass", "name_card"):
        setattr(Decider, f"{kind}_decision", several)

    def play(count: Count, stop: int) -> Any:
        nonlocal counting
        counting = count
        bots = [Bot(Decider(), "a"), Bot(Decider(), "b")]
        game = Game(bots, [base_set], log_stdout=False, log_file=False)
        # pyminion 0.4.0 fails in 1 of 500 games: Remodel with an empty hand
        with contextlib.suppress(AssertionError):
            if stop == NEVER:
                game.play()
                return None
            game.start()
            while count.decisions < stop and not game.is_over():
                for player in game.players:
                    player.take_turn(game)
                    game.card_cost_reduction = 0
            return None if game.is_over() else game
        return None

    return Engine(play, deepcopy)


LPSIM_DECK = """default_version:4.1
character:Fischl
character:Mona
character:Nahida
Strategize*2
Changing Shifts*2
Toss-Up*2
Timmie*2
Rana*2
Leave It to Me!*2
Calx's Arts*2
Lotus Flower Crisp*2
Mondstadt Hash Brown*2
Wine-Stained Tricorne*2
Gambler's Earrings*2
Adeptus' Temptation*2
Vanarana*2
I Haven't Lost Yet!*2
The Bestest Travel Companion!*2"""


def lpsim(rng: random.Random) -> Engine:
    """Options are its requests; what these leave open (dice, targets) is not counted."""
    from lpsim import Deck, Match
    from lpsim.agents import RandomAgent

    def play(count: Count, stop: int) -> Any:
        match = Match()
        match.set_deck([Deck.from_str(LPSIM_DECK), Deck.from_str(LPSIM_DECK)])
        started = match.start()
        if started is False or (isinstance(started, tuple) and not started[0]):
            raise RuntimeError(f"the match did not start: {started}")
        match.step()
        agents = [RandomAgent(player_idx=n, random_seed=rng.getrandbits(31)) for n in (0, 1)]
        for _ in range(stop):
            if match.is_game_end():
                return None
            asked = 0 if match.need_respond(0) else 1
            count.decide(sum(request.player_idx == asked for request in match.requests))
            match.respond(agents[asked].generate_response(match))
            match.step()
        return match

    return Engine(play, lambda match: match.copy(deep=True), lambda match: match.json().encode())


PEERS: dict[str, Callable[[random.Random], Engine]] = {
    "catanatron": catanatron,
    "pyminion": pyminion,
    "lpsim": lpsim,
}


# --- measuring ---


def calibrate() -> float:
    """Turns per second of a fixed loop: the same as in mblades.cli.bench, turn for turn."""

    class Box:
        __slots__ = ("a", "b")
        a: int
        b: int

    def turn(box: Box, numbers: list[int], i: int) -> bool:
        box.a = (box.a + numbers[i & 63]) & 1023
        return box.a > 511

    box, numbers, done = Box(), list(range(64)), 0
    box.a = box.b = 0
    started = perf_counter()
    while True:
        for i in range(10000):
            if turn(box, numbers, i):
                box.b += 1
        done += 10000
        spent = perf_counter() - started
        if spent >= CALIBRATION_SECONDS:
            return done / spent


def slot(engine: Engine, seconds: float) -> tuple[Count, float]:
    """Whole games for so long."""
    count = Count()
    started = now = perf_counter()
    while now - started < seconds:
        engine.play(count, NEVER)
        count.games += 1
        now = perf_counter()
    return count, now - started


def cost_us(operation: Callable[[Any], object], states: Sequence[Any]) -> float:
    """Median over the states of the mean cost of the operation, in microseconds."""
    costs: list[float] = []
    for state in states:
        times, started, spent = 0, perf_counter(), 0.0
        while spent <= COST_SECONDS / len(states):
            operation(state)
            times += 1
            spent = perf_counter() - started
        costs.append(spent / times * 1e6)
    return statistics.median(costs)


def mid_game_states(engine: Engine, decisions: int) -> list[Any]:
    """States of games that have come so far."""
    states: list[Any] = []
    for _ in range(STATES_TRIED):
        state = engine.play(Count(), decisions)
        if state is not None:
            states.append(state)
        if len(states) == STATES:
            break
    return states


def measure(name: str, seconds: float, seed: int, with_clone: bool) -> dict[str, Any]:
    """The figures of a peer, or why there are none."""
    row: dict[str, Any] = {"peer": name}
    try:
        row["version"] = metadata.version(name)
        engine = PEERS[name](random.Random(seed))
    except Exception as error:
        return {**row, "skipped": _short(error)}
    try:
        random.seed(seed)
        slot(engine, min(1.0, seconds / 5))  # it warms up
        before = calibrate()
        count, spent = slot(engine, seconds)
        calibration = (before + calibrate()) / 2
        per_second = count.decisions / spent
        row.update(
            decisions_per_s=round(per_second, 1),
            decisions_per_Mcalib=round(per_second / calibration * 1e6, 2),
            games_per_s=round(count.games / spent, 3),
            decisions_per_game=round(count.decisions / count.games, 1),
            options=round(count.options / count.decisions, 2),
        )
        if with_clone:
            row.update(state_costs(engine, max(1, count.decisions // count.games // 2)))
    except Exception as error:
        return {**row, "failed": _short(error)}
    return row


def state_costs(engine: Engine, decisions: int) -> dict[str, float]:
    """What clones and dumps cost after so many decisions."""
    states = mid_game_states(engine, decisions)
    costs: dict[str, float] = {}
    if states:
        costs["clone_us"] = round(cost_us(engine.clone, states), 2)
        if engine.dump is not None:
            costs["dump_us"] = round(cost_us(engine.dump, states), 2)
            costs["dump_bytes"] = len(engine.dump(states[0]))
    return costs


def _short(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:300]


# --- the command ---


def measure_separately(name: str, args: argparse.Namespace) -> dict[str, Any]:
    """The row of a peer, which gets a fresh process."""
    command = [sys.executable, __file__, "--child", name, "--seconds", str(args.seconds)]
    command += ["--seed", str(args.seed)]
    if args.no_clone:
        command.append("--no-clone")
    patience = PATIENCE_S + 6 * args.seconds
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=patience
        )
        row: dict[str, Any] = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        return {"peer": name, "failed": "it took too long"}
    except ValueError:
        return {"peer": name, "failed": f"status {done.returncode}: {done.stderr.strip()[-200:]}"}
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast other engines play random games.")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of a slot (default 5)")
    parser.add_argument("--only", default=",".join(PEERS), help="some of them, with commas between")
    parser.add_argument("--seed", type=int, default=20240501, help="of the random players")
    parser.add_argument("--no-clone", action="store_true", help="measure no clones and dumps")
    parser.add_argument("--child", choices=PEERS, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        with contextlib.redirect_stdout(io.StringIO()):  # pyminion prints
            row = measure(args.child, args.seconds, args.seed, not args.no_clone)
        print(json.dumps(row))
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # the children inherit it
    for name in args.only.split(","):
        if name not in PEERS:
            parser.error(f"there is no peer {name}: choose from {', '.join(PEERS)}")
        print(json.dumps(measure_separately(name, args)), flush=True)


if __name__ == "__main__":
    main()
