"""What was acknowledged survives `kill -9`, and the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.people import Person, Seat, Server

ROUNDS = 3
COMMAND = "from mblades.cli import main; raise SystemExit(main())"


async def start(folder: Path) -> tuple[asyncio.subprocess.Process, Server]:
    """A server in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", COMMAND, "serve", "--port", "0", "--data", str(folder),
        "--no-limits",
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    return process, Server(int(line.partition("localhost:")[2].partition("/")[0]))


async def act_until_cut_off(seat: Seat) -> int:
    """Show and hide a card for as long as there is a server; the last number it acknowledged."""
    last = -1
    with contextlib.suppress(ConnectionClosed):
        while True:
            for verb in ("ready", "unready"):
                last = (await seat.act(verb))["number"]
    return last


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    async def scenario() -> None:
        process, server = await start(tmp_path)
        ann: Person = await server.guest("Ann")
        table = await ann.open({"players": 3}, pace={"bot_ms": 10_000})
        await ann.start(table)
        for n in range(ROUNDS):
            ann.server = server
            seat = await ann.connect(table)
            playing = asyncio.create_task(act_until_cut_off(seat))
            await asyncio.sleep(0.3 + 0.11 * n)
            process.kill()
            last = await playing
            await process.wait()
            await server.http.aclose()
            assert last > 0
            process, server = await start(tmp_path)
            ann.server = server
            back = await ann.connect(table)
            assert back.number >= last
            assert back.table["due"], "the clock stands still"
            await back.close()
            if "unready" in back.choices:
                again = await ann.connect(table)
                await again.act("unready")
                await again.close()
        process.kill()
        await process.wait()
        await server.http.aclose()

    asyncio.run(scenario())
