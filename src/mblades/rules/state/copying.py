"""Copies of the records that change."""

from __future__ import annotations

from typing import TypeVar

R = TypeVar("R")


def duplicate(record: R) -> R:
    """A copy that shares every value: none is ever changed in place, only replaced."""
    twin = object.__new__(type(record))
    twin.__dict__ = record.__dict__.copy()
    return twin
