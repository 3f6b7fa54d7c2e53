"""Action tuples made once: choices are lists of these, so that listing them costs next to nothing."""

from __future__ import annotations

from functools import cache

from mblades.rules.state.state import Action

READY: Action = ("ready",)
UNREADY: Action = ("unready",)
PAUSE: Action = ("pause",)
RESUME: Action = ("resume",)
EXTEND: Action = ("extend",)
CANCEL: Action = ("cancel",)
PROPOSE: Action = ("propose",)
CHANGE_META: tuple[Action, ...] = tuple([("change_meta", deck) for deck in range(4)])
FUSE: tuple[Action, ...] = tuple([("fuse", rarity) for rarity in ("Bronze", "Silver", "Gold")])
TRADE: tuple[Action, ...] = tuple([("trade", seat) for seat in range(8)])

AREAS = ("binder", "deck", "collection", "second_collection", "second_deck", "third_deck")


class CardActions:
    """The actions that name one card, by card number. Never changed once made: games share them."""

    def __init__(self, cards: int) -> None:
        numbers = range(cards)
        self.to: dict[str, tuple[Action, ...]] = {
            area: tuple([("move", card, area) for card in numbers]) for area in AREAS
        }
        self.sell: tuple[Action, ...] = tuple([("sell", card) for card in numbers])
        self.purchase: tuple[Action, ...] = tuple([("purchase", card) for card in numbers])
        self.show: tuple[Action, ...] = tuple([("show", card) for card in numbers])
        self.hide: tuple[Action, ...] = tuple([("hide", card) for card in numbers])
        self.pick: tuple[Action, ...] = tuple([("pick", card) for card in numbers])
        self.draft: tuple[Action, ...] = tuple([("draft", card) for card in numbers])
        self.give: tuple[Action, ...] = tuple([("give", card) for card in numbers])
        self.want: tuple[Action, ...] = tuple([("want", card) for card in numbers])


def card_actions(cards: int) -> CardActions:
    """The tables for a game with that many cards; games of about the same size share one."""
    return _made(1 << max(cards - 1, 0).bit_length())


@cache
def _made(cards: int) -> CardActions:
    return CardActions(cards)


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
