"""How many tables a server holds: `python -m bench.load --tables 200 --seats 4 --every 2`.

Every seat acts so often by the clock. Measured is the time from when an action is to be sent until
every seat of the table has been sent what it did.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

from msgspec import Struct

from bench.players import Crowd
from bench.servers import ServerProcess

# Requests for cards are settled at once: the window of RUL-10 is a rule and no delay of the server.
CLOCK = {"contest_ms": 0, "first_chance_ms": 0}
WARM_UP_S = 3.0
GRACE_S = 3.0
MB = 2**20


class Measured(Struct):
    """What one run at one load gave."""

    tables: int
    acts: int
    refused: int
    unseen: int  # acts that some seat did not see in time
    p50_ms: float
    p99_ms: float
    worst_ms: float
    memory_mb: float
    cpu_ms: float  # of the server, per act
    driver_cpu: float  # cores that the driver itself used

    def __str__(self) -> str:
        return (
            f"{self.tables:5} tables  {self.acts:6} acts  p50 {self.p50_ms:6.0f} ms"
            f"  p99 {self.p99_ms:6.0f} ms  worst {self.worst_ms:6.0f} ms"
            f"  {self.cpu_ms:5.2f} ms of CPU per act  {self.memory_mb:6.0f} MB"
            f"  {self.refused} refused  {self.unseen} unseen"
            f"  (driver: {self.driver_cpu:.2f} cores)"
        )


async def measure(crowd: Crowd, every: float, seconds: float) -> Measured:
    """Let everybody play for so long and count."""
    await crowd.play(every, WARM_UP_S)
    await asyncio.sleep(GRACE_S / 3)
    crowd.start_counting()
    before = sum(server.seconds for server in crowd.servers)
    own, began = time.process_time(), time.perf_counter()
    await crowd.play(every, seconds)
    used = time.process_time() - own
    passed = time.perf_counter() - began
    await asyncio.sleep(GRACE_S)
    after = sum(server.seconds for server in crowd.servers)
    delays = crowd.delays
    acts = sum(len(table.acknowledged) for table in crowd.tables)
    return Measured(
        tables=len(crowd.tables),
        acts=acts,
        refused=sum(len(table.refused) for table in crowd.tables),
        unseen=sum(len(table.unseen) for table in crowd.tables),
        p50_ms=1000 * percentile(delays, 50),
        p99_ms=1000 * percentile(delays, 99),
        worst_ms=1000 * percentile(delays, 100),
        memory_mb=sum(server.memory for server in crowd.servers) / MB,
        cpu_ms=1000 * (after - before) / max(acts, 1),
        driver_cpu=used / passed,
    )


def percentile(ordered: list[float], share: float) -> float:
    """The value below which this share of an ordered list lies."""
    return ordered[min(int(len(ordered) * share / 100), len(ordered) - 1)] if ordered else 0.0


async def run(args: argparse.Namespace) -> None:
    """Start a server, fill it, and say what it does."""
    with tempfile.TemporaryDirectory(prefix="mblades-bench-") as folder:
        server = ServerProcess(args.database or Path(folder), args.port)
        await server.start()
        crowd = Crowd([server])
        try:
            empty = server.memory
            tables = args.tables
            while True:
                new = tables - len(crowd.tables)
                await crowd.open_tables(new, args.seats, CLOCK, {"bot_ms": 10_000})
                if args.pid:
                    print(f"the server is process {server.pid}", flush=True)
                measured = await measure(crowd, args.every, args.seconds)
                print(measured, flush=True)
                if not args.step or measured.p99_ms > 1000 * args.until:
                    break
                tables += args.step
            per_table = (server.memory - empty) / len(crowd.tables) / 1024
            print(
                f"{per_table:.0f} KB of memory per table; the empty server has {empty / MB:.0f} MB"
            )
            print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        finally:
            await crowd.leave()
            await server.stop()


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between acts of a seat")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--step", type=int, default=0, help="add so many tables until it is slow")
    parser.add_argument("--until", type=float, default=1.0, help="slow: p99 above these seconds")
    parser.add_argument("--database", help="a PostgreSQL instead of a new SQLite folder")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--pid", action="store_true", help="say the server's process number")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
