"""The state of a game: plain data that can be copied, saved and compared at any moment.

Every attribute holds an immutable value (ints, strings, tuples, frozen sets) or a dict that is
replaced, never changed in place. A copy therefore shares everything and costs a few microseconds.
The exceptions are the lists `players`, `stack` and `groups`, whose members are copied.

Cards are small integers: `state.cards[card]` is the index of its design in the catalog.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from mblades.rules.effects.board import Board
    from mblades.rules.effects.catalog import Catalog
    from mblades.rules.mode import Mode
    from mblades.rules.setup.editions import Edition
    from mblades.rules.setup.setup import Setup
    from mblades.rules.state.actions import CardActions

Phase = str  # "deckbuilding", "tournament", "over", and what options and modes add
NOBODY = -1
NO_CARD = -1
NO_CHOICE = -1

Action = tuple[object, ...]
# winners, losers, and who used which card
LastClash = tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, int], ...]]
EventData = tuple[object, ...]  # (kind, ...): see events.py


class Player:
    """What belongs to one seat."""

    seat: int
    character: int
    # deckbuilding
    money: int
    markers: int  # free sell markers
    binder: tuple[int, ...]
    deck: tuple[int, ...]  # in the planned order of play (DB-14)
    collection: tuple[int, ...]
    second_collection: tuple[int, ...]  # of Types, in Duel and Turn-Based (DUEL-2, TURN-7)
    declared: tuple[str, str]  # in Turn-Based: the symbols of the two collections, or ""
    second_deck: tuple[int, ...]  # in Funky (FUNKY-3)
    third_deck: tuple[int, ...]
    unseen: tuple[int, ...]  # dealt face down: in the binder when the timer starts (DB-3)
    pack: tuple[int, ...]  # held in a draft (OPT-5)
    shown: tuple[int, ...]  # binder or deck cards shown to everyone (DB-12)
    draft: Action | None  # a fusion, NPC or trade being put together pick by pick
    ready: bool
    fused: tuple[str, ...]  # rarities fused in this phase (ED-9)
    powers: tuple[int, ...]  # character, venue or team cards beside the board (OPT-1)
    peeked: tuple[int, ...]  # store cards looked at in this phase; NO_CARD for those gone since
    metas_changed: int  # in this phase
    friends: tuple[int, ...]  # own friendship cards still held, by VP
    received: tuple[tuple[int, int], ...]  # friendship cards of others: (giver, VP)
    npcs: tuple[int, ...]
    tournament_vp: tuple[int, ...]  # one entry a tournament
    tournament_rp: tuple[int, ...]  # likewise
    collection_vp: tuple[int, ...]  # one entry a deckbuilding phase
    collection_rp: int  # in Duel: added at the end of the tournament (DUEL-3)
    chosen_deck: int  # in Funky: which of the decks left is to be played (FUNKY-4); NO_CHOICE
    # tournament
    rp: int
    hand: tuple[int, ...]
    tableau: tuple[int, ...]
    box: tuple[int, ...]
    accessories: tuple[int, ...]
    extra_slots: int
    named: tuple[str, ...]  # cards named with Foreboding
    clashes_won: int
    played: int  # cards played this turn
    turns: int  # in Turn-Based: taken since the last scoring
    out: bool  # left the tournament by an infinite loop (GEN-9)

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.character = NOBODY
        self.money = 0
        self.markers = 0
        self.binder = ()
        self.deck = ()
        self.collection = ()
        self.second_collection = ()
        self.declared = ("", "")
        self.second_deck = ()
        self.third_deck = ()
        self.unseen = ()
        self.pack = ()
        self.shown = ()
        self.draft = None
        self.ready = False
        self.fused = ()
        self.powers = ()
        self.peeked = ()
        self.metas_changed = 0
        self.friends = ()
        self.received = ()
        self.npcs = ()
        self.tournament_vp = ()
        self.tournament_rp = ()
        self.collection_vp = ()
        self.collection_rp = 0
        self.chosen_deck = NO_CHOICE
        self.rp = 0
        self.hand = ()
        self.tableau = ()
        self.box = ()
        self.accessories = ()
        self.extra_slots = 0
        self.named = ()
        self.clashes_won = 0
        self.played = 0
        self.turns = 0
        self.out = False

    def clone(self) -> Player:
        twin = object.__new__(Player)
        twin.__dict__ = self.__dict__.copy()
        return twin


class Frame:
    """An effect that is being carried out: which program, where in it, and what it refers to."""

    program: int  # index into catalog.programs
    pc: int
    source: int  # "this card"
    owner: int  # "you"
    ability: int  # index into catalog.abilities, or -1 for a step of the rules
    it: int  # the card last chosen
    next: int  # "the next card" of a Next effect
    those: tuple[int, ...]
    that: int  # the player last chosen, or the one the event is about
    subject: int  # whose sentence is being carried out
    loop: tuple[tuple[int, ...], ...]  # subjects still to come, innermost last
    picks: tuple[int, ...]
    queue: tuple[int, ...]
    answer: int  # index of the chosen option, or -1
    amount: int  # "that much"
    moved: int  # what several subjects have gained or lost together, or -1
    done: bool  # whether the last effect did something ("If you do"); in a guard: it was replaced
    times: int  # repetitions done
    symbol: str  # the type or element named
    was: tuple[int, ...] | None  # as the card was flipped (RUL-20), see tableau.turn_down
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    used: Mapping[int, int]  # seat: the card used in the last clash
    copied: bool  # used by another effect, so that nothing flips for its use
    data: tuple[object, ...]
    window: tuple[Action, ...]  # effects that step in before it goes on (see resolve.work_off)

    def __init__(self, program: int, source: int, owner: int, ability: int = -1) -> None:
        self.program = program
        self.pc = 0
        self.source = source
        self.owner = owner
        self.ability = ability
        self.it = NO_CARD
        self.next = NO_CARD
        self.those = ()
        self.that = NOBODY
        self.subject = owner
        self.loop = ()
        self.picks = ()
        self.queue = ()
        self.answer = -1
        self.amount = 0
        self.moved = -1
        self.done = False
        self.times = 0
        self.symbol = ""
        self.was = None
        self.winners = ()
        self.losers = ()
        self.used = {}
        self.copied = False
        self.data = ()
        self.window = ()

    def note_moved(self, count: int) -> None:
        """Remember how much was gained or lost: "that much", and whether "you did"."""
        if self.loop:
            self.done = self.done or count > 0
            self.moved = max(self.moved, 0) + count
        else:
            self.done = count > 0
            self.amount = count

    def end_of_subjects(self) -> None:
        """A sentence about several players is over: "that much" is what all of them had."""
        if self.moved >= 0 and not self.loop:
            self.amount, self.moved = self.moved, -1

    def clone(self) -> Frame:
        twin = object.__new__(Frame)
        twin.__dict__ = self.__dict__.copy()
        return twin

    def about(self, seat: int) -> Frame:
        """A copy in which "that player" is this one, to ask what would hold for them."""
        twin = self.clone()
        twin.that = seat
        return twin

    def spoken_by(self, seat: int) -> Frame:
        """A copy in which this player is the subject of the sentence."""
        twin = self.clone()
        twin.subject = seat
        return twin


class Prompt(msgspec.Struct, frozen=True):
    """A question to one seat: what kind, which options, and why.

    An option is ("card", id), ("player", seat), ("yes",), ("no",), ("done",), ("choice", index, its text),
    ("symbol", word), ("name", card name), ("slot", seat, index), ("side", "left"),
    ("effect", card, ability), ("play", card), ("decline",), ("meta", id).
    """

    seat: int
    kind: str  # "flip", "discard", "may", "reaction", "order", ...
    options: tuple[Action, ...]
    source: int = NO_CARD
    ability: int = -1


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
    # the shop
    store_deck: tuple[int, ...]  # the top is the last
    store_area: tuple[int, ...]  # face down; NO_CARD where nothing could be dealt
    store_discard: tuple[int, ...]
    core_deck: tuple[int, ...]
    core_discard: tuple[int, ...]
    aftermarket: tuple[tuple[int, int], ...]  # (card, seat of its marker or NOBODY)
    fusion: tuple[tuple[int, ...], ...]  # Bronze, Silver, Gold piles
    reserve: tuple[tuple[tuple[int, ...], ...], ...]  # per promo rarity: sets not yet in the game
    prizes: tuple[tuple[int, ...], ...]  # Bronze and Silver sets kept for prize support
    removed: tuple[int, ...]  # in the box, out of the game
    pros: tuple[tuple[int, ...], ...]  # by seat: copies of its pro player card not dealt (OPT-2)
    keyword_cards: tuple[int, ...]  # that can be attached (OPT-11)
    venue_deck: tuple[tuple[int, ...], ...]  # copies for everyone of each venue (OPT-4)
    venue: tuple[int, ...]  # the copies of the one revealed, which are among the players' powers
    on_offer: tuple[int, ...]  # Millennium Accessories to be drafted (OPT-3)
    bosses: tuple[int, ...]  # in Co-op: by their number in the library, one a round
    boss_decks: tuple[tuple[int, ...], ...]  # the cards of bosses still to come, the next first
    boss_accessories: tuple[int, ...]  # of this boss, not revealed (COOP-3); the next is the last
    scenarios: tuple[tuple[int, int], ...]  # fought so far: RP of the players, RP of the boss
    new_sets: tuple[int, ...]  # for the store that is rebuilt in a campaign (CAMP-2)
    meta_decks: tuple[tuple[int, ...], ...]
    metas: tuple[int, ...]  # revealed
    npc_deck: tuple[int, ...]
    npc_open: tuple[int, ...]
    npc_discard: tuple[int, ...]
    # deckbuilding
    timer: int  # 0, 1, 2; -1 and -2: the first, the second has not been started yet
    extensions: int  # granted in this timer
    consents: tuple[int, ...]  # seats that ask for an extension
    paused: bool
    trades: tuple[Action, ...]  # open proposals, see trades.py
    next_trade: int
    # drafting
    drafters: tuple[int, ...]  # seats that have still to take a card
    passing: int  # 1: packs go clockwise, -1: counter-clockwise, 0: cards on offer, no packs
    # tournament
    first: int  # who had the first turn
    turn: int
    must_play: bool  # the Single of this turn is still to be played (TRN-4)
    plays: int  # cards the turn player may still play
    free_slot_plays: int  # of these, how many bring their own slot (Speed Plus)
    acted: bool
    passes: int
    turns: int  # taken in this tournament
    placing: tuple[tuple[int, ...], ...]  # last tournament's places, best first
    down: frozenset[int]
    tokens: Mapping[int, int]  # star tokens by card
    marks: Mapping[int, int]  # sell markers on cards in play
    attached: Mapping[int, tuple[int, ...]]
    keywords: Mapping[int, tuple[int, ...]]  # Keyword cards by the card they are on (OPT-11)
    facing: Mapping[int, str]
    changed: Mapping[int, tuple[int, int]]  # elements and types given by Become, as bit sets
    slot_bringers: frozenset[int]
    entered: tuple[int, ...]  # cards in play in the order they came (TRG-4)
    clash: LastClash | None
    armed: tuple[tuple[int, int, int], ...]  # Next effects waiting: (seat, card, ability)
    stack: list[Frame]
    groups: list[tuple[Action, ...]]  # triggered effects waiting, innermost last (TRG-10)
    happened: tuple[Action, ...]  # triggered by the effect under way
    prompt: Prompt | None
    silenced: tuple[tuple[int, str], ...]  # (seat, trigger): named until the seat's next turn
    scoring: int  # position in the order of END-1, or -1
    used: frozenset[tuple[int, int]]  # (card, ability) used up for this tournament
    used_this_turn: frozenset[tuple[int, int]]
    chain: int  # effects since the last decision (GEN-9)
    seen: int  # the position that the chain is compared with, as a digest; 0: none yet
    actor: int  # who caused the effects under way: took the last decision, or scores
    # not part of the data
    events: list[EventData]
    work: int  # done since the last input, see budget.py
    board: Board | None  # what the cards in play say, kept until they change

    def clone(self) -> State:
        """An independent copy."""
        twin = object.__new__(State)
        twin.__dict__ = self.__dict__.copy()
        twin.players = [player.clone() for player in self.players]
        twin.events = []
        if self.stack:
            twin.stack = [frame.clone() for frame in self.stack]
        else:
            twin.stack = []
        twin.groups = self.groups.copy()
        return twin
