"""Requests made up from the OpenAPI document: `python -m bench.fuzz --examples 300`.

Schemathesis asks for everything that the document describes, rightly and wrongly, as a person who
is logged in and hosts a table. The server may refuse but must never fail (5xx).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import httpx

from bench.servers import HOST, ServerProcess

# The table in every path is a real one, or nothing but "no such table" would be tried.
CONFIG = """
[parameters]
table = "{table}"
"""
LOG_OUT = "ApiSessionsLogOut"  # would end the session of everything after it
GRACE_S = 60.0


async def fuzz(place: Path, examples: int, seconds: int, seed: int | None = None) -> int:
    """Start a server in a folder and try it; what schemathesis ends with: 0 if nothing failed."""
    server = ServerProcess(place / "data")
    await server.start()
    try:
        address = f"http://{HOST}:{server.port}/api"
        token, table = await _host(address)
        config = place / "schemathesis.toml"
        config.write_text(CONFIG.format(table=table))
        arguments = [
            "--config-file", str(config), "--no-color", "run", f"{address}/openapi.json",
            "--header", f"Authorization: Bearer {token}", "--checks", "not_a_server_error",
            "--exclude-operation-id", LOG_OUT, "--phases", "examples,coverage,fuzzing",
            "--max-examples", str(examples), "--max-time", str(seconds),
            "--continue-on-failure", "--suppress-health-check", "all",
        ]  # fmt: skip
        if seed is not None:
            arguments += ["--seed", str(seed)]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "schemathesis.cli", *arguments, cwd=place
        )
        try:
            async with asyncio.timeout(seconds + GRACE_S):
                return await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    finally:
        await server.stop()


async def _host(address: str) -> tuple[str, str]:
    """Somebody with a token, and their table."""
    async with httpx.AsyncClient(timeout=GRACE_S) as http:
        token: str = (await http.post(f"{address}/guests", json={})).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        table: str = (await http.post(f"{address}/tables", json={}, headers=headers)).json()["id"]
    return token, table


def main() -> None:
    """Read the arguments and try."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=300, help="of each operation")
    parser.add_argument("--seconds", type=int, default=1800, help="at most")
    parser.add_argument("--seed", type=int)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory("-mblades") as folder:
        sys.exit(asyncio.run(fuzz(Path(folder), args.examples, args.seconds, args.seed)))


if __name__ == "__main__":
    main()
