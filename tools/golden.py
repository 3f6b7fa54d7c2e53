"""Golden logs: recorded games that the rules must replay to the same states.

    .venv/bin/python -m tools.golden            checks every log
    .venv/bin/python -m tools.golden --write    writes those anew that differ, and says how

There is a game of every mode in each edition, and games with many options. They are played with the
frozen cards in tests/golden/cards, so that a log fails when the rules change and not when a card does.
`--write --cards` freezes the cards of today first.

A log is a file of JSON lines: the set-up; then the inputs, each a seat, its action and the first
letters of the digest of the state it led to, with null and null for a tick; then the last digest. A
digest covers the cards by number and the fields of the state, as they are saved. It leaves out the
set-up and the trees of the cards: a new option or another form of the trees changes no game. A new
field of the state does change all digests; `--write` then says that every game is the same, and
RULES_VERSION need not be raised.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import msgspec

from mblades.bots import make_bot
from mblades.cards import library as cards
from mblades.cards.design import EditionName
from mblades.cards.library import Library
from mblades.errors import MbladesError
from mblades.lab.play import play
from mblades.rules import save
from mblades.rules.game import Game
from mblades.rules.mode import Mode, every_mode
from mblades.rules.setup.editions import EDITIONS
from mblades.rules.setup.menu import usual_players
from mblades.rules.setup.setup import Setup
from mblades.rules.state.events import Event
from mblades.rules.state.state import Action
from mblades.rules.version import RULES_VERSION

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "golden"
CARDS = FOLDER / "cards"
BOTS = ("regular", "random", "rookie")  # seat by seat: good play, and what nobody would do
TEAM_OF_BOTS = ("regular",)  # against a boss, who would soon win
ACTIONS_PER_TIMER = 40
SEED = 1
CHECK = 4  # letters of a digest beside each input
WRITE = "python -m tools.golden --write"
ADVICE = (
    "the rules replay differently: raise RULES_VERSION on purpose and write the logs again with "
    f"{WRITE}, or mend the change"
)

OPTIONS = {
    "options-original": Setup(
        edition="original", players=5, build="First Game", prerelease=True,
        final_after_prerelease=True, character_powers=True, pro_cards=True, handicaps=(0, 3), tied_clash_has_losers=True,
        free_market=True, backers=((1, "Evil Helbane"),), seed=SEED,
    ),
    "options-collusion": Setup(
        character_powers=True, pro_cards=True, accessory_draft=True, venues=True, draft=True,
        free_market=True, liquidation=True, sealed=True, tied_clash_has_losers=True,
        ask_forced=True, seed=SEED,
    ),
    "options-team": Setup(
        mode="team", players=6, teams=(0, 1, 2, 0, 1, 2), venues=True, draft=True, prerelease=True,
        seed=SEED,
    ),
    "options-coop": Setup(
        mode="coop", players=2, boss="TCG-lluminati", difficulty="hard", venues=True,
        draft=True, seed=SEED,
    ),
}  # fmt: skip


class Input(msgspec.Struct, frozen=True, array_like=True):
    """An action of a seat, or a tick, and the beginning of the digest after it."""

    seat: int | None
    action: Any
    check: str


class Head(msgspec.Struct, frozen=True):
    """What a game was played with."""

    rules: int
    cards: str  # digest of the frozen sheets
    setup: dict[str, Any]  # what is not as usual
    check: str  # of the first state


class End(msgspec.Struct, frozen=True):
    """The last line."""

    inputs: int
    digest: str


class Log(msgspec.Struct, frozen=True):
    """A recorded game."""

    head: Head
    inputs: list[Input]
    end: End

    def lines(self) -> str:
        """The content of its file."""
        return "".join(
            msgspec.json.encode(one).decode() + "\n" for one in (self.head, *self.inputs, self.end)
        )

    @property
    def game(self) -> list[object]:
        """What was played, without digests."""
        return [self.head.setup, [(one.seat, one.action) for one in self.inputs]]


def read(path: Path) -> Log:
    """The log in a file."""
    head, *inputs, end = path.read_bytes().splitlines()
    return Log(
        msgspec.json.decode(head, type=Head),
        [msgspec.json.decode(line, type=Input) for line in inputs],
        msgspec.json.decode(end, type=End),
    )


def games() -> Iterator[tuple[str, Setup]]:
    """The names and set-ups of all golden games."""
    for edition in EDITIONS:
        for mode in every_mode():
            if edition in mode.editions:
                yield f"{edition}-{mode.name}", _usual(mode, edition)
    yield from OPTIONS.items()


def _usual(mode: Mode, edition: EditionName) -> Setup:
    return Setup(
        edition=edition,
        mode=mode.name,
        players=usual_players(mode.name, edition),
        difficulty="easy" if _has_boss(mode) else "normal",
        seed=SEED,
    )


def _has_boss(mode: Mode) -> bool:
    return "difficulty" in mode.settings


def path_of(name: str) -> Path:
    """Where the log of a game is."""
    return FOLDER / f"{name}.jsonl"


@cache
def frozen_cards() -> Library:
    """The cards of the golden games."""
    return cards.read(CARDS)


@cache
def digest_of_cards() -> str:
    """A hash of the frozen sheets."""
    found = sha256()
    for path in cards.sheets_in(CARDS):
        found.update(f"{path.name}\n{path.read_text('utf-8')}".encode())
    return found.hexdigest()[:16]


def digest(game: Game) -> str:
    """A hash of the state, without what the cards say."""
    content = msgspec.msgpack.encode([game.state.cards, save.as_data(game.state)])
    return blake2b(content, digest_size=16).hexdigest()


# --------------------------------------------------------------------------- replaying


def problem_of(name: str, setup: Setup) -> str | None:
    """What is wrong with the log of a game, in a sentence."""
    path = path_of(name)
    if not path.exists():
        return f"it has no log: write it with {WRITE}"
    log = read(path)
    if msgspec.convert(log.head.setup, Setup) != setup:
        return f"the log has another set-up: write it again with {WRITE}"
    return difference(log)


def difference(log: Log) -> str | None:
    """Where the rules first lead elsewhere than they did when the log was written, in a sentence."""
    head = log.head
    if head.rules != RULES_VERSION:
        return (
            f"it was written by version {head.rules} of the rules, and this is version "
            f"{RULES_VERSION}: write the logs again with {WRITE}"
        )
    if head.cards != digest_of_cards():
        return f"the frozen cards were changed: write the logs again with {WRITE}"
    if log.end.inputs != len(log.inputs):
        return f"{len(log.inputs)} of {log.end.inputs} inputs are there: the file was changed"
    place = "the start"
    try:
        game = Game.start(msgspec.convert(head.setup, Setup), frozen_cards())
        if digest(game)[:CHECK] != head.check:
            return f"{place} is another state; {ADVICE}"
        for number, one in enumerate(log.inputs, 1):
            place = f"input {number}, {msgspec.json.encode([one.seat, one.action]).decode()},"
            if one.seat is None:
                game.tick()
            else:
                game.act(one.seat, one.action)
            if digest(game)[:CHECK] != one.check:
                return f"{place} leads to another state; {ADVICE}"
    except MbladesError as error:
        return f'{place} is refused ("{error}"); {ADVICE}'
    return None if digest(game) == log.end.digest else f"the end is another state; {ADVICE}"


# --------------------------------------------------------------------------- recording


def record(setup: Setup) -> Log:
    """Play a game and write down its log."""
    game = Game.start(setup, frozen_cards())
    usual, chosen = msgspec.to_builtins(Setup()), msgspec.to_builtins(setup)
    different = {name: value for name, value in chosen.items() if value != usual[name]}
    head = Head(RULES_VERSION, digest_of_cards(), different, digest(game)[:CHECK])
    inputs: list[Input] = []

    def note(seat: int | None, action: Action | None, _happened: list[Event]) -> None:
        inputs.append(Input(seat, action, digest(game)[:CHECK]))

    levels = TEAM_OF_BOTS if _has_boss(game.state.mode) else BOTS
    bots = [make_bot(levels[seat % len(levels)], seat) for seat in range(setup.players)]
    play(game, [bot.decide for bot in bots], actions_per_timer=ACTIONS_PER_TIMER, listener=note)
    return Log(head, inputs, End(len(inputs), digest(game)))


def write(name: str, setup: Setup) -> str:
    """Record a game if its log is not right; what became of it, in a few words."""
    if problem_of(name, setup) is None:
        return "as recorded"
    path = path_of(name)
    old = read(path) if path.exists() else None
    path.write_text(record(setup).lines(), encoding="utf-8", newline="\n")
    new = read(path)
    if old is None:
        return "new"
    if old.game != new.game:
        return "another game"
    return "the same game" if old.inputs == new.inputs else "the same game, other digests"


def freeze_cards() -> None:
    """Take the cards as they are today."""
    shutil.rmtree(CARDS, ignore_errors=True)
    for source in cards.sheets_in(cards.HERE):
        copy = CARDS / source.relative_to(cards.HERE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)


def main() -> None:
    """Check the logs, or write them."""
    parser = argparse.ArgumentParser(
        description="Check the golden logs, or write those that differ."
    )
    parser.add_argument("--write", action="store_true", help="write the logs that differ")
    parser.add_argument("--cards", action="store_true", help="with --write: freeze today's cards")
    chosen = parser.parse_args()
    if chosen.cards and not chosen.write:
        parser.error("--cards goes with --write")
    if chosen.cards:
        freeze_cards()
    failed = False
    for name, setup in games():
        if chosen.write:
            print(f"{name}: {write(name, setup)}")
            continue
        problem = problem_of(name, setup)
        failed |= problem is not None
        print(f"{name}: {problem or 'as recorded'}")
    if failed:
        sys.exit(1)


if __name__ == "__main__":
    main()
