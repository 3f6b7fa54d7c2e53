"""Random: every choice is equally likely."""

from __future__ import annotations

from random import Random

from mblades.bots.bot import Window
from mblades.rules.state.actions import Action


class RandomBot:
    """Takes any choice with the same probability."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def decide(self, seen: Window) -> Action:
        """Any of the choices."""
        return self._random.choice(seen.choices)
