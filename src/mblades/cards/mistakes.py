"""The mistakes of a sheet: the first one as soon as it is met, or all of them at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from mblades.errors import SheetError


class Mistakes:
    """Whoever plays with a sheet is told the first mistake; whoever writes it wants them all."""

    def __init__(self, *, collect: bool = False) -> None:
        self.found: list[SheetError] = []
        self.collects = collect

    def add(self, errors: Iterable[SheetError]) -> None:
        """Note errors, or raise the first of them."""
        for error in errors:
            if not self.collects:
                raise error
            self.found.append(error)

    @contextmanager
    def noted(self) -> Iterator[None]:
        """What is done here may be wrong; where mistakes are collected, it is left undone."""
        try:
            yield
        except SheetError as error:
            if not self.collects:
                raise
            self.found.append(error)

    def in_order(self) -> tuple[SheetError, ...]:
        """The mistakes as they stand in the file."""
        each = {str(error): error for error in self.found}
        return tuple(sorted(each.values(), key=lambda error: (error.line, error.column)))
