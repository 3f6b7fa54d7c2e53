"""The clock's rows, the lobby's rows, people and chat."""

from __future__ import annotations

import asyncio

import pytest

from mblades.server.storage.interface import Storage
from mblades.server.storage.records import (
    Account,
    ChatLine,
    Due,
    Listing,
    NameTaken,
    Notice,
    StorageError,
)

pytestmark = pytest.mark.anyio


def listing(
    game: str, state: str, updated: float, *people: str, public: bool = True, summary: bytes = b"{}"
) -> Listing:
    return Listing(game, state, public, summary, updated, people)


# ------------------------------------------------------------------------- clock


async def test_the_clock_is_replaced_kept_or_stopped_by_an_append(storage: Storage) -> None:
    timer, window = Due("g", 20.0, "timer"), Due("g", 10.0, "contest")
    await storage.append("g", 0, [b"a"], 1.0, due=[timer, window])
    assert await storage.due_before(30.0) == [window, timer]
    await storage.append("g", 1, [b"b"], 1.0)
    assert await storage.due_before(30.0) == [window, timer]
    later = Due("g", 25.0, "timer")
    await storage.append("g", 2, [b"c"], 1.0, due=[later])
    assert await storage.due_before(30.0) == [later]
    await storage.append("g", 3, [b"d"], 1.0, due=[])
    assert await storage.due_before(30.0) == []


async def test_what_is_due_comes_in_order_of_time(storage: Storage) -> None:
    for game, at in (("c", 3.0), ("a", 1.0), ("b", 2.0), ("d", 4.0)):
        await storage.append(game, 0, [b"x"], 0.0, due=[Due(game, at, "timer")])
    assert [due.game for due in await storage.due_before(3.0)] == ["a", "b", "c"]
    assert await storage.due_before(0.5) == []


# ------------------------------------------------------------------------- tables


async def test_the_lobby_shows_public_tables_latest_first(storage: Storage) -> None:
    tables = [
        listing("old", "lobby", 1.0, "anna"),
        listing("new", "lobby", 3.0, summary=b"\x00\xff"),
        listing("secret", "lobby", 4.0, public=False),
        listing("running", "playing", 2.0),
    ]
    for table in tables:
        await storage.append(table.game, 0, [b"made"], 1.0, listing=table)
    assert await storage.public_listings("lobby") == [tables[1], tables[0]]
    assert await storage.public_listings("lobby", limit=1) == [tables[1]]
    assert await storage.public_listings("playing") == [tables[3]]
    assert await storage.listing("secret") == tables[2]
    assert await storage.listing("nowhere") is None


async def test_a_table_moves_on_with_its_log(storage: Storage) -> None:
    await storage.append("g", 0, [b"made"], 1.0, listing=listing("g", "lobby", 1.0, "anna"))
    started = listing("g", "playing", 2.0, "anna", "boris")
    await storage.append("g", 1, [b"start"], 2.0, listing=started)
    await storage.append("g", 2, [b"act"], 3.0)
    assert await storage.public_listings("lobby") == []
    assert await storage.listing("g") == started


async def test_people_find_the_tables_where_they_sit(storage: Storage) -> None:
    await storage.append("a", 0, [b"x"], 1.0, listing=listing("a", "over", 1.0, "anna", "boris"))
    hidden = listing("b", "playing", 2.0, "anna", public=False)
    await storage.append("b", 0, [b"x"], 1.0, listing=hidden)
    assert [table.game for table in await storage.listings_of("anna")] == ["b", "a"]
    await storage.append("b", 1, [b"left"], 3.0, listing=listing("b", "playing", 3.0, "chie"))
    assert [table.game for table in await storage.listings_of("anna")] == ["a"]
    assert [table.game for table in await storage.listings_of("chie", limit=1)] == ["b"]
    assert await storage.listings_of("nobody") == []


# ------------------------------------------------------------------------- people


async def test_a_kept_name_is_taken_in_any_case_and_alphabet(storage: Storage) -> None:
    anna = Account("1", "Ёлка ß ℡", "hash", 1.0)
    await storage.add_account(anna)
    for same in ("Ёлка ß ℡", "ёЛКА SS TEL", "Е\u0308лка ss ｔｅｌ"):
        assert await storage.account_named(same) == anna
        with pytest.raises(NameTaken, match="keeps the name"):
            await storage.add_account(Account("2", same, "hash", 1.0))
    assert await storage.account("2") is None
    assert await storage.account_named("Анна") is None


async def test_of_two_who_ask_for_a_name_at_once_one_gets_it(storages: list[Storage]) -> None:
    results = await asyncio.gather(
        *(
            storages[number % 2].add_account(Account(f"{number}", "Anna", "hash", 1.0))
            for number in range(8)
        ),
        return_exceptions=True,
    )
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, NameTaken) for result in results) == 7


async def test_a_guest_shares_a_name_until_keeping_it(storage: Storage) -> None:
    kept = Account("1", "Anna", "hash", 1.0)
    await storage.add_account(kept)
    guest = Account("2", "anna", None, 2.0)
    await storage.add_account(guest)
    assert await storage.account("2") == guest
    assert await storage.account_named("ANNA") == kept
    with pytest.raises(NameTaken):
        await storage.change_account(Account("2", "anna", "other", 2.0))
    assert await storage.account("2") == guest
    now_kept = Account("2", "Anna II", "other", 2.0)
    await storage.change_account(now_kept)
    assert await storage.account_named("anna ii") == now_kept
    await storage.change_account(Account("1", "ANNA", "new hash", 1.0))
    assert await storage.account("1") == Account("1", "ANNA", "new hash", 1.0)


async def test_a_session_leads_to_its_account_until_it_expires(storage: Storage) -> None:
    anna = Account("1", "Anna", None, 1.0)
    await storage.add_account(anna)
    await storage.keep_session(b"\x00token", "1", 100.0)
    assert await storage.session(b"\x00token", 99.0) == anna
    assert await storage.session(b"\x00token", 100.0) is None
    assert await storage.session(b"other", 1.0) is None
    await storage.keep_session(b"\x00token", "1", 200.0)
    assert await storage.session(b"\x00token", 150.0) == anna
    await storage.end_session(b"\x00token")
    assert await storage.session(b"\x00token", 1.0) is None


async def test_all_sessions_of_an_account_but_one_end_and_everybody_hears(storage: Storage) -> None:
    for account in ("1", "2"):
        await storage.add_account(Account(account, "Anna", None, 1.0))
    for token, account in ((b"here", "1"), (b"there", "1"), (b"hers", "2")):
        await storage.keep_session(token, account, 10.0)
    notices = await storage.listen()
    await storage.end_other_sessions("1", b"here")
    known = [await storage.session(token, 0.0) for token in (b"here", b"there", b"hers")]
    assert [None if one is None else one.id for one in known] == ["1", None, "2"]
    async with asyncio.timeout(10):
        assert await anext(notices) == Notice("sessions", "1", 0)
        await storage.end_session(b"hers")
        assert await anext(notices) == Notice("sessions", "2", 0)


async def test_expired_sessions_are_forgotten(storage: Storage) -> None:
    anna = Account("1", "Anna", None, 1.0)
    await storage.add_account(anna)
    await storage.keep_session(b"short", "1", 10.0)
    await storage.keep_session(b"long", "1", 20.0)
    await storage.forget_expired(10.0)
    assert await storage.session(b"short", 0.0) is None
    assert await storage.session(b"long", 0.0) == anna


# ------------------------------------------------------------------------- chat


async def test_chat_is_numbered_at_each_table(storage: Storage) -> None:
    first = await storage.say("g", "1", "Anna", "こんにちは", 1.0)
    assert first == ChatLine(0, "1", "Anna", "こんにちは", 1.0)
    await storage.say("other", "2", "Boris", "привет", 1.5)
    lines = [first, *[await storage.say("g", "1", "Anna", f"{n}", float(n)) for n in range(2, 6)]]
    assert [line.number for line in lines] == [0, 1, 2, 3, 4]
    assert await storage.chat("g") == lines
    assert await storage.chat("g", after=2) == lines[3:]
    assert await storage.chat("g", limit=2) == lines[-2:]
    assert await storage.chat("nowhere") == []


async def test_nothing_said_at_the_same_moment_is_lost(storages: list[Storage]) -> None:
    await asyncio.gather(
        *(storages[n % 2].say("g", f"{n}", "Anna", f"{n}", 1.0) for n in range(12))
    )
    lines = await storages[0].chat("g")
    assert [line.number for line in lines] == list(range(12))
    assert sorted(int(line.text) for line in lines) == list(range(12))


@pytest.mark.parametrize("text", ["a\0b", "\ud800"], ids=["NUL", "half a letter"])
async def test_text_that_no_database_keeps_is_refused(storage: Storage, text: str) -> None:
    with pytest.raises(StorageError, match="cannot be stored"):
        await storage.say("g", "1", "Anna", text, 1.0)
    with pytest.raises(StorageError, match="cannot be stored"):
        await storage.add_account(Account("1", text, None, 1.0))
    assert await storage.chat("g") == []


async def test_people_mute_each_other_one_way(storage: Storage) -> None:
    await storage.mute("anna", "boris")
    await storage.mute("anna", "boris")
    await storage.mute("anna", "chie")
    assert await storage.muted_by("anna") == {"boris", "chie"}
    assert await storage.muted_by("boris") == frozenset()
    await storage.unmute("anna", "boris")
    await storage.unmute("anna", "boris")
    assert await storage.muted_by("anna") == {"chie"}
