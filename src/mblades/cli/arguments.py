"""The arguments of commands that start games: edition, mode, options and what a mode needs."""

from __future__ import annotations

import argparse
import os
from typing import Any, get_args

from mblades.cards.translations import LANGUAGES, Language
from mblades.cli.check_set import add_sheet_option, sets_on
from mblades.cli.started_as import command
from mblades.rules.setup.menu import USUAL_PLAYERS, usual_players
from mblades.rules.setup.setup import OPTIONS, Difficulty, Setup

DEFAULT_EDITION = "collusion"


def add_setup_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare how a game is set up."""
    parser.add_argument(
        "--players",
        type=int,
        metavar="N",
        help=f"how many players (default {USUAL_PLAYERS}, or as close as the mode allows)",
    )
    parser.add_argument(
        "--edition",
        default=DEFAULT_EDITION,
        metavar="NAME",
        help="collusion (default) or original",
    )
    parser.add_argument(
        "--build", metavar="NAME", help="the sets in the store: the name of a build, or random"
    )
    parser.add_argument(
        "--mode",
        default="normal",
        metavar="NAME",
        help=f"the mode to play; `{command('modes')}` lists them",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        choices=OPTIONS,
        help=f"an option of the game (may be repeated); `{command('modes')}` explains them",
    )
    parser.add_argument(
        "--boss", metavar="NAME", help="the boss in co-op (default: chosen at random)"
    )
    parser.add_argument(
        "--difficulty",
        choices=get_args(Difficulty),
        default="normal",
        help="how hard the boss is (default: normal)",
    )
    add_sheet_option(parser)


def add_language_argument(parser: argparse.ArgumentParser, default: Language = "en") -> None:
    """Declare the language of what is printed."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=default,
        help=f"the language of the output (default: {default})",
    )


def language_of_the_user() -> Language:
    """That of the environment (LC_ALL, LC_MESSAGES, LANG), if there are words in it."""
    words = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((word for word in words if word), "")
    return next((one for one in LANGUAGES if locale.startswith(one)), "en")


def setup_from(args: argparse.Namespace, **more: Any) -> Setup:
    """The set-up that was asked for; SetupError with a sentence if there is no such game."""
    options: dict[str, Any] = dict.fromkeys(args.option, True)
    players = usual_players(args.mode, args.edition) if args.players is None else args.players
    return Setup(**{
        "players": players,
        "edition": args.edition,
        "mode": args.mode,
        "build": args.build,
        "boss": args.boss,
        "difficulty": args.difficulty,
        "custom_sets": sets_on(args.sheet),
        **options,
        **more,
    })  # fmt: skip
