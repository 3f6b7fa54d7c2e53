"""The options of a normal game (OPT): what they change in the edition's table, what they exclude."""

from __future__ import annotations

import msgspec

from mblades.errors import SetupError
from mblades.rules.editions import Edition
from mblades.rules.setup import Setup


def adapt(edition: Edition, setup: Setup) -> Edition:
    """The edition's table as the options of the set-up change it."""
    changes: dict[str, object] = {}
    if setup.free_market:  # OPT-6
        changes["even_trades"] = False
    return msgspec.structs.replace(edition, **changes) if changes else edition


def check(setup: Setup) -> None:
    """Refuse options that make no sense together."""
    if setup.pro_cards and not setup.character_powers:  # OPT-2
        raise SetupError("pro player cards need character powers")
