"""Cards and amounts: places, descriptions of cards, references to them, quantities.

One file, because they hold each other: a selection of cards holds a quantity, which holds a selection.
"""

from __future__ import annotations

from typing import Literal

from mblades.text.tree.words import (
    Compare,
    Feature,
    How,
    Kind,
    Node,
    Rarity,
    Side,
    Symbol,
    TriggerWord,
    Unit,
    Whose,
    Zone,
)

# --------------------------------------------------------------------------- cards


class In(Node, frozen=True):
    """in your tableau / in an opponent's tableau / in any tableau / in your hand / in their binder"""

    zone: Zone = "tableau"
    whose: Whose = Whose.YOUR


class Adjacent(Node, frozen=True):
    """adjacent to this card"""


class Beside(Node, frozen=True):
    """to the left of this card (anywhere left in the same tableau) / to the right of this card"""

    side: Side


class AttachedTo(Node, frozen=True):
    """attached to this card"""


class Aftermarket(Node, frozen=True):
    """in the Aftermarket"""


class FusionPiles(Node, frozen=True):
    """in the Fusion Area"""


Place = In | Adjacent | Beside | AttachedTo | Aftermarket | FusionPiles


class StarTest(Node, frozen=True):
    """How the stars of a card compare.

    fewer / more: "with fewer stars than this card", "with more stars than it",
        "with fewer stars than 5" when the amount is a Number
    equal: "with 5 stars" for a Number, "with stars equal to this card's stars" otherwise
    at least / at most: "with at least 5 stars" / "with at most 5 stars" (Number), and
        "with stars at least twice this card's stars" for another quantity
    """

    test: Compare
    than: Quantity


class Filter(Node, frozen=True):
    """Which cards: "other face-down Fire Soldier Premium card".

    face: "" prints nothing (a target is then face up, a count counts both: TRN-13), "up" prints
    "face-up card", "down" "face-down card", "any" "face-up or face-down card".
    symbols: all must match ("Fire Soldier card"); with any_symbol, one of them ("Fire or Water
    card"). set_name (in quotes): '"Fists of Steel" card'. name: 'card named "Orella"'. trigger: "card with a
    Flip effect". named: "card you have named" (Foreboding). matching: "matching card" (of the
    type or element named by this ability). shares: "card that shares an element with this card".
    without_symbols: "card without an element or type".
    """

    kind: Kind = Kind.CARD
    other: bool = False
    face: Literal["", "up", "down", "any"] = ""
    symbols: tuple[Symbol, ...] = ()
    any_symbol: bool = False
    rarity: Rarity | None = None
    set_name: str | None = None
    name: str | None = None
    trigger: TriggerWord | None = None
    stars: StarTest | None = None
    named: bool = False
    matching: bool = False
    shares: Literal["element", "type", "set", "rarity"] | None = None
    without_symbols: bool = False


class Cards(Node, frozen=True):
    """A selection of cards: "a Fire card in your tableau with fewer stars than this card".

    how a, count 1: "a card ..."; a, count 2: "2 cards ..."; up to: "up to 2 cards ...";
    each: "each card ..."; any number of: "any number of cards ...";
    highest / lowest: "the card in your tableau with the most stars" / "... with the fewest stars",
    and "the highest card to the left of this card with at least 3 stars" / "the lowest ..." where
    stars are tested too or the place is Beside;
    first / last: "the first card in your tableau" (left-most face up) / "the last card ...".
    A selection by a property (highest, first...) is found first and never passes on (GEN-4).
    Order of words: how, other, face-down, symbols, rarity, set, noun, named "X", with a Flip
    effect, place, stars.
    """

    how: How
    filter: Filter
    place: Place
    count: int = 1


class This(Node, frozen=True):
    """this card"""


class It(Node, frozen=True):
    """it (canonical as object and subject; "that card" is understood): the card last chosen"""


class Those(Node, frozen=True):
    """them (all cards chosen by the last effect that chose several)"""


class TheNext(Node, frozen=True):
    """the next card (in a Next ability: the card that was played)"""


class TopCard(Node, frozen=True):
    """your Top card / an opponent's Top card / that player's Top card / each opponent's Top card"""

    whose: Whose = Whose.YOUR


class Neighbour(Node, frozen=True):
    """the card immediately to the left of this card / ... right of this card"""

    side: Side


class UsedCard(Node, frozen=True):
    """the card used (by the subject in the last clash): "The loser flips the card used." """


class LosingCard(Node, frozen=True):
    """the losing card (the card the loser used in the last clash)"""


class TopOfStore(Node, frozen=True):
    """the top card of the Store"""


Ref = This | It | Those | TheNext | TopCard | Neighbour | UsedCard | LosingCard | TopOfStore
Target = Cards | Ref

# --------------------------------------------------------------------------- amounts


class Number(Node, frozen=True):
    """5"""

    value: int


class CountOf(Node, frozen=True):
    """the number of Fire cards in your tableau (Cards with how="each")"""

    cards: Cards


class Different(Node, frozen=True):
    """the number of different elements in your tableau

    With a filter: "the number of different sets among Fire cards in your tableau".
    """

    what: Feature
    cards: Cards


class StarsOf(Node, frozen=True):
    """this card's stars / its stars / the stars of your Top card / the stars of a card in ..."""

    card: Target


class TotalStars(Node, frozen=True):
    """the total stars of Fire cards in your tableau (Cards with how="each") / ... of them"""

    cards: Cards | Those


class Tokens(Node, frozen=True):
    """the number of star tokens on this card / the number of sell markers on this card

    Of several cards (how="each"): "the number of star tokens on cards in your tableau".
    """

    what: Literal["star token", "sell marker"]
    card: Target


class Has(Node, frozen=True):
    """your RP / that player's RP / your M$"""

    unit: Unit
    whose: Whose = Whose.YOUR


class ClashesWon(Node, frozen=True):
    """the number of clashes you have won"""


class CardsPlayed(Node, frozen=True):
    """the number of cards you have played this turn"""


class PlayersWho(Node, frozen=True):
    """the number of opponents with more RP than you / the number of opponents / the number of
    opponents with no card in hand
    """

    who: Literal["each opponent", "each player with more RP than you",
                 "each player with fewer RP than you",
                 "each opponent with no card in hand"]  # fmt: skip


class ThatMuch(Node, frozen=True):
    """that much (the amount of the event or of the last gain, loss or steal)"""


class Twice(Node, frozen=True):
    """twice this card's stars"""

    of: Quantity


class Times(Node, frozen=True):
    """3 times this card's stars (for 2, Twice)"""

    count: int
    of: Quantity


class Half(Node, frozen=True):
    """half your RP (rounded down)"""

    of: Quantity


class Sum(Node, frozen=True):
    """this card's stars plus 5"""

    left: Quantity
    right: Quantity


class Difference(Node, frozen=True):
    """10 minus this card's stars (never below 0)"""

    left: Quantity
    right: Quantity


PlayerQuantity = Has | ClashesWon | CardsPlayed | PlayersWho
Calculation = Twice | Times | Half | Sum | Difference
Quantity = (
    Number | CountOf | Different | StarsOf | TotalStars | Tokens | ThatMuch | PlayerQuantity
    | Calculation
)  # fmt: skip


class Flat(Node, frozen=True):
    """10 RP / 2 star tokens"""

    value: int


class PerEach(Node, frozen=True):
    """5 RP for each Fire card in your tableau

    What is counted reads in the singular: "for each other card in your tableau", "for each
    different element in your tableau", "for each star token on this card", "for each clash you
    have won", "for each opponent with more RP than you", "for each 4 M$ you have" (step=4 over
    Has), "for each card in your hand", "for each star this card has" (StarsOf(This)).
    """

    value: int
    each: Quantity
    step: int = 1


class EqualTo(Node, frozen=True):
    """RP equal to twice this card's stars (the unit first, then the amount) / that much RP"""

    amount: Quantity


Amount = Flat | PerEach | EqualTo
