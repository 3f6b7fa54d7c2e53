"""Running the server: which port, where the data is, and how people get there."""

from __future__ import annotations

import argparse
import gc
import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from mblades.errors import SetupError

if TYPE_CHECKING:
    import uvicorn

    from mblades.server.web.middleware import SecurityMiddleware
    from mblades.server.web.rate_limits import Limits

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8000
PORTS_TRIED = 20
# What is sent of a game is trees that come and go without cycles: looking for those as often as
# Python does took a sixth of the time.
GC_THRESHOLDS = (20_000, 20, 50)
# A thread that has waited for the disk gets its turn sooner than Python's 5 ms.
SWITCH_S = 0.0005
# When no more files can be opened, asyncio tries and logs this many times in a row.
BACKLOG = 128
FILES = 10_000  # macOS has no number for its limit and refuses much more


def add_server_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serve` and `play` have in common."""
    parser.add_argument(
        "--port",
        type=int,
        metavar="N",
        help=f"the port to listen on (default {PORT}, or the next free one)",
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="where games are saved (default: your data folder on this machine)",
    )
    parser.add_argument(
        "--database", metavar="URL", help="save games in PostgreSQL instead: postgresql://..."
    )


def place_of(args: argparse.Namespace) -> str:
    """Where games are saved."""
    if args.database and args.data:
        raise SetupError("give --data or --database, not both")
    if args.database and "://" not in args.database:
        raise SetupError(
            "--database takes a URL such as postgresql://user:password@host:5432/name; "
            "a folder is given with --data"
        )
    return str(args.database or args.data or data_folder())


def data_folder() -> Path:
    """The folder of this person on this machine."""
    return user_data_path("mblades", appauthor=False)


def listen_on(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first that is free."""
    tried = [port] if port is not None else [*range(PORT, PORT + PORTS_TRIED), 0]
    for number in tried:
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            # Where it is said to be TCP, asyncio sends small messages at once (TCP_NODELAY).
            listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        except OSError as error:
            raise SetupError(f"this machine cannot open a socket: {error.strerror}") from None
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            reason = error.strerror
            continue
        except OverflowError:
            listener.close()
            raise SetupError("a port is a number from 0 to 65535") from None
        return listener
    where = f"{host} port {port}" if port is not None else host
    raise SetupError(f"the server cannot listen on {where}: {reason}")


def address_of(listener: socket.socket, host: str | None = None) -> str:
    """The address of the server for a browser."""
    name, port = listener.getsockname()[:2]
    shown = host or ("localhost" if name in (EVERYWHERE, "::", HERE) else name)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def address_in_network() -> str | None:
    """This machine's own address in the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: no machine has it
            name: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if name.startswith("127.") else name


def address_for_others(listener: socket.socket) -> str | None:
    """The address of the server for other machines, if it is open to any."""
    name = listener.getsockname()[0]
    if name in (EVERYWHERE, "::"):
        name = address_in_network()
    if name is None or name == "::1" or name.startswith("127."):
        return None
    return address_of(listener, name)


def run_server(
    listener: socket.socket,
    place: str,
    when_ready: Callable[[], None],
    *,
    verbose: bool = False,
    unlimited: bool = False,
    seed: int | None = None,
) -> int:
    """Serve until somebody stops it."""
    import asyncio

    logging.basicConfig(
        level=logging.INFO if verbose else logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )
    with listener:
        return asyncio.run(_serve(listener, place, when_ready, unlimited, seed))


def allow_files() -> None:
    """Let this process open as many files as it may: each connection is one."""
    if sys.platform == "win32":  # has no such limit
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def _serve(
    listener: socket.socket,
    place: str,
    when_ready: Callable[[], None],
    unlimited: bool,
    seed: int | None,
) -> int:
    from mblades.server.storage.interface import open_storage
    from mblades.server.web.app import make_app
    from mblades.server.web.rate_limits import UNLIMITED, Limits

    allow_files()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_S)
    limits = UNLIMITED if unlimited else Limits()
    storage = await open_storage(place)
    server = _server(
        server_config(make_app(storage, limits, seed, address_for_others(listener)), limits),
        when_ready,
    )
    await server.serve(sockets=[listener])
    return 0 if server.started else 1


def server_config(app: SecurityMiddleware, limits: Limits) -> uvicorn.Config:
    """How the server is run."""
    import uvicorn

    from mblades.server.web.uvicorn_limits import HttpLine, SocketLine

    return uvicorn.Config(
        app,
        http=HttpLine,
        ws=SocketLine,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,  # costs more than it saves for small messages
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
        lifespan="on",
        backlog=BACKLOG,
    )


def _server(config: uvicorn.Config, when_ready: Callable[[], None]) -> uvicorn.Server:
    import uvicorn

    class Server(uvicorn.Server):
        """Calls `when_ready` once it accepts connections."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets=sockets)
            if self.started:
                when_ready()

    return Server(config)
