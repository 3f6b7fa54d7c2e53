"""Malformed, oversized, too many and out-of-order messages are refused and disturb nobody."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mblades.server import setups
from mblades.server.web.rate_limits import UNLIMITED, Bucket, Limits, Rate
from mblades.server.web.sockets import MISTAKES, MOST_WAITING, TRY_AGAIN, Connection
from mblades.server.wire import cards
from tests.server.people import PATIENCE_S, Refusal, Seat, Server, at_server

NONSENSE = [
    "", "hello", "[]", "{}", "null", '{"type":"dance"}', '{"type":"act"}',
    '{"type":"act","id":1,"action":[]}', '{"type":"act","id":"x","action":["ready"]}',
    '{"type":"act","id":1,"action":["ready"],"seat":2}', '{"type":"chat","text":""}',
    '{"type":"hello","token":"x"}', '{"type":"act","id":-1,"action":["ready"]}', "\ud83d" * 3,
]  # fmt: skip


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 1), lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_messages_that_make_no_sense_are_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        table = await ann.open({"players": 3}, pace={"bot_ms": 10_000})
        await bob.sit(table)
        await ann.start(table)
        first, second = await ann.connect(table), await bob.connect(table)
        for words in NONSENSE:
            await second.socket.send(words.encode("utf-8", "replace").decode())
            refused = await second.until(lambda one: one["type"] == "refused")
            assert refused["id"] == -1
        wrong: list[list[Any]] = [
            ["buy"], ["buy", {}], [[]], ["buy", 10**30], ["move", 1.5, None], [None],
        ]  # fmt: skip
        for action in wrong:
            with pytest.raises(Refusal):
                await second.act(*action)
        await second.act("ready")
        await first.until_seen(lambda one: one.view["players"][1]["ready"])
        await first.act("ready")

    at_server(tmp_path, scenario)


def test_who_only_talks_nonsense_is_disconnected(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.open()
        seat = await ann.connect(table)
        for _ in range(MISTAKES.burst + 2):
            await seat.socket.send("nonsense")
        with pytest.raises(ConnectionClosed) as closed:
            await seat.until(lambda _message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_AGAIN  # they may come again and do better

    at_server(tmp_path, scenario)


def test_refusals_that_are_no_nonsense_disconnect_nobody(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.open()
        seat = await ann.connect(table)
        for number in range(2 * MISTAKES.burst):
            await seat.send(type="hint", id=number)
            refused = await seat.until(lambda one: one["type"] == "refused")
            assert "nothing to decide" in refused["reason"]["text"]
            await seat.send(type="chat", text=" ")
            await seat.until(lambda one: one["type"] == "refused")
        await seat.send(type="chat", text="still here")
        await seat.until(lambda one: one["type"] == "said")

    at_server(tmp_path, scenario)


def test_what_lies_too_deep_in_itself_makes_no_sense(tmp_path: Path) -> None:
    deep = "[" * 90_000 + "]" * 90_000
    json_type = {"Content-Type": "application/json"}

    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        headers = {**json_type, "Authorization": f"Bearer {ann.token}"}
        for path, body in (
            ("/api/setup/check", f'{{"setup":{{"build":{deep}}}}}'),
            ("/api/tables", f'{{"setup":{{"build":{deep}}}}}'),
            ("/api/guests", deep),
        ):
            answer = await server.http.post(path, content=body, headers=headers)
            assert answer.status_code == 400
            assert "does not understand" in answer.json()["reason"]["text"]
        seat = await ann.connect(await ann.open())
        await seat.socket.send('{"type":"act","id":1,"action":[' + "[" * 8_000 + "]" * 8_000 + "]}")
        refused = await seat.until(lambda one: one["type"] == "refused")
        assert "does not understand" in refused["reason"]["text"]

    at_server(tmp_path, scenario)


def test_what_takes_long_is_done_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Set-ups with sheets are checked, and cards put into words, while others are served."""
    served = threading.Event()

    def slowly(work: Callable[..., Any]) -> Callable[..., Any]:
        def wait_and_work(*args: Any) -> Any:
            assert served.wait(PATIENCE_S), "nobody was served meanwhile"
            return work(*args)

        return wait_and_work

    async def scenario(server: Server) -> None:
        monkeypatch.setattr(setups, "check", slowly(setups.check))
        monkeypatch.setattr(cards, "encoded", slowly(cards.encoded))
        ann = await server.guest("Ann")
        for slow in (
            ann.ask("POST", "/setup/check", {"setup": {}}),
            ann.ask("POST", "/tables", {"setup": {}}),
            server.http.get("/api/library/en"),
        ):
            served.clear()
            waiting = asyncio.create_task(slow)
            await ann.ask("GET", "/me")
            assert not waiting.done()
            await ann.ask("GET", "/me")
            served.set()
            await waiting

    at_server(tmp_path, scenario)


def test_checks_of_set_ups_are_counted(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        await server.ask("POST", "/setup/check", {"setup": {}})
        with pytest.raises(Refusal, match="too many times"):
            await server.ask("POST", "/setup/check", {"setup": {}})

    at_server(tmp_path, scenario, Limits(checks=Rate(1, 0)))


@pytest.mark.parametrize("first", ['{"type":"act","id":1,"action":["ready"]}', "nonsense"])
def test_the_first_message_is_hello(tmp_path: Path, first: str) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.open()
        socket = await server.socket(table["id"])
        await socket.send(first)
        assert json.loads(await socket.recv())["type"] == "refused"
        with pytest.raises(ConnectionClosed):
            await socket.recv()

    at_server(tmp_path, scenario)


def test_there_is_no_such_table(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        seat = Seat(await server.socket("0" * 16))
        await seat.send(type="hello", token=ann.token)
        assert (await seat.receive())["reason"]["text"] == "There is no such table."
        with pytest.raises(Refusal) as refusal:
            await ann.ask("GET", f"/tables/{'0' * 16}")
        assert refusal.value.status == 404

    at_server(tmp_path, scenario)


def test_too_large_and_too_many(tmp_path: Path) -> None:
    limits = Limits(
        requests=Rate(12, 0), guests=Rate(3, 0), messages=Rate(5, 0), chat=Rate(1, 0),
        body_bytes=5_000, message_bytes=2_000,
    )  # fmt: skip

    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        await server.guest("Bob")
        await server.guest("Cid")
        with pytest.raises(Refusal) as refusal:
            await server.guest("Dan")
        assert refusal.value.status == 429
        with pytest.raises(Refusal) as refusal:
            await ann.ask("POST", "/tables", {"sheets": ["x" * 6_000]})
        assert refusal.value.status == 413
        table = await ann.open()
        chatty, hasty = await ann.connect(table), await ann.connect(table)
        await chatty.send(type="chat", text="one")
        await chatty.send(type="chat", text="two")
        refused = await chatty.until(lambda one: one["type"] == "refused")
        assert "too fast" in refused["reason"]["text"]
        for _ in range(6):
            await hasty.send(type="back")
        refused = await hasty.until(lambda one: one["type"] == "refused")
        large = await ann.connect(table)
        await large.socket.send("x" * 3_000)
        with pytest.raises(ConnectionClosed):
            await large.until(lambda _message: False)
        answers = [await server.http.get("/api/setup") for _ in range(12)]
        assert answers[-1].status_code == 429
        assert (await server.http.get("/")).status_code != 429  # the page is not counted

    at_server(tmp_path, scenario, limits)


def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    limits = Limits(sockets_at_once=2, sockets=UNLIMITED.sockets, requests=UNLIMITED.requests)

    async def scenario(server: Server) -> None:
        ann = await server.guest("Ann")
        table = await ann.open()
        await ann.connect(table)
        last = await ann.connect(table)
        third = Seat(await server.socket(table["id"]))
        assert "Too many connections" in (await third.receive())["reason"]["text"]
        await last.close()
        await ann.connect(table)

    at_server(tmp_path, scenario, limits)


def test_what_is_refused_is_logged_and_disturbs_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One floods, one sends too much at once, one opens and says nothing; two others play."""
    limits = Limits(
        requests=UNLIMITED.requests, sockets=UNLIMITED.sockets, messages=Rate(30, 30),
        message_bytes=2_000,
    )  # fmt: skip

    async def flood(seat: Seat) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await seat.send(type="act", id=1, action=["ready"])
                await seat.receive()

    async def scenario(server: Server) -> None:
        ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
        table = await ann.open({"players": 3}, pace={"bot_ms": 10_000})
        await bob.sit(table)
        await ann.start(table)
        first, second = await ann.connect(table), await bob.connect(table)
        flooding = asyncio.create_task(flood(await eve.connect(table)))
        large = await eve.connect(table)
        await large.socket.send("x" * 3_000)
        await server.socket(table["id"])  # and not a word
        await (await server.socket(table["id"])).send(b"\xff\xfe binary \x00")
        async with asyncio.timeout(PATIENCE_S):
            for _ in range(10):
                await first.act("ready")
                await second.until_seen(lambda one: one.view["players"][0]["ready"])
                await first.act("unready")
                await second.until_seen(lambda one: not one.view["players"][0]["ready"])
            await flooding

    with caplog.at_level(logging.INFO, "mblades.server"):
        at_server(tmp_path, scenario, limits)
    for words in ("Too many messages", "too large", "does not understand"):
        assert words in caplog.text
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


class DeafSocket:
    """A connection whose other end does not read."""

    closed: int | None = None

    async def send_data(self, _data: str, mode: str) -> None:  # noqa: ARG002
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed = code


def test_who_does_not_read_is_disconnected() -> None:
    async def scenario() -> None:
        socket: Any = DeafSocket()
        connection = Connection(socket, UNLIMITED)
        for _ in range(MOST_WAITING + 1):
            connection.post(b"{}")
            await asyncio.sleep(0)
        assert socket.closed is None
        connection.post(b"{}")
        await asyncio.sleep(0.01)
        assert socket.closed == TRY_AGAIN
        connection.post(b"{}")  # goes nowhere
        await connection.end()

    asyncio.run(scenario())
