"""Who connects and says nothing, does not read, or only pings is disconnected; others play on."""

from __future__ import annotations

import asyncio
import base64
import logging
import resource
from asyncio import StreamReader, StreamWriter
from pathlib import Path

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from mblades.server import run
from mblades.server.run import HERE
from mblades.server.web import uvicorn_limits
from mblades.server.web.uvicorn_limits import CONTROL, MOST_UNHEARD
from tests.server.people import PATIENCE_S, Server, at_server

PING, PONG, PART, TEXT = b"\x89", b"\x8a", b"\x00", b"\x81"
BEGIN = b"\x01\x80" + b"\0" * 4  # of a message in parts
ENOUGH = 40  # libraries; more than all the buffers between server and client can hold


async def raw(server: Server) -> tuple[StreamReader, StreamWriter]:
    return await asyncio.open_connection(HERE, server.port)


async def raw_socket(server: Server) -> tuple[StreamReader, StreamWriter]:
    """A socket that can be misused."""
    reader, writer = await raw(server)
    key = base64.b64encode(b"\0" * 16).decode()
    writer.write(
        f"GET /api/tables/{'0' * 16}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def is_cut(reader: StreamReader, writer: StreamWriter) -> bool:
    """Whether the connection ends; what comes before that is not looked at."""
    try:
        async with asyncio.timeout(PATIENCE_S):
            await reader.read()
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    finally:
        writer.close()
    return True


@pytest.mark.parametrize("kind", [PING, PONG, PART])
def test_frames_that_no_message_comes_of_are_counted(
    tmp_path: Path, kind: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mblades.server.web.sockets.HELLO_S", 2 * PATIENCE_S)

    async def scenario(server: Server) -> None:
        reader, writer = await raw_socket(server)
        writer.write(PING + b"\x81" + b"\0" * 4 + b"a")
        assert await reader.readexactly(3) == b"\x8a\x01a"
        writer.close()
        reader, writer = await raw_socket(server)
        writer.write(BEGIN + (kind + b"\x80" + b"\0" * 4) * (2 * CONTROL.burst))
        assert await is_cut(reader, writer)

    at_server(tmp_path, scenario)


def test_messages_that_come_faster_than_they_are_heard_are_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn_limits, "MOST_UNHEARD", 50)
    assert MOST_UNHEARD > 50

    async def scenario(server: Server) -> None:
        reader, writer = await raw_socket(server)
        writer.write((TEXT + b"\x80" + b"\0" * 4) * 200)
        assert await is_cut(reader, writer)

    with caplog.at_level(logging.INFO, "mblades.server"):
        at_server(tmp_path, scenario)
    assert "sends too much at once" in caplog.text


@pytest.mark.parametrize(
    "words",
    [
        "",
        "GET /api/setup HTTP/1.1\r\nHos",
        "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        "GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n"
        "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_who_does_not_say_what_they_want_is_disconnected(
    tmp_path: Path, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_limits, "REQUEST_S", 0.2)

    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.open()
        await ann.start(table)
        seat = await ann.connect(table)
        reader, writer = await raw(server)
        writer.write(words.encode())
        assert await is_cut(reader, writer)
        await seat.act("ready")  # a socket may be silent

    at_server(tmp_path, scenario)


def test_who_does_not_read_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(uvicorn_limits, "STALL_S", 0.2)

    async def scenario(server: Server) -> None:
        reader, writer = await raw(server)
        writer.write(b"GET /api/library/en HTTP/1.1\r\nHost: x\r\n\r\n" * ENOUGH)
        async with asyncio.timeout(PATIENCE_S):
            while "reads nothing" not in caplog.text:
                await asyncio.sleep(0.01)
        assert await is_cut(reader, writer)

    with caplog.at_level(logging.INFO, "mblades.server"):
        at_server(tmp_path, scenario)


class SlowTransport:
    """Its other end reads, then no more."""

    def __init__(self, sizes: list[int]) -> None:
        self.sizes = sizes
        self.aborted = asyncio.Event()

    def get_write_buffer_size(self) -> int:
        return self.sizes.pop(0)

    def is_closing(self) -> bool:
        return True

    def abort(self) -> None:
        self.aborted.set()


def test_who_reads_slowly_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_limits, "STALL_S", 0.001)

    async def scenario() -> None:
        line, transport = uvicorn_limits.Line(), SlowTransport([9, 7, 7, 4, 4, 4])
        line.loop, line.transport = asyncio.get_running_loop(), transport  # type: ignore[assignment]
        line.pause_writing()
        async with asyncio.timeout(PATIENCE_S):
            await transport.aborted.wait()
        assert not transport.sizes

    asyncio.run(scenario())


def test_as_many_files_as_are_allowed_may_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _what, limits: allowed.append(limits))
    for now, most in ((1024, 4096), (1024, 10**6), (20_000, 10**6)):
        monkeypatch.setattr(resource, "getrlimit", lambda _what, limits=(now, most): limits)
        run.allow_files()
    assert allowed == [(4096, 4096), (run.FILES, 10**6)]


# --- uvicorn ---


@pytest.mark.parametrize(
    ("base", "overridden", "used"),
    [
        (
            H11Protocol,
            "connection_made connection_lost data_received on_response_complete "
            "pause_writing resume_writing",
            "conn loop transport",
        ),
        (
            WebSocketsSansIOProtocol,
            "connection_made connection_lost handle_ping handle_pong handle_cont "
            "pause_writing resume_writing send_receive_event_to_app",
            "loop queue transport",
        ),
    ],
)
def test_uvicorn_has_the_names_that_are_built_on(
    base: type[H11Protocol] | type[WebSocketsSansIOProtocol], overridden: str, used: str
) -> None:
    config = uvicorn.Config("nothing:served", log_config=None)
    config.load_app = lambda: None  # type: ignore[method-assign]
    config.load()
    loop = asyncio.new_event_loop()
    line = base(config=config, server_state=ServerState(), app_state={}, _loop=loop)
    loop.close()
    assert [name for name in overridden.split() if not callable(getattr(base, name, None))] == []
    names = vars(line).keys() | base.__annotations__.keys()
    assert [name for name in used.split() if name not in names] == []
