"""What a game can be made of, as plain data: editions, modes with their players, options."""

from __future__ import annotations

from typing import Any

from mblades.rules.chosen_sets import edition_of
from mblades.rules.editions import EDITIONS, EditionName
from mblades.rules.mode import Mode, every_mode
from mblades.rules.options import DESCRIPTIONS, FIRST_GAME_BUILDS, OFFERED_TO_NEW_PLAYERS
from mblades.rules.setup import OPTIONS, Setup


def player_range(mode: Mode, edition: EditionName) -> tuple[int, int]:
    """The fewest and the most who can play a mode in an edition."""
    setup = Setup(edition=edition, mode=mode.name)
    return mode.players(edition_of(setup), setup)


def offered() -> dict[str, Any]:
    """Everything that the maker of a game can choose from, in English."""
    return {
        "editions": list(EDITIONS),
        "modes": [_mode(mode) for mode in every_mode()],
        "options": [
            {
                "name": name,
                "title": option.title,
                "does": option.does,
                "switch": name in OPTIONS,
                "needs": list(option.needs),
                "excludes": [
                    other
                    for other, excluding in DESCRIPTIONS.items()
                    if other in option.excludes or name in excluding.excludes
                ],
            }
            for name, option in DESCRIPTIONS.items()
        ],
        "first_game": {
            "builds": dict(FIRST_GAME_BUILDS),
            "offers": list(OFFERED_TO_NEW_PLAYERS),
        },
    }


def _mode(mode: Mode) -> dict[str, Any]:
    return {
        "name": mode.name,
        "title": mode.title,
        "does": (mode.__doc__ or "").strip().splitlines()[0],
        "players": {edition: list(player_range(mode, edition)) for edition in mode.editions},
        "settings": sorted(mode.settings),
    }
