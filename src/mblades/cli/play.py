"""`mblades play`: the server, and the browser opened into it; `--lan` lets friends in."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from threading import Thread

from mblades.server.run import (
    EVERYWHERE,
    HERE,
    add_server_arguments,
    address_for_others,
    address_of,
    listen_on,
    place_of,
    run_server,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare who may join and where games are saved."""
    parser.add_argument(
        "--lan", action="store_true", help="let friends on the same network join with their phones"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    add_server_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Serve and open the browser."""
    place = place_of(args)
    listener = listen_on(EVERYWHERE if args.lan else HERE, args.port)
    here = address_of(listener)

    def invite() -> None:
        print(f"Play at {here}  (Ctrl+C stops the server)", flush=True)
        if args.lan:
            _show_way_in(address_for_others(listener))
        if not args.no_browser:
            # Its own thread: a browser inside the terminal keeps its caller waiting.
            Thread(target=_open_browser, args=(here,), daemon=True).start()

    return run_server(listener, place, invite)


def _open_browser(address: str) -> None:
    if not webbrowser.open(address):
        print("No browser could be opened: visit that address yourself.", flush=True)


def _show_way_in(link: str | None) -> None:
    if link is None:
        print("This machine is not on a network that friends could join.", flush=True)
        return
    import segno

    print(f"Friends on the same network can play at {link}", flush=True)
    if sys.stdout.encoding.lower().startswith("utf"):
        segno.make(link, error="m").terminal(compact=True)
        sys.stdout.flush()
