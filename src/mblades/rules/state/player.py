"""What belongs to one seat."""

from __future__ import annotations

from collections.abc import Mapping

from mblades.rules.state.copying import fill
from mblades.rules.state.records import NO_CHOICE, NOBODY, DealInProgress, Friendship

__all__ = ["NO_CHOICE", "Player"]


class Player:
    """One seat: its cards, money, points, and what it has done."""

    seat: int
    more_areas: Mapping[str, tuple[int, ...]]  # cards in the areas that only some modes have
    character: int = NOBODY
    # deckbuilding
    money: int = 0
    markers: int = 0  # free sell markers
    binder: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()  # in the planned order of play (DB-14)
    collection: tuple[int, ...] = ()
    unseen: tuple[int, ...] = ()  # dealt face down: in the binder when the timer starts (DB-3)
    pack: tuple[int, ...] = ()  # held in a draft (OPT-5)
    shown: tuple[int, ...] = ()  # binder or deck cards shown to everyone (DB-12)
    deal: DealInProgress | None = None  # being put together pick by pick
    ready: bool = False
    fused: tuple[str, ...] = ()  # rarities fused in this phase (ED-9)
    powers: tuple[int, ...] = ()  # character, venue or team cards beside the board (OPT-1)
    peeked: tuple[int, ...] = ()  # store cards looked at in this phase; NO_CARD for those gone
    metas_changed: int = 0  # in this phase
    friends: tuple[int, ...] = ()  # own friendship cards still held, by VP
    received: tuple[Friendship, ...] = ()  # friendship cards of others
    npcs: tuple[int, ...] = ()
    tournament_vp: tuple[int, ...] = ()  # one entry a tournament
    tournament_rp: tuple[int, ...] = ()  # likewise
    collection_vp: tuple[int, ...] = ()  # one entry a deckbuilding phase
    # tournament
    rp: int = 0
    hand: tuple[int, ...] = ()
    tableau: tuple[int, ...] = ()
    box: tuple[int, ...] = ()
    accessories: tuple[int, ...] = ()
    extra_slots: int = 0
    named: tuple[str, ...] = ()  # cards named with Foreboding
    clashes_won: int = 0
    played: int = 0  # cards played this turn
    out: bool = False  # left the tournament by an infinite loop (GEN-9)

    def __init__(self, seat: int) -> None:
        fill(self)
        self.seat = seat
        self.more_areas = {}

    def cards_in(self, area: str) -> tuple[int, ...]:
        """The cards in one of the player's areas, in play or dealt to them, by the place's name."""
        match area:
            case "binder":
                return self.binder
            case "deck":
                return self.deck
            case "collection":
                return self.collection
            case "hand":
                return self.hand
            case "box":
                return self.box
            case "accessories":
                return self.accessories
            case "tableau":
                return self.tableau
            case "powers":
                return self.powers
            case "unseen":
                return self.unseen
            case "pack":
                return self.pack
            case _:
                return self.more_areas.get(area, ())

    def put_in(self, area: str, cards: tuple[int, ...]) -> None:
        """Make these the cards of such a place."""
        match area:
            case "binder":
                self.binder = cards
            case "deck":
                self.deck = cards
            case "collection":
                self.collection = cards
            case "hand":
                self.hand = cards
            case "box":
                self.box = cards
            case "accessories":
                self.accessories = cards
            case "tableau":
                self.tableau = cards
            case "powers":
                self.powers = cards
            case "unseen":
                self.unseen = cards
            case "pack":
                self.pack = cards
            case _:
                others = {name: held for name, held in self.more_areas.items() if name != area}
                self.more_areas = {**others, area: cards} if cards else others

    def add_to(self, area: str, *cards: int) -> None:
        """Put more cards into such a place."""
        self.put_in(area, self.cards_in(area) + cards)
