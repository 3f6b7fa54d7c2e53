"""What a seat sees of a game, as it goes over the wire.

It is `Game.view` made small: a card is its number, its design and what differs from its print; what
is printed comes from the library (`GET /api/library/{lang}`). Cards are found there by `design`, sets
and characters by their English names, metas and NPCs by `id`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Phase = Literal["drafting", "deckbuilding", "choosing", "tournament", "over"]
Area = Literal[
    "binder", "deck", "collection", "second_collection", "second_deck", "third_deck"
]  # fmt: skip
Facing = Literal["left", "right"]


class Reason(Struct):
    """A sentence for a player, for translation by `key`: why something was refused, what is wrong."""

    key: str  # the English sentence with {named} places: key of the translation
    args: Mapping[str, int | str | Reason]  # what stands in the places; names are in English
    text: str  # the English sentence, filled in


class Card(Struct, kw_only=True):
    """A card; fields that are as printed, or zero, are left out. Face down it is only that."""

    id: int | UnsetType = UNSET
    design: str | UnsetType = UNSET
    face_down: bool | UnsetType = UNSET
    stars: int | UnsetType = UNSET
    elements: list[str] | UnsetType = UNSET
    types: list[str] | UnsetType = UNSET
    tokens: int | UnsetType = UNSET
    markers: int | UnsetType = UNSET
    facing: Facing | UnsetType = UNSET
    attached: list[Card] | UnsetType = UNSET
    keywords: list[str] | UnsetType = UNSET
    marker: int | UnsetType = UNSET  # aftermarket: whose sell marker is on it
    slot: int | UnsetType = UNSET  # peeked: where in the store


class Back(Struct):
    """The back of a card in the store: its set, by English name."""

    set: str


class Ref(Struct):
    """A meta or an NPC, by its id in the library."""

    id: str


class Pile(Struct):
    """A deck of the store, with the back on top."""

    count: int
    top: Back | None


class Store(Struct):
    """The store: slots 0 to 8, and the tops of the decks."""

    area: list[Back | None]
    deck: Pile
    core: Pile
    discard_count: int
    core_discard_count: int


class FusionPile(Struct):
    """A pile of promos; its cards where one may choose, its sets where it has several."""

    rarity: str
    count: int
    set: str | None
    sets: list[str] | UnsetType = UNSET
    cards: list[Card] | UnsetType = UNSET


class Npcs(Struct):
    """The NPCs; the top of the deck can be gained too."""

    open: list[Ref]
    deck_count: int
    top: Ref | None
    discard_count: int


class Clock(Struct):
    """The deckbuilding clock; when it ends is in the table's `due`."""

    running: bool
    timer: int  # 0, 1, 2; -1 before the first
    last: bool  # whether this timer is the last one
    length: int  # seconds
    paused: bool
    extensions: int
    consents: list[int]  # seats that ask for an extension


class Trade(Struct):
    """A proposal, from the side of `seat`."""

    id: int
    seat: int
    partner: int
    give_cards: list[Card]
    give_money: int
    give_friends: list[int]
    want_cards: list[Card]
    want_money: int
    want_friends: list[int]
    possible: bool


class Friendship(Struct):
    """A friendship card received."""

    giver: int
    vp: int


class FusionDraft(Struct, tag="fuse", tag_field="kind"):
    """A fusion that is put together pick by pick."""

    rarity: str
    cards: list[int]


class NpcDraft(Struct, tag="npc", tag_field="kind"):
    """Cards picked one by one for an NPC."""

    npc: int  # its place in the library
    cards: list[int]


class TradeDraft(Struct, tag="trade", tag_field="kind"):
    """A proposal that is put together pick by pick."""

    partner: int
    give_cards: list[int]
    give_money: int
    give_friends: list[int]
    want_cards: list[int]
    want_money: int
    want_friends: list[int]


Draft = FusionDraft | NpcDraft | TradeDraft


class StorePrices(Struct):
    """What the cards of the store cost, place by place as in `Store`."""

    area: list[int | None]
    deck: int | None
    core: int | None


class Prices(Struct):
    """What powers make of the printed prices, for one player."""

    store: StorePrices
    aftermarket: list[int]  # by place, as in `view.aftermarket`
    fusion: list[int]  # cards for a promo, by place as in `view.fusion`
    sales: int  # M$ on top of the stars of a card that is sold


class Player(Struct):
    """A player; the fields from `binder` on only where the viewer may know them, or the mode has them.

    In `view.areas` are the names of the areas that cards are moved between: fields of this type.
    """

    seat: int
    character: str | None
    money: int
    markers: int
    ready: bool
    binder_count: int
    unseen_count: int  # dealt face down: in the binder when the timer starts
    pack_count: int  # held in a draft
    deck_count: int
    hand_count: int
    collection: list[Card]
    shown: list[Card]
    fused: list[str]
    powers: list[Card]
    friends: list[int]
    received: list[Friendship]
    npcs: list[Ref]
    tournament_vp: list[int]
    tournament_rp: list[int]
    collection_vp: list[int]
    rp: int
    out: bool
    named: list[str]
    clashes_won: int
    tableau: list[Card]
    box: list[Card]
    accessories: list[Card]
    slots: int | None
    binder: list[Card] | UnsetType = UNSET
    deck: list[Card] | UnsetType = UNSET
    hand: list[Card] | UnsetType = UNSET
    pack: list[Card] | UnsetType = UNSET
    draft: Draft | UnsetType | None = UNSET
    deck_faults: list[Reason] | UnsetType = UNSET  # what is wrong with the deck
    deck_limits: dict[str, int] | UnsetType = UNSET  # by kind; of one's own decks
    collection_value: int | UnsetType = UNSET  # what it would score now
    collection_faults: list[Reason] | UnsetType = UNSET
    takes_marker: list[Literal["fuse", "npc"]] | UnsetType = UNSET  # deals that cost a sell marker
    prices: Prices | UnsetType | None = UNSET  # null: what is printed
    peeked: list[Card] | UnsetType = UNSET
    next_metas: list[Ref | None] | UnsetType = UNSET
    second_collection: list[Card] | UnsetType = UNSET  # Duel, Turn-Based
    second_collection_value: int | UnsetType = UNSET
    second_collection_faults: list[Reason] | UnsetType = UNSET
    second_deck_count: int | UnsetType = UNSET  # Funky
    second_deck: list[Card] | UnsetType = UNSET
    second_deck_faults: list[Reason] | UnsetType = UNSET
    third_deck_count: int | UnsetType = UNSET
    third_deck: list[Card] | UnsetType = UNSET
    third_deck_faults: list[Reason] | UnsetType = UNSET


class Drafting(Struct):
    """Packs that go round, or Millennium Accessories that are taken in turn."""

    passing: Literal[-1, 0, 1]  # 1: clockwise, -1: counter-clockwise, 0: there are no packs
    drafters: list[int]  # seats that have still to take a card; of open cards in turn
    offer: list[Card]  # what lies open


class Tournament(Struct):
    """The tournament under way."""

    first: int
    turn: int
    plays: int
    acted: bool
    scoring: bool
    silenced: list[str]
    tops: list[int | None]  # by seat: the number of the Top card


class Prompt(Struct):
    """An open question; in full only for the player who is asked.

    An option is one of ["card", card], ["player", seat], ["yes"], ["no"], ["done"], ["choice", index,
    English text], ["symbol", word], ["name", English name], ["slot", seat, index], ["side", "left"],
    ["effect", card, ability], ["play", card], ["decline"], ["meta", id]; it is taken by the action
    ["choose", its place]. The text of a choice in other languages is `Library.choices[text]`.
    """

    seat: int
    kind: str
    options: list[list[str | int]] | UnsetType = UNSET
    cards: list[Card] | UnsetType = UNSET  # that the options name, wherever they are
    source: Card | UnsetType | None = UNSET
    ability: int | UnsetType = (
        UNSET  # whose words ask, see `Line.abilities`; -1: those of the rules
    )


class Standing(Struct):
    """A seat's place, and its total by source: VP, or what the mode counts."""

    seat: int
    place: int
    total: int
    sources: dict[str, int]


class Team(Struct):
    """A team and its Team card."""

    members: list[int]
    card: Card | None


class Turns(Struct):
    """How the turns of Turn-Based go."""

    to_do: bool  # the one thing of this turn is still to be done
    hand_limit: int
    most: int  # turns before one has to score
    taken: list[int]  # by seat: turns since the last scoring
    declared: list[tuple[str, str]]  # by seat: the symbols of the two collections, or ""


class Scenario(Struct):
    """How a round against a boss has ended."""

    name: str  # of the boss's set, in English
    players_rp: int
    boss_rp: int


class Boss(Struct):
    """The boss of Co-op and Campaign; its play area is that of its seat."""

    seat: int
    name: str  # of its set, in English
    difficulty: str
    singles: list[Card]  # still to come, in no order
    plays_left: int
    accessories_to_come: int
    players_rp: int  # these must be more than those of the boss
    boss_rp: int
    more_rp: int  # that the boss gets in the end
    rounds: int
    scenarios: list[Scenario]  # those over


class View(Struct):
    """Everything a seat may know; the fields from `collection_rp` on are of some modes only."""

    seat: int | None
    edition: str
    mode: str
    round: int
    phase: Phase
    last_round: bool
    clock: Clock | None
    areas: list[Area]  # that a player moves cards between
    opponents: list[int]
    players: list[Player]
    store: Store
    aftermarket: list[Card]
    fusion: list[FusionPile]
    metas: list[Ref]
    npcs: Npcs | None
    trades: list[Trade]
    drafting: Drafting | None
    tournament: Tournament | None
    prompt: Prompt | None
    keyword_cards: list[Card]
    placing: list[list[int]]
    standings: list[Standing]
    collection_rp: list[int] | UnsetType = UNSET  # Duel, by seat: comes to the RP of the tournament
    last_deckbuilding: bool | UnsetType = UNSET  # Funky: there is only one
    teams: list[Team] | UnsetType = UNSET
    turns: Turns | UnsetType = UNSET  # Turn-Based
    boss: Boss | UnsetType | None = UNSET  # Co-op, Campaign; null until it is known
