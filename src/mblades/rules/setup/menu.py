"""What a game can be made of, as plain data: editions, modes with their players, options."""

from __future__ import annotations

from typing import Final, TypedDict

from msgspec.structs import replace

from mblades.cards.design import EditionName
from mblades.errors import SetupError
from mblades.rules.mode import Mode, every_mode, mode_named
from mblades.rules.setup.chosen_sets import edition_of
from mblades.rules.setup.editions import EDITIONS
from mblades.rules.setup.options import DESCRIPTIONS, FIRST_GAME_BUILDS, OFFERED_TO_NEW_PLAYERS
from mblades.rules.setup.setup import OPTIONS, Setup

USUAL_PLAYERS: Final = 4

# What a mode may refuse, chosen in some way: it never matters to a mode in which.
_CHOSEN: Final[dict[str, object]] = {
    **dict.fromkeys(DESCRIPTIONS, True), "handicaps": (0,), "backers": ((0, ""),),
    "first_player": 0, "characters": ("",), "starters": ("",),
}  # fmt: skip


class ModeOffer(TypedDict):
    """A mode, and what can be chosen with it."""

    name: str
    title: str
    does: str
    players: dict[EditionName, list[int]]  # by edition: the fewest and the most
    settings: list[str]  # fields of a set-up for this mode only
    excludes: list[str]


class OptionOffer(TypedDict):
    """An option of the rules."""

    name: str
    title: str
    does: str
    switch: bool
    needs: list[str]
    excludes: list[str]


class FirstGame(TypedDict):
    """What new players are offered."""

    builds: dict[EditionName, str]
    offers: list[str]


class Menu(TypedDict):
    """Everything that the maker of a game can choose from, in English."""

    editions: list[EditionName]
    modes: list[ModeOffer]
    options: list[OptionOffer]
    first_game: FirstGame


def player_range(mode: Mode, edition: EditionName) -> tuple[int, int]:
    """The fewest and the most who can play a mode in an edition."""
    setup = Setup(edition=edition, mode=mode.name)
    return mode.players(edition_of(setup), setup)


def offered() -> Menu:
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
                "excludes": _excluded(name),
            }
            for name, option in DESCRIPTIONS.items()
        ],
        "first_game": {
            "builds": dict(FIRST_GAME_BUILDS),
            "offers": list(OFFERED_TO_NEW_PLAYERS),
        },
    }


def _excluded(name: str) -> list[str]:
    """What an option excludes, and what excludes it."""
    by = [other for other, option in DESCRIPTIONS.items() if name in option.excludes]
    return list(dict.fromkeys((*DESCRIPTIONS[name].excludes, *by)))


def _mode(mode: Mode) -> ModeOffer:
    return {
        "name": mode.name,
        "title": mode.title,
        "does": mode.does,
        "players": {edition: list(player_range(mode, edition)) for edition in mode.editions},
        "settings": sorted(mode.settings),
        "excludes": [name for name, value in _CHOSEN.items() if _excludes(mode, name, value)],
    }


def _excludes(mode: Mode, name: str, value: object) -> bool:
    """Whether a mode refuses an option in an edition that has the mode."""
    for edition in mode.editions:
        setup = Setup(edition=edition, mode=mode.name)
        try:
            mode.check(replace(setup, **{name: value}), EDITIONS[edition])
        except SetupError:
            return True
    return False


def usual_players(mode: str, edition: str) -> int:
    """Four, or as near to it as a mode allows."""
    known = mode_named(mode)
    if edition not in EDITIONS:  # refused later, with a reason
        return USUAL_PLAYERS
    fewest, most = player_range(known, edition)
    return min(max(USUAL_PLAYERS, fewest), most)
