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

from msgspec import to_builtins

from mblades import Game, IllegalAction, Setup
from mblades.bots import make_bot

PLAYERS = 4
BUILD = "New Beginnings"
ACTIONS_PER_TIMER = 200
POSITIONS = 6
DONE = ("unready", "resume")  # all that is left to who is ready, or while the clock stands still


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


def is_done(game: Any, seat: int) -> bool:
    choices = game.choices(seat)
    return len(choices) == 1 and to_builtins(choices[0])[0] in DONE


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
            busy = [seat for seat in game.waiting if not is_done(game, seat)]
            if not busy:
                break
            for seat in busy:
                if not is_done(game, seat):
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


def tournaments(players: int = PLAYERS, singles: int = 6) -> list[Any]:
    """Tournaments about to begin with decks drawn by lot: the same for every version of the rules."""
    return [_tournament(seed, players, singles) for seed in range(2 * POSITIONS)]


def _tournament(seed: int, players: int, singles: int) -> Any:
    game = new_game(seed, players)
    s, rng = game.state, random.Random(seed)
    piles: dict[str, list[int]] = {}
    for card, design in enumerate(s.cards):
        piles.setdefault(s.catalog.kind[design], []).append(card)
    for pile in piles.values():
        pile.sort(key=lambda card: (s.catalog.names[s.cards[card]], card))
        rng.shuffle(pile)
    for player in s.players:
        wanted = {"Single": singles, "Deck Box": 1, "Accessory": 2}
        player.binder = player.collection = ()
        player.deck = tuple(
            piles[kind].pop() for kind, count in wanted.items() for _ in range(count)
        )
    s.phase = "tournament"
    _begin_tournament(s)
    return game


def _begin_tournament(s: Any) -> None:
    """The module of the tournament has had two homes."""
    for home in ("mblades.rules.tournament.phase", "mblades.rules.tournament"):
        try:
            begin = import_module(home).begin
        except (ModuleNotFoundError, AttributeError):
            continue
        begin(s)
        return
    raise SystemExit("this version has no tournament")


# --------------------------------------------------------------------------- workloads


def tournament(seconds: float, starts: list[Any] | None = None) -> float:
    """Decisions a second in random playouts of tournaments."""
    starts, rng, count, spent = starts or tournaments(), random.Random(1), 0, 0.0
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


def grown(players: int, singles: int) -> Callable[[float], float]:
    """Such decisions with that many players, and Singles in each deck."""
    return lambda seconds: tournament(seconds, tournaments(players, singles))


def playouts(seconds: float) -> float:
    """Whole tournaments a second, played at random from their start."""
    starts, rng, count, spent = tournaments(), random.Random(2), 0, 0.0
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
# How the cost of a tournament's decision grows with players, and with cards in hand and in play.
for players in (3, 4, 5, 6):
    WORKLOADS[f"tournament_{players}_players"] = grown(players, 6)
for cards in (2, 4, 8):
    WORKLOADS[f"tournament_{cards}_cards"] = grown(PLAYERS, cards)


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
