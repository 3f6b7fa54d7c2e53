"""`mblades serve` and `mblades play` as people start them."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from mblades.cli import main, play
from mblades.errors import SetupError
from mblades.server import run
from mblades.server.run import (
    EVERYWHERE,
    HERE,
    address_for_others,
    address_of,
    data_folder,
    listen_on,
)


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A command that runs until it is stopped."""
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        [sys.executable, "-c", "from mblades.cli import main; raise SystemExit(main())", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
        encoding="utf-8",
        # a shell that runs the tests in the background has Ctrl+C switched off
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            process.kill()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_serve_says_where_and_stops_when_told(tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--data", str(tmp_path)) as process:
        line = first_line(process)
        found = re.search(r"http://localhost:\d+/", line)
        assert found, line
        assert httpx.get(f"{found[0]}api/setup").status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 130
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_a_second_server_on_the_same_data_is_told_why_not(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--data", str(tmp_path))
    with running(*words) as first:
        first_line(first)
        with running(*words) as second:
            assert second.wait(20) == 1
            assert second.stderr is not None
            printed = second.stderr.read()
    assert printed.startswith("mblades: ")
    assert "Traceback" not in printed


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (("--database", "games"), "takes a URL"),
        (("--database", "mysql://here/games"), "mysql:// is not a database"),
        (("--database", "postgresql://127.0.0.1:1/games"), "does not answer"),
        (("--data", __file__), "is not a folder"),
        (("--data", f"{__file__}/games"), "is not a folder"),
        (("--data", "/proc/games"), "No such file"),
    ],
)
def test_games_cannot_be_kept_there(
    place: tuple[str, str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", *place]) == 1
    printed = capsys.readouterr().err
    assert printed.startswith("mblades: ")
    assert why in printed


@pytest.mark.parametrize(
    ("opens", "printed"),
    [(True, ""), (False, "No browser could be opened: visit that address yourself.\n")],
)
def test_without_a_browser_one_is_told_so(
    opens: bool, printed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def serve(listener: socket.socket, _place: str, when_ready: Callable[[], None]) -> int:
        with listener:
            when_ready()
        return 0

    def at_once(target: Callable[[str], None], args: tuple[str], daemon: bool) -> SimpleNamespace:
        assert daemon, "the server stops without it"
        return SimpleNamespace(start=lambda: target(*args))

    monkeypatch.setattr(play, "run_server", serve)
    monkeypatch.setattr(play, "Thread", at_once)
    monkeypatch.setattr(webbrowser, "open", lambda _address: opens)
    assert main(["play", "--port", "0"]) == 0
    assert capsys.readouterr().out.partition("\n")[2] == printed


def test_play_for_the_local_network_shows_a_link(tmp_path: Path) -> None:
    words = ("play", "--lan", "--no-browser", "--port", "0", "--data", str(tmp_path))
    with running(*words) as process:
        assert "Play at http://localhost:" in first_line(process)
        line = first_line(process)
        if "not on a network" not in line:
            assert re.search(r"http://[\d.]+:\d+/", line)
            assert any(block in first_line(process) + first_line(process) for block in "█▀▄")


@pytest.mark.parametrize(
    ("host", "network", "printed"),
    [(HERE, "192.0.2.7", None), (EVERYWHERE, None, None), (EVERYWHERE, "192.0.2.7", "192.0.2.7")],
)
def test_the_address_for_friends(
    host: str, network: str | None, printed: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "address_in_network", lambda: network)
    with listen_on(host, 0) as listener:
        port = listener.getsockname()[1]
        expected = None if printed is None else f"http://{printed}:{port}/"
        assert address_for_others(listener) == expected


def test_small_messages_are_sent_at_once() -> None:
    """asyncio turns Nagle's waiting off (40 ms for each answer) only where it is told of TCP."""
    with listen_on(HERE, 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_a_port_that_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SetupError, match=f"port {port}"):
            listen_on(HERE, port)
        monkeypatch.setattr(run, "PORT", port)
        with listen_on(HERE, None) as other:
            assert other.getsockname()[1] != port
            assert address_of(other).startswith("http://localhost:")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--data", "x", "--database", "postgresql://y"], "not both"),
        (["--port", "99999"], "0 to 65535"),
        (["--database", "mysql://y", "--port", "0"], "not a database that mblades supports"),
        (["--host", "203.0.113.7"], "cannot listen"),
    ],
)
def test_what_cannot_be_served(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *words]) == 1
    assert reason in capsys.readouterr().err


def test_games_are_kept_in_a_folder_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/mblades")
