"""Games in files: saved between rounds and continued later, or finished and told again."""

from __future__ import annotations

from pathlib import Path

from mblades import files
from mblades.errors import ReplayError, SaveError
from mblades.rules import replay, save
from mblades.rules.game import Game
from mblades.rules.replay import Replay


class AutoSave:
    """Writes a game to its file whenever a new round begins.

    As the `stop` argument of `lab.play.play` it also says whether to stop there.
    """

    def __init__(self, game: Game, path: Path, last_round: int | None = None) -> None:
        files.check_free(path, save.MAGIC)
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
    """Write a game to a file, over an older game at most; SetupError if that cannot be done."""
    files.write(path, game.dump(), save.MAGIC)


def read(path: Path) -> Game:
    """The game in a file; SaveError if there is none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveError(f"{path} cannot be read: {error.strerror}") from None
    return Game.load(data)


def check_free_for_replay(path: Path) -> None:
    """FileKept if something else stands where a replay is to be written."""
    files.check_free(path, replay.MARK)


def write_replay(game: Replay, path: Path) -> None:
    """Write a replay to a file, over an older replay at most; SetupError if that cannot be done."""
    files.write(path, game.dump(), replay.MARK)


def read_replay(path: Path) -> Replay:
    """The replay in a file, played once to see that it is one; ReplayError if it is none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ReplayError(f"{path} cannot be read: {error.strerror}") from None
    found = replay.load(data)
    found.check()
    return found
