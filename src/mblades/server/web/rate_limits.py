"""How much one address and one connection may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

ADDRESSES_REMEMBERED = 10_000


class Rate(Struct, frozen=True):
    """A burst, and the steady rate at which it refills."""

    burst: int
    per_second: float


class Limits(Struct, frozen=True):
    """The limits of a server."""

    requests: Rate = Rate(120, 30)  # HTTP, by address
    guests: Rate = Rate(40, 0.5)  # new accounts, by address
    logins: Rate = Rate(10, 0.1)  # passphrases, by address
    tables: Rate = Rate(30, 0.5)  # new tables, by address
    checks: Rate = Rate(40, 2)  # of set-ups and sheets, by address
    replays: Rate = Rate(60, 5)  # replays asked for and looked at, by address
    puzzles: Rate = Rate(60, 10)  # steps in puzzles, by address
    sockets: Rate = Rate(60, 10)  # new connections, by address
    messages: Rate = Rate(60, 20)  # on one connection
    chat: Rate = Rate(6, 1)  # lines, on one connection
    hints: Rate = Rate(10, 2)  # on one connection
    sockets_at_once: int = 64  # by address
    message_bytes: int = 16_384
    body_bytes: int = 200_000


_FREE = Rate(10**9, 10**9)
UNLIMITED = Limits(
    requests=_FREE, guests=_FREE, logins=_FREE, tables=_FREE, checks=_FREE, replays=_FREE, puzzles=_FREE,
    sockets=_FREE, messages=_FREE, chat=_FREE, hints=_FREE, sockets_at_once=10**9,
)  # fmt: skip


class Bucket:
    """A token bucket."""

    __slots__ = ("_left", "_now", "_rate", "_seen")

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._left = float(rate.burst)
        self._seen = now()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = self._now()
        self._left = min(
            float(self._rate.burst), self._left + (now - self._seen) * self._rate.per_second
        )
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; the least recently used are dropped."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may ask once more."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._now)
            if len(self._buckets) > ADDRESSES_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
