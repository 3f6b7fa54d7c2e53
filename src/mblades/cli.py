"""The `mblades` command: one word per job, each job's code loaded only when it is asked for."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Protocol, cast

from mblades import __version__
from mblades.errors import MbladesError


class CommandModule(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's own arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Do the job and return the exit status."""


# word -> (module, help); the module has what CommandModule names
COMMANDS: dict[str, tuple[str, str]] = {
    "cards": ("mblades.cards.command", "list and search the cards of the library"),
    "text": ("mblades.text.command", "show how a card text is understood, in three languages"),
    "new-set": ("mblades.cards.new_set", "write a sheet for a set of your own to start from"),
    "check-set": ("mblades.cards.check_set", "check sheets of your own, and show their cards"),
    "play": ("mblades.server.play_command", "play in the browser, alone or with friends"),
    "serve": ("mblades.server.serve_command", "run the server for games in the browser"),
    "watch": ("mblades.lab.watch_command", "watch a whole game of bots in the terminal"),
    "modes": ("mblades.lab.modes_command", "list the modes and options of the game"),
    "simulate": ("mblades.lab.simulate_command", "play many games of bots and count"),
    "bosses": ("mblades.lab.bosses_command", "measure how often the bosses of co-op are beaten"),
    "bench": ("mblades.lab.bench", "measure how fast games are, also next to other engines"),
    "report": ("mblades.lab.report_command", "measure the balance of the library"),
    "rules": ("mblades.lab.rules_command", "list the clauses of the rules that tests have shown"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        status = _run(words)
        sys.stdout.flush()
    except MbladesError as error:
        print(f"mblades: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader has gone; Python's own last flush must not complain about it either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130
    return status


def _run(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="mblades", description="Millennium Blades, playable.")
    parser.add_argument("--version", action="version", version=f"mblades {__version__}")
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
