"""Turn-Based Mode: one phase, in which everybody builds and plays three decks in turns (TURN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from mblades.errors import Sentence, SetupError
from mblades.modes.turn_based import deck_scoring, memory, turn
from mblades.modes.turn_based.actions import Collect, Equip, Score
from mblades.modes.turn_based.deck_scoring import ORDINALS, PROGRAMS, SCORINGS
from mblades.rules.deckbuilding import booster_draft as drafting
from mblades.rules.deckbuilding import phase as deckbuilding
from mblades.rules.deckbuilding.collection import RP_BY_SIZE
from mblades.rules.effects import board
from mblades.rules.effects.catalog import Op
from mblades.rules.mode import Mode, Phase
from mblades.rules.state import events, piles
from mblades.rules.state.actions import ModeAction
from mblades.rules.state.state import ModeState, Player, State
from mblades.rules.tournament import phase as tournament

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mblades.rules.setup.editions import Edition
    from mblades.rules.setup.setup import Setup
    from mblades.rules.state.records import Area
    from mblades.rules.state.view_records import ModeView, Standing
    from mblades.rules.tournament.playout import Policy

FEWEST_PLAYERS: Final = 2
REFUSED: Final = {
    "pro_cards": Sentence(
        "pro player cards are given after rounds, and Turn-Based Mode has no rounds"
    ),
    "venues": Sentence("a venue lasts for one round, and Turn-Based Mode has no rounds"),
    "draft": Sentence("Draft Mode is for boosters, and Turn-Based Mode has none"),
    "free_market": Sentence("Free Market is for trades, and Turn-Based Mode has none"),
    "liquidation": Sentence(
        "Liquidation pays for the cards used in a tournament, and Turn-Based Mode discards them"
    ),
    "sealed": Sentence("Sealed Play replaces starter decks, and Turn-Based Mode has none"),
    "prerelease": Sentence(
        "a Pre-Release is played with starter decks, and Turn-Based Mode has none"
    ),
}


class TurnBased(Mode):
    """Deckbuilding and tournament in one."""

    name: ClassVar[str] = "turn-based"
    title: ClassVar[str] = "Turn-Based Mode"
    does: ClassVar[str] = "Deckbuilding and tournament in one."
    phases: ClassVar[Mapping[str, Phase]] = {"drafting": drafting, "tournament": turn}
    actions: ClassVar[tuple[type[ModeAction], ...]] = (Collect, Equip, Score)
    areas: ClassVar[tuple[Area, ...]] = ("collection", "second_collection")
    collection_worth: ClassVar[tuple[int, ...]] = RP_BY_SIZE
    programs: ClassVar[Mapping[int, tuple[Op, ...]]] = PROGRAMS
    hidden_areas: ClassVar[tuple[Area, ...]] = ()
    counted_in: ClassVar[str] = "RP"
    stock: ClassVar[str] = "hand"

    def players(self, edition: Edition, _setup: Setup) -> tuple[int, int]:
        return FEWEST_PLAYERS, edition.most_players

    def check(self, setup: Setup, edition: Edition) -> None:
        super().check(setup, edition)
        for option, reason in REFUSED.items():
            if getattr(setup, option):
                raise SetupError(reason)

    def adapt(self, edition: Edition, _setup: Setup) -> Edition:
        return msgspec.structs.replace(
            edition,
            friendship=False,
            starter_decks=False,
            first_cards=0,
            npcs=False,
            fusion_sets=("Bronze", "Bronze", "Silver"),  # TURN-2
            prize_sets=("Silver", "Gold"),
        )

    def begin(self, s: State) -> None:
        """A hand and money for everyone, the shop and both metas; then the first turn."""  # TURN-1
        s.phase = "tournament"
        s.events.append(events.Phase("tournament", s.round))
        for p in s.players:
            given, p.binder = p.binder, ()  # by backers, powers and handicaps
            deck_scoring.pay(s, p)
            first_hand = s.edition.first_hand_store, s.edition.first_hand_core  # ED-25
            p.hand = deckbuilding.dealt(s, *first_hand)
            s.events.append(events.Dealt(p.seat, p.hand))
            p.hand += given
        s.tournament.entered = tuple(card for p in s.players for card in p.powers)
        board.forget(s)  # somebody may have looked while accessories were drafted
        for which in range(len(s.meta_decks)):
            deckbuilding.reveal_meta(s, which)
        piles.refill_store(s)
        s.first = self.first_player(s)
        s.events.append(events.Tournament(s.round, s.first))
        tournament.start_turn(s, s.first)
        memory.count_turn(s, s.first)
        turn.advance(s)

    def new_state(self, seats: int) -> ModeState:
        return memory.new(seats)

    def go_on(self, s: State) -> None:
        turn.advance(s)

    def play_out(self, s: State, policy: Policy) -> tuple[int, ...]:
        """There is one tournament, and its end is that of the game."""
        while s.phase == "tournament":
            seat = turn.waiting(s)[0]
            found = turn.choices(s, seat)
            board.renew(s)
            turn.act(s, seat, policy(s, seat, found), found)
        return tuple([sum(p.tournament_rp) for p in s.players])

    def put_aside(self, s: State, _p: Player, card: int) -> str:
        """There are no binders."""  # TURN-11
        piles.discard(s, (card,))
        return "discard"

    def shop_is_open(self, s: State) -> bool:
        return s.phase == "tournament"

    def vp_so_far(self, _s: State, p: Player) -> int:
        return sum(p.tournament_rp)

    def is_last(self, s: State) -> bool:
        """Whether everybody is at their last deck."""
        return all(len(p.tournament_rp) >= SCORINGS - 1 for p in s.players)

    def standings(self, s: State) -> list[Standing]:
        """By the RP recorded; a tie is shared."""  # TURN-10
        totals = [sum(p.tournament_rp) for p in s.players]
        return [
            {
                "seat": p.seat,
                "place": 1 + sum(other > totals[p.seat] for other in totals),
                "total": totals[p.seat],
                "sources": {
                    word: p.tournament_rp[n] if n < len(p.tournament_rp) else 0
                    for n, word in enumerate(ORDINALS)
                },
                "ahead_by": None,
            }
            for p in s.players
        ]

    def view(self, s: State, _seat: int | None) -> ModeView:
        return {
            "turns": {
                "to_do": s.tournament.must_play,  # the one thing of this turn (TURN-3)
                "hand_limit": turn.HAND_LIMIT,
                "most": turn.MOST_TURNS,
                "taken": list(memory.of(s).turns),
                "declared": [list(pair) for pair in memory.of(s).declared],
            }
        }
