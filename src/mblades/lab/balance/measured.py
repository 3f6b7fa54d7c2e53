"""Figures that were measured many times, and how sure they are."""

from __future__ import annotations

from math import inf, sqrt

import msgspec

SURE = 1.96  # standard errors on either side of a mean: 95% of all intervals hold the true figure
FEWEST = 20  # measured less often, a spread says little


class Measured(msgspec.Struct):
    """A mean with its 95% interval."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        """Once more."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Measured) -> None:
        """Put two parts together."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def give(self) -> float:
        """How far the interval reaches on either side of the mean."""
        if self.count < FEWEST:
            return inf
        variance = max(self.squares - self.total * self.mean, 0.0) / (self.count - 1)
        return SURE * sqrt(variance / self.count)

    @property
    def low(self) -> float:
        return self.mean - self.give

    @property
    def high(self) -> float:
        return self.mean + self.give

    def told(self, *, sign: bool = True) -> str:
        """ "+3.1 ± 1.2", or that it was not measured often enough."""
        if self.give == inf:
            return "too few"
        return (
            f"{self.mean:+.1f} ± {self.give:.1f}" if sign else f"{self.mean:.1f} ± {self.give:.1f}"
        )


class Share(msgspec.Struct):
    """Wins of those who had something, and what would be fair."""

    games: int = 0
    wins: float = 0.0
    fair: float = 0.0

    def add(self, other: Share) -> None:
        """Put two parts together."""
        self.games += other.games
        self.wins += other.wins
        self.fair += other.fair

    @property
    def ratio(self) -> float:
        """Wins by fair share: 1 is balanced."""
        return self.wins / self.fair if self.fair else 0.0

    @property
    def give(self) -> float:
        """How far the 95% interval of the ratio reaches on either side."""
        if self.games < FEWEST:
            return inf
        games = self.games + 4  # two wins and two defeats more: nobody is sure of 0 of 30
        rate = (self.wins + 2) / games
        return SURE * sqrt(rate * (1 - rate) / games) * self.games / self.fair

    def told(self) -> str:
        """ "1.12 ± 0.20"; without the interval if there were too few games."""
        return f"{self.ratio:.2f}" if self.give == inf else f"{self.ratio:.2f} ± {self.give:.2f}"


class Picked(msgspec.Struct):
    """How often a design was held when a tournament came, and how often it was brought."""

    held: int = 0
    brought: int = 0

    def add(self, other: Picked) -> None:
        """Put two parts together."""
        self.held += other.held
        self.brought += other.brought

    @property
    def rate(self) -> float:
        return self.brought / self.held if self.held else 0.0
