"""Two server processes on one storage: the log's key decides, and both tell the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from mblades.errors import IllegalAction
from mblades.server import wire
from mblades.server.house import House
from mblades.server.inputs import Acted
from mblades.server.live import LiveTable, Watcher
from mblades.server.records import Account
from mblades.server.storage import open_storage

CLOCK = {"contest_ms": 0, "first_chance_ms": 0}
ANN, BOB = Account("a" * 16, "Ann", None, 0), Account("b" * 16, "Bob", None, 0)


class Ear(Watcher):
    """Keeps what it is told."""

    def __init__(self, account: Account) -> None:
        self.account = account.id
        self.muted = frozenset()
        self.messages: list[dict[str, object]] = []

    def post(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))


async def wait_for(live: LiveTable, number: int) -> None:
    async with asyncio.timeout(10):
        while live.table.number < number:
            await asyncio.sleep(0.01)


def test_two_houses_play_one_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = await open_storage(tmp_path)
        houses = [House(storage), House(storage)]
        for house in houses:
            await house.open()
        wanted = wire.NewTable(
            setup={"build": "New Beginnings", "players": 3, "clock": CLOCK},
            pace=wire.Pace(bot_ms=10_000),
        )
        here = await houses[0].open_table(ANN, wanted)
        there = await houses[1].live(here.table.id)
        await houses[1].sit(there, BOB, wire.Sit())
        await houses[0].start(here, ANN)
        await wait_for(there, here.table.number)
        ears = [Ear(ANN), Ear(BOB)]
        here.join(ears[0], -1, [])
        there.join(ears[1], -1, [])

        async def act(live: LiveTable, seat: int, *action: object) -> int:
            return await live.ask(lambda at: Acted(at, seat, action))

        for _ in range(10):
            numbers = await asyncio.gather(
                act(here, 0, "ready"), act(there, 1, "ready"), return_exceptions=True
            )
            assert all(isinstance(one, int) for one in numbers), numbers
            assert numbers[0] != numbers[1]
            await asyncio.gather(act(here, 0, "unready"), act(there, 1, "unready"))
        await wait_for(here, there.table.number)
        await wait_for(there, here.table.number)
        assert here.table.dump() == there.table.dump()
        with pytest.raises(IllegalAction, match="have not said"):
            await act(there, 0, "unready")
        for ear in ears:
            kinds = [
                event[0]
                for message in ear.messages
                if message["type"] == "update"
                for event in message["events"]  # type: ignore[attr-defined]
            ]
            assert kinds.count("ready") == kinds.count("unready") == 20
        for house in houses:
            await house.close()
        await storage.aclose()

    asyncio.run(scenario())
