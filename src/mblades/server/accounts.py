"""Who somebody is: guests at once, names kept with a passphrase, sessions by token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace

from mblades.errors import IllegalAction
from mblades.server.reasons import NotLoggedIn
from mblades.server.records import Account, NameTaken
from mblades.server.storage import Storage
from mblades.server.wire import NAME_LENGTH

SESSION_S = 180 * 24 * 3600.0
TOKEN_BYTES = 32
GUEST_NAMES = (
    "Sleeve", "Binder", "Foil", "Rookie", "Booster", "Topdeck", "Misprint", "Playmat", "Promo",
    "Mulligan", "Proxy", "Reprint",
)  # fmt: skip


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
            name=made_up if name is None else clean_name(name),
            passphrase=None,
            created=now,
        )
        await self._storage.add_account(account)
        return await self._new_session(account, now), account

    async def by_token(self, token: str, now: float) -> Account:
        """Whose token this is; NotLoggedIn if nobody's."""
        account = await self._storage.session(_hash(token), now)
        if account is None:
            raise NotLoggedIn("You are not logged in, or no longer: start anew or log in.")
        return account

    async def rename(self, account: Account, name: str) -> Account:
        """The same person under another name."""
        return await self._change(replace(account, name=clean_name(name)))

    async def keep(self, account: Account, name: str, passphrase: str) -> Account:
        """Keep a name with a passphrase; also a new passphrase for a name that is kept."""
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, passphrase)
        return await self._change(replace(account, name=clean_name(name), passphrase=hashed))

    async def _change(self, account: Account) -> Account:
        try:
            await self._storage.change_account(account)
        except NameTaken:
            raise IllegalAction("Somebody else keeps this name.") from None
        return account

    async def log_in(self, name: str, passphrase: str, now: float) -> tuple[str, Account]:
        """A session for who keeps a name."""
        account = await self._storage.account_named(clean_name(name))
        known = account.passphrase if account is not None else None
        async with self._hashing:
            # An unknown name takes as long as a wrong passphrase, so that names cannot be probed.
            right = await asyncio.to_thread(self._is_right, known, passphrase)
        if account is None or not right:
            raise NotLoggedIn("The name or the passphrase is wrong.")
        return await self._new_session(account, now), account

    def _is_right(self, known: str | None, passphrase: str) -> bool:
        if known is None:
            self._hasher.hash(passphrase)
            return False
        try:
            return self._hasher.verify(known, passphrase)
        except (VerificationError, InvalidHashError):
            return False

    async def log_out(self, token: str) -> None:
        """End a session."""
        await self._storage.end_session(_hash(token))

    async def _new_session(self, account: Account, now: float) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._storage.keep_session(_hash(token), account.id, now + SESSION_S)
        return token


def clean_name(name: str) -> str:
    """A name without what cannot be seen; IllegalAction if nothing is left."""
    plain = unicodedata.normalize("NFKC", name)
    shown = "".join(" " if one.isspace() else one for one in plain if _can_be_seen(one))
    cleaned = " ".join(shown.split())[:NAME_LENGTH].strip()
    if not cleaned:
        raise IllegalAction("A name needs at least one letter.")
    return cleaned


def clean_text(text: str) -> str:
    """A line of chat without what cannot be seen."""
    cleaned = "".join(" " if one.isspace() else one for one in text if _can_be_seen(one)).strip()
    if not cleaned:
        raise IllegalAction("There is nothing to say in that.")
    return cleaned


def _can_be_seen(letter: str) -> bool:
    """No control codes, no marks that turn the direction of the text, no lone surrogates."""
    return letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
