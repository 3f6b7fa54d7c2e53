"""What is said of the two that were compared, before it is known which they are."""

from __future__ import annotations

from mblades.text import tree
from mblades.text.tree import Whose

_ZERO = tree.Number(0)


class OneOfTwo(tree.Compared, frozen=True):
    """ "Whoever has more", and the other one of the two."""

    other: bool = False


class Weighs(tree.Holds, frozen=True):
    """ "Yours is higher": than what it was compared with."""


class Outweighed(tree.PlayersWho, frozen=True):
    """ "For each one you beat": each opponent with whose card yours was compared."""

    test: tree.Compare = "fewer"


class Weighing(tree.ChoosePlayer, frozen=True):
    """ "Compare your Top card with an opponent's." """

    left: tree.Quantity = _ZERO
    right: tree.Quantity = _ZERO  # of "that player", or of the one who is named


def one_of_two(test: tree.Compare, *, other: bool = False) -> OneOfTwo:
    """Whoever has more or fewer, or the other one."""
    return OneOfTwo("a player", tree.Has("RP", Whose.THAT), test, None, other)


def weighs(test: tree.Compare) -> Weighs:
    """Whether what is yours is so."""
    return Weighs(_ZERO, test, _ZERO)
