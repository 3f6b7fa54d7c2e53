"""The state of a game: plain data that can be copied, saved and compared at any moment.

Every attribute holds an immutable value (ints, strings, tuples, frozen sets, records) or a dict that
is replaced, never changed in place. A copy therefore shares everything and costs a few microseconds.
What changes in place are the state itself, its parts, its players and the frames on the stack.

Cards are small integers: `state.cards[card]` is the index of its design in the catalog.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mblades.rules.state.actions import Action
from mblades.rules.state.copying import duplicate, duplicates, fill
from mblades.rules.state.events import Event
from mblades.rules.state.frame import Frame
from mblades.rules.state.kept import Kept
from mblades.rules.state.player import Player
from mblades.rules.state.records import (
    NO_CARD,
    NO_CHOICE,
    NO_MODE_STATE,
    NOBODY,
    ArmedNext,
    ClashResult,
    Drafting,
    ExtraPlay,
    ForSale,
    Happening,
    ModeState,
    Phase,
    Prompt,
    Proposal,
    Silenced,
    Started,
    Waiting,
)
from mblades.text.tree import Side

if TYPE_CHECKING:
    from mblades.rules.effects.board_records import Board
    from mblades.rules.effects.catalog import Catalog
    from mblades.rules.mode import Mode
    from mblades.rules.setup.editions import Edition
    from mblades.rules.setup.setup import Setup
    from mblades.rules.state.action_tables import CardActions

__all__ = [
    "NOBODY", "NO_CARD", "NO_CHOICE", "NO_MODE_STATE", "Deckbuilding", "Drafting", "Frame",
    "ModeState", "Player", "Prompt", "Shop", "State", "Tournament",
]  # fmt: skip


class Shop:
    """The store, the aftermarket, fusion and the NPCs."""

    store_deck: tuple[int, ...] = ()  # the top is the last
    store_area: tuple[int, ...] = ()  # face down; NO_CARD where nothing could be dealt
    store_discard: tuple[int, ...] = ()
    core_deck: tuple[int, ...] = ()
    core_discard: tuple[int, ...] = ()
    aftermarket: tuple[ForSale, ...] = ()
    fusion: tuple[tuple[int, ...], ...] = ((), (), ())  # Bronze, Silver, Gold piles
    reserve: tuple[tuple[tuple[int, ...], ...], ...] = (
        (),
        (),
        (),
    )  # promo sets not in the game yet
    prizes: tuple[tuple[int, ...], ...] = ((), ())  # Bronze and Silver sets for prize support
    npc_deck: tuple[int, ...] = ()
    npc_open: tuple[int, ...] = ()
    npc_discard: tuple[int, ...] = ()

    def __init__(self) -> None:
        fill(self)


class Deckbuilding:
    """The clock of a deckbuilding phase, and the trades that are open."""

    timer: int = 0  # 0, 1, 2; below 0: the first or the second has not been started yet
    extensions: int = 0  # granted in this timer
    consents: tuple[int, ...] = ()  # seats that ask for an extension
    paused: bool = False
    trades: tuple[Proposal, ...] = ()

    def __init__(self) -> None:
        fill(self)


class Tournament:
    """A tournament under way; a fresh one between tournaments."""

    stack: list[Frame]
    groups: list[tuple[Waiting, ...]]  # triggered effects waiting, innermost last (TRG-10)
    tokens: Mapping[int, int]  # star tokens by card
    marks: Mapping[int, int]  # sell markers on cards in play
    attached: Mapping[int, tuple[int, ...]]
    keywords: Mapping[int, tuple[int, ...]]  # Keyword cards by the card they are on (OPT-11)
    facing: Mapping[int, Side]
    down: frozenset[int] = frozenset()  # cards lying face down
    slot_bringers: frozenset[int] = frozenset()
    entered: tuple[int, ...] = ()  # cards in play in the order they came (TRG-4)
    turn: int = NOBODY
    must_play: bool = False  # the Single of this turn is still to be played (TRN-4)
    plays: int = 0  # cards the turn player may still play
    free_slot_plays: int = 0  # of these, how many bring their own slot (Speed Plus)
    extra_plays: tuple[ExtraPlay, ...] = ()  # cards besides these, of certain kinds
    acted: bool = False
    extra_actions: int = 0  # that the turn player may use besides that one
    more_acted: int = 0  # how many of them have been used
    passes: int = 0
    turns: int = 0  # taken in this tournament
    clash: ClashResult | None = None  # the last one
    armed: tuple[ArmedNext, ...] = ()
    happened: tuple[Waiting, ...] = ()  # triggered by the effect under way
    history: tuple[Happening, ...] = ()  # what can be counted afterwards
    prompt: Prompt | None = None
    silenced: tuple[Silenced, ...] = ()
    lasting: tuple[Started, ...] = ()  # what holds for a while, in the order it was started
    later: tuple[Started, ...] = ()  # what is still to come
    started: int = 0  # how many of both there have been
    ending: bool = False  # the turn is over but for what comes at its end
    scoring: int = -1  # position in the order of END-1, or -1
    met: frozenset[tuple[int, int]] = frozenset()  # (card, sentence) that waits for what is so now
    used: frozenset[tuple[int, int]] = frozenset()  # (card, ability) used up for this tournament
    used_this_turn: frozenset[tuple[int, int]] = frozenset()
    chain: int = 0  # effects since the last decision (GEN-9)
    seen: int = 0  # the position that the chain is compared with, as a digest; 0: none yet
    actor: int = NOBODY  # who caused the effects under way: took the last decision, or scores

    def __init__(self) -> None:
        fill(self)
        self.stack = []
        self.groups = []
        self.tokens = {}
        self.marks = {}
        self.attached = {}
        self.keywords = {}
        self.facing = {}


class State:
    """A whole game. `catalog`, `edition`, `mode`, `setup` and `cards` are shared by all copies."""

    catalog: Catalog
    edition: Edition  # its table, as the options and the mode change it
    mode: Mode
    setup: Setup
    cards: tuple[int, ...]
    actions: CardActions  # the actions about each card, made once

    rng: int
    phase: Phase
    round: int  # 1 to 3; 0 is the Pre-Release
    players: list[Player]
    shop: Shop
    deckbuilding: Deckbuilding
    drafting: Drafting
    tournament: Tournament
    mode_state: ModeState
    next_trade: int  # the number of the next proposal
    first: int  # who had the first turn
    placing: tuple[tuple[int, ...], ...]  # last tournament's places, best first
    meta_decks: tuple[tuple[int, ...], ...]
    metas: tuple[int, ...]  # revealed
    removed: tuple[int, ...]  # in the box, out of the game
    pros: tuple[tuple[int, ...], ...]  # by seat: copies of its pro player card not dealt (OPT-2)
    keyword_cards: tuple[int, ...]  # that can be attached (OPT-11)
    venue_deck: tuple[tuple[int, ...], ...]  # copies for everyone of each venue (OPT-4)
    venue: tuple[int, ...]  # the copies of the one revealed, which are among the players' powers
    # not part of the data
    events: list[Event]
    work: int  # done since the last input, see budget.py
    board: Board | None  # what the cards in play say, kept until they change
    last_board: Board | None  # the one before, which the next one follows from
    listed: dict[int, Kept[list[Action]]]  # parts of the choices of each seat

    def __init__(
        self,
        setup: Setup,
        edition: Edition,
        mode: Mode,
        catalog: Catalog,
        cards: tuple[int, ...],
        actions: CardActions,
    ) -> None:
        self.catalog = catalog
        self.edition = edition
        self.mode = mode
        self.setup = setup
        self.cards = cards
        self.actions = actions
        self.rng = setup.seed
        self.phase = "deckbuilding"
        self.round = 1
        self.players = [Player(seat) for seat in range(mode.seats(setup))]
        self.shop = Shop()
        self.deckbuilding = Deckbuilding()
        self.drafting = Drafting()
        self.tournament = Tournament()
        self.mode_state = mode.new_state(len(self.players))
        self.next_trade = 1
        self.first = NOBODY
        self.placing = ()
        self.meta_decks = ((), ())
        self.metas = ()
        self.removed = ()
        self.pros = ((),) * len(self.players)
        self.keyword_cards = ()
        self.venue_deck = ()
        self.venue = ()
        self.events = []
        self.work = 0
        self.board = None
        self.last_board = None
        self.listed = {}

    def listed_for(self, seat: int) -> Kept[list[Action]]:
        """The parts of a seat's choices that have been listed; a copy of the state has none."""
        kept = self.listed.get(seat)
        if kept is None:
            kept = self.listed[seat] = Kept()
        return kept

    def clone(self) -> State:
        """An independent copy. What a phase owns is made when it begins and left alone when it is over."""
        twin = duplicate(self)
        twin.players = duplicates(self.players)
        twin.shop = duplicate(self.shop)
        if self.phase != "tournament":
            twin.deckbuilding = duplicate(self.deckbuilding)
        if self.phase != "deckbuilding":
            tournament = twin.tournament = duplicate(self.tournament)
            stack = tournament.stack
            tournament.stack = [frame.clone() for frame in stack] if stack else []
            tournament.groups = tournament.groups.copy()
        board = self.board
        if board is not None and board.unsteady:  # its stars may count RP: each needs its own
            twin.board, twin.last_board = None, board
        twin.events = []
        twin.listed = {}
        return twin
