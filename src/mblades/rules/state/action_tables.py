"""Actions made once: choices are lists of these, so that listing them costs next to nothing."""

from __future__ import annotations

from functools import cache
from typing import Final

from mblades.rules.state import actions
from mblades.rules.state.actions import Action
from mblades.text.tree import PROMOS

READY: Final[Action] = actions.Ready()
UNREADY: Final[Action] = actions.Unready()
PAUSE: Final[Action] = actions.Pause()
RESUME: Final[Action] = actions.Resume()
EXTEND: Final[Action] = actions.Extend()
CANCEL: Final[Action] = actions.Cancel()
PROPOSE: Final[Action] = actions.Propose()
END: Final[Action] = actions.End()
CHANGE_META: Final[tuple[Action, ...]] = tuple([actions.ChangeMeta(deck) for deck in range(4)])
FUSE: Final[tuple[Action, ...]] = tuple([actions.Fuse(rarity) for rarity in PROMOS])
TRADE: Final[tuple[Action, ...]] = tuple([actions.Trade(seat) for seat in range(8)])
CHOOSE: Final[tuple[Action, ...]] = tuple([actions.Choose(index) for index in range(512)])

AREAS: Final = ("binder", "deck", "collection", "second_collection", "second_deck", "third_deck")


class CardActions:
    """The actions that name one card, by card number. Never changed once made: games share them."""

    def __init__(self, cards: int) -> None:
        numbers = range(cards)
        self.to: dict[str, tuple[Action, ...]] = {
            area: tuple([actions.Move(card, area) for card in numbers]) for area in AREAS
        }
        self.sell: tuple[Action, ...] = tuple([actions.Sell(card) for card in numbers])
        self.purchase: tuple[Action, ...] = tuple([actions.Purchase(card) for card in numbers])
        self.show: tuple[Action, ...] = tuple([actions.Show(card) for card in numbers])
        self.hide: tuple[Action, ...] = tuple([actions.Hide(card) for card in numbers])
        self.pick: tuple[Action, ...] = tuple([actions.Pick(card) for card in numbers])
        self.draft: tuple[Action, ...] = tuple([actions.Draft(card) for card in numbers])
        self.give: tuple[Action, ...] = tuple([actions.Give(card) for card in numbers])
        self.want: tuple[Action, ...] = tuple([actions.Want(card) for card in numbers])
        self.play: tuple[Action, ...] = tuple([actions.Play(card) for card in numbers])


def card_actions(cards: int) -> CardActions:
    """The tables for a game with that many cards; games of about the same size share one."""
    return _made(1 << max(cards - 1, 0).bit_length())


@cache
def _made(cards: int) -> CardActions:
    return CardActions(cards)


@cache
def peek(slot: int, back: str) -> Action:
    """Look at the card of a slot of the store."""
    return actions.Peek(slot, back)


@cache
def help_npc(npc: str) -> Action:
    """Begin to gain an NPC."""
    return actions.Help(npc)
