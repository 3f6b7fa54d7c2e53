"""Moving one's cards to where a plan wants them, one action at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mblades.rules.state.actions import Action, Move
from mblades.rules.state.records import Area
from mblades.rules.state.view_records import PlayerView


def moves(me: PlayerView, plan: Mapping[Area, Sequence[int]]) -> list[Action]:
    """What is to be moved so that each area of the plan holds just the cards planned for it."""
    planned = {card for cards in plan.values() for card in cards}
    held = {area: [card["id"] for card in me[area]] for area in plan}
    found: list[Action] = []
    for cards in held.values():
        found += [Move(card, "binder") for card in cards if card not in planned]
    for area, wanted in plan.items():
        found += [Move(card, area) for card in wanted if card not in held[area]]
    return found
