"""People at tables, as many as needed: each has a socket and acts by the clock.

They know of the game what the server tells them; of that they keep only their choices, so that the
driver costs little beside the server it measures.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.servers import HOST, ServerProcess

# How often what is done while decks are built; whatever else is asked for is answered at random.
VERBS = {"move": 10, "buy": 3, "sell": 3, "purchase": 2, "show": 2}
LEFT_ALONE = {"pause", "ready", "unready", "extend", "fuse", "trade", "npc"}
OPENED_AT_ONCE = 16
TRY_AGAIN_S = 0.1
ANSWER_WITHIN_S = 60.0

Action = list[Any]


class Welcome(Struct, tag="welcome"):
    """The parts of the server's messages that matter here; see `mblades.server.wire.messages`."""

    number: int
    table: TableState
    choices: dict[str, list[Action]]


class Started(Struct, tag="started"):
    number: int
    table: TableState
    choices: dict[str, list[Action]]


class TableChanged(Struct, tag="table"):
    table: TableState


class TableState(Struct):
    state: str
    due: list[Due]


class Due(Struct):
    what: str
    at: int


class Update(Struct, tag="update"):
    number: int
    changes: list[tuple[list[str | int], Raw]]
    gone: list[list[str | int]]


class Done(Struct, tag="done"):
    id: int
    number: int


class Refused(Struct, tag="refused"):
    id: int
    reason: dict[str, Any]


class Waiting(Struct, tag="waiting"):
    id: int


Message = Welcome | Started | Update | Done | Refused | Waiting | TableChanged
decode = msgspec.json.Decoder(Message).decode
decode_choices = msgspec.json.Decoder(dict[str, list[Action]]).decode
decode_actions = msgspec.json.Decoder(list[Action]).decode
encode = msgspec.json.Encoder().encode


class Act(Struct):
    """An action that was sent."""

    seat: int
    action: Action
    sent: float
    number: int = -1  # once it is acknowledged


class BenchTable:
    """A table, and what its seats have been sent."""

    def __init__(self, name: str, code: str, seats: int) -> None:
        self.id = name
        self.code = code
        self.seen = [-1] * seats  # by seat: the number of the last update
        self.due: list[Due] = []
        self.state = ""
        self.acknowledged: list[Act] = []
        self.refused: list[str] = []
        self.delays: list[float] = []  # from sending to every seat having seen it
        self.unseen: list[Act] = []

    def acknowledge(self, act: Act) -> None:
        """An act is saved; it counts as seen when every seat has seen it."""
        self.acknowledged.append(act)
        self.unseen.append(act)
        self.settle()

    def settle(self) -> None:
        """Count what everybody has seen by now."""
        if not self.unseen:
            return
        everybody = min(self.seen)
        now = time.perf_counter()
        self.delays += [now - act.sent for act in self.unseen if act.number <= everybody]
        self.unseen = [act for act in self.unseen if act.number > everybody]

    def start_counting(self) -> None:
        """Forget what was counted so far."""
        self.acknowledged, self.refused, self.delays, self.unseen = [], [], [], []


class BenchSeat:
    """A person on a seat."""

    def __init__(self, table: BenchTable, seat: int, token: str, rng: Random) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.choices: dict[str, list[Action]] = {}
        self.is_connected = asyncio.Event()
        self._rng = rng
        self._socket: ClientConnection | None = None
        self._open: dict[int, Act] = {}
        self._id = 0

    async def stay(self, servers: Sequence[ServerProcess]) -> None:
        """Be at the table until cancelled; whoever is cut off comes back, by the next server."""
        turn = self.seat
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._visit(servers[turn % len(servers)])
            self.is_connected.clear()
            self._open.clear()  # whether these were saved was never said
            turn += 1
            await asyncio.sleep(TRY_AGAIN_S)

    async def _visit(self, server: ServerProcess) -> None:
        url = f"ws://{HOST}:{server.port}/api/tables/{self.table.id}/socket"
        async with connect(url, max_size=None, compression=None, ping_interval=None) as socket:
            seen = self.table.seen[self.seat]
            hello = {"type": "hello", "token": self.token, "seen": seen, "code": self.table.code}
            await socket.send(encode(hello), text=True)
            self._socket = socket
            async for text in socket:
                self._take(decode(text))

    def _take(self, message: Message) -> None:
        match message:
            case Update():
                for path, value in message.changes:
                    if path[0] == "choices":
                        self._change(path, value)
                for path in message.gone:
                    if path[0] == "choices":
                        del self.choices[str(path[1])]
                self._see(message.number)
            case Done(request, number):
                act = self._open.pop(request, None)
                if act is not None:
                    act.number = number
                    self.table.acknowledge(act)
            case Refused():
                self._open.pop(message.id, None)
                self.table.refused.append(message.reason["text"])
            case Welcome() | Started():
                self.choices = message.choices
                self.table.due, self.table.state = message.table.due, message.table.state
                self._see(message.number)
                self.is_connected.set()
            case TableChanged(table):
                self.table.due, self.table.state = table.due, table.state
            case Waiting():
                pass

    def _change(self, path: list[str | int], value: Raw) -> None:
        if len(path) == 1:
            self.choices = decode_choices(value)
        else:
            self.choices[str(path[1])] = decode_actions(value)

    def _see(self, number: int) -> None:
        self.table.seen[self.seat] = number
        self.table.settle()

    async def act_every(self, pause: float, until: float) -> None:
        """Act by the clock from a random moment on: an act that comes late counts from its time."""
        at = time.perf_counter() + pause * self._rng.random()
        while at < until:
            await asyncio.sleep(max(at - time.perf_counter(), 0))
            await self._act(at)
            at += pause

    async def _act(self, at: float) -> None:
        action = self._pick()
        if action is None or self._socket is None or not self.is_connected.is_set():
            return
        self._id += 1
        self._open[self._id] = Act(self.seat, action, at)
        with contextlib.suppress(OSError, WebSocketException):
            message = {"type": "act", "id": self._id, "action": action}
            await self._socket.send(encode(message), text=True)

    def _pick(self) -> Action | None:
        usual = [verb for verb in VERBS if self.choices.get(verb)]
        if usual:
            (verb,) = self._rng.choices(usual, [VERBS[one] for one in usual])
        else:
            others = [one for one in self.choices if one not in LEFT_ALONE and self.choices[one]]
            if not others:
                return None
            verb = self._rng.choice(others)
        return self._rng.choice(self.choices[verb])


class Crowd:
    """Everybody at all tables."""

    def __init__(self, servers: Sequence[ServerProcess], seed: int = 1) -> None:
        self.servers = servers
        self.tables: list[BenchTable] = []
        self.seats: list[BenchSeat] = []
        self._rng = Random(seed)
        self._staying: list[asyncio.Task[None]] = []

    async def open_tables(
        self, count: int, seats: int, clock: dict[str, Any], pace: dict[str, Any]
    ) -> None:
        """Open so many tables, start their games, and connect everybody."""
        setup = {"build": "New Beginnings", "players": seats, "clock": clock}
        opening = asyncio.Semaphore(OPENED_AT_ONCE)
        base = f"http://{HOST}:{self.servers[0].port}/api"
        async with httpx.AsyncClient(base_url=base, timeout=ANSWER_WITHIN_S) as http:

            async def open_one() -> list[BenchSeat]:
                async with opening:
                    return await self._open_table(http, setup, pace, seats)

            new = await asyncio.gather(*(open_one() for _ in range(count)))
        for seated in new:
            self.tables.append(seated[0].table)
            self.seats += seated
            self._staying += [asyncio.create_task(seat.stay(self.servers)) for seat in seated]
        await self.all_connected()

    async def _open_table(
        self, http: httpx.AsyncClient, setup: dict[str, Any], pace: dict[str, Any], seats: int
    ) -> list[BenchSeat]:
        async def ask(path: str, token: str, body: object) -> Any:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = await http.post(path, json=body, headers=headers)
            answer.raise_for_status()
            return answer.json()

        tokens = [(await ask("/guests", "", {}))["token"] for _ in range(seats)]
        opened = await ask("/tables", tokens[0], {"setup": setup, "pace": pace})
        for token in tokens[1:]:
            await ask(f"/tables/{opened['id']}/seats", token, {})
        await ask(f"/tables/{opened['id']}/start", tokens[0], {})
        table = BenchTable(opened["id"], opened["code"], seats)
        return [
            BenchSeat(table, seat, token, Random(self._rng.random()))
            for seat, token in enumerate(tokens)
        ]

    async def all_connected(self) -> None:
        """Wait until everybody is at their table."""
        async with asyncio.timeout(ANSWER_WITHIN_S):
            await asyncio.gather(*(seat.is_connected.wait() for seat in self.seats))

    async def play(self, every: float, seconds: float) -> None:
        """Everybody acts."""
        until = time.perf_counter() + seconds
        await asyncio.gather(*(seat.act_every(every, until) for seat in self.seats))

    def start_counting(self) -> None:
        """Forget what was counted so far."""
        for table in self.tables:
            table.start_counting()

    @property
    def delays(self) -> list[float]:
        """How long each act took until every seat had seen it, in order of length."""
        return sorted(_all(table.delays for table in self.tables))

    async def leave(self) -> None:
        """Everybody goes."""
        for task in self._staying:
            task.cancel()
        await asyncio.gather(*self._staying, return_exceptions=True)


def _all(lists: Iterable[list[float]]) -> list[float]:
    return [one for part in lists for one in part]
