"""`mblades watch`: a whole game of bots, as a story in the terminal."""

from __future__ import annotations

import argparse
import os
import random
import re
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from mblades.cards.translations import Language
from mblades.cli.arguments import (
    DEFAULT_EDITION,
    add_language_argument,
    add_setup_arguments,
    language_of_the_user,
    setup_from,
)
from mblades.cli.line_breaks import line_breaks
from mblades.cli.started_as import command
from mblades.errors import SetupError
from mblades.lab.narration.passages import Grid, Headline, Passage, Sentence, Span
from mblades.lab.narration.story import Story
from mblades.lab.save_files import AutoSave, check_free_for_replay, read, write_replay
from mblades.rules.game import Game
from mblades.rules.replay import Recorder, Sitter
from mblades.rules.setup.menu import usual_players
from mblades.rules.setup.options import FIRST_GAME_BUILDS
from mblades.rules.setup.setup import OPTIONS, Setup
from mblades.rules.state.actions import Action
from mblades.rules.state.events import Event

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

DEFAULT_BOTS = ("regular", "rookie")
SECONDS_PER_BEAT = 0.4
WIDEST = 100
NARROWEST = 20  # a column of words is never squeezed further
SEEDS = 1_000_000  # a seed that was not asked for is short enough to type

STYLES = {
    "card": "bold",
    "stars": "yellow",
    "text": "dim italic",
    "set": "bold",
    "word": "yellow",
    "quiet": "dim",
    "arrow": "dim",
    "good": "green",
    "rp": "bold cyan",
    "meta": "magenta",
    "npc": "bold magenta",
    "column": "dim",
    "title": "bold bright_white",
    "part": "bold underline",
    "rule": "bright_blue",
    "symbol Fire": "bold bright_white on red",
    "symbol Water": "bold bright_white on blue",
    "symbol Air": "black on bright_cyan",
    "symbol Earth": "bold bright_white on #7a4a1e",
    "symbol Light": "black on bright_yellow",
    "symbol Dark": "bold bright_white on #4b2a6b",
    **{
        f"symbol {word}": "bright_white on #4a5568"
        for word in ("Animal", "Myth", "Construct", "Citizen", "Soldier", "Mage", "Pro")
    },
    "player 0": "bold bright_cyan",
    "player 1": "bold bright_magenta",
    "player 2": "bold bright_green",
    "player 3": "bold bright_yellow",
    "player 4": "bold bright_blue",
    "player 5": "bold bright_red",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare how the game is set up and shown."""
    add_setup_arguments(parser)
    parser.add_argument(
        "--bots",
        metavar="NAMES",
        help="the bots, seat by seat, repeated as needed: regular, rookie or random "
        "(default regular,rookie)",
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="the same seed shows the same game (default: random)"
    )
    add_language_argument(parser, language_of_the_user())
    add_speed_argument(parser)
    parser.add_argument(
        "--replay",
        type=Path,
        metavar="FILE",
        help=f"write the whole game to a file at its end, for `{command('replay')}`",
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="write the game to a file between its rounds"
    )
    parser.add_argument(
        "--stop-after", type=int, metavar="ROUND", help="stop once this round is saved"
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="continue a game written by --save"
    )


def add_speed_argument(parser: argparse.ArgumentParser) -> None:
    """Declare how fast a game is told."""
    parser.add_argument(
        "--speed",
        type=float,
        metavar="X",
        help="1: pauses to read (default on a terminal); 2: twice as fast; 0: no pauses",
    )


def run(args: argparse.Namespace) -> int:
    """Play a game and narrate it."""
    seed = random.SystemRandom().randrange(SEEDS) if args.seed is None else args.seed
    speed = speed_of(args.speed)
    if args.replay is not None and (args.resume is not None or args.stop_after is not None):
        raise SetupError(
            "--replay needs the whole game: it does not go with --resume or --stop-after"
        )
    if args.stop_after is not None and args.save is None:
        raise SetupError("--stop-after needs --save FILE, or the game would be lost")
    if args.replay is not None:
        check_free_for_replay(args.replay)
    game = Game.start(setup_of(args, seed)) if args.resume is None else read(args.resume)
    autosave = None if args.save is None else AutoSave(game, args.save, args.stop_after)
    teller = Teller(make_console(sys.stdout), speed)
    story = Story(game, args.lang)
    bots = bot_names(args.bots, game.state.setup.players)
    recorder = None if args.replay is None else Recorder(game)
    watch(game, bots, story, teller, autosave, recorder)
    if recorder is not None:
        write_replay(recorder.replay(tuple(Sitter(bot=name) for name in bots)), args.replay)
        again = command("replay", str(args.replay))
        print("\n" + story.words.say("watch-replay-written", command=again))
    if autosave is not None and not game.over:
        further = command("watch", "--resume", str(autosave.path))
        print("\n" + story.words.say("watch-saved", round=game.round, command=further))
    return 0


def setup_of(args: argparse.Namespace, seed: int) -> Setup:
    """The set-up that was asked for; SetupError with a sentence if there is no such game."""
    build = args.build or (None if args.sheet else FIRST_GAME_BUILDS.get(args.edition))
    return setup_from(args, build=build, seed=seed)


def command_for(setup: Setup, bots: list[str], language: Language) -> str:
    """What shows the same game again."""
    words = [command("watch"), f"--seed {setup.seed}"]
    if setup.edition != DEFAULT_EDITION:
        words.append(f"--edition {setup.edition}")
    if setup.custom_sets:
        words.append("--sheet ...")
    elif setup.build != FIRST_GAME_BUILDS[setup.edition]:
        words.append(f'--build "{setup.build}"')
    if setup.mode != "normal":
        words.append(f"--mode {setup.mode}")
    words += [f"--option {name}" for name in OPTIONS if getattr(setup, name)]
    if setup.boss is not None:
        words.append(f'--boss "{setup.boss}"')
    if setup.difficulty != "normal":
        words.append(f"--difficulty {setup.difficulty}")
    if setup.players != usual_players(setup.mode, setup.edition):
        words.append(f"--players {setup.players}")
    if bots != bot_names(None, setup.players):
        words.append(f"--bots {bots[0] if len(set(bots)) == 1 else ','.join(bots)}")
    if language != language_of_the_user():
        words.append(f"--lang {language}")
    return " ".join(words)


def bot_names(text: str | None, players: int) -> list[str]:
    """Who sits where: the named bots in turn."""
    names = [name.strip() for name in text.split(",")] if text else list(DEFAULT_BOTS[:players])
    if len(names) > players:
        raise SetupError(f"{len(names)} bots are named for {players} players")
    return [names[seat % len(names)] for seat in range(players)]


def speed_of(asked: float | None) -> float:
    """How fast a game is told: with pauses on a terminal, unless something else was asked for."""
    if asked is None:
        return 1.0 if sys.stdout.isatty() else 0.0
    if not 0 <= asked < float("inf"):
        raise SetupError("the speed must be 0 (no pauses), 1 (pauses to read) or more")
    return asked


def watch(
    game: Game,
    bots: list[str],
    story: Story,
    teller: Teller,
    autosave: AutoSave | None = None,
    recorder: Recorder | None = None,
) -> None:
    """Let the bots play, and narrate it as it happens."""
    from mblades.bots import make_bot
    from mblades.lab.play import play

    first = game.state.setup.seed * len(bots)
    deciders = [make_bot(name, first + seat).decide for seat, name in enumerate(bots)]
    words = story.words
    again = words.say("watch-again", command=command_for(game.state.setup, bots, words.language))
    more = words.say("watch-more", command=command("watch", "--help"))
    teller.introduce(story, game, bots, words.say("watch-what"), (again, more))
    teller.tell(story.hear(game.state.events))

    def listen(seat: int | None, action: Action | None, happened: list[Event]) -> None:
        if recorder is not None:
            recorder.note(seat, action)
        teller.tell(story.hear(happened))

    play(game, deciders, listener=listen, stop=autosave)


# --------------------------------------------------------------------------- the terminal


def make_console(out: TextIO) -> Console:
    """Colours on a terminal that has them; otherwise plain text without control codes."""
    from rich.console import Console
    from rich.theme import Theme

    _replace_what_cannot_be_printed(out)
    is_plain = bool(os.environ.get("NO_COLOR")) or not out.isatty()
    console = Console(
        file=out,
        theme=Theme({_style(name): style for name, style in STYLES.items()}),
        color_system=None if is_plain else "auto",
        force_terminal=False if is_plain else None,
        highlight=False,
        emoji=False,
        markup=False,
    )
    console.width = min(console.width, WIDEST)
    return console


def _replace_what_cannot_be_printed(out: TextIO) -> None:
    """A terminal without ★ shows a question mark."""
    reconfigure: Callable[..., None] | None = getattr(out, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _described(game: Game, story: Story) -> str:
    """The mode, the edition and the sets."""
    setup, words = game.state.setup, story.words
    build = words.say("watch-random-sets")
    if setup.build:
        key = "-".join(re.findall("[a-z0-9]+", setup.build.lower()))
        build = words.maybe(f"build-{key}") or setup.build
    return words.say(
        "watch-mode",
        mode=words.maybe(f"mode-{setup.mode}") or game.state.mode.title,
        edition=words.maybe(f"edition-{setup.edition}") or setup.edition,
        build=build,
    )


def _style(name: str) -> str:
    return f"mb.{name.replace(' ', '.').lower()}"


class Teller:
    """Puts passages on a console, with pauses to read them."""

    def __init__(
        self, console: Console, speed: float, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self._console = console
        self._speed = speed
        self._sleep = sleep
        self._after_grid = False
        self._has_colours = console.color_system is not None

    def introduce(
        self, story: Story, game: Game, sitters: Sequence[str], what: str, hints: Sequence[str]
    ) -> None:
        """What this is, how to see more of it, and who plays."""
        self._console.print()
        title = Span("MILLENNIUM BLADES", "title")
        self._print([title, Span(f"  {_described(game, story)}", "quiet")])
        self._print([Span(what)])
        for hint in hints:
            self._print([Span(hint, "quiet")])
        rows = tuple(
            ((story.player(seat),), (Span(sitter, "quiet"),)) for seat, sitter in enumerate(sitters)
        )
        self.tell([Grid(("", ""), rows, beats=4)])

    def tell(self, passages: Iterable[Passage]) -> None:
        """Show each passage and wait until it can have been read."""
        for passage in passages:
            if isinstance(passage, Headline):
                self._headline(passage)
            elif isinstance(passage, Sentence):
                if self._after_grid:
                    self._console.print()
                lead = [Span("  " * passage.indent), Span(passage.bullet, "arrow")]
                self._print_lines(self._text(lead), self._text(passage.spans))
            else:
                self._grid(passage)
            self._after_grid = isinstance(passage, Grid)
            self._rest(passage.beats)

    def whisper(self, words: str) -> None:
        """A line that is not part of the story."""
        self._print([Span(words, "quiet")])

    def _rest(self, beats: float) -> None:
        if self._speed > 0:
            self._sleep(beats * SECONDS_PER_BEAT / self._speed)

    def _headline(self, headline: Headline) -> None:
        self._console.print()
        if headline.level > 1:
            self._print([Span(headline.title, "part")])
            return
        title = self._text([Span(headline.title)])
        rule = "═" * (self._console.width - title.cell_len - 4)
        self._print([Span("══", "rule"), Span(f" {headline.title} ", "title"), Span(rule, "rule")])

    def _print(self, spans: Iterable[Span]) -> None:
        self._print_lines(self._text([]), self._text(spans))

    def _print_lines(self, lead: Text, text: Text) -> None:
        """Words after a lead, further lines indented as far."""
        console = self._console
        width = max(console.width - lead.cell_len, NARROWEST)
        for line in text.divide(line_breaks(text.plain, width)):
            line.rstrip_end(width)
            shown = lead + line
            if not self._has_colours:  # else a tag may end the line, and its blank belongs to it
                shown.rstrip()
            console.print(shown, soft_wrap=True)
            lead = self._text([Span(" " * lead.cell_len)])

    def _text(self, spans: Iterable[Span]) -> Text:
        from rich.text import Text

        text = Text()
        for span in spans:
            words = span.text
            if span.style.startswith("symbol"):
                words = f" {words} " if self._has_colours else f"[{words}]"
            text.append(words, _style(span.style) if span.style else None)
        return text

    def _grid(self, grid: Grid) -> None:
        heads = [column.removesuffix(">") for column in grid.columns]
        rows = [[self._text(cell) for cell in row] for row in grid.rows]
        if any(heads):
            rows.insert(0, [self._text([Span(head, "column")]) for head in heads])
        widths = [max(row[n].cell_len for row in rows) for n in range(len(heads))]
        self._console.print()
        for row in rows:
            lead = self._text([Span("  ")])
            for n, cell in enumerate(row[:-1]):
                gap = " " * (widths[n] - cell.cell_len)
                is_number = grid.columns[n].endswith(">")
                lead = lead + gap + cell + "  " if is_number else lead + cell + gap + "  "
            if grid.columns[-1].endswith(">"):
                lead = lead + " " * (widths[-1] - row[-1].cell_len)
            self._print_lines(lead, row[-1])
