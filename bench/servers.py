"""A server in a process of its own, to be measured (on Linux) and killed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

COMMAND = "from mblades.cli import main; raise SystemExit(main())"
HOST = "127.0.0.1"
START_WITHIN_S = 60.0


class ServerProcess:
    """`mblades serve` on a folder or a database, without limits on what one address may ask."""

    def __init__(self, place: str | Path, port: int = 0) -> None:
        self.place = str(place)
        self.port = port  # 0: any that is free; once started, the same after each restart
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it can be visited."""
        where = "--database" if "://" in self.place else "--data"
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", COMMAND, "serve", "--no-limits", "--port", str(self.port),
            where, self.place, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self._process.stdout is not None
        async with asyncio.timeout(START_WITHIN_S):
            line = (await self._process.stdout.readline()).decode()
        address = line.partition("http://")[2].partition("/")[0]
        if not address:
            raise RuntimeError("the server did not start; its reason is above")
        self.port = int(address.rpartition(":")[2])

    async def kill(self) -> None:
        """`kill -9`."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    async def stop(self) -> None:
        """End it as a person would, if it runs."""
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            await self._process.wait()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def memory(self) -> int:
        """The memory it holds, in bytes."""
        pages = Path(f"/proc/{self.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def seconds(self) -> float:
        """How long it has used a core."""
        after_name = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")
