"""`mblades replay`: a game that was played, told again in the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from mblades.cli.arguments import add_language_argument, language_of_the_user
from mblades.cli.started_as import command
from mblades.cli.watch import Teller, add_speed_argument, make_console, speed_of
from mblades.lab.narration.passages import Headline, Passage
from mblades.lab.narration.story import Story
from mblades.lab.save_files import read_replay
from mblades.rules.replay import Replay

Wish = Literal["next", "phase", "stop"]
Asking = Callable[[], Wish]  # what whoever watches wants to see after a step


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what is shown, and how."""
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="written by `watch --replay`, or from the browser"
    )
    add_language_argument(parser, language_of_the_user())
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument(
        "--seat", type=int, metavar="N", help="what the player on this seat saw, counted from 1"
    )
    eyes.add_argument(
        "--everyone", action="store_true", help="what everyone saw together (default)"
    )
    parser.add_argument(
        "--from",
        dest="from_round",
        type=int,
        metavar="ROUND",
        help="begin with this round; 0 is the Pre-Release",
    )
    parser.add_argument(
        "--step", action="store_true", help="stop after each step until Enter is pressed"
    )
    add_speed_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Tell the game; ReplayError if the file holds none that can be told."""
    replay = read_replay(args.file)
    seat = None if args.seat is None else args.seat - 1
    if seat is not None:
        replay.check_seat(seat)
    first = 0 if args.from_round is None else replay.first_input_of(args.from_round)
    speed = 0.0 if args.step and args.speed is None else speed_of(args.speed)
    teller = Teller(make_console(sys.stdout), speed)
    tell(replay, args.lang, seat, first, teller, ask_in_terminal if args.step else None)
    return 0


def ask_in_terminal() -> Wish:
    """Wait for a line: n and q are words of their own, anything else is on with it."""
    line = sys.stdin.readline()
    word = line.strip().lower()
    if not line or word == "q":
        return "stop"
    return "phase" if word == "n" else "next"


def tell(
    replay: Replay,
    language: Literal["en", "ja", "ru"],
    seat: int | None,
    first: int,
    teller: Teller,
    ask: Asking | None = None,
) -> None:
    """Tell a game from its input `first` on, to everyone or as a seat saw it; `ask` after each step."""
    playback = replay.playback()
    game = playback.game
    story = Story(game, language)
    words = story.words
    hints = [words.say("watch-replay-more", command=command("replay", "--help"))]
    if seat is not None:
        hints.insert(0, words.say("watch-replay-eyes", player=story.names.player(seat)))
    sitters = [one.name or one.bot or "" for one in replay.sitters]
    teller.introduce(story, game, sitters, words.say("watch-replay-what"), hints)

    beginnings = {chapter.inputs for chapter in replay.chapters}
    happened = game.state.events
    wish: Wish = "next"
    while wish != "stop":
        seen = happened if seat is None else game.seen_by(seat, happened)
        passages = story.hear(seen)
        if first and playback.position == first:
            passages = _from_last_chapter(passages)
        if playback.position >= first:
            teller.tell(passages)
        if playback.is_over:
            return
        is_told = playback.position >= first and bool(passages)
        if ask is not None and is_told and (wish == "next" or playback.position in beginnings):
            teller.whisper(words.say("watch-replay-step"))
            wish = ask()
        happened = playback.step()


def _from_last_chapter(passages: list[Passage]) -> list[Passage]:
    """Without what belongs to the round before."""
    for number in reversed(range(len(passages))):
        passage = passages[number]
        if isinstance(passage, Headline) and passage.level == 1:
            return passages[number:]
    return passages
