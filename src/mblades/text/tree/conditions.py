"""Conditions, and the events that abilities wait for."""

from __future__ import annotations

from typing import Literal

from mblades.text.tree.nouns import Cards, Filter, Quantity, Ref, This
from mblades.text.tree.words import By, Compare, Feature, Node, Side, TriggerWord, Unit, Who

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


class Leads(Node, frozen=True):
    """you have the most RP (alone) / you have the fewest RP"""

    most: bool = True


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
    """it shares an element with this card / it shares no type with this card

    what: one or more of element, type, set, rarity, star value, joined by "and":
    "shares an element and a type with", "shares no element and no type with".
    """

    card: Ref
    what: tuple[Feature, ...]
    none: bool = False


class ClashResult(Node, frozen=True):
    """you win the clash / you lose the clash / the clash is a tie"""

    result: Literal["win", "lose", "tie"]


class Faces(Node, frozen=True):
    """this card faces left / this card faces right (Positioning)"""

    side: Side


class YourTurn(Node, frozen=True):
    """it is your turn"""


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
    Holds | Leads | Is | IsPlaced | Shares | ClashResult | Faces | YourTurn | Not | Both | Either
)

# --------------------------------------------------------------------------- events


class Plays(Node, frozen=True):
    """you play a Fire card / an opponent plays a card / a player plays another card

    The card is "it", the player "that player". who: YOU, OPPONENT or PLAYER.
    """

    who: Who
    filter: Filter


class IsFlipped(Node, frozen=True):
    """a card in your tableau is flipped / ... is flipped by an opponent / this card is flipped

    would=True: "a card in your tableau would be flipped by an opponent" ("by an opponent's
    effect" is understood). The card is "it"; "that player" is the player whose effect it is.
    """

    card: Cards | This
    by: By = "anyone"
    would: bool = False


class Changes(Node, frozen=True):
    """you gain RP / an opponent loses RP / you would lose RP / a player gains M$

    "that much" is the amount, "that player" the player.
    """

    who: Who
    what: Literal["gain", "lose"]
    unit: Unit
    would: bool = False


class Clashes(Node, frozen=True):
    """you clash / you win a clash / you lose a clash / an opponent wins a clash / a clash has a loser

    what: "clash" happens before the reveal, the others after the result. "a clash has a loser"
    is what="lose", who=PLAYER; "that player" is then each loser in turn.
    """

    who: Who
    what: Literal["clash", "win", "lose"]


class Discards(Node, frozen=True):
    """you discard a card / an opponent discards a card"""

    who: Who


class UsesAction(Node, frozen=True):
    """you use an Action / an opponent uses an Action"""

    who: Who


class TurnStarts(Node, frozen=True):
    """your turn starts / an opponent's turn starts (who: YOU or OPPONENT)"""

    who: Who


class EffectHappens(Node, frozen=True):
    """an opponent's effect would happen / an opponent's Play effect would happen (for Cancel)"""

    who: Who
    trigger: TriggerWord | None = None


Event = Plays | IsFlipped | Changes | Clashes | Discards | UsesAction | TurnStarts | EffectHappens
