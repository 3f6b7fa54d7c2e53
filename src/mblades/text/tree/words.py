"""The words of the tree that hold no others: the base of every node, names and enumerations."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

Unit = Literal["RP", "M$"]
Tokened = Literal["star token", "sell marker"]
Symbol = Literal[
    "Fire", "Water", "Air", "Earth", "Light", "Dark",
    "Animal", "Myth", "Construct", "Citizen", "Soldier", "Mage", "Pro",
]  # fmt: skip
Rarity = Literal[
    "Starter", "Core", "Expansion", "Premium", "Master", "Bronze", "Silver", "Gold", "Mystic",
    "Promo",
]  # fmt: skip
PromoRarity = Literal["Bronze", "Silver", "Gold"]
SharedFeature = Literal["element", "type", "set", "rarity"]
Since = Literal[
    "this turn",
    "this tournament",
    "since your last turn",
    "on your last turn",
    "on their last turn",
]
Feature = Literal["element", "type", "set", "rarity", "star value"]

ELEMENTS: tuple[Symbol, ...] = ("Fire", "Water", "Air", "Earth", "Light", "Dark")
TYPES: tuple[Symbol, ...] = ("Animal", "Myth", "Construct", "Citizen", "Soldier", "Mage", "Pro")
RARITIES: tuple[Rarity, ...] = (
    "Starter", "Core", "Expansion", "Premium", "Master", "Bronze", "Silver", "Gold", "Mystic",
)  # fmt: skip
PROMOS: tuple[PromoRarity, ...] = ("Bronze", "Silver", "Gold")


class Node(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Base of every node."""


# --------------------------------------------------------------------------- players


class Who(StrEnum):
    """A player or several, as the subject or object of an effect; see also `Whom`.

    "an opponent" and "a player" are chosen by the player whose card it is and become "that
    player" for the rest of the ability. A subject of an effect makes that effect's choices.
    """

    YOU = "you"
    OPPONENT = "an opponent"
    EACH_OPPONENT = "each opponent"
    PLAYER = "a player"
    EACH_PLAYER = "each player"
    LEFT = "the player to your left"
    RIGHT = "the player to your right"
    NEIGHBOURS = "each player next to you"
    OTHER_OPPONENT = "another opponent"  # than that player; and then "that player" themselves
    OTHER_OPPONENTS = "each other opponent"  # than that player
    RANDOM_OPPONENT = "a random opponent"  # then "that player", as those that are chosen
    RANDOM_PLAYER = "a random player"
    WINNER = "the winner"
    LOSER = "the loser"
    FIGHTERS = "each player in the clash"
    LOWEST = "each player with the lowest total"
    THAT = "that player"  # the player last chosen, or the one an event is about
    OWNER = "its owner"  # the owner of the card last chosen ("it")


# Players who are told from others by what they have.
Group = Literal["an opponent", "each opponent", "a player", "each player"]


Several = Literal["each opponent", "each player"]


class Whose(StrEnum):
    """Whose tableau, hand or binder a place is."""

    YOUR = "your"
    OPPONENT = "an opponent's"
    EACH_OPPONENT = "each opponent's"  # each card of all opponents, or so many of each of them
    OPPONENTS = "opponents'"  # of all opponents together: "2 cards in opponents' tableaus"
    ANOTHER = "another player's"
    ANY = "any"  # "in any tableau"
    THEIR = "their"  # of the subject of the effect; where you are the subject, THAT is read instead
    THAT = "that player's"
    LEFT = "the player to your left's"
    RIGHT = "the player to your right's"
    WINNER = "the winner's"
    LOSER = "the loser's"


Zone = Literal["tableau", "hand", "binder", "play area"]
Side = Literal["left", "right"]

# --------------------------------------------------------------------------- cards

Compare = Literal["fewer", "more", "equal", "at least", "at most"]
How = Literal[
    "a", "up to", "each", "any number of", "all but", "random", "highest", "lowest", "first", "last"
]  # fmt: skip


class Kind(StrEnum):
    """The noun of a selection. A "card" is a Single in a tableau or any card elsewhere (RUL-11)."""

    CARD = "card"
    SINGLE = "Single"
    BOX = "Deck Box"
    ACCESSORY = "Accessory"
    ANY = "card, Deck Box or Accessory"


# What an effect has done to cards, as "this way" tells it.
Done = Literal[
    "flipped", "unflipped", "moved", "attached", "discarded", "returned", "taken", "drawn", "revealed",
    "looked at", "played", "put away", "given", "sold", "chosen",
]  # fmt: skip

# What players answer, each for themselves.
Answer = Literal["number", "bid", "votes"]

# What an effect has done with RP, M$, star tokens or sell markers.
AmountDone = Literal["gained", "lost", "paid", "stolen", "put", "removed", "moved"]

# --------------------------------------------------------------------------- abilities

# What cards cannot have done to them, and what players cannot do.
CardDeed = Literal[
    "flipped", "discarded", "chosen", "moved", "returned", "revealed", "looked at", "taken"
]  # fmt: skip
PlayerDeed = Literal[
    "use Actions", "use Reactions", "clash", "clash with you", "gain RP", "gain M$",
    "steal RP from you", "steal M$ from you", "play more than 1 card each turn",
]  # fmt: skip
By = Literal["anyone", "an opponent", "you"]
Benefit = Literal[
    "income", "booster", "store", "purchases", "sales", "fusion", "markers", "singles", "boxes",
    "accessories", "collection", "npcs", "peek", "foresight", "start", "trades", "late", "twins",
]  # fmt: skip


class TriggerWord(StrEnum):
    """The word before the colon. RULE has none: "This card comes into play with 1 star token." """

    PLAY = "Play"
    NEXT = "Next"
    FLIP = "Flip"
    ONGOING = "Ongoing"
    TOP = "Top"
    SCORE = "Score"
    ACTION = "Action"
    REACTION = "Reaction"
    DECKBUILDING = "Deckbuilding"
    RULE = ""
