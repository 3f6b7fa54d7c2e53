"""Any combination of mode and options is refused with a sentence, or played by every law."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import msgspec
import pytest

from mblades.errors import SetupError
from mblades.rules.game import Game
from mblades.rules.mode import every_mode
from mblades.rules.setup.options import DESCRIPTIONS
from mblades.rules.setup.setup import OPTIONS, Setup
from tests.rules.invariants import RandomGame
from tests.rules.random_setups import random_setup, valid_setups

QUICK = 8
ALL = 100
THOROUGH_EVERY = 250


def play(setup: Setup) -> None:
    game = RandomGame(Game.start(setup), setup.seed)
    try:
        game.play(thorough_every=THOROUGH_EVERY)
    except BaseException:
        print(f"the set-up was: {msgspec.json.encode(setup).decode()}")
        raise
    assert game.game.over
    assert {one["seat"] for one in game.game.standings()} == set(game.game.seats)
    assert any(one["place"] == 1 for one in game.game.standings())


@pytest.mark.parametrize("seed", range(QUICK))
def test_random_combinations_keep_every_law(seed: int) -> None:
    play(next(valid_setups(seed)))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_random_combinations_keep_every_law(part: int) -> None:
    for setup in islice(valid_setups(seed=100 + part), ALL // 10):
        play(setup)


def test_what_is_not_refused_can_be_started_and_the_rest_says_why() -> None:
    rng = random.Random(7)
    refused: list[str] = []
    started: Counter[str] = Counter()
    switched_on: Counter[str] = Counter()
    for _ in range(400):
        setup = random_setup(rng)
        try:
            Game.start(setup)
        except SetupError as refusal:
            refused.append(str(refusal))
        else:
            started[setup.mode] += 1
            switched_on.update(name for name in OPTIONS if getattr(setup, name))
    assert all(refused)
    assert len(set(refused)) > 20, "for many reasons"
    assert set(started) == {mode.name for mode in every_mode()}
    assert set(switched_on) == set(OPTIONS)


OPTION_GAMES = [
    *(
        {name: True}
        for name, option in DESCRIPTIONS.items()
        if name in OPTIONS and not option.needs
    ),
    {"character_powers": True, "pro_cards": True},
    {"prerelease": True, "final_after_prerelease": True},
    {"handicaps": (0, 1)},
    {"draft": True, "venues": True, "character_powers": True, "ask_forced": True},
    {"liquidation": True, "prerelease": True, "accessory_draft": True},
]


@pytest.mark.parametrize("edition", ["original", "collusion"])
@pytest.mark.parametrize("options", OPTION_GAMES, ids=lambda options: "+".join(options))
def test_random_games_with_each_option_keep_every_law(
    edition: str, options: dict[str, object]
) -> None:
    play(Setup(players=3, edition=edition, seed=3, **options))  # type: ignore[arg-type]
