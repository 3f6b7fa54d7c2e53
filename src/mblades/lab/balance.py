"""How balanced the library is: who wins with which starter deck, character and card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from mblades.bots import make_bot
from mblades.cards.library import load
from mblades.errors import SetupError
from mblades.lab.play import play
from mblades.lab.processes import spread
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state import events
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event
from mblades.rules.state.state import NO_CARD

GAMES_A_TASK = 10
STARTERS = (0.7, 1.3)  # of the fair share of wins
CHARACTERS = 1.5
LIFT = 15.0  # points of chance that one design may add
FEWEST_DECKS = 60  # a design in fewer decks is not judged

Edition = Literal["original", "collusion"]


class Share(msgspec.Struct):
    """Wins of those who had something, and what would be fair."""

    games: int = 0
    wins: float = 0.0
    fair: float = 0.0

    def add(self, other: Share) -> None:
        self.games += other.games
        self.wins += other.wins
        self.fair += other.fair

    @property
    def ratio(self) -> float:
        """Wins by fair share: 1 is balanced."""
        return self.wins / self.fair if self.fair else 0.0

    @property
    def lift(self) -> float:
        """How many points more often it wins than is fair."""
        return 100 * (self.wins - self.fair) / self.games if self.games else 0.0


class Balance(msgspec.Struct):
    """Sums over many games."""

    games: int = 0
    failures: list[str] = []
    starters: dict[str, Share] = {}
    characters: dict[str, Share] = {}
    designs: dict[str, Share] = {}  # brought to at least one tournament of the game
    tournaments: dict[str, int] = {}  # to which the card was brought
    rp: dict[str, int] = {}  # gained by effects of the card

    def add(self, other: Balance) -> None:
        """Put two parts together."""
        self.games += other.games
        self.failures += other.failures
        for mine, theirs in (
            (self.starters, other.starters),
            (self.characters, other.characters),
            (self.designs, other.designs),
        ):
            for name, share in theirs.items():
                mine.setdefault(name, Share()).add(share)
        for mine_counts, their_counts in (
            (self.tournaments, other.tournaments),
            (self.rp, other.rp),
        ):
            for name, count in their_counts.items():
                mine_counts[name] = mine_counts.get(name, 0) + count

    def faults(self) -> list[str]:
        """What stands out, in words; empty when everything is within its bounds."""
        low, high = STARTERS
        found = [
            f"starter deck {name}: {share.ratio:.2f} of its fair share"
            for name, share in self.starters.items()
            if not low <= share.ratio <= high
        ]
        found += [
            f"character {name}: {share.ratio:.2f} of the fair share"
            for name, share in self.characters.items()
            if share.ratio > CHARACTERS
        ]
        found += [
            f"{name}: {share.lift:+.1f} points"
            for name, share in self.judged()
            if share.lift > LIFT
        ]
        return found

    def judged(self) -> list[tuple[str, Share]]:
        """Designs that were in enough decks, the strongest first."""
        known = [(name, share) for name, share in self.designs.items()]
        judged = [(name, share) for name, share in known if share.games >= FEWEST_DECKS]
        return sorted(judged, key=lambda entry: -entry[1].lift)

    def rp_of(self, design: str) -> float:
        """The RP that a card's own effects gain in a tournament it is brought to."""
        return self.rp.get(design, 0) / max(self.tournaments.get(design, 0), 1)

    def as_data(self) -> dict[str, Any]:
        """The balance as plain data."""
        return {
            "games": self.games,
            "errors": len(self.failures),
            "failures": self.failures[:5],
            "starters": {name: round(share.ratio, 3) for name, share in self.starters.items()},
            "characters": {name: round(share.ratio, 3) for name, share in self.characters.items()},
            "designs": {
                name: {
                    "decks": share.games,
                    "lift": round(share.lift, 1),
                    "tournaments": self.tournaments[name],
                    "rp_per_tournament": round(self.rp_of(name), 1),
                }
                for name, share in self.judged()
            },
            "faults": self.faults(),
        }


# --------------------------------------------------------------------------- playing


class Task(msgspec.Struct, frozen=True):
    """Some games of one build."""

    setup: Setup
    bot: str
    first_seed: int
    games: int


def measure(
    setups: Sequence[Setup], bot: str, games: int, seed: int, workers: int | None = None
) -> Balance:
    """Play this many games in all, spread evenly over the set-ups."""
    if games < len(setups):
        raise SetupError(f"play at least one game of each of the {len(setups)} set-ups")
    make_bot(bot)
    tasks: list[Task] = []
    for number, setup in enumerate(setups):
        share = games * (number + 1) // len(setups) - games * number // len(setups)
        start = seed + number * games
        tasks += [
            Task(setup, bot, start + first, min(GAMES_A_TASK, share - first))
            for first in range(0, share, GAMES_A_TASK)
        ]
    total = Balance()
    for part in spread(play_task, tasks, workers):
        total.add(part)
    return total


def play_task(task: Task) -> Balance:
    """The games of one task."""
    part = Balance()
    for number in range(task.games):
        seed = task.first_seed + number
        try:
            part.add(play_game(msgspec.structs.replace(task.setup, seed=seed), task.bot))
        except Exception as error:
            part.failures.append(
                f"seed {seed}, {task.setup.build}: {type(error).__name__}: {error}"
            )
            part.games += 1
    return part


def play_game(setup: Setup, bot: str) -> Balance:
    """One game of the same bot on all seats, and what each of them had."""
    game = Game.start(setup)
    watcher = _Watcher(game)
    bots = [make_bot(bot, setup.seed * 64 + seat) for seat in game.seats]
    play(game, [one.decide for one in bots], listener=watcher.hear)
    standings = game.standings()
    winners = [one["seat"] for one in standings if one["place"] == 1]
    part = Balance(games=1, tournaments=dict(watcher.tournaments), rp=dict(watcher.rp))
    for seat in game.seats:
        won = 1 / len(winners) if seat in winners else 0.0
        share = Share(1, won, 1 / setup.players)
        part.starters.setdefault(watcher.starters[seat], Share()).add(share)
        part.characters.setdefault(watcher.characters[seat], Share()).add(share)
        for design in watcher.brought[seat]:
            part.designs.setdefault(design, Share()).add(share)
    return part


class _Watcher:
    """Listens to a game: which cards come to tournaments, are played, and gain what."""

    def __init__(self, game: Game) -> None:
        s = game.state
        self.game = game
        catalog = s.catalog
        self.starters = [_starter(game, seat) for seat in game.seats]
        self.characters = [catalog.characters[player.character].name for player in s.players]
        self.brought: list[set[str]] = [set() for _ in game.seats]
        self.tournaments: Counter[str] = Counter()
        self.rp: Counter[str] = Counter()

    def hear(self, _seat: int | None, _action: Action | None, happened: list[Event]) -> None:
        for event in happened:
            match event:
                case events.Tournament():
                    for player in self.game.state.players:
                        cards = (*player.hand, *player.box, *player.accessories)
                        designs = {self._design(card) for card in cards}
                        self.brought[player.seat] |= designs
                        self.tournaments.update(designs)
                case events.Gained(unit="RP") | events.Stole(unit="RP") if event.source != NO_CARD:
                    self.rp[self._design(event.source)] += event.amount
                case _:
                    pass

    def _design(self, card: int) -> str:
        return self.game.state.catalog.designs[self.game.state.cards[card]].id


def _starter(game: Game, seat: int) -> str:
    """The set of a player's first cards."""
    s = game.state
    player = s.players[seat]
    first = (*player.binder, *player.deck, *player.hand)
    starters = [s.catalog.set_of[s.cards[card]] for card in first]
    return next(name for name in starters if load().sets[name].rarity == "Starter")
