"""A server process, as far as the storage can tell: it appends until it is killed.

python appender.py PLACE GAMES: each game's log is continued, several inputs in flight at once; a
line `game seq` is printed after each append has been acknowledged.
"""

from __future__ import annotations

import asyncio
import sys
import time

from mblades.server.storage.interface import Storage, open_storage
from mblades.server.storage.records import Due, Taken


async def fill(storage: Storage, game: str) -> None:
    seq = 0
    while True:
        inputs = [b"input %d" % number for number in range(seq, seq + 1 + seq % 3)]
        due = [Due(game, float(seq + len(inputs)), "timer")]
        try:
            await storage.append(game, seq, inputs, time.time(), due=due)
        except Taken:
            seq += len(await storage.read(game, since=seq))
        else:
            seq += len(inputs)
            print(game, seq - 1, flush=True)


async def main(place: str, games: int) -> None:
    storage = await open_storage(place)
    await asyncio.gather(*(fill(storage, f"game{number}") for number in range(games)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
