"""Duel: two players, the best of three tournaments (DUEL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from mblades.errors import Sentence, SetupError
from mblades.modes.records import DuelState
from mblades.rules.deckbuilding import collection
from mblades.rules.mode import Mode
from mblades.rules.setup.editions import Edition
from mblades.rules.setup.setup import Setup
from mblades.rules.state import events
from mblades.rules.state.piles import spend
from mblades.rules.state.records import Area, with_entry
from mblades.rules.state.state import ModeState, Player, State
from mblades.rules.state.view_records import ModeView, Standing
from mblades.rules.tournament import scoring

PLAYERS: Final = 2
MARKERS: Final = 6  # DUEL-1
WINS_NEEDED: Final = 2  # DUEL-4
TIE_BREAKS: Final = ("rp",)  # of all tournaments together
ROW: Final = (1, 0)  # a tournament won counts 1, and half of a drawn one rounds down to nothing
COLLECTIONS: Final[tuple[Area, ...]] = (
    "collection",
    "second_collection",
)  # by Element, by Type (DUEL-2)
_NOTHING_SHARED: Final = (
    Sentence("The cards of your Element collection have no element in common."),
    Sentence("The cards of your Type collection have no type in common."),
)


def collection_rp(s: State) -> tuple[int, ...]:
    """What the collections bring, by seat."""
    assert isinstance(s.mode_state, DuelState)
    return s.mode_state.collection_rp


class Duel(Mode):
    """Two collections for RP, six sell markers, and only tournaments won count."""

    name: ClassVar[str] = "duel"
    title: ClassVar[str] = "Duel"
    does: ClassVar[str] = (
        "Two collections for RP, six sell markers, and only tournaments won count."
    )
    areas: ClassVar[tuple[Area, ...]] = ("binder", "deck", *COLLECTIONS)
    collection_worth: ClassVar[tuple[int, ...]] = collection.RP_BY_SIZE
    counted_in: ClassVar[str] = "tournaments"

    def players(self, _edition: Edition, _setup: Setup) -> tuple[int, int]:
        return PLAYERS, PLAYERS

    def check(self, setup: Setup, _edition: Edition) -> None:
        if setup.free_market:
            raise SetupError("trades in a duel must be even, so it cannot have a Free Market")
        if setup.final_after_prerelease:
            raise SetupError("every tournament in a duel counts the same, so there is no Final row")

    def adapt(self, edition: Edition, _setup: Setup) -> Edition:
        return msgspec.structs.replace(
            edition, friendship=False, npcs=False, markers=MARKERS, markers_few_players=MARKERS
        )

    def new_state(self, seats: int) -> ModeState:
        return DuelState((0,) * seats)

    def collection_value(self, s: State, area: str, cards: Sequence[int]) -> int:
        """RP, not VP."""  # DUEL-3
        if not collection.shared_symbols(s, cards)[COLLECTIONS.index(area)]:
            return 0
        return collection.value(s, cards)

    def collection_faults(self, s: State, area: str, cards: Sequence[int]) -> list[Sentence]:
        found = super().collection_faults(s, area, cards)
        which = COLLECTIONS.index(area)
        if not found and not collection.shared_symbols(s, cards)[which]:
            found.append(_NOTHING_SHARED[which])
        return found

    def score_collections(self, s: State) -> None:
        for p in s.players:
            for area in COLLECTIONS:
                cards = p.cards_in(area)
                p.put_in(area, ())
                rp = self.collection_value(s, area, cards)
                if rp:
                    so_far = collection_rp(s)
                    s.mode_state = DuelState(with_entry(so_far, p.seat, so_far[p.seat] + rp))
                    spend(s, cards)
                    s.events.append(events.CollectionRp(p.seat, cards, rp))
                elif cards:  # RUL-9
                    p.binder += cards
                    s.events.append(events.CollectionInvalid(p.seat, cards))

    def add_last_rp(self, s: State) -> None:
        for p, rp in zip(s.players, collection_rp(s), strict=True):
            if rp and not p.out:
                p.rp += rp
                s.events.append(events.CollectionCounted(p.seat, rp))
        s.mode_state = self.new_state(len(s.players))

    def give_prizes(self, s: State) -> None:
        if not self.is_last(s):
            super().give_prizes(s)

    def row(self, _s: State) -> Sequence[int]:
        return ROW

    def is_last(self, s: State) -> bool:
        return super().is_last(s) or any(won(p) >= WINS_NEEDED for p in s.players)

    def standings(self, s: State) -> list[Standing]:
        ranks = [(won(p), sum(p.tournament_rp)) for p in s.players]
        return [
            {
                "seat": p.seat,
                "place": 1 + sum(other > ranks[p.seat] for other in ranks),
                "total": won(p),
                "sources": {"tournament": won(p)},
                "ahead_by": scoring.ahead_by(ranks[p.seat], ranks, TIE_BREAKS),
            }
            for p in s.players
        ]

    def view(self, s: State, _seat: int | None) -> ModeView:
        return {"collection_rp": list(collection_rp(s))}


def won(p: Player) -> int:
    """How many tournaments a player has won."""
    return sum(p.tournament_vp)
