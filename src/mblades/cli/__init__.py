"""The `mblades` command: one word per job, each job's code loaded only when it is asked for."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Protocol, cast

from mblades import __version__
from mblades.cli.started_as import program
from mblades.errors import FileKept, MbladesError
from mblades.native import how_it_runs


class CommandModule(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's own arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Do the job and return the exit status."""


# word -> (module, help); the module has what CommandModule names
COMMANDS: dict[str, tuple[str, str]] = {
    "cards": ("mblades.cli.cards", "list and search the cards of the library"),
    "text": ("mblades.cli.text", "show how a card text is understood, in three languages"),
    "new-set": ("mblades.cli.new_set", "write a sample sheet to start your own set from"),
    "check-set": ("mblades.cli.check_set", "check your own sheets and show their cards"),
    "try": (
        "mblades.cli.try_set",
        "see a set of your own played: a scene for each card, and a game",
    ),
    "play": ("mblades.cli.play", "play in the browser, alone or with friends"),
    "serve": ("mblades.cli.serve", "run the server for games in the browser"),
    "watch": ("mblades.cli.watch", "watch bots play a whole game in the terminal"),
    "replay": ("mblades.cli.replay", "tell a finished game in the terminal, from its replay"),
    "puzzles": ("mblades.cli.puzzles", "list puzzles, show one, check them all"),
    "modes": ("mblades.cli.modes", "list the modes and options of the game"),
    "simulate": ("mblades.cli.simulate", "play many games between bots and sum up the results"),
    "bosses": ("mblades.cli.bosses", "measure how often the co-op bosses are beaten"),
    "bench": (
        "mblades.cli.bench",
        "measure how fast games run, alone or compared with other engines",
    ),
    "balance": ("mblades.cli.balance", "measure what designs do to a game: library, set or sheet"),
}
FILE_KEPT = 2  # the exit status when a file was to be written over one of somebody else


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        status = _run(words)
        sys.stdout.flush()
    except MbladesError as error:
        print(f"mblades: {error}", file=sys.stderr)
        return FILE_KEPT if isinstance(error, FileKept) else 1
    except BrokenPipeError:
        # The reader has gone; Python's own last flush must not complain about it either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130
    return status


def _run(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog=program(), description="Millennium Blades, playable.")
    parser.add_argument(
        "--version", action="version", version=f"mblades {__version__} ({how_it_runs()})"
    )
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    chosen = next((word for word in words if not word.startswith("-")), None)
    module: CommandModule | None = None
    for name, (module_name, description) in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=description, description=description)
        if name == chosen:
            module = cast(CommandModule, importlib.import_module(module_name))
            module.add_arguments(subparser)
    args = parser.parse_args(words)
    assert module is not None, "argparse accepts only the words of COMMANDS"
    return module.run(args)
