"""What the new-table screen lists agrees with what can be played."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from mblades.errors import SetupError
from mblades.server import setups
from mblades.server.wire import messages
from mblades.server.wire import setups as wire

TOLD = setups.options()
MODES = {mode.name: mode for mode in TOLD.modes}
SWITCHES = [option for option in TOLD.options if option.kind == "switch"]


def can_be_played(**chosen: Any) -> bool:
    try:
        setups.check(chosen)
    except SetupError:
        return False
    return True


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("option", SWITCHES, ids=lambda one: one.name)
def test_a_mode_excludes_what_it_cannot_be_played_with(mode: str, option: wire.Option) -> None:
    listed = MODES[mode]
    chosen = [option.name, *option.needs]
    _fewest, most = listed.players["collusion"]
    played = can_be_played(mode=mode, players=most, **dict.fromkeys(chosen, True))
    assert played is not bool(set(chosen) & set(listed.excludes))


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_is_played_by_as_many_as_is_told(mode: str) -> None:
    for edition, (fewest, most) in MODES[mode].players.items():
        for players in range(fewest - 1, most + 2):
            played = can_be_played(mode=mode, edition=edition, players=players)
            assert played is (fewest <= players <= most)


def test_options_that_exclude_each_other() -> None:
    excluded = {option.name: set(option.excludes) for option in SWITCHES}
    for one, other in combinations(SWITCHES, 2):
        chosen = {one.name, other.name, *one.needs, *other.needs}
        played = can_be_played(players=4, **dict.fromkeys(chosen, True))
        assert played is not any(excluded[name] & chosen for name in chosen), chosen


def test_every_option_of_the_rules_says_what_it_does() -> None:
    described = [option for option in TOLD.options if option.title]
    assert {option.name for option in SWITCHES} <= {option.name for option in described}
    sentences = [option.does for option in described] + [mode.does for mode in TOLD.modes]
    assert all(sentence.endswith(".") for sentence in sentences)
    names = {option.name for option in TOLD.options}
    for mode in TOLD.modes:
        assert set(mode.settings) <= names
    assert set(TOLD.newcomers) <= names


def past(*places: int, is_played_on: bool = False) -> messages.PastGame:
    """A game of the first seat, with the places of all."""
    seats = [
        messages.SeatResult(
            seat=seat, kind="person" if seat == 0 else "bot", name="", account=None, level=None,
            place=place, total=0,
        )
        for seat, place in enumerate(places)
    ]  # fmt: skip
    result = messages.GameResult(began=0, ended=0, seats=seats, is_played_on=is_played_on)
    return messages.PastGame(
        table="", name="", edition="collusion", mode="normal", seat=0, result=result
    )


WON, SECOND, LAST = past(1, 2, 3), past(2, 1, 3), past(3, 1, 2)


@pytest.mark.parametrize(
    ("games", "level"),
    [
        ([], "rookie"),
        ([SECOND, LAST], "rookie"),
        ([WON], "regular"),
        ([SECOND, LAST, WON], "regular"),
        ([LAST, WON, LAST], "regular"),
        ([LAST, LAST, WON], "rookie"),
        ([SECOND, LAST, LAST, WON], "regular"),
        ([past(1, 2, 3, is_played_on=True)], "rookie"),
    ],
)
def test_bots_at_one_click_fit_ones_results(games: list[messages.PastGame], level: str) -> None:
    assert setups.fitting_level(games) == level
