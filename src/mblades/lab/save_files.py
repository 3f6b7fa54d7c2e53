"""Games in files: saved between rounds and continued later, or finished and told again."""

from __future__ import annotations

from pathlib import Path

from mblades.errors import ReplayError, SaveError
from mblades.rules import replay
from mblades.rules.game import Game
from mblades.rules.replay import Replay


class AutoSave:
    """Writes a game to its file whenever a new round begins.

    As the `stop` argument of `lab.play.play` it also says whether to stop there.
    """

    def __init__(self, game: Game, path: Path, last_round: int | None = None) -> None:
        self.path = path
        self._round = game.round
        self._last = last_round

    def __call__(self, game: Game) -> bool:
        """Whether the last round that is to be played is over."""
        if game.round != self._round:
            self._round = game.round
            write(game, self.path)
        return self._last is not None and game.round > self._last


def write(game: Game, path: Path) -> None:
    """Write a game to a file; SaveError if that cannot be done."""
    try:
        path.write_bytes(game.dump())
    except OSError as error:
        raise SaveError(f"{path} cannot be written: {error.strerror}") from None


def read(path: Path) -> Game:
    """The game in a file; SaveError if there is none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveError(f"{path} cannot be read: {error.strerror}") from None
    return Game.load(data)


def write_replay(game: Replay, path: Path) -> None:
    """Write a replay to a file; ReplayError if that cannot be done."""
    try:
        path.write_bytes(game.dump())
    except OSError as error:
        raise ReplayError(f"{path} cannot be written: {error.strerror}") from None


def read_replay(path: Path) -> Replay:
    """The replay in a file, played once to see that it is one; ReplayError if it is none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ReplayError(f"{path} cannot be read: {error.strerror}") from None
    found = replay.load(data)
    found.check()
    return found
