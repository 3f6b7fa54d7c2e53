"""`mblades serve`: the server for a browser, by default for this machine only."""

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
    """Declare where to serve and where games are saved."""
    parser.add_argument("--host", default=HERE, help=f"the address to serve on (default {HERE})")
    add_server_arguments(parser)
    parser.add_argument(
        "--no-limits",
        action="store_true",
        help="no rate limits: for use behind a proxy that has them, or for benchmarks",
    )
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="deal every game the same way, for demos and tests (hidden cards are then no secret)",
    )
    parser.add_argument("--verbose", action="store_true", help="log refused requests too")


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    place = place_of(args)
    listener = listen_on(args.host, args.port)

    def say() -> None:
        print(f"mblades is serving on {address_of(listener)}  (Ctrl+C stops it)", flush=True)

    return run_server(
        listener, place, say, verbose=args.verbose, unlimited=args.no_limits, seed=args.seed
    )
