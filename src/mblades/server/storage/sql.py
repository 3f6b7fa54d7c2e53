"""What both databases have in common: the tables, and every query that is the same in both.

The queries are written once, with `$1`, `$2`, ... for their values; a backend runs them.
"""

from __future__ import annotations

import asyncio
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import msgspec

from mblades.server.storage.records import (
    Account,
    ChatLine,
    Due,
    Entry,
    Listing,
    NameTaken,
    Notice,
    Snapshot,
    StorageError,
)

# Each script takes the tables from one version to the next; the version is how many have been run.
# Released scripts are never edited. SQLite keeps any value in any column, so that PostgreSQL's
# names of types serve both.
SCRIPTS = (
    """
    create table log (
        game text, seq bigint, at double precision not null, input bytea not null,
        primary key (game, seq)
    );
    create table snapshots (game text primary key, seq bigint not null, data bytea not null);
    create table clock (
        game text, what text, at double precision not null, primary key (game, what)
    );
    create index clock_by_time on clock (at);
    create table listings (
        game text primary key, state text not null, public boolean not null,
        summary bytea not null, updated double precision not null, people text not null
    );
    create index listings_to_show on listings (state, updated) where public;
    create table sitting (account text, game text, primary key (account, game));
    create index sitting_by_game on sitting (game);
    create table accounts (
        id text primary key, name text not null, folded text not null, passphrase text,
        created double precision not null
    );
    create unique index accounts_by_name on accounts (folded) where passphrase is not null;
    create table sessions (
        token_hash bytea primary key, account text not null, expires double precision not null
    );
    create index sessions_by_expiry on sessions (expires);
    create table chat (
        game text, number bigint, author text not null, name text not null, text text not null,
        at double precision not null, primary key (game, number)
    );
    create table mutes (account text, muted text, primary key (account, muted));
    """,
    "alter table accounts add column face integer;",
)


class Duplicate(StorageError):
    """A row with this key is there already."""


def scripts_after(version: int, place: str) -> Sequence[str]:
    """What is still to be run on tables of this version (0: none yet)."""
    if version > len(SCRIPTS):
        raise StorageError(
            f"{place} was made by a newer mblades (its tables are of version {version}, this one"
            f" knows version {len(SCRIPTS)}): update mblades, or use another place for the data."
        )
    return SCRIPTS[version:]


class Notices(AsyncIterator[Notice]):
    """The notices that one listener has not read yet."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Notice | None] = asyncio.Queue()

    def put(self, notice: Notice) -> None:
        self._queue.put_nowait(notice)

    def end(self) -> None:
        self._queue.put_nowait(None)

    async def __anext__(self) -> Notice:
        notice = await self._queue.get()
        if notice is None:
            self.end()
            raise StopAsyncIteration
        return notice


class SqlStorage(ABC):
    """Everything but appending and opening; see `storage.Storage` for what each method does."""

    def __init__(self) -> None:
        self._listeners: list[Notices] = []
        self._closed = False

    @abstractmethod
    async def _rows(self, query: str, *values: object) -> Sequence[Iterable[Any]]:
        """Run a query that only reads."""

    @abstractmethod
    async def _change(self, query: str, *values: object) -> None:
        """Run a query that writes, and return when it is safe; `Duplicate` when a key is taken."""

    @abstractmethod
    async def _notify(self, notice: Notice) -> None:
        """Tell every process on this storage."""

    def _check_open(self) -> None:
        if self._closed:
            raise StorageError("the storage is closed.")

    def _pass_on(self, notice: Notice) -> None:
        for listener in self._listeners:
            listener.put(notice)

    # ----------------------------------------------------------------- games

    async def read(self, game: str, since: int = 0) -> list[Entry]:
        rows = await self._rows(
            "select seq, at, input from log where game = $1 and seq >= $2 order by seq", game, since
        )
        return [Entry(*row) for row in rows]

    async def save_snapshot(self, game: str, snapshot: Snapshot) -> None:
        await self._change(
            "insert into snapshots (game, seq, data) values ($1, $2, $3) on conflict (game) do"
            " update set seq = excluded.seq, data = excluded.data"
            " where snapshots.seq <= excluded.seq",
            game, snapshot.seq, snapshot.data,
        )  # fmt: skip

    async def latest_snapshot(self, game: str) -> Snapshot | None:
        rows = await self._rows("select seq, data from snapshots where game = $1", game)
        return Snapshot(*rows[0]) if rows else None

    async def due_before(self, now: float) -> list[Due]:
        rows = await self._rows(
            "select game, at, what from clock where at <= $1 order by at, game, what", now
        )
        return [Due(*row) for row in rows]

    # ----------------------------------------------------------------- lobby

    async def listing(self, game: str) -> Listing | None:
        found = await self._listings("where game = $1", game)
        return found[0] if found else None

    async def public_listings(self, state: str, limit: int = 100) -> list[Listing]:
        return await self._listings(
            "where public and state = $1 order by updated desc limit $2", state, limit
        )

    async def listings_of(self, account: str, limit: int = 100) -> list[Listing]:
        return await self._listings(
            "where game in (select game from sitting where account = $1)"
            " order by updated desc limit $2",
            account, limit,
        )  # fmt: skip

    async def _listings(self, which: str, *values: object) -> list[Listing]:
        rows = await self._rows(
            f"select game, state, public, summary, updated, people from listings {which}", *values
        )
        return [
            Listing(game, state, bool(public), summary, updated, people_read(people))
            for game, state, public, summary, updated, people in rows
        ]

    # ----------------------------------------------------------------- people

    async def add_account(self, account: Account) -> None:
        await self._change_account(
            account,
            "insert into accounts (id, name, folded, passphrase, face, created)"
            " values ($1, $2, $3, $4, $5, $6)",
            account.created,
        )

    async def change_account(self, account: Account) -> None:
        await self._change_account(
            account,
            "update accounts set name = $2, folded = $3, passphrase = $4, face = $5 where id = $1",
        )

    async def _change_account(self, account: Account, query: str, *more: object) -> None:
        try:
            await self._change(
                query,
                account.id, text_kept(account.name), folded(account.name), account.passphrase,
                account.face, *more,
            )  # fmt: skip
        except Duplicate:
            raise NameTaken(f"somebody else keeps the name {account.name}.") from None

    async def account(self, account: str) -> Account | None:
        return await self._account("accounts where id = $1", account)

    async def account_named(self, name: str) -> Account | None:
        return await self._account(
            "accounts where folded = $1 and passphrase is not null", folded(name)
        )

    async def _account(self, which: str, *values: object) -> Account | None:
        rows = await self._rows(f"select id, name, passphrase, created, face from {which}", *values)
        return Account(*rows[0]) if rows else None

    async def keep_session(self, token_hash: bytes, account: str, expires: float) -> None:
        await self._change(
            "insert into sessions (token_hash, account, expires) values ($1, $2, $3)"
            " on conflict (token_hash) do update"
            " set account = excluded.account, expires = excluded.expires",
            token_hash, account, expires,
        )  # fmt: skip

    async def session(self, token_hash: bytes, now: float) -> Account | None:
        return await self._account(
            "sessions join accounts on accounts.id = sessions.account"
            " where token_hash = $1 and expires > $2",
            token_hash, now,
        )  # fmt: skip

    async def end_session(self, token_hash: bytes) -> None:
        account = await self.session(token_hash, 0.0)
        await self._change("delete from sessions where token_hash = $1", token_hash)
        if account is not None:
            await self._notify(Notice("sessions", account.id, 0))

    async def end_other_sessions(self, account: str, token_hash: bytes) -> None:
        await self._change(
            "delete from sessions where account = $1 and token_hash <> $2", account, token_hash
        )
        await self._notify(Notice("sessions", account, 0))

    async def forget_expired(self, now: float) -> None:
        await self._change("delete from sessions where expires <= $1", now)

    # ----------------------------------------------------------------- chat

    async def say(self, game: str, author: str, name: str, text: str, at: float) -> ChatLine:
        while True:
            ((number,),) = await self._rows(
                "select coalesce(max(number) + 1, 0) from chat where game = $1", game
            )
            line = ChatLine(number, author, text_kept(name), text_kept(text), at)
            try:
                await self._change(
                    "insert into chat (game, number, author, name, text, at)"
                    " values ($1, $2, $3, $4, $5, $6)",
                    game, line.number, line.author, line.name, line.text, line.at,
                )  # fmt: skip
            except Duplicate:
                continue  # somebody spoke at the same moment
            await self._notify(Notice("chat", game, number))
            return line

    async def chat(self, game: str, after: int = -1, limit: int = 200) -> list[ChatLine]:
        rows = await self._rows(
            "select number, author, name, text, at from chat where game = $1 and number > $2"
            " order by number desc limit $3",
            game, after, limit,
        )  # fmt: skip
        return [ChatLine(*row) for row in reversed(rows)]

    async def mute(self, account: str, muted: str) -> None:
        await self._change(
            "insert into mutes (account, muted) values ($1, $2) on conflict do nothing",
            account, muted,
        )  # fmt: skip
        await self._notify(Notice("mutes", account, 0))

    async def unmute(self, account: str, muted: str) -> None:
        await self._change("delete from mutes where account = $1 and muted = $2", account, muted)
        await self._notify(Notice("mutes", account, 0))

    async def muted_by(self, account: str) -> frozenset[str]:
        rows = await self._rows("select muted from mutes where account = $1", account)
        return frozenset(muted for (muted,) in rows)

    # ----------------------------------------------------------------- notices

    async def listen(self) -> AsyncIterator[Notice]:
        self._check_open()
        notices = Notices()
        self._listeners.append(notices)
        return notices

    def _end_notices(self) -> None:
        for listener in self._listeners:
            listener.end()


def folded(name: str) -> str:
    """The same for names that people would take for the same, in any alphabet."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def text_kept(text: str) -> str:
    """The text itself, if both databases can keep it: PostgreSQL refuses what SQLite mangles."""
    if "\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise StorageError("the text has a character that cannot be stored.")
    return text


def people_kept(people: Sequence[str]) -> str:
    """The accounts of a listing as they are stored."""
    return msgspec.json.encode(people).decode()


def people_read(people: str) -> tuple[str, ...]:
    """What `people_kept` wrote."""
    return msgspec.json.decode(people, type=tuple[str, ...])
