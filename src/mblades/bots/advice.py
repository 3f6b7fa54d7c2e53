"""What a bot tells a person who asks: a whole move, and what it reckons to gain by it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from mblades.rules.state.actions import Action

Unit: TypeAlias = Literal["VP", "RP", "M$"]
Kind: TypeAlias = Literal[
    # deckbuilding
    "npc", "gift", "sell", "buy", "purchase", "fuse", "friends", "accept", "decline", "build",
    "collect", "ready", "draft", "use deck",
    # tournaments
    "play", "action", "attach", "end", "card", "player", "may", "option", "reaction", "order", "name",
    "slot", "done", "other",
    # Turn-Based
    "equip", "score",
]  # fmt: skip
Why: TypeAlias = Literal[
    "",
    "deck", "collection", "spare", "sale",  # what a card is for
    "play", "next", "top", "ongoing", "reaction", "score", "action", "meta", "order",  # what pays
    "theirs", "mine", "good",  # whose card suffers, or that one gets something by it
    "leader", "last", "weakest",  # which player
    "boss",  # it serves the boss least
    "wait",  # later it gains more
]  # fmt: skip


class Reckoning(Struct, frozen=True):
    """Why a move is advised; what its actions name is not said again."""

    kind: Kind
    cards: tuple[int, ...] = ()  # all that the move is about
    gets: int | None = None  # the card that one gets by it
    # The set of a card bought or fused for unseen, the area of a deck, the symbol of a collection.
    about: str = ""
    partner: int | None = None
    price: int = 0  # in M$
    gain: float | None = None  # None: it cannot be told, or is not what matters
    unit: Unit = "VP"
    why: Why = ""


class Advice(Struct, frozen=True):
    """The actions of a whole move, in order, and the reason for it."""

    actions: tuple[Action, ...]
    reason: Reckoning
