"""What every test runs with."""

from __future__ import annotations

import hypothesis
import pytest

from tests.clause_recorder import ClauseRecorder
from tools.clauses import checkout

# A slow machine is no failure: no test depends on the clock. Nor on luck: what one run finds, every
# run finds. To look further than that: pytest --hypothesis-profile=explore
hypothesis.settings.register_profile("mblades", deadline=None, derandomize=True)
hypothesis.settings.register_profile("explore", deadline=None, print_blob=True)
hypothesis.settings.load_profile("mblades")


# `./mb test --quick` is for the rules and the cards: it starts no server, browser or other processes.
SLOW_PLACES = (
    "browser", "server", "lab", "bots", "tools", "test_ground.py", "test_mb.py", "test_cache.py",
)  # fmt: skip


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--pictures", action="store_true", help="keep screenshots in .mblades/screenshots"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(part in SLOW_PLACES for part in item.path.parts):
            item.add_marker(pytest.mark.slow)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(ClauseRecorder(config, checkout()), "clause-recorder")
