"""What every test runs with."""

from __future__ import annotations

import hypothesis
import pytest

from mblades.lab.clauses import checkout
from tests.clause_recorder import ClauseRecorder

# A slow machine is no failure: no test depends on the clock.
hypothesis.settings.register_profile("mblades", deadline=None, print_blob=True)
hypothesis.settings.load_profile("mblades")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(ClauseRecorder(config, checkout()), "clause-recorder")
