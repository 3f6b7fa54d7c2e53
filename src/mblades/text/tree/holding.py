"""What holds of cards and players: what they cannot do or have done to them, stars, effects, Actions."""

from __future__ import annotations

from typing import Literal

from mblades.text.tree.nouns import Amount, Filter, Target, Whom
from mblades.text.tree.words import By, CardDeed, Node, PlayerDeed, TriggerWord, Unit, Who


class CannotBe(Node, frozen=True):
    """Cards adjacent to this card cannot be flipped by opponents' effects. / Cards in your hand cannot
    be revealed or discarded by opponents' effects. / This card cannot be chosen by opponents' effects. /
    This card cannot be moved or returned. / This card cannot be flipped by other cards.

    by anyone: "This card cannot be flipped." Targets: references, and Cards whose `how` chooses nothing;
    with each, English has the plural. Chosen: what an effect finds without a choice is not spared.
    source: "by Play effects" / "by opponents' Play effects". cards: "by Dark cards" / "by your Dark cards"
    (by their effects). player: "by that player's effects", "by the player to your left's effects".
    """

    target: Target
    deeds: tuple[CardDeed, ...]
    by: By = "anyone"
    source: TriggerWord | None = None
    cards: Filter | None = None
    player: Who | None = None


class Cannot(Node, frozen=True):
    """Opponents cannot use Actions. / ... use Reactions. / You cannot gain RP. / Opponents cannot steal
    RP from you. / That player cannot use Actions or clash.
    """

    who: Whom
    deeds: tuple[PlayerDeed, ...]


class GainLimit(Node, frozen=True):
    """Opponents cannot gain more than 20 RP at once. / No more is gained: the rest is lost. / each turn:
    "You cannot gain more than 10 RP each turn." / source: "Each player cannot gain more than 20 RP at once
    from Play effects." / most 0, with a source: "Opponents cannot gain RP from Play effects." / cards:
    "... from Play effects of cards with at most 3 stars", "... from effects of Fire cards"
    """

    who: Whom
    unit: Unit
    most: int
    per: Literal["", "turn"] = ""
    source: TriggerWord | None = None
    cards: Filter | None = None


class Toll(Node, frozen=True):
    """Opponents must pay 1 M$ to use an Action. / Each player must pay 5 RP to play a Fire card. (to the bank; who
    cannot pay it cannot do it) filter: the cards that are played, or whose Action is used: "to use an Action of a
    Construct card".
    """

    who: Whom
    unit: Unit
    amount: int
    what: Literal["use an Action", "play"] = "use an Action"
    filter: Filter = Filter()


class WinClashes(Node, frozen=True):
    """You win all clashes. / ties: "You win tied clashes." (alone among those who tie)"""

    ties: bool = False


class LowestWins(Node, frozen=True):
    """In clashes, the lowest total wins. (and not the highest; twice is as once)"""


class Multiple(Node, frozen=True):
    """2 times its stars"""

    times: int


class StarsAre(Node, frozen=True):
    """This card has exactly 8 stars. / This card has stars equal to your Top card's stars. / Fire cards
    in your tableau have 2 times their stars. / Cards in each opponent's tableau have at most 6 stars.

    Said after what has been added to the stars or set before (TRG-4); at most and at least after everything.
    """

    target: Target
    amount: Amount | Multiple
    test: Literal["equal", "at most", "at least"] = "equal"


class LoseEffects(Node, frozen=True):
    """It loses its effects. / Cards in each opponent's tableau lose their Next effects. (trigger)"""

    target: Target
    trigger: TriggerWord | None = None


class MoreActions(Node, frozen=True):
    """You may use 1 more Action each turn."""

    count: int = 1
