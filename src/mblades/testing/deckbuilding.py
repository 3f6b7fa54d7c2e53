"""Building decks: buying, selling, fusing, trading and the clock.

Every verb is an action of the game, which refuses here what it refuses there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mblades.errors import IllegalAction
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.state import actions
from mblades.rules.state.actions import Action, StorePlace
from mblades.rules.state.records import Proposal
from mblades.rules.state.state import NO_CARD, Player
from mblades.testing.layout import Layout
from mblades.testing.scene import SceneError
from mblades.text.tree import PROMOS

NO_PROPOSAL = 0  # their numbers begin with 1
DECKS: tuple[StorePlace, ...] = ("store", "core")
ENOUGH = 1000  # M$ for anything in the store


class Deckbuilding(Layout):
    """The verbs of deckbuilding."""

    def begin_deckbuilding(self) -> None:
        """Set up a deckbuilding phase (DB-1 to DB-7); `tick` then starts its clock."""
        deckbuilding.begin(self._settled())
        self._note(self.state.events)

    # ----------------------------------------------------------------- the clock

    def tick(self) -> None:
        """Let the running timer end, or start the clock of a phase that is set up."""
        self._settled()
        try:
            happened = self.game.tick()
        except IllegalAction as refusal:
            raise SceneError(f"time cannot pass: {refusal}") from refusal
        self._note(happened)

    def ready(self, seat: int) -> None:
        """Say that one is done with this timer."""
        self._input(seat, actions.Ready())

    def unready(self, seat: int) -> None:
        """Take that back."""
        self._input(seat, actions.Unready())

    def pause(self, seat: int) -> None:
        """Stop the clock for a question about the rules (DB-10)."""
        self._input(seat, actions.Pause())

    def resume(self, seat: int) -> None:
        """Start the clock again."""
        self._input(seat, actions.Resume())

    def extend(self, seat: int) -> None:
        """Agree to an extension of this timer (DB-10)."""
        self._input(seat, actions.Extend())

    # ----------------------------------------------------------------- one's own area

    def move(self, seat: int, *names: str, to: str) -> None:
        """Move cards to another of one's areas: "binder", "deck", "collection" (DB-12)."""
        for name in names:
            self._input(seat, actions.Move(self._own(seat, name, to), to.replace(" ", "_")))

    def collect(self, seat: int, *names: str) -> None:
        """Move cards to the collection area."""
        self.move(seat, *names, to="collection")

    def show(self, seat: int, *names: str) -> None:
        """Turn cards of the binder or deck face up for everyone."""
        for name in names:
            self._input(seat, actions.Show(self._own(seat, name)))

    def hide(self, seat: int, *names: str) -> None:
        """Turn shown cards face down again."""
        for name in names:
            self._input(seat, actions.Hide(self._own(seat, name)))

    def _own(self, seat: int, name: str, to: str = "") -> int:
        """A card of a player's areas, rather one that is not where it is to go."""
        s = self.state
        p = s.players[seat]
        areas = sorted(s.mode.areas, key=lambda area: area == to.replace(" ", "_"))
        return self._wished(name, [card for area in areas for card in p.cards_in(area)])

    def _stock(self, seat: int, name: str) -> int:
        """A card of the area that is sold and fused from."""
        return self._wished(name, self.state.players[seat].cards_in(self.state.mode.stock))

    # ----------------------------------------------------------------- the shop

    def buy(self, seat: int, what: str | int) -> None:
        """Buy from the store: the first card of a set or name, "store", "core" or a slot (DB-17)."""
        self._input(seat, self._buying(seat, self._place(what)))

    def _buying(self, seat: int, place: StorePlace) -> Action:
        """The action that buys what lies there, as it is offered to somebody with enough M$."""
        rich = self.game.clone()
        rich.state.players[seat].money = ENOUGH
        offered = [
            one for one in rich.choices(seat) if isinstance(one, actions.Buy) and one.place == place
        ]
        return offered[0] if offered else actions.Buy(place, "")

    def _place(self, what: str | int) -> StorePlace:
        """Where a card lies in the store: a slot, or on top of a deck."""
        s = self.state
        if isinstance(what, int):
            return what
        for deck in DECKS:
            if what == deck:
                return deck
        offered: dict[StorePlace, int] = {
            slot: card for slot, card in enumerate(s.shop.store_area) if card != NO_CARD
        }
        if s.shop.store_deck:
            offered["store"] = s.shop.store_deck[-1]
        if s.shop.core_deck:
            offered["core"] = s.shop.core_deck[-1]
        for place, card in offered.items():
            design = s.catalog.designs[s.cards[card]]
            if what.lower() in (design.set.lower(), design.name.lower()):
                return place
        backs = sorted({s.catalog.set_of[s.cards[card]] for card in offered.values()})
        raise SceneError(f"nothing of {what!r} is offered in the store, only of {backs}")

    def peek(self, seat: int, what: str | int) -> None:
        """Look at a card of the store area, if a power allows it."""
        s, place = self.state, self._place(what)
        area = s.shop.store_area
        card = area[place] if isinstance(place, int) and place < len(area) else NO_CARD
        back = "" if card == NO_CARD else s.catalog.set_of[s.cards[card]]
        self._input(seat, ["peek", place, back])

    def change_meta(self, seat: int, deck: int) -> None:
        """Put the next meta of a deck under it, if a power allows it."""
        self._input(seat, actions.ChangeMeta(deck))

    def sell(self, seat: int, *names: str) -> None:
        """Sell cards to the aftermarket, for their stars (DB-20)."""
        for name in names:
            self._input(seat, actions.Sell(self._stock(seat, name)))

    def buy_from_aftermarket(self, seat: int, name: str) -> None:
        """Buy a card from the aftermarket, for its stars (DB-21)."""
        on_sale = [one.card for one in self.state.shop.aftermarket]
        self._input(seat, actions.Purchase(self._wished(name, on_sale)))

    def fuse(self, seat: int, cards: Sequence[str], into: str) -> None:
        """Fuse cards into a promo of a pile; into "Bronze", "Silver" or "Gold" if by chance (DB-19)."""
        s = self.state
        given = self._picked(cards, s.players[seat].cards_in(s.mode.stock))
        for rarity in PROMOS:
            if into == rarity:
                self._input(seat, actions.FuseCards(rarity, given))
                return
        promo = self._wished(into, [card for pile in s.shop.fusion for card in pile])
        piles = zip(PROMOS, s.shop.fusion, strict=True)
        rarity = next((rarity for rarity, pile in piles if promo in pile), PROMOS[0])
        self._input(seat, actions.FuseFor(rarity, given, promo))

    def npc(self, seat: int, name: str, cards: Sequence[str]) -> None:
        """Gain an NPC for the cards that are asked for (DB-24)."""
        s = self.state
        ids = {npc.name.lower(): npc.id for npc in s.catalog.npcs}
        given = self._picked(cards, s.players[seat].binder)
        self._input(seat, actions.HelpWith(ids.get(name.lower(), name), given))

    def _picked(self, names: Sequence[str], among: Sequence[int]) -> tuple[int, ...]:
        """Different cards, one for each name; the same name again is another card."""
        picked: list[int] = []
        for name in names:
            picked.append(self._wished(name, [card for card in among if card not in picked]))
        return tuple(picked)

    # ----------------------------------------------------------------- trades

    def trade(
        self,
        seat: int,
        partner: int,
        *,
        give: Sequence[str] = (),
        give_money: int = 0,
        give_friends: Sequence[int] = (),
        get: Sequence[str] = (),
        get_money: int = 0,
        get_friends: Sequence[int] = (),
    ) -> None:
        """Propose a trade of cards, M$ and friendship cards by their VP (DB-22)."""
        s = self.state
        mine, theirs = s.players[seat], s.players[partner]
        given = (self._picked(give, mine.binder), give_money, tuple(give_friends))
        wanted = (self._picked(get, _shown_first(theirs)), get_money, tuple(get_friends))
        self._input(seat, actions.ProposeDeal(partner, *given, *wanted))

    def accept(self, seat: int) -> None:
        """Accept the last trade that was proposed to a player."""
        self._input(seat, actions.Accept(self._proposal(lambda one: one.partner == seat)))

    def decline(self, seat: int) -> None:
        """Decline the last trade that was proposed to a player."""
        self._input(seat, actions.Decline(self._proposal(lambda one: one.partner == seat)))

    def withdraw(self, seat: int) -> None:
        """Take back the last trade that a player proposed."""
        self._input(seat, actions.Withdraw(self._proposal(lambda one: one.seat == seat)))

    def _proposal(self, is_meant: Callable[[Proposal], bool]) -> int:
        """The number of the last proposal that is meant."""
        found = [one.id for one in self.state.deckbuilding.trades if is_meant(one)]
        return found[-1] if found else NO_PROPOSAL

    # ----------------------------------------------------------------- anything else

    def do(self, seat: int, verb: str, *about: object) -> None:
        """Take any other action of the game, cards by name: what an option or a mode adds."""
        known = {name.lower() for name in self._names(range(len(self.state.cards)))}
        self._input(seat, [verb, *[self._meant(one, known) for one in about]])

    def _meant(self, one: object, known: set[str]) -> object:
        is_card = isinstance(one, str) and one.partition("#")[0].lower() in known
        return self._find(str(one)) if is_card else one


def _shown_first(player: Player) -> list[int]:
    """A binder, with the cards first that its owner shows."""
    return sorted(player.binder, key=lambda card: card not in player.shown)
