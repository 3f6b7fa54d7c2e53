"""What is asked of several cards together, when they are chosen."""

from __future__ import annotations

from mblades.text.tree.words import Compare, Feature, Node


class Alike(Node, frozen=True):
    """that share an element with each other (all of them the same one) / that share no type with each other (no
    two of them)
    """

    what: Feature
    none: bool = False


class StarsInAll(Node, frozen=True):
    """with at most 8 stars in total / with exactly 10 stars in total"""

    test: Compare
    stars: int


Jointly = Alike | StarsInAll
