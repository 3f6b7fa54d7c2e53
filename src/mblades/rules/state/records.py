"""Small facts that the state holds: what waits, what is on sale, what is being traded.

They never change: a new fact takes the place of the old one, so copies of a state share them.
"""

from __future__ import annotations

from typing import Final, Literal, TypeVar

from msgspec import Struct

from mblades.rules.state.answers import Option

NOBODY: Final = -1
NO_CARD: Final = -1
NO_CHOICE: Final = -1

Unit = Literal["RP", "M$"]
Change = Literal["gain", "lose", "steal"]
Phase = Literal["drafting", "deckbuilding", "choosing", "tournament", "over"]
# A player's own, between which cards are moved (DB-12, DUEL-2, FUNKY-3).
Area = Literal["binder", "deck", "collection", "second_collection", "second_deck", "third_deck"]
Passing = Literal[-1, 0, 1]  # packs go clockwise (1), counter-clockwise; 0: there are none


class AsFlipped(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card as it was just before it was turned face down (RUL-20)."""

    stars: int
    elements: int  # as a bit set
    types: int
    tokens: int
    markers: int
    attached: tuple[int, ...] = ()


class ClashResult(Struct, frozen=True):
    """Who won a clash and who lost it, and which card each of them used."""

    winners: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()
    used: tuple[tuple[int, int], ...] = ()  # (seat, card), in the order of seats
    totals: tuple[tuple[int, int], ...] = ()  # (seat, total)


NO_CLASH: Final = ClashResult()


class Happening(Struct, frozen=True):
    """Something that has happened, or is about to: effects wait for it, and it can be counted later."""

    key: str  # which event, see event_tests.py
    seat: int = NOBODY  # whom it is about
    card: int = NO_CARD
    by: int = NOBODY  # whose effect it was
    amount: int = 0
    turn: int = 0  # the number of the turn
    how: str = ""  # RP and M$ that are lost: stolen or paid
    source: str = ""  # the trigger of the effect
    was: AsFlipped | None = None  # the card, as it was then


class Given(Struct, frozen=True):
    """What somebody has answered in an effect, for later words to count and compare."""

    seat: int
    what: str  # "number", "bid", "vote": for a seat, "may": 1 is yes
    value: int
    among: tuple[int, ...] = ()  # what else it could have been
    hidden: bool = False  # until all have answered


class Bound(Struct, frozen=True):
    """What the words of an effect refer to that was started before, and goes on or comes later."""

    number: int  # of the started effect
    counted: bool = False  # it happens a number of times, and no more
    it: int = NO_CARD
    those: tuple[int, ...] = ()
    next: int = NO_CARD
    that: int = NOBODY
    amount: int = 0
    symbol: str = ""
    clash: ClashResult = NO_CLASH
    given: tuple[Given, ...] = ()


class Started(Struct, frozen=True):
    """An effect that holds for a while, or comes later: a Lasting or a Later of an ability."""

    seat: int  # "you"
    card: int  # "this card", which may be gone
    ability: int
    part: int  # which of those that the ability starts
    bound: Bound
    of: int = NOBODY  # whose turn it is about; nobody's: the turn under way, or no turn
    left: int = 1  # how many times, or in how many turns
    begun: bool = False  # the turn meant is under way
    amounts: tuple[int, ...] = ()  # by statement: by how much
    about: tuple[tuple[int, ...] | None, ...] = ()  # and of which cards; None: of an open group
    seats: tuple[tuple[int, ...] | None, ...] = ()  # and of which players, if it names any
    before: tuple[int, ...] = ()  # cards in play when it was started (TRG-4)


class Waiting(Struct, frozen=True):
    """An effect that waits for its turn, and what its words will refer to."""

    level: int  # of TRG-9, see stack.py
    seat: int
    card: int
    program: int
    it: int = NO_CARD
    that: int = NOBODY
    amount: int = 0
    was: AsFlipped | None = None
    clash: ClashResult | None = None  # the one it is about
    bound: Bound | None = None  # of an effect that was started before


class ArmedNext(Struct, frozen=True, gc=False):
    """A Next effect that waits for the next card its owner plays."""

    seat: int
    card: int
    ability: int


class ExtraPlay(Struct, frozen=True):
    """A card that may be played in this turn besides, and which one it may be."""

    seat: int  # "you"
    card: int  # "this card", whose effect allows it
    ability: int
    part: int  # which of its sentences about another card
    cards: tuple[int, ...] = ()  # those spoken of; none: any that is as it says


class Silenced(Struct, frozen=True, gc=False):
    """A trigger that somebody has named: its effects do not happen until their next turn."""

    seat: int
    trigger: str


class ForSale(Struct, frozen=True, gc=False):
    """A card in the aftermarket, and the seat whose sell marker lies on it."""

    card: int
    seller: int = NOBODY


class Friendship(Struct, frozen=True, gc=False):
    """A friendship card that somebody was given."""

    giver: int
    vp: int


class Side(Struct, frozen=True):
    """What one side puts into a trade; friendship cards are given by their VP."""

    cards: tuple[int, ...] = ()
    money: int = 0
    friends: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.cards or self.money or self.friends)


NOTHING: Final = Side()


class Deal(Struct, frozen=True):
    """Both sides of a trade, seen from the player who proposes it."""

    give: Side = NOTHING
    want: Side = NOTHING


class Proposal(Struct, frozen=True):
    """A trade put to another player."""

    id: int
    seat: int
    partner: int
    deal: Deal


class Fusing(Struct, frozen=True, tag=True):
    """A fusion being put together, card by card."""

    pile: int
    cards: tuple[int, ...] = ()


class Helping(Struct, frozen=True, tag=True):
    """Cards being put together for an NPC."""

    npc: int
    cards: tuple[int, ...] = ()


class Trading(Struct, frozen=True, tag=True):
    """A trade being put together."""

    partner: int
    deal: Deal = Deal()


DealInProgress = Fusing | Helping | Trading

T = TypeVar("T")


def with_entry(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with another one at a place."""
    return (*values[:place], value, *values[place + 1 :])


class Prompt(Struct, frozen=True):
    """A question to one seat: what kind, which options, and why."""

    seat: int
    kind: str  # "flip", "discard", "may", "reaction", "order", ...
    options: tuple[Option, ...]
    source: int = NO_CARD
    ability: int = -1


class Drafting(Struct, frozen=True):
    """Packs that go round, or Millennium Accessories that lie open to be taken in turn."""

    passing: Passing = 0  # 0: cards on offer
    drafters: tuple[int, ...] = ()  # seats that have still to take a card
    on_offer: tuple[int, ...] = ()  # Millennium Accessories (OPT-3)


class ModeState(Struct, frozen=True):
    """What only one mode needs to remember; each mode declares its own."""


NO_MODE_STATE: Final = ModeState()
