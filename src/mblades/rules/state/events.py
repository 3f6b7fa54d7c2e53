"""What happened: one record a kind, with what its fields are and who may see them.

Everything else is made from these declarations: what a seat is told, the lists that go over the wire and
into snapshots (`["gained", 0, "RP", 5, 17]`: the kind, then the fields in order), what the browser client
knows of events, and how they are told: the message `event-gained` of `mblades/lang` has a place for every
field, filled by what the field is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Annotated, ClassVar, Final, Literal, NamedTuple, get_args, get_type_hints

import msgspec

from mblades.rules.state.records import NO_CARD, Unit


class SecretTo:
    """Names the fields with the seats that a secret field is open to; others get null for it."""

    __slots__ = ("seats",)

    def __init__(self, *seats: str) -> None:
        self.seats = seats


# What a field is; the word is what the client is told.
Seat = Annotated[int, "seat"]
Seats = Annotated[tuple[int, ...], "seats"]
Card = Annotated[int, "card"]
Cards = Annotated[tuple[int, ...], "cards"]
Source = Annotated[int, "source"]  # the card whose effect it is; NO_CARD: not a card's
MetaNumber = Annotated[int, "meta"]
NpcNumber = Annotated[int, "npc"]
SetName = Annotated[str, "set"]
SetNames = Annotated[tuple[str, ...], "sets"]
PhaseName = Annotated[str, "phase"]
Area = Annotated[str, "area"]
PileName = Annotated[str, "pile"]
UnitName = Annotated[Unit, "unit"]
Word = Annotated[str, "word"]  # of the game, in English: a symbol, a rarity, the name of a card
Remark = Annotated[str, "remark"]  # why a trade was answered so: "collect", "little", ...
Position = Annotated[int, "position"]  # from 0 on
StoreSlot = Annotated[int | str, "slot"]  # a position, or "store" or "core": the top of that deck
Amount = Annotated[int, "amount"]
Money = Annotated[int, "money"]
Friends = Annotated[tuple[int, ...], "friends"]  # the VP of Friendship cards
Amounts = Annotated[tuple[int, ...], "amounts"]
Number = Annotated[int, "number"]
Flag = Annotated[bool, "flag"]
Places = Annotated[tuple[tuple[int, ...], ...], "places"]

# What somebody may not see is None, and of hidden cards only their number is known.
HiddenCard = Annotated[int | None, "card"]
HiddenCards = Annotated[tuple[int | None, ...], "cards"]
HiddenNumber = Annotated[int | None, "number"]
OwnCard = Annotated[HiddenCard, SecretTo("seat")]
OwnCards = Annotated[HiddenCards, SecretTo("seat")]


# How an event stands in the story: a headline, what somebody does, what comes of it, or not at all.
Telling = Literal["headline", "main", "detail", "untold"]


def _kind(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, array_like=True, gc=False, tag=_kind):
    """Something that happened; its kind is the name of its class: GainedNpc is "gained_npc"."""

    known_to: ClassVar[tuple[str, ...]] = ()
    """The fields with the only seats that learn of it; none: everybody does."""
    telling: ClassVar[Telling] = "detail"
    """How it stands in the story."""
    together: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Fields that the story names in one list, as far as there is anything of them."""


class Headline(Event, frozen=True):
    """Something new begins."""

    telling: ClassVar[Telling] = "headline"


class MainEvent(Event, frozen=True):
    """What others follow from."""

    telling: ClassVar[Telling] = "main"


class Untold(Event, frozen=True):
    """What a person does with their own cards, and what another event says better."""

    telling: ClassVar[Telling] = "untold"


# --------------------------------------------------------------------------- the course of the game


class Phase(Headline, frozen=True):
    """A phase begins."""

    phase: PhaseName
    round: Number


class Timer(Headline, frozen=True):
    """A timer of deckbuilding starts."""

    timer: Position


class Extended(Event, frozen=True):
    """The time is up and is made longer."""

    timer: Position
    extensions: Amount


class Paused(Event, frozen=True):
    """Somebody stops the clock."""

    seat: Seat


class Resumed(Event, frozen=True):
    """Somebody lets the clock run again."""

    seat: Seat


class Consent(Event, frozen=True):
    """Somebody agrees that the phase may end."""

    seat: Seat


class Ready(Untold, frozen=True):
    """Somebody is ready for the next timer."""

    seat: Seat


class Unready(Untold, frozen=True):
    """Somebody is not ready after all."""

    seat: Seat


class Meta(MainEvent, frozen=True):
    """A meta is revealed."""

    meta: MetaNumber


class Remade(Event, frozen=True):
    """The discard of a pile was shuffled into a new deck."""

    deck: PileName  # store, core or npc


class BoostersShort(MainEvent, frozen=True):
    """There are not enough cards for whole boosters: everyone gets as many as everyone can."""

    dealt: Number  # to each
    of: Number


class Over(Headline, frozen=True):
    """The game is over."""

    places: Amounts  # by seat


# --------------------------------------------------------------------------- deckbuilding


class Income(Event, frozen=True):
    """Somebody receives more M$ than others, by a power."""

    seat: Seat
    amount: Amount


class Peeked(Event, frozen=True):
    """Somebody looks at a card in the store."""

    seat: Seat
    slot: Position
    card: OwnCard


class MetaChanged(Event, frozen=True):
    """Somebody puts another meta on top of a meta deck."""

    seat: Seat
    deck: Number


class Dealt(Untold, frozen=True):
    """Somebody is dealt cards."""

    seat: Seat
    cards: OwnCards


class Arranged(Untold, frozen=True, rename={"from_": "from"}):
    """Somebody moves a card between binder and deck."""

    known_to: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat
    card: OwnCard
    from_: Area
    to: Area


class Displayed(Untold, frozen=True, rename={"from_": "from"}):
    """Somebody moves a card into or out of the collection."""

    seat: Seat
    card: Card
    from_: Area
    to: Area


class Shown(MainEvent, frozen=True):
    """Somebody shows a card to everyone."""

    seat: Seat
    card: Card


class Hidden(Event, frozen=True):
    """Somebody shows a card no longer."""

    seat: Seat
    card: OwnCard


class Bought(MainEvent, frozen=True):
    """Somebody buys a card in the store."""

    seat: Seat
    slot: StoreSlot
    set: SetName
    cost: Amount
    card: OwnCard


class Sold(MainEvent, frozen=True):
    """Somebody sells a card to the aftermarket."""

    seat: Seat
    card: Card
    price: Amount


class Purchased(MainEvent, frozen=True):
    """Somebody buys a card in the aftermarket."""

    seat: Seat
    card: Card
    price: Amount
    owner: Seat  # whose marker it had, or NOBODY


class Fused(MainEvent, frozen=True):
    """Somebody fuses cards into a promo."""

    seat: Seat
    rarity: Word
    cards: OwnCards
    promo: OwnCard


class NewPromos(Event, frozen=True):
    """A new set takes the place of a fusion pile."""

    rarity: Word
    set: SetName


class GainedNpc(MainEvent, frozen=True):
    """Somebody gains an NPC for cards."""

    seat: Seat
    npc: NpcNumber
    cards: Cards


class Proposed(MainEvent, frozen=True):
    """Somebody proposes a trade."""

    known_to: ClassVar[tuple[str, ...]] = ("seat", "partner")
    trade: Number
    seat: Seat
    partner: Seat
    give_cards: Cards
    give_money: Money
    give_friends: Friends
    want_cards: Cards
    want_money: Money
    want_friends: Friends


class Traded(MainEvent, frozen=True):
    """A trade is carried out."""

    together: ClassVar[dict[str, tuple[str, ...]]] = {
        "given": ("give_cards", "give_money", "give_friends"),
        "wanted": ("want_cards", "want_money", "want_friends"),
    }
    trade: Number
    seat: Seat
    partner: Seat
    give_cards: Annotated[HiddenCards, SecretTo("seat", "partner")]
    give_money: Money
    give_friends: Friends
    want_cards: Annotated[HiddenCards, SecretTo("seat", "partner")]
    want_money: Money
    want_friends: Friends


class Declined(MainEvent, frozen=True):
    """The partner declines a trade."""

    known_to: ClassVar[tuple[str, ...]] = ("seat", "partner")
    trade: Number
    seat: Seat
    partner: Seat


class Remarked(MainEvent, frozen=True):
    """Somebody says why they answered a trade as they did; no rule asks for it."""

    known_to: ClassVar[tuple[str, ...]] = ("seat", "partner")
    seat: Seat
    partner: Seat
    reason: Remark
    symbol: Word  # that they collect


class TakenBack(MainEvent, frozen=True):
    """Somebody takes back a sale that nobody has acted on; the server lets them."""

    seat: Seat
    card: Card
    price: Amount


class Withdrawn(MainEvent, frozen=True):
    """Somebody takes back a proposal."""

    known_to: ClassVar[tuple[str, ...]] = ("seat", "partner")
    trade: Number
    seat: Seat
    partner: Seat


class Collection(MainEvent, frozen=True):
    """Somebody turns in a collection."""

    seat: Seat
    cards: Cards
    vp: Amount


class CollectionInvalid(MainEvent, frozen=True):
    """What somebody has on display makes no valid collection."""

    seat: Seat
    cards: Cards


class CollectionRp(MainEvent, frozen=True):
    """Somebody turns in a collection for RP, in Duel."""

    seat: Seat
    cards: Cards
    rp: Amount


class HandedOver(MainEvent, frozen=True):
    """A player gives a card to their partner, in a team."""

    seat: Seat
    partner: Seat
    card: Annotated[HiddenCard, SecretTo("seat", "partner")]


class Paid(MainEvent, frozen=True):
    """A player gives M$ to their partner, in a team."""

    seat: Seat
    partner: Seat
    amount: Amount


class DeckChosen(Event, frozen=True):
    """Somebody chooses a deck, in Funky."""

    seat: Seat
    deck: Annotated[HiddenNumber, SecretTo("seat")]


class Trimmed(Event, frozen=True):
    """A card is too many for the deck it was in."""

    seat: Seat
    card: OwnCard


# --------------------------------------------------------------------------- options


class Venue(MainEvent, frozen=True):
    """A venue is revealed."""

    card: Card


class Accessories(Event, frozen=True):
    """Millennium Accessories are laid open, to be taken in turn."""

    cards: Cards


class TookAccessory(MainEvent, frozen=True):
    """Somebody takes a Millennium Accessory."""

    seat: Seat
    card: Card


class Draft(Headline, frozen=True):
    """A draft begins: everyone holds a pack."""

    direction: Number  # 1: clockwise, -1: counter-clockwise


class Drafted(MainEvent, frozen=True):
    """Somebody drafts a card."""

    seat: Seat
    card: OwnCard


class PacksPassed(Event, frozen=True):
    """Everyone passes their pack on."""

    direction: Number  # 1: clockwise, -1: counter-clockwise


class Liquidated(MainEvent, frozen=True):
    """Somebody returns cards to the box for M$."""

    seat: Seat
    cards: OwnCards
    paid: Amount


# --------------------------------------------------------------------------- against a boss


class Boss(MainEvent, frozen=True):
    """A boss sits down."""

    seat: Seat  # of the boss
    set: SetName


class BossAccessory(MainEvent, frozen=True):
    """The boss reveals an accessory."""

    seat: Seat  # of the boss
    card: Card


class BossBonus(Event, frozen=True):
    """The boss gains RP, as the campaign has it."""

    seat: Seat  # of the boss
    amount: Amount


class Scenario(MainEvent, frozen=True):
    """A tournament against the boss is decided."""

    seat: Seat  # of the boss
    won: Flag  # by the players
    players_rp: Amount
    boss_rp: Amount


class StoreRebuilt(Event, frozen=True):
    """The campaign makes a new store."""

    sets: SetNames


# --------------------------------------------------------------------------- after a tournament


class Placing(MainEvent, frozen=True):
    """A tournament is decided."""

    row: Number
    places: Places  # best first; the tied share one
    vp: Amounts  # by seat


class Prize(MainEvent, frozen=True):
    """Somebody gets a promo as a prize."""

    seat: Seat
    card: Card


class ProCard(MainEvent, frozen=True):
    """Somebody gets a pro player card."""

    seat: Seat
    card: Card
    winner: Seat  # whose card it is: a runner-up's if one wins twice


# --------------------------------------------------------------------------- tournament


class Tournament(Untold, frozen=True):
    """A tournament begins."""

    round: Number
    first: Seat


class Turn(Headline, frozen=True):
    """Somebody's turn begins."""

    seat: Seat


class Passed(MainEvent, frozen=True):
    """Somebody has no card to play."""

    seat: Seat


class TimeCalled(Event, frozen=True):
    """Time is called: the last turns."""


class Played(MainEvent, frozen=True):
    """Somebody plays a card."""

    seat: Seat
    card: Card


class Action(MainEvent, frozen=True):
    """Somebody uses the Action of a card."""

    seat: Seat
    card: Card


class Effect(Untold, frozen=True):
    """An effect begins."""

    seat: Seat
    card: Card
    ability: Number


class Reaction(Event, frozen=True):
    """Somebody reacts with a card."""

    seat: Seat
    card: Card


class Cancelled(Event, frozen=True):
    """Somebody cancels the effect of a card."""

    card: Card
    by: Seat


class Prevented(Event, frozen=True):
    """Somebody saves a card from what was to happen to it."""

    card: Card
    by: Seat


class Flipped(Event, frozen=True):
    """A card is turned face down."""

    seat: Seat
    card: Card
    by: Seat


class Unflipped(Event, frozen=True):
    """A card is turned face up again."""

    seat: Seat
    card: Card
    by: Seat


class Gained(Event, frozen=True):
    """Somebody gains RP or M$."""

    seat: Seat
    unit: UnitName
    amount: Amount
    source: Source


class Lost(Event, frozen=True):
    """Somebody loses RP or M$."""

    seat: Seat
    unit: UnitName
    amount: Amount
    source: Source


class Stole(Event, frozen=True):
    """Somebody takes RP or M$ from another: the victim loses them, and the thief gains them."""

    seat: Seat  # the thief
    victim: Seat
    unit: UnitName
    amount: Amount
    source: Source


class Discarded(Event, frozen=True):
    """A card is discarded from the play area."""

    seat: Seat
    card: Card


class DiscardedHand(Event, frozen=True):
    """A card is discarded from a hand."""

    seat: Seat
    card: OwnCard


class Returned(Event, frozen=True):
    """A card that all can see goes back to a player."""

    seat: Seat
    card: Card
    to: Area


class ReturnedUnseen(Event, frozen=True):
    """A card that not all can see goes back to a player."""

    seat: Seat
    card: OwnCard
    to: Area


class Taken(Event, frozen=True):
    """A card that all can see goes to a player."""

    seat: Seat
    card: Card


class TakenUnseen(Event, frozen=True):
    """A card goes to a player from a hand, a binder or the store."""

    seat: Seat
    card: Annotated[HiddenCard, SecretTo("seat", "holder")]
    holder: Seat  # NOBODY: it comes from the store


class Drew(Event, frozen=True):
    """Somebody draws a card."""

    seat: Seat
    card: OwnCard


class Revealed(Event, frozen=True):
    """Somebody reveals a card."""

    seat: Seat
    card: Card


class LookedAt(Event, frozen=True):
    """Somebody looks at a card."""

    seat: Seat
    card: OwnCard


class Named(Event, frozen=True):
    """Somebody names a symbol, a card or a trigger."""

    seat: Seat
    word: Word


class Chose(Event, frozen=True):
    """Somebody has chosen a number."""

    seat: Seat
    number: Number


class Voted(Event, frozen=True):
    """Somebody has voted for somebody."""

    seat: Seat
    whom: Seat


class Decided(Event, frozen=True):
    """Somebody has said whether they want to do what they may do."""

    seat: Seat
    yes: Flag


class HasBid(Event, frozen=True):
    """Somebody bids so much, or nothing."""

    seat: Seat
    amount: Amount
    unit: UnitName


class Lasts(Event, frozen=True):
    """A card has started an effect that holds for a while."""

    seat: Seat
    card: Source
    ability: Number


class PutOff(Event, frozen=True):
    """A card has started an effect that comes later."""

    seat: Seat
    card: Source
    ability: Number


class WoreOff(Event, frozen=True):
    """An effect that held for a while is over."""

    seat: Seat
    card: Source


class Moved(Event, frozen=True):
    """A card in play moves to another slot."""

    seat: Seat
    card: Card
    slot: Position


class Attached(Event, frozen=True):
    """A card is put under another."""

    card: Card
    host: Card


class AttachedUnseen(Event, frozen=True):
    """A card is put face down under another."""

    seat: Seat
    card: OwnCard
    host: Card


class Tokens(Event, frozen=True):
    """Star tokens are put on a card or taken off."""

    card: Card
    count: Amount  # below 0: taken off


class Markers(Event, frozen=True):
    """Sell markers are put on a card or taken off."""

    card: Card
    count: Amount  # below 0: taken off


class PutOnStore(Event, frozen=True):
    """Somebody puts a card on top of the store."""

    seat: Seat
    card: OwnCard


class PutUnderStore(Event, frozen=True):
    """Somebody puts a card on the bottom of the store."""

    seat: Seat
    card: OwnCard


class ShuffledIntoStore(Event, frozen=True):
    """Somebody shuffles a card into the store."""

    seat: Seat
    card: OwnCard


class PutInBox(Event, frozen=True):
    """Somebody puts a card in the box: it is out of the game."""

    seat: Seat
    card: Card


class DiscardedToStore(Event, frozen=True):
    """Somebody discards a card to the store's discard pile."""

    seat: Seat
    card: Card


class PutInAftermarket(Event, frozen=True):
    """Somebody puts a card into the aftermarket."""

    seat: Seat
    card: Card


class Clash(Event, frozen=True):
    """A clash begins."""

    seat: Seat
    seats: Seats


class ClashCard(Event, frozen=True):
    """One side of a clash is counted."""

    seat: Seat
    used: Card
    revealed: Card  # NO_CARD: the store was empty
    total: Amount


class ClashResult(Event, frozen=True):
    """A clash is decided."""

    winners: Seats
    losers: Seats


class ClashOff(Event, frozen=True):
    """A clash does not occur after all: too few have a card left for it."""


class Loop(Event, frozen=True):
    """Somebody has found an endless loop and leaves the tournament."""

    seat: Seat
    paid: Amount


class Scoring(Headline, frozen=True):
    """Score effects begin."""


# --------------------------------------------------------------------------- in Turn-Based


class Equipped(MainEvent, frozen=True):
    """Somebody plays a deck box or an accessory."""

    seat: Seat
    card: Card


class Collected(MainEvent, frozen=True):
    """Somebody adds a card to a collection."""

    seat: Seat
    card: Card
    symbol: Word


class Scored(MainEvent, frozen=True):
    """Somebody scores a deck."""

    seat: Seat
    number: Number  # which scoring of three
    rp: Amount  # what is recorded


class Kept(Event, frozen=True):
    """Somebody keeps accessories for the next deck."""

    seat: Seat
    cards: Cards


class Finished(Event, frozen=True):
    """Somebody has finished."""

    seat: Seat


class CollectionCounted(Event, frozen=True):
    """RP for collections are counted, before the places; in Duel as well."""

    seat: Seat
    rp: Amount


# --------------------------------------------------------------------------- what is declared


class Field(NamedTuple):
    """A field of an event, as it is declared."""

    name: str
    wire_name: str
    what: str  # "seat", "card", "cards", "amount", ...
    secret_to: tuple[str, ...]  # the fields with the seats it is open to; none: it is no secret


def _fields_of(event: type[Event]) -> tuple[Field, ...]:
    hints = get_type_hints(event, include_extras=True)
    names = zip(event.__struct_fields__, event.__struct_encode_fields__, strict=True)
    return tuple(Field(name, wire_name, *_declared(hints[name])) for name, wire_name in names)


def _declared(hint: object) -> tuple[str, tuple[str, ...]]:
    _type, what, *secrets = get_args(hint)
    return what, secrets[0].seats if secrets else ()


FIELDS: Final[dict[type[Event], tuple[Field, ...]]] = {
    event: _fields_of(event)
    for base in (Event, Headline, MainEvent, Untold)
    for event in base.__subclasses__()
    if not event.__subclasses__()
}
KINDS: Final[dict[str, type[Event]]] = {str(event.__struct_config__.tag): event for event in FIELDS}
ANY_EVENT: Final[type[Event]] = reduce(or_, FIELDS)  # what msgspec decodes
_SECRETS: Final = {
    event: secrets
    for event, fields in FIELDS.items()
    if (secrets := [field for field in fields if field.secret_to])
}
_CARDS: Final = {
    event: [field.name for field in fields if field.what in ("card", "cards", "source")]
    for event, fields in FIELDS.items()
}


# --------------------------------------------------------------------------- who sees what


def seen_by(event: Event, seat: int | None) -> Event | None:
    """The event as a seat (None: a spectator) may know it; None if it learns nothing of it."""
    if event.known_to and not _is_among(event, event.known_to, seat):
        return None
    masked = {
        field.name: _masked(getattr(event, field.name))
        for field in _SECRETS.get(type(event), ())
        if not _is_among(event, field.secret_to, seat)
    }
    return msgspec.structs.replace(event, **masked) if masked else event


def all_seen_by(happened: Iterable[Event], seat: int | None) -> list[Event]:
    """Several events as a seat may know them."""
    return [seen for event in happened if (seen := seen_by(event, seat)) is not None]


def _is_among(event: Event, fields: tuple[str, ...], seat: int | None) -> bool:
    """A spectator is nobody's seat, NOBODY's included."""
    return seat is not None and any(getattr(event, field) == seat for field in fields)


def _masked(value: object) -> object:
    return (None,) * len(value) if isinstance(value, tuple) else None


def cards_named(event: Event) -> Iterator[int]:
    """The cards that an event names, as far as they can be seen."""
    for name in _CARDS[type(event)]:
        value = getattr(event, name)
        for card in value if isinstance(value, tuple) else (value,):
            if card is not None and card != NO_CARD:
                yield card
