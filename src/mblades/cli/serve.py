"""`mblades serve`: the server for a browser, on this machine only unless told otherwise."""

from __future__ import annotations

import argparse

from mblades.server.run import (
    HERE,
    add_server_arguments,
    address_of,
    listen_on,
    place_of,
    run_server,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare where to serve and where games are kept."""
    parser.add_argument("--host", default=HERE, help=f"the address to serve on (default {HERE})")
    add_server_arguments(parser)
    parser.add_argument(
        "--no-limits",
        action="store_true",
        help="count nobody's requests: behind a proxy that does, or to measure",
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="deal every game the same way: to show or to test one (hidden cards are no secret then)",
    )
    parser.add_argument("--verbose", action="store_true", help="write down what is refused, too")


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    place = place_of(args)
    listener = listen_on(args.host, args.port)

    def say() -> None:
        print(f"mblades serves on {address_of(listener)}  (Ctrl+C stops it)", flush=True)

    return run_server(
        listener, place, say, verbose=args.verbose, unlimited=args.no_limits, seed=args.seed
    )
