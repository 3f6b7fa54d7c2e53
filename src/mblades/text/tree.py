"""The syntax tree of card texts: what the parser makes, the engine runs and the renderers print.

Every node is immutable plain data. The docstring of a node gives its canonical English, which is
what the English renderer prints and what the parser reads back to an equal tree.

All of it is one file because the nodes refer to each other throughout: a selection of cards holds
a quantity, which holds a selection; an effect holds conditions, events and effects.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

Unit = Literal["RP", "M$"]
Symbol = Literal[
    "Fire", "Water", "Air", "Earth", "Light", "Dark",
    "Animal", "Myth", "Construct", "Citizen", "Soldier", "Mage", "Pro",
]  # fmt: skip
Rarity = Literal[
    "Starter", "Core", "Expansion", "Premium", "Master", "Bronze", "Silver", "Gold", "Mystic",
    "Promo",
]  # fmt: skip
Feature = Literal["element", "type", "set", "rarity", "star value"]

ELEMENTS: tuple[Symbol, ...] = ("Fire", "Water", "Air", "Earth", "Light", "Dark")
TYPES: tuple[Symbol, ...] = ("Animal", "Myth", "Construct", "Citizen", "Soldier", "Mage", "Pro")
RARITIES: tuple[Rarity, ...] = (
    "Starter", "Core", "Expansion", "Premium", "Master", "Bronze", "Silver", "Gold", "Mystic",
)  # fmt: skip
PROMOS: tuple[Rarity, ...] = ("Bronze", "Silver", "Gold")


class Node(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Base of every node."""


# --------------------------------------------------------------------------- players


class Who(StrEnum):
    """A player or several, as the subject or object of an effect.

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
    MOST_RP = "the player with the most RP"
    FEWEST_RP = "the player with the fewest RP"
    EACH_AHEAD = "each player with more RP than you"
    EACH_BEHIND = "each player with fewer RP than you"
    WINNER = "the winner"
    LOSER = "the loser"
    THAT = "that player"  # the player last chosen, or the one an event is about
    OWNER = "its owner"  # the owner of the card last chosen ("it")


# --------------------------------------------------------------------------- cards


class Whose(StrEnum):
    """Whose tableau, hand or binder a place is."""

    YOUR = "your"
    OPPONENT = "an opponent's"
    EACH_OPPONENT = "each opponent's"  # with "each": cards of all opponents
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

Compare = Literal["fewer", "more", "equal", "at least", "at most"]


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


class Kind(StrEnum):
    """The noun of a selection. A "card" is a Single in a tableau or any card elsewhere (RUL-11)."""

    CARD = "card"
    SINGLE = "Single"
    BOX = "Deck Box"
    ACCESSORY = "Accessory"
    ANY = "card, Deck Box or Accessory"


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


How = Literal["a", "up to", "each", "any number of", "highest", "lowest", "first", "last"]


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


Quantity = (
    Number | CountOf | Different | StarsOf | TotalStars | Tokens | Has | ClashesWon | CardsPlayed
    | PlayersWho | ThatMuch | Twice | Times | Half | Sum | Difference
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


By = Literal["anyone", "an opponent", "you"]


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

# --------------------------------------------------------------------------- effects
# Sentences are imperative when the subject is "you" ("Gain 10 RP.") and indicative otherwise
# ("Each opponent loses 10 RP."). Effects of one ability follow each other as sentences.


class Gain(Node, frozen=True):
    """Gain 10 RP. / Each opponent gains 2 M$. / Gain RP equal to this card's stars."""

    unit: Unit
    amount: Amount
    who: Who = Who.YOU


class Lose(Node, frozen=True):
    """Lose 10 RP. / Each opponent loses 5 RP for each face-down card in their tableau."""

    unit: Unit
    amount: Amount
    who: Who = Who.YOU


class Steal(Node, frozen=True):
    """Steal 10 RP from an opponent. (who: from whom) / The winner steals 10 RP from the loser."""

    unit: Unit
    amount: Amount
    who: Who = Who.OPPONENT
    thief: Who = Who.YOU


class Pay(Node, frozen=True):
    """Pay 2 M$. / That player gives you 20 RP. (who other than you: to you)

    The rest of the ability happens only if it can be paid in full; as a part of "A or B" it is an
    option only if it can be paid. An Action that begins with Pay can be used only if payable.
    """

    unit: Unit
    amount: Amount
    who: Who = Who.YOU


class Flip(Node, frozen=True):
    """Flip a card in an opponent's tableau. / Each opponent flips a card in their tableau."""

    target: Target
    who: Who = Who.YOU


class Unflip(Node, frozen=True):
    """Unflip a face-down card in your tableau."""

    target: Target
    who: Who = Who.YOU


class Discard(Node, frozen=True):
    """Discard a card. (from hand: "in your hand" is not printed) / Each opponent discards a card.
    / Discard this card. / Each opponent discards a random card. / Discard a card in your tableau.
    """

    target: Target
    who: Who = Who.YOU
    random: bool = False


class Return(Node, frozen=True):
    """Return a card in your tableau to your hand. / Return this card to your binder.

    To the hand or binder of the player in whose play area it is: "its owner's hand".
    """

    target: Target
    to: Literal["hand", "binder"]
    who: Who = Who.YOU


class Take(Node, frozen=True):
    """Take a Mage card from the Aftermarket into your hand. / Take the top card of the Store into
    your hand. / Take a card from an opponent's tableau into your hand. (places read "from ...")
    """

    target: Target
    who: Who = Who.YOU


class Draw(Node, frozen=True):
    """Draw a card. / Draw 2 cards. (from the Store into the hand) / Each opponent draws a card."""

    count: int = 1
    who: Who = Who.YOU


class Reveal(Node, frozen=True):
    """Reveal the top card of the Store. / Each player reveals each matching card in their hand.
    / Reveal a card in your hand. The card becomes "it".
    """

    target: Target
    who: Who = Who.YOU


class NameOne(Node, frozen=True):
    """Name a card. / Name a type. / Name an element. / Name a type or element. / Name a trigger,
    whose effects do not happen until your next turn.

    A named card is kept for the tournament; a named type or element makes "matching" cards; a
    trigger is named by you only, and nobody's effects with it happen.
    """

    what: Literal["card", "type", "element", "type or element", "trigger"]
    who: Who = Who.YOU


class PlayIt(Node, frozen=True):
    """Play a card in your hand. / Play it, ignoring its Play effects. / That player plays it,
    ignoring its Play effects.
    """

    target: Target
    who: Who = Who.YOU
    silent: bool = False


class PlayAnother(Node, frozen=True):
    """Play another card this turn. (Speed; with "you may") / Play another card this turn, even
    without a slot. (Speed Plus)
    """

    slot: bool = False


class Move(Node, frozen=True):
    """Move a card in your tableau to the left end. / Move it to the right end. / Move this card to
    any slot.  (within its tableau)
    """

    target: Target
    to: Literal["the left end", "the right end", "any slot"]
    who: Who = Who.YOU


class Swap(Node, frozen=True):
    """Swap 2 cards in your tableau. / Swap this card with a card in your tableau."""

    first: Target
    second: Target | None = None
    who: Who = Who.YOU


class Insert(Node, frozen=True):
    """Insert this card anywhere in your tableau. / Insert this card anywhere in any tableau."""

    any_tableau: bool = False


class GiveCard(Node, frozen=True):
    """Give a card in your tableau to an opponent. (it goes to the right end of their tableau)
    / Give a card in your hand to that player. (it goes to their hand)
    """

    target: Target
    to: Who
    who: Who = Who.YOU


class Attach(Node, frozen=True):
    """Attach a Construct card in your hand to this card. / Attach any number of ... to it."""

    target: Target
    host: Ref
    who: Who = Who.YOU


class GiveKeyword(Node, frozen=True):
    """Attach a keyword of your choice to a card in your tableau. (a Keyword card: OPT-11)"""

    target: Target


class AddTokens(Node, frozen=True):
    """Put 3 star tokens on a card in your tableau. / Put a sell marker on this card. / Put a star
    token on this card for each Fire card in your tableau. / Put star tokens equal to the number of
    cards in your hand on this card. (one is "a star token")
    """

    what: Literal["star token", "sell marker"]
    amount: Amount
    target: Target
    who: Who = Who.YOU


class RemoveTokens(Node, frozen=True):
    """Remove a star token from this card. / Remove 2 star tokens from a card in any tableau.
    / Remove a sell marker from this card. A card must have that many.
    """

    what: Literal["star token", "sell marker"]
    amount: Amount
    target: Target
    who: Who = Who.YOU


class Become(Node, frozen=True):
    """It becomes a Fire card. / This card becomes a Dark Mage card. (these instead of its own, for
    the rest of the tournament) / also=True: "It also becomes a Fire card." (in addition)
    """

    card: Ref
    symbols: tuple[Symbol, ...]
    also: bool = False


class ExtraSlot(Node, frozen=True):
    """Gain an extra slot. / Gain 2 extra slots. (for the tournament)"""

    count: int = 1
    who: Who = Who.YOU


class UseEffects(Node, frozen=True):
    """Use this card's Play effects. / Use the Play effects of a card in your tableau. / Use its
    Flip effects. / Use the Play effects of the card immediately to the left of this card.
    """

    trigger: TriggerWord
    card: Target
    who: Who = Who.YOU


class Repeat(Node, frozen=True):
    """Repeat this effect. / Repeat this effect 2 times. (what stands before it in the ability)"""

    times: int = 1


class Clash(Node, frozen=True):
    """Clash with an opponent. / Clash with all opponents. / Clash with all players. (one clash) /
    Clash with that player.

    their_card=True: "Clash with an opponent, who uses a card of your choice."
    """

    who: Who = Who.OPPONENT
    their_card: bool = False


class UseInClash(Node, frozen=True):
    """Use this card instead of your Top card. (in the clash of the event)"""


class ClashBonus(Node, frozen=True):
    """Add 3 to your total. (in the clash of the event "you clash") / Add 1 to your total for each
    Soldier card in your tableau. / Add this card's stars to your total.
    """

    amount: Amount


class ChoosePlayer(Node, frozen=True):
    """Choose a player. / Choose an opponent. (then "that player")"""

    who: Who


class ChooseCard(Node, frozen=True):
    """Choose a card in any tableau. (then "it")"""

    target: Cards


class Face(Node, frozen=True):
    """Turn this card to face left or right. (Positioning)"""


class Prevent(Node, frozen=True):
    """Prevent it. (in a "would" event: the flip or loss does not happen)"""


class Cancel(Node, frozen=True):
    """Cancel that effect. (in an EffectHappens event)"""


class LookAtStore(Node, frozen=True):
    """Look at the top 3 cards of the Store. Put them back in any order. / Look at the top card of
    the Store. / inside a sentence: "look at the top 3 cards of the Store and put them back in any
    order"
    """

    count: int


class PutOnStore(Node, frozen=True):
    """Put a card in your hand on top of the Store. / Put a card in your hand in the Aftermarket."""

    target: Target
    where: Literal["on top of the Store", "in the Aftermarket"]
    who: Who = Who.YOU


class Unanswered(Node, frozen=True):
    """This cannot be reacted to. (first sentence of the ability)"""


class Once(Node, frozen=True):
    """Use this once per turn. / Use this once per tournament. (first sentence of the ability)

    An Action or Reaction is then not offered again, a "whenever" not heard.
    """

    per: Literal["turn", "tournament"]


# Control


class May(Node, frozen=True):
    """You may flip a card in your tableau. If you do, gain 10 RP.

    One or more effects joined by "and" after "may"; `then` is what follows "If you do,".
    Not offered when the first effect cannot be carried out. who other than you: "That player may
    discard a card. If they do, ...". Inside a choice, where no sentence can follow, `then` reads
    "you may pay 2 M$ to draw a card".
    """

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    who: Who = Who.YOU


class IfDone(Node, frozen=True):
    """If you do, gain 15 RP. (after an effect of yours that is not optional)

    Only if the effect before it did something: "Flip a card in your tableau. If you do, ...".
    """

    effects: tuple[Effect, ...]


class If(Node, frozen=True):
    """If there is a Fire card in your tableau, gain 10 RP. Otherwise, lose 5 RP.

    Several effects in a branch are joined by "and": "If ..., flip it and gain 10 RP."
    With Not at the head: "Unless ..., lose 5 RP."
    """

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class ChooseOne(Node, frozen=True):
    """Choose one: Gain 10 RP; or flip a card in your tableau; or draw a card."""

    options: tuple[tuple[Effect, ...], ...]


class OneOf(Node, frozen=True):
    """Each player with more RP than you flips 2 cards in their tableau or loses 20 RP.

    The subject chooses; an option that cannot be carried out in full cannot be chosen (GEN-5).
    Each option's effects have that same subject; effects of an option are joined by "and", and
    one with the subject "you" reads "and you ...": "That player plays it, ignoring its Play
    effects, or loses RP equal to twice its stars and you take it into your hand."
    """

    options: tuple[tuple[Effect, ...], ...]
    who: Who = Who.YOU


class Whenever(Node, frozen=True):
    """Whenever you play a Fire card, gain 5 RP. (in Ongoing and Top abilities)

    Events that "would" happen are for Instead, below.
    """

    event: Event
    effects: tuple[Effect, ...]


class Instead(Node, frozen=True):
    """Replacement: "If this card would be flipped by an opponent, remove a sell marker from it
    instead." / "..., you may discard a card attached to this card instead."

    May inside makes it optional. In Ongoing and Top abilities, and as body of a Reaction (whose
    `when` is then None):
    "Reaction: When a Single in another player's tableau would be flipped, flip this card instead."
    With Prevent inside, "instead" is not printed: "If you would lose RP, prevent it."
    """

    event: IsFlipped | Changes
    effects: tuple[Effect, ...]


# Continuous effects: only in Ongoing and Top abilities


class CannotBeFlipped(Node, frozen=True):
    """Each card adjacent to this card cannot be flipped by opponents' effects.

    by anyone: "This card cannot be flipped." Targets: This, Cards with how="each", TopCard.
    English with each: "Cards adjacent to this card cannot be flipped by opponents' effects." is
    canonical (plural); "Your Top card cannot be flipped."
    """

    target: Target
    by: By = "anyone"


class CannotBeDiscarded(Node, frozen=True):
    """Cards in your hand cannot be discarded by opponents' effects."""

    target: Target
    by: By = "anyone"


class HaveStars(Node, frozen=True):
    """Fire cards in your tableau have +2 stars. / This card has +1 star for each other card in your
    tableau. / Cards in each opponent's tableau have -1 star. (never below 0) / This card has extra
    stars equal to the number of cards in your hand. / minus: "... have fewer stars, by the number
    of cards in your hand."
    """

    target: Target
    amount: Amount
    minus: bool = False


class HaveSymbols(Node, frozen=True):
    """Cards in your tableau are also Fire. / This card is also Fire and Mage."""

    target: Target
    symbols: tuple[Symbol, ...]


class HaveSymbolsOf(Node, frozen=True):
    """This card has the elements and types of the card immediately to the left of this card
    instead of its own. (Mimicry) / sides both: "... of the cards immediately to the left and right
    of this card instead of its own." / "attached": "This card also has the stars, elements, types,
    sets, rarities and names of cards attached to this card." (Unite Plus)
    """

    of: Literal["left", "right", "both", "attached"]


class HaveEffects(Node, frozen=True):
    """Other Dark cards in your tableau have this card's Flip effects. (Shadowbond)"""

    target: Cards
    trigger: TriggerWord


class CopyOf(Node, frozen=True):
    """This card has the effects of the card immediately to the left of this card. (Yellow Egg)"""

    of: Ref


class MoreSlots(Node, frozen=True):
    """You have 1 extra slot. / You have 2 extra slots."""

    count: int = 1


class CannotPlay(Node, frozen=True):
    """Opponents cannot play Fire cards. / "You cannot play cards with at least 5 stars." """

    who: Who
    filter: Filter


class CannotUse(Node, frozen=True):
    """Opponents cannot use Actions. / ... Reactions."""

    who: Who
    what: Literal["Actions", "Reactions"]


class TotalBonus(Node, frozen=True):
    """Your total in clashes is +3. / Each opponent's total in clashes is -2. / Your total in clashes
    is +1 for each Soldier card in your tableau. / ... is increased by this card's stars. / ... is
    reduced by this card's stars.
    """

    amount: Amount
    minus: bool = False
    whose: Literal["your", "each opponent's"] = "your"


class MetasTwice(Node, frozen=True):
    """You score each meta twice."""


class MayAttach(Node, frozen=True):
    """During your turn, you may attach any number of Construct cards in your hand to this card."""

    filter: Filter


class CannotBeCopied(Node, frozen=True):
    """This effect cannot be copied. (last sentence of an ability)"""


class StayInstead(Node, frozen=True):
    """When you use this card's Action, you may remove a star token from it instead of flipping it.
    (Level Up)
    """


# Rules of play and of deckbuilding


class PlayOnlyIf(Node, frozen=True):
    """Play this card only if there are at least 2 cards in your tableau. (no trigger word)

    With Not at the head: "Play this card unless it is your turn."
    fusion=True: "Play this card only if your tableau shows one of its elements and one of its
    types on different cards."
    """

    condition: Condition | None
    fusion: bool = False


class ComesWith(Node, frozen=True):
    """This card comes into play with 1 star token. / ... with 2 star tokens. / "You may put 2 sell
    markers on this card as it comes into play." (optional=True, sell marker)  (no trigger word)
    """

    what: Literal["star token", "sell marker"]
    count: int
    optional: bool = False


class NextComesWith(Node, frozen=True):
    """The next card comes into play with 2 star tokens. (in a Next ability: before its effects)"""

    count: int


class OnePerDeck(Node, frozen=True):
    """Your deck can have only 1 Epic card. (trigger Deckbuilding)"""

    keyword: str


Benefit = Literal[
    "income", "booster", "store", "purchases", "sales", "fusion", "markers", "singles", "boxes",
    "accessories", "collection", "npcs", "peek", "foresight", "start", "trades", "late", "twins",
]  # fmt: skip


class PhaseRule(Node, frozen=True):
    """What a power gives its player while decks are built (trigger Deckbuilding).

    income: Gain 6 M$ more at the start of the phase. / booster: Your boosters have 1 more card. /
    store: Store cards cost you 1 M$ less. / purchases: Aftermarket cards cost you 1 M$ less. /
    sales: You sell cards for 1 M$ more. / fusion: Fusions cost you 1 card less. / markers: You have
    2 more sell markers. / singles: Your deck can have 2 more Singles. / boxes: ... 1 more Deck Box.
    / accessories: ... 1 more Accessory. / collection: Your collection scores 2 VP more. / npcs:
    NPCs cost you no sell marker. / peek: You may look at 3 cards of the Store. / foresight: You see
    the next metas and may change 1 of them. / start: You start the game with 2 random Bronze cards.
    (rarity) / trades: Your trades may be uneven by 2. / late: You may sell cards in the last timer.
    / twins: Your deck can have 1 pair of cards with the same name.
    """

    what: Benefit
    amount: int = 1
    rarity: Rarity | None = None


Effect = (
    Gain | Lose | Steal | Pay | Flip | Unflip | Discard | Return | Take | Draw | Reveal | NameOne
    | PlayIt | PlayAnother | Move | Swap | Insert | GiveCard | Attach | AddTokens | RemoveTokens
    | GiveKeyword | Become | ExtraSlot | UseEffects | Repeat | Clash | UseInClash | ClashBonus
    | ChoosePlayer | ChooseCard | Face | Prevent | Cancel | LookAtStore | PutOnStore | Unanswered | Once
    | May | IfDone | If | ChooseOne | OneOf | Whenever | Instead
    | CannotBeFlipped | CannotBeDiscarded | HaveStars | HaveSymbols | HaveSymbolsOf | HaveEffects
    | CopyOf | MoreSlots | CannotPlay | CannotUse | TotalBonus | MetasTwice | MayAttach
    | CannotBeCopied | StayInstead | PlayOnlyIf | ComesWith | NextComesWith | OnePerDeck
    | PhaseRule
)  # fmt: skip

# --------------------------------------------------------------------------- abilities


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


class Ability(Node, frozen=True):
    """Play: Gain 10 RP. / Reaction: When an opponent plays a card, flip it.

    when: only in a Reaction: "When <event>, <first effect>." Without it the Reaction answers any
    effect: "Reaction: Gain 5 RP."
    """

    trigger: TriggerWord
    effects: tuple[Effect, ...]
    when: Event | None = None


class Keyword(Node, frozen=True):
    """Clobber. / Thwomp! 20 RP. (amount) / Anvil Drop Plus."""

    name: str
    amount: int | None = None


class Text(Node, frozen=True):
    """A whole card: keywords and abilities, one per line."""

    lines: tuple[Keyword | Ability, ...] = ()
