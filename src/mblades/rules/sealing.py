"""Files of the game's own: a mark, a version, a checksum, and what they hold, compressed.

A checksum tells a damaged file from a whole one; it is no protection from a stranger's.
"""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import Final, Literal

CHECKSUM: Final = 16
LARGEST: Final = 16 << 20  # nothing near this size is a game

Fault = Literal["foreign", "truncated", "version", "altered", "damaged"]


class Unreadable(Exception):
    """A file cannot be read; whoever reads it says so in words about the kind of file it is."""

    def __init__(self, fault: Fault, version: int = 0) -> None:
        super().__init__(fault)
        self.fault: Fault = fault
        self.version = version  # of the file, if that is what is wrong


def seal(mark: bytes, version: int, content: bytes, level: int = 6) -> bytes:
    """The content as a file with this mark and version of its form."""
    body = zlib.compress(content, level)
    return mark + bytes([version]) + blake2b(body, digest_size=CHECKSUM).digest() + body


def unseal(mark: bytes, version: int, data: bytes) -> bytes:
    """The content that `seal` was given; Unreadable if this is no whole file of that kind."""
    head = len(mark) + 1
    if data[: len(mark)] != mark:
        raise Unreadable("foreign")
    if len(data) <= head + CHECKSUM:
        raise Unreadable("truncated")
    if data[len(mark)] != version:
        raise Unreadable("version", data[len(mark)])
    body = data[head + CHECKSUM :]
    if blake2b(body, digest_size=CHECKSUM).digest() != data[head : head + CHECKSUM]:
        raise Unreadable("altered")
    try:
        reader = zlib.decompressobj()
        content = reader.decompress(body, LARGEST)
    except zlib.error:
        raise Unreadable("damaged") from None
    if not reader.eof:
        raise Unreadable("damaged")
    return content
