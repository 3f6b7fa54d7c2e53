"""The page about modes: its examples run, and its lists are complete."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from mblades.bots import make_bot
from mblades.errors import SetupError
from mblades.lab.play import play
from mblades.rules.game import Game
from mblades.rules.mode import MODES, every_mode
from mblades.rules.setup.options import DESCRIPTIONS
from mblades.rules.setup.setup import Setup
from mblades.rules.state.events import Event, Income, Prize
from mblades.rules.tournament.scoring import TOURNAMENT_ROWS
from tools.clauses import checkout

PAGE = (checkout() / "docs" / "modes.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def page() -> Iterator[dict[str, Any]]:
    """Every example of the page, run from top to bottom."""
    known = dict(MODES)
    names: dict[str, Any] = {"__name__": "docs.modes"}
    try:
        for block in BLOCKS:
            exec(compile(block, "docs/modes.md", "exec", dont_inherit=True), names)
        yield names
    finally:
        MODES.clear()
        MODES.update(known)


def test_the_mode_of_the_page_is_played_as_it_says(page: dict[str, Any]) -> None:
    assert page["game"].state.mode.title == "Weekend"
    game = Game.start(Setup(mode="weekend", players=3, seed=2))
    assert [p.markers for p in game.state.players] == [6, 6, 6]
    incomes: list[Event] = []
    prizes: list[Event] = []

    def listen(_seat: int | None, _action: object, happened: list[Event]) -> None:
        incomes.extend(event for event in happened if isinstance(event, Income))
        prizes.extend(event for event in happened if isinstance(event, Prize))

    play(game, [make_bot("rookie", seat).decide for seat in range(3)], listener=listen)
    assert game.over
    assert game.round == 2
    first, second = zip(*[p.tournament_vp for p in game.state.players], strict=True)
    assert sorted(first, reverse=True) == list(TOURNAMENT_ROWS[1][:3])
    assert sorted(second, reverse=True) == list(TOURNAMENT_ROWS[3][:3])
    assert incomes == [Income(first.index(min(first)), 10)]
    assert len(prizes) == 3, "none after the Final"
    with pytest.raises(SetupError, match="no time for a Pre-Release"):
        Game.start(Setup(mode="weekend", players=3, prerelease=True))
    assert "weekend" in [mode.name for mode in every_mode()]


def test_the_example_is_small(page: dict[str, Any]) -> None:
    example = next(block for block in BLOCKS if "class Weekend" in block)
    assert page["Weekend"].__doc__
    assert len(example[example.index("class Weekend") :].strip().splitlines()) <= 35


def test_the_page_names_every_mode_and_option() -> None:
    rows = re.findall(r"^\| `([a-z_-]+)", PAGE, re.MULTILINE)
    assert set(rows) == {*(mode.name for mode in every_mode()), *DESCRIPTIONS}
