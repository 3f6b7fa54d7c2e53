"""Action tuples made once: choices are lists of these, so that listing them costs next to nothing."""

from __future__ import annotations

from mblades.rules.piles import STORE_SLOTS
from mblades.rules.state import Action

READY: Action = ("ready",)
UNREADY: Action = ("unready",)
PAUSE: Action = ("pause",)
RESUME: Action = ("resume",)
EXTEND: Action = ("extend",)
CANCEL: Action = ("cancel",)
PROPOSE: Action = ("propose",)
BUY_STORE: Action = ("buy", "store")
BUY_CORE: Action = ("buy", "core")
BUY: list[Action] = [("buy", slot) for slot in range(STORE_SLOTS)]
PEEK: list[Action] = [("peek", slot) for slot in range(STORE_SLOTS)]
CHANGE_META: list[Action] = [("change_meta", deck) for deck in range(4)]
FUSE: list[Action] = [("fuse", rarity) for rarity in ("Bronze", "Silver", "Gold")]
NPC: list[Action] = [("npc", 0), ("npc", 1), ("npc", "deck")]
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
