"""Names, passphrases and sessions."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed

from mblades.errors import IllegalAction
from mblades.server.accounts import Accounts, clean_line, clean_name, clean_text
from mblades.server.storage.interface import open_storage
from mblades.server.web.sockets import REFUSED
from mblades.server.wire.refusals import NotLoggedIn
from tests.server.people import Person, Refusal, Seat, Server, at_server

QUICK = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)  # for tests only
SECRET, OTHER = "correct horse battery", "staple staple staple"


@pytest.fixture(autouse=True)
def hash_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mblades.server.accounts.PasswordHasher", QUICK)


async def log_in(server: Server, name: str, passphrase: str) -> Person:
    session = await server.ask("POST", "/sessions", {"name": name, "passphrase": passphrase})
    return Person(server, session["token"], session["account"])


async def last_words(seat: Seat) -> str:
    """What is said before a connection is closed for good."""
    with pytest.raises(ConnectionClosed) as closed:
        await seat.until(lambda _message: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == REFUSED
    return str(seat.messages[-1]["reason"]["text"])


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u1160", "\u0301", "\u202e", " "])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(IllegalAction):
        clean_name(name)
    with pytest.raises(IllegalAction):
        clean_text(name)


def test_what_cannot_be_seen_is_taken_out() -> None:
    assert clean_name("A\u3164nn\u202e \x00 B") == "Ann B"
    assert clean_line("\u202eFriday\x00\n!") == "Friday !"
    assert clean_text("\u2764\ufe0f") == "\u2764\ufe0f"


def test_nobody_plays_under_a_name_that_another_keeps(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        await ann.ask("POST", "/me/keep", {"name": "Ann", "passphrase": SECRET})
        for name in ("Ann", "ANN", "\uff21nn", "a\u3164nn"):
            with pytest.raises(Refusal, match="Someone else has registered this name"):
                await server.guest(name)
            with pytest.raises(Refusal, match="Someone else has registered this name"):
                await bob.ask("PATCH", "/me", {"name": name})
        assert (await ann.ask("PATCH", "/me", {"name": "ANN"}))["name"] == "ANN"
        table = await ann.open(name="\u202eFriday\x00")
        assert table["name"] == "Friday"
        answer = await bob.sit(table)
        assert [seat["kept"] for seat in answer["seats"][:2]] == [True, False]
        await bob.ask("POST", "/me/keep", {"name": "Bob", "passphrase": SECRET})
        answer = await bob.sit(table, 2)
        assert [seat["kept"] for seat in answer["seats"]] == [True, False, True, False]
        renamed = await ann.ask("PATCH", f"/tables/{table['id']}", {"name": "\u202eMonday"})
        assert renamed["name"] == "Monday"

    at_server(tmp_path, scenario)


def test_a_new_passphrase_asks_for_the_old_one_and_ends_other_sessions(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        await ann.ask("POST", "/me/keep", {"name": "Ann", "passphrase": SECRET})
        elsewhere = await log_in(server, "Ann", SECRET)
        table = await ann.open()
        here, there = await ann.connect(table), await elsewhere.connect(table)
        wanted: dict[str, Any] = {"name": "Ann", "passphrase": OTHER}
        for old in ({}, {"old": OTHER}):
            with pytest.raises(Refusal, match="old passphrase") as refusal:
                await elsewhere.ask("POST", "/me/keep", {**wanted, **old})
            assert refusal.value.status == 403
        await ann.ask("POST", "/me/keep", {**wanted, "old": SECRET})
        assert "not logged in" in await last_words(there)
        with pytest.raises(Refusal, match="not logged in"):
            await elsewhere.ask("GET", "/me")
        with pytest.raises(Refusal, match="is wrong"):
            await log_in(server, "Ann", SECRET)
        await log_in(server, "Ann", OTHER)
        await here.send(type="chat", text="still here")
        await here.until(lambda one: one["type"] == "said")

    at_server(tmp_path, scenario)


def test_who_logs_out_is_disconnected(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open()
        first, second = await ann.connect(table), await bob.connect(table)
        await ann.ask("DELETE", "/sessions")
        assert "not logged in" in await last_words(first)
        await second.send(type="chat", text="bye")
        await second.until(lambda one: one["type"] == "said")

    at_server(tmp_path, scenario)


def test_an_unknown_name_takes_as_long_as_a_wrong_passphrase(tmp_path: Path) -> None:
    class Hasher:
        """Counts what takes long."""

        done = 0

        def hash(self, passphrase: str) -> str:
            self.done += 1
            return passphrase

        def verify(self, known: str, passphrase: str) -> bool:
            self.done += 1
            return known == passphrase

    async def scenario() -> None:
        storage = await open_storage(tmp_path)
        accounts, hasher = Accounts(storage), Hasher()
        accounts._hasher = hasher  # type: ignore[assignment]
        token, ann = await accounts.new_guest("Ann", 0)
        await accounts.keep(ann, token, "Ann", SECRET, None)
        for name in ("Ann", "Nobody"):
            hasher.done = 0
            with pytest.raises(NotLoggedIn):
                await accounts.log_in(name, OTHER, 0)
            assert hasher.done == 1
        await storage.aclose()

    asyncio.run(scenario())
