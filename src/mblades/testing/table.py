"""The table of a scene: laid out card by card, played by name."""

from __future__ import annotations

from typing import Any

from mblades.testing.deckbuilding import Deckbuilding
from mblades.testing.playing import Playing
from mblades.testing.questions import Questions
from mblades.testing.scene import SceneError


class Table(Playing, Deckbuilding, Questions):
    """A moment of a game: write cards, lay them out, play, and look what came of it.

    >>> t = Table(players=2)
    >>> t.card("Bully", stars=6, symbols="Fire Soldier", text="Play: Gain 10 RP.")
    >>> t.hand(0, "Bully")
    >>> t.play(0, "Bully")
    >>> t.rp_of(0)
    10

    A scene is in a tournament unless it says that decks are built. Then everyone has their income,
    markers and friendship cards, and the timer runs that is named: 1, 2 or 3.

    >>> t = Table(players=3, phase="deckbuilding", timer=2)
    >>> t.card("Bully", stars=6)
    >>> t.binder(0, "Bully")
    >>> t.sell(0, "Bully")
    >>> t.money_of(0), t.markers_of(0)
    (36, 3)

    All options of a `Setup` may be given: `Table(players=2, mode="duel", edition="original")`.

    What a game refuses a scene refuses, with the same words. A question that nobody answered, or
    an answer that nobody asked for, fails and shows the live prompt. A question with a single
    option may be answered or left to answer itself.

    >>> t.buy_from_aftermarket(0, "Bully")
    Traceback (most recent call last):
        ...
    mblades.testing.scene.SceneError: player 0 cannot do that: You sold that card yourself; you cannot buy it back.
    """

    def __init__(
        self, players: int = 2, *, phase: str = "tournament", timer: int = 1, **options: Any
    ) -> None:
        super().__init__(players, **options)
        if phase == "tournament":
            self._midway()
        elif phase == "deckbuilding":
            self._building(timer)
        else:
            raise SceneError(f"a scene is in deckbuilding or in a tournament, not in {phase!r}")
