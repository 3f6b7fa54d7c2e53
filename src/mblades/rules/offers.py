"""Action tuples made once: choices are lists of these, so that listing them costs next to nothing."""

from __future__ import annotations

from functools import cache

from mblades.rules.state import Action

READY: Action = ("ready",)
UNREADY: Action = ("unready",)
PAUSE: Action = ("pause",)
RESUME: Action = ("resume",)
EXTEND: Action = ("extend",)
CANCEL: Action = ("cancel",)
PROPOSE: Action = ("propose",)
CHANGE_META: list[Action] = [("change_meta", deck) for deck in range(4)]
FUSE: list[Action] = [("fuse", rarity) for rarity in ("Bronze", "Silver", "Gold")]
TRADE: list[Action] = [("trade", seat) for seat in range(8)]

# by card
AREAS = ("binder", "deck", "collection", "second_collection", "second_deck", "third_deck")
TO: dict[str, list[Action]] = {area: [] for area in AREAS}
SELL: list[Action] = []
PURCHASE: list[Action] = []
SHOW: list[Action] = []
HIDE: list[Action] = []
PICK: list[Action] = []
DRAFT: list[Action] = []
GIVE: list[Action] = []
WANT: list[Action] = []


@cache
def buy(place: int | str, back: str) -> Action:
    """Buy what lies at a place of the store; the set on its back says what the player saw there."""
    return ("buy", place, back)


@cache
def peek(slot: int, back: str) -> Action:
    """Look at the card of a slot of the store, which shows the back of that set."""
    return ("peek", slot, back)


@cache
def npc(name: str) -> Action:
    """Gain an NPC, wherever it lies."""
    return ("npc", name)


def prepare(cards: int) -> None:
    """Make the tables long enough for a game with that many cards."""
    for card in range(len(SELL), cards):
        for area, table in TO.items():
            table.append(("move", card, area))
        SELL.append(("sell", card))
        PURCHASE.append(("purchase", card))
        SHOW.append(("show", card))
        HIDE.append(("hide", card))
        PICK.append(("pick", card))
        DRAFT.append(("draft", card))
        GIVE.append(("give", card))
        WANT.append(("want", card))
