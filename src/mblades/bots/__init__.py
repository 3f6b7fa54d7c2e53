"""Bots: they see a view and the choices, never the state."""

from __future__ import annotations

from collections.abc import Callable

from mblades.bots.bot import Bot, Window
from mblades.bots.random_bot import RandomBot
from mblades.bots.regular import Regular
from mblades.bots.rookie import Rookie
from mblades.errors import SetupError

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "rookie": Rookie,
    "regular": Regular,
}
ALIASES = {"greedy": "regular"}

__all__ = ["ALIASES", "BOTS", "Bot", "Window", "make_bot"]


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; SetupError if there is none."""
    known = name.strip().casefold()
    bot = BOTS.get(ALIASES.get(known, known))
    if bot is None:
        names = ", ".join([*BOTS, *ALIASES])
        raise SetupError(f'there is no bot named "{name}"; choose from {names}')
    return bot(seed)
