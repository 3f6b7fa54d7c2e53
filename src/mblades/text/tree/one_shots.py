"""One-shot effects: what players do, once, when a sentence is carried out.

Sentences are imperative when the subject is "you" ("Gain 10 RP.") and indicative otherwise
("Each opponent loses 10 RP.").
"""

from __future__ import annotations

from typing import Literal

from mblades.text.tree.nouns import (
    Amount,
    Cards,
    EqualTo,
    Filter,
    Flat,
    Gained,
    It,
    Payment,
    Ref,
    Removal,
    Target,
    Those,
    Whom,
)
from mblades.text.tree.words import Node, Side, Tokened, TriggerWord, Unit, Who

# --------------------------------------------------------------------------- points


class Gain(Node, frozen=True):
    """Gain 10 RP. / Each opponent gains 2 M$. / Gain RP equal to this card's stars."""

    unit: Unit
    amount: Gained
    who: Whom = Who.YOU


class Lose(Node, frozen=True):
    """Lose 10 RP. / Each opponent loses 5 RP for each face-down card in their tableau."""

    unit: Unit
    amount: Amount
    who: Whom = Who.YOU


class Steal(Node, frozen=True):
    """Steal 10 RP from an opponent. (who: from whom) / The winner steals 10 RP from the loser."""

    unit: Unit
    amount: Amount
    who: Whom = Who.OPPONENT
    thief: Whom = Who.YOU


class Pay(Node, frozen=True):
    """Pay 2 M$. / That player gives you 20 RP. (who other than you: to you) / Give 2 M$ to an opponent. /
    The winner gives 5 RP to the loser. (to: one player)

    The rest of the ability happens only if it can be paid in full; as a part of "A or B" it is an
    option only if it can be paid. An Action that begins with Pay can be used only if payable.
    "Pay any amount of M$." / "Pay up to 3 M$.": as much as one likes, also nothing.
    """

    unit: Unit
    amount: Payment
    who: Whom = Who.YOU
    to: Whom | None = None


PointEffect = Gain | Lose | Steal | Pay

# --------------------------------------------------------------------------- cards in play


class Flip(Node, frozen=True):
    """Flip a card in an opponent's tableau. / Each opponent flips a card in their tableau."""

    target: Target
    who: Whom = Who.YOU


class Unflip(Node, frozen=True):
    """Unflip a face-down card in your tableau."""

    target: Target
    who: Whom = Who.YOU


class Move(Node, frozen=True):
    """Move a card in your tableau to the left end. / Move it to the right end. / Move this card to
    any slot. / Move it 1 slot to the left. (within its tableau)
    """

    target: Target
    to: Literal[
        "the left end", "the right end", "any slot", "1 slot to the left", "1 slot to the right"
    ]
    who: Whom = Who.YOU


class MoveBeside(Node, frozen=True):
    """Move this card immediately to the left of your Top card. / Move it immediately to the right of this card. /
    Move this card next to a Fire card in your tableau. (no side: left or right of it, as one likes; both are
    cards of one tableau, and nothing happens if they are not)
    """

    target: Target
    of: Target
    side: Literal["", "left", "right"] = ""
    who: Whom = Who.YOU


class Swap(Node, frozen=True):
    """Swap 2 cards in your tableau. / Swap this card with a card in your tableau. / Swap a card in your
    hand with a card in the Aftermarket. / Swap each card in your hand with each card in an opponent's
    hand. (between hands, binders and the Aftermarket)
    """

    first: Target
    second: Target | None = None
    who: Whom = Who.YOU


class Rearrange(Node, frozen=True):
    """Rearrange cards in your tableau in any order. / Rearrange face-up cards in that player's tableau in any order.
    / Reverse the order of cards in your tableau. / Rearrange cards in an opponent's tableau in a random order.

    Cards (how="each") of one tableau, face up or face down unless it says which, among the slots that they
    fill; others stay where they are.
    """

    cards: Cards
    how: Literal["in any order", "in reverse", "in a random order"] = "in any order"
    who: Whom = Who.YOU


class Insert(Node, frozen=True):
    """Insert this card anywhere in your tableau. / Insert this card anywhere in any tableau."""

    any_tableau: bool = False


class Face(Node, frozen=True):
    """Turn this card to face left or right. (Positioning)"""


class Attach(Node, frozen=True):
    """Attach a Construct card in your hand to this card. / Attach any number of ... to it. / Attach a card in your
    hand face down to this card. (only the host's owner knows it)
    """

    target: Target
    host: Ref
    who: Whom = Who.YOU
    down: bool = False


class AddTokens(Node, frozen=True):
    """Put 3 star tokens on a card in your tableau. / Put a sell marker on this card. / Put a star
    token on this card for each Fire card in your tableau. / Put star tokens equal to the number of
    cards in your hand on this card. (one is "a star token")
    """

    what: Tokened
    amount: Amount
    target: Target
    who: Whom = Who.YOU


class RemoveTokens(Node, frozen=True):
    """Remove a star token from this card. / Remove 2 star tokens from a card in any tableau.
    / Remove a sell marker from this card. A card must have that many.
    """

    what: Tokened
    amount: Removal
    target: Target
    who: Whom = Who.YOU


class MoveTokens(Node, frozen=True):
    """Move a star token from this card to a card in your tableau. / Move 2 star tokens from a card
    in an opponent's tableau to a card in your tableau. The first card must have that many.
    """

    amount: Removal
    target: Target
    to: Target
    who: Whom = Who.YOU


class DoubleTokens(Node, frozen=True):
    """Double the star tokens on this card. / Double the star tokens on each card in your tableau."""

    target: Target
    who: Whom = Who.YOU


class SpreadTokens(Node, frozen=True):
    """Distribute 5 star tokens among cards in your tableau. (each to any of them, also several to one;
    Cards with how="each")
    """

    amount: Flat | EqualTo
    cards: Cards
    who: Whom = Who.YOU


TableauEffect = (
    Flip | Unflip | Move | MoveBeside | Swap | Rearrange | Insert | Face | Attach | AddTokens | RemoveTokens | MoveTokens
    | DoubleTokens | SpreadTokens
)  # fmt: skip

# --------------------------------------------------------------------------- cards that come and go


class Discard(Node, frozen=True):
    """Discard a card. (from hand: "in your hand" is not printed) / Each opponent discards a card.
    / Discard this card. / Each opponent discards a random card. / Discard a card in your tableau.
    """

    target: Target
    who: Whom = Who.YOU


class Return(Node, frozen=True):
    """Return a card in your tableau to your hand. / Return this card to your binder.

    To the hand or binder of the player in whose play area it is: "its owner's hand".
    """

    target: Target
    to: Literal["hand", "binder"]
    who: Whom = Who.YOU


class Take(Node, frozen=True):
    """Take a Mage card from the Aftermarket into your hand. / Take the top card of the Store into
    your hand. / Take a card from an opponent's tableau into your hand. (places read "from ...")
    """

    target: Target
    who: Whom = Who.YOU


class Draw(Node, frozen=True):
    """Draw a card. / Draw 2 cards. (from the Store into the hand) / Each opponent draws a card. / Draw a
    card for each Fire card in your tableau. / Draw cards equal to the number of cards discarded this way.
    """

    amount: Amount = Flat(1)
    who: Whom = Who.YOU


class DiscardDown(Node, frozen=True):
    """Discard down to 3 cards in your hand. / Each opponent discards down to 3 cards in their hand."""

    count: int
    who: Whom = Who.YOU


class Reveal(Node, frozen=True):
    """Reveal the top card of the Store. / Each player reveals each matching card in their hand.
    / Reveal a card in your hand. The card becomes "it".
    """

    target: Target
    who: Whom = Who.YOU


class PlayIt(Node, frozen=True):
    """Play a card in your hand. / Play it, ignoring its Play effects. / That player plays it,
    ignoring its Play effects. / Play a card in your hand, using its Play effects twice. (twice) / Play a card in
    your hand in its place. (in_place: in the slot that a card of one's own has left before, or not at all)
    """

    target: Target
    who: Whom = Who.YOU
    silent: bool = False
    twice: bool = False
    in_place: bool = False


class PutAway(Node, frozen=True):
    """Put a card in your hand on top of the Store. / Put a card in your hand in the Aftermarket. / Put
    the rest on the bottom of the Store in any order. / Put them back in any order. (on top, where they came from)
    / Put them back in the same order. / Put the rest on the bottom of the Store in a random order. / Shuffle the
    rest into the Store. / Put a card in your hand in the box. (out of the game)
    """

    target: Target
    where: Literal[
        "on top of the Store", "on the bottom of the Store", "in the Store's discard pile",
        "in the Aftermarket", "back", "back in the same order",
        "on the bottom of the Store in a random order", "into the Store", "in the box",
    ]  # fmt: skip
    who: Whom = Who.YOU


class Look(Node, frozen=True):
    """Look at the top 3 cards of the Store. / Look at the cards in an opponent's hand."""

    target: Target
    who: Whom = Who.YOU


class RevealUntil(Node, frozen=True):
    """Reveal cards of the Store until you reveal a Mage card. (that card is "it", all of them are "them")"""

    filter: Filter


class Buy(Node, frozen=True):
    """Buy a card in the Aftermarket for M$ equal to its stars. / ... for 2 M$. (into the hand; the price is
    paid to the bank, and only a card whose price one can pay can be chosen)
    """

    target: Target
    price: Amount
    who: Whom = Who.YOU


class Sell(Node, frozen=True):
    """Sell a card in your hand for M$ equal to its stars. / ... for 2 M$. (it goes to the Aftermarket, and takes
    no sell marker; the price comes from the bank)
    """

    target: Target
    price: Amount
    who: Whom = Who.YOU


ZoneEffect = (
    Discard | Return | Take | Buy | Sell | Draw | DiscardDown | Reveal | RevealUntil | Look | PlayIt | PutAway
)  # fmt: skip

# --------------------------------------------------------------------------- other players


class ChoosePlayer(Node, frozen=True):
    """Choose a player. / Choose an opponent. (then "that player")"""

    who: Whom


class GiveCard(Node, frozen=True):
    """Give a card in your tableau to an opponent. (it goes to the right end of their tableau)
    / Give a card in your hand to that player. (it goes to their hand) / Take a card from an opponent's tableau
    into your tableau. (to you, by you: it goes to the right end of yours)
    """

    target: Target
    to: Whom
    who: Whom = Who.YOU


class PassCards(Node, frozen=True):
    """Each player passes a card in their hand to the player to their left. / ... each card in their hand ...

    All choose first, and then all cards go from hand to hand at once.
    """

    cards: Cards
    side: Side
    who: Whom = Who.EACH_PLAYER


class Clash(Node, frozen=True):
    """Clash with an opponent. / Clash with all opponents. / Clash with all players. (one clash) /
    Clash with that player.

    their_card=True: "Clash with an opponent, who uses a card of your choice." using: "Clash with an
    opponent, using this card." (instead of your Top card) times: "Clash with an opponent 3 times." (one
    after the other, with the same opponent) bare=True: "Clash with an opponent without revealing cards."
    """

    who: Whom = Who.OPPONENT
    their_card: bool = False
    using: Target | None = None
    times: int = 1
    bare: bool = False


class OthersClash(Node, frozen=True):
    """Have 2 opponents clash with each other. (whom you choose) / Have all opponents clash with each other. /
    Have the players next to you clash with each other. (you take no part)
    """

    rivals: Literal["2 opponents", "all opponents", "the players next to you"] = "2 opponents"


PlayerEffect = ChoosePlayer | GiveCard | PassCards | Clash | OthersClash

# --------------------------------------------------------------------------- the game itself: what is chosen, named or allowed, and what is done to other effects


class ChooseCard(Node, frozen=True):
    """Choose a card in any tableau. (then "it") / That player chooses a card in their tableau. / Each opponent
    chooses a card in their tableau. (these are then "chosen this way")
    """

    target: Cards
    who: Whom = Who.YOU


class NameOne(Node, frozen=True):
    """Name a card. / Name a type. / Name an element. / Name a type or element. / Name a trigger,
    whose effects do not happen until your next turn.

    A named card is kept for the tournament; a named type or element makes "matching" cards; a
    trigger is named by you only, and nobody's effects with it happen.
    """

    what: Literal["card", "type", "element", "type or element", "trigger"]
    who: Whom = Who.YOU


class PlayAnother(Node, frozen=True):
    """Play another card this turn. (Speed; with "you may") / Play another card this turn, even
    without a slot. (Speed Plus) / Play 2 more cards this turn. (count) / Play another Animal card with
    at most 3 stars this turn. (which) / Play it this turn as well. (card: the one or those spoken of)

    A card that may only be played so is played so, and leaves other plays of the turn as they are.
    """

    slot: bool = False
    count: int = 1
    which: Filter = Filter()
    card: It | Those | None = None


class ExtraAction(Node, frozen=True):
    """Use another Action this turn. / Use 2 more Actions this turn. (with "you may")"""

    count: int = 1


class ExtraSlot(Node, frozen=True):
    """Gain an extra slot. / Gain 2 extra slots. (for the tournament) / Each opponent loses a slot. (lost: a card
    that lies there stays, unless the slot was an extra one)
    """

    count: int = 1
    who: Whom = Who.YOU
    lost: bool = False


class GiveKeyword(Node, frozen=True):
    """Attach a keyword of your choice to a card in your tableau. (a Keyword card: OPT-11)"""

    target: Target


class UseEffects(Node, frozen=True):
    """Use this card's Play effects. / Use the Play effects of a card in your tableau. / Use its
    Flip effects. / Use the Play effects of the card immediately to the left of this card. / Use its Play
    effects 2 times. (times)
    """

    trigger: TriggerWord
    card: Target
    who: Whom = Who.YOU
    times: int = 1


class Prevent(Node, frozen=True):
    """Prevent it. (in a "would" event: the flip or loss does not happen)"""


class Cancel(Node, frozen=True):
    """Cancel that effect. (in an EffectHappens event)"""


class UseInClash(Node, frozen=True):
    """Use this card instead of your Top card. (in the clash of the event)"""


class ClashBonus(Node, frozen=True):
    """Add 3 to your total. (in the clash of the event "you clash") / Add 1 to your total for each
    Soldier card in your tableau. / Add this card's stars to your total.
    """

    amount: Amount


class RevealMore(Node, frozen=True):
    """Reveal another card for the clash and add its stars to your total. / instead: Reveal another card for the clash
    instead of the one you revealed. / anyones: Reveal another card for the clash instead of one of those revealed.

    In the clash of the event, between the cards being revealed and its end. The card goes to the Aftermarket.
    """

    instead: bool = False
    anyones: bool = False


class SwapRevealed(Node, frozen=True):
    """Swap the card you revealed for the clash with that of an opponent. (of another player in it)"""


class ClashAgain(Node, frozen=True):
    """Fight the clash again. (by the same players, with new cards of the Store; only the new result counts)"""


ClashChange = RevealMore | SwapRevealed | ClashAgain

GameEffect = (
    ChooseCard | NameOne | PlayAnother | ExtraAction | ExtraSlot | GiveKeyword | UseEffects | Prevent
    | Cancel | UseInClash | ClashBonus | ClashChange
)  # fmt: skip

# --------------------------------------------------------------------------- what players answer, each for themselves


class ChooseNumber(Node, frozen=True):
    """Choose a number from 1 to 8. / Choose an amount of RP you have (up to 20 RP). / Each player secretly
    chooses an amount of M$ they have. / Each player chooses a number from 1 to 5 in turn.

    Secretly: nobody knows it until all who choose so, one sentence after the other, have chosen; then all of
    it is shown. of: as much of it as one has, and may be 0. The numbers are spoken of as "your number".
    """

    least: int = 1
    most: int = 0  # with `of`: 0 is as much as one has
    of: Unit | None = None
    who: Whom = Who.YOU
    secret: bool = False


class Vote(Node, frozen=True):
    """Each player secretly votes for another player. (other) / Each opponent votes for a player in turn."""

    other: bool = True
    who: Whom = Who.EACH_PLAYER
    secret: bool = True


class Bid(Node, frozen=True):
    """Each player may bid RP in turn, each bid higher than the last. / Each player may bid M$ in turn, you
    last, each bid higher than the last. (last)

    Each of them bids once, no more than they have, or does not bid.
    """

    unit: Unit
    who: Whom = Who.EACH_PLAYER
    last: bool = False


class Accept(Node, frozen=True):
    """An opponent may accept. If they do, ... (nothing else is done by it)"""

    who: Whom = Who.YOU


Decision = ChooseNumber | Vote | Bid | Accept

OneShot = PointEffect | TableauEffect | ZoneEffect | PlayerEffect | GameEffect | Decision

# One-shot effects on a card or cards, their `target`.
Targeted = (
    Flip | Unflip | Move | Attach | AddTokens | RemoveTokens | MoveTokens | DoubleTokens | Discard | Return
    | Take | Buy | Sell | Reveal | Look | PlayIt | PutAway | GiveCard | ChooseCard | GiveKeyword
    | MoveBeside
)  # fmt: skip

# Who does an effect: the player it names as `who`, or always you. Of Steal it is the thief.
NamesDoer = (
    Gain | Lose | Pay | Flip | Unflip | Move | MoveBeside | Swap | Rearrange | Attach | AddTokens | RemoveTokens | MoveTokens
    | DoubleTokens | SpreadTokens | Discard | Return | Take | Buy | Sell | Draw | DiscardDown | Reveal | Look
    | PlayIt | GiveCard | PutAway | NameOne
    | ExtraSlot | UseEffects | PassCards | ChooseCard | Decision
)  # fmt: skip
Yours = (
    Insert | Face | ChoosePlayer | PlayAnother | ExtraAction | GiveKeyword
    | Prevent | Cancel | Clash | OthersClash | UseInClash | ClashBonus | ClashChange
    | RevealUntil
)  # fmt: skip
