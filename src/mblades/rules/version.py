"""The version of the rules: a log replays to the same game only under the version it was written by."""

from __future__ import annotations

from typing import Final

# Raised on purpose, whenever the same inputs no longer lead to the same states. The golden logs in
# tests/golden tell when that has happened.
RULES_VERSION: Final = 6
