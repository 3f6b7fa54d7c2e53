"""What a seat may know of a game, as records: plain dicts and lists with declared keys.

`Game.view` gives them, the server sends them as they are, and bots, learners and the browser read the
same. They are small: a card is its number and its design, and what is printed on it is in the library
(`Game.catalog`, over the wire `GET /api/library/{lang}`). Cards are found there by `design`, sets and
characters by their English names, metas and NPCs by `id`. Parts of a view may be shared with other
views, so that whoever wants to change one copies it first.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mblades.cards.design import CardKind, EditionName, MetaDeck
from mblades.errors import Reason
from mblades.rules.state.records import Area, Passing, Phase
from mblades.text.tree import PromoRarity, Side, Symbol

# --------------------------------------------------------------------------- cards


class CardView(TypedDict):
    """A card whose face can be seen."""

    id: int
    design: str


class CardInPlay(TypedDict):
    """A card in play, as it is now: effects may have changed its stars and symbols."""

    id: int
    design: str
    stars: int
    elements: list[Symbol]
    types: list[Symbol]
    tokens: int
    markers: int
    facing: Side | None
    attached: list[CardView]
    keywords: list[str]  # gained, by English name


class CardForSale(TypedDict):
    """A card of the aftermarket."""

    id: int
    design: str
    marker: int | None  # the seat whose sell marker is on it


class PeekedCard(TypedDict):
    """A card of the store that a power let its player look at."""

    id: int
    design: str
    slot: int


class BackView(TypedDict):
    """The back of a card: its set, by English name."""

    set: str


class RefView(TypedDict):
    """A meta or an NPC, by its id in the library."""

    id: str


# --------------------------------------------------------------------------- the shop


class PileView(TypedDict):
    """A deck of the store, with the back on top."""

    count: int
    top: BackView | None


class StoreView(TypedDict):
    """The store: slots 0 to 8, and the tops of the decks."""

    area: list[BackView | None]
    deck: PileView
    core: PileView
    discard_count: int
    core_discard_count: int


class FusionPileView(TypedDict):
    """A pile of promos."""

    rarity: PromoRarity
    price: int  # cards for a promo, without powers
    count: int
    sets: list[str]  # whose cards it holds
    cards: list[CardView] | None  # null: one gets the top card, and may not look through the pile


class NpcsView(TypedDict):
    """The NPCs; the top of the deck can be gained too."""

    open: list[RefView]
    deck_count: int
    top: RefView | None
    discard_count: int


class ClockView(TypedDict):
    """The deckbuilding clock; when it ends is in the table's `due`."""

    running: bool
    timer: int  # 0, 1, 2; -1 before the first
    last: bool  # whether this timer is the last one
    length: int  # seconds
    paused: bool
    extensions: int
    consents: list[int]  # seats that ask for an extension


class TradeView(TypedDict):
    """A proposal, from the side of `seat`."""

    id: int
    seat: int
    partner: int
    give_cards: list[CardView]
    give_money: int
    give_friends: list[int]
    want_cards: list[CardView]
    want_money: int
    want_friends: list[int]
    possible: bool


class DraftingView(TypedDict):
    """Packs that go round, or Millennium Accessories that are taken in turn."""

    passing: Passing
    drafters: list[int]  # seats that have still to take a card; of open cards in turn
    offer: list[CardView]  # what lies open


# --------------------------------------------------------------------------- the tournament


class StartedView(TypedDict):
    """An effect that holds for a while, or comes later."""

    seat: int
    ability: int  # whose words started it, see `Line.abilities`
    card: int | None  # its number while it lies in play


class TournamentView(TypedDict):
    """The tournament under way."""

    first: int
    turn: int
    plays: int
    acted: bool
    scoring: bool
    silenced: list[str]
    lasting: list[StartedView]
    later: list[StartedView]
    tops: list[int | None]  # by seat: the number of the Top card


class PromptView(TypedDict):
    """An open question; in full only for the player who is asked.

    An option is one of ["card", card], ["player", seat], ["yes"], ["no"], ["done"], ["choice", index,
    English text], ["symbol", word], ["name", English name], ["slot", seat, index], ["number", count],
    ["side", "left"], ["effect", card, ability], ["play", card], ["decline"], ["meta", id]; it is taken by the action
    ["choose", its place]. The text of a choice in other languages is `Library.choices[text]`.
    """

    seat: int
    kind: str
    options: NotRequired[list[list[str | int]]]
    cards: NotRequired[list[CardView]]  # that the options name, wherever they are
    source: NotRequired[CardView | None]
    ability: NotRequired[int]  # whose words ask, see `Line.abilities`; -1: those of the rules
    sentence: NotRequired[int]  # of the ability, see `Line.ends`; -1: none in particular
    offer: NotRequired[str]  # what one may do, in English; a key of `Library.choices`, or ""
    whom: NotRequired[int]  # "that player", where it is asked for one after the other; or -1
    chosen: NotRequired[
        list[CardView]
    ]  # cards that the same question has been answered with so far
    # Cards in play that Reactions on offer answer, or of which a number is asked, one after the other.
    about: NotRequired[list[CardView]]
    amounts: NotRequired[list[int]]  # RP, M$ or tokens that each Reaction on offer answers


class TieBreak(TypedDict):
    """What decides between two with the same total."""

    source: str
    value: int
    than: int  # what the other has


class Standing(TypedDict):
    """A seat's place, and its total by source: VP, or what the mode counts."""

    seat: int
    place: int  # 1 is the winner; equal places are shared
    total: int
    sources: dict[str, int]  # tournament, collection, wealth or npc, friendship
    ahead_by: TieBreak | None  # of the next with the same total


# --------------------------------------------------------------------------- players


class FriendshipView(TypedDict):
    """A friendship card received."""

    giver: int
    vp: int


class FusingView(TypedDict):
    """A fusion that is put together pick by pick."""

    rarity: PromoRarity
    cards: list[int]


class HelpingView(TypedDict):
    """Cards picked one by one for an NPC."""

    npc: int  # its place in the library
    cards: list[int]
    places: list[list[int]]  # one for each card it asks for: those of the binder that would do


class TradingView(TypedDict):
    """A proposal that is put together pick by pick."""

    partner: int
    give_cards: list[int]
    give_money: int
    give_friends: list[int]
    want_cards: list[int]
    want_money: int
    want_friends: list[int]


class StorePricesView(TypedDict):
    """What the cards of the store cost, place by place as in `StoreView`."""

    area: list[int | None]
    deck: int | None
    core: int | None


class PricesView(TypedDict):
    """What powers make of the printed prices, for one player."""

    store: StorePricesView
    aftermarket: list[int]  # by place, as in `View.aftermarket`
    fusion: list[int]  # cards for a promo, by place as in `View.fusion`
    sales: int  # M$ on top of the stars of a card that is sold


class Belongings(TypedDict):
    """What everybody may know of what a player owns, and of what they have won."""

    seat: int
    character: str | None
    money: int
    markers: int
    ready: bool
    binder_count: int
    unseen_count: int  # dealt face down: in the binder when the timer starts
    pack_count: int  # held in a draft
    deck_count: int
    collection: list[CardView]
    shown: list[CardView]
    fused: list[str]
    friends: list[int]
    received: list[FriendshipView]
    npcs: list[RefView]
    tournament_vp: list[int]
    tournament_rp: list[int]
    collection_vp: list[int]
    second_collection: NotRequired[list[CardView]]  # Duel, Turn-Based
    second_deck_count: NotRequired[int]  # Funky
    third_deck_count: NotRequired[int]


class AtTournament(TypedDict):
    """What everybody may know of a player in a tournament."""

    hand_count: int
    powers: list[CardInPlay]
    rp: int
    out: bool
    named: list[str]
    clashes_won: int
    tableau: list[CardInPlay | None]  # null: a card face down
    box: list[CardInPlay | None]
    accessories: list[CardInPlay | None]
    slots: int | None  # null: there is no tournament


class OpenPlayer(Belongings, AtTournament):
    """What everybody may know of a player."""


class Secrets(TypedDict, total=False):
    """What only some may know of a player: binder and deck a partner too, the rest only they.

    All but those of modes are there for the player in question.
    """

    binder: list[CardView]
    deck: list[CardView]
    hand: list[CardView]
    pack: list[CardView]
    fusing: FusingView | None
    helping: HelpingView | None
    trading: TradingView | None
    deck_limits: dict[CardKind, int]
    deck_faults: list[Reason]  # what is wrong with the deck
    collection_value: int  # what it would score now
    collection_faults: list[Reason]
    takes_marker: list[Literal["fuse", "npc"]]  # deals that cost a sell marker
    prices: PricesView | None  # null: what is printed
    peeked: list[PeekedCard]
    next_metas: list[RefView | None]  # by deck, for a player whose power shows them
    second_collection_value: int  # Duel, Turn-Based
    second_collection_faults: list[Reason]
    second_deck: list[CardView]  # Funky
    second_deck_faults: list[Reason]
    third_deck: list[CardView]
    third_deck_faults: list[Reason]


class PlayerView(OpenPlayer, Secrets):
    """A player, as a seat may know them.

    In `View.areas` are the names of the areas that cards are moved between: fields of this type.
    """


# --------------------------------------------------------------------------- what modes add


class TeamView(TypedDict):
    """A team and its Team card."""

    members: list[int]
    card: CardView | None


class TurnsView(TypedDict):
    """How the turns of Turn-Based go."""

    to_do: bool  # the one thing of this turn is still to be done
    hand_limit: int
    most: int  # turns before one has to score
    taken: list[int]  # by seat: turns since the last scoring
    declared: list[list[str]]  # by seat: the symbols of the two collections, or ""


class ScenarioView(TypedDict):
    """How a round against a boss has ended."""

    name: str  # of the boss's set, in English
    players_rp: int
    boss_rp: int


class BossView(TypedDict):
    """The boss of Co-op and Campaign; its play area is that of its seat."""

    seat: int
    name: str  # of its set, in English
    difficulty: str
    singles: list[CardView]  # still to come, in no order
    plays_left: int
    accessories_to_come: int
    players_rp: int  # these must be more than those of the boss
    boss_rp: int
    box_rp: int  # that its Deck Box is sure to give in the end
    more_rp: int  # that the boss gets in the end besides
    rounds: int
    scenarios: list[ScenarioView]  # those over


class MetaToComeView(TypedDict):
    """A meta that this phase will still reveal."""

    deck: MetaDeck
    timer: int  # with which it is revealed, counted as by `ClockView`; -1: before the first


class ModeView(TypedDict, total=False):
    """What only some modes have; each fills in its own."""

    collection_rp: list[int]  # Duel, by seat: comes to the RP of the tournament
    last_deckbuilding: bool  # Funky: there is only one
    teams: list[TeamView]
    turns: TurnsView  # Turn-Based
    boss: BossView | None  # Co-op, Campaign; null until it is known


# --------------------------------------------------------------------------- the whole


class OpenTable(TypedDict):
    """What lies open to everybody, besides players."""

    edition: EditionName
    mode: str
    round: int
    phase: Phase
    last_round: bool
    clock: ClockView | None
    areas: list[Area]  # that a player moves cards between
    collection_worth: list[int]  # of a valid collection, by its size; larger ones as the last
    store: StoreView
    aftermarket: list[CardForSale]
    fusion: list[FusionPileView]
    metas: list[RefView]
    metas_to_come: list[MetaToComeView]  # in the order in which they are revealed
    dollars_per_vp: int | None  # what M$ are worth when the game is over; null: nothing
    npcs: NpcsView | None
    drafting: DraftingView | None
    tournament: TournamentView | None
    keyword_cards: list[CardView]
    placing: list[list[int]]
    standings: list[Standing]


class OpenView(OpenTable):
    """What lies open to everybody."""

    players: list[OpenPlayer]


class SeatTable(ModeView):
    """What a seat may know besides, of no player in particular."""

    seat: int | None
    opponents: list[int]
    trades: list[TradeView]
    prompt: PromptView | None


class SeatView(SeatTable):
    """What a seat may know besides."""

    players: dict[int, Secrets]  # by seat


class View(OpenTable, SeatTable):
    """Everything a seat may know."""

    players: list[PlayerView]
