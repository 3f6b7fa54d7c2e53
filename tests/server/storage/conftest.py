"""Every test that asks for `storage` or `open_again` runs once on SQLite and once on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from mblades.server.storage.interface import Storage, open_storage
from tests.server.storage.database import Database, running_database

OpenAgain = Callable[[], Awaitable[Storage]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def database() -> Iterator[Database]:
    with running_database() as database:
        yield database


@pytest.fixture
async def postgres(database: Database, anyio_backend: str) -> str:  # noqa: ARG001
    """The URL of an empty database."""
    connection = await asyncpg.connect(database.url())
    await connection.execute("drop schema if exists mblades cascade")
    await connection.close()
    return database.url()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place for data with nothing in it."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
async def open_again(place: str) -> AsyncIterator[OpenAgain]:
    """Opens the place; whatever the test leaves open is closed after it."""
    opened: list[Storage] = []

    async def open_it() -> Storage:
        storage = await open_storage(place)
        opened.append(storage)
        return storage

    yield open_it
    for storage in opened:
        await storage.aclose()


@pytest.fixture
async def storage(open_again: OpenAgain) -> Storage:
    return await open_again()


@pytest.fixture
async def storages(place: str, storage: Storage, open_again: OpenAgain) -> list[Storage]:
    """Two server processes' storages where the backend allows it, else one twice."""
    return [storage, await open_again() if "://" in place else storage]
