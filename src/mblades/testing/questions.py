"""What a test asks about a scene. A question that is still open fails it."""

from __future__ import annotations

from typing import Any

from mblades.rules.effects import board, card_values
from mblades.rules.state.events import FIELDS, KINDS, Field
from mblades.rules.state.state import NO_CARD, State
from mblades.testing.scene import Scene, SceneError
from mblades.text.tree import ELEMENTS, PROMOS, TYPES

# besides the areas of a mode; "unseen" is a booster before its timer starts
PLAYER_PLACES = ("hand", "tableau", "box", "accessories", "powers", "unseen", "pack")


class Questions(Scene):
    """The verbs that look, and change nothing."""

    # ----------------------------------------------------------------- players

    def rp_of(self, seat: int) -> int:
        """A player's RP."""
        return self._settled().players[seat].rp

    def money_of(self, seat: int) -> int:
        """A player's M$."""
        return self._settled().players[seat].money

    def markers_of(self, seat: int) -> int:
        """A player's free sell markers."""
        return self._settled().players[seat].markers

    def vp_of(self, seat: int, source: str = "") -> int:
        """A player's VP so far, or those of a source: "tournament", "collection", "npc", ..."""
        standing = self.game.standings()[self._settled().players[seat].seat]
        if not source:
            return standing["total"]
        if source not in standing["sources"]:
            raise SceneError(f"VP come from {', '.join(standing['sources'])}, not from {source!r}")
        return standing["sources"][source]

    def place_of(self, seat: int) -> int:
        """A player's place if the game ended now; 1 is the winner."""
        self._settled()
        return self.game.standings()[seat]["place"]

    def placing(self) -> tuple[tuple[int, ...], ...]:
        """The places of the last tournament, best first; the tied share one."""
        return self._settled().placing

    def friends_of(self, seat: int) -> list[int]:
        """A player's own friendship cards that were not given away, by their VP."""
        return sorted(self._settled().players[seat].friends)

    def friendship_of(self, seat: int, giver: int) -> list[int]:
        """The friendship cards that a player got from another, by their VP."""
        return sorted(
            one.vp for one in self._settled().players[seat].received if one.giver == giver
        )

    def npcs_of(self, seat: int) -> list[str]:
        """The NPCs that a player has gained."""
        return self._npc_names(self._settled().players[seat].npcs)

    def is_out(self, seat: int) -> bool:
        """Whether a player has left the tournament (GEN-9)."""
        return self._settled().players[seat].out

    # ----------------------------------------------------------------- a player's cards

    def hand_of(self, seat: int) -> list[str]:
        """The names in a hand."""
        return self._names(self._settled().players[seat].hand)

    def tableau_of(self, seat: int) -> list[str]:
        """The names in a tableau, left to right, whichever way up."""
        return self._names(self._settled().players[seat].tableau)

    def binder_of(self, seat: int) -> list[str]:
        """The names in a binder."""
        return self._names(self._settled().players[seat].binder)

    def deck_of(self, seat: int) -> list[str]:
        """The names in a deck area, in the planned order of play."""
        return self._names(self._settled().players[seat].deck)

    def collection_of(self, seat: int) -> list[str]:
        """The names in a collection area."""
        return self._names(self._settled().players[seat].collection)

    def area_of(self, seat: int, area: str) -> list[str]:
        """The names in an area that only some modes have: "second collection", "third deck"."""
        return self._names(self._settled().players[seat].cards_in(self._area(area)))

    def shown_by(self, seat: int) -> list[str]:
        """The names of the cards that a player shows to everyone."""
        return self._names(self._settled().players[seat].shown)

    # ----------------------------------------------------------------- cards

    def stars_of(self, name: str) -> int:
        """The stars of a card now."""
        return card_values.stars(self._settled(), self._find(name))

    def symbols_of(self, name: str) -> set[str]:
        """The elements and types of a card now."""
        s = self._settled()
        card = self._find(name)
        elements, types = card_values.elements(s, card), card_values.types(s, card)
        return {symbol for n, symbol in enumerate(ELEMENTS) if elements >> n & 1} | {
            symbol for n, symbol in enumerate(TYPES) if types >> n & 1
        }

    def tokens_on(self, name: str) -> int:
        """The star tokens on a card."""
        return self._settled().tournament.tokens.get(self._find(name), 0)

    def markers_on(self, name: str) -> int:
        """The sell markers on a card."""
        return self._settled().tournament.marks.get(self._find(name), 0)

    def attached_to(self, name: str) -> list[str]:
        """The cards attached to a card."""
        return self._names(self._settled().tournament.attached.get(self._find(name), ()))

    def is_face_up(self, name: str) -> bool:
        """Whether a card is in play and face up."""
        s = self._settled()
        card = self._find(name)
        return card in board.of(s).owner and card not in s.tournament.down

    def is_in_play(self, name: str) -> bool:
        """Whether a card is in a play area, either way up."""
        s = self._settled()
        return self._find(name) in board.of(s).owner

    def top_card_of(self, seat: int) -> str | None:
        """The name of a player's Top card."""
        card = board.top_card(self._settled(), seat)
        return None if card == NO_CARD else self.state.catalog.names[self.state.cards[card]]

    def number_of(self, name: str) -> int:
        """The number of a card in the state, for `game.act`."""
        return self._find(name)

    def where_is(self, name: str) -> str:
        """Where a card lies: "binder of player 0", "core discard", "out of the game", ..."""
        s = self._settled()
        card = self._find(name)
        for player in s.players:
            for place in (*s.mode.areas, *PLAYER_PLACES):
                if card in player.cards_in(place):
                    return f"{place.replace('_', ' ')} of player {player.seat}"
        piles = _piles(s)
        return next((pile for pile in piles if card in piles[pile]), "nowhere")

    # ----------------------------------------------------------------- the shop

    def names_in(self, pile: str) -> list[str]:
        """The names in "store deck" (the top first), "store discard", "Bronze", "Silver prizes" ..."""
        piles = _piles(self._settled())
        if pile not in piles:
            raise SceneError(f"there is no pile {pile!r}; choose from {', '.join(piles)}")
        return self._names(piles[pile])

    def aftermarket_names(self) -> list[str]:
        """The names in the aftermarket."""
        return self.names_in("aftermarket")

    def store_names(self) -> list[str]:
        """The names in the store deck, the top first."""
        return self.names_in("store deck")

    def marker_in_aftermarket(self, name: str) -> int:
        """The seat whose marker is on a card in the aftermarket, or NOBODY."""
        on_sale = {one.card: one.seller for one in self._settled().shop.aftermarket}
        return on_sale[self._find(name, tuple(on_sale))]

    def npc_names(self) -> list[str]:
        """The NPCs that lie face up."""
        return self._npc_names(self._settled().shop.npc_open)

    def meta_names(self) -> list[str]:
        """The metas that are revealed."""
        s = self._settled()
        return [s.catalog.metas[meta].name for meta in s.metas]

    def _npc_names(self, npcs: tuple[int, ...]) -> list[str]:
        return [self.state.catalog.npcs[npc].name for npc in npcs]

    # ----------------------------------------------------------------- the course of the game

    @property
    def phase(self) -> str:
        """ "deckbuilding", "tournament", "over", and what options and modes add."""
        return self.state.phase

    @property
    def timer(self) -> int:
        """The timer that runs: 1 to 3; 0 while a phase is set up."""
        return max(self.state.deckbuilding.timer + 1, 0)

    def happened(self, kind: str) -> list[tuple[object, ...]]:
        """The events of a kind so far, cards by their names."""
        self._settle()
        wanted = KINDS[kind]
        return [
            tuple(self._told(field, getattr(event, field.name)) for field in FIELDS[wanted])
            for event in self.events
            if type(event) is wanted
        ]

    def _told(self, field: Field, value: Any) -> object:
        if field.what in ("card", "source") and value != NO_CARD:
            return self._names((value,))[0]
        return tuple(self._names(value)) if field.what == "cards" else value


def _piles(s: State) -> dict[str, tuple[int, ...]]:
    """What lies on the table, by the names that players give it; the top of a deck first."""
    promos = dict(zip(PROMOS, (pile[::-1] for pile in s.shop.fusion), strict=True))
    prizes = {f"{rarity} prizes": pile for rarity, pile in zip(PROMOS, s.shop.prizes, strict=False)}
    return {
        "store deck": s.shop.store_deck[::-1],
        "store area": s.shop.store_area,
        "store discard": s.shop.store_discard,
        "core deck": s.shop.core_deck[::-1],
        "core discard": s.shop.core_discard,
        "aftermarket": tuple([one.card for one in s.shop.aftermarket]),
        **promos,
        **prizes,
        "Keyword cards": s.keyword_cards,
        "out of the game": s.removed,
    }
