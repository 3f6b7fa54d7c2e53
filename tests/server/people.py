"""People at a real server: it listens on a free port, they speak HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from mblades.server.run import HERE, listen_on, server_config
from mblades.server.storage.interface import open_storage
from mblades.server.tables.registry import Registry
from mblades.server.web.app import make_app
from mblades.server.web.rate_limits import UNLIMITED, Limits

PATIENCE_S = 20.0
Data = dict[str, Any]
SEED = 1  # of every game: what a test finds does not depend on the deal
AT_ONCE: Data = {"contest_ms": 0, "first_chance_ms": 0}


class Refusal(Exception):
    """The server refused something: its status (0: on a socket) and its sentence."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status}: {text}")
        self.status = status
        self.text = text


class Person:
    """Somebody with a token."""

    def __init__(self, server: Server, token: str, account: Data) -> None:
        self.server = server
        self.token = token
        self.id: str = account["id"]
        self.name: str = account["name"]

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request with this person's token; the answer, or Refusal."""
        return await self.server.ask(method, path, body, self.token)

    async def open(self, setup: Data | None = None, **wanted: Any) -> Data:
        """Open a table where nothing waits, unless something else is wanted."""
        setup = {"build": "New Beginnings", "clock": AT_ONCE, **(setup or {})}
        pace = {"bot_ms": 0, **wanted.pop("pace", {})}
        body = {"setup": setup, "pace": pace, **wanted}
        table: Data = await self.ask("POST", "/tables", body)
        return table

    async def sit(self, table: Data, seat: int | None = None) -> Data:
        """Take a seat."""
        body = {"seat": seat, "code": table["code"]}
        answer: Data = await self.ask("POST", f"/tables/{table['id']}/seats", body)
        return answer

    async def start(self, table: Data) -> Data:
        """Start the game."""
        answer: Data = await self.ask("POST", f"/tables/{table['id']}/start", {})
        return answer

    async def connect(self, table: Data, seen: int = -1) -> Seat:
        """Open the socket of a table and wait for the welcome."""
        socket = await self.server.socket(table["id"])
        seat = Seat(socket)
        await seat.send(type="hello", token=self.token, seen=seen, code=table["code"])
        await seat.until(lambda message: message["type"] == "welcome")
        return seat


class Document:
    """What is known of a table, as the client puts it together from the messages."""

    def __init__(self) -> None:
        self.number = -1
        self.seat: int | None = None
        self.table: Data = {}
        self.view: Data = {}
        self.choices: dict[str, list[list[Any]]] = {}
        self.events: list[list[Any]] = []

    def take(self, message: Data) -> None:
        """Take a message in."""
        match message["type"]:
            case "welcome" | "started":
                self.number, self.seat = message["number"], message["seat"]
                self.table, self.view = message["table"], message["view"]
                self.choices = message["choices"]
                self.events = [event for entry in message["story"] for event in entry["events"]]
            case "table":
                self.table = message["table"]
            case "update":
                assert message["number"] > self.number
                self.number = message["number"]
                self.events += message["events"]
                document = {"view": self.view, "choices": self.choices}
                for path, value in message["changes"]:
                    _find(document, path)[path[-1]] = value
                for path in message["gone"]:
                    del _find(document, path)[path[-1]]


class Seat(Document):
    """An open socket, and the document it leads to."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket
        self.messages: list[Data] = []
        self._id = 0

    async def send(self, **message: Any) -> None:
        """Send a message as it is."""
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Data:
        """The next message, taken in."""
        async with asyncio.timeout(PATIENCE_S):
            message: Data = json.loads(await self.socket.recv())
        self.messages.append(message)
        self.take(message)
        return message

    async def until(self, what: Callable[[Data], bool]) -> Data:
        """Receive until there is such a message."""
        while True:
            message = await self.receive()
            if what(message):
                return message

    async def until_seen(self, what: Callable[[Seat], bool]) -> None:
        """Receive until the document or the table is like this."""
        while not what(self):
            await self.receive()

    async def ask_to(self, *action: Any, seen: int | None = None) -> int:
        """Send an action without waiting; the id of the request."""
        self._id += 1
        await self.send(type="act", id=self._id, action=list(action), seen=seen)
        return self._id

    async def answer(self, request: int) -> Data:
        """What came of a request: done, or Refusal."""
        message = await self.until(
            lambda one: one.get("id") == request and one["type"] in ("done", "refused")
        )
        if message["type"] == "refused":
            raise Refusal(0, message["reason"]["text"])
        return message

    async def act(self, *action: Any) -> Data:
        """Do something and wait until it is done."""
        return await self.answer(await self.ask_to(*action))

    def buying(self, slot: int) -> list[Any]:
        """The action that buys what lies in a slot of the store now."""
        return next(one for one in self.choices["buy"] if one[1] == slot)

    async def close(self) -> None:
        """Close the connection."""
        await self.socket.close()


def _find(document: Any, path: list[Any]) -> Any:
    for key in path[:-1]:
        document = document[key]
    return document


class Server:
    """A running server."""

    def __init__(self, port: int, app: Litestar | None = None) -> None:
        self.port = port
        self._app = app
        self.http = httpx.AsyncClient(base_url=f"http://{HERE}:{port}", timeout=PATIENCE_S)
        self.sockets: list[ClientConnection] = []

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """A request to the API; the answer, or Refusal."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, f"/api{path}", json=body, headers=headers)
        content: Any = answer.json() if answer.content else None
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, content["reason"]["text"])
        return content

    async def guest(self, name: str) -> Person:
        """A new guest."""
        session = await self.ask("POST", "/guests", {"name": name})
        return Person(self, session["token"], session["account"])

    async def socket(self, table: str) -> ClientConnection:
        """A bare socket of a table."""
        socket = await connect(f"ws://{HERE}:{self.port}/api/tables/{table}/socket", max_size=None)
        self.sockets.append(socket)
        return socket

    @property
    def registry(self) -> Registry:
        """The registry inside the server, for looking at its tables."""
        assert self._app is not None, "it runs in another process"
        registry = self._app.state["registry"]
        assert isinstance(registry, Registry)
        return registry


@asynccontextmanager
async def serving(place: Path | str, limits: Limits = UNLIMITED) -> AsyncIterator[Server]:
    """A server on a folder, for as long as needed."""
    app = make_app(await open_storage(place), limits, SEED)
    listener = listen_on(HERE, 0)
    running = uvicorn.Server(server_config(app, limits))
    task = asyncio.create_task(running.serve(sockets=[listener]))
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not running.started:
                assert not task.done(), "the server did not start"
                await asyncio.sleep(0.01)
        server = Server(listener.getsockname()[1], app.app)
        try:
            yield server
        finally:
            await server.http.aclose()
            await asyncio.gather(*(socket.close() for socket in server.sockets))
    finally:
        running.should_exit = True
        await task
        listener.close()


def at_server(
    place: Path, scenario: Callable[[Server], Awaitable[None]], limits: Limits = UNLIMITED
) -> None:
    """Play a scenario at a server of its own."""

    async def play() -> None:
        async with serving(place, limits) as server:
            await scenario(server)

    asyncio.run(play())
