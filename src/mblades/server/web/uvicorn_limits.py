"""uvicorn's connections, with stricter time-outs.

uvicorn waits forever for a client that connects and says nothing, or does not read what is sent; and
it answers every ping, whether or not the answers are read. One such connection takes memory without
end; a thousand of them take every file the server may open.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from mblades.server.web.rate_limits import Bucket, Rate

log = logging.getLogger(__name__)

REQUEST_S = 30.0  # until a request has come whole
STALL_S = 20.0  # in which the other end has to read something
CONTROL = Rate(60, 5)  # frames that no message comes of: pings, pongs, parts
MOST_UNHEARD = 500  # messages that came faster than they are heard


class Line(asyncio.Protocol):
    """Ends a connection whose other end does not read."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stall: asyncio.TimerHandle | None = None
    _unread: int = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=0)  # paused means: the other end is behind

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_watching()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        super().connection_lost(exc)

    def _watch_reading(self) -> None:
        self._unread = self.transport.get_write_buffer_size()
        self._stall = self.loop.call_later(STALL_S, self._look_at_reading)

    def _look_at_reading(self) -> None:
        if self.transport.get_write_buffer_size() < self._unread:
            self._watch_reading()
        else:
            self._cut("reads nothing")

    def _stop_watching(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def _cut(self, why: str) -> None:
        if not self.transport.is_closing():
            log.info("%s %s and is disconnected", self.transport.get_extra_info("peername"), why)
        self.transport.abort()


class HttpLine(Line, H11Protocol):
    """A connection on which requests come, each within its time."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._watch_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _watch_request(self) -> None:
        is_mine = self.transport.get_protocol() is self  # and has not become a socket
        if not is_mine or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        elif self._late is None:
            self._late = self.loop.call_later(REQUEST_S, self._cut, "asks for nothing")

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class SocketLine(Line, WebSocketsSansIOProtocol):
    """A WebSocket with limits on frames that the application never sees."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._control = Bucket(CONTROL)

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_control():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() < MOST_UNHEARD:
            super().send_receive_event_to_app()
        else:
            self._cut("sends too much at once")

    def _may_control(self) -> bool:
        if self._control.take():
            return True
        self._cut("sends too many pings or parts")
        return False
