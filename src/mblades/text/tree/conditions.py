"""Conditions."""

from __future__ import annotations

from typing import Literal

from mblades.text.tree.nouns import Anchor, Cards, Filter, Has, Quantity, Ref, This, Trait
from mblades.text.tree.words import Compare, Feature, Node, Side, Who, Whose

# --------------------------------------------------------------------------- conditions


class Holds(Node, frozen=True):
    """Comparison of two quantities.

    CountOf on the left: "there are at least 3 Fire cards in your tableau", "there are exactly 2
    ...", "there is no Fire card in your tableau" (at most 0), "there are at most 2 ...", "there is
    a Fire card in your tableau" (at least 1), "there are fewer than 3 ...", "there are more than".
    Has on the left: "you have at least 20 RP", "you have more RP than an opponent"...; general
    form: "this card's stars are at least 5", "the total stars of ... are exactly 20".
    """

    left: Quantity
    test: Compare
    right: Quantity


class Parity(Node, frozen=True):
    """that much is odd / the number of cards in your hand is even"""

    of: Quantity
    odd: bool = False


class Leads(Node, frozen=True):
    """you have the most RP (alone) / you have the fewest RP / you have the most Fire cards in your
    tableau / the most stars on your Top card
    """

    most: bool = True
    of: Trait = Has("RP")


class Is(Node, frozen=True):
    """it is a Fire card / the card immediately to the left of this card is a Premium card"""

    card: Ref
    filter: Filter


class IsPlaced(Node, frozen=True):
    """this card is your Top card / ... is the first card / ... is the last card / ... is face down

    first and last: of its tableau; "in your tableau" is not printed.
    """

    card: Ref
    where: Literal["your Top card", "the first card", "the last card", "face up", "face down"]


class Shares(Node, frozen=True):
    """it shares an element with this card / it shares no type with your Top card

    what: one or more of element, type, set, rarity, star value, joined by "and":
    "shares an element and a type with", "shares no element and no type with"; any: "an element or a type".
    """

    card: Ref
    what: tuple[Feature, ...]
    none: bool = False
    other: Anchor = This()
    any: bool = False


class Every(Node, frozen=True):
    """every card in your tableau is a Fire card / ... is a face-up card

    Cards with how="each", counted as numbers of cards are (TRN-13); there must be one at least.
    """

    cards: Cards
    filter: Filter


class Pattern(Node, frozen=True):
    """How face-up cards (how="each") go together; there must be two at least.

    ascending: "the stars of cards in your tableau ascend from left to right", each more than the
    one before; descending: "... descend from left to right"; all: "all cards in your tableau share
    an element", one that every card has; none: "no two cards in your tableau share an element".
    """

    cards: Cards
    how: Literal["ascending", "descending", "all", "none"]
    what: Feature = "star value"


class ClashResult(Node, frozen=True):
    """you win the clash / you lose the clash / the clash is a tie / you win the clash by at least 5

    by: how far the best total is above the next best, or above that of a loser.
    """

    result: Literal["win", "lose", "tie"]
    by: int = 0


class Faces(Node, frozen=True):
    """this card faces left / this card faces right (Positioning)"""

    side: Side


class TurnOf(Node, frozen=True):
    """it is your turn / it is an opponent's turn / it is that player's turn"""

    whose: Whose = Whose.YOUR


class PlayerIs(Node, frozen=True):
    """that player is you / its owner is you / you=False: that player is an opponent

    who: that player, its owner, the winner or the loser.
    """

    who: Who = Who.THAT
    you: bool = True


class Not(Node, frozen=True):
    """not: rendered by turning the sentence: "unless" at the head, or "is not" with Is, IsPlaced"""

    condition: Condition


class Both(Node, frozen=True):
    """A and B"""

    left: Condition
    right: Condition


class Either(Node, frozen=True):
    """A or B"""

    left: Condition
    right: Condition


Condition = (
    Holds
    | Parity
    | Leads
    | Is
    | IsPlaced
    | Shares
    | Every
    | Pattern
    | ClashResult
    | Faces
    | TurnOf
    | PlayerIs
    | Not
    | Both
    | Either
)
