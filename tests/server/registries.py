"""Registries without a server: live tables, recording watchers, a storage that fails on demand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from mblades.errors import MbladesError
from mblades.rules.state.actions import Action, as_list
from mblades.server.storage.interface import Storage, open_storage
from mblades.server.storage.records import Account
from mblades.server.tables import inputs, live, registry
from mblades.server.tables.audience import Watcher
from mblades.server.tables.inputs import Acted, Changed, Input
from mblades.server.tables.live import LiveTable
from mblades.server.tables.registry import Registry
from mblades.server.wire import messages

ANN, BOB, EVE = (Account(name[0].lower() * 16, name, None, 0) for name in ("Ann", "Bob", "Eve"))
CLOCK = {"contest_ms": 0, "first_chance_ms": 0}
SOON_S = 5.0
NOON = 1_000_000
SEED = 1  # a person has the first turn


class RecordingWatcher(Watcher):
    """Keeps the messages it gets."""

    def __init__(self, account: Account) -> None:
        self.account = account.id
        self.muted = frozenset()
        self.messages: list[dict[str, Any]] = []

    def dismiss(self, error: MbladesError) -> None:
        raise AssertionError("nobody is sent away here") from error

    def post(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def is_spoken_to(self) -> bool:
        return bool(self.messages[-1]["type"] == "said")

    def last(self, kind: str) -> dict[str, Any]:
        return [one for one in self.messages if one["type"] == kind][-1]


class Fragile:
    """A storage that is slow, or fails, when a test wants it to."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.slow = asyncio.Event()
        self.slow.set()
        self.fails: dict[str, Exception] = {}
        self.tried: list[str] = []

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._storage, name)
        if name not in ("append", "read", "due_before"):
            return found

        async def call(*args: Any, **more: Any) -> Any:
            self.tried.append(name)
            if name == "append":
                await self.slow.wait()
            if name in self.fails:
                raise self.fails[name]
            answer = await found(*args, **more)
            if name == "read":
                await self.slow.wait()
            return answer

        return call


class World:
    """Registries that share a storage, as if each were in a process of its own."""

    def __init__(self, storage: Storage) -> None:
        self.kept = storage
        self.registries: list[Registry] = []
        self.now: int | None = None  # the time stands still

    async def registry(self, storage: Any = None) -> Registry:
        one = Registry(storage or self.kept, lambda: self.now or registry.now(), seed=SEED)
        await one.open()
        self.registries.append(one)
        return one

    def fragile(self) -> Fragile:
        return Fragile(self.kept)

    async def log(self, table: LiveTable) -> list[Input]:
        return [inputs.decode(one.input) for one in await self.kept.read(table.table.id)]


def in_world(tmp_path: Path, scenario: Callable[[World], Awaitable[None]]) -> None:
    """Play a scenario in a world of its own."""

    async def play() -> None:
        world = World(await open_storage(tmp_path))
        async with asyncio.timeout(20):
            await scenario(world)
        for one in world.registries:
            await one.close()
        await world.kept.aclose()

    asyncio.run(play())


async def opened(at: Registry, setup: dict[str, Any] | None = None, **pace: Any) -> LiveTable:
    """Ann's table, with a free seat and a bot."""
    wanted = messages.NewTable(
        setup={"build": "New Beginnings", "players": 3, "clock": CLOCK, **(setup or {})},
        bots=[None, None, "rookie"],
        pace=messages.Pace(**{"bot_ms": 10_000, **pace}),
    )
    return await at.open_table(ANN, wanted)


async def until(what: Callable[[], object]) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(SOON_S):
        while not what():
            await asyncio.sleep(0.005)


async def quiet(table: LiveTable) -> None:
    """Wait until everything that was sent so far is done."""
    for _ in range(3):
        await table.look(lambda _table: None)


def called(name: str) -> live.Build:
    """Ann gives the table a name."""
    return lambda _table, at: Changed(at, ANN.id, name=name)


def acted(action: Action) -> live.Build:
    """Ann acts."""
    return lambda _table, at: Acted(at, 0, tuple(as_list(action)))
