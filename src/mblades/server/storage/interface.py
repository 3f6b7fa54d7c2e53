"""The interface of the storage: games, the lobby, people and chat.

A game is its log: inputs numbered from 0, never changed. The key (game, seq) is the only lock:
whoever appends first has it, the others get `Taken`. A call that writes returns when the data will
survive a crash.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Protocol

from mblades.server.storage.records import (
    Account,
    ChatLine,
    Due,
    Entry,
    Listing,
    Notice,
    Snapshot,
    StorageError,
)
from mblades.server.storage.sqlite import SqliteStorage


class Storage(Protocol):
    """One open storage; it belongs to the event loop that opened it.

    Everything may raise `Unreachable` (PostgreSQL away) or another `StorageError`.
    """

    async def append(
        self,
        game: str,
        seq: int,
        inputs: Sequence[bytes],
        at: float,
        *,
        due: Sequence[Due] | None = None,
        listing: Listing | None = None,
    ) -> None:
        """Add inputs as numbers `seq`, `seq + 1`, ...; all or nothing.

        `due` replaces what the game's clock waits for (`()`: nothing; None: as before), one per
        `what`; `listing` replaces its row in the lobby. Both change together with the log or not
        at all. `Taken` when the log's next number is not `seq`.
        """

    async def read(self, game: str, since: int = 0) -> list[Entry]:
        """The log from number `since` on; [] for a game that does not exist."""

    async def save_snapshot(self, game: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of an older one; one that is older itself is dropped."""

    async def latest_snapshot(self, game: str) -> Snapshot | None:
        """The snapshot of a game, if there is one."""

    async def due_before(self, now: float) -> list[Due]:
        """What is due at `now` or before, the longest due first."""

    async def listing(self, game: str) -> Listing | None:
        """A table as the lobby lists it."""

    async def public_listings(self, state: str, limit: int = 100) -> list[Listing]:
        """Public tables in this state, the latest updated first."""

    async def listings_of(self, account: str, limit: int = 100) -> list[Listing]:
        """The tables where somebody sits, the latest updated first."""

    async def add_account(self, account: Account) -> None:
        """`NameTaken` when it has a passphrase and somebody keeps that name (in any case)."""

    async def change_account(self, account: Account) -> None:
        """A new name or passphrase for the account with this id; `NameTaken` likewise."""

    async def account(self, account: str) -> Account | None:
        """The account with this id."""

    async def account_named(self, name: str) -> Account | None:
        """The account that has registered this name; upper and lower case are the same."""

    async def keep_session(self, token_hash: bytes, account: str, expires: float) -> None:
        """Start a session, or move the end of the one with this token."""

    async def session(self, token_hash: bytes, now: float) -> Account | None:
        """The account of a session, unless it has expired."""

    async def end_session(self, token_hash: bytes) -> None:
        """Log out."""

    async def end_other_sessions(self, account: str, token_hash: bytes) -> None:
        """End all sessions of an account but this one."""

    async def forget_expired(self, now: float) -> None:
        """Delete the sessions that have expired."""

    async def say(self, game: str, author: str, name: str, text: str, at: float) -> ChatLine:
        """Add a line to a table's chat."""

    async def chat(self, game: str, after: int = -1, limit: int = 200) -> list[ChatLine]:
        """The last lines after number `after`, in order."""

    async def mute(self, account: str, muted: str) -> None:
        """An account no longer gets the chat of another."""

    async def unmute(self, account: str, muted: str) -> None:
        """An account gets the chat of another again."""

    async def muted_by(self, account: str) -> frozenset[str]:
        """The accounts that an account has muted."""

    async def listen(self) -> AsyncIterator[Notice]:
        """All notices from now on, from whichever process.

        `async for notice in await storage.listen()`; it ends when the storage is closed. `MISSED`
        among them: some may have been lost.
        """

    async def aclose(self) -> None:
        """Finish what is under way and close; closing twice does no harm."""


async def open_storage(place: str | Path) -> Storage:
    """Open PostgreSQL by its URL (`postgresql://...`), or SQLite in a folder, made if missing."""
    place = str(place)
    if place.startswith(("postgres://", "postgresql://")):
        return await _open_postgres(place)
    if "://" in place:
        scheme = place.partition("://")[0]
        raise StorageError(
            f"{scheme}:// is not a database that mblades supports: give a folder, or a URL that begins"
            " with postgresql://."
        )
    return await SqliteStorage.open(Path(place))


async def _open_postgres(url: str) -> Storage:
    try:
        from mblades.server.storage.postgres import PostgresStorage
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise StorageError(
            "PostgreSQL needs the package asyncpg: pip install 'mblades[postgres]'."
        ) from None
    return await PostgresStorage.open(url)
