"""The compiled library on disk, so that a start needs no parser.

A cache file is a checksum, then the library as msgpack. The checksum covers the key as well, which
is a hash of everything the library is made from: a file that is stale, cut short, altered or not
writable is as good as none, and nobody hears of it.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from platformdirs import user_cache_path

from mblades import __version__

_CHECKSUM = 32


def key_of(sources: Iterable[Path]) -> bytes:
    """A hash of this version and of the sources, their names included."""
    digest = sha256(__version__.encode())
    for path in sorted(sources):
        content = path.read_bytes()
        digest.update(f"\0{path.parent.name}/{path.name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.digest()


def read(name: str, key: bytes) -> bytes | None:
    """What `write` kept under this name and key."""
    try:
        raw = (_folder() / name).read_bytes()
    except (OSError, RuntimeError):
        return None
    payload = raw[_CHECKSUM:]
    return payload if raw[:_CHECKSUM] == sha256(key + payload).digest() else None


def write(name: str, key: bytes, payload: bytes) -> None:
    """Keep the payload, whole or not at all."""
    with contextlib.suppress(OSError, RuntimeError):
        folder = _folder()
        folder.mkdir(parents=True, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(prefix=name, dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(sha256(key + payload).digest() + payload)
            os.replace(unfinished, folder / name)
        except OSError:
            os.unlink(unfinished)
            raise


def _folder() -> Path:
    chosen = os.environ.get("MBLADES_CACHE")
    return Path(chosen) if chosen else user_cache_path("mblades", appauthor=False)
