"""The syntax tree of card texts: what the parser makes, the engine runs and the renderers print.

Every node is immutable plain data. The docstring of a node gives its canonical English, which is
what the English renderer prints and what the parser reads back to an equal tree.

What players do is in `one_shots`; what holds, waits or decides is here, and abilities, which are made
of effects; what they speak of is in `words`, `nouns`, `conditions` and `spans`. Every effect belongs to one
union (`PointEffect`, `Statement`, ...), and whoever handles a union ends with `assert_never`: mypy
then lists the places that do not know a new effect.
"""

from __future__ import annotations

from typing import Literal

from mblades.text.tree.conditions import (
    Both as Both,
    ClashResult as ClashResult,
    Condition as Condition,
    Either as Either,
    Every as Every,
    Faces as Faces,
    Holds as Holds,
    Is as Is,
    IsPlaced as IsPlaced,
    Leads as Leads,
    Not as Not,
    Parity as Parity,
    Pattern as Pattern,
    PlayerIs as PlayerIs,
    Shares as Shares,
    TurnOf as TurnOf,
)
from mblades.text.tree.fighting import (
    ClashNumber as ClashNumber,
    ClashTotal as ClashTotal,
    Fought as Fought,
    InClash as InClash,
)
from mblades.text.tree.holding import (
    Cannot as Cannot,
    CannotBe as CannotBe,
    GainLimit as GainLimit,
    LoseEffects as LoseEffects,
    LowestWins as LowestWins,
    MoreActions as MoreActions,
    Multiple as Multiple,
    StarsAre as StarsAre,
    Toll as Toll,
    WinClashes as WinClashes,
)
from mblades.text.tree.jointly import (
    Alike as Alike,
    Jointly as Jointly,
    StarsInAll as StarsInAll,
)
from mblades.text.tree.nouns import (
    Adjacent as Adjacent,
    AlikeTo as AlikeTo,
    Pairs as Pairs,
    Aftermarket as Aftermarket,
    All as All,
    Among as Among,
    Amount as Amount,
    Anchor as Anchor,
    AnyNumber as AnyNumber,
    AtTurn as AtTurn,
    AtRandom as AtRandom,
    AttachedTo as AttachedTo,
    Beside as Beside,
    Calculation as Calculation,
    Cards as Cards,
    CardEvent as CardEvent,
    CardsPassed as CardsPassed,
    CardsPlayed as CardsPlayed,
    Changes as Changes,
    Clashes as Clashes,
    ClashesWon as ClashesWon,
    Compared as Compared,
    CountOf as CountOf,
    Difference as Difference,
    Different as Different,
    Doers as Doers,
    DoneSoFar as DoneSoFar,
    DiscardPile as DiscardPile,
    Discards as Discards,
    EffectHappens as EffectHappens,
    EqualTo as EqualTo,
    Event as Event,
    Extreme as Extreme,
    Filter as Filter,
    Flat as Flat,
    Foremost as Foremost,
    FusionPiles as FusionPiles,
    Gained as Gained,
    Gap as Gap,
    GetsTokens as GetsTokens,
    Half as Half,
    Has as Has,
    HowMuch as HowMuch,
    HowOften as HowOften,
    In as In,
    IsFlipped as IsFlipped,
    IsHandled as IsHandled,
    It as It,
    Latest as Latest,
    Likeness as Likeness,
    LosingCard as LosingCard,
    Mark as Mark,
    MostAlike as MostAlike,
    Near as Near,
    Neighbour as Neighbour,
    Number as Number,
    OddSlots as OddSlots,
    OpenSlots as OpenSlots,
    Past as Past,
    Payment as Payment,
    PerEach as PerEach,
    Place as Place,
    PlayerQuantity as PlayerQuantity,
    Product as Product,
    PlayersWho as PlayersWho,
    Plays as Plays,
    Quantity as Quantity,
    Ref as Ref,
    Relation as Relation,
    StarRange as StarRange,
    SaidAmount as SaidAmount,
    Scale as Scale,
    Removal as Removal,
    Said as Said,
    StarTest as StarTest,
    StarsBeside as StarsBeside,
    StarsOf as StarsOf,
    Slot as Slot,
    Sum as Sum,
    TakesCard as TakesCard,
    Target as Target,
    ThatMuch as ThatMuch,
    TheNext as TheNext,
    TheRest as TheRest,
    This as This,
    ThisWay as ThisWay,
    Those as Those,
    Times as Times,
    Tokens as Tokens,
    TokenTest as TokenTest,
    TopCard as TopCard,
    TopIs as TopIs,
    TopOfStore as TopOfStore,
    TotalStars as TotalStars,
    Trait as Trait,
    Twice as Twice,
    UsedCard as UsedCard,
    UsesAction as UsesAction,
    Whom as Whom,
)
from mblades.text.tree.one_shots import (
    Accept as Accept,
    AddTokens as AddTokens,
    Attach as Attach,
    Bid as Bid,
    Buy as Buy,
    Cancel as Cancel,
    ChooseCard as ChooseCard,
    ChooseNumber as ChooseNumber,
    ChoosePlayer as ChoosePlayer,
    Clash as Clash,
    ClashAgain as ClashAgain,
    ClashBonus as ClashBonus,
    ClashChange as ClashChange,
    Decision as Decision,
    Discard as Discard,
    DiscardDown as DiscardDown,
    DoubleTokens as DoubleTokens,
    Draw as Draw,
    ExtraAction as ExtraAction,
    ExtraSlot as ExtraSlot,
    Face as Face,
    Flip as Flip,
    Gain as Gain,
    GameEffect as GameEffect,
    GiveCard as GiveCard,
    GiveKeyword as GiveKeyword,
    Insert as Insert,
    Look as Look,
    Lose as Lose,
    Move as Move,
    MoveBeside as MoveBeside,
    MoveTokens as MoveTokens,
    NameOne as NameOne,
    NamesDoer as NamesDoer,
    OthersClash as OthersClash,
    OneShot as OneShot,
    PassCards as PassCards,
    Pay as Pay,
    PlayAnother as PlayAnother,
    PlayIt as PlayIt,
    PlayerEffect as PlayerEffect,
    PointEffect as PointEffect,
    Prevent as Prevent,
    PutAway as PutAway,
    RemoveTokens as RemoveTokens,
    Rearrange as Rearrange,
    Return as Return,
    Reveal as Reveal,
    RevealMore as RevealMore,
    Sell as Sell,
    SpreadTokens as SpreadTokens,
    RevealUntil as RevealUntil,
    Steal as Steal,
    Swap as Swap,
    SwapRevealed as SwapRevealed,
    TableauEffect as TableauEffect,
    Take as Take,
    Targeted as Targeted,
    Unflip as Unflip,
    UseEffects as UseEffects,
    UseInClash as UseInClash,
    Vote as Vote,
    Yours as Yours,
    ZoneEffect as ZoneEffect,
)
from mblades.text.tree.spans import (
    During as During,
    Moment as Moment,
    NextTimes as NextTimes,
    Span as Span,
    TournamentEnd as TournamentEnd,
    TurnEdge as TurnEdge,
    Until as Until,
    While as While,
)
from mblades.text.tree.words import (
    AmountDone as AmountDone,
    Answer as Answer,
    Benefit as Benefit,
    By as By,
    CardDeed as CardDeed,
    Compare as Compare,
    Done as Done,
    ELEMENTS as ELEMENTS,
    Feature as Feature,
    Group as Group,
    How as How,
    Kind as Kind,
    Node as Node,
    PROMOS as PROMOS,
    PlayerDeed as PlayerDeed,
    RARITIES as RARITIES,
    PromoRarity as PromoRarity,
    Rarity as Rarity,
    Several as Several,
    Side as Side,
    Since as Since,
    Symbol as Symbol,
    TYPES as TYPES,
    Tokened as Tokened,
    TriggerWord as TriggerWord,
    Unit as Unit,
    Who as Who,
    Whose as Whose,
    Zone as Zone,
)

# Effects of one ability follow each other as sentences.

# --------------------------------------------------------------------------- control: what happens when, or whether


class May(Node, frozen=True):
    """You may flip a card in your tableau. If you do, gain 10 RP.

    One or more effects joined by "and" after "may"; `then` is what follows "If you do,", `otherwise` what
    follows "If you do not,": when it is not done, whether or not it could be.
    Not offered when the first effect cannot be carried out. who other than you: "That player may
    discard a card. If they do, ...". Inside a choice, where no sentence can follow, `then` reads
    "you may pay 2 M$ to draw a card".

    secret: "Each opponent secretly chooses whether to give you 5 RP." All choose before anybody does it.
    """

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    who: Whom = Who.YOU
    otherwise: tuple[Effect, ...] = ()
    secret: bool = False


class IfDone(Node, frozen=True):
    """If you do, gain 15 RP. If you do not, draw a card. (after an effect that is not optional)

    Only if the effect before it did something: "Flip a card in your tableau. If you do, ...". `who` did it:
    "Each opponent discards a card. If they do, ...".
    """

    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    who: Whom = Who.YOU


class InFull(Node, frozen=True):
    """Lose 20 RP. If you cannot, flip this card. / Flip a card in your tableau and unflip a face-down card in
    your tableau. If you cannot do both, do neither. (no otherwise)

    All of it, or nothing and then what follows. `who` has to do it: "Each opponent gives you 2 M$. If they
    cannot, that player loses 5 RP."
    """

    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    who: Whom = Who.YOU


class If(Node, frozen=True):
    """If there is a Fire card in your tableau, gain 10 RP. Otherwise, lose 5 RP.

    Several effects in a branch are joined by "and": "If ..., flip it and gain 10 RP."
    With Not at the head: "Unless ..., lose 5 RP."
    """

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class ChooseOne(Node, frozen=True):
    """Choose one: Gain 10 RP; or flip a card in your tableau; or draw a card. / Choose 2: ... (count)

    Several are different ones, chosen before any of them happens, in the order in which they are told.
    who: "That player chooses one: You gain 16 RP; or that player draws 2 cards." ("That player" is then
    whoever chooses; one option at least is done by others, see OneOf.)
    """

    options: tuple[tuple[Effect, ...], ...]
    count: int = 1
    who: Whom = Who.YOU


class OneOf(Node, frozen=True):
    """Each player with more RP than you flips 2 cards in their tableau or loses 20 RP.

    The subject chooses; an option that cannot be carried out in full cannot be chosen (GEN-5).
    Each option's effects have that same subject; effects of an option are joined by "and", and
    one with the subject "you" reads "and you ...": "That player plays it, ignoring its Play
    effects, or loses RP equal to twice its stars and you take it into your hand."
    """

    options: tuple[tuple[Effect, ...], ...]
    who: Whom = Who.YOU


class Repeat(Node, frozen=True):
    """Repeat this effect. / Repeat this effect 2 times. (what stands before it in the ability)"""

    times: int = 1


class ForEach(Node, frozen=True):
    """For each Fire card in your tableau, flip a card in any tableau. / For each 2 star tokens removed this
    way, you may discard a card.

    So many times, one after the other; it is counted once, before the first. Of amounts, "for each" is a
    PerEach.
    """

    each: Quantity
    effects: tuple[Effect, ...]
    step: int = 1


class OneByOne(Node, frozen=True):
    """One after the other, each opponent reveals the top card of the Store, loses RP equal to its stars and takes
    it into their hand. / One after the other, each player reveals a card in their hand, then if it is a Fire card,
    that player draws a card.

    Several players, each of whom does all of it before the next one begins; "that player" is whose turn it is.
    """

    effects: tuple[Effect, ...]
    who: Whom = Who.EACH_PLAYER


class PlayerByPlayer(Node, frozen=True):
    """For each opponent in turn, clash with that player and if you win the clash, gain 10 RP.

    What you do with each of several players, all of it before the next one's turn; "that player" is whose turn
    it is.
    """

    who: Whom
    effects: tuple[Effect, ...]


class Cost(Node, frozen=True):
    """As an additional cost to play this card, flip 2 other cards in your tableau. (no trigger word, or the first
    sentence of a Play ability) / As an additional cost to use this Action, discard a card. (its first sentence)

    Only who can do all of it can play the card or use the Action; it is done when the card comes into play, or
    first of all.
    """

    effects: tuple[Effect, ...]
    of: Literal["play", "Action", "Reaction"] = "play"


Control = (
    May | IfDone | InFull | If | ChooseOne | OneOf | Repeat | ForEach | OneByOne | PlayerByPlayer | Cost
)  # fmt: skip

# --------------------------------------------------------------------------- waiting for an event


Often = Literal["", "first each turn", "once per turn", "once per tournament"]


class Whenever(Node, frozen=True):
    """Whenever you play a Fire card, gain 5 RP. (in Ongoing and Top abilities) / The first time each
    turn you gain M$, gain 4 RP. (and no later one, whether or not it was heard) / Once per turn,
    whenever you play a Mage card, you may draw a card. (until it is used) / Once per tournament,
    whenever ...

    Events that "would" happen are for Instead, below.
    """

    event: Event
    effects: tuple[Effect, ...]
    often: Often = ""


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
    often: Often = ""


Waiting = Whenever | Instead


class InTurn(Node, frozen=True):
    """Once per turn, during your turn, you may pay 3 M$. If you do, gain 10 RP. (in Ongoing and Top
    abilities) / Once per tournament, during your turn, you may draw a card. / Once per turn, during an
    opponent's turn, that player may give you 2 M$. If they do, that player draws a card.

    Besides cards that are played and Actions, at any time when whoever is asked could do one of these.
    """

    offer: May
    per: Literal["turn", "tournament"] = "turn"


class AsSoonAs(Node, frozen=True):
    """As soon as there are at least 5 star tokens on this card, flip this card and gain 35 RP. (in Ongoing and
    Top abilities)

    When it comes to be so, or is so when the card comes into play; again only after it was not so in between.
    """

    condition: Condition
    effects: tuple[Effect, ...]


Ready = InTurn | AsSoonAs  # what waits for no event

# --------------------------------------------------------------------------- statements: what holds, only in Ongoing and Top abilities


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
    """Cards in your tableau are also Fire. / This card is also Fire and Mage. / only=True (these
    instead of its own): "This card is only Fire."

    Started for the rest of the tournament, of a single card: "It also becomes a Fire card." / "It
    becomes a Fire card." named (and no symbols): "Cards in your tableau are also of the named element."
    """

    target: Target
    symbols: tuple[Symbol, ...]
    only: bool = False
    named: Literal["", "element", "type", "element or type"] = ""


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
    """This card has the effects of the card immediately to the left of this card. (Yellow Egg) / This card has
    the Ongoing effects of your Top card. (trigger)
    """

    of: Ref
    trigger: TriggerWord | None = None


class MoreSlots(Node, frozen=True):
    """You have 1 extra slot. / You have 2 extra slots."""

    count: int = 1


class CannotPlay(Node, frozen=True):
    """Opponents cannot play Fire cards. / "You cannot play cards with at least 5 stars." """

    who: Whom
    filter: Filter


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


class StayInstead(Node, frozen=True):
    """When you use this card's Action, you may remove a star token from it instead of flipping it.
    (Level Up)
    """


# About cards, and about players and what they may do.
CardStatement = (
    CannotBe | HaveStars | StarsAre | HaveSymbols | HaveSymbolsOf | HaveEffects | LoseEffects
    | CopyOf | StayInstead
)  # fmt: skip
PlayerStatement = (
    MoreSlots
    | MoreActions
    | CannotPlay
    | Cannot
    | GainLimit
    | Toll
    | TotalBonus
    | WinClashes
    | LowestWins
    | MetasTwice
    | MayAttach
)
Ban = CannotPlay | Cannot | GainLimit | Toll  # what players cannot do, or not for nothing
Statement = CardStatement | PlayerStatement

# --------------------------------------------------------------------------- started: what holds for a while, and what comes later


class Lasting(Node, frozen=True):
    """Until your next turn, cards in that player's tableau have -1 star. / For the rest of the
    tournament, whenever you play a Fire card, gain 5 RP. / The next time you gain RP, draw a card.

    Started by an ability that happens once. Players, cards ("it", "that player") and amounts are
    fixed when it starts; a group described by a property ("cards in your tableau") is open.
    """

    effects: tuple[Statement | Waiting, ...]
    span: Span


class Later(Node, frozen=True):
    """At the end of the tournament, gain 25 RP. / At the start of your next turn, draw a card. / At
    the end of this turn, flip it.

    "It" and "that player" are those of now; everything else is found when it happens.
    """

    moment: Moment
    effects: tuple[Effect, ...]


Started = Lasting | Later

# --------------------------------------------------------------------------- rules of the ability and of the card itself


class Unanswered(Node, frozen=True):
    """This cannot be reacted to. (first sentence of the ability)"""


class Once(Node, frozen=True):
    """Use this once per turn. / Use this once per tournament. (first sentence of the ability)

    An Action or Reaction is then not offered again, a "whenever" not heard.
    """

    per: Literal["turn", "tournament"]


class CannotBeCopied(Node, frozen=True):
    """This effect cannot be copied. (last sentence of an ability)"""


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

    what: Tokened
    count: int
    optional: bool = False


class NextComesWith(Node, frozen=True):
    """The next card comes into play with 2 star tokens. (in a Next ability: before its effects)"""

    count: int


Rule = Unanswered | Once | CannotBeCopied | PlayOnlyIf | ComesWith | NextComesWith

# --------------------------------------------------------------------------- rules of deckbuilding


class OnePerDeck(Node, frozen=True):
    """Your deck can have only 1 Epic card. (trigger Deckbuilding)"""

    keyword: str


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


DeckRule = OnePerDeck | PhaseRule

Effect = OneShot | Control | Waiting | Ready | Started | Statement | Rule | DeckRule

# --------------------------------------------------------------------------- abilities


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
