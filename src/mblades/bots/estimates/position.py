"""A tournament as bots imagine it: my tableau, what I hold, and roughly what the others have."""

from __future__ import annotations

from collections.abc import Iterable

from mblades.bots.estimates.card import Face
from mblades.text.tree import Ability

OPPONENT_RP = 0.35  # what an RP is worth that one of several opponents does not get
ONLY_OPPONENT_RP = 1.0  # where there is but one


class Spot:
    """A card in a tableau."""

    __slots__ = ("down", "elements", "face", "stars", "tokens", "types")

    def __init__(self, face: Face, stars: int | None = None) -> None:
        self.face = face
        self.stars = face.stars if stars is None else stars
        self.elements = face.elements
        self.types = face.types
        self.down = False
        self.tokens = 0

    @property
    def name(self) -> str:
        return self.face.name

    @property
    def set(self) -> str:
        return self.face.set

    @property
    def rarity(self) -> str:
        return self.face.rarity

    @property
    def kind(self) -> str:
        return self.face.kind

    @property
    def abilities(self) -> tuple[Ability, ...]:
        return self.face.abilities


class Position:
    """Everything an estimate may look at. The defaults are an ordinary middle of a tournament."""

    __slots__ = (
        "aftermarket",
        "ahead",
        "behind",
        "hand",
        "it",
        "money",
        "much",
        "opponents",
        "rp",
        "spots",
        "their_down",
        "their_rp",
        "theirs",
        "win",
        "won",
    )

    def __init__(self, spots: Iterable[Spot] = (), hand: Iterable[Face] = ()) -> None:
        self.spots = list(spots)
        self.hand = list(hand)
        self.theirs: list[Spot] = []
        self.their_down = 2  # face-down cards of opponents that are in no list
        self.opponents = 3
        self.their_rp = OPPONENT_RP
        self.ahead = 1
        self.behind = 1
        self.rp = 30
        self.money = 8
        self.aftermarket = 4
        self.won = 1
        self.much = 8  # "that much" of whatever is answered
        self.it: Spot | None = None  # the next card, or the one last chosen
        self.win = 0.5  # how likely the clash under way is won

    def top(self) -> Spot | None:
        """My Top card."""
        for spot in reversed(self.spots):
            if not spot.down:
                return spot
        return None
