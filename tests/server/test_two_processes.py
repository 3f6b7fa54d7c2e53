"""Two server processes on one PostgreSQL: people at either play the same games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from bench.servers import ServerProcess
from tests.server.people import Data, Person, Refusal, Seat, Server
from tests.server.storage.database import running_database

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with running_database() as database:
        yield database.url()


@asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[tuple[Server, Server]]:
    """Two processes, and the way to each."""
    processes = [ServerProcess(url), ServerProcess(url)]
    await asyncio.gather(*(process.start() for process in processes))
    servers = [Server(process.port) for process in processes]
    try:
        yield servers[0], servers[1]
    finally:
        for server in servers:
            await server.http.aclose()
            await asyncio.gather(*(socket.close() for socket in server.sockets))
        for process in processes:
            await process.stop()


def at(server: Server, person: Person) -> Person:
    """The same person at another server."""
    return Person(server, person.token, {"id": person.id, "name": person.name})


async def at_game(table: Data, *people: Person) -> list[Seat]:
    """Their seats, once each server has heard that the game began: it may have begun at the other."""
    seats = [await person.connect(table) for person in people]
    for seat in seats:
        await seat.until_seen(lambda one: bool(one.view))
    return seats


def test_a_game_over_two_processes(url: str) -> None:
    async def scenario() -> None:
        async with two_servers(url) as (here, there):
            ann, bob = await here.guest("Ann"), await there.guest("Bob")
            table = await ann.open({"players": 3}, pace={"bot_ms": 10_000})
            await bob.sit(table)
            await ann.start(table)
            first, second = await at_game(table, ann, bob)
            assert (first.seat, second.seat) == (0, 1)

            await first.act("ready")
            await second.until_seen(lambda one: one.view["players"][0]["ready"])
            await second.act(*second.buying(2))
            await first.until_seen(
                lambda one: one.view["players"][1]["money"] == second.view["players"][1]["money"]
            )
            await first.send(type="chat", text="over there?")
            said = await second.until(lambda one: one["type"] == "said")
            assert said["line"]["name"] == "Ann"

            seen = first.number
            await first.close()
            await second.act(*second.buying(3))
            back = await at(there, ann).connect(table, seen=seen)
            assert [event[0] for event in back.events].count("bought") == 1
            await back.act("unready")

    asyncio.run(scenario())


def test_both_want_the_same_card_at_once(url: str) -> None:
    async def scenario() -> None:
        async with two_servers(url) as (here, there):
            ann, bob = await here.guest("Ann"), await there.guest("Bob")
            clock = {"contest_ms": 800, "first_chance_ms": 0}
            table = await ann.open({"players": 3, "clock": clock}, pace={"bot_ms": 10_000})
            await bob.sit(table)
            await ann.start(table)
            seats = await at_game(table, ann, bob)
            requests = [await seat.ask_to(*seat.buying(4)) for seat in seats]
            answers = await asyncio.gather(
                *(seat.answer(pending) for seat, pending in zip(seats, requests, strict=True)),
                return_exceptions=True,
            )
            (refusal,) = [one for one in answers if isinstance(one, Refusal)]
            assert refusal.text == "Another player got that card."
            assert sum(isinstance(one, dict) and one["type"] == "done" for one in answers) == 1

    asyncio.run(scenario())


def test_a_timer_that_ends_in_both_processes_ends_once(url: str) -> None:
    async def scenario() -> None:
        async with two_servers(url) as (here, there):
            ann, bob = await here.guest("Ann"), await there.guest("Bob")
            clock = {"timers": [2, 600, 600], "contest_ms": 0, "first_chance_ms": 0}
            table = await ann.open({"players": 3, "clock": clock}, pace={"bot_ms": 10_000})
            await bob.sit(table)
            await ann.start(table)
            first, second = await at_game(table, ann, bob)
            assert first.view["clock"]["timer"] == 0
            await asyncio.gather(
                first.until_seen(lambda one: one.view["clock"]["timer"] == 1),
                second.until_seen(lambda one: one.view["clock"]["timer"] == 1),
            )
            for seat in (first, second):
                assert seat.events.count(["timer", 1]) == 1

    asyncio.run(scenario())
