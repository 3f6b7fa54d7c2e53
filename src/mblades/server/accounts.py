"""Accounts: guests without a log-in, names registered with a passphrase, sessions by token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace

from mblades.errors import IllegalAction
from mblades.server.storage.interface import Storage
from mblades.server.storage.records import Account, NameTaken
from mblades.server.wire.messages import NAME_LENGTH
from mblades.server.wire.refusals import NotAllowed, NotLoggedIn

SESSION_S = 180 * 24 * 3600.0
TOKEN_BYTES = 32
GUEST_NAMES = (
    "Sleeve", "Binder", "Foil", "Rookie", "Booster", "Topdeck", "Misprint", "Playmat", "Promo",
    "Mulligan", "Proxy", "Reprint",
)  # fmt: skip


# Letters and symbols by their class that nobody sees: Hangul fillers, an empty Braille cell...
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


class Accounts:
    """The people this server knows."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._hasher = PasswordHasher()
        # Hashing takes long on purpose: two at a time leave the cores to the games.
        self._hashing = asyncio.Semaphore(2)

    async def new_guest(self, name: str | None, now: float) -> tuple[str, Account]:
        """A guest with a token."""
        made_up = f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(900) + 100}"
        account = Account(
            id=secrets.token_hex(8),
            name=made_up if name is None else await self._free(clean_name(name)),
            passphrase=None,
            created=now,
        )
        await self._storage.add_account(account)
        return await self._new_session(account, now), account

    async def by_token(self, token: str, now: float) -> Account:
        """The account of a token; NotLoggedIn if there is none."""
        account = await self._storage.session(session_of(token), now)
        if account is None:
            raise NotLoggedIn("You are not logged in. Log in, or start again as a guest.")
        return account

    async def rename(self, account: Account, name: str, face: int | None = None) -> Account:
        """The same person under another name, and with another face if one is given."""
        free = await self._free(clean_name(name), account)
        return await self._change(
            replace(account, name=free, face=account.face if face is None else face)
        )

    async def _free(self, name: str, account: Account | None = None) -> str:
        """The name, unless somebody else has registered it: nobody plays under another's name."""
        owner = await self._storage.account_named(name)
        if owner is not None and (account is None or owner.id != account.id):
            raise IllegalAction("Someone else has registered this name; choose another one.")
        return name

    async def keep(
        self, account: Account, token: str, name: str, passphrase: str, old: str | None
    ) -> Account:
        """Keep a name with a passphrase, or change it; then no other session goes on."""
        if account.is_kept and not await self._is_right(account.passphrase, old or ""):
            raise NotAllowed("The old passphrase is wrong.")
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, passphrase)
        kept = await self._change(replace(account, name=clean_name(name), passphrase=hashed))
        await self._storage.end_other_sessions(account.id, session_of(token))
        return kept

    async def _change(self, account: Account) -> Account:
        try:
            await self._storage.change_account(account)
        except NameTaken:
            raise IllegalAction(
                "Someone else has registered this name; choose another one."
            ) from None
        return account

    async def log_in(self, name: str, passphrase: str, now: float) -> tuple[str, Account]:
        """A new session for a registered name."""
        account = await self._storage.account_named(clean_name(name))
        known = account.passphrase if account is not None else None
        right = await self._is_right(known, passphrase)
        if account is None or not right:
            raise NotLoggedIn("The name or the passphrase is wrong.")
        return await self._new_session(account, now), account

    async def _is_right(self, known: str | None, passphrase: str) -> bool:
        """An unknown name takes as long as a wrong passphrase, so that names cannot be probed."""
        async with self._hashing:
            return await asyncio.to_thread(self._verify, known, passphrase)

    def _verify(self, known: str | None, passphrase: str) -> bool:
        if known is None:
            self._hasher.hash(passphrase)
            return False
        try:
            return self._hasher.verify(known, passphrase)
        except (VerificationError, InvalidHashError):
            return False

    async def log_out(self, token: str) -> None:
        """End a session."""
        await self._storage.end_session(session_of(token))

    async def _new_session(self, account: Account, now: float) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._storage.keep_session(session_of(token), account.id, now + SESSION_S)
        return token


def clean_name(name: str) -> str:
    """A name without what cannot be seen; IllegalAction if nothing is left."""
    plain = unicodedata.normalize("NFKC", name)
    cleaned = " ".join(clean_line(plain).split())[:NAME_LENGTH].strip()
    if not _has_ink(cleaned):
        raise IllegalAction("A name must have at least one letter.")
    return cleaned


def clean_text(text: str) -> str:
    """A line of chat without what cannot be seen."""
    cleaned = clean_line(text)
    if not _has_ink(cleaned):
        raise IllegalAction("Your message is empty.")
    return cleaned


def clean_line(text: str) -> str:
    """A line without what cannot be seen; perhaps nothing is left."""
    return "".join(" " if one.isspace() else one for one in text if _can_be_seen(one)).strip()


def _can_be_seen(letter: str) -> bool:
    """No control codes, no marks that turn the direction of the text, no lone surrogates."""
    if letter.isspace():
        return True
    return letter not in BLANK and unicodedata.category(letter)[0] != "C"


def _has_ink(text: str) -> bool:
    """Whether there is more than accents and their like."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


def session_of(token: str) -> bytes:
    """The hash under which the storage has a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
