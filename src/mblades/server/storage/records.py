"""What the storage keeps, and what can go wrong with it. Times are seconds since 1970, UTC."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from mblades.errors import MbladesError


class StorageError(MbladesError):
    """The storage cannot do what was asked; nothing was kept."""


class Unreachable(StorageError):
    """The database did not answer. A write under way may have been kept or not: read again."""


class Taken(StorageError):
    """The log is not where the writer thought: read on from there and try again."""


class NameTaken(StorageError):
    """Somebody else has registered this name."""


class Entry(msgspec.Struct, frozen=True):
    """One input in a game's log."""

    seq: int
    at: float
    input: bytes


class Snapshot(msgspec.Struct, frozen=True):
    """A game after its first `seq` inputs; the log is read on from `seq`."""

    seq: int
    data: bytes


class Due(msgspec.Struct, frozen=True):
    """Something that must happen at a table when its time comes, whoever notices."""

    game: str
    at: float
    what: str


class Listing(msgspec.Struct, frozen=True):
    """A table as the lobby knows it."""

    game: str
    state: str  # "lobby", "playing", "over"
    public: bool
    summary: bytes
    updated: float
    people: tuple[str, ...] = ()  # the accounts that sit there


class Account(msgspec.Struct, frozen=True):
    """A person. A guest has no passphrase, and a name that others may have too."""

    id: str
    name: str
    passphrase: str | None  # its hash
    created: float
    face: int | None = None  # the number of the picture they chose

    @property
    def is_kept(self) -> bool:
        """Nobody else has this name."""
        return self.passphrase is not None


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table, under the name its author had then."""

    number: int  # counted from 0 at each table
    author: str
    name: str
    text: str
    at: float


NoticeKind = Literal["log", "chat", "mutes", "sessions", "missed"]


class Notice(msgspec.Struct, frozen=True):
    """Something new at a table: up to this `seq` in its log, or this number in its chat; or
    `mutes`, in what this account wants to hear; or `sessions`, some of this account have ended."""

    kind: NoticeKind
    game: str
    number: int


MISSED: Final = Notice("missed", "", -1)
"""Notices may have been lost while the database was away: look at every live game again."""
