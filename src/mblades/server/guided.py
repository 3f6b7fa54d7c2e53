"""The guided first game: the table at which the client leads a newcomer through a game.

It is a real game on the real rules: the build for a first game with a Pre-Release (RUL-19), a starter deck
of its own (OPT-10) that has an Action, a Top effect, a clash and Score effects in it, and a seed with
which the first NPC wants what that deck can spare, and both metas fit cards of the first booster.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from mblades.rules.setup.options import FIRST_GAME_BUILDS
from mblades.server.wire import messages

SEED = 1103
ROOKIES = 2
STARTERS = ("Corner Shop Regulars", "Saints of Whiteholme", "Brownwall City")
CHARACTERS = ("Deques Applenti", "Friendly Alien Lettstrade", "Pritchard Leftfield")


@cache
def sheet() -> str:
    """The newcomer's starter deck."""
    path = files("mblades.cards") / "guided" / "corner-shop-regulars.toml"
    return path.read_text(encoding="utf-8")


def setup() -> dict[str, Any]:
    """What is played: Rookies with decks that leave others' cards alone, and the newcomer first."""
    return {
        "edition": "collusion",
        "players": 1 + ROOKIES,
        "build": FIRST_GAME_BUILDS["collusion"],
        "prerelease": True,
        "starters": list(STARTERS),
        "characters": list(CHARACTERS),
        "metas": ["Element", "Type"],
        "first_player": 0,
        "clock": {"contest_ms": 0, "first_chance_ms": 0},  # there is no race
    }


def new_table(bot_ms: int) -> messages.NewTable:
    """A private table without a clock."""
    return messages.NewTable(
        setup=setup(),
        public=False,
        bots=[None, *["rookie"] * ROOKIES],
        pace=messages.Pace(clock=False, bot_ms=bot_ms),
        sheets=[sheet()],
    )
