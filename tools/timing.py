"""A pytest plugin that writes how long each test took; `tools.mutants` runs the quick ones first."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

FILE = "durations.json"

_seconds: defaultdict[str, float] = defaultdict(float)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):  # with xdist: the process that hears of all
        Path(FILE).write_text(json.dumps(_seconds), encoding="utf-8")
