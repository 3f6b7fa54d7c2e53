"""Playing on from a moment of a replay: what a table needs to take its game up there."""

from __future__ import annotations

from typing import Any

import msgspec

from mblades.bots import BOTS
from mblades.cards.sheet import sheet_of
from mblades.errors import MbladesError, ReplayError
from mblades.rules import replay
from mblades.rules.setup.setup import Setup
from mblades.server import setups
from mblades.server.tables.table import STAND_IN
from mblades.server.wire.messages import LONGEST_SHEET, MOST_SHEETS

_USUAL = Setup()


class Unfinished(msgspec.Struct, frozen=True):
    """A recorded game up to a step."""

    setup: dict[str, Any]
    sheets: tuple[str, ...]
    seed: int
    bots: tuple[str, ...]  # the levels, by seat
    inputs: tuple[replay.Input, ...]


def unfinished(data: bytes, step: int, seat: int) -> Unfinished:
    """The game of a replay as it stood after a step, for somebody who takes this seat; ReplayError if it
    did not stand so, or cannot be played on."""
    found = replay.load(data)
    found.check_step(step)
    found.check_player(seat)
    playback = found.playback(setups.library())
    while playback.position < step:
        playback.step()
    if playback.game.over:
        raise ReplayError("The game is over here; go back to play on from an earlier moment.")
    setup, sheets = _chosen(found.setup)
    return Unfinished(
        setup,
        sheets,
        found.setup.seed,
        tuple(one.bot if one.bot in BOTS else STAND_IN for one in found.sitters),
        found.inputs[:step],
    )


def _chosen(setup: Setup) -> tuple[dict[str, Any], tuple[str, ...]]:
    """A set-up as people choose it for a table; ReplayError if they cannot."""
    sheets = tuple(sheet_of(one) for one in setup.custom_sets)
    if len(sheets) > MOST_SHEETS or any(len(sheet) > LONGEST_SHEET for sheet in sheets):
        raise ReplayError("The replay’s own sets are too large for a table.")
    chosen = {
        name: msgspec.to_builtins(getattr(setup, name))
        for name in setup.__struct_fields__
        if name not in ("seed", "custom_sets") and getattr(setup, name) != getattr(_USUAL, name)
    }
    chosen["clock"] = msgspec.to_builtins(setup.clock)  # a table's own is another
    try:
        same = setups.setup_of(chosen, sheets, setup.seed) == setup
        setups.seats_of(chosen)
    except MbladesError as error:
        raise ReplayError(
            "The replay’s game cannot be set up: {reason}", reason=error.sentence
        ) from None
    if not same:
        raise ReplayError("The replay’s own sets are not what their sheets would say.")
    return chosen, sheets
