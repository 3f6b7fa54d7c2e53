"""Laying a scene out: who has what, and what lies where."""

from __future__ import annotations

from mblades.cards.design import CardKind, Character
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.effects import board
from mblades.rules.effects.entering_and_leaving import add_tokens, enter
from mblades.rules.state import piles
from mblades.rules.state.piles import STORE_SLOTS
from mblades.rules.state.records import ArmedNext, ForSale, Friendship
from mblades.rules.state.state import NO_CARD, NOBODY
from mblades.testing.scene import Scene, SceneError
from mblades.text.tree import PROMOS, TriggerWord

FRIENDSHIP = Character("", "", "").friendship  # what every character has
LAST_TIMER = 3


class Layout(Scene):
    """The verbs that put things on the table, before anybody plays."""

    # ----------------------------------------------------------------- when it is

    def _midway(self) -> None:
        """The middle of a tournament: whoever plays first has the turn."""
        s = self.state
        s.phase, s.first, s.tournament.turn = "tournament", 0, 0
        s.tournament.must_play, s.tournament.plays = True, 1

    def _building(self, timer: int) -> None:
        """Deckbuilding under way: the income is paid, all markers are there, no card is dealt."""
        if not 0 <= timer <= LAST_TIMER:
            raise SceneError(
                "a deckbuilding phase has the timers 1, 2 and 3; 0 is before the first"
            )
        s = self.state
        s.phase, s.deckbuilding.timer = "deckbuilding", timer - 1
        s.shop.store_area = (NO_CARD,) * STORE_SLOTS
        for player in s.mode.builders(s):
            player.money = deckbuilding.INCOME
            player.markers = deckbuilding.marker_count(s, player)
            player.friends = FRIENDSHIP if s.edition.friendship else ()

    def round(self, number: int) -> None:
        """Say which round it is: 1 to 3; 0 is the Pre-Release."""
        self.state.round = number

    # ----------------------------------------------------------------- a player's cards

    def _lay(self, seat: int, area: str, cards: tuple[int, ...]) -> None:
        """Add cards to one of a player's places."""
        self.state.players[seat].add_to(area, *cards)
        board.forget(self.state)

    def tableau(self, seat: int, *names: str) -> None:
        """Put cards face up into a tableau, left to right."""
        s = self.state
        for name in names:
            card = self._new(name)
            enter(s, seat, card)
            s.tournament.armed = tuple(one for one in s.tournament.armed if one.seat != seat)
            for ability in board.abilities(s, card, TriggerWord.NEXT):
                s.tournament.armed = (*s.tournament.armed, ArmedNext(seat, card, ability.ref))

    def hand(self, seat: int, *names: str) -> None:
        """Put cards into a hand; without any it says that the hand is empty."""
        self._hands.add(seat)
        self._lay(seat, "hand", self._several(names))

    def binder(self, seat: int, *names: str) -> None:
        """Put cards into a binder."""
        self._lay(seat, "binder", self._several(names))

    def deck(self, seat: int, *names: str) -> None:
        """Put cards into the deck area, for `begin`."""
        self._lay(seat, "deck", self._several(names))

    def collection(self, seat: int, *names: str) -> None:
        """Put cards into the collection area."""
        self._lay(seat, "collection", self._several(names))

    def area(self, seat: int, area: str, *names: str) -> None:
        """Put cards into an area that only some modes have: "second collection", "third deck"."""
        self._lay(seat, self._area(area), self._several(names))

    def box(self, seat: int, name: str) -> None:
        """Put a card into the Deck Box slot."""
        self._in_play(seat, "box", (self._new(name),))

    def accessories(self, seat: int, *names: str) -> None:
        """Put cards into the Accessory slots."""
        self._in_play(seat, "accessories", self._several(names))

    def power(self, seat: int, *names: str, kind: CardKind = "Character") -> None:
        """Give a player character, co-op, venue or team cards (OPT-1)."""
        self._in_play(seat, "powers", tuple([self._new(name, kind) for name in names]))

    def _in_play(self, seat: int, area: str, cards: tuple[int, ...]) -> None:
        self.state.tournament.entered += cards
        self._lay(seat, area, cards)

    # ----------------------------------------------------------------- what else a player has

    def rp(self, seat: int, amount: int) -> None:
        """Set a player's RP."""
        self.state.players[seat].rp = amount

    def money(self, seat: int, amount: int) -> None:
        """Set a player's M$."""
        self.state.players[seat].money = amount

    def markers(self, seat: int, count: int) -> None:
        """Set a player's free sell markers."""
        self.state.players[seat].markers = count

    def vp(self, seat: int, *, tournament: int = 0, collection: int = 0) -> None:
        """Set the VP that a player has from earlier rounds."""
        player = self.state.players[seat]
        player.tournament_vp, player.collection_vp = (tournament,), (collection,)

    def friends(self, seat: int, *vp: int) -> None:
        """Say which friendship cards of their own a player still has, by their VP."""
        self.state.players[seat].friends = tuple(sorted(vp))

    def friendship(self, seat: int, giver: int, *vp: int) -> None:
        """Give a player friendship cards of another one, by their VP."""
        self.state.players[seat].received += tuple([Friendship(giver, each) for each in vp])

    def gained_npcs(self, seat: int, *names: str) -> None:
        """Give a player NPCs that were gained before."""
        self.state.players[seat].npcs += self._npc_numbers(names)

    # ----------------------------------------------------------------- cards in play

    def tokens(self, name: str, count: int) -> None:
        """Put star tokens on a card in play."""
        add_tokens(self.state, self._find(name), count)

    def face_down(self, *names: str) -> None:
        """Turn cards in play face down, without any effect."""
        self.state.tournament.down |= {self._find(name) for name in names}
        board.forget(self.state)

    def keyword_cards(self, *names: str) -> None:
        """Lay Keyword cards ready (OPT-11)."""
        self.state.keyword_cards += tuple(self._new(name, "Keyword") for name in names)

    def keywords(self, host: str, *names: str) -> None:
        """Attach Keyword cards to a card in play (OPT-11)."""
        s = self.state
        card = self._find(host)
        new = tuple([self._new(name, "Keyword") for name in names])
        s.tournament.keywords = {
            **s.tournament.keywords,
            card: (*s.tournament.keywords.get(card, ()), *new),
        }
        board.forget(s)

    # ----------------------------------------------------------------- the shop

    def store(self, *names: str) -> None:
        """Put cards on the store deck; the first is the top."""
        self.state.shop.store_deck = (*self.state.shop.store_deck, *reversed(self._several(names)))

    def core_deck(self, *names: str) -> None:
        """Put cards on the core deck; the first is the top."""
        self.state.shop.core_deck = (*self.state.shop.core_deck, *reversed(self._several(names)))

    def store_area(self, *names: str) -> None:
        """Lay cards face down into the first free places of the store area."""
        s = self.state
        area = list(s.shop.store_area) + [NO_CARD] * (STORE_SLOTS - len(s.shop.store_area))
        for card in self._several(names):
            if NO_CARD not in area:
                raise SceneError(f"the store area has {STORE_SLOTS} places")
            area[area.index(NO_CARD)] = card
        s.shop.store_area = tuple(area)

    def discards(self, *names: str) -> None:
        """Put cards on the discard piles that they belong to (CARD-9)."""
        piles.discard(self.state, self._several(names))

    def aftermarket(self, *names: str, marker: int = NOBODY) -> None:
        """Put cards into the aftermarket, with the marker of a seat or without any."""
        self.state.shop.aftermarket += tuple(
            [ForSale(card, marker) for card in self._several(names)]
        )

    def fusion(self, rarity: str, *names: str) -> None:
        """Put promos on a fusion pile; the first is the top."""
        s = self.state
        new = tuple(reversed(self._several(names)))
        at = _promo(rarity)
        s.shop.fusion = tuple(
            [(*pile, *new) if n == at else pile for n, pile in enumerate(s.shop.fusion)]
        )

    def new_promos(self, rarity: str, *names: str) -> None:
        """Lay a promo set ready that is not yet in the game (ED-24)."""
        s = self.state
        new, at = self._several(names), _promo(rarity)
        s.shop.reserve = tuple(
            [(*sets, new) if n == at else sets for n, sets in enumerate(s.shop.reserve)]
        )

    def prizes(self, rarity: str, *names: str) -> None:
        """Keep promos for prize support."""
        s = self.state
        new, at = self._several(names), _promo(rarity)
        s.shop.prizes = tuple(
            [(*pile, *new) if n == at else pile for n, pile in enumerate(s.shop.prizes)]
        )

    # ----------------------------------------------------------------- NPCs and metas

    def npcs(self, *names: str) -> None:
        """Lay NPCs face up."""
        self.state.shop.npc_open += self._npc_numbers(names)

    def npc_deck(self, *names: str) -> None:
        """Put NPCs on their deck; the first is the top."""
        self.state.shop.npc_deck = (*self.state.shop.npc_deck, *reversed(self._npc_numbers(names)))

    def npc_discards(self, *names: str) -> None:
        """Put NPCs on their discard pile."""
        self.state.shop.npc_discard += self._npc_numbers(names)

    def meta(self, *names: str) -> None:
        """Reveal metas by name."""
        self.state.metas += self._meta_numbers(names)

    def meta_deck(self, deck: int, *names: str) -> None:
        """Put metas on the first (0) or second (1) meta deck; the first is the top."""
        s = self.state
        new = tuple(reversed(self._meta_numbers(names)))
        s.meta_decks = tuple(
            [(*metas, *new) if n == deck else metas for n, metas in enumerate(s.meta_decks)]
        )

    def _npc_numbers(self, names: tuple[str, ...]) -> tuple[int, ...]:
        self._call_library()
        known = [npc.name for npc in self.state.catalog.npcs]
        return tuple([_number("NPC", name, known) for name in names])

    def _meta_numbers(self, names: tuple[str, ...]) -> tuple[int, ...]:
        self._call_library()
        known = [meta.name for meta in self.state.catalog.metas]
        return tuple([_number("meta", name, known) for name in names])


def _number(what: str, name: str, known: list[str]) -> int:
    found = [n for n, one in enumerate(known) if one.lower() == name.lower()]
    if not found:
        raise SceneError(f"there is no {what} named {name!r}")
    return found[-1]


def _promo(rarity: str) -> int:
    """The number of a promo rarity among the piles."""
    if rarity not in PROMOS:
        raise SceneError(f"promos are Bronze, Silver or Gold, not {rarity!r}")
    return PROMOS.index(rarity)
