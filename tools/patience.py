"""A pytest plugin that ends everything at a test which takes far longer than it once did.

A change to the rules may make a game endless; `tools.mutants` does not wait for the end of it. The
time is that of the processor: a busy machine makes no test slow.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import timing

LEAST_S = 5.0
PATIENCE = 1.5  # times what the test took while its lines were counted, which takes longer
TOO_SLOW = 99  # the status of pytest

_seconds: dict[str, float] = {}


def pytest_configure() -> None:
    _seconds.update(json.loads(Path(timing.FILE).read_text("utf-8")))
    signal.signal(signal.SIGPROF, lambda _number, _frame: os._exit(TOO_SLOW))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    limit = max(LEAST_S, PATIENCE * _seconds[item.nodeid])
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
