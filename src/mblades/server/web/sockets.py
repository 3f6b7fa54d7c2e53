"""The socket of a table: one connection of one person."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from mblades.bots.advice import Advice
from mblades.errors import IllegalAction, MbladesError
from mblades.rules.state.actions import as_list
from mblades.server.accounts import Accounts, clean_text, session_of
from mblades.server.storage.records import Account, StorageError
from mblades.server.tables import bots, description
from mblades.server.tables.inputs import Acted, Sat, Wished
from mblades.server.tables.live import LiveTable, Wait
from mblades.server.tables.registry import CHAT_SHOWN, Registry
from mblades.server.tables.table import Table
from mblades.server.web.rate_limits import Bucket, Buckets, Limits, Rate
from mblades.server.wire import messages
from mblades.server.wire.refusals import NotAllowed, TooMuch, reason_of

log = logging.getLogger(__name__)

HELLO_S = 10.0
MOST_WAITING = 500  # messages for a connection that does not read
CLOSE_S = 1.0  # for the last words to a connection
MISTAKES = Rate(20, 0.5)  # messages that make no sense or are too many; one more ends it for now
NO_ID = -1
REFUSED, TRY_AGAIN = 4400, 1013  # how the server closes a connection: for good, or for now
TOO_LARGE = 1009  # how the connection ends when a message is larger than `Limits.message_bytes`
DISCONNECTED = (WebSocketDisconnect, RuntimeError, OSError)


class Nonsense(IllegalAction):
    """A message that cannot be read."""


decode = msgspec.json.Decoder(messages.FromClient).decode
encode = msgspec.json.Encoder().encode


class TableSockets:
    """Accepts connections to tables, and counts them by address."""

    def __init__(self, registry: Registry, accounts: Accounts, limits: Limits) -> None:
        self._registry = registry
        self._accounts = accounts
        self._limits = limits
        self._rates = Buckets(limits.sockets)
        self._open: Counter[str] = Counter()

    async def receive(self, socket: WebSocket[Any, Any, Any], table: str) -> None:
        """Serve a connection until it ends."""
        address = socket.client.host if socket.client else ""
        await socket.accept()
        connection = Connection(socket, self._limits)
        if not self._rates.take(address) or self._open[address] >= self._limits.sockets_at_once:
            log.warning("too many connections from %s", address)
            await connection.turn_away(TooMuch("Too many connections; wait a moment."), TRY_AGAIN)
            return
        self._open[address] += 1
        try:
            await self._serve(connection, table)
        except MbladesError as error:
            log.info("refused a connection from %s to %s: %s", address, table, error)
            is_passing = isinstance(error, StorageError | TooMuch)
            await connection.turn_away(error, TRY_AGAIN if is_passing else REFUSED)
        except WebSocketDisconnect as gone:
            if gone.code == TOO_LARGE:
                log.info("a message that is too large from %s", address)
        except (RuntimeError, OSError):  # it was gone before we noticed
            pass
        finally:
            await connection.end()
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _serve(self, connection: Connection, table: str) -> None:
        hello = await connection.hello()
        account = await self._accounts.by_token(hello.token, self._registry.now() / 1000)
        live = await self._registry.live(table)
        connection.account, connection.session = account.id, session_of(hello.token)
        if hello.cast is not None:
            self._registry.check_is_caster(live.table, hello.cast)
            await self._serve_cast(connection, live, hello.seen)
            return
        self._registry.check_may_see(live.table, account, hello.code)
        storage = self._registry.storage
        connection.is_invited = live.table.is_invitation(hello.code)
        connection.muted = await storage.muted_by(account.id)
        chat = [
            description.describe_chat_line(live.table, line)
            for line in await storage.chat(table, limit=CHAT_SHOWN)
            if line.author not in connection.muted
        ]
        try:
            await live.join(connection, hello.seen, chat)
            await connection.listen(Listener(self._registry, live, account, connection).hear)
        finally:
            live.leave(connection)

    async def _serve_cast(self, connection: Connection, live: LiveTable, seen: int) -> None:
        try:
            await live.cast.join(connection, seen)
            await connection.listen(_hear_caster)
        finally:
            live.cast.leave(connection)


async def _hear_caster(_message: messages.FromClient) -> None:
    raise IllegalAction("A cast can only be watched.")


class Connection:
    """One open socket: what is to be sent waits in order until it can be."""

    def __init__(self, socket: WebSocket[Any, Any, Any], limits: Limits) -> None:
        self.account = ""
        self.session = b""
        self.is_invited = False
        self.muted: frozenset[str] = frozenset()
        self.limits = limits
        self._socket = socket
        self._messages = Bucket(limits.messages)
        self._mistakes = Bucket(MISTAKES)
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self._farewell: asyncio.Task[None] | None = None
        self._is_closing = False

    def post(self, message: bytes) -> None:
        """Send a message, soon and in order; a client that does not read is disconnected."""
        if self._is_closing:
            return
        if self._outbox.qsize() >= MOST_WAITING:
            log.info("%s does not read and is disconnected", self.account)
            self._is_closing = True
            self._writer.cancel()
            self._outbox = asyncio.Queue()
            self._farewell = asyncio.create_task(self._close(TRY_AGAIN))
            return
        self._outbox.put_nowait(message)

    async def _write(self) -> None:
        try:
            while True:
                message = await self._outbox.get()
                await self._socket.send_data(message.decode(), mode="text")
                self._outbox.task_done()
        except DISCONNECTED:
            self._is_closing = True

    async def hello(self) -> messages.Hello:
        """The first message."""
        try:
            async with asyncio.timeout(HELLO_S):
                message = await self._receive()
        except TimeoutError:
            raise NotAllowed('The first message must be "hello".') from None
        if not isinstance(message, messages.Hello):
            raise NotAllowed('The first message must be "hello".')
        return message

    async def listen(self, hear: Callable[[messages.FromClient], Awaitable[None]]) -> None:
        """Take messages until the connection ends."""
        while not self._is_closing:
            request = NO_ID
            try:
                message = await self._receive()
                request = getattr(message, "id", NO_ID)
                if not self._messages.take():
                    raise TooMuch("Too many messages; wait a moment.")
                await hear(message)
            except MbladesError as error:
                log.info("refused a message of %s: %s", self.account, error)
                if isinstance(error, Nonsense | TooMuch) and not self._mistakes.take():
                    raise TooMuch("Too many messages; wait a moment.") from None
                self.refuse(request, error)

    async def _receive(self) -> messages.FromClient:
        text = await self._socket.receive_data(mode="text")
        if len(text) > self.limits.message_bytes:
            raise TooMuch("The message is too long.")
        try:
            message: messages.FromClient = decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            log.info("a message that makes no sense from %s: %s", self.account or "?", error)
            raise Nonsense("The server does not understand this message.") from None
        return message

    def refuse(self, request: int, error: MbladesError) -> None:
        """Say that something was refused."""
        self.post(encode(messages.Refused(request, reason_of(error))))

    def dismiss(self, error: MbladesError) -> None:
        """Close the connection of somebody who may no longer watch."""
        if not self._is_closing:
            self._farewell = asyncio.create_task(self.turn_away(error, REFUSED))

    async def turn_away(self, error: MbladesError, code: int) -> None:
        """Say why, and close."""
        self.refuse(NO_ID, error)
        self._is_closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_S):
                await self._outbox.join()
        await self._close(code)

    async def _close(self, code: int) -> None:
        """A client that does not read does not get the close, and is cut off by the protocol."""
        with contextlib.suppress(TimeoutError, *DISCONNECTED):
            async with asyncio.timeout(CLOSE_S):
                await self._socket.close(code=code)

    async def end(self) -> None:
        """Stop sending."""
        if self._farewell is not None:
            await asyncio.gather(self._farewell, return_exceptions=True)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)


class Listener:
    """Does what the messages of a connection ask for."""

    def __init__(
        self, registry: Registry, live: LiveTable, account: Account, connection: Connection
    ) -> None:
        self._registry = registry
        self._live = live
        self._account = account
        self._connection = connection
        self._chat = Bucket(connection.limits.chat)
        self._hints = Bucket(connection.limits.hints)

    async def hear(self, message: messages.FromClient) -> None:
        """Carry out a message of the client."""
        match message:
            case messages.Act():
                self._act(message)
            case messages.Say():
                await self._say(clean_text(message.text))
            case messages.SayPhrase():
                await self._say(description.PHRASE_MARK + message.phrase)
            case messages.AskHint():
                await self._advise(message.id)
            case messages.AskFilling():
                await self._fill(message.id)
            case messages.ComeBack():
                self._come_back()
            case messages.Wish():
                self._wish(message.fill)
            case messages.Hello():
                raise IllegalAction('This connection has already sent "hello".')

    def _wish(self, fill: bool) -> None:
        account = self._account.id

        def build(table: Table, at: int) -> Wished | None:
            seat = table.seat_of(account)
            if seat is None or table.seats[seat].fills == fill:
                return None
            return Wished(at, account, fill)

        self._live.send(build, self._answer_back)

    def _come_back(self) -> None:
        account = self._account

        def build(table: Table, at: int) -> Sat:
            if table.state != "playing" or table.seat_of(account.id) is None:
                raise IllegalAction("You have no seat at this table to come back to.")
            return Sat(at, account.id, account.name, kept=account.is_kept, face=account.face)

        self._live.send(build, self._answer_back)

    def _answer_back(self, what: int | Wait | MbladesError) -> None:
        if isinstance(what, MbladesError):
            self._connection.refuse(NO_ID, what)

    def _act(self, message: messages.Act) -> None:
        account = self._account.id

        def build(table: Table, at: int) -> Acted:
            seat = table.seat_of(account)
            if seat is None:
                raise IllegalAction("You are watching; only players can act.")
            if message.seen is not None:
                self._live.sights.check(table, seat, message.action, message.seen)
            return Acted(at, seat, tuple(message.action))

        self._live.send(build, lambda what: self._answer(message.id, what))

    def _answer(self, request: int, what: int | Wait | MbladesError) -> None:
        post = self._connection.post
        match what:
            case Wait(until):
                post(encode(messages.Waiting(request, until)))
            case MbladesError():
                self._connection.refuse(request, what)
            case int():
                post(encode(messages.Done(request, what)))

    async def _say(self, text: str) -> None:
        if not self._chat.take():
            raise TooMuch("You are sending messages too fast; wait a moment.")
        registry, account = self._registry, self._account
        await registry.storage.say(
            self._live.table.id, account.id, account.name, text, registry.now() / 1000
        )

    async def _fill(self, request: int) -> None:
        if not self._hints.take():
            raise TooMuch("Wait a moment before you ask again.")

        def fill(table: Table) -> list[list[object]]:
            seat = table.seat_of(self._account.id)
            if seat is None or table.game is None:
                raise IllegalAction("You have nothing to decide right now.")
            return [as_list(action) for action in bots.filling(table.game, seat)]

        actions = await self._live.look(fill)
        self._connection.post(encode(messages.Filling(request, actions)))

    async def _advise(self, request: int) -> None:
        if not self._hints.take():
            raise TooMuch("Wait a moment before you ask again.")

        def advise(table: Table) -> Advice:
            seat = table.seat_of(self._account.id)
            advice = None
            if seat is not None and table.game is not None:
                asked = bots.proposed_to(seat, self._live.history)
                advice = bots.advise(table.game, seat, asked)
            if advice is None:
                raise IllegalAction("You have nothing to decide right now.")
            return advice

        advice = await self._live.look(advise)
        actions = [as_list(action) for action in advice.actions]
        self._connection.post(encode(messages.Advice(request, actions, advice.reason)))
