"""Native code: whether the engine runs compiled, and that nothing runs that was made of other sources.

`./mb compile` notes beside the native code what it was made from. In a checkout sources change; native
code of others is left alone then, and everything runs interpreted. A wheel has no note: nothing in it
changes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
SUFFIX = EXTENSION_SUFFIXES[0]  # of this Python on this machine
NOTE = PACKAGE / f"native{SUFFIX}.made-from"
ENGINE = ("bots", "cards", "modes", "rules", "text")  # what is compiled, and what that stands on


def how_it_runs() -> str:
    """In words, for people; looked up without loading the rules."""
    if not (PACKAGE / "rules" / "state" / f"state{SUFFIX}").exists():
        return "interpreted"
    return "interpreted: the native code is out of date" if is_out_of_date() else "compiled"


def is_out_of_date() -> bool:
    """Whether there is native code of other sources than those that are here."""
    return NOTE.exists() and NOTE.read_text() != digest()


def digest() -> str:
    """A hash of the sources that native code depends on."""
    found = blake2b(digest_size=16)
    for path in _sources():
        found.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    yield PACKAGE / "errors.py"
    for folder in ENGINE:
        yield from sorted((PACKAGE / folder).rglob("*.py"))


class SourcesOnly:
    """Finds the modules of the package, and never native ones."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("mblades."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def leave_alone_what_is_out_of_date() -> None:
    """Called before any other module of the package is looked for."""
    if is_out_of_date():
        sys.meta_path.insert(0, SourcesOnly)
