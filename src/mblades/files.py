"""Files that commands write: never over one that the program did not write itself.

A mark near the beginning of a file tells: a comment in what people read, the first bytes of games and
replays. Without it a file is somebody's work, and stays.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mblades.errors import FileKept, SetupError

MARK: Final = "written by mblades; may be written again"
COMMENT: Final = f"<!-- {MARK} -->"  # in HTML and Markdown
NEVER: Final = b""  # the mark of what is never written again: a sheet is its author's at once
_HEAD = 1024  # bytes in which the mark must stand


def check_free(path: Path, mark: bytes = MARK.encode()) -> None:
    """FileKept if something stands at this path that has no such mark."""
    try:
        if not path.is_file() or not path.stat().st_size:
            return  # nothing is lost: a pipe, a terminal, an empty file, no file
        with path.open("rb") as file:
            is_ours = bool(mark) and mark in file.read(_HEAD)
    except OSError as error:
        raise SetupError(f"{path} cannot be written: {error.strerror}") from None
    if not is_ours:
        reason = "" if mark == NEVER else ", and mblades did not write it"
        raise FileKept(f"{path} already exists{reason}; nothing was changed. Choose another name")


def write(path: Path, content: bytes | str, mark: bytes = MARK.encode()) -> None:
    """Write a file, over an older one only if that has the mark; SetupError if it cannot be done."""
    check_free(path, mark)
    try:
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as error:
        raise SetupError(f"{path} cannot be written: {error.strerror}") from None
