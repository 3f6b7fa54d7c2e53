"""Cards, events and amounts: places, descriptions of cards, references to them, what happens, quantities.

One file, because they hold each other: a selection of cards holds a quantity, which holds a selection, or
an event that is counted.
"""

from __future__ import annotations

from typing import Literal

from mblades.text.tree.fighting import ClashNumber, InClash
from mblades.text.tree.jointly import Jointly
from mblades.text.tree.words import (
    AmountDone,
    Answer,
    By,
    Compare,
    Done,
    Feature,
    Group,
    How,
    Kind,
    Node,
    Rarity,
    Several,
    SharedFeature,
    Side,
    Since,
    Symbol,
    Tokened,
    TriggerWord,
    Unit,
    Who,
    Whose,
    Zone,
)

# --------------------------------------------------------------------------- cards


class In(Node, frozen=True):
    """in your tableau / in an opponent's tableau / in any tableau / in your hand / in their binder"""

    zone: Zone = "tableau"
    whose: Whose = Whose.YOUR


class This(Node, frozen=True):
    """this card"""


class It(Node, frozen=True):
    """it (canonical as object and subject; "that card" is understood): the card last chosen"""


class TheNext(Node, frozen=True):
    """the next card (in a Next ability: the card that was played)"""


class TopCard(Node, frozen=True):
    """your Top card / an opponent's Top card / that player's Top card / each opponent's Top card"""

    whose: Whose = Whose.YOUR


class Neighbour(Node, frozen=True):
    """the card immediately to the left of this card / ... right of your Top card"""

    side: Side
    of: Anchor = This()


class Latest(Node, frozen=True):
    """the last Fire card you have played / the last card that player has discarded / the last card you have
    played before it / ... before this card / ... this turn

    In this tournament, if nothing else is said; of a card that was played several times the last time counts.
    A played card is meant as long as it lies in a tableau, a discarded one as long as it is in that
    player's binder. In what is asked of a card, "it" is that card: "you play a card with more stars than
    the last card you have played before it".
    """

    done: Literal["played", "discarded"]
    who: Who = Who.YOU
    symbols: tuple[Symbol, ...] = ()
    before: Literal["", "this card", "it"] = ""
    since: Since = "this tournament"


# What other cards are compared with, or lie beside.
Anchor = This | It | TheNext | TopCard | Neighbour | Latest


class Adjacent(Node, frozen=True):
    """adjacent to this card / adjacent to it"""

    to: Anchor = This()


class Beside(Node, frozen=True):
    """to the left of this card (anywhere left in the same tableau) / to the right of your Top card"""

    side: Side
    of: Anchor = This()


class AttachedTo(Node, frozen=True):
    """attached to this card"""


class Aftermarket(Node, frozen=True):
    """in the Aftermarket"""


class DiscardPile(Node, frozen=True):
    """in the Store's discard pile (which whoever chooses there may look through)"""


class FusionPiles(Node, frozen=True):
    """in the Fusion Area"""


class Among(Node, frozen=True):
    """among them: of the cards that the last effect was about ("Look at the top 3 cards of the Store. Take
    one of them into your hand."); to choose from, those that nothing has been done to since
    """


class ThisWay(Node, frozen=True):
    """discarded this way: what this ability has done that to"""

    done: Done


class Slot(Node, frozen=True):
    """in slot 3 of your tableau / in the same slot of an opponent's tableau (0: that of this card)"""

    number: int = 0
    whose: Whose = Whose.YOUR


class OddSlots(Node, frozen=True):
    """in an odd-numbered slot of your tableau / in an even-numbered slot of ... (odd=False)"""

    odd: bool = True
    whose: Whose = Whose.YOUR


Place = (
    In
    | Adjacent
    | Beside
    | Slot
    | OddSlots
    | AttachedTo
    | Aftermarket
    | DiscardPile
    | FusionPiles
    | Among
    | ThisWay
)


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


class StarRange(Node, frozen=True):
    """with 3 to 5 stars"""

    least: int
    most: int


class TokenTest(Node, frozen=True):
    """with a star token on it / with at least 2 star tokens on it / with no sell marker on it (at most 0)"""

    what: Literal["star token", "sell marker"]
    test: Compare
    count: int


class Likeness(Node, frozen=True):
    """that shares an element with this card / that shares no set and no type with it

    all: "that shares an element and a type with your Top card"; any: "an element or a type". A card is
    compared with another one; "it" is the card spoken of before.
    """

    what: tuple[SharedFeature, ...]
    other: Anchor
    how: Literal["all", "any", "none"] = "all"


class Near(Node, frozen=True):
    """adjacent to a Fire card / adjacent to no face-down card (count 0) / between 2 Fire cards (count 2) /
    immediately to the left of a Mage card (side)
    """

    which: Filter
    side: Literal["", "left", "right"] = ""
    count: Literal[0, 1, 2] = 1


class AlikeTo(Node, frozen=True):
    """that shares an element with another card in your tableau / that shares no star value with another card
    in the same tableau / that shares a type with an adjacent Fire card (beside it)

    "An adjacent card" is one beside the card that is described, and no card is another one than itself.
    """

    what: tuple[Feature, ...]
    which: Filter
    where: Literal[
        "beside it", "your tableau", "the same tableau", "an opponent's tableau", "any tableau"
    ]
    how: Literal["all", "any", "none"] = "all"


class StarsBeside(Node, frozen=True):
    """with more stars than the card immediately to its own left"""

    test: Literal["fewer", "more", "equal"]
    side: Side


Relation = Near | AlikeTo | StarsBeside


class Past(Node, frozen=True):
    """that you have played this turn / that has been flipped this turn / that you have discarded this tournament"""

    done: Literal["played", "flipped", "discarded"]
    since: Since
    by: Literal["anyone", "you"] = "you"


class Filter(Node, frozen=True):
    """Which cards: "other face-down Fire Soldier Premium card".

    face: "" prints nothing (a target is then face up, a count counts both: TRN-13), "up" prints
    "face-up card", "down" "face-down card", "any" "face-up or face-down card".
    symbols: all must match ("Fire Soldier card"); with any_symbol, one of them ("Fire or Water
    card"). set_name (in quotes): '"Fists of Steel" card'. name: 'card named "Orella"'. trigger: "card with a
    Flip effect". named: "card you have named" (Foreboding). matching: "matching card" (of the
    type or element named by this ability). shares: "card that shares an element with this card".
    without_symbols: "card without an element or type". lacks: "card that is not a Fire card", "card
    that is neither a Fire card nor a Soldier card". without: "card without a Flip effect". parity: "card
    with an even star rating". range: "card with 3 to 5 stars". tokens: "card with a star token on it".
    past: "card that you have discarded this tournament".
    besides: "card other than your Top card" (than this card: other). relation: "card in your tableau adjacent
    to a Fire card", how it stands to others. not_named: 'card not named "Orella"'.
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
    shares: Likeness | None = None
    without_symbols: bool = False
    lacks: tuple[Symbol, ...] = ()
    without: TriggerWord | None = None
    parity: Literal["even", "odd"] | None = None
    range: StarRange | None = None
    tokens: TokenTest | None = None
    besides: Anchor | None = None
    past: Past | None = None
    relation: Relation | None = None
    not_named: str | None = None


class Cards(Node, frozen=True):
    """A selection of cards: "a Fire card in your tableau with fewer stars than this card".

    how a, count 1: "a card ..."; a, count 2: "2 cards ..."; up to: "up to 2 cards ...";
    each: "each card ..."; any number of: "any number of cards ...";
    random: "a random card ..." / "2 random cards ...";
    all but: "all but 3 cards ..." (which ones are left is chosen);
    highest / lowest: "the card in your tableau with the most stars" / "... with the fewest stars",
    and "the highest card to the left of this card with at least 3 stars" / "the lowest ..." where
    stars are tested too or the place is Beside;
    first / last: "the first card in your tableau" (left-most face up) / "the last card ...".
    jointly: "2 cards in your tableau that share an element with each other", "any number of cards in your hand
    with at most 8 stars in total": as many as are asked for, or none at all.
    A selection by a property (highest, first...) is found first and never passes on (GEN-4).
    Order of words: how, other, face-down, symbols, rarity, set, noun, named "X", with a Flip
    effect, place, stars.
    """

    how: How
    filter: Filter
    place: Place
    count: int = 1
    jointly: Jointly | None = None


class Those(Node, frozen=True):
    """them (all cards chosen by the last effect that chose several)"""


class UsedCard(Node, frozen=True):
    """the card used (by the subject in the last clash): "The loser flips the card used." """


class LosingCard(Node, frozen=True):
    """the losing card (the card the loser used in the last clash)"""


class TopOfStore(Node, frozen=True):
    """the top card of the Store / the top 3 cards of the Store / the top card of the Core deck (core)"""

    count: int = 1
    core: bool = False


class TheRest(Node, frozen=True):
    """the rest: of the cards that the last effect was about, those that nothing has been done to since"""


Ref = (
    This | It | Those | TheNext | TopCard | Neighbour | UsedCard | LosingCard | TopOfStore | TheRest | Latest
)  # fmt: skip
Target = Cards | Ref

# --------------------------------------------------------------------------- events


class Plays(Node, frozen=True):
    """you play a Fire card / an opponent plays a card / a player plays another card

    The card is "it", the player "that player". who: YOU, OPPONENT or PLAYER; where the player was
    chosen before, in what is started for a while, also THAT. enters: "a Fire card enters your
    tableau", played or not; who is the player whose tableau it is.
    """

    who: Who
    filter: Filter
    enters: bool = False


class IsFlipped(Node, frozen=True):
    """a card in your tableau is flipped / ... is flipped by an opponent / this card is flipped

    would=True: "a card in your tableau would be flipped by an opponent" ("by an opponent's
    effect" is understood). The card is "it"; "that player" is the player whose effect it is. "In
    their tableau" is that of the player who flips it.
    """

    card: Cards | This | TopCard | Neighbour
    by: By = "anyone"
    would: bool = False


class Changes(Node, frozen=True):
    """you gain RP / an opponent loses RP / you would lose RP / a player gains M$

    what: "pay" is "you pay M$"; "be robbed of" is "an opponent steals RP from you" (who: you; by:
    the thief). at_least: "an opponent gains at least 15 RP" (from one effect). by: "you lose RP by
    an opponent's effect". source: "you gain RP from a Next effect". cards: "you would lose RP by an
    effect of a Dark card", "... from a Play effect of an opponent's Dark card".
    "That much" is the amount; "that player" the player, or if that is you, whose effect it was.
    """

    who: Who
    what: Literal["gain", "lose", "pay", "be robbed of"]
    unit: Unit
    would: bool = False
    at_least: int = 0
    by: By = "anyone"
    source: TriggerWord | None = None
    cards: Filter | None = None


class Clashes(Node, frozen=True):
    """you clash / you win a clash / you lose a clash / an opponent wins a clash / a clash has a loser

    what: "clash" happens before the reveal, the others after the result. "a clash has a loser"
    is what="lose", who=PLAYER; "that player" is then each loser in turn. tie: "you tie a clash".
    reveal: "cards are revealed in a clash you are in" / "... in a clash"; would win, would lose, would tie: "you would
    lose a clash", decided: "a clash you are in is decided" / "a clash is decided", all before the result counts.
    """

    who: Who
    what: Literal[
        "clash", "win", "lose", "tie", "reveal", "would win", "would lose", "would tie", "decided"
    ]


class Discards(Node, frozen=True):
    """you discard a card / an opponent discards a Fire card"""

    who: Who
    filter: Filter = Filter()


class UsesAction(Node, frozen=True):
    """you use an Action / an opponent uses a Reaction / you use an Action of a Construct card (filter)"""

    who: Who
    what: Literal["Action", "Reaction"] = "Action"
    filter: Filter = Filter()


class AtTurn(Node, frozen=True):
    """your turn starts / an opponent's turn ends (who: YOU, OPPONENT, PLAYER or THAT)"""

    who: Who
    edge: Literal["start", "end"] = "start"


class EffectHappens(Node, frozen=True):
    """an opponent's effect would happen / an opponent's Play effect would happen (for Cancel)

    With a filter: "a Play effect of an opponent's Fire card would happen".
    """

    who: Who
    trigger: TriggerWord | None = None
    filter: Filter = Filter()


class TakesCard(Node, frozen=True):
    """you take a card from the Store (also drawn) / an opponent takes a card from the Aftermarket / you take a
    card from the Store or the Aftermarket (into the hand)
    """

    who: Who
    source: Literal["the Store", "the Aftermarket", "the Store or the Aftermarket"] = "the Store"


class GetsTokens(Node, frozen=True):
    """a star token is put on this card / a star token is removed from a card in your tableau by an opponent

    "That much" is how many of them, at once. What a card loses because it is flipped is not removed.
    """

    card: Cards | This
    put: bool = True
    what: Literal["star token", "sell marker"] = "star token"
    by: By = "anyone"


class IsHandled(Node, frozen=True):
    """this card is moved (or swapped, in its tableau) / a card in your tableau is unflipped / ... is returned
    to hand / ... by an opponent
    """

    card: Cards | This
    deed: Literal["moved", "unflipped", "returned to hand"]
    by: By = "anyone"


CardEvent = IsFlipped | GetsTokens | IsHandled  # of which a card is the subject
Event = (
    Plays | CardEvent | Changes | Clashes | Discards | TakesCard | UsesAction | AtTurn | EffectHappens
)  # fmt: skip

# --------------------------------------------------------------------------- players, by what they have


class Compared(Node, frozen=True):
    """each opponent with more RP than you / an opponent with fewer cards in their hand than you (than:
    None) / each player with at least 3 Fire cards in their tableau / an opponent with no M$ / each player
    with fewer stars on their Top card than this card

    who: an opponent, each opponent, a player or each player. of: what each of them has, said of "that
    player". With HowOften: "each opponent who has played a Fire card this turn", "who has not ..."; with
    TopIs: "whose Top card is a Fire card", "... is not a Fire card".
    """

    who: Group
    of: Trait | TopIs
    test: Compare
    than: Number | StarsOf | None = None


class Foremost(Node, frozen=True):
    """the player with the most RP / the opponent with the fewest cards in their hand / each player with
    the most Fire cards in their tableau (all who tie; of "the player" you choose one of them) / rest=True:
    "each player other than those with the most RP"

    who: an opponent ("the opponent"), each opponent, a player ("the player") or each player.
    """

    who: Group
    of: Trait
    most: bool = True
    rest: bool = False


Whom = Who | Compared | Foremost

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

    what: Tokened
    card: Target


class Pairs(Node, frozen=True):
    """the number of pairs of adjacent cards in your tableau that share an element / the number of pairs of
    Fire cards in your tableau that share a type (adjacent=False)

    Face-up cards (how="each"). Of cards in slots beside each other, three in a row are two pairs; wherever
    they lie, each card is in one pair, and there are as many pairs as can be made.
    """

    what: Feature
    cards: Cards
    adjacent: bool = True


class MostAlike(Node, frozen=True):
    """the largest number of cards in your tableau that share an element (all of them the same one) /
    as a condition: "at least 3 cards in your tableau share an element"
    """

    what: Feature
    cards: Cards


class OpenSlots(Node, frozen=True):
    """the number of open slots in your tableau"""

    whose: Whose = Whose.YOUR


class Has(Node, frozen=True):
    """your RP / that player's RP / your M$"""

    unit: Unit
    whose: Whose = Whose.YOUR


class ClashesWon(Node, frozen=True):
    """the number of clashes you have won"""


class CardsPlayed(Node, frozen=True):
    """the number of cards you have played this turn"""


class Doers(Node, frozen=True):
    """(players) who did / who did not: of those that were asked to do something, or might have done it, last"""

    who: Several = "each player"
    did: bool = True


class PlayersWho(Node, frozen=True):
    """the number of opponents / the number of players / the number of opponents with more RP than you / "Each
    player may discard a card. Gain 4 RP for each player who did." / "the number of losers" / "the
    number of players with the most votes"
    """

    who: Several | Compared | Doers | InClash | Foremost


class TopIs(Node, frozen=True):
    """their Top card is a Fire card: of players only, "each player whose Top card is a Fire card" (at least 1) /
    "... is not a Fire card" (at most 0; nor who has none)
    """

    filter: Filter
    whose: Whose = Whose.THAT


class HowOften(Node, frozen=True):
    """the number of times you have used an Action this turn / the number of Fire cards you have
    played this tournament / ... since your last turn / ... on your last turn / ... that player has gained
    RP on their last turn

    Cards are counted as they were when it happened. As a condition: "you have played a Fire card
    this turn" (at least 1), "you have not used an Action this turn" (at most 0).
    """

    event: Event
    since: Since = "this turn"


class HowMuch(Node, frozen=True):
    """the RP you have gained this turn / the M$ that player has gained on their last turn (all together)"""

    unit: Unit
    who: Who = Who.YOU
    since: Since = "this turn"


class ThatMuch(Node, frozen=True):
    """that much (the amount of the event, or of the last gain, loss, steal or payment, or of the star
    tokens or sell markers last put, removed or moved)
    """


class DoneSoFar(Node, frozen=True):
    """the M$ paid this way / the RP lost this way / the number of star tokens removed this way

    What this ability has moved of them so far, whoever did it: "5 RP for each M$ paid this way".
    """

    done: AmountDone
    of: Unit | Tokened


class CardsPassed(Node, frozen=True):
    """the number of cards passed this way: what this ability has moved went past so many, face up or face down"""


class Said(Node, frozen=True):
    """your number / that player's bid / the number of votes for that player: what somebody has chosen or bid,
    or how many have voted for them; of players, "the player with the highest number", "... the most votes"

    Who has chosen or bid nothing has none to compare.
    """

    what: Answer = "number"
    whose: Whose = Whose.YOUR


class Twice(Node, frozen=True):
    """twice this card's stars"""

    of: Quantity


class Times(Node, frozen=True):
    """3 times this card's stars (for 2, Twice)"""

    count: int
    of: Quantity


class Half(Node, frozen=True):
    """half your RP (which is rounded down) / half your RP (rounded up)"""

    of: Quantity
    up: bool = False


class Sum(Node, frozen=True):
    """this card's stars plus 5"""

    left: Quantity
    right: Quantity


class Difference(Node, frozen=True):
    """10 minus this card's stars (never below 0)"""

    left: Quantity
    right: Quantity


class Gap(Node, frozen=True):
    """the difference between this card's stars and your M$ (whichever is more)"""

    left: Quantity
    right: Quantity


class Product(Node, frozen=True):
    """this card's stars times the number of cards in your hand"""

    left: Quantity
    right: Quantity


class Extreme(Node, frozen=True):
    """the smaller of your M$ and this card's stars / the larger of ... and ... (most)"""

    left: Quantity
    right: Quantity
    most: bool = False


PlayerQuantity = Has | ClashesWon | CardsPlayed | PlayersWho | HowOften | HowMuch | Said
Calculation = Twice | Times | Half | Sum | Difference | Gap | Product | Extreme
# What players have and are compared by.
Trait = Has | CountOf | Different | TotalStars | StarsOf | Tokens | OpenSlots | HowOften | Said
Quantity = (
    Number | CountOf | Different | StarsOf | TotalStars | Tokens | Pairs | MostAlike | OpenSlots | ThatMuch
    | DoneSoFar
    | PlayerQuantity | Calculation | ClashNumber
    | DoneSoFar | CardsPassed
    | PlayerQuantity | Calculation
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
    most: "2 RP for each card in your hand (up to 12 RP)"; 0 is no limit.
    """

    value: int
    each: Quantity
    step: int = 1
    most: int = 0


class EqualTo(Node, frozen=True):
    """RP equal to twice this card's stars (the unit first, then the amount) / that much RP

    most: "RP equal to your M$ (up to 20 RP)"; 0 is no limit.
    """

    amount: Quantity
    most: int = 0


class AnyNumber(Node, frozen=True):
    """any amount of M$ / up to 3 M$ / any number of star tokens / up to 3 star tokens (most; 0: as many
    as there are), as whoever does it likes
    """

    most: int = 0


class All(Node, frozen=True):
    """all star tokens: as many as there are on each of the cards"""


class AtRandom(Node, frozen=True):
    """5, 10 or 20 RP at random"""

    values: tuple[int, ...]


class Mark(Node, frozen=True):
    """6 for 2"""

    at: int
    value: int


class Scale(Node, frozen=True):
    """RP by the number of different types in your tableau: 2 for 1, 6 for 2, 12 for 3

    Below the first mark nothing, above the last one what the last one gives; between two, the lower one.
    """

    of: Quantity
    marks: tuple[Mark, ...]


Amount = Flat | PerEach | EqualTo
Gained = Amount | AtRandom | Scale
Payment = Amount | AnyNumber
Removal = Amount | AnyNumber | All
SaidAmount = Removal | Gained
