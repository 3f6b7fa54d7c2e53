"""How much one input may set off (GEN-9), and how large a number may grow.

Work is counted in cards looked at: so much for every step, and what a text asks for on top. It is
counted from the last input on, so it is no part of the data.
"""

from __future__ import annotations

from typing import Final

STEP: Final = 5  # what a step costs, in cards looked at
MOST_WORK: Final = 50_000  # for one input
MOST_WAITING: Final = 300  # effects under way and waiting
MOST_HELD: Final = (
    1000  # cards that all Ongoing, Top and Reaction effects in play look at, once each
)
MOST: Final = 9_999_999  # RP, M$, stars, tokens: whatever a text counts up


def clamp(number: int) -> int:
    """A number, but none larger than the largest."""
    return min(number, MOST)


def grown(held: int, count: int) -> int:
    """By how much something held grows when so much comes to it."""
    return max(min(count, MOST - held), 0)
