"""What people wait for, measured on whatever version of mblades is importable: one JSON line.

    python -m bench.workloads tournament --seconds 3

Run by `bench.versions` with another version's sources on the path, so it uses nothing but names
that all versions have. Times are CPU seconds of this process.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from time import process_time
from typing import Any

from mblades import Game, IllegalAction, Setup
from mblades.bots import make_bot

PLAYERS = 4
BUILD = "New Beginnings"
ACTIONS_PER_TIMER = 200
POSITIONS = 6
DONE = (
    [("unready",)],
    [("resume",)],
)  # the choices of who is ready, or when the clock stands still


def new_game(seed: int, players: int = PLAYERS) -> Any:
    return Game.start(Setup(players=players, build=BUILD, seed=seed))


def window(game: Any, seat: int) -> Any:
    """What a bot is given; the class has had two names and two homes."""
    for home, name in (("mblades.rules.window", "SeatWindow"), ("mblades.rules.seen", "Seen")):
        try:
            return getattr(import_module(home), name)(game, seat)
        except ModuleNotFoundError:
            continue
    raise SystemExit("this version has no window for bots")


Decider = Callable[[Any], Any]


def decisions(game: Any, deciders: Sequence[Decider]) -> Iterator[Any]:
    """Play a game to its end, a decision at a time."""
    windows = [window(game, seat) for seat in game.seats]
    while not game.over:
        if game.phase != "deckbuilding":
            seat = game.waiting[0]
            game.act(seat, deciders[seat](windows[seat]))
            yield game
            continue
        for _ in range(ACTIONS_PER_TIMER):
            busy = [seat for seat in game.waiting if game.choices(seat) not in DONE]
            if not busy:
                break
            for seat in busy:
                if game.choices(seat) not in DONE:
                    game.act(seat, deciders[seat](windows[seat]))
                    yield game
        try:
            game.tick()
        except IllegalAction:  # somebody has stopped the clock
            seat = game.waiting[0]
            game.act(seat, game.choices(seat)[0])
        yield game


def at_random(rng: random.Random) -> Decider:
    return lambda seen: rng.choice(seen.choices)


def regulars(seed: int) -> list[Decider]:
    return [make_bot("regular", seed + seat).decide for seat in range(PLAYERS)]


def positions(phase: str, after: int = 0) -> list[Any]:
    """Games of Regulars in the last round, `after` decisions into a phase."""
    found: list[Any] = []
    for seed in range(100):
        if len(found) == POSITIONS:
            break
        game, inside = new_game(seed), 0
        for _ in decisions(game, regulars(seed)):
            inside = inside + 1 if game.phase == phase and game.round == 3 else 0
            if inside > after:
                found.append(game.clone())
                break
    return found


# --------------------------------------------------------------------------- workloads


def tournament(seconds: float) -> float:
    """Decisions a second in random playouts of tournaments."""
    starts, rng, count, spent = positions("tournament"), random.Random(1), 0, 0.0
    while spent < seconds:
        for start in starts:
            game = start.clone()
            before = process_time()
            while game.phase == "tournament":
                seat = game.waiting[0]
                game.act(seat, rng.choice(game.choices(seat)))
                count += 1
            spent += process_time() - before
    return count / spent


def playouts(seconds: float) -> float:
    """Whole tournaments a second, played at random from their start."""
    starts, rng, count, spent = positions("tournament"), random.Random(2), 0, 0.0
    while spent < seconds:
        for start in starts:
            before = process_time()
            game = start.clone()
            while game.phase == "tournament":
                seat = game.waiting[0]
                game.act(seat, rng.choice(game.choices(seat)))
            count += 1
            spent += process_time() - before
    return count / spent


def random_games(seconds: float) -> float:
    """Decisions a second in whole random games."""
    new_game(0)  # reads the cards
    rng, count, spent, seed = random.Random(3), 0, 0.0, 100
    while spent < seconds:
        before = process_time()
        count += sum(1 for _ in decisions(new_game(seed), [at_random(rng)] * PLAYERS))
        spent += process_time() - before
        seed += 1
    return count / spent


def bot_games(name: str) -> Callable[[float], float]:
    def measure(seconds: float) -> float:
        new_game(0)  # reads the cards
        count, spent, seed = 0, 0.0, 200
        while spent < seconds:
            before = process_time()
            bots = [make_bot(name, seed + seat).decide for seat in range(PLAYERS)]
            for _ in decisions(new_game(seed), bots):
                pass
            spent += process_time() - before
            count, seed = count + 1, seed + 1
        return count / spent

    measure.__doc__ = f"Whole games a second of four bots: {name}."
    return measure


def each(make: Callable[[], list[Any]], do: Callable[[Any], object]) -> Callable[[float], float]:
    """How often a second something can be done to each of some positions."""

    def measure(seconds: float) -> float:
        games, count, spent = make(), 0, 0.0
        while spent < seconds:
            for game in games:
                before = process_time()
                for _ in range(200):
                    do(game)
                spent += process_time() - before
                count += 200
        return count / spent

    return measure


def memory(_seconds: float) -> float:
    """Live games in a megabyte, loaded in mid-tournament, with their choices worked out."""
    dumps = [game.dump() for game in positions("tournament", 20)]
    keep = [Game.load(data) for data in dumps]  # what games share is there already
    for game in keep:
        game.choices(game.waiting[0])
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [Game.load(data) for data in dumps for _ in range(10)]
    for game in games:
        game.choices(game.waiting[0])
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    return len(games) / (used / 1e6)


def fresh_choices(game: Any) -> object:
    twin = game.clone()
    return [twin.choices(seat) for seat in twin.waiting]


WORKLOADS: dict[str, Callable[[float], float]] = {
    "tournament": tournament,
    "playouts": playouts,
    "random": random_games,
    "regular": bot_games("regular"),
    "rookie": bot_games("rookie"),
    "clone": each(lambda: positions("tournament", 20), lambda game: game.clone()),
    "view": each(lambda: positions("tournament", 20), lambda game: game.view(0)),
    "view_shop": each(lambda: positions("deckbuilding", 20), lambda game: game.view(0)),
    "choices_shop": each(lambda: positions("deckbuilding", 20), fresh_choices),
    "memory": memory,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("workload", choices=WORKLOADS)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    gc.collect()
    rate = WORKLOADS[args.workload](args.seconds)
    print(json.dumps({"workload": args.workload, "rate": rate, "python": sys.version.split()[0]}))


if __name__ == "__main__":
    main()
