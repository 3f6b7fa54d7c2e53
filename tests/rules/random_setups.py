"""Set-ups at random: any mode with any options, sensible or not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from mblades.cards.library import load
from mblades.errors import SetupError
from mblades.rules.game import Game
from mblades.rules.mode import every_mode
from mblades.rules.setup.options import DESCRIPTIONS
from mblades.rules.setup.setup import OPTIONS, Setup

MOST_OPTIONS = 4


def random_setup(rng: random.Random) -> Setup:
    """A mode, a number of players and some options; it need not make sense."""
    mode = rng.choice(every_mode()).name
    edition = rng.choice(("original", "collusion"))
    players = rng.randint(1, 6)
    fields: dict[str, Any] = dict.fromkeys(rng.sample(OPTIONS, rng.randint(0, MOST_OPTIONS)), True)
    for name in tuple(fields):
        if rng.random() < 0.5:
            fields |= dict.fromkeys(DESCRIPTIONS[name].needs, True)
    for name, value in _others(rng, players).items():
        if rng.random() < 0.1:
            fields[name] = value
    return Setup(
        edition=edition,  # type: ignore[arg-type]
        mode=mode,
        players=players,
        seed=rng.randrange(1 << 32),
        **fields,
    )


def _others(rng: random.Random, players: int) -> dict[str, Any]:
    """What is no switch, each with a value that is right for some game."""
    library = load()
    promo = rng.choice([d.name for d in library.designs if d.rarity in ("Bronze", "Silver")])
    return {
        "build": rng.choice([*(build.name for build in library.builds), "random"]),
        "metas": tuple(rng.sample(("Element", "Type", "Star", "Rarity"), 2)),
        "first_player": rng.randrange(players + 1),
        "backers": ((rng.randrange(players), promo),),
        "handicaps": tuple(rng.sample(range(players + 1), rng.randint(1, players))),
        "teams": tuple(rng.randrange(3) for _ in range(players)),
        "team_cards": (rng.choice(library.teams).name,),
        "boss": rng.choice(library.bosses).name,
        "difficulty": rng.choice(("easy", "hard")),
        "starters": tuple(one.name for one in library.sets.values() if one.rarity == "Starter"),
        "characters": tuple(one.name for one in library.characters[:players]),
        "ask_forced": True,
    }


def valid_setups(seed: int) -> Iterator[Setup]:
    """Those of the random set-ups that allow a game."""
    rng = random.Random(seed)
    while True:
        setup = random_setup(rng)
        try:
            Game.start(setup)
        except SetupError:
            continue
        yield setup
