"""Some games of every mode and of every option, in both editions where they exist."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from mblades.cards.library import load
from mblades.errors import SetupError
from mblades.lab.simulate import Report, options_of, simulate
from mblades.rules.mode import every_mode
from mblades.rules.setup.editions import EDITIONS
from mblades.rules.setup.menu import player_range, usual_players
from mblades.rules.setup.options import DESCRIPTIONS, FIRST_GAME_BUILDS
from mblades.rules.setup.setup import Setup


def every_setup() -> Iterator[Setup]:
    """Each mode at both ends of its players, each boss and difficulty, then each option."""
    for edition in EDITIONS:
        usual = Setup(edition=edition)
        for mode in every_mode():
            if edition not in mode.editions:
                continue
            in_mode = msgspec.structs.replace(usual, mode=mode.name)
            for players in sorted(set(player_range(mode, in_mode.edition))):
                yield msgspec.structs.replace(in_mode, players=players)
            in_mode = msgspec.structs.replace(in_mode, players=usual_players(mode.name, edition))
            for name, value in _of_mode(mode.settings):
                yield msgspec.structs.replace(in_mode, **{name: value})
        for name in DESCRIPTIONS:
            yield switch_on(usual, name)


def _of_mode(settings: frozenset[str]) -> Iterator[tuple[str, str]]:
    """What one can set in some modes only."""
    if "boss" in settings:
        yield from (("boss", boss.name) for boss in load().bosses)
    if "difficulty" in settings:
        yield from (("difficulty", word) for word in ("easy", "hard"))


def switch_on(setup: Setup, name: str) -> Setup:
    """The set-up with an option, and with what that option needs."""
    changes: dict[str, Any] = {**dict.fromkeys(DESCRIPTIONS[name].needs, True), name: True}
    if name == "handicaps":
        changes[name] = (0,)
    elif name == "backers":
        build = load().find_build(FIRST_GAME_BUILDS[setup.edition])
        promo = load().sets[build.fusion[0]].designs[0]
        changes = {"build": build.name, name: ((setup.players - 1, promo.name),)}
    return msgspec.structs.replace(setup, **changes)


class Line(msgspec.Struct, frozen=True):
    """What came of the games of one set-up."""

    edition: str
    mode: str
    what: str  # options, boss, difficulty
    players: int
    games: int
    errors: int
    seconds: float
    decisions_per_game: float
    failures: tuple[str, ...] = ()


def play_every(bots: Sequence[str], games: int, seed: int, workers: int | None) -> Iterator[Line]:
    """The games of every set-up, one line each."""
    for setup in every_setup():
        try:
            yield _line(simulate(setup, bots, games, seed, workers))
        except SetupError as error:
            said = str(error)
            yield Line(
                setup.edition, setup.mode, _what(setup), setup.players, 0, 1, 0.0, 0.0, (said,)
            )


def _line(report: Report) -> Line:
    data, setup = report.as_data(), report.setup
    return Line(
        setup.edition, setup.mode, _what(setup), setup.players, report.games, data["errors"],
        data["seconds"], data["decisions_per_game"], tuple(data["failures"]),
    )  # fmt: skip


def _what(setup: Setup) -> str:
    words = options_of(setup)
    if setup.boss is not None:
        words.append(setup.boss)
    if setup.difficulty != "normal":
        words.append(setup.difficulty)
    return ", ".join(words)
