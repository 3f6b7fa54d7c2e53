"""Who wins whole games with which starter deck and character, and which cards come to tournaments."""

from __future__ import annotations

import msgspec

from mblades.bots import make_bot
from mblades.lab.balance.measured import Picked, Share
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.setup.setup import Setup
from mblades.rules.state import events
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event
from mblades.rules.state.player import Player


class Standings(msgspec.Struct):
    """Sums over many games."""

    games: int = 0
    starters: dict[str, Share] = {}
    characters: dict[str, Share] = {}
    picks: dict[str, Picked] = {}  # by design
    failures: list[str] = []

    def add(self, other: Standings) -> None:
        """Put two parts together."""
        self.games += other.games
        self.failures += other.failures
        for mine, theirs in (
            (self.starters, other.starters),
            (self.characters, other.characters),
        ):
            for name, share in theirs.items():
                mine.setdefault(name, Share()).add(share)
        for design, picked in other.picks.items():
            self.picks.setdefault(design, Picked()).add(picked)


class Task(msgspec.Struct, frozen=True):
    """Some games of one set-up, with seeds that follow each other."""

    setup: Setup
    bot: str
    games: int


def play_task(task: Task) -> Standings:
    """The games of a task."""
    part = Standings()
    for number in range(task.games):
        setup = msgspec.structs.replace(task.setup, seed=task.setup.seed + number)
        try:
            part.add(play_game(setup, task.bot))
        except Exception as error:
            part.failures.append(
                f"seed {setup.seed}, {setup.build}: {type(error).__name__}: {error}"
            )
    return part


def play_game(setup: Setup, bot: str) -> Standings:
    """One game of the same bot on all seats, and what each of them had."""
    game = Game.start(setup)
    s = game.state
    starters = [_starter(game, player) for player in s.players]
    characters = [s.catalog.characters[player.character].name for player in s.players]
    part = Standings(games=1)

    def hear(_seat: int | None, _action: Action | None, happened: list[Event]) -> None:
        if any(isinstance(event, events.Tournament) for event in happened):
            for player in s.players:
                _count(game, player, part.picks)

    bots = [make_bot(bot, setup.seed * 64 + seat) for seat in game.seats]
    play(game, [one.decide for one in bots], listener=hear)
    winners = [one["seat"] for one in game.standings() if one["place"] == 1]
    for seat in game.seats:
        won = 1 / len(winners) if seat in winners else 0.0
        share = Share(1, won, 1 / setup.players)
        part.starters.setdefault(starters[seat], Share()).add(share)
        part.characters.setdefault(characters[seat], Share()).add(share)
    return part


def _count(game: Game, player: Player, picks: dict[str, Picked]) -> None:
    """What a player has brought to a tournament, and what stayed in the binder."""
    catalog, numbers = game.state.catalog, game.state.cards
    brought = {numbers[card] for card in (*player.hand, *player.box, *player.accessories)}
    for number in brought | {numbers[card] for card in player.binder}:
        picked = picks.setdefault(catalog.designs[number].id, Picked())
        picked.held += 1
        picked.brought += number in brought


def _starter(game: Game, player: Player) -> str:
    """The set of a player's first cards."""
    s = game.state
    sets = s.catalog.library.sets
    first = (*player.binder, *player.deck, *player.hand)
    names = (s.catalog.set_of[s.cards[card]] for card in first)
    return next(name for name in names if name in sets and sets[name].rarity == "Starter")
