"""Buying and looking at what lies in the store now, as somebody does who has just looked there."""

from __future__ import annotations

from mblades.rules.game import Game
from mblades.rules.state.state import Action


def back_at(game: Game, place: int | str) -> str:
    """The set on the back of what lies at a place of the store; nothing if it is empty."""
    store = game.view(None)["store"]
    if isinstance(place, int):
        back = store["area"][place]
    else:
        back = store["core" if place == "core" else "deck"]["top"]
    return "" if back is None else back["set"]


def buying(game: Game, place: int | str) -> Action:
    """Buy what lies there."""
    return ("buy", place, back_at(game, place))


def peeking(game: Game, slot: int) -> Action:
    """Look at what lies there."""
    return ("peek", slot, back_at(game, slot))
